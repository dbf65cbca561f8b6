"""The end of a game among what may still come: a victory at hand is taken, by every level, every time."""

from __future__ import annotations

from dataclasses import replace

import pytest

from doab.agra import agra
from doab.bots import hint, make_bot
from doab.bots.base import Adviser, Bot
from doab.bots.judgement import JUDGED, VICTORY, judgement_for, worth_of_end
from doab.bots.levels import BEST_LEVELS, EASY_LEVEL, HARD_LEVELS, MEDIUM_LEVELS, bot_of
from doab.bots.plans import best_ways
from doab.bots.review import review, review_with
from doab.core import Game, Rules, Source, find_rules
from doab.rajas import rajas

SEEDS = 40
FOREVER = 1e9
LEVELS = ("easy", "greedy", "medium", "hard", "best")

MARKETS = "tile blue 7 fork tea2 spices1 at 2,3 turned N"
RAJAS = {
    "one answer, two seats": (
        f"Asha: boat 3 | Bram: fame 43, money 33, {MARKETS}, unplaced 3 | asks Bram | board low terrace Asha"
    ),
    "one answer, four seats": (
        f"Asha: boat 3 | Bram: boat 5 | Chand: fame 20 | Devi: fame 43, money 34, boat 25, {MARKETS}, unplaced 2 "
        "| asks Devi | board low terrace Asha"
    ),
    "a tile, two seats": (
        "Asha: boat 3 | Bram: fame 53, money 14, dice orange 6 5, karma 0, unplaced 2 "
        "| offer orange 9 straight palace fort | asks Bram | board low terrace Asha"
    ),
    "down the river, two seats": (
        "Asha: boat 3 | Bram: fame 58, money 4, dice blue 2, boat 11, karma 2, unplaced 2 "
        "| asks Bram | board low terrace Asha, mixed market Asha"
    ),
    "a market, four seats": (
        f"Asha: fame 30 | Bram: boat 5 | Chand: fame 20 | Devi: fame 45, money 29, dice blue 3, karma 0, boat 25, "
        f"{MARKETS}, tile orange 7 fork tea2 spices1 at 1,4 turned N, unplaced 2 "
        "| asks Devi | board low terrace Asha, mixed market Asha Bram"
    ),
}
"""13.2, R-74: nobody sits between the asked seat and the start player: if its markers meet now, the game is over.
With any other answer it goes on.
"""

LAST = "| asks Teal: orders | round 9 | ending 9 | start Pink | options open_rupees"
AGRA = {
    "one answer, two seats": f"Teal: goods cloth 1, akbar curry paper oil, rupees 9 | Pink: rupees 15 {LAST}",
    "one answer, four seats": (
        "Teal: goods cloth 1, akbar curry paper oil, rupees 9 | Pink: rupees 12 | Blue: rupees 16 | Grey: rupees 3 "
        + LAST
    ),
    "a lead, two seats": (
        f"Teal: favour 4, artisans 2, orders artisans 1 2, rupees 9 | Pink: artisans 2, rupees 12 {LAST}"
    ),
    "two gifts, two seats": (
        f"Teal: tiles 7, favour 4, goods curry 1 cloth 1, akbar oil paper, rupees 9 | Pink: rupees 16 {LAST}"
    ),
    "two gifts, four seats": (
        "Teal: tiles 7, favour 4, goods curry 1 cloth 1, akbar oil paper, rupees 9 | Pink: rupees 16 | Blue: rupees 2 "
        f"| Grey: rupees 3 {LAST}"
    ),
}
"""A-140: the last turn of the last round."""
POSITIONS = [("rajas", name) for name in RAJAS] + [("agra", name) for name in AGRA]


def position(game: str, name: str) -> Game:
    return rajas(RAJAS[name]) if game == "rajas" else agra(AGRA[name])


def bot_for(level: str, rules: Rules, seed: int) -> Bot:
    """By the book, but for its clock: how busy the machine is must not decide. `best` gets some visits instead."""
    if level == "greedy":
        return make_bot(level, rules, seed)
    known = {"easy": EASY_LEVEL, "medium": MEDIUM_LEVELS[rules.name], "hard": HARD_LEVELS[rules.name]}
    wanted = known.get(level) or replace(BEST_LEVELS[rules.name], visits=16)
    return bot_of(level, replace(wanted, seconds=FOREVER), rules, seed)


def finish_turn(game: Game, bot: Bot) -> None:
    """The bot answers until the game is over or the next worker is placed."""
    seat = game.state.to_move()
    answers = 0
    while not game.over and game.state.to_move() == seat and (answers == 0 or game.question != "turn"):
        game.play(bot.choose(game.view(seat), game.actions))
        game.settle()
        answers += 1


@pytest.mark.parametrize("level", LEVELS)
@pytest.mark.parametrize(("name", "which"), POSITIONS)
def test_a_win_at_hand_is_taken(name: str, which: str, level: str) -> None:
    start = position(name, which)
    seat = start.state.to_move()
    taken = 0
    for seed in range(SEEDS):
        game = start.copy()
        game.source = Source(f"dice {seed}")
        finish_turn(game, bot_for(level, game.rules, seed))
        taken += game.over and game.rules.ranking(game.state)[seat] == 1
    assert taken == SEEDS


