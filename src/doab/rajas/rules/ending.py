"""13 The end of the game: who triggers it, the last turns, the ranking."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.core.chance import CHANCE
from doab.core.things import Seat
from doab.rajas.rules import placing, tracks
from doab.rajas.table.state import Rajas, Task


@mypyc_attr(acyclic=True, free_list_len=1)
class EndTurn(Task):
    """13.2, R-37, R-72, R-73: after all of a turn: upgrades count in full, and the markers are compared."""

    asks = "end turn"

    def resolve(self, state: Rajas) -> None:
        state.pop()
        player = state.players[self.seat]
        player.fresh = 0
        if player.crossed or tracks.lead_of(state, self.seat) < 0:
            return
        player.crossed = 1 + _crossed_players(state)
        if state.trigger < 0:
            # the present start player is the limit, no matter who stands with the Great Mogul.
            state.trigger = self.seat
            state.begin(self.seat, "last turns")
            state.pop()
            state.push(LastTurns((self.seat + 1) % state.seats))


def _crossed_players(state: Rajas) -> i64:
    count: i64 = 0
    for player in state.players:
        if player.crossed:
            count += 1
    return count


@mypyc_attr(acyclic=True, free_list_len=1)
class LastTurns(Task):
    """13.2, R-74 … R-76: the seats between the one that triggered the end and the start player may each place one more
    worker.
    """

    asks = "last turns"

    def __init__(self, following: Seat) -> None:
        super().__init__(CHANCE)
        self.following = following  # the seat that comes next

    def resolve(self, state: Rajas) -> None:
        state.pop()
        seat: i64 = self.following
        if seat == state.start:
            state.begin(CHANCE, "end")
            return
        state.push(LastTurns((seat + 1) % state.seats))
        if state.players[seat].unplaced > 0:
            state.begin(seat, "last turn")
            state.push(placing.PlaceWorker(seat, 1))


def ranking(state: Rajas) -> list[int]:
    """13.3, R-77, R-78, R-80: by lead; of equal leads that have met, the earlier; of others, shared."""
    keys = []
    for seat in range(state.seats):
        lead = tracks.lead_of(state, seat)
        crossed = state.players[seat].crossed
        # In the middle of a last turn a player may have met who has not been noted yet: that one is the latest.
        met: i64 = crossed if crossed else state.seats + 1
        keys.append((int(lead), -int(met) if lead >= 0 else 0))
    return [1 + sum(1 for other in keys if other > key) for key in keys]
