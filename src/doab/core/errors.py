"""Everything that can be wrong with what comes from outside.

DoabError
├── GameError                 a game that is being played
│   ├── IllegalAction         not among the offered answers; names the rule
│   ├── UnknownAction         no such text or number in the action table
│   ├── StaleAction           meant for a position that is past
│   ├── CannotUndo            chance, a reveal or another player stands in between
│   └── GameOver              nobody is asked any more
├── OptionError               an impossible player count, name or option
├── EditionError              a printed table that is missing, malformed or contradictory
├── RecordError               a record that cannot be read or replayed; names the line
├── PositionError             a line of text that is no position
├── InvariantError            a state that the rules cannot reach: a bug, never the user's fault
└── UnknownGame               no game of that name is installed
"""

from __future__ import annotations


class DoabError(Exception):
    """The root: `except DoabError` catches whatever is the caller's or the file's fault."""


class GameError(DoabError):
    """Something asked of a running game cannot be done; the game is unchanged."""


class IllegalAction(GameError):
    """The answer is not offered. `rule` is the section or ruling that forbids it."""

    def __init__(self, text: str, rule: str, reason: str, offered: list[str]) -> None:
        self.text = text
        self.rule = rule
        self.reason = reason
        self.offered = offered
        some = ", ".join(offered[:8]) + (f" and {len(offered) - 8} more" if len(offered) > 8 else "")
        super().__init__(f"“{text}” is not possible now ({rule}): {reason} Possible: {some}.")


class UnknownAction(GameError):
    """No action of this game has that text or number."""


class StaleAction(GameError):
    """The answer was meant for an earlier position of the game."""


class CannotUndo(GameError):
    """There is nothing to take back, or something stands in between that cannot be taken back."""


class GameOver(GameError):
    """The game has ended: there is no open question."""


class OptionError(DoabError):
    """A player count, a name or an option (or a combination of them) that the game does not allow."""


class EditionError(DoabError):
    """A printed table does not hold what it must. The message names the table and the row."""

    def __init__(self, where: str, message: str) -> None:
        self.where = where
        super().__init__(f"{where}: {message}")


class RecordError(DoabError):
    """A record cannot be read or replayed. `line` is the line of the file, from 1 (0: the file as a whole)."""

    def __init__(self, line: int, message: str) -> None:
        self.line = line
        self.reason = message
        super().__init__(f"line {line}: {message}" if line else message)


class PositionError(DoabError):
    """A line of text does not describe a position."""


class InvariantError(DoabError):
    """A state breaks a law of its game."""


class UnknownGame(DoabError):
    """No installed game has that name."""
