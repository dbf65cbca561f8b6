"""Rulings A-95 to A-99: the Botanist, production, markers that run out, and processing."""

import pytest

from doab.agra import AgraGame
from doab.core.errors import IllegalAction
from tests.agra.steps import acting, answers, do_nothing, finish_turn, forfeit, go_on

SIDES = ("north", "east", "south", "west")
COVERS = {f"uncover {side} {square}" for side in SIDES for square in (1, 5)}
FIRST_STEPS = {f"farmer {side} {square}" for side in SIDES for square in (2, 4)}
LEVEL_ONE_WON = "contracts french_trader takshaka"


def gardening(teal: str, *clauses: str) -> AgraGame:
    """Teal has placed a worker on the Botanist."""
    game = acting(teal, *clauses)
    game.play("place botanist")
    return game


def step(game: AgraGame, *texts: str) -> None:
    """Move farmers: one or two steps, and no more."""
    game.play(*texts)
    if game.question == "second step":
        game.play("done")


# ---------------------------------------------------------------- Botanist


def test_a95_three_things_to_choose_from() -> None:
    """A-95: with a Turmeric the first meditation step, any cover, any farmer to either side, or nothing."""
    game = gardening("goods turmeric 1")
    assert set(game.legal) == {"study", "end gardening", *COVERS, *FIRST_STEPS}


def test_a95_no_cover_twice() -> None:
    """A-95: the two things must be different."""
    game = gardening("goods turmeric 1")
    game.play("uncover north 1")
    assert game["Teal"].covers == 7
    assert set(game.legal) == {"study", "end gardening", *FIRST_STEPS}
    with pytest.raises(IllegalAction):
        game.play("uncover north 5")


@pytest.mark.parametrize("first", ["study", "uncover", "farmer"])
@pytest.mark.parametrize("second", ["study", "uncover", "farmer"])
def test_a95_two_different_ones_in_any_order(first: str, second: str) -> None:
    """A-95: every pair in either order, never the same twice, and no third one."""
    texts = {"study": "study", "uncover": "uncover south 5", "farmer": "farmer east 4"}
    game = gardening("goods turmeric 1 curry 1")
    step(game, texts[first])
    assert game.question == "botanist"
    if first == second:
        assert answers(game, first) == set()
        return
    step(game, texts[second])
    assert game.question != "botanist"
    chosen = {first, second}
    assert game["Teal"].tracker == (2 if "study" in chosen else 1)
    assert game["Teal"].covers == (7 if "uncover" in chosen else 8)
    assert game["Teal"].farmers["east"] == (4 if "farmer" in chosen else 3)


@pytest.mark.parametrize("texts", [(), ("uncover west 5",)])
def test_a95_fewer_are_allowed(texts: tuple[str, ...]) -> None:
    """A-95: none or one of them is enough."""
    game = gardening("rupees 2")
    game.play(*texts, "end gardening")
    finish_turn(game)
    assert game.to_move == "Pink"
    assert game["Teal"].covers == 8 - len(texts)


@pytest.mark.parametrize(
    ("space", "goods"),
    [
        (1, ["turmeric"]),
        (2, ["curry"]),
        (3, ["cotton", "oil"]),
        (4, ["curry", "paper"]),
        (5, ["oil", "painting"]),
    ],
)
def test_a95_each_meditation_step_costs_its_printed_goods(space: int, goods: list[str]) -> None:
    """A-95: exactly the goods between the two spaces go to the supply; one of them missing and there is no step."""
    game = gardening(f"tracker {space}, goods brick 1 {' '.join(f'{good} 1' for good in goods)}")
    game.play("study")
    assert game["Teal"].tracker == space + 1
    assert game["Teal"].goods == {"brick": 1}
    assert game["Teal"].markers == 21
    without = " ".join(f"{good} 1" for good in ["brick", *goods[1:]])
    assert "study" not in gardening(f"tracker {space}, goods {without}").legal


def test_a95_no_step_beyond_the_last_space() -> None:
    """A-95: on the last meditation space there is nothing to pay for."""
    game = gardening("tracker 6, goods turmeric 1 curry 1 cotton 1 oil 1 paper 1 painting 1")
    assert "study" not in game.legal


def test_a95_two_farmers_one_square_each_or_one_farmer_two() -> None:
    """A-95: from square 2 the cover on square 1 is in the way; without it the same farmer may go on."""
    others = {f"farmer {side} {square}" for side in SIDES[1:] for square in (2, 4)}
    game = gardening("rupees 2")
    game.play("farmer north 2")
    assert game.question == "second step"
    assert set(game.legal) - {"farmer north 3"} == {"done", *others}
    game = gardening("uncovered north 1")
    game.play("farmer north 2")
    assert set(game.legal) - {"farmer north 3"} == {"done", "farmer north 1", *others}
    game.play("farmer north 1")
    assert game["Teal"].farmers == {"north": 1, "east": 3, "south": 3, "west": 3}
    assert answers(game, "farmer") == set()


