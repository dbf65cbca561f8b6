"""What a seat sees: everything that lies on the table, and nothing of what is not drawn yet.

In Rajas no player holds a secret. What nobody can see is the order of the stacks, of the white pile and of the dice to
come; a stack is the set of what is in it (rules 2.3, 5), so none of that is in the state, and no view can tell it.
"""

import json
from typing import Any

import pytest

from doab.core import Game, Source, digest
from doab.core.kit import check_views
from doab.rajas import RULES, RajasGame, rajas
from tests.rajas.walks import NAMES, TABLES, table_name, walk

SEATS_ASKED = {
    "turn",
    "tile",
    "lay",
    "pay",
    "first",
    "yield",
    "return",
    "choose",
    "reroll",
    "upgrade",
    "sail",
    "chamber",
    "goods",
    "token",
    "onto",
}
CHANCE_ASKED = {"roll", "reveal", "draw", "start", "count", "river tile"}


def views(game: RajasGame) -> list[dict[str, Any]]:
    return [game.view(seat) for seat in range(len(game.names))]


def test_the_views_of_every_question_are_sound() -> None:
    """The kit's checks wherever a question comes for the first time in a game, and then at every sixtieth answer."""
    met = set()
    for at, (seats, options) in enumerate(TABLES):
        new = set()
        for game in walk(seats, options, f"views {at}"):
            if game.question not in new or game.version % 60 == 0:
                check_views(game, Source(game.version))
            new.add(game.question)
        met |= new
    assert met == SEATS_ASKED | CHANCE_ASKED | {None}


def test_everybody_sees_the_same_table_and_only_who_is_asked_sees_answers() -> None:
    for game in walk(3, {"ganga": True}, 5):
        seen = views(game)
        assert seen[0]["table"] == seen[1]["table"] == seen[2]["table"]
        asked = [view["seat"] for view in seen if view["legal"]]
        assert asked == ([] if game.to_move in ("chance", None) else [game.names.index(game.to_move)])


@pytest.mark.parametrize("table", TABLES[::5], ids=table_name)
def test_the_future_is_in_no_view(table: tuple[int, dict[str, object]]) -> None:
    """Two games with the same answers and different seeds look alike to everybody at every step."""
    other = Game.new(RULES, NAMES[: table[0]], table[1], "another future")
    for game in walk(*table, "one future"):
        if game.steps:
            other.play(game.steps[-1].action)
        assert other.source.position != game.source.position
        assert views(other) == views(game)
    assert other.over
    assert digest(other.state) == digest(game.state)


@pytest.mark.parametrize(
    ("question", "position", "answers"),
    [
        ("roll", "Asha: money 3 | Bram: boat 3", ["place blue terrace"]),
        ("draw", "Asha: dice blue 2 | Bram: boat 3", ["place dancer", "pay blue 2"]),
        (
            "reveal",
            "Asha: dice orange 5 | Bram: boat 3 | offer orange 5 fork palace",
            ["place quarry", "take orange snake", "lay 2,3 turned N", "pay orange 5"],
        ),
    ],
)
def test_before_chance_has_answered_no_outcome_shows(question: str, position: str, answers: list[str]) -> None:
    """One view before, a different one after each outcome."""
    game = rajas(position)
    game.play(*answers)
    while game.question in ("choose", "roll") and question == "draw":
        game.play(game.legal[0])
    assert (game.question, game.to_move) == (question, "chance")
    before = views(game)
    after = []
    for outcome in game.legal:
        twin = game.copy()
        assert views(twin) == before
        twin.play(outcome)
        after.append(json.dumps(twin.view(0), sort_keys=True))
    assert len(set(after)) == len(game.legal) > 1


def test_R18_the_order_in_which_dice_fall_is_forgotten() -> None:
    """Two blue dice are rolled together: 2 and 5 is the same as 5 and 2."""
    start = "Asha: dice orange 2 | Bram: boat 3"
    results = []
    for first, second in ((2, 5), (5, 2)):
        game = rajas(start)
        game.play("place dancer", "pay orange 2", "choose blue", "choose blue")
        game.play(f"die blue {first}", f"die blue {second}")
        results.append(game)
    assert digest(results[0].state) == digest(results[1].state)
    assert views(results[0]) == views(results[1])


def test_R04_a_stack_is_the_set_of_what_is_in_it() -> None:
    """Nothing lies hidden in the state, so there is nothing to swap: a stack does not tell what comes next."""
    game = rajas("Asha: dice orange 5 | Bram: boat 3 | offer orange 5 fork palace")
    assert RULES.sight.hidden_variants(game.state, 0, Source(1)) == []
    assert game.table.left_in_stack["orange snake"] == 5
    game.play("place quarry", "take orange snake", "lay 2,3 turned N", "pay orange 5")
    assert game.legal == [
        "reveal orange 4 straight silk2",
        "reveal orange 3 bend tea1",
        "reveal orange 5 straight spices2",
        "reveal orange 4 bend temple",
    ]
