"""The arena: matches between bots with rotated seats and paired seeds, and what their results say (docs/arena.md)."""

from doab.arena.match import play
from doab.arena.plan import Job, Setting, check_bots, games_of, make_setting, tables_of
from doab.arena.results import Result, ResultsFile, read_results
from doab.arena.summary import Match

__all__ = [
    "Job",
    "Match",
    "Result",
    "ResultsFile",
    "Setting",
    "check_bots",
    "games_of",
    "make_setting",
    "play",
    "read_results",
    "tables_of",
]
