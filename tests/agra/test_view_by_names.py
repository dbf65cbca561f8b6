"""The table by names: what is in it, exactly, and that it says what the rules say."""

from typing import Any

from doab.agra import RULES, agra
from doab.agra.rules import farm
from doab.agra.rules.delivery import is_available
from doab.agra.table.things import GOODS, N_BASIC, NOTABLES
from doab.agra.view.view import view
from doab.core import Game
from tests.agra.walks import walk

COVERED = {
    "north": ["cover", "sandstone", "farmer", "wood", "cover"],
    "east": ["cover", "wood", "farmer", "cotton", "cover"],
    "south": ["cover", "cotton", "farmer", "turmeric", "cover"],
    "west": ["cover", "turmeric", "farmer", "sandstone", "cover"],
}


def table(game: Game, seat: int = 0) -> Any:
    return game.view(seat)["table"]


def test_a_whole_table() -> None:
    game = agra(
        "Teal: rupees 7, favour 3, goods wood 4 cement 1, standing quarry, lying sailor oil, contracts cook, "
        "tiles 4 9, orders artisans 1, akbar curry, farmer north 2, uncovered north 1, used tile 4, artisans 3, "
        "raised cook | Pink: rupees 12, scholars 1 | round 5 | start Pink | boat 2 | limit 4 | built oil "
        "| merchant oil | builder paper | coins oil 2 | prices 3 statue 4 | blocked trade | river mullah painter "
        "| delivered mullah brick Pink twice | neutral merchants 2, akbar book "
        "| marked artisans 2, merchants 1, scholars 6 | display 1 2 3 | gone cover+2 rupees+6 "
        "| points 2 | asks Teal: action"
    )
    seen = table(game)
    assert seen.pop("players") == [
        {
            "rupees": 7,
            "favour": 3,
            "workers": 7,
            "standing": ["quarry"],
            "lying": ["sailor", "oil"],
            "cook": 0,
            "markers": 11,
            "locked": 1,
            "french": 0,
            "tracker": 1,
            "meditation": 1,
            "study": ["turmeric"],
            "rewards": {"artisans": 2, "merchants": None, "scholars": None},
            "goods": {"wood": 4, "cement": 1},
            "influence": {"artisans": 3, "merchants": 0, "scholars": 0},
            "tiles": [4, 9],
            "actions": ["favour 1", "favour 2", "favour 3", "tile 4", "tile 9"],
            "ready": ["favour 1", "favour 2", "tile 4", "tile 9"],
            "contracts": ["cook"],
            "used": ["tile 4"],
            "raised": ["cook"],
            "squares": COVERED | {"north": ["sandstone", "farmer", "wood", "wood", "cover"]},
            "output": {"sandstone": 2, "wood": 3, "turmeric": 2, "cotton": 2},
            "covers": 7,
        },
        {
            "rupees": None,
            "favour": 0,
            "workers": 10,
            "standing": [],
            "lying": [],
            "cook": 0,
            "markers": 20,
            "locked": 0,
            "french": 0,
            "tracker": 1,
            "meditation": 1,
            "study": ["turmeric"],
            "rewards": {"artisans": None, "merchants": None, "scholars": 1},
            "goods": {},
            "influence": {"artisans": 0, "merchants": 0, "scholars": 1},
            "tiles": [],
            "actions": ["favour 1", "favour 2", "favour 3"],
            "ready": [],
            "contracts": [],
            "used": [],
            "raised": [],
            "squares": COVERED,
            "output": {"sandstone": 2, "wood": 2, "turmeric": 2, "cotton": 2},
            "covers": 8,
        },
    ]
    assert seen == {
        "round": 5,
        "last_round": None,
        "over": False,
        "start": 1,
        "turn": 0,
        "built": ["quarry", "woodcutter", "turmeric-farm", "cotton-farm", "oil"],
        "merchant": "oil",
        "builder": "paper",
        "builder_moves": False,
        "coins": {"oil": 2},
        "values": {
            **dict.fromkeys(("sandstone", "wood", "turmeric", "cotton"), 1),
            **dict.fromkeys(("cement", "plank", "curry", "oil", "brick", "paper", "dye", "cloth"), 2),
            **dict.fromkeys(("book", "painting", "clothes"), 3),
            "statue": 4,
        },
        "tokens": [{"good": None, "value": 1}, {"good": None, "value": 2}, {"good": "statue", "value": 4}],
        "bonus_tiles": [
            *("artisans+3", "merchants+3", "favour+3", "artisans+4", "favour+4", "scholars+4"),
            *("rupees+5", "scholars+5", "favour+5", "merchants+5"),
        ],
        "blocked": "trade",
        "points": 2,
        "deliveries": None,
        "boat": 2,
        "open_level": 2,
        "won_of_level": [1, 0, 0, 0],
        "river": {
            "mullah": {"brick": {"seat": 1, "markers": 2}, "oil": None},
            "painter": {"painting": None, "oil": None},
        },
        "reached": ["mullah"],
        "won": {"cook": 0},
        "order_limit": 4,
        "guilds": {
            "artisans": {
                "orders": [0, None, None, None, None, None],
                "marked": 2,
                "wanted": ["sandstone", "book"],
                "taken": 1,
            },
            "merchants": {
                "orders": [None, "neutral", None, None, None, None],
                "marked": 1,
                "wanted": ["curry", "cloth"],
                "taken": 1,
            },
            "scholars": {"orders": [None] * 6, "marked": 6, "wanted": ["sandstone", "clothes"], "taken": 0},
        },
        "bowls": {"book": "neutral", "curry": 0},
        "display": [1, 2, 3],
        "pile": [5, 6, 7, 8, 10, 11, 12, 13, 14],
        "in_hand": None,
    }


