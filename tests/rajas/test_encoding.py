"""Observations of Rajas: every piece with exact numbers, seats counted from the one that looks, nothing left out."""

import inspect
from typing import Any

import pytest

from doab.core import Source
from doab.core.kit import check_encoding
from doab.rajas import RULES, RajasGame, rajas
from doab.rajas.learning.encoding import RajasEncoder
from doab.rajas.made.frames import N_KINDS, NAMES, NUMBERS, number_of
from doab.rajas.made.numbers import PAY
from doab.rajas.text import codec
from tests.nets.observations import alike, observe, placed
from tests.rajas.golden_kinds import rules_of
from tests.rajas.walks import TABLES, table_name, walk

ALL_KINDS = list(codec.KINDS)


def numbers(names: str) -> dict[int, int]:
    """`Round, Reveal 12`: how many frames of each kind, by the numbers of the kinds."""
    counts = {}
    for item in names.split(", "):
        name, _, number = item.partition(" ")
        counts[NAMES.index(name)] = int(number or 1)
    return counts


# -- players

TABLE = (
    "Asha: money 9, fame 6, karma 2, boat 4, dice blue 6 6 orange 3, temple 3, workers 4, unplaced 2"
    " | Bram: money 13, boat 3, mill 4, unplaced 1, dice green 1, crossed 1"
    " | Chitra: advanced, fame 60, fresh fort, fort 3"
    " | start Bram | round 4 | board quarry Asha, great mogul Chitra | asks Asha"
)


@pytest.mark.parametrize(
    ("piece", "of_asha"),
    [
        ("money", [9, 13, 3]),
        ("fame", [6, 0, 60]),
        ("lead", [6 + 5 - 61, 7 - 61, 60 + 2 - 61]),
        ("karma", [2, 1, 1]),
        ("boat", [4, 3, 0]),
        ("workers", [4, 3, 4]),
        ("unplaced", [2, 1, 3]),
        ("money_bonuses", [0, 1, 0]),
        ("fame_bonuses", [1, 0, 4]),
        ("fresh", [0, 0, 3]),
        ("crossed", [0, 1, 0]),
        ("advanced", [0, 0, 1]),
        ("elephant", [0, 1, 0]),
        ("mogul", [0, 0, 1]),
        ("trigger", [0, 0, 0]),
        ("to_move", [1, 0, 0]),
        ("levels", [[3, 2, 2, 2], [2, 2, 2, 4], [2, 2, 3, 2]]),
    ],
)
def test_what_players_have_is_told_from_the_looking_seat_on(piece: str, of_asha: list[Any]) -> None:
    game = rajas(TABLE)
    assert observe(game, 0)[piece] == of_asha
    assert observe(game, 1)[piece] == of_asha[1:] + of_asha[:1]
    assert observe(game, 2)[piece] == of_asha[2:] + of_asha[:2]


def test_dice_by_colour_and_face() -> None:
    dice = observe(rajas(TABLE), 1)["dice"]
    assert dice[0] == [[0] * 6, [1, 0, 0, 0, 0, 0], [0] * 6, [0] * 6]
    assert dice[1] == [[0] * 6] * 4
    assert dice[2] == [[0, 0, 0, 0, 0, 2], [0] * 6, [0, 0, 1, 0, 0, 0], [0] * 6]


def test_r84_shortfall_and_13_2_who_set_off_the_end() -> None:
    game = rajas("Asha: shortfall 1, crossed 1 | Bram: boat 3 | options navaratna | ending Asha | asks Bram")
    seen = observe(game, 1)
    assert (seen["shortfall"], seen["trigger"], seen["variants"]) == ([0, 1], [0, 1], [1, 0, 0])


def test_r84_whether_there_is_a_third_yield_tile() -> None:
    seen = observe(rajas("Asha: | Bram: boat 3 | options navaratna third_yield_tile"))
    assert seen["variants"] == [1, 0, 1]


