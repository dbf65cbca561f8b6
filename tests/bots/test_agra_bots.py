"""The bots at a table of Agra: exact games, the beam, and the judgement."""

import json
from dataclasses import replace
from typing import Any, cast

import pytest

from doab.agra import RULES, agra
from doab.agra.table.state import Agra
from doab.agra.table.things import NOTABLES
from doab.bots import make_bot
from doab.bots.agra_judgement import AgraJudgement, Weights
from doab.bots.base import play_with_bots
from doab.bots.beam import best_line
from doab.bots.greedy import GreedyBot
from doab.bots.levels import MEDIUM_LEVELS, bot_of
from doab.core import Action, Game, Source

NAMES = ["Asha", "Bram", "Chand", "Devi"]


def play(kinds: list[str], seed: int) -> Game:
    game = Game.new(RULES, NAMES[: len(kinds)], {}, seed)
    play_with_bots(game, [make_bot(kind, RULES, f"{seed}/{seat}") for seat, kind in enumerate(kinds)])
    return game


def answers_of(game: Game, seat: int) -> list[str]:
    """What a fresh greedy bot does in its turn, up to the first draw or the answer of somebody else."""
    bot = GreedyBot(RULES, 0)
    given: list[str] = []
    while game.state.to_move() == seat and len(given) < 40:
        answer = bot.choose(game.view(seat), game.actions)
        given.append(answer.text)
        game.play(answer)
    return given


def test_the_judgement_knows_what_every_notable_is_worth() -> None:
    """Else bots break off the first game in which somebody wins the one that was forgotten."""
    assert len(Weights().contracts) == len(NOTABLES)


@pytest.mark.slow
def test_greedy_beats_random_from_either_seat() -> None:
    """Exact for these seeds: scores and rounds."""
    results = []
    for seed, kinds in enumerate((["greedy", "random"], ["random", "greedy"])):
        game = play(kinds, seed)
        results.append((RULES.scores(game.state), game.table.round))
    assert results == [([97, 6], 36), ([8, 46], 32)]


@pytest.mark.slow
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_greedy_bots_finish_their_game(seats: int) -> None:
    """With a narrow beam, so that it takes seconds."""
    game = Game.new(RULES, NAMES[:seats], {}, seats)
    bots = [GreedyBot(RULES, seat) for seat in range(seats)]
    for bot in bots:
        bot.judgement.width = 2
    play_with_bots(game, list(bots))
    assert game.over
    assert game.table.round < 120


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_bots_finish_their_game(seats: int) -> None:
    assert play(["random"] * seats, seats).over


def test_greedy_sees_only_its_view_and_answers_what_is_offered() -> None:
    """Everything goes through a wire; rupees of the others are not in it."""

    class Watched:
        name = "watched"

        def __init__(self, seat: int) -> None:
            self.bot, self.seat = GreedyBot(RULES, seat, AgraJudgement(RULES), budget=60), seat

        def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
            others = [player for seat, player in enumerate(view["state"]["players"]) if seat != self.seat]
            assert all(player["rupees"] is None for player in others)
            answer = self.bot.choose(json.loads(json.dumps(view)), actions)
            assert answer in actions
            return answer

    game = Game.new(RULES, NAMES[:3], {}, 5)
    game.settle()
    bots = [Watched(seat) for seat in range(3)]
    while game.table.round < 4:
        seat = game.state.to_move()
        game.play(bots[seat].choose(game.view(seat), game.actions))
        game.settle()


def test_the_plan_is_kept_until_the_table_is_another() -> None:
    game = agra("Teal: goods wood 2 cement 1 | Pink: rupees 2 | asks Teal: action")
    bot = GreedyBot(RULES, 0)
    game.play(bot.choose(game.view(0), game.actions))
    if bot.plan.steps and game.to_move == "Teal":
        planned = RULES.table[bot.plan.steps[0][1]].text
        bot.budget = 0
        assert bot.choose(game.view(0), game.actions).text == planned


