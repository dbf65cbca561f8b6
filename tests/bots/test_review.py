"""A game looked at afterwards: what turns cost, by what their players could know and not by how the dice fell."""

import json
from pathlib import Path
from typing import Any

import pytest

from doab.bots.base import Advice, Prospect
from doab.bots.chaotic import ChaoticBot
from doab.bots.report import Report, outcome
from doab.bots.review import NoAdvice, review, review_with
from doab.core import CHANCE, Action, Game
from doab.core.turns import Turn, turns_of
from pebbles import RULES as PEBBLES
from pebbles import pebbles
from tests.bots.advisers import Knowing, Thoughtful
from tests.server.strange import PURSE, PURSES

GOLDENS = Path(__file__).resolve().parents[1]
RAJAS = (GOLDENS / "rajas/goldens/two-players.txt").read_text(encoding="utf-8")
START = "Asha: hand 1 2 | Bram: hand 3 4 | asks Asha"


def played(*answers: str, start: str = START) -> tuple[Game, Game]:
    """A game of Pebbles before its first answer, and after its last."""
    beginning = pebbles(start)
    game = beginning.copy()
    game.play(*answers)
    return beginning, game


def reviewed(beginning: Game, game: Game, adviser: Knowing, **limits: Any) -> Report:
    return review_with(review(game, adviser.name, beginning=beginning, **limits), lambda seat, deep: adviser)


def texts(words: list[Any]) -> list[str]:
    return [word.text for word in words]


# -- turns


def test_a_turn_is_what_the_rules_call_one() -> None:
    game = Game.from_record(RAJAS)
    turns = turns_of(game.steps)
    assert turns[:4] == [Turn(CHANCE, 1, 20), Turn(0, 21, 27), Turn(1, 28, 37), Turn(0, 38, 48)]
    # Bram ends the first round and begins the second: two turns, though nobody else answers between them.
    assert turns[6:8] == [Turn(1, 62, 72), Turn(1, 73, 76)]
    assert turns[-1] == Turn(0, 301, 301)  # a last turn
    assert [turn.first for turn in turns[1:]] == [turn.last + 1 for turn in turns[:-1]]


def test_who_begins_is_no_turn_yet() -> None:
    """Agra: the start player is drawn in answer 17, the set-up goes on to 23."""
    game = Game.from_record((GOLDENS / "agra/goldens/end-influence.txt").read_text(encoding="utf-8"))
    assert turns_of(game.steps)[:3] == [Turn(CHANCE, 1, 23), Turn(1, 24, 25), Turn(2, 26, 27)]


def test_where_the_rules_do_not_say_a_turn_ends_when_somebody_else_answers() -> None:
    _, game = played("roll", "die 2", "show", "lay 2", "take one", "draw 1", "roll", "die 1")
    assert turns_of(game.steps) == [Turn(0, 1, 2), Turn(1, 3, 3), Turn(0, 4, 4), Turn(1, 5, 8)]
    assert turns_of([]) == []


# -- what a turn costs


def test_a_turn_costs_the_best_less_what_was_played() -> None:
    beginning, game = played("lay 1", "leave it", "draw 3", "roll", "die 1", "roll", "die 3")
    adviser = Knowing({
        0: {"lay 2": (0.7, 3.0), "roll": (0.6, 2.5), "lay 1": (0.4, 1.0)},
        1: {"take one": (0.6, 1.5), "leave it": (0.5, 0.5)},
        3: {"roll": (0.5, 0.25), "lay 4": (0.6, 1.0)},
        5: {"roll": (0.5, 4.0)},
    })  # fmt: skip
    report = reviewed(beginning, game, adviser)
    first, second = report.worst
    assert [(one.turn, one.whose, one.cost) for one in first] == [(1, 0, 2.0)]
    assert first[0].win == pytest.approx(0.3)
    mistake = first[0].mistakes[0]
    assert (mistake.at, mistake.cost, texts(mistake.played), texts(mistake.better)) == (0, 2.0, ["lay 1"], ["lay 2"])
    # Bram's two decisions are of one turn, and the larger mistake is told first.
    assert [(one.turn, one.whose, one.cost) for one in second] == [(2, 1, 1.75)]
    assert [(one.at, one.cost) for one in second[0].mistakes] == [(1, 1.0), (3, 0.75)]
    assert [point.cost for point in report.points] == [[None, None], [2.0, 0.0], [0.0, 1.75], [0.0, 0.0]]
    assert [(point.at, point.turn, point.seat) for point in report.points] == [
        (0, 0, CHANCE), (1, 1, 0), (5, 2, 1), (7, 3, 0),
    ]  # fmt: skip