def test_money_and_fame_are_cut_off_far_beyond_the_end_of_the_game() -> None:
    seen = observe(rajas("Asha: money 999, fame 300 | Bram: boat 3"))
    assert (seen["money"][0], seen["fame"][0], seen["lead"][0]) == (255, 255, 255)


# -- provinces

PROVINCE = (
    "Asha: tile orange 7 fork tea2 spices1 at 2,3 turned E, tile orange 3 bend tea1 at 2,2 turned N,"
    " tile orange 9 straight palace fort at 2,2 turned E | Bram: boat 3"
)


def test_tiles_lie_on_squares_by_number_and_turn() -> None:
    game = rajas(PROVINCE)
    names = game.rules.edition.tile_names  # type: ignore[attr-defined]
    fork, bend, straight = (
        names.index(name)
        for name in ("orange 7 fork tea2 spices1", "orange 3 bend tea1", "orange 9 straight palace fort")
    )
    seen = observe(game)
    assert placed(seen["tiles"][0]) == {7: fork * 4 + 1 + 1, 6: straight * 4 + 1 + 1}
    assert placed(seen["covered"][0]) == {6: bend + 1}
    assert not placed(seen["tiles"][1])
    assert not placed(seen["covered"][1])
    assert placed(observe(game, 1)["tiles"][1]) == placed(seen["tiles"][0])


def test_r42_the_visible_tiles_add_up() -> None:
    """One palace, one fort, tea 2, spices 1 in two markets on one tile; the covered bend counts for nothing."""
    game = rajas(PROVINCE)
    assert observe(game)["shown"] == [[0, 1, 1, 0, 2, 0, 1, 2, 1, 0], [0] * 10]
    assert observe(game, 1)["shown"] == [[0] * 10, [0, 1, 1, 0, 2, 0, 1, 2, 1, 0]]


def test_the_own_squares_show_roads_cost_buildings_and_markets() -> None:
    game = rajas(PROVINCE)
    own = observe(game)["own_squares"]
    assert own[7] == [0, 1, 1, 1, 7, 0, 3]  # a fork, turned so that its north points east
    assert own[6] == [0, 1, 0, 1, 9, 2, 0]
    assert [at for at, square in enumerate(own) if any(square)] == [6, 7]
    assert not any(map(any, observe(game, 1)["own_squares"]))


def test_r32_two_roads_that_are_not_joined_are_told_apart() -> None:
    tiles = {"tiles": [["orange", "snake", 4, "NS EW", [], [["silk", 2]]], ["blue", "cow", 3, "NE SW", ["mill"], []]]}
    game = rajas("Asha: | Bram: boat 3", edition={"province_tiles": tiles})
    offer = observe(game)["offer"]
    assert offer[6] == [4, 1, 2, 1, 2, 0, 0, 0, 0, 0, 2, 0, 1]
    assert offer[1] == [3, 1, 1, 2, 2, 0, 0, 0, 1, 0, 0, 0, 0]
    assert [stack for stack, shows in enumerate(offer) if any(shows)] == [1, 6]


def test_14_special_yields_and_their_tiles() -> None:
    """R-83: 1 spent, 2 counted as connected; yield tiles by kind. Place 1 is 1,4 N, place 2 is 2,1 N."""
    game = rajas(
        "Asha: boat 2 | Bram: token yellow money5 at 2,1 N, spent 2,1 N and 1,4 N, connected 2,1 N | options navaratna"
    )
    kind = game.rules.edition.token_names.index("yellow money5")  # type: ignore[attr-defined]
    seen = observe(game)
    assert placed(seen["yields"][1]) == {1: 1, 2: 2}
    assert placed(seen["tokens"][1]) == {2: kind + 1}
    assert not placed(seen["yields"][0])
    assert not placed(seen["tokens"][0])


# -- the table