def test_a95_two_farmers_move() -> None:
    """A-95: north and west one square each; every good on the way is counted anew."""
    game = gardening("rupees 2")
    game.play("farmer north 4", "farmer west 2")
    assert game["Teal"].farmers == {"north": 4, "east": 3, "south": 3, "west": 2}
    assert game["Teal"].output == {"sandstone": 4, "wood": 1, "cotton": 2, "turmeric": 1}
    assert answers(game, "farmer") == set()


def test_a95_covers_stop_farmers() -> None:
    """A-95: a farmer beside a cover cannot move that way, not even by its first step."""
    game = gardening("farmer north 2, farmer east 4, uncovered east 5")
    assert answers(game, "farmer") == {
        "farmer north 3",
        *("farmer east 3", "farmer east 5"),
        *(f"farmer {side} {square}" for side in ("south", "west") for square in (2, 4)),
    }


def test_a95_a_farmer_stays_on_his_side() -> None:
    """A-95: at the end of the side the corner stops him."""
    game = gardening("uncovered all, farmer north 1, farmer east 5")
    assert answers(game, "farmer") == {
        *("farmer north 2", "farmer east 4"),
        *(f"farmer {side} {square}" for side in ("south", "west") for square in (2, 4)),
    }


def test_a95_a_cover_removed_first_opens_the_way() -> None:
    """A-95: the cover on north 1 comes off, then the farmer walks there: Wood has the whole side but square 5."""
    game = gardening("rupees 2")
    game.play("uncover north 1", "farmer north 2", "farmer north 1")
    assert game["Teal"].farmers["north"] == 1
    assert game["Teal"].output["sandstone"] == 1
    assert game["Teal"].output["wood"] == 3 + 1


def test_a95_two_favour_from_the_fourth_space() -> None:
    """A-95: after the step to space 4 a standing worker that is sent away brings 2 favour."""
    game = gardening("tracker 3, goods cotton 1 oil 1")
    game.play("study", "end gardening")
    finish_turn(game)
    go_on(game, "meditation")
    game.play("place botanist")
    assert game["Teal"].favour == 2


# ---------------------------------------------------------------- production


def test_a96_fewer_goods_may_be_taken() -> None:
    """A-96: four open squares beside Wood: 0 to 4, and two are chosen."""
    game = acting("uncovered north 5, uncovered east 1")
    game.play("place woodcutter")
    assert set(game.legal) == {f"produce {number}" for number in range(5)}
    game.play("produce 2")
    assert game["Teal"].goods == {"wood": 2}
    assert game["Teal"].markers == 20


@pytest.mark.parametrize(
    ("building", "good"), [("quarry", "sandstone"), ("woodcutter", "wood"), ("turmeric-farm", "turmeric")]
)
def test_a96_all_or_nothing_or_between(building: str, good: str) -> None:
    """A-96: at the start every farm yields 0, 1 or 2 of its good."""
    for number in range(3):
        game = acting("rupees 2")
        game.play(f"place {building}")
        assert set(game.legal) == {"produce 0", "produce 1", "produce 2"}
        game.play(f"produce {number}")
        assert game["Teal"].goods == ({good: number} if number else {})


# ---------------------------------------------------------------- markers run out


def three_favour() -> AgraGame:
    """Pier 3 brings Teal 3 favour for 3 Cotton, but one marker is in supply; a lost contract has given 1 favour."""
    game = acting(
        "goods wood 2 cotton 3 plank 1, supply 1",
        "river jagirdar cook",
        "boat 2",
        "delivered jagirdar dye Pink twice",
        pink=LEVEL_ONE_WON,
    )
    game.play("place sailor", "deliver plank to jagirdar", "die 1")
    assert (game.to_move, game.question) == ("Teal", "free")
    return game


def test_a97_what_cannot_be_placed_is_forfeited() -> None:
    """A-97: supply 1, 3 favour to gain, nothing freed: 1 favour comes."""
    game = three_favour()
    assert set(game.legal) == {"free wood", "free cotton", "forfeit"}
    forfeit(game)
    assert game["Teal"].favour == 1 + 1
    assert game["Teal"].markers == 0
    assert game["Teal"].goods == {"wood": 2, "cotton": 3}


