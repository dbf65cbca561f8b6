"""Positions as text: `position_text` writes what `parse_position` reads, and what cannot be read is named (text.md)."""

import pytest

from doab.core import Game, digest
from doab.core.errors import PositionError
from doab.core.kit import parse_clauses
from doab.rajas import RULES, rajas
from doab.rajas.text.position import parse_position
from doab.rajas.text.position_text import position_text
from tests.rajas.golden_kinds import rules_of
from tests.rajas.walks import TABLES, table_name, walk


@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_position_of_a_game_reads_back_as_the_same(table: tuple[int, dict[str, object]]) -> None:
    """From the first draw to the end. All of it in two games, every fifth position in the others."""
    every = 1 if table[0] == 2 and "ganga" in table[1] else 5
    for game in walk(*table, "positions"):
        if game.version % every == 0 or game.over:
            text = str(game)
            names, options, state = parse_position(RULES.edition, text)
            assert digest(state) == digest(game.state), text
            assert names == game.names
            assert options == game.options
            assert position_text(state, names) == text


def test_a_position_can_be_pasted_back_and_played_on() -> None:
    for game in walk(4, {"navaratna": True}, "paste"):
        if game.version % 40 == 0 and not game.over:
            twin = rajas(str(game))
            assert twin.legal == game.legal
            assert (twin.question, twin.to_move) == (game.question, game.to_move)


def test_the_position_of_another_edition() -> None:
    game = Game.new(rules_of("small"), ["Asha", "Bram"], {"navaratna": True}, 3)
    game.play_random(3)
    _, _, state = parse_position(rules_of("small").edition, str(game))
    assert digest(state) == digest(game.state)


def test_names_of_several_words() -> None:
    game = rajas("Anna: boat 1 | Anna Maria: boat 2 | start Anna Maria | asks Anna | board quarry Anna Maria Anna")
    assert game.table.board == {"quarry": ["Anna Maria", "Anna"]}
    assert game.table.start_player == "Anna Maria"
    assert digest(rajas(str(game)).state) == digest(game.state)


def test_R37_the_fresh_upgrade_of_fame_5_is_written_down() -> None:
    game = rajas("Asha: fame 6, temple 3, fresh temple | Bram: boat 3")
    assert "fresh temple" in str(game)
    assert digest(rajas(str(game)).state) == digest(game.state)


def test_the_one_who_set_off_the_end_has_met_first() -> None:
    game = rajas("Asha: fame 50, money 30 | Bram: boat 3 | ending Asha | asks Bram")
    assert (game["Asha"].crossed, game["Bram"].crossed) == (1, 0)


def test_a_stack_that_is_being_turned_up_or_was_empty() -> None:
    """`offer` and `turning` may name a stack that shows nothing yet."""
    game = rajas("Asha: | Bram: | turning orange cow, orange cow | open Reveal -1 7")
    assert game.question == "reveal"
    assert len(game.legal) == 6


# -- what the words mean (docs/rajas/text.md)


def test_what_is_left_out_is_as_at_the_start() -> None:
    game = rajas("Asha: | Bram:")
    for player in (game["Asha"], game["Bram"]):
        assert (player.money, player.fame, player.karma, player.boat) == (3, 0, 1, 0)
        assert (player.workers, player.unplaced, player.dice, player.tiles) == (3, 3, [], {})
        assert set(player.levels.values()) == {2}
    assert (game.table.round, game.table.start_player, game.to_move, game.question) == (1, "Asha", "Asha", "turn")
    assert set(game.table.supply.values()) == {12}
    assert game.table.offer["orange cow"] == "orange 6 straight temple silk1"


