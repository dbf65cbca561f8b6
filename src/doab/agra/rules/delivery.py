"""7.2 … 7.6 Deliveries to notables: payout, double deliveries, contracts and who wins them."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import DELIVER, DELIVER_TWICE, NO
from doab.agra.rules import influence, notables, river
from doab.agra.table.state import Agra, Question
from doab.agra.table.things import (
    BOOK,
    BRICK,
    CALLIGRAPHER,
    CLOTH,
    CLOTHES,
    COOK,
    CURRY,
    DUTCH_TRADER,
    DYE,
    DYER,
    MAX_SLOTS,
    MUJTAHIDA,
    MULLAH,
    N_GOODS,
    N_NOTABLES,
    NOTABLE,
    OIL,
    PAINTER,
    PAINTING,
    PAPER,
    PORTUGUESE_TRADER,
    SLOT,
    STATUE,
    SUBADAR,
    SUFI,
)
from doab.core.bits import BIT
from doab.core.state import Offers
from doab.core.things import Seat


def _bonus_table(column: int) -> list[int]:
    """7.6, Appendix I: the notable's winner earns rupees for each such good that they deliver."""
    table = [-1 if column == 0 else 0] * N_GOODS
    for good, notable, rupees in (
        (CLOTH, PORTUGUESE_TRADER, 1),
        (CURRY, SUFI, 1),
        (DYE, DYER, 1),
        (OIL, COOK, 1),
        (PAPER, CALLIGRAPHER, 1),
        (BRICK, MULLAH, 1),
        (STATUE, MUJTAHIDA, 2),
        (CLOTHES, DUTCH_TRADER, 2),
        (PAINTING, PAINTER, 2),
        (BOOK, SUBADAR, 2),
    ):
        table[good] = notable if column == 0 else rupees
    return table


BONUS_NOTABLE: Final = vec[i64](_bonus_table(0))
BONUS_RUPEES: Final = vec[i64](_bonus_table(1))


def pay_delivery_bonus(state: Agra, seat: i64, good: i64) -> None:
    """7.6, A-138: for goods delivered to a notable, an order, Akbar or the French Trader."""
    notable: i64 = BONUS_NOTABLE[good]
    if notable >= 0 and state.players[seat].has(notable):
        state.earn(seat, BONUS_RUPEES[good], NOTABLE.place(notable))


def is_available(state: Agra, notable: i64) -> bool:
    """7.0, A-125, A-127: on the river, and of a level that the boat has opened."""
    return state.river >> notable & 1 == 1 and state.edition.level[notable] <= river.open_level(state)


def can_deliver(state: Agra, seat: i64, slot: i64) -> bool:
    """7.2, A-173: an open slot of an available notable, and the good that it wants. `slot` is notable × 3 + slot."""
    notable: i64 = slot // MAX_SLOTS
    if not is_available(state, notable) or state.slots[slot] != 0:
        return False
    good: i64 = state.edition.wants[slot]
    return good >= 0 and state.owned(seat, good) > 0


def can_deliver_any(state: Agra, seat: i64) -> bool:
    return any(can_deliver(state, seat, slot) for slot in range(N_NOTABLES * MAX_SLOTS))


def offer_deliveries(state: Agra, seat: i64, offers: Offers) -> None:
    slot: i64
    for slot in range(N_NOTABLES * MAX_SLOTS):
        if can_deliver(state, seat, slot):
            offers.add(DELIVER + slot)
        elif offers.explaining and state.edition.wants[slot] >= 0:
            offers.forbid(DELIVER + slot, why_not_deliver(state, slot))


