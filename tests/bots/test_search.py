"""The bot that searches: it thinks once and follows its plan, says what it thinks, and stops when it should."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

import pytest

from doab.bots.base import Adviser, Bot
from doab.bots.judgement import JUDGED, judgement_for
from doab.bots.levels import prospects_for
from doab.bots.prospects import Prospects
from doab.bots.search import ENOUGH, GLANCES, GUESSES, SearchBot
from doab.bots.tree import Node, Thought
from doab.core import CHANCE, Game, Rules, Source, State, find_rules
from doab.rajas import RULES as RAJAS
from doab.rajas import rajas
from tests.bots.walks import AtFirstSight, FirstSight, Spot, Walk, asks, chance, end, spot_of

NAMES = ["Asha", "Bram", "Chand", "Devi"]
FOREVER = 1e9
GOLDENS = Path(__file__).resolve().parents[1]


class Counting(Prospects):
    """Counts how often somebody looks at a position at the end of the tree: once a visit."""

    def __init__(self, inner: Prospects) -> None:
        super().__init__(inner.rules)
        self.inner = inner
        self.looks = 0
        self.undrawn = 0

    def look(self, state: State) -> None:
        """Networks were never told of positions in which dice are still in the air."""
        self.looks += 1
        self.undrawn += not state.is_over() and state.to_move() == CHANCE
        self.inner.look(state)
        self._take(self.inner)

    def look_for(self, state: State, seat: int) -> None:
        self.inner.look_for(state, seat)
        self._take(self.inner)

    def _take(self, inner: Prospects) -> None:
        for seat in range(4):
            self.wins[seat] = inner.wins[seat]
            self.margins[seat] = inner.margins[seat]


def thinker(
    rules: Rules,
    seed: int | str = 1,
    visits: int = 12,
    seconds: float = FOREVER,
    worlds: int = 1,
    slips: int = 0,
    budget: int = 60,
    prospects: Prospects | None = None,
) -> SearchBot:
    """A bot with little thought, so that many of them can be asked."""
    judgement = judgement_for(rules)
    thought = Thought(judgement, plans=5, budget=budget)
    thought.later_budget = 20
    seen = prospects or prospects_for(rules)
    return SearchBot("thinker", rules, seed, judgement, seen, thought, visits, seconds, worlds=worlds, slips=slips)


def begun(name: str, seats: int, answers: int, options: dict[str, object] | None = None) -> Game:
    """A game in which so many answers were given at random, and somebody has a choice."""
    game = Game.new(find_rules(name), NAMES[:seats], options, f"search {answers}")
    source = Source(f"before {answers}")
    game.settle()
    while answers > 0 or len(game.actions) < 2:
        game.play(game.actions[source.below(len(game.actions))])
        game.settle()
        answers -= 1
    return game


TABLES = [("rajas", 2, 0), ("rajas", 4, 90), ("agra", 2, 30), ("agra", 3, 300)]
QUARRY = "Asha: fame 53, money 9, dice orange 6 5, karma 0 | Bram: boat 3 | offer orange 9 straight palace fort"


# ---------------------------------------------------------------- the plan


def test_it_thinks_once_and_follows_its_plan() -> None:
    game = rajas(QUARRY)
    prospects = Counting(prospects_for(RAJAS, learned=False))
    bot = thinker(RAJAS, prospects=prospects, budget=2000, visits=8)
    game.play("place quarry")
    first = bot.choose(game.view(0), game.actions)
    thought = prospects.looks
    assert (first.text, thought > 0) == ("take orange cow", True)
    plan = [RAJAS.table[answer].text for _, answer in bot.plan.steps]
    assert len(plan) > 1
    game.play(first)
    for text in plan:
        answer = bot.choose(game.view(0), game.actions)
        assert answer.text == text
        game.play(answer)
    assert prospects.looks == thought


def test_it_thinks_again_when_the_table_is_another() -> None:
    game = rajas(QUARRY)
    prospects = Counting(prospects_for(RAJAS, learned=False))
    bot = thinker(RAJAS, prospects=prospects, visits=8)
    game.play("place quarry")
    bot.choose(game.view(0), game.actions)
    thought = prospects.looks
    other = rajas("Asha: money 9, dice blue 1 | Bram: boat 3")
    assert bot.choose(other.view(0), other.actions) in other.actions
    assert prospects.looks > thought


def test_a_single_answer_needs_no_thought() -> None:
    game = begun("rajas", 2, 0)
    prospects = Counting(prospects_for(RAJAS, learned=False))
    bot = thinker(RAJAS, prospects=prospects)
    assert bot.choose(game.view(game.state.to_move()), game.actions[:1]) is game.actions[0]
    assert prospects.looks == 0


def before_a_die_of_several() -> Game:
    """A seat chooses one of several dice, rolls it, and is asked for the next one."""
    game = begun("rajas", 2, 1)
    source = Source("dice")
    while True:
        seat = game.state.to_move()
        if game.question == "choose":
            ahead = game.copy()
            ahead.play(ahead.actions[0])
            if ahead.state.to_move() == CHANCE:
                ahead.settle()
                if ahead.question == "choose" and ahead.state.to_move() == seat and len(ahead.actions) > 1:
                    return game
        game.play(game.actions[source.below(len(game.actions))])
        game.settle()


def test_what_was_found_before_a_die_is_taken_up_when_it_has_fallen(monkeypatch: pytest.MonkeyPatch) -> None:
    """The outcomes that were thought about lie behind the plan that was tried most: no new table is imagined."""
    game = before_a_die_of_several()
    seat = game.state.to_move()
    bot = thinker(RAJAS, visits=400, prospects=prospects_for(RAJAS, learned=False))
    game.play(bot.choose(game.view(seat), game.actions))
    assert len(bot.kept) > 3
    assert {node.seat for node in bot.kept} == {seat}
    tables = [RAJAS.sight.seen(node.state, seat) for node in bot.kept]
    fallen = game
    dice = 0
    while fallen.view(seat)["state"] not in tables:
        fallen = game.copy()
        fallen.source = Source(f"dice {dice}")
        fallen.settle()
        dice += 1
    monkeypatch.setattr(type(RAJAS.sight), "imagine", None)  # whoever called it would fail
    bot.visits = 4
    assert bot.choose(fallen.view(seat), fallen.actions) in fallen.actions


# ---------------------------------------------------------------- advice


@pytest.mark.parametrize("visits", [0, 12])
@pytest.mark.parametrize(("name", "seats", "answers"), TABLES)
def test_advice_has_every_answer_once_and_first_the_one_that_is_chosen(
    name: str, seats: int, answers: int, visits: int
) -> None:
    game = begun(name, seats, answers)
    seat = game.state.to_move()
    for seed in range(3):
        for worlds in (1, 2):
            chosen = thinker(game.rules, seed, visits, worlds=worlds).choose(game.view(seat), game.actions)
            advice = thinker(game.rules, seed, visits, worlds=worlds).advise(game.view(seat), game.actions)
            assert advice[0].action is chosen
            assert sorted(one.action.index for one in advice) == [action.index for action in game.actions]
            for one in advice:
                assert 0.0 <= one.prospect.win <= advice[0].prospect.win <= 1.0
                assert one.prospect.margin <= advice[0].prospect.margin, "nothing is thought better than the choice"
                assert one.line[0] is one.action
                ahead = game.copy()
                for action in one.line:
                    assert ahead.state.to_move() == seat
                    assert action in ahead.actions
                    ahead.play(action)


def test_it_is_an_adviser() -> None:
    assert isinstance(thinker(RAJAS), Adviser)


def test_advice_leaves_no_trace_in_the_next_answer() -> None:
    """Who asks for a hint and then goes another way gets an answer to what was asked then."""
    game = begun("rajas", 2, 0)
    seat = game.state.to_move()
    bot = thinker(game.rules)
    advice = bot.advise(game.view(seat), game.actions)
    game.play(advice[-1].action)
    game.settle()
    seat = game.state.to_move()
    assert bot.choose(game.view(seat), game.actions) in game.actions


def late_in_agra() -> Game:
    """Two players, most bags full: what one of them holds is most of what the other does not know."""
    record = Game.from_record((GOLDENS / "agra/goldens/two-players.txt").read_text(encoding="utf-8"))
    game = Game.new(record.rules, record.names, record.options)
    for step in record.steps:
        if game.version >= 0.8 * len(record.steps) and game.state.to_move() != CHANCE and len(game.actions) > 3:
            return game
        game.play(step.action, standing=False)
    raise AssertionError("this record has no such position any more: look for another one")


def test_figures_do_not_hang_on_how_the_bags_were_guessed() -> None:
    """A-14: a bot compares its plans at one table that it imagines, and tells what they are worth on average."""
    game = late_in_agra()
    view, seat = game.view(game.state.to_move()), game.state.to_move()
    imagined, told = [], []
    for seed in range(6):
        bot = thinker(game.rules, seed, visits=2)
        told.append(bot.advise(view, game.actions)[0].prospect)
        [root] = bot._roots(view)
        table: Any = root.state.to_json()
        imagined.append(table["players"][1 - seat]["rupees"])
        assert bot.prospects(view) == thinker(game.rules, "another").prospects(view)
    assert max(imagined) - min(imagined) > 8
    assert max(one.margin for one in told) - min(one.margin for one in told) < 1.5
    assert max(one.win for one in told) - min(one.win for one in told) < 0.06


# ---------------------------------------------------------------- prospects


def check_prospects(bot: SearchBot, game: Game) -> None:
    for seat in range(len(game.names)):
        prospects = bot.prospects(game.view(seat))
        assert len(prospects) == len(game.names)
        assert sum(one.win for one in prospects) == pytest.approx(1.0)
        assert all(0.0 <= one.win <= 1.0 + 1e-9 for one in prospects)


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_everybody_can_ask_what_may_be_expected(name: str, seats: int) -> None:
    """While a seat is asked, while chance is, and when the game is over: then it is known."""
    game = begun(name, seats, 20)
    prospects = Counting(prospects_for(game.rules))
    bot = thinker(game.rules, prospects=prospects)
    check_prospects(bot, game)
    assert prospects.looks == seats * (GUESSES if name == "agra" else GLANCES)
    source = Source("on")
    while game.state.to_move() != CHANCE:
        game.play(game.actions[source.below(len(game.actions))])
    check_prospects(bot, game)
    assert prospects.undrawn == 0, "what chance decides now is decided in every glance"
    game.play_random(1)
    assert game.over
    scores = game.rules.scores(game.state)
    for seat in range(seats):
        for other, one in enumerate(bot.prospects(game.view(seat))):
            best = max(score for third, score in enumerate(scores) if third != other)
            assert one.margin == pytest.approx(scores[other] - best)
            assert one.win == pytest.approx(float(game.rules.ranking(game.state)[other] == 1))


# ---------------------------------------------------------------- repeating itself, and stopping


def answers_of(bots: list[Bot], game: Game, count: int) -> list[str]:
    given: list[str] = []
    while len(given) < count and not game.over:
        seat = game.state.to_move()
        answer = bots[seat].choose(game.view(seat), game.actions)
        given.append(answer.text)
        game.play(answer)
        game.settle()
    return given


@pytest.mark.parametrize(("name", "seats", "answers"), TABLES[::2])
def test_the_same_seed_gives_the_same_answers(name: str, seats: int, answers: int) -> None:
    def played(seed: str, slips: int) -> list[str]:
        game = begun(name, seats, answers)
        bots: list[Bot] = [thinker(game.rules, f"{seed} {seat}", worlds=2, slips=slips) for seat in range(seats)]
        return answers_of(bots, game, 12)

    assert played("one", 0) == played("one", 0)
    assert played("one", 100) == played("one", 100)
    assert played("one", 100) != played("two", 100)


def at_the_beginning(visits: int, plans: int, seconds: float = FOREVER) -> tuple[Game, Counting, SearchBot]:
    """A question with more than eight plans, of which so many are tried."""
    game = begun("rajas", 2, 0)
    prospects = Counting(prospects_for(RAJAS, learned=False))
    bot = thinker(RAJAS, visits=visits, seconds=seconds, prospects=prospects, budget=300)
    bot.rivals, bot.tree.thought.plans = plans, 9
    return game, prospects, bot


@pytest.mark.parametrize(
    ("plans", "visits", "looks"),
    [
        (8, 0, 0),  # the first impression decides
        (8, 1, 8 + 4 + 2),  # whatever is compared is tried at least once
        (8, 48, 16 + 16 + 16),  # all eight twice, the better four four times, the better two eight times
        (8, 100, 32 + 32 + 32),
        (5, 45, 15 + 15 + 14),  # five, three, two
        (1, 50, 0),  # nothing to compare
    ],
)
def test_the_visits_are_shared_out_in_halves(plans: int, visits: int, looks: int) -> None:
    game, prospects, bot = at_the_beginning(visits, plans)
    bot.choose(game.view(game.state.to_move()), game.actions)
    assert prospects.looks == looks


def test_all_plans_meet_the_same_luck() -> None:
    """Three plans that lead to the same draw of a hundred outcomes: else the draw would decide which looks best."""
    draw = chance((1,) * 100, *[end(at / 100, 1 - at / 100) for at in range(100)])
    thought = Thought(FirstSight(), widening=100.0)
    bot = SearchBot("thinker", RAJAS, 1, FirstSight(), AtFirstSight(), thought, 30, FOREVER)
    root = Node(Walk(asks(0, draw, draw, draw)))
    bot.tree.prepare(root)
    plans = root.edges
    assert plans is not None
    finds: dict[tuple[int, ...], list[float]] = {plan.line: [] for plan in plans}
    for _ in range(12):
        bot._sweep(root, plans, FOREVER, finds)
    drawn = [[spot_of(node.state).wins for node in plan.seen] for plan in plans]
    assert [len(seen) for seen in drawn] == [12, 12, 12]
    assert drawn[0] == drawn[1] == drawn[2]
    assert len(set(drawn[0])) > 6, "each time another"
    assert finds[(0,)] == finds[(1,)] == finds[(2,)]
    assert len(finds[(0,)]) == 12


EVEN = (1, 1)
LUCKY, UNLUCKY = (0.8, 0.2), (0.2, 0.8)


@pytest.mark.parametrize(
    ("plans", "chosen", "visits"),
    [
        # Whatever is drawn, the second is better: that is seen as soon as it is asked.
        ([chance(EVEN, end(0.1, 0.9), end(0.5, 0.5)), chance(EVEN, end(0.4, 0.6), end(0.8, 0.2))], {1}, 2 * ENOUGH),
        # The third is soon forgotten; which of the others is better stays open for all visits of the last round.
        (
            [chance(EVEN, end(*LUCKY), end(*UNLUCKY)), chance(EVEN, end(*UNLUCKY), end(*LUCKY)), end(0.01, 0.99)],
            {0, 1},
            3 * ENOUGH + 1000,
        ),
        # Exactly alike: there is nothing to find out.
        ([chance(EVEN, end(*LUCKY), end(*UNLUCKY))] * 2, {0, 1}, 2 * ENOUGH),
    ],
)
def test_what_is_clear_takes_no_more_time(plans: list[Spot], chosen: set[int], visits: int) -> None:
    thought = Thought(FirstSight(), plans=8, widening=100.0)
    prospects = Counting(AtFirstSight())
    bot = SearchBot("thinker", RAJAS, 1, FirstSight(), prospects, thought, 2000, FOREVER)
    root = Node(Walk(asks(0, *plans)))
    bot.tree.prepare(root)
    prospects.looks = 0
    assert bot._think([root]).line[0] in chosen
    assert prospects.looks == visits


@pytest.mark.parametrize(
    ("seconds", "looks"),
    [
        (0, 0),
        (5, 5),  # not all eight plans can be tried: those that look best are
        (24, 8 + 2 * 4 + 4 * 2),  # each round has eight seconds
        (30, 8 + 2 * 4 + 7 * 2),  # the first has ten, of which two are left over for the others: eleven each
        (40, 8 + 4 * 4 + 8 * 2),
    ],
)
def test_its_time_is_shared_out_as_well(seconds: int, looks: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """On a machine on which trying a plan takes a second."""
    game, prospects, bot = at_the_beginning(1_000_000, 8, float(seconds))
    monkeypatch.setattr(time, "perf_counter", lambda: 1000.0 + prospects.looks)
    bot.choose(game.view(game.state.to_move()), game.actions)
    assert prospects.looks == looks


@pytest.mark.parametrize(("seconds", "wide"), [(FOREVER, True), (0.0, False)])
def test_plans_are_looked_for_in_its_time_too(seconds: float, wide: bool) -> None:
    """A turn of Agra can be finished in very many ways. Without time for them, one is followed to its end."""
    game = begun("agra", 2, 300)
    bot = thinker(game.rules, visits=0, seconds=seconds, budget=2000)
    bot.tree.thought.plans = 1000
    bot.seat = game.state.to_move()
    roots = bot._roots(game.view(bot.seat))
    assert bot._think(roots).line[0] in game.state.legal()
    plans = roots[0].edges
    assert plans is not None
    assert (len(plans) > 50) is wide
    assert (len(plans) < 10) is not wide


@pytest.mark.parametrize("name", JUDGED)
def test_slips_are_plans_that_do_not_look_bad(name: str) -> None:
    """A bot that always slips gives other answers than one that never does, and legal ones."""
    game = begun(name, 2, 20)
    seat = game.state.to_move()
    given = {thinker(game.rules, seed, 0, slips=100).choose(game.view(seat), game.actions).text for seed in range(12)}
    assert len(given) > 1
    assert given <= set(game.legal)
