"""A catalogue holds all messages of one language, in Fluent files, and says phrases in it.

The messages of `en/rajas.ftl` have keys that begin with `rajas-`, and so on: a key names its file, and a file is read
when its first message is needed, so that nobody waits for a game that is not played.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from functools import cache
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Final

from doab.core.wording import Field, Phrase, Term

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

FOLDER: Final = files("doab.locale")
DEFAULT: Final = "en"
STRICT: Final = "DOAB_STRICT_WORDING"
"""Set in the environment of tests: a fault in a catalogue is an error. People rather see a key than nothing at all."""


class MissingMessage(LookupError):
    """There is no message for a phrase, or the phrase lacks what the message names."""


@cache
def languages() -> tuple[str, ...]:
    """The languages that there are catalogues of, English first."""
    found = [folder.name for folder in FOLDER.iterdir() if folder.is_dir() and (folder / "core.ftl").is_file()]
    return tuple(sorted(found, key=lambda name: (name != DEFAULT, name)))


class Catalogue:
    """The messages of one language."""

    def __init__(self, language: str, strict: bool | None = None) -> None:
        if language not in languages():
            raise ValueError(f"there is no language “{language}”; there are {', '.join(languages())}")
        self.language = language
        self.strict = bool(os.environ.get(STRICT)) if strict is None else strict
        self._bundle: FluentBundle | None = None
        self._read: set[str] = set()
        self._terms: dict[str, dict[str, str]] = {}

    def say(self, phrase: Phrase | Term) -> str:
        """A phrase as a sentence. If there is no message for it, its key is shown, or in tests refused."""
        if isinstance(phrase, Term):
            return self._forms(phrase.key)[""]
        arguments: dict[str, str | int] = {}
        for name, value in phrase.fields.items():
            self._fill_in(arguments, name, value)
        return self._format(phrase.key, arguments)

    def _fill_in(self, arguments: dict[str, str | int], name: str, value: Field) -> None:
        """`$good` is the word itself; where a language gives it other forms, `$good-plural` is the one so called."""
        if isinstance(value, Term):
            for form, word in self._forms(value.key).items():
                arguments[f"{name}-{form}" if form else name] = word
        elif isinstance(value, int | str):
            arguments[name] = value
        else:
            arguments[name] = self._shown(value)

    def _shown(self, value: Field) -> str:
        if isinstance(value, Phrase | Term):
            return self.say(value)
        if isinstance(value, Sequence) and not isinstance(value, str):
            return self._format("core-list-separator", {}).join(self._shown(one) for one in value)
        return str(value)

    def _forms(self, key: str) -> dict[str, str]:
        """A word of the game in all its forms: the plain one is called "", the others as the attributes are."""
        if key not in self._terms:
            forms = {"": self._format(key, {})}
            bundle = self._bundle_for(key)
            if bundle.has_message(key):
                for form, pattern in bundle.get_message(key).attributes.items():
                    forms[form] = str(bundle.format_pattern(pattern)[0])
            self._terms[key] = forms
        return self._terms[key]

    def _format(self, key: str, arguments: dict[str, str | int]) -> str:
        bundle = self._bundle_for(key)
        pattern = bundle.get_message(key).value if bundle.has_message(key) else None
        if pattern is None:
            if self.strict:
                raise MissingMessage(f"{self.language} has no message “{key}”")
            return key
        told, faults = bundle.format_pattern(pattern, arguments)
        if faults and self.strict:
            raise MissingMessage(f"{self.language}, “{key}”: {'; '.join(str(fault) for fault in faults)}")
        return str(told)

    def _bundle_for(self, key: str) -> FluentBundle:
        if self._bundle is None:
            from fluent.runtime import FluentBundle

            # The marks that Fluent can set round every field are for mixed directions of writing, and terminals show
            # them.
            self._bundle = FluentBundle([self.language], use_isolating=False)
        part = key.partition("-")[0]
        if part not in self._read:
            from fluent.runtime import FluentResource

            self._read.add(part)
            file: Traversable = FOLDER / self.language / f"{part}.ftl"
            if file.is_file():
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")))
        return self._bundle


@cache
def catalogue(language: str = DEFAULT) -> Catalogue:
    return Catalogue(language)


def say(phrase: Phrase | Term, language: str = DEFAULT) -> str:
    """A phrase as a sentence in a language."""
    return catalogue(language).say(phrase)
