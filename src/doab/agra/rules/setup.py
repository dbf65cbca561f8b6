"""2.0, Appendix IV Set-up: what is rolled and drawn before the first turn."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.agra.made.numbers import DIE, FIRST_PLAYER, NOTABLE
from doab.agra.rules import influence, pawns
from doab.agra.rules.orders import next_order
from doab.agra.rules.turn import NextTurn
from doab.agra.table.edition import Edition
from doab.agra.table.state import NOBODY, Agra, Question, Task, new_state
from doab.agra.table.switches import Switches
from doab.agra.table.things import (
    BOWL,
    BUILDING,
    N_BASIC,
    N_GUILDS,
    N_LEVELS,
    N_NOTABLES,
    N_ROWS_OF_ORDERS,
    NEUTRAL,
    NOTABLES_WITH_FEWER,
    NOTABLES_WITH_FOUR,
    ORDER,
    Guild,
    Level,
)
from doab.core.bits import BIT
from doab.core.chance import CHANCE
from doab.core.events import PLACE
from doab.core.state import Offers
from doab.core.things import Count, Flag

ANY_LEVEL: Final = -1
ANY_GUILD: Final = -1


def set_up(edition: Edition, switches: Switches, seats: int) -> Agra:
    """2.0: a new game with chance to move. The stack is worked from the top, so what comes last goes on first."""
    state = new_state(edition, switches, seats)
    state.push(BeginGame())
    state.push(OpenTiles())
    for guild in reversed(range(N_GUILDS)):
        state.push(MarkOrder(guild))
    if seats < 4:
        # App. IV, A-11, A-16, A-17: neutral markers come before the guild-order markers.
        for guild in reversed(range(N_GUILDS)):
            state.push(NeutralOrder(guild, 4 - seats))
        for side in (1, 0):
            for _ in range(4 - seats):
                state.push(NeutralBowl(side))
    state.push(DrawStartPlayer())
    state.push(DrawNotables(N_LEVELS))
    state.push(StartBuilder())
    state.push(StartMerchant())
    state.run()
    return state


@mypyc_attr(acyclic=True, free_list_len=1)
class StartMerchant(Question):
    """2.1.4, A-06: a die counts down from the quarry; 5 and 6 are rolled again."""

    asks = "merchant start"
    under = "2.0"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def offer(self, state: Agra, offers: Offers) -> None:
        pawns.offer_die(offers)

    def answer(self, state: Agra, action: i64) -> None:
        if action - DIE < N_BASIC:
            state.pop()
            state.merchant = action - DIE
            if state.log is not None:
                state.tell(PLACE, -1, "merchant", 1, "", BUILDING.place(state.merchant))


@mypyc_attr(acyclic=True, free_list_len=1)
class StartBuilder(Question):
    """2.1.4, A-07: a die counts the construction tiles, the first as 1 (or, switched, from the first on)."""

    asks = "builder start"
    under = "2.0"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def offer(self, state: Agra, offers: Offers) -> None:
        pawns.offer_die(offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        state.builder = N_BASIC + action - DIE + (0 if state.switches.builder_start_counts_first else 1)
        if state.log is not None:
            state.tell(PLACE, -1, "builder", 1, "", BUILDING.place(state.builder))


# -- notables (2.1.6, A-08)


def wanted_of_level(state: Agra, level: i64) -> i64:
    return NOTABLES_WITH_FOUR[level - 1] if state.seats == 4 else NOTABLES_WITH_FEWER[level - 1]


def number_of(state: Agra, notables: i64, level: i64, guild: i64 = ANY_GUILD) -> i64:
    """How many notables of a bit set are of a level (or any) and of a guild (or any)."""
    count: i64 = 0
    notable: i64
    for notable in range(N_NOTABLES):
        if (
            notables >> notable & 1
            and (level == ANY_LEVEL or state.edition.level[notable] == level)
            and (guild == ANY_GUILD or state.edition.guild[notable] == guild)
        ):
            count += 1
    return count


def is_balanced(first: i64, second: i64, third: i64) -> bool:
    """2.1.6, A-15: no guild has two more than another: 5/5/4 of fourteen, 4/3/3 of ten."""
    return max(max(first, second), third) - min(min(first, second), third) <= 1


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawNotables(Question):
    """2.1.6: notables are drawn at random, level IV first, down to level I."""

    asks = "notables"
    under = "2.0"

    def __init__(self, level: Level) -> None:
        super().__init__(CHANCE)
        self.level = level

    def offer(self, state: Agra, offers: Offers) -> None:
        notable: i64
        for notable in range(N_NOTABLES):
            if state.edition.level[notable] == self.level and not state.river >> notable & 1:
                offers.add_chance(NOTABLE + notable, 1)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        state.river |= BIT[action - NOTABLE]
        if number_of(state, state.river, self.level) < wanted_of_level(state, self.level):
            state.push(DrawNotables(self.level))
        elif self.level > 1:
            state.push(DrawNotables(self.level - 1))
        else:
            balance(state)


def balance(state: Agra) -> None:
    """A-08: if the guilds are not balanced, level I is drawn again; if that cannot help, level II too, then III."""
    if completions(state, state.river, 0, 0) > 0:
        return
    highest: i64
    for highest in range(1, N_LEVELS):
        kept: i64 = _without_levels(state, highest)
        if completions(state, kept, highest, 0) > 0:
            state.river = kept
            state.push(Redraw(highest))
            return


def _without_levels(state: Agra, highest: i64) -> i64:
    kept: i64 = 0
    notable: i64
    for notable in range(N_NOTABLES):
        if state.river >> notable & 1 and state.edition.level[notable] > highest:
            kept |= BIT[notable]
    return kept


def completions(state: Agra, drawn: i64, highest: i64, chosen: i64) -> i64:
    """How many balanced ways there are to fill the levels up to `highest` that contain the notables in `chosen`."""
    held: i64 = drawn | chosen
    first: i64 = number_of(state, held, ANY_LEVEL, 0)
    second: i64 = number_of(state, held, ANY_LEVEL, 1)
    return _ways_to_fill(state, highest, chosen, first, second, number_of(state, held, ANY_LEVEL) - first - second)


def _ways_to_fill(state: Agra, level: i64, chosen: i64, first: i64, second: i64, third: i64) -> i64:
    """The same for this level and those below it, when that many notables of each guild are already there."""
    if level == 0:
        return 1 if is_balanced(first, second, third) else 0
    left: i64 = wanted_of_level(state, level) - number_of(state, chosen, level)
    of_first: i64 = number_of(state, ~chosen, level, 0)
    of_second: i64 = number_of(state, ~chosen, level, 1)
    of_third: i64 = number_of(state, ~chosen, level, 2)
    ways: i64 = 0
    one: i64
    two: i64
    for one in range(min(left, of_first) + 1):
        for two in range(max(0, left - one - of_third), min(left - one, of_second) + 1):
            three: i64 = left - one - two
            choices: i64 = _choose(of_first, one) * _choose(of_second, two) * _choose(of_third, three)
            ways += choices * _ways_to_fill(state, level - 1, chosen, first + one, second + two, third + three)
    return ways


def _choose(number: i64, taken: i64) -> i64:
    """In how many ways `taken` can be taken from `number`."""
    ways: i64 = 1
    step: i64
    for step in range(taken):
        ways = ways * (number - step) // (step + 1)
    return ways


@mypyc_attr(acyclic=True, free_list_len=1)
class Redraw(Question):
    """A-08: levels up to `highest` are drawn again, every balanced choice being equally likely.

    One notable at a time; its weight is the number of balanced choices that contain it.
    """

    asks = "notables"
    under = "2.0"

    def __init__(self, highest: Level) -> None:
        super().__init__(CHANCE)
        self.highest = highest

    def _level(self, state: Agra) -> i64:
        """The level that is drawn next; 0: all are full."""
        level: i64
        for level in range(self.highest, 0, -1):
            if number_of(state, state.river, level) < wanted_of_level(state, level):
                return level
        return 0

    def offer(self, state: Agra, offers: Offers) -> None:
        level: i64 = self._level(state)
        kept: i64 = _without_levels(state, self.highest)
        chosen: i64 = state.river & ~kept
        guild: i64 = -1
        weight: i64 = 0
        notable: i64
        for notable in range(N_NOTABLES):
            if state.edition.level[notable] == level and not state.river >> notable & 1:
                if state.edition.guild[notable] != guild:  # those of one guild and level are alike
                    guild = state.edition.guild[notable]
                    weight = completions(state, kept, self.highest, chosen | BIT[notable])
                if weight > 0:
                    offers.add_chance(NOTABLE + notable, weight)

    def answer(self, state: Agra, action: i64) -> None:
        state.river |= BIT[action - NOTABLE]
        if self._level(state) == 0:
            state.pop()


@mypyc_attr(acyclic=True, free_list_len=1)
class DrawStartPlayer(Question):
    """2.1.9, A-09: the start player is random and stays."""

    asks = "start"
    under = "2.0"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def offer(self, state: Agra, offers: Offers) -> None:
        offers.add_evenly(FIRST_PLAYER, state.seats)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        state.start = action - FIRST_PLAYER
        state.begin(state.start, "start player")


# -- neutral markers and guild-order markers


@mypyc_attr(acyclic=True, free_list_len=1)
class NeutralBowl(Question):
    """App. IV, A-16: a die covers a bowl of one side; a repeated number covers none."""

    asks = "neutral bowl"
    under = "2.0"

    def __init__(self, side: Flag) -> None:
        super().__init__(CHANCE)
        self.side = side

    def offer(self, state: Agra, offers: Offers) -> None:
        pawns.offer_die(offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        bowl: i64 = self.side * 6 + action - DIE
        if state.bowls[bowl] != NEUTRAL:
            state.fill_bowl(bowl, NEUTRAL)
            if state.log is not None:
                state.tell(PLACE, -1, "neutral marker", 1, "", BOWL.place(state.edition.bowls[bowl]))


@mypyc_attr(acyclic=True, free_list_len=1)
class NeutralOrder(Question):
    """App. IV, A-17: that many different orders of a column are covered; a repeated number is rolled again."""

    asks = "neutral order"
    under = "2.0"

    def __init__(self, guild: Guild, left: Count) -> None:
        super().__init__(CHANCE)
        self.guild = guild
        self.left = left

    def offer(self, state: Agra, offers: Offers) -> None:
        pawns.offer_die(offers)

    def answer(self, state: Agra, action: i64) -> None:
        order: i64 = self.guild * N_ROWS_OF_ORDERS + action - DIE
        if state.orders[order] != NOBODY:
            return
        state.pop()
        state.cover_order(order, NEUTRAL)
        if state.log is not None:
            state.tell(PLACE, -1, "neutral marker", 1, "", ORDER.place(order))
        if self.left > 1:
            state.push(NeutralOrder(self.guild, self.left - 1))


@mypyc_attr(acyclic=True, free_list_len=1)
class MarkOrder(Question):
    """2.3.3, A-11: a die places the guild-order marker; from a covered order it slides down to the next free one."""

    asks = "order marker"
    under = "2.0"

    def __init__(self, guild: Guild) -> None:
        super().__init__(CHANCE)
        self.guild = guild

    def offer(self, state: Agra, offers: Offers) -> None:
        pawns.offer_die(offers)

    def answer(self, state: Agra, action: i64) -> None:
        state.pop()
        row: i64 = action - DIE
        if state.orders[self.guild * N_ROWS_OF_ORDERS + row] != NOBODY:
            row = next_order(state, self.guild, row)
        state.mark_order(self.guild, row)
        if state.log is not None:
            state.tell(PLACE, -1, "order marker", 1, "", ORDER.place(self.guild * N_ROWS_OF_ORDERS + row))


@mypyc_attr(acyclic=True, free_list_len=1)
class OpenTiles(Task):
    """2.3: three favour tiles are turned up."""

    asks = "open tiles"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def resolve(self, state: Agra) -> None:
        state.pop()
        influence.refill(state)


@mypyc_attr(acyclic=True, free_list_len=1)
class BeginGame(Task):
    """4.0: the start player's first turn."""

    asks = "begin game"

    def __init__(self) -> None:
        super().__init__(CHANCE)

    def resolve(self, state: Agra) -> None:
        state.pop()
        state.push(NextTurn(state.start, 0))
