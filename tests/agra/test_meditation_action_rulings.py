"""Meditation actions and the meditation marker: rulings A-47 to A-53, without A-50."""

import pytest

from doab.agra import agra
from tests.agra.steps import (
    GOODS,
    answers,
    climb,
    go_on,
    lay_all,
    meditating,
    visit_the_sailor,
    with_points,
)

WORTH_TWO = GOODS[4:12]

# The boat lies where a contract of level II can have been won, and Pink owns the two of level I that this takes.
LATER = ("boat 3", "river cook")
WON = "contracts takshaka sufi"


# ----------------------------------------------------------------


def test_a47_actions_come_in_any_order_and_number() -> None:
    """A-47: a cover, a processing, a cover for six points."""
    game = with_points(6, "goods cotton 1")
    game.play("uncover north 1", "process cotton to oil", "uncover east 5")
    assert (game.table.points, game["Teal"].covers, game["Teal"].goods) == (0, 6, {"oil": 1})
    go_on(game, "meditation")
    assert game.table.blocked == "cover"


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("uncover north 1", 2),
        ("farmer north 2", 1),
        ("farmer north 4", 1),
        ("deliver oil to cook", 3),
        ("process cotton to cloth", 2),
        ("trade wood", 1),
        ("trade oil", 2),
        ("trade statue", 3),
    ],
)
def test_a47_what_each_action_costs(text: str, cost: int) -> None:
    """A-47: with one point less it is not offered."""
    goods = "goods cotton 1 oil 1 wood 1 statue 1"
    blocked = "blocked process" if text.startswith("deliver") else "blocked deliver"
    assert text in with_points(cost, goods, blocked, "river cook mahout").legal
    if cost > 1:
        assert text not in with_points(cost - 1, goods, blocked, "river cook mahout").legal


def test_a47_the_blocked_action_is_the_only_one_that_is_missing() -> None:
    """A-47: at the start of the game nothing can be delivered; everything else can be done."""
    game = with_points(9, "goods cotton 1", "river dyer")
    assert {text.split()[0] for text in game.legal} == {"trade", "process", "uncover", "farmer", "end"}


def test_a47_farmers_move_one_square_and_never_onto_covers_or_corners() -> None:
    """A-47: from square 3 to 2 or 4; next to a cover only back; without covers to the end of the side."""
    game = with_points(9, "farmer north 2, farmer east 4, uncovered east 5")
    assert {text for text in answers(game, "farmer") if "north" in text} == {"farmer north 3"}
    assert {text for text in answers(game, "farmer") if "east" in text} == {"farmer east 3", "farmer east 5"}
    assert {text for text in answers(game, "farmer") if "west" in text} == {"farmer west 2", "farmer west 4"}
    game.play("farmer east 5")
    assert {text for text in answers(game, "farmer") if "east" in text} == {"farmer east 4"}
    assert (game.table.points, game["Teal"].farmers["east"]) == (8, 5)


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("good", "prices", "cost", "partners"),
    [
        ("wood", "1 wood 2", 2, set(WORTH_TWO)),
        ("cotton", "1 wood 2", 1, {"sandstone", "turmeric"}),
        ("cotton", "2 clothes 2", 1, {"sandstone", "wood", "turmeric"}),
        ("paper", "1 wood 2", 2, {*WORTH_TWO, "wood"} - {"paper"}),
        ("paper", "2 book 2", 2, {*WORTH_TWO, "book"} - {"paper"}),
        ("paper", "1 oil 1", 2, set(WORTH_TWO) - {"paper", "oil"}),
        ("oil", "1 oil 1", 1, {"sandstone", "wood", "turmeric", "cotton"}),
        ("statue", "2 oil 3", 3, {"book", "painting", "clothes", "oil"}),
    ],
)
def test_a48_a_good_is_traded_for_another_of_the_same_current_value(
    good: str, prices: str, cost: int, partners: set[str]
) -> None:
    """A-48: the cost is that value; neither cheaper nor dearer goods nor the same kind are offered."""
    game = with_points(cost, f"goods {good} 1", f"prices {prices}")
    game.play(f"trade {good}")
    assert game.question == "swap"
    assert set(game.legal) == {f"take {partner}" for partner in partners}
    taken = sorted(partners)[0]
    game.play(f"take {taken}")
    assert (game.table.points, game["Teal"].goods) == (0, {taken: 1})