def test_a97_two_wood_freed_make_room_for_all_three() -> None:
    """A-97: supply 1 and two Wood: 3 favour come; one marker is asked for at a time."""
    game = three_favour()
    game.play("free wood")
    assert (game.to_move, game.question) == ("Teal", "free")
    game.play("free wood")
    assert game.question != "free"
    assert game["Teal"].favour == 1 + 3
    assert game["Teal"].goods == {"cotton": 3}


def test_a97_one_freed_and_the_rest_forfeited() -> None:
    """A-97: freeing may stop at any marker."""
    game = three_favour()
    game.play("free cotton")
    forfeit(game)
    assert game["Teal"].favour == 1 + 2
    assert game["Teal"].goods == {"wood": 2, "cotton": 2}


def with_mullah() -> AgraGame:
    return acting("favour 2, goods cotton 1, supply 0, contracts mullah", "boat 3", pink=LEVEL_ONE_WON)


def test_a97_the_mullahs_only_marker_is_locked() -> None:
    """A-97: supply 0, a basic good for 1 favour with the Mullah: the marker paid is locked, so one has to be freed."""
    game = with_mullah()
    game.play("favour 1 with mullah", "take wood")
    assert game.question == "free"
    assert set(game.legal) == {"free cotton", "free favour", "forfeit"}
    game.play("free favour")
    assert game["Teal"].goods == {"wood": 1, "cotton": 1}
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].markers) == (0, 1, 0)


def test_a97_the_cost_is_paid_before_the_gain() -> None:
    """A-97: without the Mullah one of the two markers paid is there for the good."""
    game = with_mullah()
    game.play("favour 1", "take wood")
    assert game.question == "action"
    assert game["Teal"].goods == {"wood": 1, "cotton": 1}
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].markers) == (0, 1, 0)


def test_a97_a_good_for_a_good_needs_no_marker() -> None:
    """A-97: with supply 0 the Trader's Curry makes room for the Cotton."""
    game = acting("goods curry 1, supply 0")
    game.play("place trader", "give curry")
    if game.question == "giving":
        game.play("enough")
    game.play("take cotton")
    assert game.question != "free"
    assert game["Teal"].goods == {"cotton": 1}


def test_a97_production_asks_too_and_not_for_the_same_kind() -> None:
    """A-97: one marker for two Sandstone: a Cotton may go, a Sandstone that lies there may not."""
    game = acting("goods sandstone 1 cotton 1, supply 1")
    game.play("place quarry", "produce 2")
    assert set(game.legal) == {"free cotton", "forfeit"}
    game.play("free cotton")
    assert game["Teal"].goods == {"sandstone": 3}


def test_a97_production_without_freeing() -> None:
    """A-97: the second Sandstone is lost, the Cotton stays."""
    game = acting("goods cotton 1, supply 1")
    game.play("place quarry", "produce 2")
    forfeit(game)
    assert game["Teal"].goods == {"sandstone": 1, "cotton": 1}


def test_a97_out_of_turn_the_gaining_player_is_asked() -> None:
    """A-97: Pink's standing worker leaves in Teal's turn: Pink frees a Cotton for the favour."""
    game = acting("rupees 2", pink="standing quarry, goods cotton 5, supply 0")
    game.play("place quarry")
    assert (game.to_move, game.question) == ("Pink", "free")
    game.play("free cotton")
    assert (game["Pink"].favour, game["Pink"].goods) == (1, {"cotton": 4})
    assert (game.to_move, game.question) == ("Teal", "production")


def test_a97_markers_that_serve_elsewhere_cannot_be_freed() -> None:
    """A-97: markers on a notable, an order, at Akbar and on the French Trader stay; the favour is lost."""
    game = acting(
        "rupees 2",
        "river cook mahout",
        "delivered cook oil Pink",
        pink="standing quarry, supply 0, merchants 1, orders merchants 1, akbar curry, "
        "contracts french_trader, french 1",
    )
    game.play("place quarry")
    if game.question == "free":
        assert set(game.legal) == {"forfeit"}
        forfeit(game)
    assert (game.to_move, game.question) == ("Teal", "production")
    assert (game["Pink"].favour, game["Pink"].akbar, game["Pink"].french) == (0, ["curry"], 1)


def test_a97_a_locked_marker_cannot_be_freed() -> None:
    """A-97: the marker of a used Book is out of reach until the end of the turn."""
    game = acting("goods cotton 1, supply 0, used book", "merchant quarry")
    assert game["Teal"].locked == 1
    game.play("place quarry", "produce 0")
    assert game.question == "free"
    assert set(game.legal) == {"free cotton", "forfeit"}
    forfeit(game)
    game.play("die 1")
    assert (game["Teal"].favour, game["Teal"].goods) == (0, {"cotton": 1})


# ---------------------------------------------------------------- no throwing away


