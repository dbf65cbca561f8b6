"""The seventeen favour actions, one test each: what they need, what they cost, what they do."""

import pytest

from doab.agra import AgraGame, agra
from tests.agra.steps import GOODS, answer, answers, climb, go_to, markers_of, quiet_turn, stand_up, table

SIDES = ("north", "east", "south", "west")


def position(favour: int, items: str, *clauses: str) -> AgraGame:
    """Teal's turn begins (unless a clause says otherwise) with this much favour and these items."""
    asks = () if any(clause.startswith("asks ") for clause in clauses) else ("asks Teal",)
    own = ", ".join(text for text in (f"favour {favour}", items) if text)
    return table("river cook mahout", "merchant quarry", *clauses, *asks, Teal=own, Pink="goods cotton 2")


def begin(action: str, own: int, items: str = "", *clauses: str) -> AgraGame:
    """Teal, who owns exactly the favour that is needed, has begun this favour action; with one less it is closed."""
    kind, number = action.split()
    owned = ", ".join(text for text in (items, f"tiles {number}" if kind == "tile" else "") if text)
    assert action not in position(own - 1, owned, *clauses).legal
    game = position(own, owned, *clauses)
    assert action in game.legal
    game.play(action)
    assert game.to_move == "Teal"
    return game


def cost(game: AgraGame, action: str, left: int) -> None:
    """The action is over: this much favour is left, one marker lies on the action, and it cannot be used again."""
    assert (game["Teal"].favour, game["Teal"].locked, markers_of(game, "Teal")) == (left, 1, 22)
    assert action not in game.legal


# ---------------------------------------------------------------- printed on the board


@pytest.mark.parametrize("good", GOODS[:4])
def test_a105_favour_1_takes_a_basic_good(good: str) -> None:
    """A-105: own 2, spend 2: one Sandstone, Wood, Turmeric or Cotton."""
    game = begin("favour 1", 2)
    assert (game.question, set(game.legal)) == ("good", {f"take {basic}" for basic in GOODS[:4]})
    game.play(f"take {good}")
    assert (game["Teal"].goods, game["Teal"].markers) == ({good: 1}, 20)
    cost(game, "favour 1", 0)


def test_a105_favour_2_processes_a_good() -> None:
    """A-105: own 3, spend 3: one good along one arrow; nobody follows."""
    game = begin("favour 2", 3, "goods cotton 1 brick 1")
    expected = {"process cotton to oil", "process cotton to cloth", "process brick to statue"}
    assert (game.question, set(game.legal)) == ("pick", expected)
    game.play("process cotton to cloth")
    assert (game.to_move, game["Teal"].goods) == ("Teal", {"brick": 1, "cloth": 1})
    assert game["Pink"].goods == {"cotton": 2}
    cost(game, "favour 2", 0)


def test_a105_favour_3_raises_an_influence_marker() -> None:
    """A-105: own 4, spend 3: one step in a guild of the player's choice."""
    game = begin("favour 3", 4)
    assert (game.question, set(game.legal)) == ("raise", {"raise artisans", "raise merchants", "raise scholars"})
    game.play("raise scholars")
    assert game["Teal"].influence == {"artisans": 0, "merchants": 0, "scholars": 1}
    cost(game, "favour 3", 1)


# ---------------------------------------------------------------- tiles


def test_a105_tile_1_stands_a_worker_up() -> None:
    """A-105: own 2, spend 2: one lying worker stands up."""
    game = begin("tile 1", 2, "lying trader woodcutter")
    assert {"stand trader", "stand woodcutter"} <= set(game.legal)
    stand_up(game, "woodcutter")
    assert (game["Teal"].standing, game["Teal"].lying) == (["woodcutter"], ["trader"])
    cost(game, "tile 1", 0)


@pytest.mark.parametrize(("favour", "asked"), [(1, False), (2, True), (3, True)])
def test_a162_tile_2_processes_one_good_more(favour: int, asked: bool) -> None:
    """A-162: own 2, spend 2: a fourth good along the arrow of the building."""
    game = position(favour, "goods wood 5, tiles 2", "built paper", "asks Teal: action")
    assert "tile 2" not in game.legal
    game.play("place paper", "move 3")
    assert (game.question == "extra") is asked
    if asked:
        assert set(game.legal) == {"extra", "no"}
        game.play("extra")
    assert game["Teal"].goods == ({"wood": 1, "paper": 4} if asked else {"wood": 2, "paper": 3})
    assert game["Teal"].favour == (favour - 2 if asked else favour)