def test_in_the_last_turn_only_the_score_counts() -> None:
    """Cloth goes into Akbar's fourth bowl for three points instead of being kept."""
    game = agra(
        "Teal: goods cloth 1, akbar curry paper oil, rupees 9 | Pink: rupees 2 "
        "| asks Teal: orders | round 9 | ending 9 | start Pink"
    )
    assert answers_of(game, 0) == ["gift cloth"]


@pytest.mark.parametrize(
    ("text", "likes"),
    [
        ("Teal: rupees 60, artisans 8 | Pink: rupees 2 | asks Teal: action", True),
        (
            "Teal: rupees 0, artisans 8 | Pink: akbar curry paper oil dye, orders merchants 1 2 | asks Teal: action",
            False,
        ),
    ],
)
def test_the_end_is_set_off_when_ahead_and_not_when_behind(text: str, likes: bool) -> None:
    game = agra(text)
    judgement = AgraJudgement(RULES)
    judgement.begin(game.state, 0)
    before = judgement.judge(game.state, 0)
    state = cast(Agra, game.state.copy())
    state.end_round = state.round + 1
    assert (judgement.judge(state, 0) > before) is likes


def test_the_bags_of_others_are_guessed_and_the_own_is_not() -> None:
    """A-14: by the round, the notables and the bowls; not by what lies in them."""
    text = "Teal: rupees 7 | Pink: rupees {} | Blue: rupees 4, contracts takshaka mahout | asks Teal: action | round 12"
    guessed = []
    for hidden in (0, 60):
        state = cast(Agra, agra(text.format(hidden)).state)
        AgraJudgement(RULES).guess(state, 0, Source(3))
        guessed.append([int(player.rupees) for player in state.players])
    assert guessed[0] == guessed[1]
    own, other, with_notables = guessed[0]
    assert own == 7
    assert 10 < other < with_notables < 40


def test_bags_are_guessed_about_right() -> None:
    """Who is ahead is mostly a matter of rupees: over a game too little and too much even out."""
    game = Game.new(RULES, NAMES[:2], {}, 11)
    game.settle()
    # A slow machine must not make them play worse than those whose bags were counted.
    unhurried = replace(MEDIUM_LEVELS["agra"], seconds=600.0)
    bots = [bot_of("medium", unhurried, RULES, seat) for seat in range(2)]
    judgement, source = AgraJudgement(RULES), Source("bags")
    there = guessed = 0
    while not game.over:
        seat = int(game.state.to_move())
        state = cast(Agra, RULES.sight.imagine(RULES.sight.seen(game.state, seat), source))
        judgement.guess(state, seat, source)
        guessed += int(state.players[1 - seat].rupees)
        there += int(cast(Agra, game.state).players[1 - seat].rupees)
        game.play(bots[seat].choose(game.view(seat), game.actions))
        game.settle()
    assert there * 0.75 < guessed < there * 1.33


def test_a_beam_of_one_still_finishes_the_turn() -> None:
    game = Game.new(RULES, NAMES[:2], {}, 1)
    game.settle()
    seat = game.state.to_move()
    judgement = AgraJudgement(RULES)
    judgement.begin(game.state, seat)
    line = best_line(game.state, seat, judgement, Source(1), width=1, budget=1)
    state = game.state.copy()
    for answer in line:
        assert answer in state.legal()
        state.apply(answer)
    assert judgement.is_done(state, seat)


def test_out_of_turn_the_answer_alone_is_judged() -> None:
    """A follower with sandstone follows: cement is worth more."""
    game = agra("Teal: goods sandstone 3 | Pink: goods sandstone 1 | asks Teal: action | built cement")
    game.play("place cement", "move 3")
    assert game.question == "follow"
    assert GreedyBot(RULES, 0).choose(game.view(1), game.actions).text == "follow"
