"""What `make made` writes from the classes and tables of the game; nothing here is edited by hand.

`numbers.py` holds the number of every family of answers, as literals, from the rows of `answers.py`. `frames.py` knows
the kinds of frames by number and what each of them knows, from the signatures of their classes in `rules/`. The
numbers are those of `numbers.toml` beside this folder: rows are appended, and none is ever changed.

`numbers.py` calls nobody and is called by every folder of the game; `frames.py` calls the rules and is called by
`learning/` and the bots. All of it is compiled.

Begin with `tools/made.py`, which writes it.
"""