def test_items_of_a_player() -> None:
    game = rajas(
        "Asha: money 9, fame 4, karma 2, boat 11, reached 13, dice blue 6 5 2 orange 4, temple 3, fort 4, unplaced 1"
        ", tile orange 7 fork tea2 spices1 at 2,3 turned E | Bram: fame 16, reached 21, boat 18"
    )
    assert (game["Asha"].money, game["Asha"].fame, game["Asha"].karma, game["Asha"].boat) == (9, 4, 2, 11)
    assert game["Asha"].next_money_bonus == 33
    assert game["Asha"].dice == ["blue 2", "blue 5", "blue 6", "orange 4"]
    assert game["Asha"].levels == {"temple": 3, "palace": 2, "fort": 4, "mill": 2}
    assert game["Asha"].laid == {"2,3": ("orange 7 fork tea2 spices1", "E")}
    assert (game["Asha"].workers, game["Asha"].unplaced) == (3, 1)
    assert (game["Bram"].workers, game["Bram"].unplaced) == (5, 5)


def test_clauses_of_the_table() -> None:
    game = rajas(
        "Asha: crossed 1 | Bram: | Chitra: | options ganga | round 4 | start Bram | asks Chitra | ending Bram"
        " | board quarry Asha Bram, dancer Asha | river 7 sail3, 12 kind3 | white any1 money3 | empty orange cow"
        " | last blue 4 straight silk2 | offer purple 9 straight temple palace"
    )
    assert (game.table.round, game.table.start_player, game.to_move) == (4, "Bram", "Chitra")
    assert game.table.spaces("quarry")[:3] == [-2, 0, 1]
    assert game.table.board == {"quarry": ["Asha", "Bram"], "dancer": ["Asha"]}
    assert (game.table.river[7], game.table.river[12]) == ("sail3", "kind3")
    assert game.table.white_pile == ["white any1", "white money3"]
    assert len(game.table.put_aside) == 6
    assert game.table.offer["orange cow"] is None
    assert game.table.left_in_stack["blue snake"] == 1
    assert game.table.offer["purple cow"] == "purple 9 straight temple palace"
    assert "pass" in game.legal  # a last turn


@pytest.mark.parametrize("options", ["options mixed", "options mixed ganga"])
def test_mixed_levels(options: str) -> None:
    game = rajas(f"Asha: advanced | Bram: boat 3 | {options}")
    assert game.options["mixed"] == ("advanced", "beginner")
    assert (game["Asha"].limit, game["Bram"].limit) == (8, 10)


def test_navaratna_tokens_and_display() -> None:
    game = rajas(
        "Asha: token yellow money5 at 2,1 N, tile orange 5 fork palace at 2,3 turned N | Bram: boat 3"
        " | options navaratna | display yellow money5, brown fame_per_worker"
    )
    assert game["Asha"].tokens == {"2,1 N": "yellow money5"}
    assert game.table.display == ["brown fame_per_worker", "yellow money5"]
    assert rajas("Asha: | Bram: | options navaratna | display none").table.display == []


# -- what is refused

