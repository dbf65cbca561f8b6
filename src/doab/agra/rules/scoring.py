"""8.0 Final scoring and the ranking."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from doab.agra.table.state import Agra
from doab.agra.table.things import (
    COURT_ARTIST,
    DEWAN,
    DUTCH_TRADER,
    GRAND_IMAM,
    GRAND_MUFTI,
    N_GOODS,
    N_GUILDS,
    N_ROWS_OF_ORDERS,
    SADR_US_SUDUR,
    SUBADAR,
)

LAST_SPACE_BONUS: Final = 5
AKBAR_SCALE: Final = (0, 1, 3, 5)
DUTCH_SCALE: Final = (0, 1, 3, 6)


def orders_in(state: Agra, seat: i64, guild: i64) -> i64:
    """How many of the player's orders lie in the column of a guild."""
    count: i64 = 0
    at: i64
    for at in range(guild * N_ROWS_OF_ORDERS, guild * N_ROWS_OF_ORDERS + N_ROWS_OF_ORDERS):
        if state.orders[at] == seat:
            count += 1
    return count


def contracts_in(state: Agra, seat: i64, guild: i64) -> i64:
    """How many notables of a guild have been won."""
    contracts: i64 = state.players[seat].contracts
    count: i64 = 0
    notable: i64 = 0
    while contracts:
        if contracts & 1 and state.edition.guild[notable] == guild:
            count += 1
        contracts >>= 1
        notable += 1
    return count


def bowls_of(state: Agra, seat: i64) -> i64:
    count: i64 = 0
    for owner in state.bowls:
        if owner == seat:
            count += 1
    return count


def akbar_score(number: i64) -> i64:
    """8.0, A-142: 1, 3, 5, then three more for each."""
    return AKBAR_SCALE[number] if number < 4 else AKBAR_SCALE[3] + 3 * (number - 3)


def notable_score(state: Agra, seat: i64, notable: i64) -> i64:
    """Appendix I, A-159 … A-161: what a notable is worth to the winner at the end."""
    if notable == DUTCH_TRADER:
        guilds: i64 = 0
        for guild in range(N_GUILDS):
            if orders_in(state, seat, guild) > 0:
                guilds += 1
        return DUTCH_SCALE[guilds]
    if notable == SUBADAR:
        return all_orders(state, seat)
    if notable == SADR_US_SUDUR:
        return bowls_of(state, seat)
    if notable == GRAND_MUFTI:
        return 3 * min(_in_guild(state, seat, guild) for guild in range(N_GUILDS))
    if notable == GRAND_IMAM:
        return _in_guild(state, seat, 2)
    if notable == COURT_ARTIST:
        return _in_guild(state, seat, 0)
    if notable == DEWAN:
        return _in_guild(state, seat, 1)
    return 0


def all_orders(state: Agra, seat: i64) -> i64:
    return orders_in(state, seat, 0) + orders_in(state, seat, 1) + orders_in(state, seat, 2)


def _in_guild(state: Agra, seat: i64, guild: i64) -> i64:
    """The player's orders and notables of a guild together."""
    return orders_in(state, seat, guild) + contracts_in(state, seat, guild)


def notables_score(state: Agra, seat: i64) -> i64:
    """8.0: what all the notables one has won are worth."""
    contracts: i64 = state.players[seat].contracts
    total: i64 = 0
    notable: i64 = 0
    while contracts:
        if contracts & 1:
            total += notable_score(state, seat, notable)
        contracts >>= 1
        notable += 1
    return total


def guild_score(state: Agra, seat: i64, guild: i64) -> i64:
    """8.0, A-141: two for each of one's orders as sole leader, one as second; if the lead is shared, one for each
    leader."""
    own: i64 = state.step(seat, guild)
    ahead: i64 = 0  # others with more steps
    beside: i64 = 0  # with as many
    other: i64
    for other in range(state.seats):
        if other != seat:
            step: i64 = state.step(other, guild)
            if step > own:
                ahead += 1
            elif step == own:
                beside += 1
    markers: i64 = orders_in(state, seat, guild)
    if ahead == 0:
        return markers if beside else 2 * markers
    # Second behind a sole leader, perhaps with others.
    return markers if ahead == 1 else 0


def guilds_score(state: Agra, seat: i64) -> i64:
    return guild_score(state, seat, 0) + guild_score(state, seat, 1) + guild_score(state, seat, 2)


def covers_score(state: Agra, seat: i64) -> i64:
    """8.0, A-143: a rupee for each square that has been uncovered."""
    return int(state.edition.covers & ~state.players[seat].covers).bit_count()


def meditation_score(state: Agra, seat: i64) -> i64:
    return LAST_SPACE_BONUS if state.players[seat].tracker == len(state.edition.track) else 0


def score_items(state: Agra, seat: i64) -> dict[str, int]:
    """8.0, A-143, A-145, A-176: every item of the final score, and the total."""
    items: dict[str, int] = {
        "rupees": state.players[seat].rupees,
        "notables": notables_score(state, seat),
        "guilds": guilds_score(state, seat),
        "meditation": meditation_score(state, seat),
        "covers": covers_score(state, seat),
        "akbar": akbar_score(bowls_of(state, seat)),
    }
    items["total"] = sum(items.values())
    return items


def tie_break(state: Agra, seat: int) -> int:
    """8.0, A-144: current value of the goods in the stores, and favour."""
    worth = sum(state.owned(seat, good) * state.value(good) for good in range(N_GOODS))
    return int(worth + state.players[seat].favour)


def ranking(state: Agra) -> list[int]:
    """8.0, A-144: most rupees; then goods and favour; a tie that remains is shared."""
    keys = [(score_items(state, seat)["total"], tie_break(state, seat)) for seat in range(state.seats)]
    return [1 + sum(1 for other in keys if other > key) for key in keys]
