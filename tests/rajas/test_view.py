"""The table by names: what is on it, and what follows from it by the rules, so that no page computes it."""

from __future__ import annotations

from typing import Any, cast

import pytest

from doab.core import Game
from doab.rajas import RajasGame, rajas
from doab.rajas.rules import placing, tracks
from doab.rajas.table.state import Rajas
from doab.rajas.table.things import SPACE_KINDS
from tests.rajas.walks import TABLES, table_name, walk


def table(game: RajasGame) -> Any:
    return game.view(0)["table"]


def player(game: RajasGame, seat: int = 0) -> Any:
    return table(game)["players"][seat]


def test_what_a_player_owns_and_how_far_they_have_come() -> None:
    game = rajas(
        "Asha: money 13, fame 2, karma 1, boat 6, dice blue 6 green 2, palace 3, tile orange 7 fork tea2 spices1 at 2,3"
        " turned E, spent 1,4 N, unplaced 2 | Bram: boat 3 | asks Asha"
    )
    assert player(game) == {
        "money": 13,
        "fame": 2,
        "lead": -52,
        "money_steps": 7,
        "next": {"fame": "fame 5", "money": "money 20"},
        "bonus_marker": "money 33",
        "karma": 1,
        "boat": "river 6",
        "workers": 3,
        "most_workers": 5,
        "unplaced": 2,
        "waiting": ["fame 15", "money 20", "bridge"],
        "dice": ["blue 6", "green 2"],
        "room": 10,
        "levels": {"temple": 2, "palace": 3, "fort": 2, "mill": 2},
        "markets": {"tea": [2], "silk": [], "spices": [1]},
        "province": {"2,3": {"tile": "orange 7 fork tea2 spices1", "turned": "E", "leads": "ESW"}},
        "yields": {
            "1,2 N": "karma2",
            "1,4 N": "boat1",
            "2,1 N": "money5",
            "2,1 W": "any1",
            "3,1 W": "upgrade",
            "4,1 W": "money8",
            "2,5 N": "upgrade",
            "2,5 E": "any1",
            "3,5 E": "boat1",
            "4,5 E": "any2",
            "3,3 S": "money4",
        },
        "yield_tiles": {},
        "spent": ["1,4 N"],
        "connected": [],
        "fresh": None,
        "crossed": 0,
        "shortfall": 0,
        "advanced": False,
    }


def test_the_board_says_where_the_next_worker_stands_and_what_that_costs() -> None:
    """R-10."""
    game = rajas("Asha: money 9 | Bram: boat 3 | board quarry Bram Asha, harbour Asha, dancer Bram | asks Asha")
    seen = table(game)
    assert seen["spaces"]["quarry"] == [1, 0, "next", None]
    assert seen["spaces"]["harbour"] == [0, "next", None]
    assert (seen["spaces"]["dancer"], seen["spaces"]["yogi"]) == ([1], ["next"])
    assert seen["costs"] == {"quarry": 3, "harbour": 1}
    assert seen["side"] == "two"


def test_spaces_that_are_covered_with_three_are_no_use() -> None:
    """R-03."""
    seen = table(rajas("Asha: money 9 | Bram: boat 3 | Chitra: boat 1 | asks Asha"))
    assert seen["spaces"]["quarry"] == ["covered", "next"] + [None] * 6
    assert (seen["side"], seen["costs"]) == ("three_four", {"quarry": 1, "harbour": 0})


def test_a_full_area_has_no_next_space_and_no_price() -> None:
    seen = table(rajas("Asha: money 9 | Bram: boat 3 | board harbour Asha Bram Bram | asks Asha"))
    assert (seen["spaces"]["harbour"], seen["costs"]) == ([0, 1, 1], {"quarry": 1})


