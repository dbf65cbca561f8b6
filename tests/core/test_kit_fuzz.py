"""The fuzzer goes through all tables, repeats itself, and finds bugs that are planted in the rules."""

import json
from collections import Counter
from collections.abc import Callable, Mapping
from typing import Any

import pytest
from mypy_extensions import i64

from doab.core import CHANCE, Action, Event, Frame, Game, Offers, Source, State, digest
from doab.core.errors import CannotUndo, InvariantError, OptionError
from doab.core.game import Answer
from doab.core.kit import (
    FuzzFailure,
    check_events,
    check_offers,
    check_ranking,
    check_record,
    check_refusals,
    check_undo,
    fuzz,
    fuzz_game,
)
from doab.core.options import Options
from pebbles import RULES, PebblesRules, pebbles
from pebbles.rules import PebblesSight, PebblesStore
from pebbles.table import KINDS, ROLL, SHOW, Pebbles, Turn


def test_random_games_of_all_sizes_and_options() -> None:
    done: list[int] = []
    report = fuzz(RULES, 48, 1, check_every=5, progress=done.append)
    assert done == list(range(1, 49))
    assert report.games == 48
    assert sum(report.rounds.values()) == sum(report.endings.values()) == 48
    assert set(report.endings) == {"goal", "rounds"}
    assert set(report.wins) == {0, 1, 2, 3}
    assert 0 < report.shortest < report.longest <= RULES.longest
    assert report.answers + report.draws > 48 * report.shortest
    assert (report.finished, report.stopped) == (48, 0)


def test_players_answer_by_a_policy_and_chance_does_not() -> None:
    given = []

    def last(state: State, offers: Offers, source: Source) -> int:
        given.append((int(state.to_move()), str(RULES.table[offers.actions[-1]])))
        return int(offers.actions[-1])

    game = fuzz_game(RULES, 2, {}, 3, policy=last)
    assert given == [(step.seat, str(step.action)) for step in game.steps if step.seat != CHANCE]
    with pytest.raises(FuzzFailure, match="IllegalAction: “die 1” is not possible now"):
        fuzz_game(RULES, 2, {}, 3, policy=lambda state, offers, source: RULES.table.parse("die 1").index)


def test_a_stopped_game_is_checked_but_has_no_winner() -> None:
    report = fuzz(RULES, 8, 1, stop_after=12)
    assert (report.games, report.finished, report.stopped) == (8, 0, 8)
    assert report.shortest == report.longest == 12
    assert (report.wins, report.rounds, report.endings) == (Counter(), Counter(), Counter())
    game = fuzz_game(RULES, 2, {}, "1/0", stop_after=12)
    assert not game.over
    assert game.record().result is None
    whole = fuzz_game(RULES, 2, {}, "1/0")
    assert [str(step.action) for step in whole.steps[:12]] == [str(step.action) for step in game.steps]


def test_the_same_seed_gives_the_same_games() -> None:
    assert fuzz(RULES, 6, "again", check_every=50) == fuzz(RULES, 6, "again", check_every=7)
    assert fuzz(RULES, 6, "again") != fuzz(RULES, 6, "other")


def test_one_table_only() -> None:
    options = {"quiet": True}
    report = fuzz(RULES, 4, 3, seats=2, options=options)
    assert (report.games, set(report.wins) <= {0, 1}) == (4, True)
    game = fuzz_game(RULES, 2, options, "3/0")
    assert (game.names, game.options["quiet"]) == (["Asha", "Bram"], True)
    assert all(step.action.text != "take one" for step in game.steps)
    plain = fuzz_game(RULES, 3, {}, "3/0")
    assert plain.names == ["Asha", "Bram", "Chitra"]


def test_no_games_no_report() -> None:
    report = fuzz(RULES, 0, 1)
    assert (report.games, report.longest, report.shortest, report.wins) == (0, 0, 0, Counter())


@pytest.mark.parametrize(
    ("seats", "options", "message"),
    [
        (5, None, "Pebbles is for 2 to 4 players, not 5"),
        (9, None, "Pebbles is for 2 to 4 players, not 9"),
        (2, {"fly": True}, "there is no option “fly”; the options are quiet, level"),
    ],
)
def test_a_table_that_cannot_be_is_the_callers_fault(seats: int, options: Mapping[str, object], message: str) -> None:
    with pytest.raises(OptionError) as caught:
        fuzz(RULES, 1, 1, seats, options)
    assert str(caught.value) == message


class ManySeats(PebblesRules):
    """Up to ten players, and a reader that knows nothing."""

    players = range(2, 11)

    def __init__(self) -> None:
        super().__init__()
        self.longest = 1000

    def reader(self, state: State, names: Any) -> Any:
        return object()


