"""The state as JSON and back, with every kind of frame that can lie on the stack."""

import json
from typing import Any

import pytest

from doab.agra import RULES, agra, rules
from doab.agra.table.state import Agra, Player, Question
from doab.agra.table.switches import Switches
from doab.agra.text.codec import KINDS, NUMBERS, PLAYER_FIELDS, SWITCHES, TABLES
from doab.core import digest
from doab.core.kit import check_json
from doab.core.state import Frame
from tests.agra.walks import PURPOSES, walk
from tests.agra.walks import TABLES as GAME_TABLES
from tests.nets.frames import check_frame, check_names, frames_written


@pytest.mark.interpreted
def test_every_kind_of_frame_is_met_and_goes_through_json(monkeypatch: pytest.MonkeyPatch) -> None:
    """Wherever a kind of frame first comes onto the stack of any game, also those that never wait for an answer."""
    met: set[str] = set()
    push = Agra.push

    def push_and_look(state: Agra, frame: Frame) -> None:
        push(state, frame)
        if type(frame).__name__ not in met:
            met.add(type(frame).__name__)
            data = json.loads(json.dumps(state.to_json()))
            assert RULES.store.from_json(data).to_json() == data

    monkeypatch.setattr(Agra, "push", push_and_look)
    agra("Teal: tiles 6, favour 4, goods oil 1 | Pink: | river cook | asks Teal: action").play("tile 6")
    agra("Teal: tiles 7, favour 4, goods curry 1 | Pink: | asks Teal: action").play("tile 7")
    more = agra("Teal: tiles 2, favour 2, goods wood 2 | Pink: | built paper | builder cement | asks Teal: action")
    more.play("place paper", "move 1")
    for at, (seats, options) in enumerate(GAME_TABLES):
        for game in walk(seats, options, "codec", PURPOSES[at % 2]):
            if game.version % 50 == 0:
                check_json(RULES, game.state)
    assert set(KINDS) - met == set()


@pytest.mark.interpreted
def test_json_holds_every_number_of_the_state() -> None:
    """A field that were forgotten here would be lost when a game is saved."""
    state: Any = agra("Teal: | Pink:").state
    assert set(vars(Player())) == set(PLAYER_FIELDS)
    assert set(vars(Switches())) == {*SWITCHES, "passed_over"}  # that one comes with the version of the rules
    kept = {"seats", "top", "ready", "book", "log", "revealed", "edition", "switches", "players"}
    assert set(vars(state)) == kept | set(TABLES) | set(NUMBERS)
    assert state.to_json().keys() == {*NUMBERS, *TABLES, "switches", "players", "open"}


def test_json_is_plain() -> None:
    state: Any = agra("Teal: rupees 9, goods wood 4 | Pink: | asks Teal: action").state
    data = json.loads(json.dumps(state.to_json()))
    assert data == state.to_json()
    assert data["players"][0]["rupees"] == 9
    assert data["goods"][1] == 4
    assert data["open"] == [
        ["MainAction", 0, 0],
        ["AfterAction", 0],
        ["OrderPhase", 0],
        ["EndOfTurn", 0],
        ["FinishTurn", 0],
        ["NextTurn", -1, 1, 1],
    ]


def switched(switches: Switches) -> dict[str, int]:
    return {name: getattr(switches, name) for name in SWITCHES}


@pytest.mark.parametrize("options", RULES.checks.option_sets(2))
def test_switches_go_through_json(options: dict[str, object]) -> None:
    words = " ".join(
        name if value is True else f"{name}={'no' if value is False else value}" for name, value in options.items()
    )
    state: Any = agra(f"Teal: | Pink: | options {words}" if words else "Teal: | Pink:").state
    twin: Any = RULES.store.from_json(json.loads(json.dumps(state.to_json())))
    assert switched(twin.switches) == switched(state.switches)
    assert (switched(twin.switches) == switched(Switches())) == (not options)


def test_a_state_from_json_is_independent_of_the_data() -> None:
    state: Any = agra("Teal: rupees 9 | Pink:").state
    data = state.to_json()
    twin: Any = RULES.store.from_json(data)
    data["goods"][0] = 5
    data["players"][0]["rupees"] = 0
    assert digest(twin) == digest(state)


@pytest.mark.parametrize("name", KINDS)
def test_a_frame_is_made_again_of_what_it_knows(name: str) -> None:
    check_frame(KINDS[name])


@pytest.mark.interpreted
def test_every_kind_of_frame_in_the_rules_is_found() -> None:
    assert frames_written(rules) == KINDS


def test_frames_say_what_they_ask_and_under_which_rule() -> None:
    check_names(KINDS, Question)
