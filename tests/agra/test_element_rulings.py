"""Turns, spaces, goods, production and processing: rulings A-19 to A-30."""

import pytest

from doab.agra import AgraGame, agra
from doab.core.errors import IllegalAction
from tests.agra.steps import (
    GOODS,
    NAMES,
    answer,
    answers,
    end_sailing,
    finish_turn,
    go_on,
    set_up,
    visit_the_sailor,
)

CHARACTERS = ("architect", "sailor", "trader", "botanist")
FARMS = ("quarry", "woodcutter", "turmeric-farm", "cotton-farm")
ONE_OF_EACH = "goods " + " ".join(f"{good} 1" for good in GOODS)

ARROWS = {
    *("process sandstone to cement", "process sandstone to brick", "process brick to statue"),
    *("process wood to plank", "process wood to paper", "process paper to book"),
    *("process turmeric to curry", "process turmeric to dye", "process dye to painting"),
    *("process cotton to oil", "process cotton to cloth", "process cloth to clothes"),
}


# ----------------------------------------------------------------


def test_a19_three_players_take_turns_clockwise_from_the_start_player() -> None:
    """A-19: Gold, the third seat, starts: each round is Gold, Teal, Pink."""
    game = set_up(NAMES[:3], {"start": ["first player 3"]})
    turns = []
    for _ in range(7):
        turns.append((game.table.round, game.to_move))
        visit_the_sailor(game)
    order = ["Gold", "Teal", "Pink"]
    assert turns == [(1, name) for name in order] + [(2, name) for name in order] + [(3, "Gold")]


@pytest.mark.parametrize(("asked", "after"), [("Gold", 4), ("Teal", 4), ("Pink", 5)])
def test_a19_a_round_ends_to_the_right_of_the_start_player(asked: str, after: int) -> None:
    """A-19: with Gold as start player only Pink's turn ends round 4."""
    game = agra(f"Teal: rupees 2 | Pink: rupees 2 | Gold: rupees 2 | start Gold | round 4 | asks {asked}: action")
    visit_the_sailor(game)
    assert game.table.round == after


# ----------------------------------------------------------------


def test_a20_the_main_action_cannot_be_passed() -> None:
    """A-20: a new game offers the four characters, the four farms and the builder's site, and nothing else."""
    game = set_up(NAMES, {"builder start": ["die 4"]})
    assert set(game.legal) == {f"place {space}" for space in (*CHARACTERS, *FARMS, "oil")}


@pytest.mark.parametrize("rupees", [0, 1, 2])
def test_a20_a_player_without_workers_has_to_act_too(rupees: int) -> None:
    """A-20: all ten workers are on the board: ten Peon spaces, whatever is in the purse, and no way around them."""
    spaces = (*CHARACTERS, *FARMS, "cement", "plank")
    game = agra(
        f"Teal: rupees {rupees}, standing {' '.join(spaces)} | Pink: rupees 2 | built cement plank | asks Teal: action"
    )
    assert set(game.legal) == {f"peon {space}" for space in spaces}


# ----------------------------------------------------------------


def test_a21_the_sailor_never_reaches_akbar() -> None:
    """A-21: with one of every good neither the free delivery nor a paid one goes to a bowl."""
    game = agra(f"Teal: {ONE_OF_EACH}, artisans 1 | Pink: rupees 2 | river cook mahout | boat 1 | asks Teal: action")
    game.play("place sailor")
    assert answers(game, "gift", "bowl") == set()
    game.play("pay painting")
    assert answers(game, "gift", "bowl") == set()
    assert answers(game, "deliver") == {
        *("deliver oil to cook", "deliver wood to cook"),
        *("deliver cement to mahout", "deliver wood to mahout"),
    }


def test_a21_no_main_action_leads_to_the_palace() -> None:
    """A-21: workers go to characters and buildings; gifts belong to the order phase."""
    game = agra(f"Teal: {ONE_OF_EACH} | Pink: rupees 2 | asks Teal: action")
    assert answers(game, "gift") == set()
    assert answers(game, "place") == {f"place {space}" for space in (*CHARACTERS, *FARMS, "cement")}


# ----------------------------------------------------------------


