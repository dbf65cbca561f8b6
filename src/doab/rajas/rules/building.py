"""7, 9.1 Building: which tile is bought, where it goes, how it is paid for.

The quarry builds on empty squares, the Master Builder on the player's own tiles. Both go tile, square, dice; nothing is
paid and no worker stands before the last answer (R-15), and an answer is offered only if the rest can be completed.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.core.bits import BIT
from doab.core.state import Offers
from doab.core.things import Seat
from doab.rajas.made.numbers import LAY, TAKE
from doab.rajas.rules import laying, payment, placing, province
from doab.rajas.rules.master_builder import ON_NONE, covering_turns, least_difference, why_not_cover
from doab.rajas.rules.payment import Purse
from doab.rajas.table.state import Question, Rajas
from doab.rajas.table.things import (
    MAX_CELLS,
    N_COLOURS,
    N_STACKS,
    QUARRY,
    Payment,
    PromisedDie,
    Side,
    SpaceKind,
    Square,
    Stack,
)

NO_SPACE: Final = -1
"""Instead of a kind of space: a free Master Builder, who needs no worker."""


def can_build(state: Rajas, seat: i64, hand: i64) -> bool:
    """7, R-05, R-30, R-96: some tile on offer can be paid for and a road end is open. `hand`: see `payment.hand_of`."""
    return province.has_open_road_end(state, seat) and _affordable(state, seat, hand)


def _affordable(state: Rajas, seat: i64, hand: i64) -> bool:
    colour: i64
    stack: i64
    for colour in range(N_COLOURS):
        if payment.has_colour(hand, colour):
            best: i64 = payment.best_total(state, seat, colour, -1)
            for stack in range(colour * 3, colour * 3 + 3):
                if state.tops[stack] > 0 and state.edition.tile_cost[state.tops[stack] - 1] <= best:
                    return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseTile(Question):
    """7, 9.1: which of the tiles on offer is bought (R-04: only the tops of the stacks)."""

    asks = "tile"
    under = "7"

    def __init__(self, seat: Seat, space: SpaceKind, chamber_die: PromisedDie) -> None:
        super().__init__(seat)
        self.space = space  # kind of space that the worker will stand on: quarry, Master Builder or NO_SPACE
        self.chamber_die = chamber_die  # the payment promised to the Master Builder, −1: none

    def offer(self, state: Rajas, offers: Offers) -> None:
        edition = state.edition
        best: i64 = 0
        stack: i64
        for stack in range(N_STACKS):
            tile: i64 = state.tops[stack] - 1
            if stack % 3 == 0:
                best = payment.best_total(state, self.seat, stack // 3, self.chamber_die)
            if tile < 0:
                offers.forbid(TAKE + stack, "R-05")
            elif self.space != QUARRY:
                if least_difference(state, self.seat, stack) <= min(best, ON_NONE - 1):
                    offers.add(TAKE + stack)
                else:
                    offers.forbid(TAKE + stack, "R-55")
            elif edition.tile_cost[tile] <= best:
                offers.add(TAKE + stack)
            else:
                offers.forbid(TAKE + stack, "R-30")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        state.push(ChooseSquare(self.seat, self.space, self.chamber_die, action - TAKE))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseSquare(Question):
    """7, 9.1: where the tile goes, and how it is turned."""

    asks = "lay"
    under = "R-29"

    def __init__(self, seat: Seat, space: SpaceKind, chamber_die: PromisedDie, stack: Stack) -> None:
        super().__init__(seat)
        self.space = space
        self.chamber_die = chamber_die
        self.stack = stack

    def offer(self, state: Rajas, offers: Offers) -> None:
        if self.space == QUARRY:
            self._offer_empty_squares(state, offers)
        else:
            self._offer_own_tiles(state, offers)

    def _offer_empty_squares(self, state: Rajas, offers: Offers) -> None:
        """R-29, R-31: at least one road of the tile continues a joined road; other sides need not match."""
        edition = state.edition
        tile: i64 = state.tops[self.stack] - 1
        ends = province.open_road_ends(state, self.seat)
        cell: i64
        turned: i64
        for cell in range(edition.cells):
            if not ends[cell] and not offers.explaining:
                continue
            for turned in range(4):
                if not edition.turn_differs[tile * 4 + turned]:
                    offers.forbid(LAY + cell * 4 + turned, "7, equal turns")
                elif ends[cell] & edition.exits[tile * 4 + turned]:
                    offers.add(LAY + cell * 4 + turned)
                elif offers.explaining:
                    offers.forbid(LAY + cell * 4 + turned, "R-29")

    def _offer_own_tiles(self, state: Rajas, offers: Offers) -> None:
        """R-49, R-51, R-53: on one of the player's own, cheaper tiles, and everything stays joined."""
        tile: i64 = state.tops[self.stack] - 1
        best: i64 = payment.best_total(state, self.seat, self.stack // 3, self.chamber_die)
        cell: i64
        turned: i64
        for cell in range(state.edition.cells):
            why = why_not_cover(state, self.seat, cell, tile, best)
            turns: i64 = covering_turns(state, self.seat, cell, tile) if why is None else 0
            for turned in range(4):
                if turns >> turned & 1:
                    offers.add(LAY + cell * 4 + turned)
                else:
                    offers.forbid(LAY + cell * 4 + turned, why if why is not None else "R-51")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        cell: i64 = (action - LAY) // 4
        turned: i64 = (action - LAY) % 4
        state.push(PayForTile(self.seat, self.space, self.chamber_die, self.stack, cell, turned, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class PayForTile(Question):
    """7, R-22, R-49, R-50: dice of the tile's colour, one by one, until they are enough. The last one completes the
    placement.
    """

    asks = "pay"
    under = "R-22"
    picks = "pay"

    def __init__(
        self,
        seat: Seat,
        space: SpaceKind,
        chamber_die: PromisedDie,
        stack: Stack,
        cell: Square,
        turned: Side,
        bundle: Payment,
    ) -> None:
        super().__init__(seat)
        self.space = space
        self.chamber_die = chamber_die
        self.stack = stack
        self.cell = cell
        self.turned = turned
        self.bundle = bundle  # what has been named so far

    def cost(self, state: Rajas) -> i64:
        """The tile's number; for the Master Builder only by how much it exceeds the old one."""
        old: i64 = state.tiles[self.seat * MAX_CELLS + self.cell]
        cost: i64 = state.edition.tile_cost[state.tops[self.stack] - 1]
        return cost if old == 0 else cost - state.edition.tile_cost[(old - 1) // 4]

    def offer(self, state: Rajas, offers: Offers) -> None:
        colour: i64 = self.stack // 3
        purse = Purse(state, self.seat, colour, self.chamber_die)
        payment.offer_ways(purse, colour, self.cost(state), self.bundle, offers)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        bundle: i64 = self.bundle + BIT[4 * payment.way_of(action)]
        if payment.bundle_total(bundle) < self.cost(state):
            state.push(PayForTile(self.seat, self.space, self.chamber_die, self.stack, self.cell, self.turned, bundle))
            return
        if self.space != NO_SPACE:
            placing.stand_worker(state, self.seat, self.space)
        if self.chamber_die >= 0:
            payment.pay_die(state, self.seat, self.chamber_die, "master builder")
        payment.pay_bundle(state, self.seat, self.stack // 3, bundle, "tile")
        laying.lay(state, self.seat, self.stack, self.cell, self.turned)
