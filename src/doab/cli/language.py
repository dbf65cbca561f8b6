"""The language of this terminal: an option of the commands that talk about games, and how phrases are said in it."""

from __future__ import annotations

from typing import Annotated

import typer

from doab.core.wording import Field, Phrase, Term
from doab.locale import DEFAULT, languages
from doab.locale import say as say_in

_chosen = [DEFAULT]


def choose(language: str | None) -> str | None:
    """Speak this language from now on; None: the default."""
    if language is not None and language not in languages():
        raise typer.BadParameter(f"“{language}” is not one of {', '.join(languages())}")
    _chosen[:] = [language or DEFAULT]
    return language


def say(phrase: Phrase | Term) -> str:
    return say_in(phrase, _chosen[0])


def shown(field: Field) -> str:
    """A part of a phrase by itself."""
    return say(field) if isinstance(field, Phrase | Term) else str(field)


def tell(key: str, **fields: Field) -> str:
    """A message of the terminal itself: `tell("terminal-purse", fame=3, money=5)`."""
    return say(Phrase(key, fields))


def in_language_of_answers() -> bool:
    """Whether people read the language in which answers are typed and records are written: then those are shown."""
    return _chosen[0] == DEFAULT


LanguageOption = Annotated[
    str | None,
    typer.Option(
        "--language",
        metavar="LANGUAGE",
        envvar="DOAB_LANGUAGE",
        callback=choose,
        help=f"In which language the game talks: {', '.join(languages())}.",
    ),
]
