"""Observations of Agra: every piece with exact numbers, seats counted from the one that looks, the bags closed."""

import inspect
from typing import Any

import pytest

from doab.agra import RULES, AgraGame, agra
from doab.agra.learning.encoding import N_OTHER_USES, N_OUTER, N_SQUARES, AgraEncoder
from doab.agra.made.frames import N_KINDS, NAMES, NUMBERS, number_of
from doab.agra.table.things import (
    FARM_SIDES,
    GOODS,
    MAX_SQUARES,
    N_FAVOUR_ACTIONS,
    NOTABLES,
    OUTER_ACTIONS,
    SPACES,
    USED,
)
from doab.agra.text import codec
from doab.core import Source
from doab.core.kit import check_encoding, check_golden
from tests.agra.golden_kinds import FOLDER
from tests.agra.walks import PURPOSES, TABLES, walk
from tests.nets.observations import alike, observe, placed
from tests.nets.walks import Table, table_name

ALL_KINDS = list(codec.KINDS)


def numbers(names: str) -> dict[int, int]:
    """`NextTurn, Follow 2`: how many frames of each kind, by the numbers of the kinds."""
    counts = {}
    for item in names.split(", "):
        name, _, number = item.partition(" ")
        counts[NAMES.index(name)] = int(number or 1)
    return counts


def goods(names: str) -> dict[int, int]:
    """`wood 4 cement 1`, by the numbers of the goods."""
    words = names.split()
    return {GOODS.index(name): int(number) for name, number in zip(words[::2], words[1::2], strict=True)}


def notables(names: str, number: int = 1) -> dict[int, int]:
    return {NOTABLES.index(name): number for name in names.split()}


# -- players

TABLE = (
    "Teal: rupees 7, favour 2, goods wood 4 cement 1, tracker 3, french 1, standing quarry, lying sailor, artisans 2,"
    " contracts cook sufi, cook 1, tiles 2 7, used book, used tile 2, used favour 1, used oil, farmer north 2,"
    " uncovered north 1 | Pink: rupees 12, standing trader, scholars 4, supply 9 | Gold: | start Pink"
    " | asks Teal: action"
)


@pytest.mark.parametrize(
    ("piece", "of_teal"),
    [
        ("workers", [7, 9, 10]),
        ("cook", [1, 0, 0]),
        ("markers", [22 - 2 - 5 - 1 - 3, 9, 22]),
        ("favour", [2, 0, 0]),
        ("locked", [3, 0, 0]),
        ("french", [1, 0, 0]),
        ("tracker", [3, 1, 1]),
        ("start", [0, 1, 0]),
        ("turn", [1, 0, 0]),
        ("to_move", [1, 0, 0]),
        ("influence", [[2, 0, 0], [0, 0, 4], [0, 0, 0]]),
    ],
)
def test_what_players_have_is_told_from_the_looking_seat_on(piece: str, of_teal: list[Any]) -> None:
    game = agra(TABLE)
    assert observe(game, 0)[piece] == of_teal
    assert observe(game, 1)[piece] == of_teal[1:] + of_teal[:1]
    assert observe(game, 2)[piece] == of_teal[2:] + of_teal[:2]


def test_a14_the_rupees_of_the_others_are_hidden() -> None:
    game = agra(TABLE)
    assert [observe(game, seat)["rupees"] for seat in range(3)] == [[7, -1, -1], [12, -1, -1], [2, -1, -1]]


def test_a14_rupees_that_are_planted_in_the_bags_change_nothing() -> None:
    poor = agra("Teal: rupees 7 | Pink: rupees 0 | Gold: rupees 3 | asks Pink: action")
    rich = agra("Teal: rupees 7 | Pink: rupees 99 | Gold: rupees 41 | asks Pink: action")
    assert observe(poor) == observe(rich)
    assert observe(poor, 1) != observe(rich, 1)


def test_a14_open_rupees_and_the_end_of_the_game_show_all() -> None:
    played_open = agra("Teal: rupees 7 | Pink: rupees 900 | options open_rupees")
    assert observe(played_open)["rupees"] == [7, 500]  # cut off where no game comes to
    assert observe(played_open, 1)["rupees"] == [500, 7]
    over: Any = check_golden(FOLDER / "two-players.txt", RULES)
    assert observe(over)["rupees"] == [over["Teal"].rupees, over["Pink"].rupees]
    assert observe(over)["turn"] == observe(over)["to_move"] == [0, 0]
    assert not placed(observe(over)["question"] + observe(over)["open"])


