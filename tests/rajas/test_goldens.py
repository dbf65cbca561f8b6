"""Golden records: games whose outcome is known, one for each player count, each option and each way a game can end."""

from typing import Any

import pytest

from doab.core import Game
from doab.core.errors import RecordError
from doab.core.kit import check_golden, diverging
from doab.core.records import parse_record
from doab.rajas import RULES, RajasGame
from tests.nets.goldens import Kind, check_kind, check_text, replayed
from tests.rajas.golden_kinds import FOLDER, KINDS, crossers, last_turns, rules_of

VERSION_1 = FOLDER / "version-1"
"""Records that version 1 of the rules wrote, with their last positions as it knew them."""

REQUIRED = {
    "two-players",
    "three-players",
    "four-players",
    "navaratna",
    "mixed",
    "ganga",
    "navaratna-ganga",
    "third-yield-tile",
    "third-yield-tile-ganga",
    "mixed-ganga",
    "end-at-once",
    "end-first-still-wins",
    "end-overtaken",
    "end-tie-earlier-wins",
    "end-exact-meeting",
    "end-limit-of-rounds",
}


def golden(name: str) -> Any:
    """The game of a golden record at its end, replayed and checked."""
    return replayed(next(kind for kind in KINDS if kind.name == name))


def leads(game: RajasGame) -> dict[str, int]:
    return {name: game[name].lead for name in game.names}


def test_every_kind_has_its_record_and_every_record_its_kind() -> None:
    assert {kind.name for kind in KINDS} == REQUIRED
    assert {path.stem for path in FOLDER.glob("*.txt")} == REQUIRED


def test_every_option_set_and_player_count_has_a_record() -> None:
    played = {(kind.seats, *sorted(kind.options)) for kind in KINDS}
    assert {sorted(kind.options) == [] and kind.seats for kind in KINDS} >= {2, 3, 4}
    for options in RULES.checks.option_sets(2):
        assert (2, *sorted(options)) in played


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_golden_record_replays_and_its_remark_is_true(kind: Kind) -> None:
    check_kind(kind)


@pytest.mark.parametrize("kind", KINDS, ids=lambda kind: kind.name)
def test_a_golden_record_reads_back_as_the_same_text(kind: Kind) -> None:
    check_text(kind)


@pytest.mark.parametrize(
    "kind", [kind for kind in KINDS if "third_yield_tile" not in kind.options], ids=lambda kind: kind.name
)
def test_r84_a_record_of_version_1_replays_to_the_same_position(kind: Kind) -> None:
    """R-84: those of Navaratna are kept; the other records of today are those of version 1 with another header."""
    kept = VERSION_1 / kind.path.name
    path = kept if kept.exists() else kind.path
    text = path.read_text(encoding="utf-8").replace("rajas · rules 2", "rajas · rules 1")
    game = Game.from_record(text, kind.rules)
    assert (game.rules.version, game.record().position) == (1, parse_record(text).position)
    assert game.options["third_yield_tile"]


def test_r84_a_game_of_version_1_is_played_as_it_was_then() -> None:
    """R-84: Bram, three workers behind, took three yield tiles in a round; by version 2 the option gives them."""
    path = VERSION_1 / "third-yield-tile.txt"
    text = path.read_text(encoding="utf-8")
    game: Any = Game.from_record(text)
    assert (game.rules.version, game.record().position) == (1, parse_record(text).position)
    assert [step.action.text for step in game.steps if step.action.text.startswith("token ")][:3] == [
        *("token white karma1", "token white money3", "token yellow money5"),
    ]
    (parting,) = diverging([path], RULES)
    assert parting.text == "11    Bram    token yellow money5"
    assert parting.reason.startswith("“token yellow money5” is not possible now")
    today = text.replace("rules 1", "rules 2").replace("navaratna", "navaratna, third_yield_tile", 1)
    today = today.replace("options navaratna |", "options navaratna third_yield_tile |")
    assert Game.from_record(today).record().position == game.record().position


# -- how games end: the facts of each record


def test_R76_the_last_seat_meets_and_the_game_is_over_at_once() -> None:
    game = golden("end-at-once")
    assert game.table.start_player == "Asha"
    assert crossers(game) == ["Bram"]
    assert last_turns(game) == []
    assert leads(game) == {"Asha": -21, "Bram": 1}
    assert game.ranking == [("Bram", 1), ("Asha", 2)]


def test_R77_who_sets_off_the_end_still_wins_after_the_last_turns() -> None:
    game = golden("end-first-still-wins")
    assert crossers(game) == ["Bram"]
    assert last_turns(game) == ["Asha"]
    assert leads(game) == {"Asha": -11, "Bram": 1}
    assert game.ranking == [("Bram", 1), ("Asha", 2)]


def test_R74_the_last_turns_go_on_to_the_seat_before_the_start_player() -> None:
    game = golden("four-players")
    assert game.table.start_player == "Bram"
    assert crossers(game) == ["Chitra", "Asha"]
    assert last_turns(game) == ["Dirk", "Asha"]
    assert leads(game) == {"Asha": 5, "Bram": -7, "Chitra": 0, "Dirk": -5}
    assert game.ranking == [("Asha", 1), ("Chitra", 2), ("Dirk", 3), ("Bram", 4)]


def test_R77_a_later_player_overtakes_in_a_last_turn() -> None:
    game = golden("end-overtaken")
    assert crossers(game) == ["Bram", "Asha"]
    assert last_turns(game) == ["Asha"]
    assert leads(game) == {"Asha": 4, "Bram": 1}
    assert game.ranking == [("Asha", 1), ("Bram", 2)]


def test_R77_of_equal_leads_the_one_that_met_first_wins() -> None:
    game = golden("end-tie-earlier-wins")
    assert crossers(game) == ["Bram", "Asha"]
    assert leads(game) == {"Asha": 1, "Bram": 1}
    assert game.ranking == [("Bram", 1), ("Asha", 2)]


def test_R73_exactly_meeting_ends_the_game() -> None:
    game = golden("end-exact-meeting")
    assert crossers(game) == ["Bram"]
    assert (game["Bram"].fame, game["Bram"].money) == (30, 61)
    assert 2 * game["Bram"].fame + game["Bram"].money == 121
    assert leads(game) == {"Asha": -18, "Bram": 0}
    assert game.ranking == [("Bram", 1), ("Asha", 2)]


def test_R80_the_limit_of_rounds_ends_the_game_ranked_by_lead() -> None:
    game = golden("end-limit-of-rounds")
    assert game.table.round == game.rules.edition.rounds == 3
    assert crossers(game) == []
    assert leads(game) == {"Asha": -51, "Bram": -44, "Chitra": -47}
    assert game.ranking == [("Bram", 1), ("Chitra", 2), ("Asha", 3)]


def test_a_record_of_another_edition_needs_the_file_of_that_edition() -> None:
    path = FOLDER / "end-limit-of-rounds.txt"
    with pytest.raises(RecordError, match=r"line 1: the game was played with edition small .* give the file"):
        check_golden(path, RULES)
    assert Game.from_record(path.read_text(encoding="utf-8"), rules_of("small")).over
