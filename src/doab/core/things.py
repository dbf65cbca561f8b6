"""Names of things: a number anywhere in the rules is an index into one of these lists.

A place is `kind name`: `space quarry`, `square 2,3`, `supply blue`. Whose it is stands beside it as a seat, never in
it. The same words are in answers, events, views and drawings.

    BUILDING = Names("building", ("temple", "palace", "fort", "mill"))
    SQUARE = OfTheEdition("square", 20)
    Building: TypeAlias = i64

The alias is what a signature says: an index into the names of that kind. The compiler sees a number like any other.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Final, TypeAlias

from mypy_extensions import i64

Seat: TypeAlias = i64
"""The seat of a player, counted from 0; −1: nobody, or chance."""
Count: TypeAlias = i64
Flag: TypeAlias = i64
"""0 or 1."""


class Names:
    """The names of all things of one kind, in the order of their numbers."""

    def __init__(self, kind: str, names: Iterable[str]) -> None:
        self.kind = kind
        self.names: tuple[str, ...] = tuple(names)
        # Made once: events name places in the middle of a game.
        self.places: tuple[str, ...] = tuple(f"{kind} {name}" for name in self.names)
        self._number: dict[str, int] = {place: number for number, place in enumerate(self.places)}

    def __getitem__(self, number: i64) -> str:
        return self.names[number]

    def __len__(self) -> int:
        return len(self.names)

    def __iter__(self) -> Iterator[str]:
        return iter(self.names)

    def __contains__(self, name: object) -> bool:
        return name in self.names

    def index(self, name: str) -> int:
        return self.names.index(name)

    def place(self, number: i64) -> str:
        """The place of a thing: `scroll palace`."""
        return self.places[number]

    def find(self, place: str) -> int:
        """The number of a thing by its place; −1: this is another kind of place."""
        return self._number.get(place, -1)


class OfTheEdition:
    """Things of one kind of which an edition says how many there are, and what they are called."""

    def __init__(self, kind: str, most: int = 0) -> None:
        self.kind = kind
        self.most = most  # so many at most, if answers are about them: their numbers leave room

    def __len__(self) -> int:
        return self.most

    def place(self, name: str) -> str:
        return f"{self.kind} {name}"

    def name(self, place: str) -> str:
        """The name of a thing by its place; empty: this is another kind of place."""
        return place.removeprefix(f"{self.kind} ") if place.startswith(f"{self.kind} ") else ""


FACE: Final = Names("face", ("1", "2", "3", "4", "5", "6"))
PLAYER: Final = Names("player", ("1", "2", "3", "4"))
