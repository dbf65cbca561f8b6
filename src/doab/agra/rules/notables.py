"""Appendix I: what winning a notable brings at once, and small effects that several rules share."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import BOWL, DONE, GIFT, NO, STAND, TAKE_TILE
from doab.agra.rules import architect, delivery, goods, influence
from doab.agra.table.state import NOBODY, Agra, Question, Task
from doab.agra.table.things import (
    BOOK,
    COURT_ARTIST,
    DEWAN,
    FAVOUR,
    GRAND_IMAM,
    GRAND_MUFTI,
    JAGIRDAR,
    MOSAIC_MAKER,
    MUJTAHIDA,
    N_BOWLS,
    N_GOODS,
    N_SPACES,
    NOTABLE,
    PAINTER,
    SADR_US_SUDUR,
    SCROLL,
    SUFI,
    Good,
    Space,
)
from doab.agra.table.things import BOWL as BOWL_PLACE
from doab.core.state import Offers
from doab.core.things import Count, Seat


def immediate_effects(state: Agra, seat: i64, notable: i64) -> None:
    """7.6, A-139: the winner carries them out at once, in or out of turn."""
    if notable == SUFI:
        state.advance_tracker(seat)
    elif notable == MOSAIC_MAKER:
        if state.display or state.pile:
            state.push(AnyTile(seat))
    elif notable == MUJTAHIDA:
        architect.build_for_mujtahida(state, seat)
    elif notable == PAINTER:
        # stand up to three, then one influence step.
        state.push(PaintersStep(seat))
        stand_up_to(state, seat, 3)
    elif notable == SADR_US_SUDUR:
        if can_give_to_bowl(state, seat):
            state.push(SadrsGift(seat))
    elif notable in (GRAND_MUFTI, GRAND_IMAM, COURT_ARTIST, DEWAN):
        goods.gain(state, seat, FAVOUR, 3, NOTABLE.place(notable))


@mypyc_attr(acyclic=True, free_list_len=1)
class GainFavour(Task):
    """A-148: favour that comes after a delivery by the Jagirdar's owner."""

    asks = "gain favour"

    def __init__(self, seat: Seat, number: Count) -> None:
        super().__init__(seat)
        self.number = number

    def resolve(self, state: Agra) -> None:
        state.pop()
        goods.gain(state, self.seat, FAVOUR, self.number, NOTABLE.place(JAGIRDAR))


@mypyc_attr(acyclic=True, free_list_len=1)
class FavourOfTheBook(Task):
    """A-35, A-102: a Book's favour comes once the workers have stood up."""

    asks = "favour of the book"

    def resolve(self, state: Agra) -> None:
        state.pop()
        goods.gain(state, self.seat, FAVOUR, 1, SCROLL.place(BOOK))


@mypyc_attr(acyclic=True, free_list_len=1)
class AnyTile(Question):
    """A-158: the Mosaic Maker takes any favour tile, from the display or the pile."""

    asks = "tile"

    def offer(self, state: Agra, offers: Offers) -> None:
        influence.offer_tiles(state.display | state.pile, offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        influence.take_tile(state, self.seat, action - TAKE_TILE)


@mypyc_attr(acyclic=True, free_list_len=1)
class PaintersStep(Task):
    """A-160: the Painter's influence step, after the workers."""

    asks = "painter's step"

    def resolve(self, state: Agra) -> None:
        state.pop()
        influence.raise_one(state, self.seat)


# -- standing workers up


def stand_up_to(state: Agra, seat: i64, number: i64) -> None:
    """0, A-102: up to that many of one's own lying workers, one at a time in board order."""
    if state.has_lying(seat, 0):
        state.push(StandWorker(seat, number, 0))


@mypyc_attr(acyclic=True, free_list_len=1)
class StandWorker(Question):
    """A-102: the next worker in board order, or stop."""

    asks = "stand"
    under = "A-102"
    picks = "stand"
    stops = "done"

    def __init__(self, seat: Seat, left: Count, lowest: Space) -> None:
        super().__init__(seat)
        self.left = left
        self.lowest = lowest

    def offer(self, state: Agra, offers: Offers) -> None:
        space: i64
        for space in range(self.lowest, N_SPACES):
            if state.workers[space] == self.seat * 2:
                offers.add(STAND + space)
        offers.add(DONE)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action == DONE:
            return
        space: i64 = action - STAND
        state.turn_worker(space, 1)
        if self.seat == state.owner():
            state.lay_from = 0  # A-44, version 1
        if self.left > 1 and state.has_lying(self.seat, space + 1):
            state.push(StandWorker(self.seat, self.left - 1, space + 1))


# -- Sadr us-Sudur


def can_give_to_bowl(state: Agra, seat: i64) -> bool:
    return any(state.owned(seat, good) > 0 and has_bowl_of_value(state, state.value(good)) for good in range(N_GOODS))


def has_bowl_of_value(state: Agra, value: i64) -> bool:
    bowl: i64
    for bowl in range(N_BOWLS):
        if state.bowls[bowl] == NOBODY and state.value(state.edition.bowls[bowl]) == value:
            return True
    return False


@mypyc_attr(acyclic=True, free_list_len=1)
class SadrsGift(Question):
    """A-160: any good for a free bowl that shows a good of equal value, or nothing."""

    asks = "gift"

    def offer(self, state: Agra, offers: Offers) -> None:
        good: i64
        for good in range(N_GOODS):
            if state.owned(self.seat, good) > 0:
                if has_bowl_of_value(state, state.value(good)):
                    offers.add(GIFT + good)
                else:
                    offers.forbid(GIFT + good, "A-160")
        offers.add(NO)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action != NO:
            state.push(ChooseBowl(self.seat, action - GIFT))


@mypyc_attr(acyclic=True, free_list_len=1)
class ChooseBowl(Question):
    """A-160: which free bowl of equal value. From now on it is closed to its own good."""

    asks = "bowl"
    under = "A-160"

    def __init__(self, seat: Seat, good: Good) -> None:
        super().__init__(seat)
        self.good = good

    def offer(self, state: Agra, offers: Offers) -> None:
        bowl: i64
        for bowl in range(N_BOWLS):
            shown: i64 = state.edition.bowls[bowl]
            if state.bowls[bowl] == NOBODY and state.value(shown) == state.value(self.good):
                offers.add(BOWL + shown)
            else:
                offers.forbid(BOWL + shown, "A-160")

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        give_to_bowl(state, self.seat, self.good, state.edition.bowl_of[action - BOWL])


def give_to_bowl(state: Agra, seat: i64, good: i64, bowl: i64) -> None:
    """6.3.1, A-115, A-138: a good for Akbar; delivery bonuses count."""
    state.take_good_for_marker(seat, good, BOWL_PLACE.place(state.edition.bowls[bowl]))
    state.fill_bowl(bowl, seat)
    delivery.pay_delivery_bonus(state, seat, good)
