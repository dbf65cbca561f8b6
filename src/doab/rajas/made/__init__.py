"""Files that `make made` writes from the classes and tables of the game; do not edit them.

`numbers.py` holds the number of every family of answers, as literals, from the rows of `answers.py`. `frames.py` knows
the kinds of frames by number and what each of them knows, from the signatures of their classes in `rules/`. The
numbers are those of `numbers.toml` beside this folder: rows are appended, and none is ever changed.

`numbers.py` imports nothing and is used by every folder of the game; `frames.py` imports the rules and is used by
`learning/` and the bots. All of it is compiled.

Begin with `tools/made.py`, which writes it.
"""
