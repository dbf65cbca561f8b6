"""Lessons and puzzles: the two games, taught and set as tasks on the real boards.

`rajas.toml` and `agra.toml` hold the positions, the script and the words. `course` describes their fields and reads
them, `conditions` says whether a goal has been reached, `scene` plays a lesson: the learner
answers, and chance and the others follow the script. `checks` plays all of it, every way through; a lesson that no
longer fits the rules or an edition fails there (`python tools/lessons.py`, and tests/lessons).

It calls the games and the core; any part that shows lessons to people may call it.

Begin with `scene.py`.
"""
