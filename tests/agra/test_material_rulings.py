"""Building materials, contracts, favour and guilds: rulings A-31 to A-40."""

from typing import Any

import pytest

from doab.agra import AgraGame, agra
from doab.core import Game
from tests.agra.steps import (
    GUILD,
    GUILDS,
    MEMBERS,
    NAMES,
    answers,
    climb,
    end_sailing,
    markers_of,
    payments,
    printed,
    set_up,
    stand_up,
)

SECOND_LEVEL = {"build cement", "build plank", "build curry", "build oil"}
THIRD_LEVEL = {"build brick", "build paper", "build dye", "build cloth"}
FOURTH_LEVEL = {"build statue", "build book", "build painting", "build clothes"}
UP_TO = {2: set[str](), 3: SECOND_LEVEL, 4: SECOND_LEVEL | THIRD_LEVEL, 5: SECOND_LEVEL | THIRD_LEVEL | FOURTH_LEVEL}


def at_the_architect(goods: str, *clauses: str, edition: dict[str, Any] | None = None) -> AgraGame:
    """Teal owns these goods and has just put a worker on the Architect."""
    text = " | ".join([f"Teal: {goods}", "Pink: rupees 2", *clauses, "builder clothes", "asks Teal: action"])
    game = agra(text, edition=edition) if edition else agra(text)
    game.play("place architect")
    return game


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        *[("sandstone 2", 2), ("sandstone 3", 3), ("sandstone 4", 4), ("sandstone 5", 5)],
        *[("wood 2", 2), ("wood 3", 3), ("wood 4", 4), ("wood 5", 5)],
        *[("cement 1", 2), ("cement 2", 4), ("cement 3", 5)],
        *[("plank 1", 2), ("plank 2", 4), ("plank 3", 5)],
    ],
)
def test_a31_sandstone_and_wood_build_for_one_cement_and_planks_for_two(goods: str, worth: int) -> None:
    """A-31: what one kind of material alone can build; sites cost 3, 4 and 5 by level."""
    game = at_the_architect(f"goods {goods}")
    assert answers(game, "build") == UP_TO[worth]


@pytest.mark.parametrize("good", ["brick", "paper", "statue", "turmeric", "curry", "cotton", "oil", "cloth"])
def test_a31_nothing_else_is_a_building_material(good: str) -> None:
    """A-31: six of another good build nothing; the step of influence and doing nothing remain."""
    game = at_the_architect(f"goods {good} 6")
    assert answers(game, "build") == set()
    assert {"raise artisans", "raise merchants", "raise scholars", "skip"} <= set(game.legal)


@pytest.mark.parametrize(
    ("goods", "prices", "worth"),
    [
        *[("cement 1", "2 cement 3", 2), ("cement 2", "2 cement 3", 4), ("cement 2", "1 cement 1", 4)],
        *[("sandstone 2", "1 sandstone 2", 2), ("plank 1", "2 plank 3", 2), ("plank 2", "1 plank 1", 4)],
    ],
)
def test_a31_price_tokens_do_not_change_building_values(goods: str, prices: str, worth: int) -> None:
    """A-31: dearer or cheaper as a good, the same in a wall."""
    game = at_the_architect(f"goods {goods}", f"prices {prices}")
    assert answers(game, "build") == UP_TO[worth]


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "worth"),
    [
        *[("sandstone 1 wood 1", 3), ("sandstone 2 wood 1", 4), ("sandstone 1 cement 1", 4)],
        *[("wood 1 plank 1", 4), ("cement 1 plank 1", 5), ("sandstone 1 wood 1 cement 1", 5)],
    ],
)
def test_a32_two_kinds_of_material_are_worth_one_more(goods: str, worth: int) -> None:
    """A-32: the bonus is one, for two kinds as for three."""
    game = at_the_architect(f"goods {goods}")
    assert answers(game, "build") == UP_TO[worth]