def test_a22_a_turn_has_one_order_phase_at_its_end() -> None:
    """A-22: with favour to spend every window is asked: meditation, action, after the action, orders, end."""
    game = agra("Teal: favour 2 | Pink: rupees 2 | river cook | asks Teal")
    asked = [game.question]
    for text in ("end meditation", "place sailor", "end sailing", "open orders", "skip orders"):
        game.play(text)
        assert game.to_move == "Teal"
        asked.append(game.question)
    assert asked == ["meditation", "action", "sailor", "after action", "orders", "end"]
    game.play("end turn")
    assert game.to_move == "Pink"


# ----------------------------------------------------------------


def test_a23_there_are_three_kinds_of_secondary_actions() -> None:
    """A-23: Oil and Curry, favour and luxury goods stand beside the spaces of the main action."""
    game = agra("Teal: goods oil 1 curry 1 book 1, favour 2, lying quarry | Pink: rupees 2 | asks Teal: action")
    assert set(game.legal) - answers(game, "place", "peon") == {"oil", "curry", "oil and curry", "favour 1", "use book"}


@pytest.mark.parametrize("phase", ["", ": action", ": after", ": orders", ": end"])
def test_a23_oil_stands_a_worker_up_in_every_phase(phase: str) -> None:
    """A-23: one Oil and one lying worker in one's own turn are enough."""
    game = agra(f"Teal: goods oil 1, lying quarry | Pink: rupees 2 | asks Teal{phase}")
    assert game.to_move == "Teal"
    assert "oil" in game.legal
    assert "curry" not in game.legal
    game.play("oil")
    answer(game, "stand", "stand quarry")
    assert game["Teal"].standing == ["quarry"]
    assert game["Teal"].goods == {}


def test_a23_nobody_acts_in_the_turn_of_another_player() -> None:
    """A-23: Pink's Oil and lying worker give Teal nothing."""
    game = agra("Teal: rupees 2 | Pink: goods oil 1, lying quarry | asks Teal: action")
    assert "oil" not in game.legal


# ----------------------------------------------------------------


def test_a24_there_are_twenty_spaces_for_workers() -> None:
    """A-24: four characters and sixteen buildings, all built; none of them is on the river."""
    game = agra(
        f"Teal: rupees 2 | Pink: rupees 2 | built {' '.join(GOODS[4:])} | builder none | river cook | asks Teal: action"
    )
    assert len(game.legal) == 20
    assert set(game.legal) == {f"place {space}" for space in (*CHARACTERS, *FARMS, *GOODS[4:])}


# ----------------------------------------------------------------


def test_a25_goods_go_into_an_unbuilt_building_but_workers_do_not() -> None:
    """A-25: cloth is unbuilt: meditation turns cotton into cloth there, yet no worker may go."""
    game = agra("Teal: goods cotton 1 | Pink: rupees 2 | builder cement | points 2 | asks Teal")
    game.play("process cotton to cloth")
    assert game["Teal"].goods == {"cloth": 1}
    go_on(game, "meditation")
    assert game.question == "action"
    assert "place cloth" not in game.legal
    assert game.why_not("place cloth") is not None
    with pytest.raises(IllegalAction):
        game.play("place cloth")


def test_a25_the_trader_fills_the_store_of_an_unbuilt_building() -> None:
    """A-25: two cement for one statue, although nothing is built."""
    game = agra("Teal: goods cement 2 | Pink: rupees 2 | asks Teal: action")
    game.play("place trader", "give cement", "give cement")
    answer(game, "giving", "enough")
    game.play("take statue")
    assert game["Teal"].goods == {"statue": 1}


@pytest.mark.parametrize("site", ["cement", "paper", "clothes"])
def test_a25_only_the_unbuilt_building_with_the_builder_takes_a_worker(site: str) -> None:
    """A-25: of the twelve sites the builder opens one."""
    game = agra(f"Teal: rupees 2 | Pink: rupees 2 | builder {site} | asks Teal: action")
    assert answers(game, "place") == {f"place {space}" for space in (*CHARACTERS, *FARMS, site)}


@pytest.mark.parametrize("space", ["trader", "woodcutter", "cloth"])
def test_a25_a_worker_is_placed_standing(space: str) -> None:
    """A-25: on a character, a farm and a processing building."""
    game = agra("Teal: rupees 2 | Pink: rupees 2 | built cloth | merchant cotton-farm | asks Teal: action")
    game.play(f"place {space}")
    assert (game["Teal"].standing, game["Teal"].lying, game["Teal"].workers) == ([space], [], 9)


# ----------------------------------------------------------------


