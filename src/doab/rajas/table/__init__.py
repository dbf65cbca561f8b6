"""What lies on the table: the pieces and the verbs that move them, the words of the game, and what is printed.

The rules change the table only by the verbs of `state.py`; each reports an event, and so nothing moves unseen. The
words of the game stand in `things.py` in a fixed order: a number in a rule is an index into one of these lists.
`edition.py` reads what is printed from `editions/*.toml` and names the row that is wrong.

Every folder of the game calls it; it calls the core alone, and the codec when a state is to be JSON. All of it is
compiled.

Begin with `state.py`.
"""
