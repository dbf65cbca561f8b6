"""6.2.2.2 Production buildings: basic goods from the farm, with Mahout, Khatib and Dyer."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import DYE_GOOD, NO, PRODUCE
from doab.agra.rules import farm, goods
from doab.agra.rules.window import Window
from doab.agra.table.state import Agra, Question, Task
from doab.agra.table.things import DYER, KHATIB, MAHOUT, MOST_PRODUCED, N_GOODS, N_ROWS, NOTABLE, TURMERIC, Good
from doab.core.state import Offers
from doab.core.things import Count, Seat


def yield_of(state: Agra, seat: i64, good: i64) -> i64:
    """6.2.2.2, A-151: what the farm gives, one more with Mahout (sandstone, wood) or Khatib (turmeric, cotton)."""
    helper: i64 = MAHOUT if good < TURMERIC else KHATIB
    return farm.output(state, seat, good) + (1 if state.players[seat].has(helper) else 0)


@mypyc_attr(acyclic=True, free_list_len=1)
class Produce(Window):
    """6.2.2.2, A-96: any number up to the yield; a window before the number is chosen."""

    asks = "production"

    def __init__(self, seat: Seat, good: Good) -> None:
        super().__init__(seat)
        self.good = good

    def offer_own(self, state: Agra, offers: Offers) -> None:
        most: i64 = yield_of(state, self.seat, self.good)
        number: i64
        for number in range(MOST_PRODUCED + 1):
            if number <= most:
                offers.add(PRODUCE + number)
            else:
                offers.forbid(PRODUCE + number, "6.2.2.2")

    def skips_itself(self) -> bool:
        return True

    def answer_own(self, state: Agra, action: i64) -> None:
        state.pop()
        before: i64 = state.owned(self.seat, self.good)
        state.push(OfferDyer(self.seat, self.good, before))
        goods.gain(state, self.seat, self.good, action - PRODUCE, "farm")


@mypyc_attr(acyclic=True, free_list_len=1)
class OfferDyer(Task):
    """A-153: the Dyer swaps two of the goods just produced, as far as they found markers."""

    asks = "offer dyer"

    def __init__(self, seat: Seat, good: Good, before: Count) -> None:
        super().__init__(seat)
        self.good = good
        self.before = before

    def resolve(self, state: Agra) -> None:
        state.pop()
        produced: i64 = state.owned(self.seat, self.good) - self.before
        if state.players[self.seat].has(DYER) and produced >= 2:
            offers = Offers()
            offer_dyes(state, self.good, offers)
            if offers.count > 0:
                state.push(Dye(self.seat, self.good))


def offer_dyes(state: Agra, good: i64, offers: Offers) -> None:
    """A-153: another good of the same row, worth at most 2 now."""
    other: i64
    for other in range(good % N_ROWS, N_GOODS, N_ROWS):
        if other != good and state.value(other) <= 2:
            offers.add(DYE_GOOD + other)
        else:
            offers.forbid(DYE_GOOD + other, "A-153")


@mypyc_attr(acyclic=True, free_list_len=1)
class Dye(Question):
    """A-153: two produced goods for one of the same row, or not."""

    asks = "dyer"

    def __init__(self, seat: Seat, good: Good) -> None:
        super().__init__(seat)
        self.good = good

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_dyes(state, self.good, offers)
        offers.add(NO)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action != NO:
            state.give_up(self.seat, self.good, 2, NOTABLE[DYER])
            goods.gain(state, self.seat, action - DYE_GOOD, 1, NOTABLE.place(DYER))
