"""Rajas of the Ganges: 2 to 4 players, basic game, Navaratna variant, mixed levels, Ganga river tiles."""

from doab.rajas.game import RULES, RajasRules, rajas
from doab.rajas.rules.tracks import lead

__all__ = ["RULES", "RajasRules", "lead", "rajas"]