def test_a26_the_printed_values_are_one_two_two_three() -> None:
    """A-26: basic goods 1, both columns of processed goods 2, luxury goods 3."""
    game = set_up(NAMES)
    assert [game.table.value[good] for good in GOODS] == [1] * 4 + [2] * 8 + [3] * 4


def test_a26_a_price_token_replaces_the_value() -> None:
    """A-26: wood 2, book 2, clothes 4; everything else as printed."""
    game = agra("Teal: rupees 2 | Pink: rupees 2 | prices 1 wood 2, 3 clothes 4, 2 book 2 | asks Teal: action")
    changed = {"wood": 2, "clothes": 4, "book": 2}
    printed = dict(zip(GOODS, [1] * 4 + [2] * 8 + [3] * 4, strict=True))
    assert {good: game.table.value[good] for good in GOODS} == printed | changed


def test_a26_the_building_value_ignores_the_token() -> None:
    """A-26: two wood at value 2 each still build for 2, so nothing that costs 3; three wood do."""
    clauses = "Pink: rupees 2 | prices 1 wood 2 | builder clothes | asks Teal: action"
    for wood, sites in ((2, ()), (3, ("cement", "plank", "curry", "oil"))):
        game = agra(f"Teal: goods wood {wood} | {clauses}")
        assert game.table.value["wood"] == 2
        game.play("place architect")
        assert answers(game, "build") == {f"build {site}" for site in sites}


@pytest.mark.parametrize(("prices", "rupees"), [("", 1), (" | prices 1 wood 2", 2)])
def test_a26_the_sailor_reads_the_current_value(prices: str, rupees: int) -> None:
    """A-26: a wood paid and not used brings back its current value."""
    game = agra(f"Teal: goods wood 1, rupees 0 | Pink: rupees 2 | river dyer{prices} | asks Teal: action")
    game.play("place sailor", "pay wood")
    end_sailing(game)
    assert game["Teal"].rupees == rupees


# ----------------------------------------------------------------


def test_a27_twelve_arrows_one_into_each_processing_building() -> None:
    """A-27: with one of every good and enough points exactly these twelve are offered."""
    game = agra(f"Teal: {ONE_OF_EACH} | Pink: rupees 2 | points 9 | asks Teal")
    offered = answers(game, "process")
    assert offered == ARROWS
    assert sorted(text.split()[-1] for text in offered) == sorted(GOODS[4:])


@pytest.mark.parametrize("good", ["cement", "plank", "curry", "oil", *GOODS[12:]])
def test_a27_the_second_column_and_luxury_goods_lead_nowhere(good: str) -> None:
    """A-27: they are used as they are."""
    game = agra(f"Teal: goods {good} 1 | Pink: rupees 2 | points 9 | asks Teal")
    assert answers(game, "process") == set()


@pytest.mark.parametrize("arrow", sorted(ARROWS))
def test_a27_each_processing_building_takes_the_good_of_its_arrow(arrow: str) -> None:
    """A-27: three goods can be moved into the building from the store behind it, from no other."""
    _, source, _, target = arrow.split()
    game = agra(
        f"Teal: goods {source} 3 | Pink: rupees 2 | built {target} | merchant quarry | asks Teal: action",
    )
    game.play(f"place {target}", "move 3")
    assert game["Teal"].goods == {target: 3}


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("farm", "output"),
    [
        ("uncovered west 5", {"sandstone": 3, "wood": 2, "turmeric": 2, "cotton": 2}),
        ("uncovered north 1, uncovered west 5", {"sandstone": 4, "wood": 2, "turmeric": 2, "cotton": 2}),
        ("farmer north 4", {"sandstone": 3, "wood": 1, "turmeric": 2, "cotton": 2}),
        ("farmer north 2", {"sandstone": 1, "wood": 3, "turmeric": 2, "cotton": 2}),
        ("uncovered north 5, farmer north 5", {"sandstone": 4, "wood": 1, "turmeric": 2, "cotton": 2}),
        (
            "uncovered north 1, farmer north 1, uncovered west 5, farmer west 5",
            {"sandstone": 0, "wood": 4, "turmeric": 4, "cotton": 2},
        ),
        ("uncovered south 5, farmer east 4", {"sandstone": 2, "wood": 3, "turmeric": 3, "cotton": 1}),
    ],
)
def test_a28_uncovered_squares_between_corner_and_farmer_count(farm: str, output: dict[str, int]) -> None:
    """A-28: both sides of a corner, without the farmer's own square and without covered ones."""
    game = agra(f"Teal: {farm} | Pink: rupees 2 | asks Teal: action")
    assert game["Teal"].output == output


