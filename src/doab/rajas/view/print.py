"""What is printed on the parts of an edition, as plain data for the code that draws them: everything a view names."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from doab.core.parts import Printed
from doab.rajas.table.edition import BoardSide, Edition
from doab.rajas.table.state import HIGHEST_KARMA, HIGHEST_LEVEL, LOWEST_LEVEL
from doab.rajas.table.things import BACKS, BUILDINGS, COLOURS, GOODS, SIDES, SPACE_KINDS, TOKEN_COLOURS

if TYPE_CHECKING:
    from doab.rajas.game import RajasRules


class RajasPrinted(Printed):
    rules: RajasRules

    def data(self) -> dict[str, Any]:
        """Everything that is printed, in the order in which it lies on the parts."""
        edition = self.rules.edition
        return {
            "edition": edition.name,
            "incomes": [income.code for income in edition.incomes],
            "tracks": {
                "meeting_point": int(edition.meeting_point),
                "fame": _bonuses(edition, list(edition.fame_bonus_at), list(edition.fame_bonus)),
                "money": _bonuses(edition, list(edition.money_bonus_at), list(edition.money_bonus)),
            },
            "sides": {"two": _side(edition.side_two), "three_four": _side(edition.side_three_four)},
            "river": [""] + [edition.incomes[income].code for income in list(edition.river)[1:]],
            "bridge_after": int(edition.bridge_after),
            "most_karma": HIGHEST_KARMA,
            "levels": list(range(LOWEST_LEVEL, HIGHEST_LEVEL + 1)),
            "province": _province(edition),
            "tokens": [
                {"colour": TOKEN_COLOURS[colour], "income": edition.incomes[income].code}
                for colour, income in zip(edition.token_colour, edition.token_income, strict=True)
            ],
            "tiles": [_tile(edition, tile) for tile in range(edition.n_tiles)],
        }


def _bonuses(edition: Edition, spaces: list[int], incomes: list[int]) -> list[dict[str, Any]]:
    pairs = zip(spaces, incomes, strict=True)
    return [{"at": int(space), "income": edition.incomes[income].code} for space, income in pairs]


def _side(side: BoardSide) -> list[dict[str, Any]]:
    return [{"kind": SPACE_KINDS[kind], "cost": int(cost)} for kind, cost in zip(side.kinds, side.costs, strict=True)]


def _province(edition: Edition) -> dict[str, Any]:
    touches = list(edition.yield_at)
    return {
        "rows": edition.rows,
        "columns": edition.columns,
        "residence": int(edition.residence),
        "roads": _sides(int(edition.residence_roads)),
        "buildable": [bool(cell) for cell in edition.buildable],
        "yields": [
            {
                "name": name,
                "at": [[at // 4, SIDES[at % 4]] for at, place in enumerate(touches) if place == number],
                "basic": edition.incomes[edition.yield_basic[number]].code,
                "navaratna": edition.incomes[edition.yield_navaratna[number]].code,
                "colour": TOKEN_COLOURS[edition.yield_colour[number]],
            }
            for number, name in enumerate(edition.yield_names)
        ],
    }


def _tile(edition: Edition, tile: int) -> dict[str, Any]:
    buildings = [
        word for at, word in enumerate(BUILDINGS) for _ in range(edition.tile_buildings[tile * len(BUILDINGS) + at])
    ]
    markets = [
        [GOODS[edition.tile_good[at]], int(edition.tile_value[at])]
        for at in (tile * 2, tile * 2 + 1)
        if edition.tile_good[at] >= 0
    ]
    return {
        "name": edition.tile_names[tile],
        "colour": COLOURS[edition.tile_colour[tile]],
        "back": BACKS[edition.tile_stack[tile] % len(BACKS)],
        "cost": int(edition.tile_cost[tile]),
        "roads": _roads(edition, tile),
        "buildings": buildings,
        "markets": markets,
    }


def _roads(edition: Edition, tile: int) -> list[str]:
    """The roads before turning, each as the sides that it joins: `["NES"]`, `["NS", "EW"]`."""
    joined = {int(edition.roads[tile * 16 + side]) for side in range(4)} - {0}
    return [_sides(sides) for sides in sorted(joined)]


def _sides(bits: int) -> str:
    return "".join(side for at, side in enumerate(SIDES) if bits >> at & 1)
