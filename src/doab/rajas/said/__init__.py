"""The game in phrases: events, places, what an answer costs and brings in, why something is forbidden, terms.

A phrase is a key and the facts in it (docs/wording.md); its words are in the catalogues of `doab.locale`, in every
language. Nothing here decides anything: it reads the table, and asks the rules for what they know.

Called through the game's `RULES`, by the server and the terminal. Not compiled.

Begin with `telling.py`, which is what others ask; `reasons.py` answers “why not?”, and `worth.py` says what an answer
would do.
"""
