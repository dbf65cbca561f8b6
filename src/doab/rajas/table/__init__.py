"""What lies on the table: the pieces and the verbs that move them, the words of the game, and what is printed.

The rules change the table only by the verbs of `state.py`; each reports an event, so nothing moves unseen. The words
of the game are in `things.py` in a fixed order: a number in a rule is an index into one of these lists.
`edition.py` reads what is printed from `editions/*.toml` and names the row that is wrong.

Every folder of the game uses it; it uses only the core, and the codec to write a state as JSON. All of it is
compiled.

Begin with `state.py`.
"""