def why_not_deliver(state: Agra, slot: i64) -> str:
    if not is_available(state, slot // MAX_SLOTS):
        return "A-125"
    return "A-84" if state.slots[slot] != 0 else "7.2"


def deliver(state: Agra, seat: i64, slot: i64, twice: bool) -> None:
    """7.2, 7.3, A-84 … A-87, A-134, A-178: rupees for all markers on the card, bonuses; a full card is a contract."""
    notable: i64 = slot // MAX_SLOTS
    good: i64 = state.edition.wants[slot]
    card = NOTABLE.place(notable)
    state.take_good_for_marker(seat, good, SLOT.place(slot))
    state.put_on_slot(slot, seat * 4 + 1)
    state.earn(seat, markers_on(state, notable), card)
    pay_delivery_bonus(state, seat, good)
    if twice:
        state.take_good_for_marker(seat, good, SLOT.place(slot))
        state.put_on_slot(slot, seat * 4 + 2)
        state.earn(seat, 1, card)
        pay_delivery_bonus(state, seat, good)
        state.doubles += 1
    if is_full(state, notable):
        fulfil(state, notable)


def markers_on(state: Agra, notable: i64) -> i64:
    total: i64 = 0
    slot: i64
    for slot in range(notable * MAX_SLOTS, notable * MAX_SLOTS + MAX_SLOTS):
        total += state.slots[slot] % 4
    return total


def is_full(state: Agra, notable: i64) -> bool:
    return all(state.slots[notable * MAX_SLOTS + slot] != 0 for slot in range(state.edition.slots[notable]))


def contract_winner(state: Agra, notable: i64) -> i64:
    """7.4, A-34: most markers; of those tied, the one in the highest slot."""
    best: i64 = -1
    most: i64 = 0
    slot: i64
    for slot in range(state.edition.slots[notable]):
        seat: i64 = state.slots[notable * MAX_SLOTS + slot] // 4
        number: i64 = _markers_of(state, notable, seat)
        if number > most:
            best = seat
            most = number
    return best


def _markers_of(state: Agra, notable: i64, seat: i64) -> i64:
    total: i64 = 0
    slot: i64
    for slot in range(notable * MAX_SLOTS, notable * MAX_SLOTS + MAX_SLOTS):
        if state.slots[slot] > 0 and state.slots[slot] // 4 == seat:
            total += state.slots[slot] % 4
    return total


def fulfil(state: Agra, notable: i64) -> None:
    """7.4, A-38, A-133: the winner takes the card and gets the markers back; all others turn theirs into favour.

    Then the winner's immediate effects, then the river; the interrupted action goes on after that.
    """
    winner: i64 = contract_winner(state, notable)
    seat: i64
    for seat in range(state.seats):
        number: i64 = _markers_of(state, notable, seat)
        state.players[seat].markers += number
        if seat != winner and number > 0:
            state.store(seat, N_GOODS, number, NOTABLE.place(notable))
    slot: i64
    for slot in range(notable * MAX_SLOTS, notable * MAX_SLOTS + MAX_SLOTS):
        state.put_on_slot(slot, 0)
    state.award(winner, notable)
    state.push(river.SailOn())
    notables.immediate_effects(state, winner, notable)


# -- deliveries of one good outside the Sailor action: meditation, tile 6, the Jagirdar (A-82: never double)


def deliver_one(state: Agra, seat: i64, slot: i64) -> None:
    """7.5, A-50, A-137: a delivering action of its own, with its influence at the end."""
    state.push(influence.StepsForServed(seat, BIT[slot // MAX_SLOTS]))
    deliver(state, seat, slot, False)


@mypyc_attr(acyclic=True, free_list_len=1)
class DeliverOne(Question):
    """Tile 6, A-164: one good to an available notable."""

    asks = "pick"

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_deliveries(state, self.seat, offers)
        if offers.explaining:
            slot: i64
            for slot in range(N_NOTABLES * MAX_SLOTS):
                offers.forbid(DELIVER_TWICE + slot, "A-82")

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        deliver_one(state, self.seat, action - DELIVER)


@mypyc_attr(acyclic=True, free_list_len=1)
class JagirdarDelivery(Question):
    """A-148, A-82: after another player's Sailor action the Jagirdar's owner may deliver one good for free."""

    asks = "jagirdar"

    def __init__(self, seat: Seat, sailor: Seat) -> None:
        super().__init__(seat)
        self.sailor = sailor

    def offer(self, state: Agra, offers: Offers) -> None:
        offer_deliveries(state, self.seat, offers)
        offers.add(NO)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        if action != NO:
            state.push(notables.GainFavour(self.sailor, 1))
            deliver_one(state, self.seat, action - DELIVER)
