"""Positions as text: `position_text` writes what `parse_position` reads, and what cannot be read is named (text.md)."""

from typing import Any

import pytest

from doab.agra import RULES, agra
from doab.agra.text.position_text import position_text
from doab.core import digest
from doab.core.errors import OptionError, PositionError
from tests.agra.walks import PURPOSES, TABLES, table_name, walk
from tests.nets.walks import Table


@pytest.mark.parametrize("purpose", PURPOSES)
@pytest.mark.parametrize("table", TABLES, ids=table_name)
def test_every_position_of_a_game_reads_back_as_the_same(table: Table, purpose: str) -> None:
    """From the first draw to the end. All of it in the short games, every tenth position in the others."""
    every = 1 if purpose == "influence" else 10
    for game in walk(*table, "positions", purpose):
        if game.version % every == 0 or game.over:
            text = str(game)
            twin = agra(text)
            assert digest(twin.state) == digest(game.state), text
            assert twin.names == game.names
            assert twin.options == game.options
            assert str(twin) == text


def test_a_position_can_be_pasted_back_and_played_on() -> None:
    for game in walk(4, {}, "paste", "river"):
        if game.version % 25 == 0 and not game.over:
            twin = agra(str(game))
            assert twin.legal == game.legal
            assert (twin.question, twin.to_move) == (game.question, game.to_move)


def test_the_position_of_another_edition() -> None:
    tables = {"price_tokens": {"faces": [[1, 3], [2, 3], [3, 4]]}}
    game = agra("Teal: | Pink: | prices 1 brick 3", edition=tables)
    assert game.table.prices == {"brick": 3}
    assert digest(agra(str(game), edition=tables).state) == digest(game.state)


def test_names_of_several_words() -> None:
    game = agra("Anna: | Anna Maria: rupees 5 | start Anna Maria | asks Anna: action | delivered cook oil Anna")
    assert (game.table.start_player, game.to_move, game.question) == ("Anna Maria", "Anna", "action")
    assert digest(agra(str(game)).state) == digest(game.state)
    twice: Any = agra("Anna: | Anna twice: | delivered sufi curry Anna twice, cook oil Anna twice twice")
    assert "delivered sufi curry Anna twice, cook oil Anna twice twice" in str(twice)
    assert digest(agra(str(twice)).state) == digest(twice.state)


@pytest.mark.parametrize("options", RULES.checks.option_sets(2))
def test_options_are_written_and_read(options: dict[str, object]) -> None:
    words = [
        name if value is True else f"{name}={'no' if value is False else value}" for name, value in options.items()
    ]
    game: Any = agra(" | ".join(["Teal: | Pink:", *([f"options {' '.join(words)}"] if words else [])]))
    assert RULES.settle(["Teal", "Pink"], options) == game.options
    assert agra(position_text(game.state, game.names)).options == game.options


# -- what the words mean (docs/agra/text.md)


def test_what_is_left_out_is_as_after_set_up() -> None:
    game = agra("Teal: | Pink:")
    for player in (game["Teal"], game["Pink"]):
        assert (player.rupees, player.workers, player.markers, player.favour) == (2, 10, 22, 0)
        assert (player.tracker, player.covers, player.goods, player.tiles) == (1, 8, {}, [])
        assert set(player.influence.values()) == {0}
        assert set(player.farmers.values()) == {3}
    assert (game.table.round, game.table.start_player, game.to_move, game.question) == (1, "Teal", "Teal", "action")
    assert (game.table.boat, game.table.limit, game.table.merchant, game.table.builder) == (1, 3, "quarry", "cement")
    assert (game.table.blocked, game.table.display, len(game.table.pile)) == ("deliver", [1, 2, 3], 11)
    assert game.table.marked == {"artisans": 1, "merchants": 1, "scholars": 1}
    assert len(game.table.river) == 10
    four: Any = agra("Teal: | Pink: | Gold: | Plum:")
    assert len(four.table.river) == 14