THREE_TILES = ("orange 4 straight silk2", "orange 5 fork palace", "orange 9 straight palace fort")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a position has 2 to 4 players (“Asha: … | Bram: …”), not 0"),
        ("Asha:", "a position has 2 to 4 players (“Asha: … | Bram: …”), not 1"),
        ("A: | B: | C: | D: | E:", "a position has 2 to 4 players (“Asha: … | Bram: …”), not 5"),
        ("Asha: | Bram: | round 2 | round 3", "a clause is given twice"),
        ("Asha: | Bram: | hour 2", "“hour 2”: “hour” is not a clause; the clauses are options, round, start, board"),
        (
            "Asha: | Bram: | options agra",
            "“options agra”, item “agra”: expected navaratna or third_yield_tile or ganga or mixed, got “agra”",
        ),
        ("Asha: | Bram: | round 0", "“round 0”: expected a number from 1 to 999, got 0"),
        ("Asha: | Bram: | round two", "“round two”: expected a number from 1 to 999, got “two”"),
        ("Asha: | Bram: | start", "“start”: expected one item after “start”, got 0"),
        ("Asha: | Bram: | start Chitra", "“start Chitra”: expected Asha or Bram, got “Chitra”"),
        ("Asha: | Bram: | asks Chitra", "“asks Chitra”: expected Asha or Bram, got “Chitra”"),
        ("Asha: | Bram: | ending Chitra", "“ending Chitra”: expected Asha or Bram, got “Chitra”"),
        ("Asha: | Bram: | lap empty", "“lap empty”: expected placed, got “empty”"),
        ("Asha: | Bram: | board attic Asha", "item “attic Asha”: expected a space of this board and the players on it"),
        ("Asha: | Bram: | board any market Asha", "item “any market Asha”: expected a space of this board"),
        ("Asha: | Bram: | board dancer Chitra", "item “dancer Chitra”: expected Asha or Bram, got “Chitra”"),
        ("Asha: | Bram: | board dancer Asha Bram", "item “dancer Asha Bram”: there is no free space left for Bram"),
        ("Asha: | Bram: | rolling blue 13", "item “blue 13”: expected a number from 1 to 12, got 13"),
        ("Asha: | Bram: | rolling red 1", "item “red 1”: expected blue or green or orange or purple, got “red”"),
        ("Asha: | Bram: | river 25 sail3", "item “25 sail3”: expected a number from 1 to 24, got 25"),
        ("Asha: | Bram: | river 7 sail9", "item “7 sail9”: 'sail9' is not a river tile; they are any_per_karma"),
        ("Asha: | Bram: | offer red 4", "item “red 4”: there is no tile “red 4” in this edition"),
        (
            "Asha: tile orange 4 straight silk2 at 2,3 turned N | Bram: | offer orange 4 straight silk2",
            "item “orange 4 straight silk2”: this tile already lies in a province",
        ),
        ("Asha: | Bram: | empty red cow", "item “red cow”: expected all or blue snake"),
        ("Asha: | Bram: | turning red cow", "item “red cow”: expected blue snake"),
        ("Asha: | Bram: | white any9", "item “white any9”: there is no such yield tile; they are white any1"),
        ("Asha: | Bram: | aside any9", "item “white any9”: there is no such yield tile; they are white any1"),
        ("Asha: | Bram: | display red any9", "item “red any9”: there is no such yield tile; they are white any1"),
        ("Asha: gold 9 | Bram:", "“Asha: gold 9”, item “gold 9”: is not an item of a player (see docs/rajas/text.md)"),
        ("Asha: money | Bram:", "“Asha: money”, item “money”: expected a word and a number"),
        ("Asha: money x | Bram:", "item “money x”: expected a number from 0 to 999, got “x”"),
        ("Asha: boat 26 | Bram:", "item “boat 26”: expected a number from 0 to 25, got 26"),
        ("Asha: karma 4 | Bram:", "item “karma 4”: expected a number from 0 to 3, got 4"),
        ("Asha: temple 5 | Bram:", "item “temple 5”: expected a number from 2 to 4, got 5"),
        ("Asha: crossed 10 | Bram:", "item “crossed 10”: expected a number from 0 to 9, got 10"),
        ("Asha: workers 7 | Bram:", "item “workers 7”: expected a number from 0 to 6, got 7"),
        ("Asha: unplaced 7 | Bram:", "item “unplaced 7”: expected a number from 0 to 6, got 7"),
        ("Asha: fresh silk | Bram:", "item “fresh silk”: expected temple or palace or fort or mill, got “silk”"),
        ("Asha: dice 5 | Bram:", "item “dice 5”: expected a colour before “5”"),
        ("Asha: dice blue 7 | Bram:", "item “dice blue 7”: expected a number from 1 to 6, got 7"),
        (
            f"Asha: dice blue {'1 ' * 10}| Bram: dice blue 1 1 1",
            "there are 13 blue dice, but the game has 12",
        ),
        ("Asha: tile orange 4 | Bram:", "item “tile orange 4”: expected “tile NAME at ROW,COLUMN turned SIDE”"),
        (
            "Asha: tile red 4 at 2,3 turned N | Bram:",
            "item “tile red 4 at 2,3 turned N”: there is no tile “red 4” in this edition",
        ),
        (
            "Asha: tile orange 4 straight silk2 at two turned N | Bram:",
            "'two' is not a square: it must read ROW,COLUMN",
        ),
        ("Asha: tile orange 4 straight silk2 at 5,1 turned N | Bram:", "there is no square 5,1"),
        ("Asha: tile orange 4 straight silk2 at 1,3 turned N | Bram:", "square 1,3 cannot be built on"),
        (
            "Asha: tile orange 4 straight silk2 at 2,3 turned N, tile orange 4 straight silk2 at 3,3 turned N | Bram:",
            "item “tile orange 4 straight silk2 at 3,3 turned N”: this tile already lies somewhere else",
        ),
        (
            "Asha: " + ", ".join(f"tile {name} at 2,3 turned N" for name in THREE_TILES) + " | Bram:",
            "two tiles already lie on 2,3",
        ),
        (
            "Asha: token yellow money9 at 2,1 N | Bram: | options navaratna",
            "item “yellow money9”: there is no such yield tile; they are white any1",
        ),
        (
            "Asha: token yellow money5 | Bram: | options navaratna",
            "item “token yellow money5”: expected a place such as",
        ),
        ("Asha: token yellow money5 at 9,9 N | Bram: | options navaratna", "expected a place such as 1,2 N, 1,4 N"),
        ("Asha: token yellow money5 at 1,4 N | Bram: | options navaratna", "1,4 N is a brown place"),
        (
            "Asha: token yellow blue2 at 2,1 N, token yellow money5 at 2,1 N | Bram: | options navaratna",
            "item “token yellow money5 at 2,1 N”: a yield tile already lies on 2,1 N",
        ),
        (
            "Asha: token yellow blue2 at 2,1 N | Bram: token yellow blue2 at 2,1 N | options navaratna",
            "“Bram: token yellow blue2 at 2,1 N”, item “token yellow blue2 at 2,1 N”: every such yield tile already",
        ),
        ("Asha: spent 9,9 N | Bram:", "item “spent 9,9 N”: expected 1,2 N or 1,4 N"),
        ("Asha: connected 9,9 N | Bram:", "item “connected 9,9 N”: expected 1,2 N or 1,4 N"),
        ("Asha: taken | Bram:", "item “taken”: expected money or fame, got “”"),
        ("Asha: taken silk 1 | Bram:", "item “taken silk 1”: expected money or fame, got “silk”"),
        ("Asha: taken money 10 | Bram:", "item “taken money 10”: expected a number from 0 to 9, got 10"),
        ("Asha: | Bram: | open Nonsense 0", "item “Nonsense 0”: 'Nonsense' is not a kind of frame"),
        ("Asha: | Bram: | open PlaceWorker", "item “PlaceWorker”: expected a seat below 2 (-1: nobody's)"),
        ("Asha: | Bram: | open PlaceWorker 2 0", "item “PlaceWorker 2 0”: expected a seat below 2"),
        (
            "Asha: | Bram: | open PlaceWorker 0 0 0",
            "item “PlaceWorker 0 0 0”: PlaceWorker has another number of fields",
        ),
        ("Asha: | Bram: | open Roll x", "item “Roll x”: expected a number from -1 to"),
    ],
)
def test_what_is_no_position_is_refused_with_clause_and_item(text: str, message: str) -> None:
    with pytest.raises(PositionError) as refused:
        rajas(text)
    assert message in str(refused.value)
    if ", item “" in str(refused.value):
        quoted = str(refused.value).split("”, item")[0].removeprefix("“")
        assert quoted in [str(clause) for clause in parse_clauses(text)]


def test_a_state_shows_itself_as_a_line_to_paste_back() -> None:
    game = rajas("Asha: money 9, dice blue 6 5 2 | Bram: boat 3 | asks Bram")
    assert repr(game.state) == f"<{game}>"
    assert repr(rajas(repr(game.state).strip("<>")).state) == repr(game.state)


def test_a_game_knows_its_facts_by_name() -> None:
    game = rajas("Asha: money 9 | Bram: boat 3 | asks Asha")
    money: int = game.players["Asha"].money
    assert (money, game["Asha"].money, game["Bram"].boat, game.table.round) == (9, 9, 3, 1)
    assert repr(game) == "<rajas · Asha, Bram · 0 answers · asks Asha: turn>"
