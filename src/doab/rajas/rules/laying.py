"""7 A tile is laid: the next one is turned up, the tile scores, and its special yields pay. What it is worth is fixed
at once.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doab.core.bits import BIT
from doab.core.chance import CHANCE
from doab.core.state import Offers
from doab.core.things import Count, Seat
from doab.rajas.made.numbers import COLLECT, FAME_FIRST, MONEY_FIRST, REVEAL
from doab.rajas.rules import income, province, tracks, upgrades
from doab.rajas.table.state import Question, Rajas, Task
from doab.rajas.table.things import MAX_CELLS, MAX_YIELDS, N_BUILDINGS, YIELD, Stack, YieldSet


def lay(state: Rajas, seat: i64, stack: i64, cell: i64, turned: i64) -> None:
    """7.0, R-04, R-52, R-93: the tile lies; from now on its fame, its money and its special yields are fixed.

    An overbuild scores like any tile (R-54) but pays no special yield; one that it is the first to reach is used up.
    """
    player = state.players[seat]
    overbuilt = state.tiles[seat * MAX_CELLS + cell] > 0
    tile: i64 = state.take_top(stack)
    state.put_tile(seat, cell, tile, turned)
    reached: i64 = province.reached_yields(state, seat)
    player.spent |= reached
    if reached and not overbuilt:
        with_token: i64 = _places_with_token(state, seat) & reached
        player.connected |= with_token
        state.push(SpecialYields(seat, reached, with_token))
    state.push(ScoreTile(seat, fame_of(state, seat, tile), money_of(state, tile)))
    if state.piles[stack]:
        state.push(Reveal(stack))


def fame_of(state: Rajas, seat: i64, tile: i64) -> i64:
    """7.0, R-93: F, the scoring levels of the tile's buildings."""
    fame: i64 = 0
    building: i64
    for building in range(N_BUILDINGS):
        number: i64 = state.edition.tile_buildings[tile * N_BUILDINGS + building]
        if number > 0:
            fame += number * upgrades.scoring_level(state, seat, building)
    return fame


def money_of(state: Rajas, tile: i64) -> i64:
    """7.0, R-93: M, the printed values of the tile's markets."""
    return state.edition.tile_value[tile * 2] + state.edition.tile_value[tile * 2 + 1]


def _places_with_token(state: Rajas, seat: i64) -> i64:
    places: i64 = 0
    place: i64
    for place in range(state.edition.yields):
        if state.tokens[seat * MAX_YIELDS + place] > 0:
            places |= BIT[place]
    return places


@mypyc_attr(acyclic=True, free_list_len=1)
class Reveal(Question):
    """2.3, R-04: the next tile of a stack is turned up at once. What lies under it is unknown, so it is drawn now."""

    asks = "reveal"
    under = "R-04"

    def __init__(self, stack: Stack) -> None:
        super().__init__(CHANCE)
        self.stack = stack

    def offer(self, state: Rajas, offers: Offers) -> None:
        tiles: vec[i64] = state.edition.stack_tiles[self.stack]
        at: i64
        for at in range(len(tiles)):
            if state.piles[self.stack] >> at & 1:
                offers.add_chance(REVEAL + tiles[at], 1)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        state.turn_up(action - REVEAL)


@mypyc_attr(acyclic=True, free_list_len=1)
class ScoreTile(Task):
    """7.1, R-33, R-43: one fame move and one money move; asked which first only if a bonus is in reach of either."""

    asks = "score tile"

    def __init__(self, seat: Seat, fame: Count, money: Count) -> None:
        super().__init__(seat)
        self.fame = fame
        self.money = money

    def resolve(self, state: Rajas) -> None:
        state.pop()
        bonus = tracks.fame_bonus_due(state, self.seat, self.fame) or tracks.money_bonus_due(
            state, self.seat, self.money
        )
        if bonus and self.fame > 0 and self.money > 0:
            state.push(FameOrMoney(self.seat, self.fame, self.money))
        elif self.fame > 0 and self.money > 0:
            state.advance_fame(self.seat, self.fame, "", "tile")
            state.advance_money(self.seat, self.money, "", "tile")
        else:
            tracks.gain_fame(state, self.seat, self.fame, "", "tile")
            tracks.gain_money(state, self.seat, self.money, "", "tile")


@mypyc_attr(acyclic=True, free_list_len=1)
class FameOrMoney(Question):
    """7.1, R-33, R-63: which move of the tile is made first; its bonuses come before the other move."""

    asks = "first"
    under = "R-33"

    def __init__(self, seat: Seat, fame: Count, money: Count) -> None:
        super().__init__(seat)
        self.fame = fame
        self.money = money

    def offer(self, state: Rajas, offers: Offers) -> None:
        offers.add(FAME_FIRST)
        offers.add(MONEY_FIRST)

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        if action == FAME_FIRST:
            state.push(ScoreTile(self.seat, 0, self.money))
            tracks.gain_fame(state, self.seat, self.fame, "", "tile")
        else:
            state.push(ScoreTile(self.seat, self.fame, 0))
            tracks.gain_money(state, self.seat, self.money, "", "tile")


@mypyc_attr(acyclic=True, free_list_len=1)
class SpecialYields(Task):
    """7.2, R-34, R-35, R-93: after the tile's own score every yield that it joined pays once, in the order the player
    likes.
    """

    asks = "special yields"

    def __init__(self, seat: Seat, due: YieldSet, with_token: YieldSet) -> None:
        super().__init__(seat)
        self.due = due  # bit set of places
        self.with_token = with_token  # places where a yield tile lay when they were joined

    def resolve(self, state: Rajas) -> None:
        state.pop()
        if self.due & (self.due - 1):
            state.push(ChooseYield(self.seat, self.due, self.with_token))
        else:
            place: i64 = 0
            while not self.due >> place & 1:
                place += 1
            pay_yield(state, self.seat, place, self.with_token)


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseYield(Question):
    """R-34: which of the special yields pays next."""

    asks = "yield"
    under = "R-34"

    def __init__(self, seat: Seat, due: YieldSet, with_token: YieldSet) -> None:
        super().__init__(seat)
        self.due = due
        self.with_token = with_token

    def offer(self, state: Rajas, offers: Offers) -> None:
        place: i64
        for place in range(state.edition.yields):
            if self.due >> place & 1:
                offers.add(COLLECT + place)
            else:
                offers.forbid(COLLECT + place, "R-35")

    def answer(self, state: Rajas, action: i64) -> None:
        state.pop()
        place: i64 = action - COLLECT
        state.push(SpecialYields(self.seat, self.due & ~BIT[place], self.with_token))
        pay_yield(state, self.seat, place, self.with_token)


def pay_yield(state: Rajas, seat: i64, place: i64, with_token: i64) -> None:
    """14.4, R-35, R-82, R-89, R-93: what lay on the place when it was joined: a yield tile, or the print of the own
    side.
    """
    edition = state.edition
    if with_token >> place & 1:
        paid: i64 = edition.token_income[state.tokens[seat * MAX_YIELDS + place] - 1]
    elif state.players[seat].advanced:
        paid = edition.yield_navaratna[place]
    else:
        paid = edition.yield_basic[place]
    from_ = YIELD.place(edition.yield_names[place]) if state.log is not None else ""
    income.receive(state, seat, paid, from_, "special yield")
