"""Tables with an edition of their own: what is printed on them, what is wrong with one, and what games hide."""

import json
from pathlib import Path
from typing import Any

import pytest

from doab.core import Game, find_rules
from doab.core.options import settle_options
from doab.server.running import Running
from doab.server.tables.rooms import look
from doab.server.tables.sight import state_for
from tests.server.client import Person
from tests.server.conftest import Guest
from tests.server.opened import begin
from tests.server.playing import short_edition

BOARDS = Path(__file__).parents[2] / "web" / "src" / "boards"
OWN_RAJAS = """edition = "of mine"

[tracks]
meeting_point = 55
fame_bonus = [[8, "boat1"], [16, "worker"]]
money_bonus = [[12, "boat1"], [20, "worker"]]
start_money = [3, 4, 5, 6]

[river]
bridge_after = 5
spaces = ["money1", "any2", "karma2", "money3", "boat1", "upgrade", "money9", "money2"]
"""
OWN_AGRA = """
[farm]
corners_clockwise = ["turmeric", "cotton", "wood", "sandstone"]
squares_per_side = 4
farmer_start = 2
covered = [1]

[price_tokens]
faces = [[1, 3], [2, 3], [3, 4]]
"""


def usual(game: str) -> Any:
    """What the board in the browser knows."""
    return json.loads((BOARDS / game / "printed.json").read_text(encoding="utf-8"))


# ---------------------------------------------------------------- what is printed


def test_the_usual_edition_is_the_one_that_the_boards_know(guest: Guest) -> None:
    asha = guest("Asha")
    for game in ("rajas", "agra"):
        table = asha.make(game)
        assert asha.state(table)["table"]["own_edition"] is False
        edition = asha.call("GET", f"/tables/{table}/edition")
        assert (edition["name"], edition["printed"]) == ("reconstructed", usual(game))
        assert edition["digest"] == find_rules(game).edition_digest
        assert edition["places"] == asha.call("GET", f"/games/{game}/places")["places"]


def test_an_edition_of_rajas_that_differs_in_two_tables(guest: Guest) -> None:
    asha = guest("Asha")
    table = asha.make("rajas", edition=OWN_RAJAS)
    info = asha.state(table)["table"]
    assert (info["edition"], info["own_edition"]) == ("of mine", True)
    edition = asha.call("GET", f"/tables/{table}/edition")
    printed = edition["printed"]
    assert printed["edition"] == edition["name"] == "of mine"
    assert printed["tracks"] == {
        "meeting_point": 55,
        "coins": 2,
        "fame": [{"at": 8, "income": "boat1"}, {"at": 16, "income": "worker"}],
        "money": [{"at": 12, "income": "boat1"}, {"at": 20, "income": "worker"}],
    }
    assert printed["river"] == ["", "money1", "any2", "karma2", "money3", "boat1", "upgrade", "money9", "money2"]
    assert printed["bridge_after"] == 5
    differing = {part for part, value in usual("rajas").items() if printed[part] != value}
    assert differing == {"edition", "incomes", "tracks", "river", "bridge_after", "names"}
    assert "river 8" in edition["places"]
    assert "river 9" not in edition["places"]


def test_an_edition_of_agra_without_a_name(guest: Guest) -> None:
    asha = guest("Asha")
    edition = asha.call("GET", f"/tables/{asha.make('agra', edition=OWN_AGRA)}/edition")
    assert edition["name"] == "changed"
    differing = {part: value for part, value in edition["printed"].items() if value != usual("agra")[part]}
    assert differing == {
        "faces": [[1, 3], [2, 3], [3, 4]],
        "squares": 4,
        "corners": ["turmeric", "cotton", "wood", "sandstone"],
    }


def test_a_whole_file_that_says_the_same_is_the_usual_edition(guest: Guest) -> None:
    asha = guest("Asha")
    text = asha.call("GET", "/games/rajas/edition")
    assert asha.send("GET", "/games/rajas/edition").headers["content-disposition"] == (
        'attachment; filename="rajas-reconstructed.toml"'
    )
    assert asha.state(asha.make("rajas", edition=text))["table"]["own_edition"] is False
    assert asha.refusal("GET", "/games/chess/edition").code == "no_such_game"


