"""The state as JSON and back, with every kind of frame that can lie on the stack."""

import json
from typing import Any

import pytest

from doab.core import Game, digest
from doab.core.kit import check_json
from doab.rajas import RULES, rajas, rules
from doab.rajas.table.state import Player, Question
from doab.rajas.text.codec import KINDS, NUMBERS, PLAYER_FIELDS, TABLES
from tests.nets.frames import check_frame, check_names, frames_written
from tests.rajas.golden_kinds import rules_of
from tests.rajas.steps import set_up
from tests.rajas.walks import TABLES as GAME_TABLES
from tests.rajas.walks import walk


def frames_of(game: Any) -> set[str]:
    return {row[0] for row in game.state.to_json()["open"]}


def test_every_kind_of_frame_is_met_and_goes_through_json() -> None:
    """Wherever a kind of frame is met for the first time, and at every fiftieth answer of a game of each table."""
    tie = set_up(["Asha", "Bram"], (1, 2, 3, 4), (4, 3, 2, 1))  # chance draws the start player
    check_json(RULES, tie.state)
    met = frames_of(tie)
    for seats, options in GAME_TABLES:
        for game in walk(seats, options, "codec"):
            new = frames_of(game) - met
            if new or game.version % 50 == 0:
                check_json(RULES, game.state)
            met |= new
    assert met == set(KINDS)


@pytest.mark.interpreted
def test_json_holds_every_number_of_the_state() -> None:
    """A field that were forgotten here would be lost when a game is saved."""
    state: Any = rajas("Asha: money 9 | Bram: boat 3").state
    found_out_anew = {"road_ends", "overbuilds"}  # they follow from the tiles
    assert set(vars(Player())) - found_out_anew == set(PLAYER_FIELDS)
    # Of the game at hand, not of the position:
    kept = {"seats", "top", "ready", "book", "log", "revealed", "edition", "side", "players"}
    assert set(vars(state)) == kept | set(TABLES) | set(NUMBERS) | {"shortfall_limit"}
    assert state.to_json().keys() == {*NUMBERS, *TABLES, "players", "open"}
    # Said only where there is one, so that positions of before it keep their digests.
    limited = rajas("Asha: money 9 | Bram: boat 3 | options navaratna").state.to_json()
    assert limited.keys() - state.to_json().keys() == {"shortfall_limit"}


def test_json_is_plain() -> None:
    state: Any = rajas("Asha: money 9, dice blue 4 | Bram: boat 3").state
    data = json.loads(json.dumps(state.to_json()))
    assert data == state.to_json()
    assert data["players"][0]["money"] == 9
    assert data["open"] == [["PlaceWorker", 0, 0], ["Round", -1, 1, 0]]


def test_a_state_from_json_is_independent_of_the_data() -> None:
    state: Any = rajas("Asha: money 9 | Bram: boat 3").state
    data = state.to_json()
    twin: Any = RULES.store.from_json(data)
    data["supply"][0] = 0
    data["players"][0]["money"] = 0
    assert digest(twin) == digest(state)


def test_json_of_another_edition_goes_back_with_that_edition() -> None:
    small = rules_of("small")
    game = Game.new(small, ["Asha", "Bram", "Chitra"], {"ganga": True}, 4)
    game.settle()
    check_json(small, game.state)


@pytest.mark.parametrize("name", KINDS)
def test_a_frame_is_made_again_of_what_it_knows(name: str) -> None:
    check_frame(KINDS[name])


@pytest.mark.interpreted
def test_every_kind_of_frame_in_the_rules_is_found() -> None:
    assert frames_written(rules) == KINDS


def test_frames_say_what_they_ask_and_under_which_rule() -> None:
    check_names(KINDS, Question)