@pytest.mark.parametrize(
    ("goods", "enough"),
    [
        *[("sandstone 1 wood 1 cement 1", False), ("sandstone 2 wood 1 cement 1", True)],
        *[("sandstone 1 wood 1 cement 1 plank 1", True), ("cement 2 plank 1", True)],
    ],
)
def test_a32_a_third_kind_brings_no_second_bonus(goods: str, enough: bool) -> None:
    """A-32: an edition with a site for 6: 1 + 1 + 2 with three kinds is 5."""
    cost = {**printed()["buildings"]["cost"], "statue": 6}
    game = at_the_architect(f"goods {goods}", edition={"buildings": {"cost": cost}})
    assert ("build statue" in game.legal) is enough


@pytest.mark.parametrize("goods", ["sandstone 2 turmeric 5", "cement 1 brick 3", "wood 2 paper 2 oil 2"])
def test_a32_other_goods_do_not_make_a_second_kind(goods: str) -> None:
    """A-32: the bonus is for kinds of building material, not for kinds of goods."""
    assert answers(at_the_architect(f"goods {goods}"), "build") == set()


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("goods", "site", "ways"),
    [
        ("wood 1 cement 2", "paper", {("wood", "cement"), ("cement", "cement")}),
        ("wood 2 cement 2", "paper", {("wood", "cement"), ("cement", "cement")}),
        ("wood 4 cement 1", "paper", {("wood", "cement"), ("wood", "wood", "wood", "wood")}),
        ("cement 1 plank 1", "oil", {("cement", "plank")}),
        ("plank 2", "oil", {("plank", "plank")}),
        ("sandstone 2 wood 2", "brick", {("sandstone", "sandstone", "wood"), ("sandstone", "wood", "wood")}),
        ("sandstone 3 wood 1", "cement", {("sandstone", "wood"), ("sandstone", "sandstone", "sandstone")}),
        (
            "sandstone 1 wood 1 cement 1 plank 1",
            "clothes",
            {("sandstone", "wood", "cement"), ("sandstone", "wood", "plank"), ("cement", "plank")},
        ),
    ],
)
def test_a33_no_marker_is_paid_in_vain(goods: str, site: str, ways: set[tuple[str, ...]]) -> None:
    """A-33: every payment that reaches the cost, except those that would still do with one marker less."""
    game = at_the_architect(f"goods {goods}")
    game.play(f"build {site}")
    found = payments(game)
    assert len(found) == len(ways)
    assert set(found) == {tuple(f"pay {good}" for good in way) for way in ways}


def test_a33_there_is_no_change() -> None:
    """A-33: cement and planks make 5 for a site of 3; both are gone and nothing comes back."""
    game = at_the_architect("goods cement 1 plank 1, rupees 0")
    game.play("build oil", "pay cement", "pay plank", "bonus favour+3")
    assert game["Teal"].goods == {}
    assert (game["Teal"].rupees, game["Teal"].favour) == (3, 1)
    assert markers_of(game, "Teal") == 22


def test_a33_too_little_is_not_offered() -> None:
    """A-33: wood and cement make 4: no building of the fourth level."""
    game = at_the_architect("goods wood 1 cement 1")
    assert answers(game, "build") == SECOND_LEVEL | THIRD_LEVEL


def test_a33_takshaka_adds_one() -> None:
    """A-33: with him wood and cement make 5, and a single cement makes 3."""
    game = at_the_architect("goods wood 1 cement 1, contracts takshaka", "river cook")
    assert answers(game, "build") == SECOND_LEVEL | THIRD_LEVEL | FOURTH_LEVEL
    game.play("build cement")
    assert payments(game) == [("pay cement",)]


# ----------------------------------------------------------------


