"""1,008 random games over all player counts and switches. After every answer of every game the laws of 1.2 hold.

Half of the games are uniformly random. Such a game takes thousands of answers, so it is given up after 600 and reported
as unfinished, without scores (A-183). In the other half players prefer what serves a purpose (`players`); these games
are played to their end, which each of the three triggers brings about. The kit plays and checks (`docs/test-kit.md`);
`watched` adds the laws about two positions in a row. Checks that copy or write the whole state come at every hundredth
answer, at another one in each game; every game is replayed to its digest.
"""

from collections import Counter
from typing import Any

import pytest

from doab.agra import RULES, agra
from doab.core.errors import InvariantError
from doab.core.kit import FuzzReport, fuzz_game, random_answer
from tests.agra.golden_kinds import end_set_off_by
from tests.agra.players import PURPOSES, towards
from tests.agra.walks import TABLES
from tests.agra.watched import check_step, seen, watched
from tests.nets.walks import Table, table_name

GAMES = 1008
GAMES_OF_A_TABLE = {"random": 42, "river": 14, "orders": 14, "influence": 14}
STOP_RANDOM_AFTER = 600
CHECK_EVERY = 100

# The longest of these games has 4,174 answers.
LONGEST = 6000


def play(table: Table, players: str, games: int, check_every: int) -> tuple[FuzzReport, Counter[str]]:
    """Games of one table, checked, and what set off their end. The rules are watched anew in each of them."""
    report, ends = FuzzReport(), Counter[str]()
    policy = random_answer if players == "random" else towards(players)
    stop_after = STOP_RANDOM_AFTER if players == "random" else LONGEST
    for number in range(games):
        seed = f"{table_name(table)}/{players}/{number}"
        game = fuzz_game(watched(), *table, seed, check_every, policy, stop_after)
        report.add(game)
        if game.over:
            ends[end_set_off_by(game)] += 1
    return report, ends


def test_every_player_count_and_every_set_of_switches_is_played() -> None:
    sets = [
        "",
        "-open_rupees-peon_collects_rupees-merchant_pays_landing",
        "-meditation_interleave-influence_cap-favour_reset",
        "-builder_start_counts_first-influence_cap-max_doubles_per_turn",
    ]
    assert [table_name(table) for table in TABLES] == [f"{seats}{options}" for seats in (2, 3, 4) for options in sets]
    assert set(GAMES_OF_A_TABLE) == {"random", *PURPOSES}
    assert len(TABLES) * sum(GAMES_OF_A_TABLE.values()) == GAMES >= 1000
    assert RULES.longest >= LONGEST


@pytest.mark.random_games
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_uniformly_random_games(table: Table) -> None:
    games = GAMES_OF_A_TABLE["random"]
    report, ends = play(table, "random", games, CHECK_EVERY)
    assert report.games == games
    assert report.longest <= STOP_RANDOM_AFTER
    assert ends.total() == report.finished


@pytest.mark.random_games
@pytest.mark.parametrize("purpose", PURPOSES)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_random_games_with_a_purpose(table: Table, purpose: str) -> None:
    games = GAMES_OF_A_TABLE[purpose]
    report, ends = play(table, purpose, games, CHECK_EVERY)
    assert (report.games, report.finished, report.stopped) == (games, games, 0)
    assert ends.total() == games
    assert purpose == "orders" or ends[purpose] > games // 3


@pytest.mark.parametrize("purpose", PURPOSES)
@pytest.mark.parametrize("seats", RULES.players)
def test_random_games_that_count_for_coverage(seats: int, purpose: str) -> None:
    """One game a player count and purpose with all checks close together."""
    report, _ = play((seats, {}), purpose, 1, 40)
    assert report.finished == 1


def test_a183_a_game_that_is_given_up_is_reported_as_unfinished_without_scores() -> None:
    report, ends = play((2, {}), "random", 1, CHECK_EVERY)
    assert (report.games, report.finished, report.stopped) == (1, 0, 1)
    assert report.longest == STOP_RANDOM_AFTER
    assert not report.wins
    assert not report.rounds
    assert not ends
    game = fuzz_game(RULES, 2, {}, 1, stop_after=50)
    assert game.record().result is None
    assert game.view(0)["ranking"] is None


# -- the laws about two positions are not empty: each of them fails when it is broken


@pytest.mark.parametrize(
    ("part", "name", "at", "value", "message"),
    [
        ("rising", "round", 0, 0, "round has fallen"),
        ("rising", "boat", 0, 1, "boat has fallen"),
        ("rising", "limit", 0, 2, "limit has fallen"),
        ("rising", "influence", 0, 1, "influence has fallen"),
        ("rising", "tracker", 0, 2, "tracker has fallen"),
        ("growing", "built", 0, 0, "built were lost"),
        ("growing", "contracts", 1, 0, "contracts were lost"),
        ("shrinking", "covers", 0, (1 << 20) - 1, "covers came back"),
        ("shrinking", "bonus tiles", 0, (1 << 12) - 1, "bonus tiles came back"),
        ("lying", "orders", 0, -1, "orders: a marker has moved"),
        ("lying", "bowls", 2, 1, "bowls: a marker has moved"),
    ],
)
def test_what_stays_is_watched(part: str, name: str, at: int, value: int, message: str) -> None:
    position: Any = agra(
        "Teal: artisans 2, tracker 3, uncovered north 1, orders artisans 1, akbar statue | Pink: contracts cook sufi"
        " | boat 2 | gone favour+3 | built cement"
    )
    before, now = seen(position.state), seen(position.state)
    check_step(before, now)
    assert getattr(now, part)[name][at] != value
    getattr(now, part)[name][at] = value
    with pytest.raises(InvariantError, match=message):
        check_step(before, now)


def test_the_end_is_set_off_once_and_frames_do_not_change() -> None:
    game: Any = agra("Teal: | Pink: | ending 4 | asks Teal: action")
    before = seen(game.state)
    with pytest.raises(InvariantError, match="the end was set off twice"):
        check_step(before, before._replace(end_round=5))
    checks = watched().checks
    checks.check_state(game.state)
    game.state.top.free_peon = 1
    with pytest.raises(InvariantError, match="what “action” promised has changed"):
        checks.check_state(game.state)
