"""Lessons and puzzles: the two games, taught and set as tasks on the real boards.

`rajas.toml` and `agra.toml` hold the positions, the script and the words; their heads explain the fields. `course` says
what is in them and reads them, `conditions` says whether a goal has been reached, `scene` plays a lesson: the learner
answers, and chance and the others follow the script. `checks` plays all of it, every way through; a lesson that the
rules or an edition have made untrue fails there (`python tools/lessons.py`, and tests/lessons).

May call the games and the core; whoever shows lessons to people may call it.

Begin with `scene.py`.
"""
