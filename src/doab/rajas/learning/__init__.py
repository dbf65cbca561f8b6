"""The row of numbers that networks read.

Every piece of a row has a name, and what stands along its axes has names, too (docs/learn/observations.md,
generated): a network knows its inputs by these names and outlives a game that gets more of them. A row tells a seat
what it may know, and nothing else; `doab.core.kit.encodings` tests that.

Called through the game's `RULES`, by bots, environments and datasets. All of it is compiled.

Begin with `encoding.py`.
"""
