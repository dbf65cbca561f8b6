"""The rules of Rajas of the Ganges, one file per subject of the rulebook: the questions, the possible answers, and what
they do.

Nothing else lives here: no words, no drawing, no reading of files. A docstring begins with the section or the ruling
that its code implements; the rules map (docs/rajas/rules-map.md) leads from each to its code and its tests.

They call `table` and the core. They are called by `game.py`, by the folders that show the game (`said`, `view`,
`learning`), and by what judges for the bots. All of it is compiled.

Begin with `turn.py`: the round, and the questions of a turn. `setup.py` comes before it, `ending.py` after it.
"""
