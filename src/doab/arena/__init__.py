"""The arena: matches between bots with rotated seats and paired seeds, and what their results say (docs/arena.md).

`plan.py` decides which games are played, `running.py` and `cluster.py` play them here or elsewhere, `match.py` plays
one. A result is a line of JSON (`results.py`, `result_form.py`) with a few figures of every seat (`figures.py`). From
many lines, `summary.py`, `ratings.py` and `statistics.py` make figures, and `report.py` and `plots.py` what people
look at.

It calls bots, games and the core. The terminal and `tools/strength.py` call it.

Begin with `match.py`, then `summary.py`.
"""

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