def test_a_table_with_more_seats_than_names_and_a_reader_that_tells_nothing() -> None:
    rules = ManySeats()
    report = fuzz(rules, 1, 1, seats=10, options={})
    assert (report.rounds, report.endings) == (Counter(), Counter())
    assert fuzz_game(rules, 10, {}, 1).names[7:] == ["Hugo", "Seat 9", "Seat 10"]


# -- bugs in the rules: each is planted in the state or the rules of Pebbles and must be found under its name


class Bugged(Pebbles):
    """Copies stay of the class with the bug."""

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.__class__ = type(self)
        return twin


class BuggedRules(PebblesRules):
    """Rules whose states are of a class with a bug."""

    state: type[Pebbles] = Bugged

    def start(self, seats: int, options: Options) -> Pebbles:
        state = super().start(seats, options)
        state.__class__ = self.state
        return state


class BuggedStore(PebblesStore):
    rules: BuggedRules

    def from_json(self, data: Mapping[str, Any]) -> Pebbles:
        state = super().from_json(data)
        state.__class__ = self.rules.state
        return state


def with_part(part: PebblesSight | PebblesStore) -> PebblesRules:
    """Rules with a part that has a bug."""
    rules = PebblesRules()
    if isinstance(part, PebblesSight):
        rules.sight = part
    else:
        rules.store = part
    return rules


def with_state(bugged: type[Pebbles]) -> BuggedRules:
    rules = BuggedRules()
    rules.state = bugged
    rules.store = BuggedStore(rules)
    return rules


class DeadEnd(Bugged):
    def offer(self, offers: Offers) -> None:
        if not (self.round == 3 and isinstance(self.top, Turn)):
            super().offer(offers)


class OffersTwice(Bugged):
    def offer(self, offers: Offers) -> None:
        super().offer(offers)
        if isinstance(self.top, Turn):
            offers.add(ROLL)


class NoWeights(Bugged):
    def offer(self, offers: Offers) -> None:
        if self.top is not None and self.top.seat == CHANCE:
            offers.add(8)
        else:
            super().offer(offers)


class ZeroWeight(Bugged):
    def offer(self, offers: Offers) -> None:
        super().offer(offers)
        if self.top is not None and self.top.name() == "roll":
            offers.add_chance(13, 0)


class WeightsForAPlayer(Bugged):
    def offer(self, offers: Offers) -> None:
        super().offer(offers)
        if isinstance(self.top, Turn):
            offers.add_chance(SHOW + 5, 1)


class NoSuchSeat(Bugged):
    def push(self, frame: Frame) -> None:
        if isinstance(frame, Turn) and self.round == 2:
            frame.seat = self.seats
        super().push(frame)


class LosesPebbles(Bugged):
    def answer(self, action: i64) -> None:
        super().answer(action)
        if action >= 14 and self.round == 2:
            self.hands[0] += 1


class Crashes(Bugged):
    def answer(self, action: i64) -> None:
        if action == SHOW and self.round == 2:
            raise ZeroDivisionError("no hand to divide")
        super().answer(action)


class NeverEnds(Bugged):
    def answer(self, action: i64) -> None:
        super().answer(action)
        self.round = 1
        for seat in range(self.seats):
            self.points[seat] = 0


class ForgetsInJson(Bugged):
    def to_json(self) -> dict[str, object]:
        return {**super().to_json(), "hands": [0] * (self.seats * KINDS)}


class SharesItsTables(Bugged):
    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.laid = self.laid
        return twin


class CopyForgets(Bugged):
    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.round = 1
        return twin


class WrongEvent(Bugged):
    def score(self, seat: i64, points: i64, source: str) -> None:
        self.points[seat] += points
        self.tell("score" if source == "die" else "steal", 9, "points", points)


class ShowsWithoutReveal(Bugged):
    """Undo could peek: the hand is open to all, and can be closed again."""

    def reveal(self) -> None:
        pass


class RefusesNothing(Bugged):
    """What is legal depends on who looks: every third time something else is offered."""

    looks = 0

    def offer(self, offers: Offers) -> None:
        super().offer(offers)
        type(self).looks += 1
        if isinstance(self.top, Turn) and type(self).looks % 3 == 0 and offers.actions[-1] != SHOW:
            offers.add(SHOW)