def test_goods_farm_and_workers() -> None:
    seen = observe(agra(TABLE), 2)
    assert [placed(row) for row in seen["goods"]] == [{}, goods("wood 4 cement 1"), {}]
    untouched = [1, 0, 2, 0, 1]
    assert seen["farm"][0] == untouched * 4
    assert seen["farm"][1] == [0, 2, 0, 0, 1] + untouched * 3
    assert [placed(row) for row in seen["workers_on"]] == [
        {},
        {SPACES.index("quarry"): 2, SPACES.index("sailor"): 1},
        {SPACES.index("trader"): 2},
    ]


def test_a103_what_can_be_used_once_a_turn() -> None:
    """1 has it, 3 has it and has used it; favour 1 to 3 are everybody's, tile 2 is number 4 here, tile 7 number 9."""
    seen = observe(agra(TABLE))
    assert placed(seen["favour_actions"][0]) == {0: 3, 1: 1, 2: 1, 4: 3, 9: 1}
    assert placed(seen["favour_actions"][1]) == {0: 1, 1: 1, 2: 1}
    assert placed(seen["used"][0]) == {1: 1, 4: 1}  # book, oil
    assert not placed(seen["used"][1])
    assert [placed(row) for row in seen["contracts"]] == [notables("cook sufi"), {}, {}]


# -- the boards


def test_buildings_pawns_and_values() -> None:
    game = agra(
        "Teal: | Pink: | built cement oil | coins quarry 2, oil 1 | merchant woodcutter | builder paper"
        " | prices 1 wood 2, 3 clothes 4"
    )
    seen = observe(game)
    assert placed(seen["built"]) == goods("sandstone 1 wood 1 turmeric 1 cotton 1 cement 1 oil 1")
    assert placed(seen["coins"]) == goods("sandstone 2 oil 1")
    assert placed(seen["merchant"]) == goods("wood 1")
    assert placed(seen["builder"]) == goods("paper 1")
    printed = [1] * 4 + [2] * 8 + [3] * 4
    expected = dict(enumerate(printed)) | goods("wood 2 clothes 4")
    assert seen["values"] == [game.table.value[good] for good in GOODS] == list(expected.values())
    assert placed(seen["price_tokens"]) == goods("wood 1 clothes 3")


def test_a_builder_who_has_left_stands_nowhere() -> None:
    assert not placed(observe(agra(f"Teal: | Pink: | built {' '.join(GOODS[4:])} | builder none"))["builder"])


def test_7_notables_on_the_river_and_who_has_delivered() -> None:
    """Mahout wants cement and wood, Jagirdar dye and plank, in these slots."""
    game = agra(
        "Teal: goods wood 1 | Pink: | Gold: | river mahout jagirdar cook"
        " | delivered mahout wood Pink, jagirdar dye Teal twice"
    )
    mahout, jagirdar = NOTABLES.index("mahout"), NOTABLES.index("jagirdar")
    for seat, (pink, teal) in enumerate([(2, 1), (1, 3), (3, 2)]):
        seen = observe(game, seat)
        assert placed(seen["river"]) == notables("mahout jagirdar cook")
        assert seen["slot_owners"][mahout] == [0, pink, 0]
        assert seen["slot_owners"][jagirdar] == [teal, 0, 0]
        assert seen["slot_markers"][mahout] == [0, 1, 0]
        assert seen["slot_markers"][jagirdar] == [2, 0, 0]
        assert sum(map(sum, seen["slot_markers"])) == 3


def test_a50_who_has_brought_influence_in_this_phase() -> None:
    game: Any = agra("Teal: | Pink: | Gold: | asks Teal: action")
    game.state.players[0].raised = 1 << NOTABLES.index("cook")
    game.state.players[2].raised = 1 << NOTABLES.index("cook") | 1 << NOTABLES.index("sufi")
    assert placed(observe(game, 0)["raised"]) == notables("cook", 1 + 4) | notables("sufi", 4)
    assert placed(observe(game, 2)["raised"]) == notables("cook", 1 + 2) | notables("sufi", 1)


def test_bowls_orders_and_their_markers() -> None:
    """The bowls are cement brick statue plank paper book, curry dye painting oil cloth clothes."""
    game = agra(
        "Teal: akbar curry, orders merchants 2 | Pink: akbar brick, orders artisans 1 | neutral artisans 3, akbar paper"
        " | marked artisans 2, scholars 4"
    )
    seen = observe(game)
    assert placed(seen["bowls"]) == {6: 1, 1: 2, 4: 5}
    assert placed(seen["orders"]) == {6 + 1: 1, 0: 2, 2: 5}
    assert seen["marked"] == [1, 0, 3]
    other = observe(game, 1)
    assert placed(other["bowls"]) == {6: 2, 1: 1, 4: 5}
    assert placed(other["orders"]) == {6 + 1: 2, 0: 1, 2: 5}