@pytest.mark.parametrize("which", RAJAS)
def test_a_hint_names_the_win_at_hand(which: str) -> None:
    """First, and as certain."""
    game = position("rajas", which)
    bot = bot_for("medium", game.rules, 1)
    assert isinstance(bot, Adviser)
    first = hint(bot, game.view(game.state.to_move()), game.actions)[0]
    assert first.prospect.win == 1.0
    won = game.copy()
    won.play(*first.line)
    won.settle()
    assert won.over


@pytest.mark.parametrize("which", RAJAS)
def test_a_review_names_the_win_that_was_passed_up(which: str) -> None:
    start = position("rajas", which)
    seat = start.state.to_move()
    bot = bot_for("medium", start.rules, 1)
    taken = bot.choose(start.view(seat), start.actions)
    game = start.copy()
    game.play(next(action for action in start.actions if action != taken))
    report = review_with(review(game, "medium"), lambda asked, deep: bot_for("medium", game.rules, 1))
    better = report.worst[seat][0].mistakes[0].better
    won = start.copy()
    for text in [*(word.text for word in better), ""]:
        while not won.over and text not in won.legal:  # what leaves no choice is not told
            (only,) = won.legal
            won.play(only)
            won.settle()
        if text:
            won.play(text)
            won.settle()
    assert won.over
    assert won.rules.ranking(won.state)[seat] == 1


@pytest.mark.parametrize(("name", "which"), POSITIONS)
def test_the_best_way_to_finish_the_move_is_the_one_that_wins(name: str, which: str) -> None:
    """And in Rajas it is not the only one: most of them go on."""
    start = position(name, which)
    seat = start.state.to_move()
    ways = best_ways(start.state, seat, judgement_for(start.rules), 3000, 24)
    over = [way for way in ways if way.state.is_over()]
    won = [way for way in over if start.rules.ranking(way.state)[seat] == 1]
    assert won == ways[: len(won)]
    assert won
    assert (len(over) < len(ways)) is (name == "rajas")


# ---------------------------------------------------------------- one scale


def test_what_the_end_of_a_game_is_worth() -> None:
    """A victory, shared or not; defeats by how far behind."""
    assert [worth_of_end([2, 1], seat) for seat in range(2)] == [-VICTORY, VICTORY]
    assert [worth_of_end([1, 1], seat) for seat in range(2)] == [VICTORY / 2, VICTORY / 2]
    assert [worth_of_end([3, 1, 3, 1], seat) for seat in range(4)] == [
        -2 * VICTORY,
        VICTORY / 2,
        -2 * VICTORY,
        VICTORY / 2,
    ]
    assert [worth_of_end([4, 2, 1, 2], seat) for seat in range(4)] == [-3 * VICTORY, -VICTORY, VICTORY, -VICTORY]


RICH_OR_POOR = {
    "rajas": (
        "Asha: fame 90, money 60, karma 3, boat 25, dice blue 6 6 6 6 6 6 6 6 6 6, temple 4, palace 4, fort 4, mill 4 "
        "| Bram: money 0, karma 0 | asks Asha"
    ),
    "agra": (
        "Teal: rupees 90, favour 5, tracker 6, goods statue 2 book 1 clothes 1, artisans 8, merchants 7, scholars 7, "
        "orders artisans 1 2 3, akbar curry paper oil dye | Pink: rupees 0, workers 0 | asks Teal: action"
    ),
}
ENDS = {
    # nobody has met, and the last round that is played is over.
    "rajas": "Asha: fame {0}, unplaced 0 | Bram: fame {1}, unplaced 1, dice blue 1 | asks Bram | round 40",
    "agra": "Teal: rupees {1} | Pink: rupees {0} | asks Teal: end | round 9 | ending 9 | start Pink",
}


@pytest.mark.parametrize("name", JUDGED)
def test_any_prospect_lies_between_victory_and_defeat(name: str) -> None:
    """The poorest victory is better than the finest prospect, the richest defeat worse than the poorest; a victory that
    is shared lies between."""
    rules = find_rules(name)
    judgement = judgement_for(rules)
    prospects = []
    open_game = Game.at(rules, RICH_OR_POOR[name])
    for seat in range(2):
        judgement.begin(open_game.state, seat)
        prospects.append(judgement.judge(open_game.state, seat))
    ends = {}
    for told, scores in {"won": (0, 1), "shared": (1, 1), "lost": (60, 59)}.items():
        game = Game.at(rules, ENDS[name].format(*scores))
        seat = 1 if name == "rajas" else 0
        judgement.begin(game.state, seat)
        while not game.over:
            game.play(game.actions[0])
            game.settle()
        ends[told] = judgement.judge(game.state, seat)
    assert ends["lost"] < min(prospects) < max(prospects) < ends["shared"] < ends["won"]
