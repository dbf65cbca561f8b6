"""The row of numbers that networks read.

Every piece of a row has a name, and so has everything along its axes (docs/learn/observations.md, generated):
a network knows its inputs by these names, and still works when the game gets more of them. A row holds what a seat
may know, and nothing else; `doab.core.kit.encodings` tests that.

Called through the game's `RULES`, by bots, environments and datasets. All of it is compiled.

Begin with `encoding.py`.
"""
