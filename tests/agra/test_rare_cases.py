"""Cases that hardly ever come up: nothing is left to take, everything is at the top, no value fits."""

from typing import Any

from doab.agra import agra
from tests.agra.steps import about_to_win, win

AT_THE_TOP = "artisans 9, merchants 9, scholars 9"


def test_a107_without_display_and_pile_there_is_only_favour() -> None:
    game = agra("Teal: artisans 2 | Pink: | display none | pile none | asks Teal: action")
    game.play("place architect", "raise artisans")
    assert (game["Teal"].influence["artisans"], game["Teal"].favour) == (3, 1)
    assert game.to_move == "Pink"


def test_a107_without_display_and_pile_the_mosaic_maker_brings_no_tile() -> None:
    game = about_to_win("mosaic_maker", "display none", "pile none")
    win(game, "mosaic_maker")
    assert (game.question, game["Teal"].tiles) == ("influence", [])


def test_a124_the_painter_raises_nothing_at_the_top() -> None:
    game = about_to_win("painter", "round 4", "ending 5", teal=AT_THE_TOP)
    win(game, "painter")
    assert game.to_move != "Teal"


def test_a124_a_painting_can_be_wasted_at_the_top() -> None:
    game = agra(f"Teal: goods painting 1, {AT_THE_TOP} | Pink: | round 4 | ending 5 | asks Teal: action")
    game.play("use painting")
    assert (game.question, game["Teal"].goods, game["Teal"].locked) == ("action", {}, 1)


def test_a124_a137_of_two_served_guilds_one_is_at_the_top() -> None:
    """The Cook is of the artisans, the Mahout of the merchants."""
    game = agra(
        "Teal: goods oil 1 cement 1 cotton 1, artisans 9 | Pink: | river cook mahout | round 4 | ending 5"
        " | asks Teal: action"
    )
    game.play("place sailor", "pay cotton", "deliver oil to cook", "deliver cement to mahout")
    assert (game.question, game.legal) == ("influence", ["raise merchants", "done"])
    assert game.why_not("raise artisans") == "A-124"
    assert game.why_not("raise scholars") == "A-137"


def test_a82_tile_6_delivers_one_good() -> None:
    game = agra("Teal: goods oil 2, favour 4, tiles 6 | Pink: | river cook | asks Teal: action")
    game.play("tile 6")
    assert game.legal == ["deliver oil to cook"]
    assert game.why_not("deliver oil twice to cook") == "A-82"


def test_a166_tile_10_needs_another_good_of_the_same_value() -> None:
    """A Painting worth 4 has no equal; wood has."""
    game = agra("Teal: goods wood 1 painting 1, favour 3, tiles 10 | Pink: | prices 3 painting 4 | asks Teal: action")
    game.play("tile 10")
    assert game.legal == ["swap wood"]
    assert game.why_not("swap painting") == "A-166"


def test_a153_the_dyer_has_nothing_to_give_if_all_of_the_row_are_dear() -> None:
    """Cement and brick are worth 3 like a statue; two sandstone stay two sandstone."""
    game = agra(
        "Teal: contracts dyer | Pink: | prices 2 cement 3, 3 brick 3 | merchant cotton-farm | asks Teal: action"
    )
    game.play("place quarry", "produce 2")
    assert (game.to_move, game["Teal"].goods) == ("Pink", {"sandstone": 2})


def test_a130_a_pier_without_a_good_of_that_value_gives_nothing() -> None:
    """An edition in which luxury goods are worth 5: nobody finds a good worth 3 for two cotton."""
    tables = {"goods": {**agra("Teal: | Pink:").rules.edition.tables["goods"], "value": [1, 2, 2, 5]}}  # type: ignore[attr-defined]
    position = str(about_to_win("subadar", "boat 4", "merchant cotton-farm", teal="rupees 2"))
    game: Any = agra(position, edition=tables)
    game.state.goods[3] = 2
    game.state.players[0].markers -= 2
    game.play("place sailor", "deliver cement to subadar")
    assert game.table.boat == 5
    asked = []
    while game.question == "good":
        asked.append(game.to_move)
        game.play(game.legal[0])
    assert asked == ["Pink", "Gold", "Plum"]
