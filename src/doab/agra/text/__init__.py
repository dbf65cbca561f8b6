"""Positions as a line of text, both ways, and states as JSON.

A line such as “Teal: standing sailor trader | Pink: rupees 2 | asks Teal” is a whole position: tests, records, forks
and bug reports begin with one (docs/agra/text.md). JSON holds every number of a state; snapshots in the database use
it.

Called through the game's `RULES`. Only the codec is compiled.

Begin with `position.py`, from text to a state; `position_text.py` goes the other way, `codec.py` is the JSON, and
`store.py` is what others ask.
"""