def last_good_for_the_imam(delivered: str, goods: str, delivery: str) -> AgraGame:
    """Teal completes the Grand Imam (statue above paper above oil) with the Sailor, who is paid a cotton."""
    game = agra(
        f"Teal: goods {goods} | Pink: rupees 2 | Gold: rupees 2"
        " | Plum: contracts takshaka sufi caliph calligrapher dutch_trader | river grand_imam khatib | boat 5"
        f" | delivered {delivered} | merchant quarry | builder clothes | asks Teal: action"
    )
    game.play("place sailor", "pay cotton", delivery)
    return game


@pytest.mark.parametrize(
    ("delivered", "delivery", "winner"),
    [
        ("grand_imam statue Pink, grand_imam paper Gold twice", "deliver oil twice to grand_imam", "Gold"),
        ("grand_imam statue Pink twice, grand_imam paper Gold", "deliver oil twice to grand_imam", "Pink"),
        ("grand_imam statue Pink, grand_imam paper Gold", "deliver oil twice to grand_imam", "Teal"),
        ("grand_imam statue Pink, grand_imam paper Gold", "deliver oil to grand_imam", "Pink"),
        ("grand_imam statue Pink, grand_imam paper Pink", "deliver oil twice to grand_imam", "Pink"),
        ("grand_imam statue Teal, grand_imam paper Gold twice", "deliver oil to grand_imam", "Teal"),
        ("grand_imam statue Pink twice, grand_imam paper Teal", "deliver oil to grand_imam", "Pink"),
    ],
)
def test_a34_most_markers_win_and_a_tie_goes_to_the_highest_slot(delivered: str, delivery: str, winner: str) -> None:
    """A-34: among the tied players only; the owner of the top slot with fewer markers gets nothing."""
    game = last_good_for_the_imam(delivered, "cotton 1 oil 2", delivery)
    assert {name for name in NAMES if "grand_imam" in game[name].contracts} == {winner}
    assert "grand_imam" not in game.table.river


@pytest.mark.parametrize(
    ("delivered", "good", "winner"), [("cook oil Pink", "wood", "Pink"), ("cook wood Pink", "oil", "Teal")]
)
def test_a34_one_marker_each_goes_to_the_upper_good(delivered: str, good: str, winner: str) -> None:
    """A-34: the Cook wants oil above wood; who came last does not matter."""
    game = agra(
        f"Teal: goods {good} 1 | Pink: rupees 2 | river cook mahout | delivered {delivered} | asks Teal: action"
    )
    game.play("place sailor", f"deliver {good} to cook")
    assert game[winner].contracts == ["cook"]


# ----------------------------------------------------------------


def test_a35_the_book_gives_one_favour() -> None:
    """A-35: two workers stand up, and one favour is gained."""
    game = agra("Teal: goods book 1, lying quarry sailor | Pink: rupees 2 | asks Teal: action")
    game.play("use book")
    stand_up(game, "sailor", "quarry")
    assert (game["Teal"].favour, game["Teal"].standing, game["Teal"].lying) == (1, ["sailor", "quarry"], [])
    assert (game["Teal"].goods, game["Teal"].locked, game["Teal"].markers) == ({}, 1, 20)


# ----------------------------------------------------------------


@pytest.mark.parametrize(("tracker", "favour"), [(1, 1), (2, 1), (3, 1), (4, 2), (5, 2), (6, 2)])
def test_a36_from_the_fourth_space_a_standing_worker_is_worth_two_favour(tracker: int, favour: int) -> None:
    """A-36: on space 4 and on every later one."""
    game = agra(f"Teal: rupees 2 | Pink: standing trader, tracker {tracker} | asks Teal: action")
    game.play("place trader")
    assert game["Pink"].favour == favour
    assert (game["Pink"].standing, game["Pink"].workers) == ([], 10)


def test_a36_the_tracker_of_the_worker_who_is_sent_away_counts() -> None:
    """A-36: Teal stands on space 6, Pink on space 1: one favour."""
    game = agra("Teal: tracker 6 | Pink: standing trader | asks Teal: action")
    game.play("place trader")
    assert (game["Pink"].favour, game["Teal"].favour) == (1, 0)


