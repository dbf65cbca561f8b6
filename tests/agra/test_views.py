"""What a seat sees (A-14): everything but the others' rupees, until the bags are opened at the end."""

import json
from typing import Any

import pytest

from doab.agra import RULES, AgraGame, agra
from doab.core import Source, digest
from doab.core.errors import CannotUndo
from doab.core.kit import check_golden, check_views
from tests.agra.golden_kinds import FOLDER
from tests.agra.walks import PURPOSES, TABLES, walk

LAST_ANSWER = "Teal: rupees 7 | Pink: rupees 12 | start Pink | round 9 | ending 9 | asks Teal: action"


def views(game: AgraGame) -> list[dict[str, Any]]:
    return [game.view(seat) for seat in range(len(game.names))]


def rupees_seen(game: AgraGame, seat: int) -> list[int | None]:
    return [player["rupees"] for player in game.view(seat)["table"]["players"]]


def test_a14_own_rupees_are_seen_and_those_of_others_are_not() -> None:
    game = agra("Teal: rupees 7 | Pink: rupees 12 | Gold: rupees 0")
    assert rupees_seen(game, 0) == [7, None, None]
    assert rupees_seen(game, 1) == [None, 12, None]
    assert rupees_seen(game, 2) == [None, None, 0]


def test_a14_with_open_rupees_everybody_sees_all() -> None:
    game = agra("Teal: rupees 7 | Pink: rupees 12 | options open_rupees")
    assert [rupees_seen(game, seat) for seat in (0, 1)] == [[7, 12], [7, 12]]
    assert game.view(0)["table"] == game.view(1)["table"]
    assert RULES.sight.hidden_variants(game.state, 0, Source(1)) == []


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_a14_other_rupees_of_the_others_look_the_same(seat: int) -> None:
    """Swapping or changing what is in the others' bags changes nothing that a seat sees, at any step of a game."""
    steps = 0
    for game in walk(3, {}, "swapped bags", "influence"):
        if game.over:
            break
        seen = game.view(seat)
        twin = game.copy()
        others = [player for other, player in enumerate(twin.state.players) if other != seat]
        others[0].rupees, others[1].rupees = others[1].rupees + 3, others[0].rupees
        assert twin.view(seat) == seen
        twin.state.players[seat].rupees += 1
        assert twin.view(seat) != seen
        steps += 1
    assert steps > 200


def test_a14_a_variant_and_an_imagined_table_differ_in_rupees_only() -> None:
    game = agra("Teal: rupees 7 | Pink: rupees 999 | Gold: rupees 999")
    variant: Any
    (variant,) = RULES.sight.hidden_variants(game.state, 0, Source(1))
    imagined: Any = RULES.sight.imagine(RULES.sight.seen(game.state, 0), Source(1))
    for made in (variant, imagined):
        assert made.players[0].rupees == 7
        assert made.players[1].rupees != 999
        for seat in (1, 2):
            made.players[seat].rupees = 999
        assert digest(made) == digest(game.state)


def test_a14_after_the_end_everything_is_open() -> None:
    game: Any = check_golden(FOLDER / "two-players.txt", RULES)
    assert [rupees_seen(game, seat) for seat in (0, 1)] == [[game["Teal"].rupees, game["Pink"].rupees]] * 2
    assert RULES.sight.hidden_variants(game.state, 0, Source(1)) == []
    assert [view["ranking"] for view in views(game)] == [[1, 2], [1, 2]]


def test_a14_the_answer_that_opens_the_bags_cannot_be_taken_back() -> None:
    """The last answer of the game shows all rupees; with open rupees it shows nothing new."""
    game = agra(LAST_ANSWER)
    game.play("place botanist")
    assert game.can_undo()
    game.play("end gardening")
    assert game.over
    with pytest.raises(CannotUndo, match="“end gardening” cannot be taken back: it showed something that was hidden"):
        game.undo()
    opened: Any = agra(f"{LAST_ANSWER} | options open_rupees")
    opened.play("place botanist", "end gardening")
    assert opened.over
    assert opened.undo().text == "end gardening"


def test_a14_nobody_but_the_owner_sees_what_the_purse_allows() -> None:
    """A-57: whether Pink can pay a Peon shows only in Pink's own answers."""
    poor, rich = [agra(f"Teal: | Pink: rupees {rupees}, standing quarry | asks Pink: action") for rupees in (1, 2)]
    assert poor.view(0) == rich.view(0)
    texts = [[answer["text"] for answer in game.view(1)["legal"]] for game in (poor, rich)]
    assert set(texts[1]) - set(texts[0]) == {"peon quarry"}


def test_the_views_of_every_question_are_sound() -> None:
    """The kit's checks wherever a question comes for the first time in a game, and then at every eightieth answer."""
    met = set()
    for at, (seats, options) in enumerate(TABLES):
        new = set()
        for game in walk(seats, options, f"views {at}", PURPOSES[at % 2]):
            if game.question not in new or game.version % 80 == 0:
                check_views(game, Source(game.version))
            new.add(game.question)
        met |= new
    assert {None, "meditation", "swap", "action", "architect", "materials", "bonus", "processing", "follow"} <= met
    assert {"sailor", "influence", "trader", "giving", "taking", "production", "step bonus", "stand", "free"} <= met
    assert {"after action", "orders", "end", "merchant", "builder", "favour tile", "notables", "start"} <= met


def test_only_who_is_asked_sees_answers() -> None:
    for game in walk(4, {}, 5, "influence"):
        asked = [view["seat"] for view in views(game) if view["legal"]]
        assert asked == ([] if game.to_move in ("chance", None) else [game.names.index(game.to_move)])


@pytest.mark.parametrize(
    ("question", "position", "answers"),
    [
        ("merchant", "Teal: | Pink: | merchant quarry | asks Teal: action", ["place quarry", "produce 2"]),
        ("builder", "Teal: | Pink: | builder oil | asks Teal: action", ["place oil"]),
        (
            "favour tile",
            "Teal: artisans 2 | Pink: | asks Teal: action",
            ["place architect", "raise artisans", "take tile 2"],
        ),
    ],
)
def test_before_chance_has_answered_no_outcome_shows(question: str, position: str, answers: list[str]) -> None:
    """One view before, a different one after each outcome."""
    game = agra(position)
    game.play(*answers)
    assert (game.question, game.to_move) == (question, "chance")
    before = views(game)
    after = []
    for outcome in game.legal:
        twin = game.copy()
        assert views(twin) == before
        twin.play(outcome)
        after.append(json.dumps(twin.view(0)["table"], sort_keys=True))
    assert len(set(after)) == len(game.legal) > 1


def test_a107_the_pile_is_a_set_whose_contents_are_public() -> None:
    """A-158: searching the pile reveals nothing; only its order would be hidden, and it has none."""
    game = agra("Teal: artisans 2 | Pink: | asks Teal: action")
    assert game.view(1)["table"]["pile"] == list(range(4, 15))
    game.play("place architect", "raise artisans", "take tile 2")
    assert game.legal == [f"open tile {tile}" for tile in range(4, 15)]
