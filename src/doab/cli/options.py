"""Arguments and options that several commands share."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from doab.core import Rules, find_rules
from doab.core.options import parse_options

GameArgument = Annotated[str, typer.Argument(metavar="GAME", help="The game; “doab games” lists them.")]
OptionOption = Annotated[
    list[str] | None,
    typer.Option(
        "--option",
        metavar="NAME",
        help="An option of the game, as often as needed: navaratna, ganga, mixed=advanced/beginner.",
    ),
]
EditionOption = Annotated[
    Path | None,
    typer.Option("--edition", metavar="FILE", help="Your own edition (TOML): all tables, or those that differ."),
]
SeedOption = Annotated[
    str | None, typer.Option("--seed", metavar="SEED", help="The same seed brings the same dice and tiles.")
]
FolderOption = Annotated[
    Path | None,
    typer.Option("--folder", metavar="FOLDER", envvar="DOAB_FOLDER", help="Where the server's database lies."),
]
DatabaseOption = Annotated[
    str | None,
    typer.Option(
        "--database",
        metavar="URL",
        envvar="DOAB_DATABASE",
        help="Another database: postgresql://user:password@host/name",
    ),
]


def chosen_rules(game: str, edition: Path | None) -> Rules:
    rules = find_rules(game)
    return rules if edition is None else rules.with_edition(edition)


def read_options(words: list[str] | None) -> dict[str, object]:
    """`["navaratna", "mixed=advanced/beginner"]` as the game takes them."""
    return parse_options(", ".join(words or []))


def words_of(text: str | None) -> list[str]:
    return [word.strip() for word in text.split(",") if word.strip()] if text else []
