"""4 Rounds and turns: seat after seat until all workers are placed, and the end of a round (12)."""

from __future__ import annotations

from mypy_extensions import i64, mypyc_attr

from doab.core.chance import CHANCE
from doab.core.events import MOVE
from doab.core.things import Count, Flag
from doab.rajas.rules import placing, tokens
from doab.rajas.table.state import FREE, Rajas, Task
from doab.rajas.table.things import CHAMBER, GREAT_MOGUL


@mypyc_attr(acyclic=True, free_list_len=1)
class Round(Task):
    """4, R-14, R-84: seat after seat, lap after lap, until a lap has seen no placement or nobody holds a worker.

    A lap begins with the start player. In Navaratna the last lap is completed, so that no later seat loses its yield
    tile.
    """

    asks = "round"

    def __init__(self, done: Count, placed: Flag) -> None:
        super().__init__(CHANCE)
        self.done = done  # seats that have had their turn in this lap
        self.placed = placed  # whether somebody has placed a worker in this lap

    def resolve(self, state: Rajas) -> None:
        state.pop()
        everyone_placed = _nobody_holds_a_worker(state)
        lap_over = self.done == state.seats
        if (lap_over and not self.placed) or (everyone_placed and (lap_over or not state.navaratna)):
            clean_up(state)
            return
        if lap_over:
            state.push(Round(0, 0))
            return
        seat: i64 = (state.start + self.done) % state.seats
        state.push(Round(self.done + 1, self.placed))
        if state.players[seat].unplaced > 0:
            state.begin(seat, "turn")
            state.push(placing.PlaceWorker(seat, 0))
        elif state.navaratna:
            tokens.offer_shortfall_token(state, seat)


def _nobody_holds_a_worker(state: Rajas) -> bool:
    left: i64 = 0
    for player in state.players:
        left += player.unplaced
    return left == 0


def clean_up(state: Rajas) -> None:
    """12, R-45, R-80: the elephant moves, all workers come home, the next round begins."""
    side = state.side
    mogul: i64 = state.board[side.first[CHAMBER + GREAT_MOGUL]]
    space: i64
    for space in range(len(state.board)):
        if state.board[space] >= 0:
            state.board[space] = FREE
    for player in state.players:
        player.unplaced = player.active
        player.shortfall = 0
    if state.round >= state.edition.rounds:
        state.begin(CHANCE, "end")
        return
    holder: i64 = mogul if mogul >= 0 else (state.start + 1) % state.seats
    if holder != state.start:
        state.start = holder
        state.tell(MOVE, holder, "elephant", 1, to="elephant")
    state.round += 1
    state.begin(CHANCE, "round")
    state.push(Round(0, 0))