@pytest.mark.parametrize(("building", "good"), [*zip(FARMS, ("sandstone", "wood", "turmeric", "cotton"), strict=True)])
def test_a28_each_farm_produces_its_own_good(building: str, good: str) -> None:
    """A-28: the opening output is two of each, and one may keep fewer."""
    merchant = "cotton-farm" if building != "cotton-farm" else "quarry"
    game = agra(f"Teal: rupees 2 | Pink: rupees 2 | merchant {merchant} | asks Teal: action")
    game.play(f"place {building}")
    assert answers(game, "produce") == {"produce 0", "produce 1", "produce 2"}
    game.play("produce 2")
    assert game["Teal"].goods == {good: 2}


# ----------------------------------------------------------------


def followed(game: AgraGame) -> bool:
    """Pink has just been asked to follow."""
    return bool(game.question == "follow" and game.to_move == "Pink" and set(game.legal) == {"follow", "no"})


def test_a29_a_worker_on_a_processing_building_lets_others_follow() -> None:
    """A-29: Pink may move one cotton along the same arrow, and Teal gets one favour for it."""
    game = agra("Teal: goods cotton 2 | Pink: goods cotton 3 | built cloth | asks Teal: action")
    game.play("place cloth", "move 1")
    assert followed(game)
    game.play("follow")
    assert game["Pink"].goods == {"cotton": 2, "cloth": 1}
    assert (game["Teal"].favour, game["Pink"].favour) == (1, 0)


def test_a29_the_builders_site_lets_others_follow() -> None:
    """A-29: building and processing there is a main action too; the builder moves afterwards."""
    game = agra("Teal: goods cotton 1 | Pink: goods cotton 1 | builder cloth | asks Teal: action")
    game.play("place cloth", "move 1")
    assert followed(game)
    game.play("follow")
    assert (game["Teal"].favour, game["Pink"].goods) == (1, {"cloth": 1})
    assert (game.to_move, game.question) == ("chance", "builder")


def test_a29_the_architects_new_building_lets_others_follow() -> None:
    """A-29: the third step of building is processing with followers."""
    game = agra("Teal: goods wood 2 cement 1 | Pink: goods wood 1 | builder clothes | asks Teal: action")
    game.play("place architect", "build paper", "pay wood", "pay cement", "bonus rupees+5", "move 1")
    assert followed(game)


def test_a29_a_statue_action_lets_others_follow() -> None:
    """A-29: the further main action is a main action."""
    game = agra("Teal: goods statue 1 cotton 1 | Pink: goods cotton 1 | built cloth | asks Teal: after")
    game.play("use statue", "place cloth", "move 1")
    assert followed(game)


def test_a29_the_mujtahidas_building_lets_others_follow() -> None:
    """A-29: she builds cement for free, with all that the Architect's steps bring."""
    game = agra(
        "Teal: goods curry 1 sandstone 1 | Pink: goods sandstone 1"
        " | Gold: contracts takshaka sufi caliph calligrapher | river mujtahida khatib"
        " | delivered mujtahida statue Teal | boat 4 | builder clothes | asks Teal: action"
    )
    game.play("place sailor", "deliver curry to mujtahida", "bonus favour+3", "move 1")
    assert followed(game)


def test_a29_meditation_brings_no_followers() -> None:
    """A-29: processing with points is no main action."""
    game = agra("Teal: goods cotton 1 | Pink: goods cotton 1 | points 3 | asks Teal")
    game.play("process cotton to cloth")
    assert (game.to_move, game.question) == ("Teal", "meditation")
    assert game["Pink"].goods == {"cotton": 1}


@pytest.mark.parametrize(("action", "tiles"), [("favour 2", ""), ("tile 13", ", tiles 13")])
def test_a29_favour_actions_bring_no_followers(action: str, tiles: str) -> None:
    """A-29: neither the printed favour action nor the tile asks Pink."""
    game = agra(f"Teal: goods cotton 1, favour 3{tiles} | Pink: goods cotton 1 | asks Teal: action")
    game.play(action, "process cotton to oil")
    assert (game.to_move, game.question) == ("Teal", "action")
    assert (game["Teal"].goods, game["Pink"].goods) == ({"oil": 1}, {"cotton": 1})