def test_who_may_not_see_a_table_does_not_see_its_edition(guest: Guest, passer_by: Person) -> None:
    asha, bram = guest("Asha"), guest("Bram")
    table = asha.make("rajas", edition=OWN_RAJAS, visible=False)
    bram.sit(table)
    assert passer_by.call("GET", f"/tables/{table}/edition")["name"] == "of mine"  # they are invited
    asha.start(table)
    assert passer_by.refusal("GET", f"/tables/{table}/edition").code == "not_visible"
    assert bram.call("GET", f"/tables/{table}/edition")["name"] == "of mine"
    assert passer_by.refusal("GET", "/tables/nothing/edition").code == "no_such_table"


# ---------------------------------------------------------------- what is wrong with one


@pytest.mark.parametrize(
    ("game", "text", "line", "message"),
    [
        ("rajas", "[limits]\nrounds = 'many'", 2, "[limits] rounds: must be a whole number from 1 to 1000, not 'many'"),
        ("rajas", "# mine\n\n[limits]\n", 3, "[limits] rounds: is missing"),
        ("rajas", "edition = 'x'\ngame = 'agra'\n", 2, "game: must be rajas, not 'agra'"),
        ("rajas", "[limits]\nrounds = \n", 2, "the edition: is not valid TOML: Invalid value (at line 2, column 10)"),
        ("rajas", "[stars]\n", 1, "stars: is not known here; the known keys are"),
        ("agra", "# few\n[[notables]]\nno = 1\n\n[[notables]]\nno = 7", 2, "[[notables]]: must be 24, not 2"),
    ],
)
def test_a_fault_is_told_with_its_line(guest: Guest, game: str, text: str, line: int, message: str) -> None:
    refusal = guest("Asha").refusal("POST", "/tables", {"game": game, "edition": text})
    assert (refusal.status, refusal.code) == (400, "bad_edition")
    assert message in refusal.message
    assert refusal.error["line"] == line


def test_a_fault_in_a_whole_file_is_told_with_its_line(guest: Guest) -> None:
    text = short_edition().replace("bridge_after = 17", "bridge_after = 'far'")
    refusal = guest("Asha").refusal("POST", "/tables", {"game": "rajas", "edition": text})
    assert text.splitlines()[refusal.error["line"] - 1].startswith("bridge_after = 'far'")


# ---------------------------------------------------------------- what is hidden


@pytest.mark.parametrize(
    ("game", "options", "hides"),
    [
        ("agra", {}, True),
        ("agra", {"open_rupees": True}, False),
        ("rajas", {}, False),
        ("rajas", {"navaratna": True, "ganga": True}, False),
    ],
)
def test_whether_seats_have_secrets_from_each_other(
    running: Running, game: str, options: dict[str, bool], hides: bool
) -> None:
    table = begin(running, game, options=options)
    with look(running, table) as room:
        views = [state_for(room, user).position for user in ("asha", "bram")]
        assert state_for(room, "asha").table.hides is hides
    assert all(views)
    assert (views[0].table != views[1].table) is hides  # type: ignore[union-attr]


@pytest.mark.parametrize("game", ["agra", "rajas"])
def test_a_game_that_hides_nothing_shows_every_seat_the_same(game: str) -> None:
    rules = find_rules(game)
    for options in rules.checks.option_sets(3):
        played = Game.new(rules, ["Asha", "Bram", "Chitra"], options, seed=5)
        differing = False
        for _ in range(60):
            played.play(played.legal[0])
            shown = [rules.sight.view(played.state, seat) for seat in range(-1, 3)]
            differing = differing or any(view != shown[0] for view in shown)
        assert differing is rules.sight.hides(settle_options(rules.options, options, 3))