@pytest.mark.parametrize(
    ("bug", "message"),
    [
        (DeadEnd, "dead end: the question “turn” has no answer"),
        (OffersTwice, "the question “turn” offers an answer twice: roll, "),
        (NoWeights, "chance is asked “draw” with 0 weights"),
        (ZeroWeight, "chance is asked “roll” with the weights [1, 1, 1, 0]"),
        (WeightsForAPlayer, "a player is asked “turn” with weights, as if chance were to answer"),
        (NoSuchSeat, "the question “turn” asks seat "),
        (LosesPebbles, "P-3: there are not 3 pebbles of 1"),
        (Crashes, "ZeroDivisionError: no hand to divide"),
        (NeverEnds, "the game is longer than 68 answers"),
        (ForgetsInJson, "other answers are legal after the state went through JSON"),
        (SharesItsTables, "playing on a copy changes the original"),
        (CopyForgets, "a copy of the state is another position"),
        (WrongEvent, "the event “"),
        (ShowsWithoutReveal, "“show” shows seat "),
    ],
)
def test_a_planted_bug_is_found(bug: type[Pebbles], message: str) -> None:
    rules = with_state(bug)
    with pytest.raises(FuzzFailure) as caught:
        fuzz(rules, 60, "bugs", check_every=1)
    failure = caught.value
    assert message in failure.reason  # perhaps found ahead of its position: “going on with …”
    with pytest.raises(FuzzFailure) as again:
        fuzz_game(rules, failure.seats, failure.options, failure.seed, check_every=1)
    assert str(again.value) == str(failure)


def test_offers_that_depend_on_who_looks_are_found() -> None:
    with pytest.raises(FuzzFailure):
        fuzz(with_state(RefusesNothing), 20, "bugs", check_every=1)


def test_a_failure_can_be_replayed_by_its_record() -> None:
    with pytest.raises(FuzzFailure) as caught:
        fuzz(with_state(Crashes), 60, "bugs")
    failure = caught.value
    game = Game.from_record(failure.record, RULES, any_version=True)
    assert (game.table.round, game.question) == (2, "turn")
    assert failure.reason.endswith(f"(answer {game.version + 1}, “show”)")
    game.play("show")
    assert failure.seed in str(failure)
    assert f"{failure.seats} seats, options {failure.options}" in str(failure)
    assert failure.record in str(failure)


class Unwritable(Bugged):
    def to_json(self) -> dict[str, object]:
        raise KeyError("money")


def test_a_state_that_cannot_be_written_still_gives_a_record() -> None:
    with pytest.raises(FuzzFailure) as caught:
        fuzz(with_state(Unwritable), 1, 1, seats=2, options={"quiet": True}, check_every=3)
    record = caught.value.record
    assert record.splitlines()[1] == "options quiet"
    assert "position" not in record
    assert caught.value.reason.startswith("KeyError: 'money' (answer ")


class NoStart(PebblesRules):
    def start(self, seats: int, options: Options) -> Pebbles:
        raise IndexError("no board for so many")


class NoWinner(PebblesRules):
    def ranking(self, state: State) -> list[int]:
        return [2] * len(self.scores(state))


class LeakyView(PebblesSight):
    """The view tells what is in the bag, and so what the others hold."""

    def seen(self, state: Pebbles, seat: int) -> dict[str, Any]:
        return {**super().seen(state, seat), "bag by kind": list(state.bag)}


class LooksAndTouches(PebblesSight):
    """Looking at the table moves something on it."""

    def seen(self, state: Pebbles, seat: int) -> dict[str, Any]:
        view = super().seen(state, seat)
        state.shown[seat] = 1
        return view


class FieldsComeAndGo(PebblesSight):
    """A table with a field that it has in some positions only."""

    def view(self, state: Pebbles, seat: int) -> Mapping[str, Any]:
        return {**super().view(state, seat), **({"late": True} if state.round > 1 else {})}


class OtherAsked(PebblesStore):
    """What went through JSON asks somebody else, and nothing in the data tells."""

    def from_json(self, data: Mapping[str, Any]) -> Pebbles:
        state = super().from_json(data)
        if isinstance(state.top, Turn):
            state.top.seat = (state.top.seat + 1) % state.seats
        return state


class JsonLoses(PebblesStore):
    def from_json(self, data: Mapping[str, Any]) -> Pebbles:
        return super().from_json({**data, "round": 1})


@pytest.mark.parametrize(
    ("rules", "message"),
    [
        (NoStart(), "IndexError: no board for so many (set-up)"),
        (NoWinner(), "the ranks [2, 2] have no winner or a gap"),
        (with_part(LeakyView(RULES)), "the view of seat "),
        (with_part(FieldsComeAndGo(RULES)), "the table of a view had the fields ["),
        (with_part(JsonLoses(RULES)), "the state changes when it goes through JSON"),
        (with_part(OtherAsked(RULES)), "the state changes when it goes through JSON"),
    ],
)
def test_a_bug_in_the_rules_around_the_state_is_found(rules: PebblesRules, message: str) -> None:
    with pytest.raises(FuzzFailure) as caught:
        fuzz(rules, 20, "bugs", check_every=1)
    assert caught.value.reason.startswith(message)


