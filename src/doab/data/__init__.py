"""Games as tables of their moves, in Parquet (the extra `data`): written from records, read in batches.

`writer` writes a dataset, `reader` looks at one and gives the records back, `loader` makes NumPy batches of it,
`selfplay` plays games to write. pandas, Polars and every other reader of Parquet can read the files as they are.

It calls bots, games and the core; nothing but the command line calls it. docs/learn/data.md describes the columns.

Begin with `schema.py`, then `writer.py`.
"""