def test_items_of_a_player() -> None:
    game = agra(
        "Teal: rupees 9, favour 3, tracker 3, french 2, goods wood 4 cement 1, standing quarry sailor, lying trader"
        ", cook 1, artisans 2, merchants 3, contracts cook mullah, tiles 2 7, orders merchants 2 5, akbar curry paper"
        ", farmer north 2, uncovered north 5, used book, used tile 2 | Pink: uncovered all"
    )
    teal = game["Teal"]
    assert (teal.rupees, teal.favour, teal.tracker, teal.french, teal.cook) == (9, 3, 3, 2, 1)
    assert teal.goods == {"wood": 4, "cement": 1}
    assert (teal.standing, teal.lying, teal.workers) == (["sailor", "quarry"], ["trader"], 6)
    assert teal.influence == {"artisans": 2, "merchants": 3, "scholars": 0}
    assert (teal.contracts, teal.tiles) == (["cook", "mullah"], [2, 7])
    assert (teal.orders, teal.akbar) == ({"merchants": [2, 5]}, ["curry", "paper"])
    assert (teal.farmers["north"], teal.covers, game["Pink"].covers) == (2, 7, 0)
    assert (teal.used, teal.locked) == (["tile 2", "book"], 2)
    assert teal.markers == 22 - 3 - 2 - 5 - 2 - 2 - 2


def test_clauses_of_the_table() -> None:
    game = agra(
        "Teal: | Pink: | round 4 | start Pink | ending 5 | boat 3 | built paper | merchant paper | builder oil"
        " | coins quarry 2, woodcutter 1 | prices 1 wood 2, 3 clothes 4 | blocked process | river cook jagirdar"
        " | delivered cook oil Teal, jagirdar dye Pink twice | neutral artisans 3, akbar curry | marked scholars 4"
        " | display 4 5 6 | pile 1 2 | gone artisans+3 rupees+6 | asks Pink: orders"
    )
    assert (game.table.round, game.table.start_player, game.table.ending, game.table.boat, game.table.limit) == (
        4,
        "Pink",
        5,
        3,
        4,
    )
    assert (game.table.merchant, game.table.builder, game.table.coins) == (
        "paper",
        "oil",
        {"quarry": 2, "woodcutter": 1},
    )
    assert (game.table.prices, game.table.blocked) == ({"wood": 2, "clothes": 4}, "process")
    assert game.table.delivered["cook"] == [("oil", "Teal", 1), ("wood", None, 0)]
    assert game.table.delivered["jagirdar"] == [("dye", "Pink", 2), ("plank", None, 0)]
    assert game.table.neutral == {"artisans": [3], "akbar": ["curry"]}
    assert game.table.marked == {"artisans": 1, "merchants": 1, "scholars": 4}
    assert (game.table.display, game.table.pile) == ([4, 5, 6], [1, 2])
    assert "artisans+3" not in game.table.bonus_left
    assert len(game.table.bonus_left) == 10


@pytest.mark.parametrize(
    ("phase", "question"),
    [("", "meditation"), (": action", "action"), (": after", "after action"), (": orders", "orders"), (": end", "end")],
)
def test_where_a_turn_is_asked_from(phase: str, question: str) -> None:
    game = agra(f"Teal: standing quarry, goods statue 1 book 1, favour 2 | Pink: | asks Teal{phase}")
    assert (game.to_move, game.question) == ("Teal", question)


