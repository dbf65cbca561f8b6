"""Random players with a purpose: they prefer what brings one of the three ends of the game nearer (4.3).

Uniformly random games of Agra are long (thousands of answers) and nearly always end at the top of an influence track.
These players still answer at random, but what serves their purpose is more likely, so that games are short, and piers,
orders and notables of every level are seen.
"""

from collections.abc import Callable
from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i64

from doab.agra import RULES
from doab.agra.made import numbers as answers
from doab.agra.rules import delivery, orders
from doab.agra.table.state import Agra
from doab.agra.table.things import (
    ARCHITECT,
    BELOW_COLUMN,
    FIRST_BUILDING,
    MAX_SLOTS,
    N_BASIC,
    N_GOODS,
    N_GUILDS,
    N_NOTABLES,
    N_ROWS_OF_ORDERS,
    N_SPACES,
    SAILOR,
    TRADER,
)
from doab.core import Source
from doab.core.chance import sample
from doab.core.state import Offers, State

PURPOSES: Final = ("river", "orders", "influence")

FAMILY = {action.index: action.family for action in RULES.table}
LIKELY: Final = 60
PLAIN: Final = 6
UNLIKELY: Final = 1


def towards(purpose: str) -> Callable[[State, Offers, Source], int]:
    """A player for the fuzzer (`policy`), who plays towards one end of the game."""

    def choose(state: State, offers: Offers, source: Source) -> int:
        table = cast(Agra, state)
        wish = Wish(table, int(state.to_move()), purpose)
        weights = [wish.weight(int(action)) for action in offers.actions]
        return int(sample(offers.actions, vec[i64](weights), source))

    return choose


class Wish:
    """What one seat would like to do in a position."""

    def __init__(self, state: Agra, seat: int, purpose: str) -> None:
        self.state = state
        self.seat = seat
        self.purpose = purpose
        owned = [int(state.owned(seat, good)) for good in range(N_GOODS)]
        asked_for = self.asked_for()
        lacking = [good for good in asked_for if not owned[good]]
        # What is processed into something that is lacking is lacking too, step by step.
        self.lacking = set(lacking)
        for good in lacking:
            source = int(state.edition.source[good])
            while source >= 0 and not owned[source]:
                self.lacking.add(source)
                source = int(state.edition.source[source])
        self.makeable = {good for good in self.lacking if good < N_BASIC or owned[state.edition.source[good]]}
        self.kept = set(asked_for) | {int(state.edition.source[good]) for good in self.lacking}

    def asked_for(self) -> list[int]:
        """Goods for open slots of notables that can be served, and for the marked orders."""
        state = self.state
        goods = []
        if self.purpose != "influence":
            wants, served = state.edition.wants, state.slots
            for notable in range(N_NOTABLES):
                if delivery.is_available(state, notable):
                    slots = range(notable * MAX_SLOTS, (notable + 1) * MAX_SLOTS)
                    goods += [int(wants[slot]) for slot in slots if wants[slot] >= 0 and not served[slot]]
        if self.purpose == "orders":
            for guild in range(N_GUILDS):
                row = int(state.marked[guild])
                if row != BELOW_COLUMN and orders.markers_in(state, guild) < state.limit:
                    order = (guild * N_ROWS_OF_ORDERS + row) * 2
                    goods += [int(good) for good in state.edition.order_goods[order : order + 2]]
        return goods

    def weight(self, action: int) -> int:
        family = FAMILY[action]
        if family in ("place", "peon"):
            return self.of_space(action % N_SPACES)
        if family in ("deliver", "order", "gift"):
            return self.of_delivery(family)
        if family == "raise":
            return self.of_raise(action - answers.RAISE)
        if family in ("produce", "move"):
            first = answers.PRODUCE if family == "produce" else answers.MOVE
            return 1 + 8 * (action - first)
        if family in ("take", "process", "dye", "build", "trade", "give", "pay", "free", "swap"):
            return self.of_good(action, family)
        if family == "lay":
            return LIKELY if self.lacking else UNLIKELY
        if action in (answers.DONE, answers.END_MEDITATION):
            return PLAIN
        return UNLIKELY if family in ("go on", "price", "uncover", "farmer") else PLAIN

    def of_space(self, space: int) -> int:
        if space == SAILOR:
            return LIKELY * 4 if delivery.can_deliver_any(self.state, self.seat) else UNLIKELY
        if space == ARCHITECT:
            return LIKELY * 4 if self.purpose == "influence" else PLAIN
        if space >= FIRST_BUILDING:
            return LIKELY if space - FIRST_BUILDING in self.makeable else PLAIN // 2
        return PLAIN if space == TRADER else UNLIKELY

    def of_delivery(self, family: str) -> int:
        if family == "deliver":
            return LIKELY * 4
        return LIKELY * 4 if family == "order" and self.purpose == "orders" else UNLIKELY

    def of_raise(self, guild: int) -> int:
        """Who wants orders needs one step in each guild and no more; who sails wants none."""
        if self.purpose == "orders":
            return LIKELY if self.state.step(self.seat, guild) == 0 else UNLIKELY
        return LIKELY * 4 if self.purpose == "influence" else UNLIKELY

    def of_good(self, action: int, family: str) -> int:
        gains = {"take": answers.TAKE, "process": answers.PROCESS, "dye": answers.DYE_GOOD, "build": answers.BUILD}
        if family in gains:
            return LIKELY if action - gains[family] in self.lacking else UNLIKELY
        spends = {
            "trade": answers.TRADE,
            "give": answers.GIVE,
            "pay": answers.PAY,
            "free": answers.FREE,
            "swap": answers.SWAP,
        }
        return UNLIKELY if family not in spends or action - spends[family] in self.kept else PLAIN * 2