def test_tiles_on_offer_and_what_lies_under_them() -> None:
    game = rajas("Asha: | Bram: boat 3 | offer orange 7 fork tea2 spices1 | empty blue cow | last green 4 bend fort")
    seen = observe(game)
    assert seen["offer"][7] == [7, 1, 1, 1, 0, 0, 0, 0, 0, 2, 0, 1, 2]
    assert seen["offer"][3] == [4, 1, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0]
    assert seen["offer"][1] == [0] * 13
    assert (seen["stacks"][7], seen["stacks"][3], seen["stacks"][1]) == (5, 0, 0)


def test_r10_free_spaces_and_what_the_next_costs() -> None:
    """With two players: quarry 1, 2, 3, 4, harbour 0, 1, 2, one terrace of each colour."""
    game = rajas("Asha: | Bram: boat 3 | board quarry Asha Bram, harbour Asha, blue terrace Bram, dancer Bram")
    seen = observe(game)
    assert (seen["free_spaces"][0], seen["quarry_cost"]) == (2, [3])
    assert (seen["free_spaces"][1], seen["harbour_cost"]) == (2, [1])
    assert seen["free_spaces"][8:12] == [0, 1, 1, 1]
    assert seen["free_spaces"][28:34] == [1, 0, 1, 1, 1, 1]


def test_a_full_quarry_costs_nothing() -> None:
    workers = "workers 5, unplaced 3"
    game = rajas(f"Asha: {workers} | Bram: {workers} | board quarry Asha Asha Bram Bram")
    seen = observe(game)
    assert (seen["free_spaces"][0], seen["quarry_cost"]) == (0, [0])


def test_r03_covered_spaces_are_not_free() -> None:
    assert observe(rajas("Asha: | Bram: | Chitra:"))["free_spaces"][:2] == [7, 4]
    assert observe(rajas("Asha: | Bram: | Chitra: | Dirk:"))["free_spaces"][:2] == [8, 5]


def test_yield_tiles_supply_and_rounds() -> None:
    game = rajas("Asha: dice blue 1 2 green 3 | Bram: boat 3 | round 4 | white any1 money3")
    names = game.rules.edition.token_names  # type: ignore[attr-defined]
    seen = observe(game)
    white = {name: seen["yield_tiles"][at] for at, name in enumerate(names) if name.startswith("white")}
    assert white == {"white any1": 1, "white money3": 1, "white upgrade": 0, "white karma1": 0}
    assert seen["supply"] == [10, 11, 12, 12]
    assert seen["rolling"] == [0, 0, 0, 0]
    assert (seen["round"], seen["rounds_left"]) == ([4], [36])


def test_15_2_river_tiles_lie_over_the_print() -> None:
    seen = observe(rajas("Asha: | Bram: boat 3 | options ganga | river 7 sail3, 12 kind3"))
    assert placed(seen["river_tiles"]) == {6: 8, 11: 7}
    assert seen["variants"] == [0, 1, 0]
    assert not placed(observe(rajas("Asha: | Bram: boat 3"))["river_tiles"])


# -- open questions


def test_the_open_question_and_what_lies_below() -> None:
    seen = observe(rajas("Asha: | Bram: boat 3 | start Bram | lap placed | asks Asha"), 1)
    assert placed(seen["question"]) == numbers("PlaceWorker")
    assert placed(seen["open"]) == numbers("PlaceWorker, Round")
    assert seen["frame_kind"] == [1, 2, 0, 0, 2]
    assert seen["frame_seat"] == [1, -1, -1, -1, -1]
    assert [facts[:2] for facts in seen["frame_facts"]] == [[0, 0], [2, 1], [0, 0], [0, 0], [2, 1]]


def test_r22_the_dice_of_a_payment() -> None:
    game = rajas("Asha: karma 3, dice orange 5 2 1 | Bram: boat 3 | offer orange 7 fork tea2 spices1")
    game.play("place quarry", "take orange cow", "lay 2,3 turned S", "pay orange 5")
    seen = observe(game)
    assert placed(seen["question"]) == numbers("PayForTile")
    assert seen["frame_facts"][0] == [0, 0, 7, 7, 2, 5]  # quarry, no promise, stack, square, turn, worth 5 so far
    assert placed(seen["named_dice"]) == {1: 1}


