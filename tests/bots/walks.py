"""Games made up for the tests of the search: whoever writes one knows the best answer beforehand."""

from __future__ import annotations

from dataclasses import dataclass, field

from doab.bots.judgement import Judgement
from doab.bots.prospects import Prospects
from doab.core import CHANCE, Frame, Offers, State
from pebbles import RULES as PEBBLES


@dataclass(frozen=True)
class Spot:
    """A place on a walk: who is asked, where the answers lead, and how likely each is where chance is asked."""

    wins: tuple[float, ...] = (0.5, 0.5)
    """What every seat may expect here at first sight; where nobody is asked, what it gets."""
    seat: int = CHANCE
    ways: tuple[Spot, ...] = ()
    weights: tuple[int, ...] = field(default=())


def end(*wins: float) -> Spot:
    return Spot(wins)


def asks(seat: int, *ways: Spot, looks: tuple[float, ...] = (0.5, 0.5)) -> Spot:
    return Spot(looks, seat, ways)


def chance(weights: tuple[int, ...], *ways: Spot, looks: tuple[float, ...] = (0.5, 0.5)) -> Spot:
    return Spot(looks, CHANCE, ways, weights)


class Asked(Frame):
    def name(self) -> str:
        return "where to?"


class Walk(State):
    """A walk from spot to spot."""

    def __init__(self, spot: Spot) -> None:
        super().__init__(len(spot.wins))
        self.spot = spot
        if spot.ways:
            self.push(Asked(spot.seat))

    def copy(self) -> Walk:
        return Walk(self.spot)

    def offer(self, offers: Offers) -> None:
        for at in range(len(self.spot.ways)):
            if self.spot.weights:
                offers.add_chance(at, self.spot.weights[at])
            else:
                offers.add(at)

    def answer(self, action: int) -> None:
        self.pop()
        self.spot = self.spot.ways[action]
        if self.spot.ways:
            self.push(Asked(self.spot.seat))


def spot_of(state: State) -> Spot:
    assert isinstance(state, Walk)
    return state.spot


class FirstSight(Judgement):
    """A spot is as good as it looks; a move is one's own answers, and what chance brings between them."""

    def __init__(self) -> None:
        self.judged = 0
        self.asked = 0

    def begin(self, state: State, seat: int) -> None: ...

    def is_done(self, state: State, seat: int) -> bool:
        self.asked += 1
        return state.is_over() or state.to_move() != seat

    def judge(self, state: State, seat: int) -> float:
        self.judged += 1
        return spot_of(state).wins[seat]


class Beamed(FirstSight):
    """The same, followed by a beam."""

    width = 3


class AtFirstSight(Prospects):
    """The same for all seats."""

    def __init__(self) -> None:
        super().__init__(PEBBLES)

    def look(self, state: State) -> None:
        for seat, win in enumerate(spot_of(state).wins):
            self.wins[seat] = win
            self.margins[seat] = 0.0
