"""Rajas of the Ganges: 2 to 4 players, basic game, Navaratna variant, mixed levels, Ganga river tiles."""

from doab.rajas.rules import RULES, RajasRules, rajas
from doab.rajas.tracks import lead

__all__ = ["RULES", "RajasRules", "lead", "rajas"]