# -- what is refused


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "a position has 2 to 4 players (“Teal: … | Pink: …”), not 0"),
        ("Teal:", "a position has 2 to 4 players (“Teal: … | Pink: …”), not 1"),
        ("A: | B: | C: | D: | E:", "a position has 2 to 4 players (“Teal: … | Pink: …”), not 5"),
        ("Teal: | Pink: | round 2 | round 3", "a clause is given twice"),
        ("Teal: | Pink: | hour 2", "“hour 2”: “hour” is not a clause; the clauses are options, round, start"),
        ("Teal: | Pink: | round 0", "“round 0”: expected a number from 1 to 999, got 0"),
        ("Teal: | Pink: | round two", "“round two”: expected a number from 1 to 999, got “two”"),
        ("Teal: | Pink: | start", "“start”: expected one item after “start”, got 0"),
        ("Teal: | Pink: | start Gold", "“start Gold”: expected Teal or Pink, got “Gold”"),
        ("Teal: | Pink: | ending x", "“ending x”: expected a number from 0 to 999, got “x”"),
        ("Teal: | Pink: | boat 7", "“boat 7”: expected a number from 1 to 6, got 7"),
        ("Teal: | Pink: | limit 7", "“limit 7”: expected a number from 1 to 6, got 7"),
        ("Teal: | Pink: | built palace", "“built palace”: expected quarry or woodcutter"),
        ("Teal: | Pink: | merchant palace", "“merchant palace”: expected quarry or woodcutter"),
        ("Teal: | Pink: | merchant paper", "the merchant cannot stand on paper, which is not built"),
        ("Teal: | Pink: | builder palace", "“builder palace”: expected none or quarry"),
        ("Teal: | Pink: | builder oil running", "“builder oil running”: expected moving, got “running”"),
        ("Teal: | Pink: | built oil | builder oil", "the builder cannot stand on oil, which is built"),
        ("Teal: standing oil | Pink:", "no worker can be on oil: it is not built, and the builder is elsewhere"),
        ("Teal: | Pink: | coins quarry", "“coins quarry”, item “quarry”: expected a word and a number"),
        ("Teal: | Pink: | coins palace 2", "item “palace 2”: expected quarry or woodcutter"),
        ("Teal: | Pink: | prices 1 wood", "item “1 wood”: expected a token, a good and the value that it shows"),
        ("Teal: | Pink: | prices 4 wood 2", "item “4 wood 2”: expected a number from 1 to 3, got 4"),
        ("Teal: | Pink: | prices 1 wood 3", "item “1 wood 3”: price token 1 shows 1 or 2, not 3"),
        ("Teal: | Pink: | prices 1 gold 2", "item “1 gold 2”: expected sandstone or wood"),
        ("Teal: | Pink: | prices 3 wood 3", "item “3 wood 3”: there is already a token on wood, or 3 is too far"),
        ("Teal: | Pink: | prices 1 oil 2, 2 oil 3", "item “2 oil 3”: there is already a token on oil"),
        ("Teal: | Pink: | blocked pray", "“blocked pray”: expected trade or deliver or process or cover, got “pray”"),
        ("Teal: | Pink: | river akbar", "“river akbar”: expected portuguese_trader or sufi"),
        ("Teal: contracts cook | Pink: | river cook", "“river cook”: a notable that has been won does not wait"),
        ("Teal: | Pink: | delivered cook", "item “cook”: expected a notable, a good and a player"),
        ("Teal: | Pink: | delivered cook oil Teal often", "expected Teal or Pink, got “Teal often”"),
        ("Teal: | Pink: | delivered cook dye Teal", "item “cook dye Teal”: cook does not want dye"),
        ("Teal: | Pink: | delivered cook oil Gold", "item “cook oil Gold”: expected Teal or Pink, got “Gold”"),
        (
            "Teal: | Pink: | delivered cook oil Teal, cook oil Pink",
            "“cook oil Pink”: cook has been won, or has already got oil",
        ),
        (
            "Teal: contracts cook | Pink: | delivered cook oil Pink",
            "“cook oil Pink”: cook has been won, or has already got oil",
        ),
        ("Teal: | Pink: | delivered cook oil Teal, cook wood Pink", "“cook wood Pink”: cook has got everything, so"),
        ("Teal: | Pink: | neutral bankers 3", "item “bankers 3”: expected artisans or merchants or scholars or akbar"),
        ("Teal: | Pink: | neutral artisans 7", "item “artisans 7”: expected a number from 1 to 6, got 7"),
        ("Teal: | Pink: | neutral akbar wood", "item “akbar wood”: Akbar has no bowl for wood"),
        (
            "Teal: akbar oil | Pink: | neutral akbar oil",
            "item “akbar oil”: there is already a marker in the bowl of oil",
        ),
        ("Teal: orders artisans 2 | Pink: orders artisans 2", "order 2 of the artisans is already covered"),
        ("Teal: | Pink: | marked artisans 8", "item “artisans 8”: expected a number from 1 to 7, got 8"),
        ("Teal: orders artisans 2 | Pink: | marked artisans 2", "the marker of the artisans must lie on a free order"),
        ("Teal: | Pink: | marked artisans 7", "the marker of the artisans must lie on a free order, or below a full"),
        ("Teal: | Pink: | display 15", "“display 15”: expected a number from 1 to 14, got 15"),
        ("Teal: tiles 2 | Pink: | display 2 3", "“display 2 3”: a favour tile that somebody owns is not on display"),
        ("Teal: | Pink: | display 2 3 | pile 3", "“pile 3”: a favour tile in the pile is not on display and nobody's"),
        ("Teal: | Pink: | gone artisans+9", "“gone artisans+9”: expected artisans+3 or cover+2"),
        ("Teal: | Pink: | points x", "“points x”: expected a number from 0 to 999, got “x”"),
        ("Teal: | Pink: | turn naps 2", "item “naps 2”: expected laid or lay_from"),
        ("Teal: | Pink: | asks Gold", "expected Teal or Pink, got “Gold”"),
        ("Teal: | Pink: | asks Teal: siesta", "expected meditation or action or after or orders or end, got “siesta”"),
        ("Teal: gold 9 | Pink:", "“Teal: gold 9”, item “gold 9”: is not an item of a player (see docs/agra/text.md)"),
        ("Teal: rupees | Pink:", "“Teal: rupees”, item “rupees”: expected a word and a number"),
        ("Teal: rupees x | Pink:", "item “rupees x”: expected a number from 0 to 999, got “x”"),
        ("Teal: tracker 7 | Pink:", "item “tracker 7”: expected a number from 1 to 6, got 7"),
        ("Teal: cook 3 | Pink:", "item “cook 3”: expected a number from 0 to 2, got 3"),
        ("Teal: french 3 | Pink:", "item “french 3”: expected a number from 0 to 2, got 3"),
        ("Teal: artisans 10 | Pink:", "item “artisans 10”: expected a number from 0 to 9, got 10"),
        ("Teal: goods wood | Pink:", "item “goods wood”: expected goods and their numbers, such as “wood 4 cement 1”"),
        ("Teal: goods gold 2 | Pink:", "item “goods gold 2”: expected sandstone or wood"),
        ("Teal: goods wood 23 | Pink:", "item “goods wood 23”: expected a number from 0 to 22, got 23"),
        ("Teal: goods wood 12 oil 12 | Pink:", "Teal has more markers or workers than there are (22, 10)"),
        ("Teal: standing attic | Pink:", "item “standing attic”: expected architect or sailor"),
        ("Teal: standing quarry | Pink: lying quarry", "item “lying quarry”: there is already a worker on quarry"),
        ("Teal: contracts akbar | Pink:", "item “contracts akbar”: expected portuguese_trader"),
        ("Teal: contracts cook | Pink: contracts cook", "item “contracts cook”: cook has already been won"),
        ("Teal: tiles 15 | Pink:", "item “tiles 15”: expected a number from 1 to 14, got 15"),
        ("Teal: tiles 2 | Pink: tiles 2", "“Pink: tiles 2”, item “tiles 2”: somebody already owns tile 2"),
        ("Teal: orders | Pink:", "item “orders”: expected artisans or merchants or scholars, got “”"),
        ("Teal: orders artisans 7 | Pink:", "item “orders artisans 7”: expected a number from 1 to 6, got 7"),
        ("Teal: akbar wood | Pink:", "item “akbar wood”: Akbar has no bowl for wood"),
        ("Teal: farmer up 2 | Pink:", "item “farmer up 2”: expected north or east or south or west, got “up”"),
        ("Teal: farmer north 6 | Pink:", "item “farmer north 6”: expected a number from 1 to 5, got 6"),
        ("Teal: farmer north | Pink:", "item “farmer north”: is not an item of a player"),
        ("Teal: farmer north 1 | Pink:", "Teal has a farmer on the cover of north 1"),
        ("Teal: uncovered | Pink:", "item “uncovered”: expected a side and a square, such as “uncovered north 1”"),
        ("Teal: uncovered north 2 | Pink:", "item “uncovered north 2”: there is no cover on that square"),
        ("Teal: uncovered up 1 | Pink:", "item “uncovered up 1”: expected north or east or south or west, got “up”"),
        ("Teal: used hammer | Pink:", "item “used hammer”: expected favour 1 or favour 2"),
        ("Teal: raised akbar | Pink:", "item “raised akbar”: expected portuguese_trader"),
        ("Teal: | Pink: | open Nonsense 0", "item “Nonsense 0”: 'Nonsense' is not a kind of frame"),
        (
            "Teal: | Pink: | open MainAction",
            "item “MainAction”: expected a seat below 2 (-1: nobody's) after MainAction",
        ),
        ("Teal: | Pink: | open MainAction 2 0", "item “MainAction 2 0”: expected a seat below 2 (-1: nobody's)"),
        ("Teal: | Pink: | open MainAction 0", "item “MainAction 0”: MainAction has another number of fields"),
        ("Teal: | Pink: | open MainAction x", "item “MainAction x”: expected a number from -1 to"),
    ],
)
def test_what_is_no_position_is_refused_with_clause_and_item(text: str, message: str) -> None:
    with pytest.raises(PositionError) as refused:
        agra(text)
    assert message in str(refused.value)


def test_options_that_are_unknown_are_refused() -> None:
    with pytest.raises(OptionError, match="there is no option “ganga”; the options are open_rupees"):
        agra("Teal: | Pink: | options ganga")
    with pytest.raises(OptionError, match="option “influence_cap” must be phase or action or turn"):
        agra("Teal: | Pink: | options influence_cap=year")


def test_a_state_shows_itself_as_a_line_to_paste_back() -> None:
    game = agra("Asha: rupees 7, standing quarry | Bram: rupees 12 | asks Bram: action")
    assert repr(game.state) == f"<{game}>"
    assert repr(agra(repr(game.state).strip("<>")).state) == repr(game.state)