@pytest.mark.parametrize(
    ("clauses", "path", "goods"),
    [
        (("blocked deliver", "points 2"), ("process wood to plank",), {"wood": 1, "plank": 2}),
        ((), ("favour 2", "process wood to plank"), {"wood": 1, "plank": 2}),
        ((), ("tile 13", "process wood to paper"), {"wood": 1, "paper": 2}),
    ],
)
def test_a162_tile_2_joins_meditation_and_favour(
    clauses: tuple[str, ...], path: tuple[str, ...], goods: dict[str, int]
) -> None:
    """A-162: a second good goes the same way in the meditation or in another favour action, without points."""
    game = position(5, "goods wood 3, tiles 2 13", *clauses)
    game.play(*path)
    assert game.question == "extra"
    game.play("extra")
    assert (game["Teal"].goods, game.table.points) == (goods, 0)


def test_a162_tile_2_needs_something_processed_and_something_left() -> None:
    """A-162: nobody is asked when nothing was processed or no good of that kind is left."""
    for goods, moved in (("wood 2", "move 0"), ("wood 2", "move 2")):
        game = position(4, f"goods {goods}, tiles 2", "built paper", "asks Teal: action")
        game.play("place paper", moved)
        assert game.question == "after action"


def test_a163_tile_3_brings_a_meditation_point() -> None:
    """A-163: own 2, spend 1: one point, in the meditation phase only, and nobody has to lie down for it."""
    game = begin("tile 3", 2)
    assert (game.question, game.table.points) == ("meditation", 1)
    cost(game, "tile 3", 1)
    assert "farmer north 2" in game.legal
    go_to(game, "action")
    assert "tile 3" not in position(5, "tiles 3", "asks Teal: action").legal


@pytest.mark.parametrize(("prices", "rupees"), [("", 3), ("prices 3 painting 4", 4), ("prices 2 painting 2", 2)])
def test_a105_tile_4_sells_a_good(prices: str, rupees: int) -> None:
    """A-105: own 3, spend 2: one good for its current value."""
    game = begin("tile 4", 3, "goods wood 1 painting 1", *([prices] if prices else []))
    assert (game.question, set(game.legal)) == ("pick", {"sell wood", "sell painting"})
    game.play("sell painting")
    assert (game["Teal"].rupees, game["Teal"].goods) == (2 + rupees, {"wood": 1})
    cost(game, "tile 4", 1)


def test_a105_tile_5_removes_a_cover() -> None:
    """A-105: own 3, spend 2: one cover goes; the farm yields more at once."""
    game = begin("tile 5", 3)
    assert (game.question, set(game.legal)) == ("cover", {f"uncover {side} {n}" for side in SIDES for n in (1, 5)})
    game.play("uncover north 1")
    assert (game["Teal"].covers, game["Teal"].output["sandstone"], game["Teal"].output["wood"]) == (7, 3, 2)
    cost(game, "tile 5", 1)


def test_a164_tile_6_delivers_to_a_notable() -> None:
    """A-164: own 4, spend 2: one good, never twice, with payout and influence."""
    game = begin("tile 6", 4, "goods oil 1 wood 2")
    expected = {"deliver oil to cook", "deliver wood to cook", "deliver wood to mahout"}
    assert (game.question, set(game.legal)) == ("pick", expected)
    game.play("deliver oil to cook")
    assert (game.question, game["Teal"].rupees) == ("influence", 3)
    climb(game)
    assert game["Teal"].influence["artisans"] == 1
    cost(game, "tile 6", 2)


