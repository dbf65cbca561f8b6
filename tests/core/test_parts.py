"""The parts of a contract: what holds for a game that writes nothing of them."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import pytest
from mypy_extensions import i64

from doab.core import Action, ActionTable, Event, Frame, Game, Offers, Option, Rules, Source, State
from doab.core.errors import PositionError, UnknownGame
from doab.core.kit import fuzz
from doab.core.options import Options
from doab.core.parts import Store
from doab.core.plain import push_stack, stack_to_json
from doab.core.wording import phrase, raw

TAKE_ONE, TAKE_TWO = 0, 1


class Heap(State):
    """Whoever takes the last match has won."""

    def __init__(self, seats: i64, left: i64) -> None:
        super().__init__(seats)
        self.left: i64 = left
        self.winner: i64 = -1

    def offer(self, offers: Offers) -> None:
        for number in range(TAKE_ONE, min(int(self.left), 2)):
            offers.add(number)

    def answer(self, action: i64) -> None:
        assert self.top is not None
        seat = self.top.seat
        self.pop()
        self.left -= action + 1
        self.tell("gain", seat, "matches", action + 1)
        if self.left:
            self.push(Take((seat + 1) % self.seats))
        else:
            self.winner = seat

    def copy(self) -> Heap:
        twin = Heap(self.seats, self.left)
        twin.winner, twin.top = self.winner, self.top
        return twin

    def to_json(self) -> dict[str, object]:
        return {
            "seats": int(self.seats),
            "left": int(self.left),
            "winner": int(self.winner),
            "stack": stack_to_json(self),
        }


class Take(Frame):
    asks = "take"
    under = "M-1"


class HeapStore(Store[Heap]):
    def from_json(self, data: Mapping[str, Any]) -> Heap:
        state = Heap(data["seats"], data["left"])
        state.winner = data["winner"]
        push_stack(state, {"Take": Take}, data["stack"])
        return state


class Matches(Rules):
    """The smallest game there can be: of all its parts it writes the one that there is no default for."""

    name = "matches"
    title = "Matches"
    version = 1
    players = range(2, 4)
    options = (Option("long", "twelve matches and not seven"),)
    longest = 12
    edition_name = edition_digest = "none"
    table = ActionTable(2, [Action(TAKE_ONE, "one", "take"), Action(TAKE_TWO, "two", "take")])

    def __init__(self) -> None:
        super().__init__()
        self.store = HeapStore(self)

    def with_edition(self, source: Path | Mapping[str, Any]) -> Rules:
        return self

    def start(self, seats: int, options: Options) -> Heap:
        state = Heap(seats, 12 if options["long"] else 7)
        state.push(Take(0))
        return state

    def scores(self, state: State) -> list[int]:
        assert isinstance(state, Heap)
        return [int(seat == state.winner) for seat in range(state.seats)]

    def reader(self, state: State, names: Sequence[str]) -> State:
        return state

    def player_reader(self, state: State, seat: int) -> int:
        return self.scores(state)[seat]


RULES = Matches()


def begun() -> Game:
    return Game.new(RULES, ["Asha", "Bram"])


def test_the_smallest_game_is_played_and_passes_all_checks() -> None:
    report = fuzz(RULES, games=12, seed=1, check_every=1)
    assert (report.finished, report.longest <= RULES.longest) == (12, True)
    game = begun()
    game.play("two", "two", "two", "one")
    assert game.ranking == [("Bram", 1), ("Asha", 2)]


def test_everything_lies_open() -> None:
    state, sight = begun().state, RULES.sight
    assert sight.view(state, 1) == sight.view_of_onlooker(state) == sight.seen_by_onlooker(state) == state.to_json()
    assert sight.imagine(sight.seen(state, 0), Source(1)).to_json() == state.to_json()
    assert not sight.hides(RULES.settle(["Asha", "Bram"], None))


def test_texts_are_said_as_they_are() -> None:
    state, telling = begun().state, RULES.telling
    event = Event("gain", 0, "matches", 2)
    assert (telling.title(), telling.goal()) == (raw("Matches"), None)
    assert (telling.question(state, 0), telling.question_name("take")) == (raw("take?"), raw("take?"))
    assert (telling.answer(state, RULES.table[TAKE_ONE]), telling.worth(state, RULES.table[0])) == (raw("one"), None)
    assert (telling.event(event), telling.reason("M-1")) == (raw(str(event)), phrase("core-reason-other", rule="M-1"))
    assert (telling.places(), telling.place("heap")) == ([], None)
    option = RULES.options[0]
    assert telling.option(option) == phrase("core-option", name="long", help="twelve matches and not seven")
    assert telling.choice(option, "yes") == raw("yes")
    assert telling.score_items(state, 0) == [(phrase("core-score"), 0)]


def test_a_position_is_told_by_its_scores_and_not_read() -> None:
    game = begun()
    assert str(game) == "Asha 0, Bram 0"
    with pytest.raises(PositionError, match="Matches has no positions in text"):
        Game.at(RULES, "Asha: left 3")


def test_a_store_that_cannot_read_says_so() -> None:
    with pytest.raises(NotImplementedError):
        Store[Heap](RULES).from_json({})


def test_nothing_is_printed_and_nothing_learned() -> None:
    assert (RULES.printed.text(), RULES.printed.data()) == (None, None)
    with pytest.raises(UnknownGame, match="Matches does not say how its positions are encoded"):
        RULES.learning.encoder(2)


def test_there_are_no_laws_and_no_options_to_go_through() -> None:
    RULES.checks.check_state(begun().state)
    assert RULES.checks.option_sets(2) == [{}]