def test_a48_dearer_wood_costs_two_points() -> None:
    """A-48: with one point it cannot be traded, though it is a basic good."""
    assert "trade wood" not in with_points(1, "goods wood 1", "prices 1 wood 2").legal
    assert "trade wood" in with_points(1, "goods wood 1").legal


def test_a48_a_good_without_a_partner_is_not_traded() -> None:
    """A-48: clothes at 4 are worth more than anything else."""
    game = with_points(9, "goods clothes 1 statue 1", "prices 3 clothes 4")
    assert answers(game, "trade") == {"trade statue"}


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("source", "target", "prices", "cost"),
    [
        ("cotton", "oil", "", 2),
        ("cotton", "oil", "1 oil 1", 1),
        ("cotton", "oil", "2 oil 3", 3),
        ("wood", "paper", "1 wood 2", 2),
        ("cloth", "clothes", "", 3),
        ("cloth", "clothes", "2 clothes 2", 2),
        ("cloth", "clothes", "3 clothes 4", 4),
        ("cloth", "clothes", "1 cloth 1", 3),
    ],
)
def test_a49_processing_costs_the_current_value_of_the_new_good(
    source: str, target: str, prices: str, cost: int
) -> None:
    """A-49: a token on the target changes the cost, a token on the source does not."""
    clauses = [f"prices {prices}"] if prices else []
    text = f"process {source} to {target}"
    short = with_points(cost - 1, f"goods {source} 1", *clauses) if cost > 1 else None
    assert short is None or text not in short.legal
    game = with_points(cost, f"goods {source} 1", *clauses)
    game.play(text)
    assert (game.table.points, game["Teal"].goods) == (0, {target: 1})


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("texts", "blocked"),
    [
        (["process cotton to oil", "farmer north 2", "farmer north 3"], "process"),
        (["farmer north 2", "farmer east 2"], "deliver"),
        ([], "deliver"),
        (["process cotton to oil", "uncover north 1"], "cover"),
        (["uncover north 1", "process cotton to oil"], "process"),
        (["uncover north 1", "process cotton to oil", "farmer north 4"], "process"),
        (["farmer north 2", "uncover north 1", "farmer east 2", "farmer south 2"], "cover"),
        (["trade cotton", "take wood"], "trade"),
    ],
)
def test_a51_the_marker_goes_to_the_last_outer_action(texts: list[str], blocked: str) -> None:
    """A-51: at the end of the phase; farmers never count, and without an outer action it stays."""
    game = with_points(7, "goods cotton 1")
    game.play(*texts)
    assert (game.question, game.table.blocked) == ("meditation", "deliver"), "it moves when the phase ends"
    game.play("end meditation")
    assert game.table.blocked == blocked


def test_a51_a_delivery_is_an_outer_action_too() -> None:
    """A-51: from the cover back to the delivery."""
    game = with_points(4, "goods oil 1", "blocked cover", "river cook mahout")
    game.play("deliver oil to cook")
    climb(game)
    assert (game.question, game.table.blocked) == ("meditation", "cover")
    game.play("end meditation")
    assert game.table.blocked == "deliver"


# ----------------------------------------------------------------


def test_a52_the_one_who_meditates_may_repeat_an_action() -> None:
    """A-52: process twice in one phase; the marker blocks from the end of the phase on."""
    game = with_points(5, "goods cotton 2")
    game.play("process cotton to oil", "process cotton to cloth")
    assert (game.table.points, game["Teal"].goods) == (1, {"oil": 1, "cloth": 1})
    game.play("end meditation")
    assert game.table.blocked == "process"