@pytest.mark.parametrize("text", ["gift curry", "order artisans"])
def test_a165_tile_7_serves_akbar_or_fulfils_an_order(text: str) -> None:
    """A-165: own 4, spend 2: one gift or one order, in any window; the order phase is not used up by it."""
    game = begin("tile 7", 4, "goods curry 1 cement 2 dye 2, artisans 1", "marked artisans 1")
    expected = {"gift curry", "gift cement", "gift dye", "order artisans"}
    assert (game.question, set(game.legal)) == ("gift", expected)
    game.play(text)
    gift = text == "gift curry"
    assert game["Teal"].akbar == (["curry"] if gift else [])
    assert game["Teal"].orders.get("artisans", []) == ([] if gift else [1])
    assert game["Teal"].rupees == (2 if gift else 3)
    cost(game, "tile 7", 2)
    go_to(game, "action")
    game.play("place woodcutter", "produce 0")
    go_to(game, "orders")
    assert "gift dye" in game.legal


@pytest.mark.parametrize(
    ("items", "steps", "farmers"),
    [
        ("", ("farmer north 2", "farmer east 4"), {"north": 2, "east": 4, "south": 3, "west": 3}),
        ("uncovered north 1", ("farmer north 2", "farmer north 1"), {"north": 1, "east": 3, "south": 3, "west": 3}),
        ("", ("farmer south 4", "done"), {"north": 3, "east": 3, "south": 4, "west": 3}),
    ],
)
def test_a166_tile_8_moves_farmers(items: str, steps: tuple[str, str], farmers: dict[str, int]) -> None:
    """A-166: own 2, spend 1: two farmers one square each, or one farmer two squares; never onto a cover."""
    game = begin("tile 8", 2, items)
    assert (game.question, set(game.legal)) == ("pick", {f"farmer {side} {n}" for side in SIDES for n in (2, 4)})
    game.play(steps[0])
    assert game.question == "second step"
    assert ("farmer north 1" in game.legal) is (items != "")
    game.play(steps[1])
    assert (game.question == "second step", game["Teal"].farmers) == (False, farmers)
    cost(game, "tile 8", 1)


@pytest.mark.parametrize(
    ("prices", "text", "after"),
    [
        ("", "price 1 on wood showing 2", {"wood": 2}),
        ("prices 1 wood 2", "price 1 on cotton showing 2", {"cotton": 2}),
        ("prices 1 wood 2", "price 1 on wood showing 1", {"wood": 1}),
    ],
)
def test_a166_tile_9_changes_a_price_token(prices: str, text: str, after: dict[str, int]) -> None:
    """A-166: own 3, spend 2: a token is placed, moved or flipped as at the Trader."""
    game = begin("tile 9", 3, "", *([prices] if prices else []))
    assert (game.question, text in game.legal) == ("pick", True)
    assert "price 2 on wood showing 3" not in game.legal
    game.play(text)
    assert game.table.prices == after
    cost(game, "tile 9", 1)


def test_a166_tile_10_swaps_goods_of_equal_value() -> None:
    """A-166: own 2, spend 2: one good for another that is worth the same now."""
    game = begin("tile 10", 2, "goods paper 1 wood 1", "prices 1 cotton 2")
    assert (game.question, set(game.legal)) == ("pick", {"swap paper", "swap wood"})
    game.play("swap paper")
    others = {"cotton", *GOODS[4:12]} - {"paper"}
    assert (game.question, set(game.legal)) == ("good", {f"take {good}" for good in others})
    game.play("take cloth")
    assert game["Teal"].goods == {"wood": 1, "cloth": 1}
    cost(game, "tile 10", 0)


@pytest.mark.parametrize(
    ("prices", "goods"),
    [("", set(GOODS[4:12])), ("prices 1 wood 2, 2 oil 3", {"wood", *GOODS[4:12]} - {"oil"})],
)
def test_a166_tile_11_takes_a_good_of_value_two(prices: str, goods: set[str]) -> None:
    """A-166: own 4, spend 3: any good that is worth 2 now."""
    game = begin("tile 11", 4, "", *([prices] if prices else []))
    assert (game.question, set(game.legal)) == ("good", {f"take {good}" for good in goods})
    game.play("take cloth")
    assert game["Teal"].goods == {"cloth": 1}
    cost(game, "tile 11", 1)


def test_a105_tile_12_advances_the_meditation_tracker() -> None:
    """A-105: own 4, spend 4: one space for free; the goods for the step stay."""
    game = begin("tile 12", 4, "tracker 2, goods curry 1")
    assert (game["Teal"].tracker, game["Teal"].goods) == (3, {"curry": 1})
    cost(game, "tile 12", 0)


