"""Province tiles as they are printed: colour, back, cost, roads, buildings, markets (1, 16 D-10)."""

from __future__ import annotations

from typing import Any, Final

from doab.rajas.table.things import BACKS, BUILDINGS, COLOURS, GOODS, SIDES

#: Roads before turning, as groups of sides that are joined to each other. A road can also be written as such groups:
#: `NS EW` is a bridge of two separate roads (R-32), `NE SW` two bends.
ROADS: Final = {"straight": "NS", "bend": "NE", "fork": "NES", "crossing": "NESW"}


class PrintedTile:
    """One province tile."""

    def __init__(
        self, colour: int, back: int, cost: int, road: str, buildings: list[int], markets: list[tuple[int, int]]
    ) -> None:
        self.colour = colour
        self.back = back
        self.cost = cost
        self.road = road
        self.buildings = buildings
        self.markets = markets
        groups = ROADS.get(road, road).split()
        self.components = [[SIDES.index(side) for side in group] for group in groups]

    def name(self) -> str:
        """`orange 7 fork tea2 spices1`: what a person would call it."""
        words = [COLOURS[self.colour], str(self.cost), self.road.replace(" ", "+")]
        words += [BUILDINGS[building] for building in self.buildings]
        words += [f"{GOODS[good]}{value}" for good, value in self.markets]
        return " ".join(words)

    def curves(self) -> int:
        """R-86: roads with exactly two ends at right angles. Straights, forks and crossings are no curves."""
        return sum(1 for sides in self.components if len(sides) == 2 and (sides[0] - sides[1]) % 2 == 1)

    def turned(self, turn: int) -> list[int]:
        """The road components as bit sets of sides, after `turn` quarter turns clockwise."""
        return [sum(1 << ((side + turn) % 4) for side in sides) for sides in self.components]

    def joined(self, turn: int, side: int) -> int:
        """All sides that are joined to `side` by a road of the turned tile, with itself; 0 if no road ends there."""
        return next((component for component in self.turned(turn) if component >> side & 1), 0)

    def exits(self, turn: int) -> int:
        return sum(self.turned(turn))

    def turn_differs(self, turn: int) -> bool:
        """Whether a turn looks different from all smaller turns: a straight has two, a crossing one."""
        return all(sorted(self.turned(turn)) != sorted(self.turned(smaller)) for smaller in range(turn))


def parse_tile(row: Any) -> PrintedTile:
    """A row of the edition: colour, back, cost, road, buildings, markets. ValueError says what is wrong with it."""
    if not isinstance(row, list) or len(row) != 6:
        raise ValueError(f"must be [colour, back, cost, road, buildings, markets], not {row!r}")
    colour, back, cost, road, buildings, markets = row
    if colour not in COLOURS:
        raise ValueError(f"the colour must be one of {', '.join(COLOURS)}, not {colour!r}")
    if back not in BACKS:
        raise ValueError(f"the back must be one of {', '.join(BACKS)}, not {back!r}")
    if not isinstance(cost, int) or isinstance(cost, bool) or not 1 <= cost <= 30:
        raise ValueError(f"the cost must be a whole number from 1 to 30, not {cost!r}")
    sides = ROADS.get(road, road) if isinstance(road, str) else ""
    letters = sides.replace(" ", "")
    if not letters or len(set(letters)) != len(letters) or any(side not in SIDES for side in letters):
        raise ValueError(f"the road must be {', '.join(ROADS)} or groups of sides such as 'NS EW', not {road!r}")
    if not isinstance(buildings, list) or any(building not in BUILDINGS for building in buildings):
        raise ValueError(f"the buildings must be some of {', '.join(BUILDINGS)}, not {buildings!r}")
    if not isinstance(markets, list) or not all(_is_market(market) for market in markets):
        raise ValueError(f"the markets must be pairs of {', '.join(GOODS)} and a value from 1 to 9, not {markets!r}")
    if not 1 <= len(buildings) + len(markets) <= 2:
        raise ValueError(f"a tile shows one or two buildings or markets, not {len(buildings) + len(markets)}")
    return PrintedTile(
        COLOURS.index(colour),
        BACKS.index(back),
        cost,
        road,
        [BUILDINGS.index(building) for building in buildings],
        [(GOODS.index(good), value) for good, value in markets],
    )


def _is_market(market: Any) -> bool:
    return (
        isinstance(market, list)
        and len(market) == 2
        and market[0] in GOODS
        and isinstance(market[1], int)
        and not isinstance(market[1], bool)
        and 1 <= market[1] <= 9
    )
