"""11 The two tracks, their bonuses, and the workers that wait on them; 13.1 how far along a player is."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64, mypyc_attr

from doab.rajas.rules import income
from doab.rajas.table.state import LOWEST_LEVEL, STARTING_WORKERS, Rajas, Task
from doab.rajas.table.things import FAME_BONUS, MONEY_BONUS, N_BUILDINGS


def gain_money(state: Rajas, seat: i64, amount: i64, from_: str, by: str = "") -> None:
    """11, R-43, R-63 … R-65: the marker moves by the whole amount, then all the bonuses that it reached follow."""
    if amount <= 0:
        return
    state.advance_money(seat, amount, from_, by)
    if money_bonus_due(state, seat, 0):
        state.push(MoneyBonuses(seat))


def gain_fame(state: Rajas, seat: i64, amount: i64, from_: str, by: str = "") -> None:
    """11, R-43, R-63 … R-65: as `gain_money`. Fame has no printed end: the marker goes on counting (R-70)."""
    if amount <= 0:
        return
    state.advance_fame(seat, amount, from_, by)
    if fame_bonus_due(state, seat, 0):
        state.push(FameBonuses(seat))


def money_bonus_due(state: Rajas, seat: i64, more: i64) -> bool:
    """Would `more` money reach the next open bonus?

    R-66, R-67: bonuses are taken in order and once; paying moves the marker back, but never reopens one. R-68: the
    money marker concerns the money track only.
    """
    player = state.players[seat]
    spaces = state.edition.money_bonus_at
    return player.money_bonuses < len(spaces) and player.money + more >= spaces[player.money_bonuses]


def fame_bonus_due(state: Rajas, seat: i64, more: i64) -> bool:
    """Would `more` fame reach the next open bonus? R-68: on the fame track only."""
    player = state.players[seat]
    spaces = state.edition.fame_bonus_at
    return player.fame_bonuses < len(spaces) and player.fame + more >= spaces[player.fame_bonuses]


@mypyc_attr(acyclic=True, free_list_len=1)
class MoneyBonuses(Task):
    """R-63 … R-65: takes the next open bonus as long as one is reached; whatever that causes is finished first.

    A nested gain brings its own task, which finds the lower bonus first; this one then goes on with what is left.
    """

    asks = "money bonuses"

    def resolve(self, state: Rajas) -> None:
        if not money_bonus_due(state, self.seat, 0):
            state.pop()
            return
        player = state.players[self.seat]
        bonus: i64 = state.edition.money_bonus[player.money_bonuses]
        at: i64 = state.edition.money_bonus_at[player.money_bonuses]
        player.money_bonuses += 1
        income.receive(state, self.seat, bonus, MONEY_BONUS.place(str(at)) if state.log is not None else "")


@mypyc_attr(acyclic=True, free_list_len=1)
class FameBonuses(Task):
    """R-63 … R-65: as `MoneyBonuses`, on the fame track."""

    asks = "fame bonuses"

    def resolve(self, state: Rajas) -> None:
        if not fame_bonus_due(state, self.seat, 0):
            state.pop()
            return
        player = state.players[self.seat]
        bonus: i64 = state.edition.fame_bonus[player.fame_bonuses]
        at: i64 = state.edition.fame_bonus_at[player.fame_bonuses]
        player.fame_bonuses += 1
        income.receive(state, self.seat, bonus, FAME_BONUS.place(str(at)) if state.log is not None else "")


MOST_WORKERS: Final = STARTING_WORKERS + 2
MOST_WORKERS_NAVARATNA: Final = STARTING_WORKERS + 3


def most_workers(state: Rajas) -> i64:
    """11, 14.1, R-89: five active workers, six in Navaratna."""
    return MOST_WORKERS_NAVARATNA if state.navaratna else MOST_WORKERS


def gain_worker(state: Rajas, seat: i64, from_: str, by: str = "") -> None:
    """11, R-13, R-69: the inactive worker becomes active at once. With the second one the third leaves the game."""
    if state.players[seat].active < most_workers(state):
        state.gain_worker(seat, from_, by)


def upgrades_made(state: Rajas, seat: i64) -> i64:
    """R-39: how many steps the four cubes have made, 0 to 8."""
    made: i64 = 0
    building: i64
    for building in range(N_BUILDINGS):
        made += state.level(seat, building) - LOWEST_LEVEL
    return made


def steps_of_money(money: i64) -> i64:
    """11, R-70: how far the money marker has come, in spaces of fame: two coins are one."""
    return (money + 1) // 2


def lead(fame: int, money: int, meeting_point: int = 61) -> int:
    """13.1, R-70, R-71: how far the markers have passed each other, in fame; negative: how far they are from that."""
    return fame + steps_of_money(money) - meeting_point


def lead_of(state: Rajas, seat: i64) -> i64:
    player = state.players[seat]
    return player.fame + steps_of_money(player.money) - state.edition.meeting_point
