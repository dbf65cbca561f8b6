"""The rules that a table is played by, from what its row says: game, version and the text of an edition."""

from __future__ import annotations

import tomllib
from functools import lru_cache

from doab.core.errors import EditionError
from doab.core.registry import find_rules
from doab.core.rules import Rules

KEPT = 16
"""Editions that stay in memory: those that were used last."""


def rules_for(game: str, version: int | None = None, edition_text: str | None = None) -> Rules:
    """The rules of a game in this version, with the edition of that text (TOML); without one, the default edition."""
    return find_rules(game, version) if edition_text is None else _with_edition(game, version, edition_text)


@lru_cache(KEPT)
def _with_edition(game: str, version: int | None, edition_text: str) -> Rules:
    try:
        tables = tomllib.loads(edition_text)
    except tomllib.TOMLDecodeError as error:
        raise EditionError("the edition", f"is not valid TOML: {error}") from error
    return find_rules(game, version).with_edition(tables)