# ----------------------------------------------------------------


def four_with(good: str, number: int, *clauses: str, actor: str = "Teal") -> AgraGame:
    """Four players who own these goods; the actor is about to act."""
    players = [f"{name}: goods {good} {number}" for name in NAMES]
    return agra(" | ".join([*players, *clauses, f"asks {actor}: action"]))


def test_a30_followers_are_asked_one_after_the_other_and_pay_at_once() -> None:
    """A-30: Pink declines, Gold and Plum follow: Teal's favour goes 0, 1, 2."""
    game = four_with("cotton", 3, "built cloth")
    game.play("place cloth", "move 2")
    favour = []
    for name, text in (("Pink", "no"), ("Gold", "follow"), ("Plum", "follow")):
        assert (game.to_move, game.question) == (name, "follow")
        game.play(text)
        favour.append(game["Teal"].favour)
    assert favour == [0, 1, 2]
    assert [game[name].goods for name in NAMES] == [
        {"cotton": 1, "cloth": 2},
        {"cotton": 3},
        {"cotton": 2, "cloth": 1},
        {"cotton": 2, "cloth": 1},
    ]


@pytest.mark.parametrize(
    ("actor", "order"),
    [("Pink", ["Gold", "Plum", "Teal"]), ("Gold", ["Plum", "Teal", "Pink"]), ("Plum", ["Teal", "Pink", "Gold"])],
)
def test_a30_the_order_is_clockwise_from_the_turn_owner(actor: str, order: list[str]) -> None:
    """A-30: the seat to the left of the actor is asked first."""
    game = four_with("cotton", 1, "built cloth", actor=actor)
    game.play("place cloth", "move 1")
    asked = []
    while game.question == "follow":
        asked.append(game.to_move)
        game.play("no")
    assert asked == order
    assert game[actor].favour == 0


def test_a30_out_of_turn_the_turn_owner_is_asked_first() -> None:
    """A-30: Gold wins the Mujtahida in Teal's turn and processes: Teal, Pink, Plum may follow."""
    game = agra(
        "Teal: goods curry 1 sandstone 1 | Pink: goods sandstone 1 | Gold: goods sandstone 2"
        " | Plum: goods sandstone 1, contracts takshaka sufi caliph calligrapher | river mujtahida khatib"
        " | delivered mujtahida statue Gold twice | boat 4 | builder clothes | asks Teal: action"
    )
    game.play("place sailor", "deliver curry to mujtahida")
    assert game.to_move == "Gold"
    game.play("bonus artisans+3", "move 2")
    favour = [game["Gold"].favour]
    for name in ("Teal", "Pink", "Plum"):
        assert (game.to_move, game.question) == (name, "follow")
        game.play("follow")
        favour.append(game["Gold"].favour)
    assert favour == [0, 1, 2, 3]


def test_a30_who_processes_nothing_is_not_followed() -> None:
    """A-30: no goods moved, nobody asked."""
    game = four_with("cotton", 1, "built cloth")
    game.play("place cloth", "move 0")
    assert game.question != "follow"
    finish_turn(game)
    assert (game.to_move, game["Teal"].favour) == ("Pink", 0)


def test_a30_who_owns_no_such_good_is_passed_over() -> None:
    """A-30: Pink owns cloth, not cotton; only Gold is asked."""
    game = agra(
        "Teal: goods cotton 1 | Pink: goods cloth 2 wood 1 | Gold: goods cotton 1 | built cloth | asks Teal: action"
    )
    game.play("place cloth", "move 1")
    assert (game.to_move, game.question) == ("Gold", "follow")


def test_a30_the_actors_extra_tile_comes_before_the_followers() -> None:
    """A-30: Teal moves three and, with tile 2, a fourth; only then is Pink asked."""
    game = agra("Teal: goods cotton 4, favour 2, tiles 2 | Pink: goods cotton 1 | built cloth | asks Teal: action")
    game.play("place cloth", "move 3")
    assert (game.to_move, game.question) == ("Teal", "extra")
    game.play("extra")
    assert game["Teal"].goods == {"cloth": 4}
    assert followed(game)
    game.play("follow")
    assert (game["Teal"].favour, game["Pink"].goods) == (1, {"cloth": 1})