# ---------------------------------------------------------------- what is on its way


def test_materials_are_in_hand_until_they_reach_the_cost() -> None:
    """5.3: two kinds count one more: a plank still lacks 2 of the 3 after one wood."""
    game = agra("Teal: goods wood 2 sandstone 1 | Pink: | asks Teal: action")
    game.play("place architect", "build plank")
    assert table(game)["in_hand"] == {"seat": 0, "goods": {}, "favour": 0, "to": "space plank", "missing": 3}
    game.play("pay sandstone")
    assert table(game)["in_hand"] == {
        "seat": 0,
        "goods": {"sandstone": 1},
        "favour": 0,
        "to": "space plank",
        "missing": 2,
    }
    assert table(game)["players"][0]["goods"] == {"sandstone": 1, "wood": 2}


def test_goods_for_the_trader_and_from_him_are_in_hand() -> None:
    game = agra("Teal: goods turmeric 1 cement 2 | Pink: | asks Teal: action")
    game.play("place trader", "give turmeric")
    assert table(game)["in_hand"] == {
        "seat": 0,
        "goods": {"turmeric": 1},
        "favour": 0,
        "to": "space trader",
        "missing": 0,
    }
    game.play("give cement", "give cement")
    assert table(game)["in_hand"] == {"seat": 0, "goods": {}, "favour": 0, "to": None, "missing": 4}
    game.play("take cotton")
    assert table(game)["in_hand"] == {"seat": 0, "goods": {"cotton": 1}, "favour": 0, "to": None, "missing": 3}


def test_a97_what_waits_for_markers_is_in_hand() -> None:
    game = agra("Teal: supply 0, goods wood 2 | Pink: | asks Teal: action")
    game.play("place quarry", "produce 2")
    assert table(game)["in_hand"] == {"seat": 0, "goods": {"sandstone": 2}, "favour": 0, "to": None, "missing": 0}


# ---------------------------------------------------------------- whose turn, and how it ends