def test_what_chance_brings_is_nobodys_fault() -> None:
    """The best answer was given, and nothing came of it: the prospects fall, the turn costs nothing."""
    beginning, game = played("roll", "die 1", "roll", "die 3")
    thoughts = {0: {"roll": (0.9, 5.0)}, 2: {"roll": (0.9, 5.0)}}
    adviser = Knowing(thoughts, {2: [(0.1, -9.0), (0.9, 9.0)], 4: [(0.0, -20.0), (1.0, 20.0)]})
    report = reviewed(beginning, game, adviser)
    assert report.worst == [[], []]
    assert [point.cost for point in report.points[1:]] == [[0.0, 0.0], [0.0, 0.0]]
    assert [point.margin for point in report.points] == [[0.0, 0.0], [-9.0, 9.0], [-20.0, 20.0]]
    assert [point.win for point in report.points] == [[0.5, 0.5], [0.1, 0.9], [0.0, 1.0]]


def test_a_cost_is_never_negative() -> None:
    """A bot may choose by its chance to win, and expect a smaller margin."""

    class Cautious(Knowing):
        def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
            return sorted(super().advise(view, actions), key=lambda one: -one.prospect.win)

    beginning, game = played("roll", "die 1")
    adviser = Cautious({0: {"show": (0.8, 1.0), "roll": (0.6, 3.0)}})
    report = reviewed(beginning, game, adviser)
    assert report.worst == [[], []]
    assert report.points[1].cost == [0.0, 0.0]


def test_the_three_costliest_turns_are_told_the_costliest_first() -> None:
    answers = ["roll", "die 1"] * 10
    costs = {0: 1.0, 4: 4.0, 8: 2.0, 12: 4.0, 16: 0.01}
    thoughts = {at: {"roll": (0.5, 0.0), "show": (0.5, cost)} for at, cost in costs.items()}
    beginning, game = played(*answers)
    report = reviewed(beginning, game, Knowing(thoughts))
    assert [(one.turn, one.cost) for one in report.worst[0]] == [(3, 4.0), (7, 4.0), (5, 2.0)]
    assert report.worst[1] == []


def test_who_follows_a_plan_is_asked_about_it_once() -> None:
    """Rajas: Bram places, takes, lays and pays (28 to 31) as the adviser would have after the first answer."""
    game = Game.from_record(RAJAS)
    line = [step.action for step in game.steps[28:31]]
    adviser = Knowing(lines={(27, "place quarry"): line})
    reviewed(Game.new(game.rules, game.names, game.options), game, adviser)
    asked = [view["version"] for view in adviser.advised if 27 <= view["version"] < 37]
    replayed, choices = Game.new(game.rules, game.names, game.options), []
    for number, step in enumerate(game.steps):
        if step.seat != CHANCE and len(replayed.legal) > 1:
            choices.append(number)
        replayed.play(step.action)
    expected = [number for number in choices if number == 27 or 31 <= number < 37]
    assert asked == expected
    assert 28 in choices  # another tile could have been taken


def test_a_plan_that_is_left_is_judged_from_there() -> None:
    game = Game.from_record(RAJAS)
    other = game.rules.table.parse("take blue snake")
    adviser = Knowing(
        {27: {"place quarry": (0.5, 2.0)}, 28: {"take blue snake": (0.6, 1.5), "take green snake": (0.5, 1.0)}},
        lines={(27, "place quarry"): [other]},
    )
    report = reviewed(Game.new(game.rules, game.names, game.options), game, adviser)
    costly = report.worst[1][0]
    assert (costly.turn, costly.cost, costly.mistakes[0].at) == (2, 0.5, 28)
    assert texts(costly.mistakes[0].played)[0] == "take green snake"
    assert texts(costly.mistakes[0].better) == ["take blue snake"]


