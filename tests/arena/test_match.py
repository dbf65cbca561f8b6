"""One game: what bots are shown, what is written down, and what happens to those that fail."""

from typing import Any

import pytest

import doab
from doab.arena import Job, Setting, games_of, make_setting, play
from doab.arena.match import COMPILED, decided_by
from doab.bots import BotKind, register_bot
from doab.bots.base import _registered
from doab.core import CHANCE, Action, Game, Rules, find_rules
from tests.arena.made_up import FirstBot

PEBBLES = Setting("pebbles", 2)


def job(*bots: str, setting: Setting = PEBBLES, seed: str = "1/0") -> Job:
    return Job(setting, bots, tuple(range(len(bots))), seed)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> list[tuple[object, ...]]:
    """What bots called `spy` were shown, all of it, in order."""
    shown: list[tuple[object, ...]] = []
    monkeypatch.setattr("doab.bots.base._registered", dict(_registered))

    class Spy(FirstBot):
        def choose(self, *told: Any) -> Action:
            shown.append((self.seed, *told))
            return super().choose(*told)

        def finish(self, view: dict[str, Any]) -> None:
            shown.append((self.seed, view))

    register_bot(BotKind("spy", "remembers what it is shown", Spy))
    return shown


def test_a_bot_is_shown_its_view_and_the_answers_and_nothing_else(seen: list[tuple[Any, ...]], made_up: None) -> None:
    play(job("spy", "first"))  # which never shows its hand
    for seed, view, actions in seen[:-1]:
        assert seed == "1/0/0"
        assert view["seat"] == 0
        assert view["table"]["open hands"][1] is None
        assert [one["index"] for one in view["legal"]] == [action.index for action in actions]
    assert sorted(seen[-1][1]["ranking"]) == [1, 2]


@pytest.mark.parametrize(("game", "options"), [("rajas", {"ganga": True}), ("agra", {})])
def test_games_of_a_group_begin_with_the_same_setup(
    seen: list[tuple[Any, ...]], monkeypatch: pytest.MonkeyPatch, game: str, options: dict[str, object]
) -> None:
    """The seat that begins sees the same table in all rotations of a seed, whoever sits there; another with another."""
    monkeypatch.setattr("doab.arena.match.Game.play", first_answer_ends_it(Game.play))
    tables: dict[str, list[object]] = {}
    for one in games_of(make_setting(game, 3, options), [("spy", "random", "random")], 6):
        seen.clear()
        play(Job(one.setting, ("spy",) * 3, one.order, one.seed))
        [(seed, view, _)] = seen
        assert seed == one.bot_seed(view["seat"])
        tables.setdefault(one.seed, []).append((view["seat"], view["table"]))
    first, second = tables.values()
    assert first == [first[0]] * 3
    assert second == [second[0]] * 3
    assert first[0] != second[0]


def first_answer_ends_it(play_on: Any) -> Any:
    """Only what comes before the first answer of a player matters."""

    def play_until(game: Game, *answers: Any) -> None:
        if game.state.to_move() != CHANCE:
            raise RuntimeError("that is enough")
        play_on(game, *answers)

    return play_until


def test_what_is_written_down_of_a_game(made_up: None) -> None:
    played = play(job("first", "random", "first", setting=make_setting("pebbles", 3, {"quiet": True})))
    rules = find_rules("pebbles")
    assert (played.game, played.rules, played.edition) == ("pebbles", rules.version, rules.edition_digest)
    assert (played.options, played.seed, played.bots) == ("quiet", "1/0", ["first", "random", "first"])
    assert (played.doab, played.compiled, played.failure) == (doab.__version__, COMPILED, None)
    assert [figures["points"] for figures in played.figures] == played.scores
    assert {tuple(figures) for figures in played.figures} == {("points", "shown")}
    assert played.ending in ("goal", "rounds")
    assert played.turns == played.answers  # quiet: a turn is one answer
    assert len(played.times) == 3
    assert sum(times.count for times in played.times) <= played.answers
    assert played.margins[0] == played.scores[0] - max(played.scores[1:])


def test_the_same_job_is_the_same_game(made_up: None) -> None:
    one, two = (play(job("random", "random")).to_json() for _ in range(2))
    other = play(job("random", "random", seed="1/1")).to_json()
    for played in (one, two, other):
        for name in ("times", "seconds"):
            del played[name]
    assert one == two
    assert one != other


def test_an_edition_of_ones_own_is_played(made_up: None) -> None:
    setting = make_setting("pebbles", 2, edition={"game": {"hand": 1, "faces": 2, "goal": 3, "rounds": 1}})
    played = play(job("first", "first", setting=setting))
    assert played.edition == setting.rules().edition_digest != find_rules("pebbles").edition_digest
    assert max(played.scores) <= 4


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("crashing", "raised an error at “turn”: ValueError: no idea at all"),
        ("cheating", "answered “die 2” at “turn”, which was not offered"),
        ("unmakeable", "cannot be made: RuntimeError: the weights are missing"),
    ],
)
def test_a_bot_that_fails_is_named_with_the_reason(made_up: None, bot: str, reason: str) -> None:
    played = play(job("first", bot))
    assert played.failure is not None
    assert (played.failure.bot, played.failure.seat, played.failure.reason) == (bot, 1, reason)
    assert played.scores == []


def test_a_fault_of_the_rules_is_nobodys(made_up: None, monkeypatch: pytest.MonkeyPatch) -> None:
    def broken(self: Rules, state: object) -> list[int]:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr(type(find_rules("pebbles")), "scores", broken)
    failure = play(job("first", "first")).failure
    assert failure is not None
    assert (failure.bot, failure.reason) == ("", "the game failed: ZeroDivisionError: oh")


def test_what_decided() -> None:
    assert decided_by([5, 3], [1, 2]) == "score"
    assert decided_by([5, 5, 1], [2, 1, 3]) == "tie-break"
    assert decided_by([5, 5, 5], [1, 1, 3]) == "shared"