def test_a166_tile_13_processes_from_value_one_to_value_two() -> None:
    """A-166: own 3, spend 2: a good worth 1 along an arrow to a good worth 2; nothing else."""
    game = begin("tile 13", 3, "goods cotton 1 cloth 1")
    assert (game.question, set(game.legal)) == ("pick", {"process cotton to oil", "process cotton to cloth"})
    game.play("process cotton to oil")
    assert (game.to_move, game["Teal"].goods) == ("Teal", {"oil": 1, "cloth": 1})
    cost(game, "tile 13", 1)


def test_a166_tile_13_reads_the_current_values() -> None:
    """A-166: a Paper lowered to 1 goes to a Book lowered to 2; a Wood goes to Planks but not to that Paper."""
    game = begin("tile 13", 3, "goods wood 1 paper 1", "prices 1 paper 1, 2 book 2")
    assert set(game.legal) == {"process wood to plank", "process paper to book"}
    game.play("process paper to book")
    assert game["Teal"].goods == {"wood": 1, "book": 1}


def test_a166_tile_14_pays_for_the_peon() -> None:
    """A-166: own 3, spend 3: the own worker's space without Rupees, as main action only."""
    game = begin("tile 14", 3, "rupees 0, lying woodcutter trader", "asks Teal: action")
    assert set(game.legal) == {"peon woodcutter", "peon trader"}
    game.play("peon woodcutter")
    cost(game, "tile 14", 0)
    game.play("produce 2")
    assert (game["Teal"].rupees, game["Teal"].standing, game["Teal"].goods) == (0, ["woodcutter"], {"wood": 2})
    for phase in ("asks Teal", "asks Teal: orders"):
        closed = position(6, "tiles 14, standing woodcutter", phase)
        assert closed.question in ("meditation", "orders")
        assert "tile 14" not in closed.legal


# ---------------------------------------------------------------- all together


SPEND = [
    *(("favour 1", 2), ("favour 2", 3), ("favour 3", 3), ("tile 1", 2), ("tile 3", 1), ("tile 4", 2), ("tile 5", 2)),
    *(("tile 6", 2), ("tile 7", 2), ("tile 8", 1), ("tile 9", 2), ("tile 10", 2), ("tile 11", 3), ("tile 12", 4)),
    ("tile 13", 2),
]


@pytest.mark.parametrize(("action", "spend"), SPEND)
def test_a157_the_mullah_saves_one_favour_but_not_the_last(action: str, spend: int) -> None:
    """A-157: every favour action that costs 2 or more is offered for one less; the cheapest ones are not."""
    tile = f", tiles {action.split()[1]}" if action.startswith("tile") else ""
    game = agra(
        f"Teal: contracts mullah, favour 8, goods wood 1 curry 1, lying trader{tile} | Pink: contracts takshaka khatib"
        " | boat 3 | river cook mahout | asks Teal"
    )
    assert action in game.legal
    assert (f"{action} with mullah" in game.legal) is (spend > 1)
    if spend > 1:
        game.play(f"{action} with mullah")
        while game.question not in ("meditation", "action"):
            game.play(game.legal[0])
        assert (game["Teal"].favour, game["Teal"].locked) == (8 - spend + 1, 1)


def test_a105_several_favour_actions_in_one_turn() -> None:
    """A-105: each one once, as long as the favour lasts, and all of them again in the next turn."""
    game = position(9, "goods wood 1, tiles 3 4 8")
    game.play("tile 3", "tile 8", "farmer north 2", "done", "tile 4")
    answer(game, "pick", "sell wood")
    assert (game["Teal"].favour, game["Teal"].locked, game["Teal"].rupees) == (5, 3, 3)
    assert answers(game, "tile") == set()
    game.play("favour 3", "raise artisans", "favour 1")
    game.play("take cotton")
    assert (game["Teal"].favour, game["Teal"].locked) == (0, 5)
    assert answers(game, "favour") == set()
    quiet_turn(game)
    assert (game["Teal"].locked, game["Teal"].markers) == (0, 21)