def test_r50_a_promised_die_is_told() -> None:
    game = rajas(
        "Asha: karma 1, dice orange 5 4 2, tile orange 4 straight silk2 at 2,3 turned N | Bram: boat 3"
        " | offer orange 7 fork tea2 spices1"
    )
    game.play("place master builder", "pay orange 2 flipped")
    seen = observe(game)
    assert placed(seen["question"]) == numbers("ChooseTile")
    assert seen["frame_facts"][0][:2] == [32, 24 + 2 * 6 + 2]


def test_r18_the_colours_of_a_gain() -> None:
    game = rajas("Asha: dice orange 2 | Bram: boat 3")
    game.play("place dancer", "pay orange 2")
    seen = observe(game)
    assert placed(seen["question"]) == numbers("ChooseColour")
    assert placed(seen["open"]) == numbers("ChooseColour, Roll, DancersToken, EndTurn, Round")
    assert seen["frame_facts"][0] == [2, 15, 15, 15, 15, 0]
    game.play("choose green")
    assert observe(game)["frame_facts"][0] == [1, 15, 15, 15, 15, 1]
    assert observe(game)["rolling"] == [0, 1, 0, 0]


def test_r34_yields_that_are_due() -> None:
    """Place 1 pays its print, place 2 the yield tile on it; they wait below the question."""
    stack = "ChooseYield 0 6 4, EndTurn 0, Round -1 1 1"
    seen = observe(rajas(f"Asha: spent 1,4 N and 2,1 N | Bram: boat 3 | options navaratna | open {stack}"))
    assert placed(seen["yields_due"]) == {1: 1, 2: 2}
    upgrade = "Upgrade 0 0, SpecialYields 0 4 0, EndTurn 0, Round -1 1 1"
    seen = observe(rajas(f"Asha: spent 2,1 N | Bram: boat 3 | open {upgrade}"))
    assert placed(seen["question"]) == numbers("Upgrade")
    assert placed(seen["yields_due"]) == {2: 1}


@pytest.mark.parametrize(
    ("answer", "outcome"),
    [("place blue terrace", "die blue 4"), ("place low terrace", None)],
)
def test_whose_dice_are_rolled_is_told(answer: str, outcome: str | None) -> None:
    game = rajas("Asha: boat 1 | Bram: dice blue 1 | asks Bram")
    game.play(answer)
    if outcome:
        seen = observe(game)
        assert placed(seen["question"]) == numbers("Roll")
        assert (seen["to_move"], seen["frame_seat"][:2], seen["frame_facts"][0][0]) == ([0, 0], [-1, 1], 1)
        assert observe(game, 1)["frame_facts"][0][0] == 0
        game.play(outcome)
    assert game.question == ("turn" if outcome else "reroll")


def test_a_stack_that_is_higher_than_four_keeps_its_lowest_frame() -> None:
    stack = "ReturnDice 0 1 3, NameColours 0 2 65535, MoneyBonuses 0, ScoreTile 0 2 0, EndTurn 0, LastTurns -1 1"
    dice = "dice blue 1 1 1 1 1 1 1 1 1 1"
    seen = observe(rajas(f"Asha: {dice}, crossed 1 | Bram: boat 3 | ending Asha | open {stack}"), 1)
    assert placed(seen["open"]) == numbers("ReturnDice, NameColours, MoneyBonuses, ScoreTile, EndTurn, LastTurns")
    names = [NAMES[kind - 1] for kind in seen["frame_kind"]]
    assert names == ["ReturnDice", "NameColours", "MoneyBonuses", "ScoreTile", "LastTurns"]
    assert seen["frame_seat"] == [1, 1, 1, 1, -1]
    assert seen["frame_facts"] == [
        [1, 3, 0, 0, 0, 0],
        [2, 15, 15, 15, 15, 0],
        [0] * 6,
        [2, 0, 0, 0, 0, 0],
        [0] * 6,  # the looking seat comes next
    ]