@pytest.mark.parametrize("asks", ["Teal", "Teal: action", "Teal: after", "Teal: orders", "Teal: end"])
def test_a98_goods_are_not_given_back_without_need(asks: str) -> None:
    """A-98: 5 Cotton and 3 markers in supply: no window offers to put goods or favour back."""
    game = acting("goods cotton 5, favour 2, supply 3", asks=asks)
    assert "favour 1" in game.legal
    assert answers(game, "free", "forfeit", "discard", "return") == set()


def test_a98_a_gain_that_finds_no_marker_asks() -> None:
    """A-98: supply 0 and 1 favour to gain: a Cotton or nothing."""
    game = acting("rupees 2", pink="standing quarry, goods cotton 5, supply 0")
    game.play("place quarry")
    assert set(game.legal) == {"free cotton", "forfeit"}
    forfeit(game)
    assert (game["Pink"].favour, game["Pink"].goods) == (0, {"cotton": 5})


def test_a98_a_follower_brings_the_question_to_the_actor() -> None:
    """A-98: Teal has no marker for the favour of Pink's following: any of the own goods may go."""
    game = acting("goods sandstone 1 cotton 1, supply 0", "built cement", pink="goods sandstone 1")
    game.play("place cement", "move 1", "follow")
    assert (game.to_move, game.question) == ("Teal", "free")
    assert set(game.legal) == {"free cotton", "free cement", "forfeit"}
    game.play("free cement")
    assert (game["Teal"].favour, game["Teal"].goods) == (1, {"cotton": 1})


def test_a98_processing_needs_no_marker() -> None:
    """A-98: goods only move along the arrow, so with supply 0 nothing is asked."""
    game = acting("goods sandstone 3, supply 0", "built cement")
    game.play("place cement", "move 3")
    assert game.question != "free"
    assert game["Teal"].goods == {"cement": 3}


# ---------------------------------------------------------------- processing


@pytest.mark.parametrize(("number", "most"), [(1, 1), (2, 2), (3, 3), (5, 3)])
def test_a99_none_to_three_goods(number: int, most: int) -> None:
    """A-99: as many as there are, at most three, or none."""
    game = acting(f"goods sandstone {number}", "built cement")
    game.play("place cement")
    assert set(game.legal) == {f"move {count}" for count in range(most + 1)}
    game.play(f"move {most}")
    left = {"sandstone": number - most} if number > most else {}
    assert game["Teal"].goods == {**left, "cement": most}


def test_a99_no_goods_no_action() -> None:
    """A-99: without Sandstone nothing happens at Cement; the worker stays and nobody follows."""
    game = acting("rupees 2", "built cement", pink="goods sandstone 2")
    game.play("place cement")
    do_nothing(game)
    finish_turn(game)
    assert game.to_move == "Pink"
    assert game.question != "follow"
    assert game["Teal"].standing == ["cement"]
    assert game["Pink"].goods == {"sandstone": 2}


def test_a99_processing_nothing_lets_nobody_follow() -> None:
    """A-99: Teal could process and does not; Pink is not asked."""
    game = acting("goods sandstone 2", "built cement", pink="goods sandstone 2")
    game.play("place cement", "move 0")
    assert game.question != "follow"
    assert game["Teal"].goods == {"sandstone": 2}
    assert game["Teal"].favour == 0


@pytest.mark.parametrize(
    ("building", "goods"),
    [("book", "plank 2 wood 2"), ("statue", "cement 2 sandstone 2"), ("paper", "plank 2"), ("brick", "cement 2")],
)
def test_a99_only_goods_along_the_arrow(building: str, goods: str) -> None:
    """A-99: into Books goes Paper only, into Paper Wood only: there is no other way in."""
    game = acting(f"goods {goods}", f"built {building}", "builder clothes")
    game.play(f"place {building}")
    assert answers(game, "move") <= {"move 0"}
    do_nothing(game)
    assert building not in game["Teal"].goods


def test_a99_the_architects_building_takes_up_to_three() -> None:
    """A-99: step 3 of the Architect is the same processing."""
    game = acting("goods wood 4 cement 2", "builder clothes")
    game.play("place architect", "build paper", "pay cement")
    if game.question == "materials":
        game.play("pay cement")
    game.play("bonus rupees+5")
    assert set(game.legal) == {"move 0", "move 1", "move 2", "move 3"}


def test_a99_a_kick_out_is_reason_enough() -> None:
    """A-99: an empty action may be taken to send a worker away; she gets her favour."""
    game = acting("rupees 2", "built cement", pink="standing cement")
    game.play("place cement")
    do_nothing(game)
    assert (game["Pink"].favour, game["Pink"].workers) == (1, 10)
    assert game["Teal"].standing == ["cement"]
