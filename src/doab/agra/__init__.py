"""Agra: 2 to 4 players."""

from doab.agra.game import RULES, AgraRules, agra

__all__ = ["RULES", "AgraRules", "agra"]