def test_a_game_that_is_over_asks_nothing() -> None:
    *_, game = walk(2, {}, "over")
    seen = observe(game)
    assert seen["to_move"] == [0, 0]
    assert not placed(seen["question"] + seen["open"] + seen["frame_kind"])


def test_every_kind_of_frame_has_its_number() -> None:
    assert {kind.__name__: number for kind, number in NUMBERS.items()} == {
        name: NAMES.index(name) for name in ALL_KINDS
    }
    assert len(NAMES) == N_KINDS


#: What frames with the fields 1, 2, 3, … tell the second of three seats, where that is not just these.
FACTS = {
    "Roll": [0],
    "DrawWhite": [0],
    "DrawBrown": [0],
    "LastTurns": [0],
    "ChooseTile": [1, 2 - PAY + 1],
    "ChooseSquare": [1, 2 - PAY + 1, 3],
    "PayForTile": [1, 2 - PAY + 1, 3, 4, 5, 6 * 6],
    "NameColours": [1, 2, 0, 0, 0],
    "ChooseColour": [1, 2, 0, 0, 0, 3],
    "SpecialYields": [],
    "ChooseYield": [],
    "CountRiver": [1],
    "LayRiverTile": [1],
    "DrawStartPlayer": [0b100],
}


@pytest.mark.parametrize("name", ALL_KINDS)
def test_frames_tell_what_they_know(name: str) -> None:
    kind: Any = codec.KINDS[name]
    game = rajas("Asha: | Bram: | Chitra:")
    fields = inspect.signature(kind).parameters
    has_seat = "seat" in fields
    values = [*range(1, len(fields) + (not has_seat))]
    game.state.top = kind(2, *values) if has_seat else kind(*values)
    facts = FACTS.get(name, values)
    number = number_of(game.state.top)
    assert NAMES[number] == name
    seen = observe(game, 1)
    padded = facts + [0] * (6 - len(facts))
    assert seen["frame_facts"] == [padded, [0] * 6, [0] * 6, [0] * 6, padded]
    assert seen["frame_seat"] == [1 if has_seat else -1, -1, -1, -1, 1 if has_seat else -1]


# -- all of it


def test_the_layout_is_the_same_in_every_edition_and_is_made_once() -> None:
    small = rules_of("small")
    for seats, size in ((2, 830), (3, 957), (4, 1084)):
        encoder = RULES.learning.encoder(seats)
        assert encoder is RULES.learning.encoder(seats)
        assert isinstance(encoder, RajasEncoder)
        assert encoder.size == size
        pieces = [(piece.name, piece.shape, piece.low, piece.high, piece.start) for piece in encoder.layout.pieces]
        others = small.learning.encoder(seats).layout.pieces
        assert [(piece.name, piece.shape, piece.low, piece.high, piece.start) for piece in others] == pieces


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_observations_are_whole_in_a_game(table: tuple[int, dict[str, object]]) -> None:
    """The kit's check, and what follows from each answer looks different if the seat could tell it apart."""
    for game in walk(*table, f"observed {table_name(table)}"):
        if game.version % 60 == 0 or game.over:
            check_encoding(game, Source(game.version))
            assert not alike(RULES, answers_of(game), game.version % table[0])


def answers_of(game: RajasGame) -> list[Any]:
    """The states to which the answers of the open question lead, and the one before them."""
    states = [game.state]
    for action in game.state.legal():
        states.append(game.state.copy())
        states[-1].apply(action)
    return states


@pytest.mark.random_games
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_nothing_that_can_be_seen_is_left_out(table: tuple[int, dict[str, object]]) -> None:
    """Whole games: no two positions with different views give the same numbers, at no seat."""
    for number in range(4):
        states = [game.state.copy() for game in walk(*table, f"different {number}")]
        for seat in range(table[0]):
            assert not alike(RULES, states, seat)
