"""8.0 Final scoring and the ranking."""

from __future__ import annotations

from typing import Final

from doab.agra.names import (
    COURT_ARTIST,
    DEWAN,
    DUTCH_TRADER,
    GRAND_IMAM,
    GRAND_MUFTI,
    N_GOODS,
    N_GUILDS,
    N_NOTABLES,
    N_ROWS_OF_ORDERS,
    SADR_US_SUDUR,
    SUBADAR,
)
from doab.agra.state import Agra

LAST_SPACE_BONUS: Final = 5
AKBAR_SCALE: Final = (0, 1, 3, 5)
DUTCH_SCALE: Final = (0, 1, 3, 6)
GUILD_OF: Final = {GRAND_IMAM: 2, COURT_ARTIST: 0, DEWAN: 1}


def orders_of(state: Agra, seat: int) -> list[int]:
    """How many own orders lie in each column."""
    rows = range(N_ROWS_OF_ORDERS)
    return [sum(1 for row in rows if state.orders[guild * N_ROWS_OF_ORDERS + row] == seat) for guild in range(N_GUILDS)]


def contracts_of(state: Agra, seat: int) -> list[int]:
    """How many notables of each guild have been won."""
    counts = [0] * N_GUILDS
    for notable in range(N_NOTABLES):
        if state.players[seat].contracts >> notable & 1:
            counts[state.edition.guild[notable]] += 1
    return counts


def bowls_of(state: Agra, seat: int) -> int:
    return sum(1 for owner in state.bowls if owner == seat)


def akbar_score(number: int) -> int:
    """8.0, A-142: 1, 3, 5, then three more for each."""
    return AKBAR_SCALE[number] if number < 4 else AKBAR_SCALE[3] + 3 * (number - 3)


def notable_score(state: Agra, seat: int, notable: int) -> int:
    """Appendix I, A-159 … A-161: what a won notable is worth at the end."""
    orders, contracts = orders_of(state, seat), contracts_of(state, seat)
    if notable == DUTCH_TRADER:
        return DUTCH_SCALE[sum(1 for number in orders if number > 0)]
    if notable == SUBADAR:
        return sum(orders)
    if notable == SADR_US_SUDUR:
        return bowls_of(state, seat)
    if notable == GRAND_MUFTI:
        return 3 * min(orders[guild] + contracts[guild] for guild in range(N_GUILDS))
    if notable in GUILD_OF:
        return orders[GUILD_OF[notable]] + contracts[GUILD_OF[notable]]
    return 0


def guild_score(state: Agra, seat: int, guild: int) -> int:
    """8.0, A-141: two for each own order as sole leader, one as second; if the lead is shared, one for each leader."""
    steps = [int(state.step(other, guild)) for other in range(state.seats)]
    highest = max(steps)
    own, markers = steps[seat], orders_of(state, seat)[guild]
    if steps.count(highest) > 1:
        return markers if own == highest else 0
    if own == highest:
        return 2 * markers
    second = max(step for step in steps if step < highest)
    return markers if own == second else 0


def score_items(state: Agra, seat: int) -> dict[str, int]:
    """8.0, A-143, A-145, A-176: every item of the final score, and the total."""
    player = state.players[seat]
    covers = (int(state.edition.covers).bit_count() - int(player.covers).bit_count()) if state.edition.covers else 0
    won = [notable for notable in range(N_NOTABLES) if player.contracts >> notable & 1]
    items = {
        "rupees": int(player.rupees),
        "notables": sum(notable_score(state, seat, notable) for notable in won),
        "guilds": sum(guild_score(state, seat, guild) for guild in range(N_GUILDS)),
        "meditation": LAST_SPACE_BONUS if player.tracker == len(state.edition.track) else 0,
        "covers": covers,
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