def test_looking_must_not_change_the_state() -> None:
    with pytest.raises(FuzzFailure):
        fuzz(with_part(LooksAndTouches(RULES)), 20, "bugs", check_every=1)


# -- bugs in the game at the table itself


def peeking_undo(self: Game, seat: int | None = None) -> Action:
    """Forgets the stop rule: replays all but the last answer, whatever it was."""
    if not self.steps:
        raise CannotUndo("nothing")
    twin = Game.new(self.rules, self.names, {name: value for name, value in self.options.items() if value})
    for step in self.steps[:-1]:
        twin.play(step.action)
    last = self.steps[-1].action
    self.__dict__.update(twin.__dict__)
    return last


def test_an_undo_that_peeks_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, "undo", peeking_undo)
    with pytest.raises(FuzzFailure) as caught:
        fuzz(RULES, 5, "bugs", check_every=1)
    assert caught.value.reason.startswith("undo peeks: “draw ")


@pytest.mark.parametrize(
    ("can_undo", "message"),
    [
        (lambda self, seat=None: True, "seat 0 could take back what seat 1 answered"),
        (lambda self, seat=None: False, "undo stops too early, after “leave it”"),
    ],
)
def test_a_wrong_can_undo_is_found(
    can_undo: Callable[..., bool], message: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4 | bag")
    game.play("lay 2")
    before = game.state.copy()
    game.play("leave it")
    check_undo(game, [before])
    monkeypatch.setattr(Game, "can_undo", can_undo)
    with pytest.raises(InvariantError) as caught:
        check_undo(game, [before])
    assert str(caught.value) == message


def test_an_undo_to_another_position_is_found() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4 | bag")
    elsewhere = pebbles("Asha: points 1, hand 2 | Bram: hand 4 | bag").state
    game.play("lay 2")
    with pytest.raises(InvariantError, match=r"^taking back “lay 2” leads to another position$"):
        check_undo(game, [elsewhere])


def accepts_all(self: Game, *answers: Answer, at: int | None = None) -> None:
    return None


def test_a_game_that_refuses_nothing_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    check_refusals(game, Source(1))
    monkeypatch.setattr(Game, "play", accepts_all)
    with pytest.raises(InvariantError, match=r"^“.+” is not offered, but can be played$"):
        check_refusals(game, Source(1))
    monkeypatch.setattr(RULES.table, "_by_index", [])
    with pytest.raises(InvariantError, match=r"^an answer to an earlier position can be played$"):
        check_refusals(game, Source(1))


def test_a_finished_game_refuses_nothing_because_nothing_is_asked() -> None:
    game = pebbles("Asha: points 11, hand 2 | Bram: hand 4 | bag | options quiet")
    game.play("lay 2")
    check_refusals(game, Source(1))
    assert list(check_offers(RULES, game.state).actions) == []


class AsksAfterTheEnd(Bugged):
    def offers(self) -> Offers:
        offers = Offers()
        offers.add(ROLL)
        return offers


def test_something_to_answer_after_the_end_is_found() -> None:
    state = pebbles("Asha: | Bram:").state
    state.pop()
    state.__class__ = AsksAfterTheEnd
    with pytest.raises(InvariantError, match=r"^the game is over, but there is something to answer$"):
        check_offers(RULES, state)


def test_events_are_checked_for_verb_seat_and_places() -> None:
    game = pebbles("Asha: hand 2 | Bram:")
    check_events(game)
    game.play("roll", "die 1")
    check_events(game)
    game.steps[-1].events[:] = [Event("fly", 0, "points")]
    with pytest.raises(InvariantError, match=r"^the event “fly seat 0 points” has an unknown verb$"):
        check_events(game)
    game.steps[-1].events[:] = [Event("score", 2, "points")]
    with pytest.raises(InvariantError, match=r"^the event “score seat 2 points” is about a seat that does not exist$"):
        check_events(game)
    game.steps[-1].events[:] = [Event("place", 0, "pebble", to="moon")]
    with pytest.raises(InvariantError, match=r"^the event “place seat 0 pebble to moon” names “moon”, "):
        check_events(game)


class TooFewRanks(PebblesRules):
    def ranking(self, state: State) -> list[int]:
        return [1]


def test_ranks_and_records_are_checked() -> None:
    game = fuzz_game(RULES, 2, {}, 5)
    check_ranking(game)
    check_record(game)
    game.rules = TooFewRanks()
    with pytest.raises(InvariantError, match=r"^2 players have 1 ranks, 2 scores$"):
        check_ranking(game)


def test_json_of_a_state_is_json() -> None:
    state = pebbles("Asha: hand 2 | Bram:").state
    assert digest(RULES.store.from_json(json.loads(json.dumps(state.to_json())))) == digest(state)
