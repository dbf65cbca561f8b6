"""The rules that a table is played by, from what its row says: game, version and the text of an edition."""

from __future__ import annotations

from functools import lru_cache

from doab.core.editions import parse_toml
from doab.core.errors import EditionError
from doab.core.registry import find_rules
from doab.core.rules import Rules

DEEPEST = 12
LONGEST_LINE = 20_000
KEPT = 16
"""Editions that stay in memory: those used most recently."""


def rules_for(game: str, version: int | None = None, edition_text: str | None = None) -> Rules:
    """The rules of a game in this version, with the edition of that text (TOML); without one, the default edition."""
    return find_rules(game, version) if edition_text is None else _with_edition(game, version, edition_text)


@lru_cache(KEPT)
def _with_edition(game: str, version: int | None, edition_text: str) -> Rules:
    rules = find_rules(game, version)
    _check_form(edition_text)
    try:
        return rules.with_edition(parse_toml(edition_text, "the edition"))
    except EditionError:
        raise
    except Exception as error:  # numbers beyond all bounds and the like: no table could be played with it
        raise EditionError("the edition", f"cannot be used ({type(error).__name__})") from error


def _check_form(text: str) -> None:
    """Refuse what takes long to read before reading it: a stranger may have sent it."""
    depth = deepest = 0
    for sign in text:
        depth += (sign in "[{") - (sign in "]}")
        deepest = max(deepest, depth)
    if deepest > DEEPEST:
        raise EditionError("the edition", f"is nested deeper than {DEEPEST} times")
    for number, line in enumerate(text.splitlines(), 1):
        if line.partition("=")[0].count(".") > DEEPEST or len(line) > LONGEST_LINE:
            raise EditionError("the edition", f"line {number} is too long, or its key has too many parts")
