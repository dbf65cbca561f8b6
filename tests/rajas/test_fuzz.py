"""2,016 random games over all player counts and options. After every answer of every game the laws of section 18 hold.

The kit plays and checks (`docs/test-kit.md`); `watched` adds the laws about two positions in a row. Checks that copy or
write the whole state come at every 200th answer, at another one in each game; every game is replayed to its digest.
"""

from typing import Any

import pytest

from doab.core.errors import InvariantError
from doab.core.kit import FuzzReport, fuzz_game
from doab.rajas import RULES, RajasRules, rajas
from tests.rajas.golden_kinds import rules_of
from tests.rajas.watched import NEVER_FALLS, check_step, seen, watched

GAMES = 2016
CHUNKS = 4
CHECK_EVERY = 200

# The longest of 6,000 random games had 1,331 answers, the one with the most rounds 30 of the 40 that R-80 allows.
LONGEST = 2000
ROUNDS = 40

TABLES = [(seats, options) for seats in RULES.players for options in RULES.checks.option_sets(seats)]
GAMES_OF_A_CHUNK = GAMES // (len(TABLES) * CHUNKS)


def name_of(value: Any) -> str:
    """`2-navaratna-ganga`: a table, for the names of the tests."""
    return "-".join([str(value[0]), *value[1]]) if isinstance(value, tuple) else str(value)


def play(rules: RajasRules, seats: int, options: dict[str, object], seeds: list[str], check_every: int) -> FuzzReport:
    """Random games of one table, checked. The rules are watched anew in each of them."""
    report = FuzzReport()
    for seed in seeds:
        report.add(fuzz_game(watched(rules), seats, options, seed, check_every))
    return report


def test_every_player_count_and_every_allowed_option_set_is_played() -> None:
    """R-95: Ganga goes with everything, Navaratna and mixed levels exclude each other; R-84: a third yield tile."""
    sets = ["", "navaratna", "mixed", "ganga", "navaratna-ganga", "mixed-ganga"]
    sets += ["navaratna-third_yield_tile", "navaratna-third_yield_tile-ganga"]
    expected = [f"{seats}-{options}".rstrip("-") for seats in (2, 3, 4) for options in sets]
    assert [name_of(table) for table in TABLES] == expected
    assert len(TABLES) * CHUNKS * GAMES_OF_A_CHUNK == GAMES >= 2000
    assert RULES.longest >= LONGEST


@pytest.mark.random_games
@pytest.mark.parametrize("chunk", range(CHUNKS))
@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_random_games(table: tuple[int, dict[str, object]], chunk: int) -> None:
    seats, options = table
    seeds = [f"{name_of(table)}/{chunk}/{number}" for number in range(GAMES_OF_A_CHUNK)]
    report = play(RULES, seats, options, seeds, CHECK_EVERY)
    assert report.games == GAMES_OF_A_CHUNK
    assert report.longest <= LONGEST
    assert max(report.rounds) <= ROUNDS
    assert set(report.endings) <= {"at once", "after last turns"}


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_a_random_game_that_counts_for_coverage(table: tuple[int, dict[str, object]]) -> None:
    """One game a table with all checks close together."""
    report = play(RULES, *table, [f"traced {name_of(table)}"], 40)
    assert report.games == 1


@pytest.mark.parametrize("table", TABLES, ids=name_of)
def test_games_with_another_edition(table: tuple[int, dict[str, object]]) -> None:
    """R-06, R-80: a short river, a small province, twelve tiles, three rounds; nothing printed is written in code."""
    report = play(rules_of("small"), *table, [f"small/{number}" for number in range(4)], 25)
    assert report.games == 4
    assert set(report.rounds) == {3}
    assert set(report.endings) == {"limit of rounds"}


# -- the laws about two positions are not empty: each of them fails when it is broken


@pytest.mark.parametrize("name", NEVER_FALLS)
def test_what_never_falls_is_watched(name: str) -> None:
    state: Any = rajas("Asha: fame 16, money 21, boat 20, workers 5 | Bram: boat 3").state
    before = seen(state)
    setattr(state.players[0], name, getattr(state.players[0], name) - 1)
    with pytest.raises(InvariantError, match=f"{name} has fallen"):
        check_step(before, seen(state))


@pytest.mark.parametrize(
    ("table", "at", "value", "message"),
    [
        ("levels", 0, 2, "a building has sunk"),
        ("tiles", 7, 0, "a laid tile has moved"),
        ("tokens", 1, 0, "a laid yield tile has moved"),
    ],
)
def test_what_lies_on_a_table_stays_there(table: str, at: int, value: int, message: str) -> None:
    state: Any = rajas(
        "Asha: temple 3, tile orange 4 straight silk2 at 2,3 turned N, token brown fame2_per_bend at 1,4 N"
        " | Bram: boat 3 | options navaratna"
    ).state
    before = seen(state)
    assert getattr(state, table)[at] > value
    getattr(state, table)[at] = value
    with pytest.raises(InvariantError, match=message):
        check_step(before, seen(state))


def test_other_steps_that_no_answer_takes() -> None:
    state: Any = rajas("Asha: money 9, crossed 1 | Bram: boat 3 | ending Asha | asks Bram | round 4").state
    before = seen(state)._replace(places=[[1, 0], [0, 0]])
    changes: list[tuple[dict[str, Any], str]] = [
        ({"money": [8, 3]}, "money was paid at the question “turn”"),
        ({"crossed": [2, 1]}, "the order of those who met has changed"),
        ({"trigger": 1}, "the end was set off twice"),
        ({"round": 3}, "a round came back"),
        ({"places": [[0, 0], [0, 0]]}, "spent: a place was lost"),
    ]
    for change, message in changes:
        with pytest.raises(InvariantError, match=message):
            check_step(before, before._replace(**change))
    checks = watched().checks
    checks.check_state(state)
    state.top.last = 0
    with pytest.raises(InvariantError, match="what “turn” promised has changed"):
        checks.check_state(state)