def test_r15_worker_and_tile_are_promised_until_all_is_paid() -> None:
    game = rajas("Asha: dice blue 6 | Bram: boat 3 | offer blue 6 straight palace silk1 | asks Asha")
    promised = {"seat": 0, "space": "quarry"}
    hand = {"seat": 0, "stack": "blue cow", "tile": "blue 6 straight palace silk1"}
    shown = [(table(game)["promised"], table(game)["in_hand"])]
    for answer in ("place quarry", "take blue cow", "lay 2,3 turned N", "pay blue 6"):
        game.play(answer)
        shown.append((table(game)["promised"], table(game)["in_hand"]))
    assert shown == [
        (None, None),
        (promised, None),
        (promised, {**hand, "square": None, "turned": None}),
        (promised, {**hand, "square": "2,3", "turned": "N"}),
        (None, None),
    ]


@pytest.mark.parametrize(
    ("answers", "space"),
    [
        (["place harbour"], "harbour"),
        (["place tea market"], "tea market"),
        (["place blue to orange balcony"], "blue to orange balcony"),
        (["place dancer"], "dancer"),
        (["place low terrace"], None),
    ],
)
def test_where_a_worker_is_promised(answers: list[str], space: str | None) -> None:
    game = rajas("Asha: dice blue 2, tile orange 7 fork tea2 spices1 at 2,3 turned E | Bram: boat 3 | asks Asha")
    game.play(*answers)
    assert table(game)["promised"] == (space and {"seat": 0, "space": space})


def test_5_14_2_room_for_dice_depends_on_the_side_of_kali() -> None:
    game = rajas("Asha: advanced | Bram: boat 3 | options mixed | asks Asha")
    assert [player(game, seat)["room"] for seat in (0, 1)] == [8, 10]
    assert player(rajas("Asha: boat 1 | Bram: boat 3 | options navaratna | asks Asha"))["most_workers"] == 6


def test_r69_with_the_last_worker_the_others_leave_the_game() -> None:
    before = rajas("Asha: workers 4, taken fame 1, fame 9 | Bram: boat 3 | asks Asha")
    after = rajas("Asha: workers 5, taken fame 1, fame 9 | Bram: boat 3 | asks Asha")
    assert [player(game)["waiting"] for game in (before, after)] == [["fame 15", "money 20", "bridge"], []]


def test_yield_tiles_pay_instead_of_what_is_printed() -> None:
    game = rajas("Asha: token yellow money5 at 2,1 N, spent 2,1 N, connected 2,1 N | Bram: boat 3 | options navaratna")
    seen = player(game)
    assert (seen["yields"]["2,1 N"], seen["yield_tiles"]) == ("money5", {"2,1 N": "yellow money5"})
    assert (seen["spent"], seen["connected"]) == (["2,1 N"], ["2,1 N"])


def test_a_tile_that_was_covered_lies_under_the_new_one() -> None:
    text = "tile orange 4 straight silk2 at 2,3 turned N, tile orange 7 fork tea2 spices1 at 2,3 turned E"
    assert player(rajas(f"Asha: {text} | Bram: boat 3 | asks Asha"))["province"] == {
        "2,3": {
            "tile": "orange 7 fork tea2 spices1",
            "turned": "E",
            "leads": "ESW",
            "under": {"tile": "orange 4 straight silk2", "turned": "N"},
        }
    }


@pytest.mark.parametrize("names", TABLES[::4], ids=table_name)
def test_what_follows_is_what_the_rules_say(names: tuple[int, dict[str, object]]) -> None:
    """In every position of a game: the rules decide, the view only tells."""
    for game in walk(*names, "view"):
        _check(game)


def _check(game: Game) -> None:
    state, seen = cast(Rajas, game.state), game.view(0)["table"]
    for seat, one in enumerate(seen["players"]):
        assert one["lead"] == tracks.lead_of(state, seat)
        assert one["most_workers"] == tracks.most_workers(state)
        assert one["room"] == state.players[seat].limit()
        assert len(one["dice"]) == state.held(seat)
        assert one["lead"] == one["fame"] + one["money_steps"] - state.edition.meeting_point
    for kind, spaces in seen["spaces"].items():
        number = SPACE_KINDS.index(kind)
        free = placing.free_space(state, number)
        assert [at for at, space in enumerate(spaces) if space == "next"] == (
            [] if free < 0 else [free - state.side.first[number]]
        )
    asked = state.to_move()
    assert asked < 0 or seen["turn"] == asked