def test_nobody_has_the_turn_before_the_game_begins_and_after_its_end() -> None:
    game = Game.new(RULES, ["Teal", "Pink"])
    assert (game.to_move, table(game)["turn"], table(game)["over"]) == ("chance", None, False)
    last = agra("Teal: rupees 7 | Pink: rupees 12 | start Pink | round 9 | ending 9 | asks Teal: action")
    assert (table(last)["last_round"], table(last)["turn"]) == (9, 0)
    last.play("place botanist", "end gardening")
    assert (table(last)["over"], table(last)["turn"], table(last)["last_round"]) == (True, None, 9)


def test_whose_turn_it_is_does_not_change_while_somebody_else_is_asked() -> None:
    game = agra("Teal: goods cotton 4 | Pink: goods cotton 1 | built cloth | asks Teal: action")
    game.play("place cloth", "move 3")
    assert game.question == "follow"
    assert (game.to_move, table(game)["turn"]) == ("Pink", 0)


def test_deliveries_that_are_left_show_while_somebody_sails() -> None:
    game = agra("Teal: goods oil 1 book 1 | Pink: | river cook mullah | boat 1 | asks Teal: action")
    assert table(game)["deliveries"] is None
    game.play("place sailor")
    assert table(game)["deliveries"] == {"free": 1, "paid": 0, "left": 1}
    game.play("pay book")
    assert table(game)["deliveries"] == {"free": 1, "paid": 3, "left": 4}


def test_a_full_column_has_no_marked_order() -> None:
    game = agra(
        "Teal: orders scholars 1 2 3 4 5 6 | Pink: | limit 6 | ending 3 | marked scholars 7 | asks Teal: action"
    )
    assert table(game)["guilds"]["scholars"] == {"orders": [0] * 6, "marked": None, "wanted": [], "taken": 6}


def test_a118_an_order_pays_one_less_to_whoever_does_not_lead() -> None:
    game = agra("Teal: artisans 3, scholars 2 | Pink: artisans 5 | asks Teal: action")
    teal, pink = table(game)["players"]
    assert teal["rewards"] == {"artisans": 1, "merchants": None, "scholars": 2}
    assert pink["rewards"] == {"artisans": 3, "merchants": None, "scholars": None}


def test_a95_the_last_space_of_the_track_has_no_next_step() -> None:
    game = agra("Teal: tracker 6 | Pink: tracker 5 | asks Teal: action")
    teal, pink = table(game)["players"]
    assert (teal["meditation"], teal["study"]) == (4, None)
    assert (pink["meditation"], pink["study"]) == (3, ["oil", "painting"])


# ---------------------------------------------------------------- secrets


def test_a14_bags_are_seen_by_their_owner_by_an_onlooker_never_and_by_everybody_at_the_end() -> None:
    def bags(seen: Any) -> list[int | None]:
        return [player["rupees"] for player in seen["players"]]

    game = agra("Teal: rupees 7 | Pink: rupees 12 | options open_rupees | asks Teal: action")
    assert bags(RULES.sight.view_of_onlooker(game.state)) == [None, None]
    assert bags(RULES.sight.view(game.state, 0)) == [7, 12]
    closed = agra("Teal: rupees 7 | Pink: rupees 12 | asks Teal: action")
    assert [bags(RULES.sight.view(closed.state, seat)) for seat in (-1, 0, 1)] == [[None, None], [7, None], [None, 12]]
    assert bags(RULES.sight.view_afterwards(closed.state, -1)) == [7, 12]


# ---------------------------------------------------------------- it says what the rules say


def test_through_a_whole_game_farms_and_river_are_as_the_rules_have_them() -> None:
    steps = 0
    for game in walk(4, {}, "view by names"):
        state = game.state
        seen = view(state, ())
        for seat, player in enumerate(seen["players"]):
            assert player["output"] == {GOODS[good]: farm.output(state, seat, good) for good in range(N_BASIC)}
        assert seen["reached"] == [name for at, name in enumerate(NOTABLES) if is_available(state, at)]
        assert not seen["river"].keys() & seen["won"].keys()
        steps += 1
    assert steps > 300
    assert len(seen["won"]) > 3
