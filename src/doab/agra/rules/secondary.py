"""A-100 … A-114 Secondary actions: Oil and Curry, favour actions, luxury goods, notables usable once a turn."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from doab.agra.made.numbers import (
    ENGLISH,
    FAVOUR_ACTION,
    FAVOUR_WITH_MULLAH,
    FRENCH,
    MOSAIC,
    TO_COOK,
    USE,
    USE_CALIPH,
    USE_CURRY,
    USE_OIL,
    USE_OIL_AND_CURRY,
)
from doab.agra.rules import delivery, favour, goods, influence, meditation, notables
from doab.agra.table.state import Agra
from doab.agra.table.things import (
    BOOK,
    CALIPH,
    CLOTHES,
    COTTON,
    CURRY,
    ENGLISH_TRADER,
    FAVOUR,
    FIRST_TILE,
    FRENCH_TRADER,
    MOSAIC_MAKER,
    MULLAH,
    N_FAVOUR_ACTIONS,
    N_GOODS,
    NOTABLE,
    OIL,
    PAINTING,
    PIERS,
    SCROLL,
    STATUE,
    USED_BOOK,
    USED_CALIPH,
    USED_CLOTHES,
    USED_ENGLISH_TRADER,
    USED_FRENCH_TRADER,
    USED_MOSAIC_MAKER,
    USED_MULLAH,
    USED_OIL,
    USED_PAINTING,
)
from doab.core.state import Offers

#: Favour that must be owned, and that is spent, for each favour action (Appendix III and the player board).
OWN: Final = vec[i64]([2, 3, 4, 2, 2, 2, 3, 3, 4, 4, 2, 3, 2, 4, 4, 3, 3])
SPEND: Final = vec[i64]([2, 3, 3, 2, 2, 1, 2, 2, 2, 2, 1, 2, 2, 3, 4, 2, 3])
LEAST_OWNED: Final = 2
#: The favour actions that are printed on the player board.
PRINTED: Final = (1 << FIRST_TILE) - 1

FRENCH_CAPACITY: Final = 3
FRENCH_REWARD: Final = 5
FRENCH_HIGHEST: Final = 3


def is_secondary(action: i64) -> bool:
    return FAVOUR_ACTION <= action < TO_COOK


def offer_secondary(state: Agra, seat: i64, offers: Offers) -> None:
    """A-23, A-100: everything that the turn owner may do at a window besides answering the question itself."""
    _offer_oil_and_curry(state, seat, offers)
    _offer_favour_actions(state, seat, offers)
    _offer_luxury_goods(state, seat, offers)
    _offer_notables(state, seat, offers)


def take_secondary(state: Agra, seat: i64, action: i64) -> None:
    if action < USE:
        _take_favour_action(state, seat, action)
    elif action < USE_OIL:
        _use_luxury_good(state, seat, action - USE + STATUE)
    elif action <= USE_OIL_AND_CURRY:
        _use_oil_and_curry(state, seat, action)
    else:
        _use_notable(state, seat, action)


# -- Oil and Curry


def _offer_oil_and_curry(state: Agra, seat: i64, offers: Offers) -> None:
    """A-101, A-102: once a turn; either lets one worker stand up, both together three. Offered if a worker lies."""
    oil = state.owned(seat, OIL) > 0
    curry = state.owned(seat, CURRY) > 0
    if not oil and not curry:
        return
    if state.players[seat].has_used(USED_OIL) or not state.has_lying(seat, 0):
        offers.forbid(USE_OIL, "A-101")
        offers.forbid(USE_CURRY, "A-101")
        offers.forbid(USE_OIL_AND_CURRY, "A-101")
        return
    if oil:
        offers.add(USE_OIL)
    if curry:
        offers.add(USE_CURRY)
    if oil and curry:
        offers.add(USE_OIL_AND_CURRY)


def _use_oil_and_curry(state: Agra, seat: i64, action: i64) -> None:
    state.use(seat, USED_OIL)
    if action != USE_CURRY:
        state.give_up(seat, OIL, 1, "standing up")
    if action != USE_OIL:
        state.give_up(seat, CURRY, 1, "standing up")
    notables.stand_up_to(state, seat, 3 if action == USE_OIL_AND_CURRY else 1)


# -- favour actions (A-103 … A-105)


def why_not_favour(state: Agra, seat: i64, action: i64) -> str:
    """A-105, A-106: owned, not used this turn, enough favour, and of use."""
    player = state.players[seat]
    if action >= FIRST_TILE and not player.tiles >> (action - FIRST_TILE) & 1:
        return "A-106"
    if player.has_used(action):
        return "A-104"
    if player.favour < OWN[action]:
        return "A-105"
    return favour.why_not(state, seat, action)


def _offer_favour_actions(state: Agra, seat: i64, offers: Offers) -> None:
    player = state.players[seat]
    if player.favour < LEAST_OWNED and not offers.explaining:
        return
    mullah = player.has(MULLAH) and not player.has_used(USED_MULLAH)
    at_hand: i64 = PRINTED | player.tiles << FIRST_TILE
    action: i64
    for action in range(N_FAVOUR_ACTIONS):
        if at_hand >> action & 1 or offers.explaining:
            why = why_not_favour(state, seat, action)
            if why == "":
                offers.add(FAVOUR_ACTION + action)
                if mullah and SPEND[action] >= 2:
                    offers.add(FAVOUR_WITH_MULLAH + action)
                else:
                    offers.forbid(FAVOUR_WITH_MULLAH + action, "A-157")
            else:
                offers.forbid(FAVOUR_ACTION + action, why)
                offers.forbid(FAVOUR_WITH_MULLAH + action, why)


def _take_favour_action(state: Agra, seat: i64, chosen: i64) -> None:
    """A-103, A-157: pay (one less with the Mullah), lock one marker, then the effect."""
    with_mullah = chosen >= FAVOUR_WITH_MULLAH
    action: i64 = chosen - FAVOUR_WITH_MULLAH if with_mullah else chosen - FAVOUR_ACTION
    if with_mullah:
        state.use(seat, USED_MULLAH)
    state.use(seat, action)
    state.spend_favour(seat, SPEND[action] - (1 if with_mullah else 0), "favour action")
    favour.carry_out(state, seat, action)


# -- luxury goods (A-108 … A-114); the Statue is an answer of its own window


def _offer_luxury_goods(state: Agra, seat: i64, offers: Offers) -> None:
    player = state.players[seat]
    good: i64
    for good in range(BOOK, CLOTHES + 1):
        if state.owned(seat, good) > 0:
            if player.has_used(USED_BOOK + good - BOOK):
                offers.forbid(USE + good - STATUE, "A-108")
            else:
                offers.add(USE + good - STATUE)
    if offers.explaining:
        offers.forbid(USE, "A-111")


def _use_luxury_good(state: Agra, seat: i64, good: i64) -> None:
    state.lock_good(seat, good)
    if good == BOOK:
        # up to three workers stand up, and one favour.
        state.use(seat, USED_BOOK)
        state.push(notables.FavourOfTheBook(seat))
        notables.stand_up_to(state, seat, 3)
    elif good == PAINTING:
        state.use(seat, USED_PAINTING)
        if influence.can_raise_any(state, seat):
            state.push(influence.RaiseTwo(seat, -1))
    else:
        # the current value; one more once the boat is at the last pier.
        state.use(seat, USED_CLOTHES)
        state.earn(seat, state.value(CLOTHES) + (1 if state.boat == PIERS else 0), SCROLL.place(CLOTHES))


# -- notables that can be used once a turn


def _offer_traders(state: Agra, seat: i64, good: i64, offers: Offers) -> None:
    player = state.players[seat]
    if player.has(ENGLISH_TRADER):
        if player.has_used(USED_ENGLISH_TRADER):
            offers.forbid(ENGLISH + good, "A-156")
        elif goods.has_kind_of_value(state, state.value(good), good):
            offers.add(ENGLISH + good)
    if player.has(FRENCH_TRADER):
        if player.has_used(USED_FRENCH_TRADER) or state.value(good) > FRENCH_HIGHEST:
            offers.forbid(FRENCH + good, "A-152")
        else:
            offers.add(FRENCH + good)


def _offer_notables(state: Agra, seat: i64, offers: Offers) -> None:
    player = state.players[seat]
    if player.contracts == 0:
        return
    if player.has(CALIPH) and state.owned(seat, COTTON) > 0 and state.has_lying(seat, 0):
        if player.has_used(USED_CALIPH):
            offers.forbid(USE_CALIPH, "A-156")
        else:
            offers.add(USE_CALIPH)
    if player.has(ENGLISH_TRADER) or player.has(FRENCH_TRADER):
        good: i64
        for good in range(N_GOODS):
            if state.owned(seat, good) > 0:
                _offer_traders(state, seat, good, offers)
    if player.has(MOSAIC_MAKER):
        # one point for one favour or three for two, once a turn. There are points only in meditation.
        used = player.has_used(USED_MOSAIC_MAKER)
        for gained, cost in ((1, 1), (2, 3)):
            if state.points >= cost and not used:
                offers.add(MOSAIC + gained - 1)
            else:
                offers.forbid(MOSAIC + gained - 1, "A-158")


def _use_notable(state: Agra, seat: i64, action: i64) -> None:
    if action == USE_CALIPH:
        state.use(seat, USED_CALIPH)
        state.give_up(seat, COTTON, 1, NOTABLE[CALIPH])
        notables.stand_up_to(state, seat, 1)
    elif action < FRENCH:
        good: i64 = action - ENGLISH
        value: i64 = state.value(good)
        state.use(seat, USED_ENGLISH_TRADER)
        state.give_up(seat, good, 1, NOTABLE[ENGLISH_TRADER])
        state.push(goods.TakeGood(seat, value, good, 0, 0))
    elif action < MOSAIC:
        _put_on_french_trader(state, seat, action - FRENCH)
    else:
        gained: i64 = action - MOSAIC + 1
        state.use(seat, USED_MOSAIC_MAKER)
        meditation.pay_points(state, seat, 1 if gained == 1 else 3, -1)
        goods.gain(state, seat, FAVOUR, gained, NOTABLE.place(MOSAIC_MAKER))


def _put_on_french_trader(state: Agra, seat: i64, good: i64) -> None:
    """A-152, A-138: delivery bonuses count; the third marker brings five rupees, and all three come back."""
    player = state.players[seat]
    state.use(seat, USED_FRENCH_TRADER)
    state.take_good_for_marker(seat, good, NOTABLE.place(FRENCH_TRADER))
    delivery.pay_delivery_bonus(state, seat, good)
    player.french += 1
    if player.french == FRENCH_CAPACITY:
        player.markers += player.french
        player.french = 0
        state.earn(seat, FRENCH_REWARD, NOTABLE.place(FRENCH_TRADER))
