"""Which games are installed. A package adds one through the entry point group `doab.games`:

[project.entry-points."doab.games"]
pebbles = "pebbles:RULES"
"pebbles@1" = "pebbles.first:RULES"  # an older version that games begun under it can go on with
"""

from __future__ import annotations

from functools import cache
from importlib.metadata import entry_points

from doab.core.errors import UnknownGame
from doab.core.rules import Rules

GROUP = "doab.games"

_registered: dict[str, Rules] = {}


def register(rules: Rules) -> None:
    """Add a game without an entry point: for tests and notebooks."""
    _registered[rules.name] = rules


def game_names() -> list[str]:
    names = {entry.name for entry in entry_points(group=GROUP)} | set(_registered)
    return sorted(name for name in names if "@" not in name)


def find_rules(name: str, version: int | None = None) -> Rules:
    """The rules of an installed game with its default edition; with `version`, as they were in that version."""
    newest = _registered[name] if name in _registered else _load(name)
    if version is None or version == newest.version:
        return newest
    kept = newest.as_of(version)
    if kept.version == version:
        return kept
    older = f"{name}@{version}"
    try:
        return _registered[older] if older in _registered else _load(older)
    except UnknownGame as error:
        message = f"{newest.title} is installed with rules {newest.version}; version {version} is not there any more"
        raise UnknownGame(message) from error


@cache
def _load(name: str) -> Rules:
    for entry in entry_points(group=GROUP):
        if entry.name == name:
            try:
                rules = entry.load()
            except Exception as error:  # a broken package of somebody else's must not look like a fault of this program
                raise UnknownGame(f"the game “{name}” ({entry.value}) cannot be loaded: {error!r}") from error
            if not isinstance(rules, Rules):
                raise UnknownGame(f"the entry point of “{name}” ({entry.value}) is not a game")
            return rules
    raise UnknownGame(f"there is no game “{name}”; installed are {', '.join(game_names()) or 'none'}")