def test_a52_the_action_is_blocked_for_everybody_until_the_marker_moves() -> None:
    """A-52: Teal blocks processing for Pink; Pink uncovers; Gold may process and must not uncover."""
    workers = "goods cotton 1, standing {0} {1}, tracker 2"
    game = agra(
        f"Teal: {workers.format('quarry', 'woodcutter')} | Pink: {workers.format('trader', 'botanist')}"
        f" | Gold: {workers.format('turmeric-farm', 'cotton-farm')} | river dyer | asks Teal"
    )
    seen = []
    for action in ("process cotton to oil", "uncover north 1", "process cotton to oil"):
        assert game.question == "meditation"
        lay_all(game)
        seen.append({text.split()[0] for text in game.legal} & {"trade", "deliver", "process", "uncover", "farmer"})
        game.play(action)
        visit_the_sailor(game)
    assert seen == [
        {"trade", "process", "uncover", "farmer"},
        {"trade", "deliver", "uncover", "farmer"},
        {"trade", "deliver", "process", "farmer"},
    ]


@pytest.mark.parametrize("blocked", ["trade", "deliver", "process", "cover"])
def test_a52_each_outer_action_can_be_blocked_and_the_farmers_never(blocked: str) -> None:
    """A-52: exactly one kind of answer is missing."""
    kinds = {"trade": "trade", "deliver": "deliver", "process": "process", "cover": "uncover"}
    game = with_points(9, "goods cotton 1 oil 1", "river cook mahout", f"blocked {blocked}")
    offered = {text.split()[0] for text in game.legal} & {*kinds.values(), "farmer"}
    assert offered == {*kinds.values(), "farmer"} - {kinds[blocked]}


# ----------------------------------------------------------------


def test_a53_the_tile_gives_a_point_without_anybody_lying_down() -> None:
    """A-53: own 2, spend 1: one point, enough to move a farmer."""
    game = meditating("favour 2, tiles 3")
    game.play("tile 3")
    assert (game.table.points, game["Teal"].favour, game["Teal"].locked) == (1, 1, 1)
    game.play("farmer north 2")
    assert game.table.points == 0
    assert game["Teal"].farmers["north"] == 2


def test_a53_the_tile_works_in_both_steps_and_ends_neither() -> None:
    """A-53: after the tile another worker may be laid; after an action the tile may still be used."""
    game = meditating("standing sailor quarry, favour 2, tiles 3")
    game.play("lay sailor", "tile 3")
    assert (game.table.points, answers(game, "lay")) == (2, {"lay quarry"})
    late = meditating("standing sailor quarry, favour 2, tiles 3")
    late.play("lay sailor", "lay quarry", "farmer north 2", "tile 3")
    assert (late.table.points, answers(late, "lay")) == (2, set())


@pytest.mark.parametrize("phase", ["action", "after", "orders", "end"])
def test_a53_the_tile_belongs_to_the_meditation_phase(phase: str) -> None:
    """A-53: later in the turn it is not offered; other favour actions are."""
    game = agra(f"Teal: favour 2, tiles 3 | Pink: rupees 2 | asks Teal: {phase}")
    assert "favour 1" in game.legal
    assert "tile 3" not in game.legal


def test_a53_the_mosaic_maker_exchanges_points_in_the_first_step() -> None:
    """A-53: one point for one favour, and the laying down goes on."""
    game = meditating("standing sailor quarry, contracts mosaic_maker", *LATER, pink=WON)
    game.play("lay sailor", "mosaic 1")
    assert (game.table.points, game["Teal"].favour, answers(game, "lay")) == (0, 1, {"lay quarry"})
    game.play("lay quarry")
    assert game.table.points == 1


def test_a53_the_mosaic_maker_exchanges_points_in_the_second_step() -> None:
    """A-53: three points for two favour after an action; the marker stays, for it is none of the circle's actions."""
    game = with_points(5, "contracts mosaic_maker", *LATER, pink=WON)
    game.play("farmer north 2", "mosaic 2")
    assert (game.table.points, game["Teal"].favour) == (1, 2)
    game.play("end meditation")
    assert game.table.blocked == "deliver"


def test_a53_neither_moves_the_marker() -> None:
    """A-53: tile and exchange after a processing leave the marker to the processing."""
    game = with_points(4, "goods cotton 1, favour 2, tiles 3, contracts mosaic_maker", *LATER, pink=WON)
    game.play("process cotton to oil", "tile 3", "mosaic 2")
    assert (game.table.points, game["Teal"].favour) == (0, 3)
    go_on(game, "meditation")
    assert (game.question, game.table.blocked) == ("action", "process")