def test_favour_tiles_and_bonus_tiles() -> None:
    seen = observe(agra("Teal: tiles 2 7 | Pink: | display 1 3 5 | gone artisans+3 rupees+6"))
    assert seen["favour_tiles"] == [2, 0, 2, 1, 2, 1, 0, 1, 1, 1, 1, 1, 1, 1]
    assert seen["bonus_tiles"] == [0] + [1] * 10 + [0]


def test_the_turn_and_the_end() -> None:
    text = "Teal: standing quarry | Pink: | blocked cover | boat 3 | round 7 | points 5 | asks Teal"
    seen = observe(agra(text))
    names = ("blocked", "outer", "boat", "limit", "round", "rounds_left", "points", "laid", "lay_from", "generated")
    assert [seen[name] for name in names] == [[0, 0, 0, 1], [0] * 4, [3], [4], [7], [-1], [5], [0], [0], [0]]
    ending = f"{text} | ending 8 | turn laid 2, lay_from 5, spending 1, outer 2, generated 1"
    seen = observe(agra(ending))
    assert [seen[name] for name in names] == [[0, 0, 0, 1], [0, 0, 1, 0], [3], [4], [7], [1], [5], [2], [5], [1]]
    assert seen["spending"] == [1]


def test_a78_deliveries_that_are_left() -> None:
    game = agra("Teal: goods painting 1 wood 1 | Pink: | river mahout | asks Teal: action")
    game.play("place sailor")
    seen = observe(game)
    assert [seen[name] for name in ("sailing", "free_left", "paid_left", "doubles")] == [[1], [1], [0], [0]]
    assert placed(seen["question"]) == numbers("Sailor")
    assert seen["frame_facts"][0] == [0, 0, 0, 0, 0]
    game.play("pay painting")
    seen = observe(game)
    assert [seen[name] for name in ("sailing", "free_left", "paid_left", "doubles")] == [[1], [1], [3], [0]]
    assert seen["frame_facts"][0] == [1, 0, 0, 0, 0]


def test_options_are_told() -> None:
    assert observe(agra("Teal: | Pink:"))["options"] == [1, 0, 0, 0, 0, 0, 0, 0]
    others = (
        "open_rupees builder_start_counts_first=no meditation_interleave influence_cap=turn peon_collects_rupees"
        " merchant_pays_landing max_doubles_per_turn=two favour_reset=any_turn_end"
    )
    assert observe(agra(f"Teal: | Pink: | options {others}"))["options"] == [0, 1, 2, 1, 1, 2, 1, 1]


def test_a181_the_builder_owes_a_walk() -> None:
    game = agra("Teal: goods wood 9 cement 9 | Pink: | builder cement | asks Teal: action")
    assert observe(game)["builder_moves"] == [0]
    game.play("place architect", "build cement")
    while game.question == "materials":
        game.play(game.legal[0])
    assert observe(game)["builder_moves"] == [1]


# -- open questions


def test_the_open_question_and_what_lies_below() -> None:
    seen = observe(agra("Teal: standing quarry | Pink: | Gold: | start Pink | asks Teal"), 1)
    turn = "Meditation, MainAction, AfterAction, OrderPhase, EndOfTurn, FinishTurn, NextTurn"
    assert placed(seen["question"]) == numbers("Meditation")
    assert placed(seen["open"]) == numbers(turn)
    names = [NAMES[kind - 1] for kind in seen["frame_kind"]]
    assert names == ["Meditation", "MainAction", "AfterAction", "OrderPhase", "NextTurn"]
    assert seen["frame_seat"] == [2, 2, 2, 2, -1]
    assert seen["frame_facts"][4][:2] == [0, 3]  # the looking seat comes next; the third turn of this round


def test_goods_of_an_exchange() -> None:
    game = agra("Teal: goods cement 2 paper 1 | Pink: | asks Teal: action")
    game.play("place trader", "give cement", "give cement")
    seen = observe(game)
    assert placed(seen["question"]) == numbers("GiveMore")
    assert (placed(seen["given"]), placed(seen["gained"])) == (goods("cement 2"), {})
    assert seen["frame_facts"][0][:2] == [2, GOODS.index("cement")]
    game.play("enough", "take wood")
    seen = observe(game)
    assert placed(seen["question"]) == numbers("TakeMore")
    assert (placed(seen["given"]), placed(seen["gained"])) == (goods("cement 2"), goods("wood 1"))
    assert seen["frame_facts"][0][:2] == [2, GOODS.index("wood")]