def test_what_the_adviser_finds_again_later_in_the_turn_was_not_lost() -> None:
    """Rajas: Bram's first answer seems to cost 2 points (27), and at the next one (28) half a point is missing."""
    game = Game.from_record(RAJAS)
    adviser = Knowing({
        27: {"place green terrace": (0.6, 3.0), "place quarry": (0.4, 1.0)},
        28: {"take blue snake": (0.55, 2.5), "take green snake": (0.5, 2.25)},
    })  # fmt: skip
    report = reviewed(Game.new(game.rules, game.names, game.options), game, adviser)
    costly = report.worst[1][0]
    assert [(one.at, one.cost, round(one.win, 2)) for one in costly.mistakes] == [(27, 0.5, 0.05), (28, 0.25, 0.05)]
    assert (costly.cost, round(costly.win, 2)) == (0.75, 0.1), "3.0 at the beginning, 2.25 at the end"


def test_luck_is_what_a_draw_adds_to_the_hopes_of_who_draws() -> None:
    """Rajas: Bram hopes for 0.5, a tile is turned up (32), and at the next choice in the turn it is 0.8."""
    game = Game.from_record(RAJAS)
    better = {action.text: (0.8, 6.0) for action in game.rules.table}
    report = reviewed(Game.new(game.rules, game.names, game.options), game, Knowing({32: better, 33: better}))
    assert [(one.at, one.turn, one.seat, one.margin) for one in report.luck][:1] == [(31, 2, 1, 6.0)]
    assert report.luck[0].win == pytest.approx(0.3)
    assert texts(report.luck[0].drawn) == ["reveal green 5 fork mill"]


# -- what the adviser sees


def test_the_adviser_sees_what_the_seat_saw_at_that_moment() -> None:
    beginning, game = played("lay 1", "leave it", "draw 3", "roll", "die 1", "roll", "die 3")
    adviser = Knowing()
    reviewed(beginning, game, adviser)
    then = beginning.copy()
    views = {(0, seat): then.view(seat) for seat in (0, 1)}
    for number, step in enumerate(game.steps, 1):
        then.play(step.action)
        views.update({(number, seat): then.view(seat) for seat in (0, 1)})
    assert all(view == views[view["version"], view["seat"]] for view in [*adviser.advised, *adviser.looked])
    assert [(view["version"], view["seat"]) for view in adviser.advised] == [(0, 0), (1, 1), (3, 1), (5, 0)]
    # Hands are hidden: each seat is asked what it may expect, and for itself.
    assert [(view["version"], view["seat"]) for view in adviser.looked] == [
        (at, seat) for at in (0, 1, 5, 7) for seat in (0, 1)
    ]