@pytest.mark.parametrize("tracker", [1, 4, 6])
def test_a37_a_lying_worker_earns_nothing(tracker: int) -> None:
    """A-37: he goes home without favour, whatever the tracker says."""
    game = agra(f"Teal: rupees 2 | Pink: lying trader, tracker {tracker} | asks Teal: action")
    game.play("place trader")
    assert game["Pink"].favour == 0
    assert (game["Pink"].lying, game["Pink"].workers, game["Teal"].standing) == ([], 10, ["trader"])


def test_a37_ones_own_standing_worker_earns_nothing() -> None:
    """A-37: the Peon sends nobody away."""
    game = agra("Teal: standing trader | Pink: rupees 2 | asks Teal: action")
    game.play("peon trader")
    assert game["Teal"].favour == 0


# ----------------------------------------------------------------


def test_a38_everybody_who_loses_a_contract_gets_the_markers_back_as_favour() -> None:
    """A-38: Gold wins with two; Pink's one marker and Teal's two become favour; Gold's own go to the supply."""
    game = last_good_for_the_imam(
        "grand_imam statue Pink, grand_imam paper Gold twice", "cotton 1 oil 2", "deliver oil twice to grand_imam"
    )
    assert (game["Pink"].favour, game["Teal"].favour) == (1, 2)
    assert game["Gold"].favour == 3, "the Grand Imam's own three favour"
    assert (game["Pink"].markers, game["Teal"].markers, game["Gold"].markers) == (21, 20, 19)
    assert [markers_of(game, name) for name in NAMES] == [22] * 4
    assert game["Teal"].rupees == 2 + 4 + 1


def test_a38_the_loser_of_a_two_good_notable_is_compensated() -> None:
    """A-38: Teal completes the Cook for Pink and takes one favour, beside the 2 rupees and the step."""
    game = agra("Teal: goods wood 1 | Pink: rupees 2 | river cook mahout | delivered cook oil Pink | asks Teal: action")
    game.play("place sailor", "deliver wood to cook")
    end_sailing(game)
    climb(game)
    assert (game["Teal"].favour, game["Teal"].rupees, game["Teal"].influence["artisans"]) == (1, 4, 1)
    assert (game["Pink"].favour, game["Pink"].markers, game["Pink"].contracts) == (0, 22, ["cook"])


# ----------------------------------------------------------------


def test_a39_favour_comes_from_ones_own_markers() -> None:
    """A-39: Pink moves a marker from the supply to the favour store; Teal, who sent the worker away, loses nothing."""
    game = agra("Teal: favour 3 | Pink: standing trader, favour 1 | asks Teal: action")
    game.play("place trader")
    assert (game["Teal"].favour, game["Teal"].markers) == (3, 19)
    assert (game["Pink"].favour, game["Pink"].markers) == (2, 20)


# ----------------------------------------------------------------


def test_a40_there_are_three_guilds() -> None:
    """A-40: artisans, merchants and scholars name the tracks, the columns and the guild-order markers."""
    game = set_up(NAMES)
    assert set(game.table.marked) == set(GUILDS)
    for name in NAMES:
        assert set(game[name].influence) == set(GUILDS)
    game = at_the_architect("rupees 2")
    assert answers(game, "raise") == {f"raise {guild}" for guild in GUILDS}


def test_a40_every_notable_belongs_to_one_of_them() -> None:
    """A-40: seven artisans, eight merchants, nine scholars, and no card outside."""
    assert {guild: len(members) for guild, members in MEMBERS.items()} == {"artisans": 7, "merchants": 8, "scholars": 9}
    for seed in range(20):
        game = Game.new("agra", list(NAMES), options={}, seed=seed)
        game.settle()
        assert {GUILD[key] for key in game.table.river} == set(GUILDS)
