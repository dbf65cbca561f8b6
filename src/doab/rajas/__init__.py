"""Rajas of the Ganges: 2 to 4 players, basic game, Navaratna variant, mixed levels, Ganga river tiles.

`rules/` holds the rules and nothing else, with one file per subject of the rulebook. Around it: `table/` (pieces,
names, what is printed), `answers.py` (every answer, one row per family), `made/` (numbers, and what frames know:
written by `make made`), `said/` (the game in phrases), `view/` (what boards are drawn from), `text/` (positions and
states as text), `learning/` (what networks read), `checks/` (what must hold), `game.py`, which puts the parts together.

Other parts import from here: `RULES`, the object that the rest of the program talks to, and `rajas("…")`, a game from
a line of text. The package imports only the core, and never the other game.

Begin with `rules/placing.py`, with docs/rajas/rules.md beside it.
"""

from doab.rajas.game import RULES, RajasGame, RajasRules, rajas
from doab.rajas.rules.tracks import lead

__all__ = ["RULES", "RajasGame", "RajasRules", "lead", "rajas"]