def test_served_notables_wait_below() -> None:
    stack = f"StepBonus 0 1, StepsForServed 0 8, Sailor 0 {8 + 2} 1 0, FinishTurn 0, NextTurn -1 1 1"
    seen = observe(agra(f"Teal: artisans 3 | Pink: | turn sailing 1 | open {stack}"))
    assert placed(seen["served"]) == {3: 3, 1: 2}
    assert seen["frame_facts"][0][0] == 1
    assert seen["frame_facts"][2][:2] == [1, 0]


def test_two_questions_with_the_same_answers_look_different() -> None:
    """A basic good by favour 1, and the same four goods of value 1 at pier 5."""
    rest = "FinishTurn 0, NextTurn -1 1 1"
    one, other = (agra(f"Teal: | Pink: | open TakeGood 0 {fields}, {rest}") for fields in ("1 -1 1 0", "1 -1 0 0"))
    assert one.legal == other.legal
    assert observe(one) != observe(other)


def test_every_kind_of_frame_has_its_number() -> None:
    assert {kind.__name__: number for kind, number in NUMBERS.items()} == {
        name: NAMES.index(name) for name in ALL_KINDS
    }
    assert len(NAMES) == N_KINDS


#: What frames with the fields 1, 2, 3, … tell the second of three seats, where that is not just these.
FACTS = {
    "NextTurn": [0, 2],
    "Follow": [0, 2],
    "JagirdarDelivery": [0],
    "Sailor": [2, 3],
    "FreeMarker": [3],
    "Store": [3],
    "GiveMore": [3, 4],
    "TakeMore": [5, 6],
    "PayMaterials": [1, 2, 0, 0, 0],
    "InfluenceOfDelivery": [],
    "StepsForServed": [],
}


@pytest.mark.parametrize("name", ALL_KINDS)
def test_frames_tell_what_they_know(name: str) -> None:
    kind: Any = codec.KINDS[name]
    game = agra("Teal: | Pink: | Gold:")
    fields = inspect.signature(kind).parameters
    has_seat = "seat" in fields
    values = [*range(1, len(fields) + (not has_seat))]
    game.state.top = kind(2, *values) if has_seat else kind(*values)
    facts = FACTS.get(name, values)
    number = number_of(game.state.top)
    assert NAMES[number] == name
    seen = observe(game, 1)
    padded = facts + [0] * (5 - len(facts))
    assert seen["frame_facts"] == [padded, [0] * 5, [0] * 5, [0] * 5, padded]
    assert seen["frame_seat"] == [1 if has_seat else -1, -1, -1, -1, 1 if has_seat else -1]


# -- all of it


def test_sizes_follow_the_names() -> None:
    assert len(USED) - N_FAVOUR_ACTIONS == N_OTHER_USES
    assert len(OUTER_ACTIONS) == N_OUTER
    assert len(FARM_SIDES) * MAX_SQUARES == N_SQUARES


def test_the_layout_is_the_same_in_every_edition_and_is_made_once() -> None:
    other = RULES.with_edition({"farm": {**RULES.edition.tables["farm"], "squares_per_side": 4, "covered": [1, 4]}})
    for seats, size in ((2, 862), (3, 983), (4, 1104)):
        encoder = RULES.learning.encoder(seats)
        assert encoder is RULES.learning.encoder(seats)
        assert isinstance(encoder, AgraEncoder)
        assert encoder.size == other.learning.encoder(seats).size == size


def test_a_farm_of_another_edition_keeps_its_places() -> None:
    farm = {**RULES.edition.tables["farm"], "squares_per_side": 4, "covered": [1, 4]}
    seen = observe(agra("Teal: | Pink:", edition={"farm": farm}))
    assert seen["farm"][0] == [1, 0, 2, 1, 0] * 4


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_observations_are_whole_in_a_game(table: Table) -> None:
    """The kit's check, and what follows from each answer looks different if the seat could tell it apart."""
    for game in walk(*table, f"observed {table_name(table)}", PURPOSES[table[0] % 3]):
        if game.version % 150 == 0 or game.over:
            check_encoding(game, Source(game.version))
            assert not alike(RULES, answers_of(game), game.version % table[0])


def answers_of(game: AgraGame) -> list[Any]:
    """The states to which the answers of the open question lead, and the one before them."""
    states = [game.state]
    for action in game.state.legal():
        states.append(game.state.copy())
        states[-1].apply(action)
    return states


@pytest.mark.random_games
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_nothing_that_can_be_seen_is_left_out(table: Table) -> None:
    """Whole games: no two positions with different views give the same numbers, at no seat."""
    for purpose in PURPOSES:
        states = [game.state.copy() for game in walk(*table, f"different {purpose}", purpose)]
        for seat in range(table[0]):
            assert not alike(RULES, states, seat)
