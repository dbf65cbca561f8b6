"""5.6, 7.5 Influence: steps on the guild tracks, their bonuses, favour tiles (A-106, A-107), the end (A-140)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import DONE, GIVE_BACK, OPEN_TILE, RAISE, TAKE_FAVOUR, TAKE_TILE
from doab.agra.rules import goods
from doab.agra.table.state import Agra, Question, Task
from doab.agra.table.things import (
    DISPLAYED_TILES,
    FAVOUR,
    INFLUENCE,
    MOST_TILES,
    N_GUILDS,
    N_NOTABLES,
    N_TILES,
    TILE,
    Guild,
    NotableSet,
)
from doab.core.bits import BIT
from doab.core.chance import CHANCE
from doab.core.events import GAIN, PAY, REVEAL
from doab.core.state import Offers
from doab.core.things import Count, Seat


def is_at_top(state: Agra, seat: i64, guild: i64) -> bool:
    return state.step(seat, guild) >= state.edition.top_step


def can_raise_any(state: Agra, seat: i64) -> bool:
    return any(not is_at_top(state, seat, guild) for guild in range(N_GUILDS))


def raise_influence(state: Agra, seat: i64, guild: i64) -> None:
    """5.6, A-107, A-124, A-140: one step, none above the top. Steps 3 and 6 have a bonus, the top triggers the end."""
    if is_at_top(state, seat, guild):
        return
    state.raise_step(seat, guild)
    step: i64 = state.step(seat, guild)
    if step == state.edition.top_step:
        set_off_end(state)
    favour: i64 = state.edition.step_bonus[step]
    if favour > 0:
        if state.display:
            state.push(StepBonus(seat, favour))
        else:
            goods.gain(state, seat, FAVOUR, favour, INFLUENCE.place(guild), "influence")


def set_off_end(state: Agra) -> None:
    """4.3, A-140, A-171: the first trigger decides: this round and one more."""
    if state.end_round == 0:
        state.end_round = state.round + 1
        state.begin(CHANCE, "last round ahead")


@mypyc_attr(acyclic=True, free_list_len=1)
class StepBonus(Question):
    """5.6, A-107: favour, or a tile of the display."""

    asks = "step bonus"
    under = "A-107"

    def __init__(self, seat: Seat, favour: Count) -> None:
        super().__init__(seat)
        self.favour = favour

    def offer(self, state: Agra, offers: Offers) -> None:
        offers.add(TAKE_FAVOUR)
        offer_tiles(state.display, offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == TAKE_FAVOUR:
            goods.gain(state, self.seat, FAVOUR, self.favour, "", "influence")
        else:
            take_tile(state, self.seat, action - TAKE_TILE)


def offer_tiles(tiles: i64, offers: Offers) -> None:
    tile: i64
    for tile in range(N_TILES):
        if tiles >> tile & 1:
            offers.add(TAKE_TILE + tile)
        else:
            offers.forbid(TAKE_TILE + tile, "A-107")


def take_tile(state: Agra, seat: i64, tile: i64) -> None:
    """A-106, A-107, A-177: from the display (refilled at once) or, for the Mosaic Maker, the pile; usable at once."""
    state.display &= ~BIT[tile]
    state.pile &= ~BIT[tile]
    state.players[seat].tiles |= BIT[tile]
    if state.log is not None:
        state.tell(GAIN, seat, TILE.place(tile), 1, TILE.place(tile), "tiles")
    if _count(state.players[seat].tiles) > MOST_TILES:
        state.push(GiveBack(seat))
    refill(state)


def refill(state: Agra) -> None:
    """A-107: the display shows three tiles as long as the pile lasts."""
    if _count(state.display) < DISPLAYED_TILES and state.pile:
        state.push(OpenTile())


def _count(tiles: i64) -> i64:
    count: i64 = 0
    while tiles:
        count += tiles & 1
        tiles >>= 1
    return count


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenTile(Question):
    """A-107, A-158: a tile of the pile is turned up. Nobody knows the order of the pile, so the tile is drawn now."""

    asks = "favour tile"
    under = "A-107"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def offer(self, state: Agra, offers: Offers) -> None:
        tile: i64
        for tile in range(N_TILES):
            if state.pile >> tile & 1:
                offers.add_chance(OPEN_TILE + tile, 1)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        tile: i64 = action - OPEN_TILE
        state.pile &= ~BIT[tile]
        state.display |= BIT[tile]
        state.reveal()
        if state.log is not None:
            state.tell(REVEAL, CHANCE, TILE.place(tile), to="display")
        refill(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class GiveBack(Question):
    """A-106: with a fourth tile, one of the four goes back into the pile; its used mark stays with the player."""

    asks = "give back"
    under = "A-106"

    def offer(self, state: Agra, offers: Offers) -> None:
        tile: i64
        for tile in range(N_TILES):
            if state.players[self.seat].tiles >> tile & 1:
                offers.add(GIVE_BACK + tile)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        tile: i64 = action - GIVE_BACK
        state.players[self.seat].tiles &= ~BIT[tile]
        state.pile |= BIT[tile]
        if state.log is not None:
            state.tell(PAY, self.seat, TILE.place(tile), 1, TILE.place(tile), "display")
        refill(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseOne(Question):
    """One influence step anywhere: favour action 3 and the Painter. A marker at the top is not offered (A-124)."""

    asks = "raise"
    under = "A-124"

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_raises(state, self.seat, -1, offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        raise_influence(state, self.seat, action - RAISE)


def offer_raises(state: Agra, seat: i64, without: i64, offers: Offers) -> None:
    guild: i64
    for guild in range(N_GUILDS):
        if is_at_top(state, seat, guild):
            offers.forbid(RAISE + guild, "A-124")
        elif guild == without:
            offers.forbid(RAISE + guild, "A-110")
        else:
            offers.add(RAISE + guild)


def raise_one(state: Agra, seat: i64) -> None:
    """A-124: if no marker can rise, the step is lost."""
    if can_raise_any(state, seat):
        state.push(RaiseOne(seat))


@mypyc_attr(acyclic=True, free_list_len=1)
class RaiseTwo(Question):
    """A-110: the Painting raises two different markers, one after the other; a track at the top wastes its step."""

    asks = "painting"
    under = "A-110"

    def __init__(self, seat: Seat, first: Guild) -> None:
        super().__init__(seat)
        self.first = first  # the guild that was raised first, −1: none yet

    def offer(self, state: Agra, offers: Offers) -> None:
        # The order of the two matters for their bonuses, so both orders are offered.
        offer_raises(state, self.seat, self.first, offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        guild: i64 = action - RAISE
        if self.first < 0:
            state.push(SecondOfTwo(self.seat, guild))
        raise_influence(state, self.seat, guild)


@mypyc_attr(acyclic=True, free_list_len=1)
class SecondOfTwo(Task):
    """A-110: the second marker of a Painting, if another one can rise."""

    asks = "second of two"

    def __init__(self, seat: Seat, first: Guild) -> None:
        super().__init__(seat)
        self.first = first

    def resolve(self, state: Agra) -> None:
        state.pop()
        offers = Offers()
        offer_raises(state, self.seat, self.first, offers)
        if offers.count > 0:
            state.push(RaiseTwo(self.seat, self.first))


@mypyc_attr(acyclic=True, free_list_len=1)
class InfluenceOfDelivery(Question):
    """7.5, A-50, A-137: after a delivering action, one step for each notable that was served.

    Not if he has already brought one in this phase slot; in any order, and each may be declined.
    """

    asks = "influence"
    under = "A-137"

    def __init__(self, seat: Seat, served: NotableSet) -> None:
        super().__init__(seat)
        self.served = served  # bit set of notables

    def offer(self, state: Agra, offers: Offers) -> None:
        guild: i64
        for guild in range(N_GUILDS):
            if first_served(state, self.seat, self.served, guild) < 0:
                offers.forbid(RAISE + guild, "A-137")
            elif is_at_top(state, self.seat, guild):
                offers.forbid(RAISE + guild, "A-124")
            else:
                offers.add(RAISE + guild)
        offers.add(DONE)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == DONE:
            forget_after_action(state, self.seat, self.served)
            return
        guild: i64 = action - RAISE
        notable: i64 = first_served(state, self.seat, self.served, guild)
        state.players[self.seat].raised |= BIT[notable]
        state.push(StepsForServed(self.seat, self.served))
        raise_influence(state, self.seat, guild)


def first_served(state: Agra, seat: i64, served: i64, guild: i64) -> i64:
    """A served notable of a guild that may still bring a step; −1: none. It does not matter which of several."""
    left: i64 = served & ~state.players[seat].raised
    notable: i64
    for notable in range(N_NOTABLES):
        if left >> notable & 1 and state.edition.guild[notable] == guild:
            return notable
    return -1


@mypyc_attr(acyclic=True, free_list_len=1)
class StepsForServed(Task):
    """7.5: asks for the next step as long as one is possible."""

    asks = "steps for served"

    def __init__(self, seat: Seat, served: NotableSet) -> None:
        super().__init__(seat)
        self.served = served

    def resolve(self, state: Agra) -> None:
        state.pop()
        guild: i64
        for guild in range(N_GUILDS):
            if first_served(state, self.seat, self.served, guild) >= 0 and not is_at_top(state, self.seat, guild):
                state.push(InfluenceOfDelivery(self.seat, self.served))
                return
        forget_after_action(state, self.seat, self.served)


def forget_after_action(state: Agra, seat: i64, served: i64) -> None:
    """A-50, switch `influence_cap`: with “action” the cap ends with each delivering action."""
    if state.switches.influence_cap == 1:
        state.players[seat].raised &= ~served


def begin_slot(state: Agra) -> None:
    """A-50: a new phase slot begins: every notable may bring influence again (unless the cap is “turn”)."""
    if state.switches.influence_cap != 2:
        for player in state.players:
            player.raised = 0