def test_the_purses_of_others_are_not_told() -> None:
    game = Game.new(PURSES, ["Asha", "Bram"], seed=3)
    bot = ChaoticBot(PURSES, 3)
    game.settle()
    while game.version < 90:
        game.play(bot.choose({}, game.actions))
        game.settle()
    adviser = Knowing()
    reviewed(Game.new(PURSES, game.names), game, adviser)
    assert adviser.advised
    assert adviser.looked
    for view in [*adviser.advised, *adviser.looked]:
        told = json.dumps([view["table"], view["state"]])
        own, other = PURSE + 1_000_000 * view["seat"], PURSE + 1_000_000 * (1 - view["seat"])
        assert str(own // 10_000) in told
        assert str(other // 10_000) not in told


def test_together_nobody_wins_more_than_one_game() -> None:
    beginning, game = played("roll", "die 1")
    report = reviewed(beginning, game, Knowing(positions={0: [(0.9, 3.0), (0.6, 2.0)]}))
    assert report.points[0].win == pytest.approx([0.6, 0.4])
    assert report.points[0].margin == [3.0, 2.0]


# -- ends and limits


def test_a_game_that_is_over_tells_its_result_itself() -> None:
    game = Game.new(PEBBLES, ["Asha", "Bram", "Chand"], seed=1)
    game.play_random(1)
    beginning = Game.new(PEBBLES, game.names)
    adviser = Knowing()
    report = reviewed(beginning, game, adviser)
    assert report.over
    scores = game.rules.scores(game.state)
    margins = [score - max(scores[:seat] + scores[seat + 1 :]) for seat, score in enumerate(scores)]
    assert report.points[-1].margin == margins
    winners = game.rules.ranking(game.state).count(1)
    assert report.points[-1].win == [float(rank == 1) / winners for rank in game.rules.ranking(game.state)]
    assert max(view["version"] for view in adviser.looked) < game.version


def test_a_shared_victory_counts_for_its_share() -> None:
    game = pebbles("Asha: points 11, hand 1 | Bram: points 12, hand 3 | Chand: points 4, hand 2 | asks Asha | round 5")
    game.play("lay 1", "leave it", "draw 1")
    assert game.over
    assert outcome(game) == [Prospect(0.5, 0.0), Prospect(0.5, 0.0), Prospect(0.0, -8.0)]


def test_with_a_limit_only_the_turns_that_look_bad_are_examined() -> None:
    beginning, game = played(*["roll", "die 1"] * 6)
    falls = {0: 9.0, 2: 9.0, 4: 9.0, 6: 9.0, 8: 9.0, 10: 1.0, 12: 1.0}  # in Asha's third turn
    adviser = Knowing(positions={at: [(0.5, margin), (0.5, 0.0)] for at, margin in falls.items()})
    report = reviewed(beginning, game, adviser, most=1)
    assert [(view["version"], view["seat"]) for view in adviser.advised] == [(2, 1), (8, 0)]
    assert [point.cost[0] for point in report.points] == [None, None, None, None, None, 0.0, None]


def test_what_seems_to_have_cost_most_is_looked_at_again() -> None:
    beginning, game = played(*["roll", "die 1"] * 6)
    quick = Knowing({at: {"show": (0.5, cost)} for at, cost in {0: 5.0, 4: 3.0, 8: 1.0}.items()})
    deep = Knowing({0: {"show": (0.5, 0.5)}, 4: {"show": (0.5, 4.0)}, 6: {"show": (0.5, 2.0)}})
    inquiries = review(game, "knowing", again=2, beginning=beginning)
    shown: list[tuple[int, int]] = []
    advisers = {False: quick, True: deep}
    report = review_with(
        inquiries, lambda seat, deeper: advisers[deeper], lambda done, total: shown.append((done, total))
    )
    # Of Bram nothing seemed to cost anything: the first of the turns that brought nothing are looked at anyway.
    assert [view["version"] for view in deep.advised] == [0, 4, 2, 6]
    # The third of Asha's was only glanced at: it is not told as the word of the one that looks deeper.
    assert [[(one.turn, one.cost) for one in worst] for worst in report.worst] == [[(3, 4.0), (1, 0.5)], [(4, 2.0)]]
    assert [point.cost[0] for point in report.points] == [None, 0.5, 0.0, 4.0, 0.0, 1.0, 0.0]
    assert shown == sorted(shown)
    assert {total for _, total in shown} == {7 + 6 + 4}
    assert shown[-1][0] < 17


def test_a_review_can_be_broken_off() -> None:
    class Enough(Exception):
        pass

    def stop(done: int, total: int) -> None:
        raise Enough

    beginning, game = played("roll", "die 1")
    with pytest.raises(Enough):
        review_with(review(game, "knowing", beginning=beginning), lambda seat, deep: Knowing(), stop)


def test_a_bot_that_only_plays_cannot_be_asked() -> None:
    beginning, game = played("roll", "die 1")
    with pytest.raises(NoAdvice, match="the bot “random” plays, but cannot be asked what it thinks"):
        review_with(review(game, "random", beginning=beginning), lambda seat, deep: ChaoticBot(PEBBLES, 1))


def test_what_was_not_worth_a_thought_is_no_better_than_what_was() -> None:
    """A bot that searches may leave answers out."""

    class Hasty(Knowing):
        def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
            return [one for one in super().advise(view, actions) if one.action.text != "show"]

    beginning, game = played("show")
    adviser = Hasty({0: {"lay 2": (0.6, 4.0), "lay 1": (0.5, 3.0), "roll": (0.3, 1.5), "show": (0.9, 9.0)}})
    report = reviewed(beginning, game, adviser)
    assert [(one.cost, texts(one.mistakes[0].played)) for one in report.worst[0]] == [(2.5, ["show"])]


class Narrow(Knowing):
    """Never thinks of Bram's way to the quarry in the first turn of the record (answer 28)."""

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        advice = super().advise(view, actions)
        return [one for one in advice if view["version"] != 27 or one.action.text != "place quarry"]


def test_what_the_bot_had_not_thought_of_is_judged_by_what_came_of_it() -> None:
    """Rajas: Bram places in the quarry, which the adviser left out (4.0), and can then expect 3.0 at the best."""

    game = Game.from_record(RAJAS)
    thoughts = {27: {"place harbour": (0.6, 4.0)}, 28: {"take green snake": (0.55, 3.0), "take blue snake": (0.5, 2.0)}}
    report = reviewed(Game.new(game.rules, game.names, game.options), game, Narrow(thoughts))
    costly = report.worst[1][0]
    assert (costly.turn, costly.cost) == (2, 1.0)
    assert [(one.at, one.cost, texts(one.better)) for one in costly.mistakes] == [(27, 1.0, ["place harbour"])]
    assert costly.win == pytest.approx(0.05)


def test_a_better_idea_than_the_bots_costs_nothing() -> None:
    game = Game.from_record(RAJAS)
    thoughts = {27: {"place harbour": (0.6, 4.0)}, 28: {"take green snake": (0.7, 5.0), "take blue snake": (0.8, 5.5)}}
    report = reviewed(Game.new(game.rules, game.names, game.options), game, Narrow(thoughts))
    assert report.worst[1] == []  # 4.0 − 5.5 + 5.5 − 5.0
    assert report.points[2].cost == [0.0, 0.0]


@pytest.mark.parametrize("prospect", [Prospect(1.5, 0.0), Prospect(0.5, float("nan")), Prospect(0.5, float("inf"))])
def test_what_cannot_be_expected_is_refused(prospect: Prospect) -> None:
    beginning, game = played("roll", "die 1")
    adviser = Knowing(positions={0: [(prospect.win, prospect.margin)] * 2})
    with pytest.raises(NoAdvice, match="nobody can have a chance of"):
        reviewed(beginning, game, adviser)


def test_a_report_is_plain_data() -> None:
    """A whole game of Agra, from its record, by an adviser that values answers by their numbers."""
    game = Game.from_record((GOLDENS / "agra/goldens/end-influence.txt").read_text(encoding="utf-8"))
    adviser = Thoughtful(game.rules, 1)
    report = review_with(review(game, "thoughtful"), lambda seat, deep: adviser)
    data = report.to_json()
    assert json.loads(json.dumps(data)) == data
    assert (data["format"], data["bot"], data["game"], data["over"]) == (1, "thoughtful", "agra", True)
    assert len(data["points"]) == len(turns_of(game.steps))
    assert [len(worst) for worst in data["worst"]] == [3, 3, 3, 3]
    for seat, worst in enumerate(data["worst"]):
        costs = [one["cost"] for one in worst]
        assert costs == sorted(costs, reverse=True)
        totals = [point["cost"][seat] for point in data["points"] if point["cost"][seat] is not None]
        assert sorted(totals, reverse=True)[:3] == costs
    mistake = data["worst"][0][0]["mistakes"][0]
    assert mistake["played"][0]["text"] == game.steps[mistake["at"]].action.text
    assert mistake["better"][0]["phrase"]["key"]
