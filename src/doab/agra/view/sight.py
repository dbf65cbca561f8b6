"""A-14: what a seat may know of the table: everything but the rupees in the others' bags, which open at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from doab.agra.table.state import Agra
from doab.agra.view.view import AgraTable, view
from doab.core.chance import Source
from doab.core.options import Options
from doab.core.parts import Sight
from doab.core.state import State

MOST_IMAGINED = 40


class AgraSight(Sight[Agra]):
    def seen(self, state: Agra, seat: int) -> dict[str, Any]:
        """A-14: everything but the others' bags. The favour pile is a set: it has no order that anybody could know."""
        return _with_closed_bags(state, bags_seen(state, seat))

    def seen_by_onlooker(self, state: Agra) -> dict[str, Any]:
        """A-14: `open_rupees` is a word in a record, which anybody can write there."""
        return _with_closed_bags(state, ())

    def view(self, state: Agra, seat: int) -> AgraTable:
        return view(state, bags_seen(state, seat))

    def view_afterwards(self, state: Agra, seat: int) -> AgraTable:
        """A-14: at the end the bags are opened, and anybody who replays the game may count what was in them."""
        return view(state, range(state.seats))

    def view_of_onlooker(self, state: Agra) -> AgraTable:
        return view(state, ())

    def imagine(self, seen: Mapping[str, Any], source: Source) -> State:
        players = [
            {name: int(source.below(MOST_IMAGINED)) if value is None else value for name, value in player.items()}
            for player in seen["players"]
        ]
        return self.rules.store.from_json({**seen, "players": players})

    def hides(self, options: Options) -> bool:
        """A-14: the bags, unless rupees are played open."""
        return not options["open_rupees"]

    def hidden_variants(self, state: Agra, seat: int, source: Source) -> list[State]:
        if state.switches.open_rupees or state.is_over():
            return []
        variant = state.copy()
        for other, player in enumerate(variant.players):
            if other != seat:
                player.rupees = source.below(MOST_IMAGINED)
        return [variant]


def bags_seen(state: Agra, seat: int) -> Sequence[int]:
    """A-14: whose bags a seat looks into: its own only, but all of them when they are opened at the end."""
    return range(state.seats) if state.switches.open_rupees or state.is_over() else (seat,)


def _with_closed_bags(state: Agra, open_bags: Sequence[int]) -> dict[str, Any]:
    """The whole table except for what is in other bags."""
    seen: dict[str, Any] = state.to_json()
    for seat, player in enumerate(seen["players"]):
        if seat not in open_bags:
            player["rupees"] = None
    return seen
