"""The drawn board of Agra: complete, within its width, and telling the truth about a position."""

import io

import pytest
from rich.console import Console

from doab.agra import RULES, agra
from doab.cli.drawing import choice_list, drawing_of
from doab.core import CHANCE, Game, Source

NAMES = ["Asha", "Bram", "Chand", "Devi"]


def drawn(game: Game, seat: int = 0, width: int = 120) -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=width, color_system=None, highlight=False)
    console.print(drawing_of(game).board(game, seat, width))
    return paper.getvalue()


def answers(game: Game) -> dict[str, str]:
    """Offered answers and what is noted beside them."""
    return {choice.action.text: choice.note for choice in drawing_of(game).choices(game)}


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_random_game_fits(seats: int, width: int) -> None:
    """Nothing is wider than the screen, nothing has to be cut (…), and every answer has its place."""
    game = Game.new(RULES, NAMES[:seats], {}, seats)
    source = Source(seats)
    while not game.over:
        if game.state.to_move() != CHANCE and game.version % 40 == 0:
            text = drawn(game, game.state.to_move(), width)
            assert max(len(line) for line in text.splitlines()) <= width
            assert "…" not in text, text
            assert width == 80 or len(text.splitlines()) <= 43
            assert len(answers(game)) == len(game.actions)
            choice_list(drawing_of(game).choices(game), width)
            assert not drawing_of(game).question(game).endswith("??")
        chance = game.state.to_move() == CHANCE
        legal = game.state.legal()
        game.play(game.draw() if chance else RULES.table[legal[source.below(len(legal))]])
    assert "the game is over" in drawn(game, 0, width)


def test_buildings_with_workers_pawns_rupees_prices_and_stores() -> None:
    text = drawn(
        agra(
            "Teal: goods cement 2 wood 1, standing cement, lying sailor | Pink: goods cement 1, standing quarry "
            "| asks Teal: action | built cement | merchant cement | builder paper | coins cement 3, quarry 1 "
            "| prices 3 statue 4"
        )
    )
    lines = [line.split("│") for line in text.splitlines() if line.count("│") == 3]
    assert [cell.strip() for cell in lines[1][:3]] == ["quarry sandstone 1", "cement 2", "brick 2 (4)"]
    assert lines[1][3].startswith("statue ‹4› (5)")
    assert [cell.strip() for cell in lines[2][:2]] == ["▲P 1₹", "▲T merchant 3₹"]
    assert lines[3][1].strip() == "T2 P1"
    assert lines[5][2].strip() == "· builder"
    assert "sailor    ▬T deliver goods" in text


def test_the_river_the_orders_and_the_bowls() -> None:
    text = drawn(
        agra(
            "Teal: akbar curry | Pink: orders artisans 1 | asks Teal: action | boat 2 | limit 4 "
            "| river cook mullah painter | delivered cook oil Teal, mullah brick Pink twice "
            "| marked artisans 3 | neutral merchants 2, akbar book"
        )
    )
    assert "[boat 2]" in text
    assert "leaves after 1 of level II (0 won)" in text
    assert "Cook art oil=T, wood" in text
    assert "Mullah sch brick=PP, oil" in text
    assert "III closed Painter art painting, oil" in text
    assert " P cement+dye" in text
    assert "►· brick+cloth" in text
    assert " ▪ oil+dye" in text
    assert "artisans 1 of 4" in text
    assert "T curry" in text
    assert "▪ book" in text


def test_the_own_farm_and_favour_actions() -> None:
    game = agra(
        "Teal: favour 3, tiles 4, farmer north 2, uncovered north 1, used tile 4 | Pink: rupees 5 | asks Teal: action"
    )
    text = drawn(game)
    assert "sandstone 2 · F · · ▒ wood 3" in text
    assert "✓favour 1 2→2 take a basic good" in text
    assert "×tile 4 3→2 sell a good for its value" in text
    assert " favour 3 4→3 raise an influence marker" in text
    assert "sandstone 2 ▒ · F · ▒ wood 2" in drawn(game, 1)


def test_rupees_of_others_are_hidden_unless_the_table_plays_openly() -> None:
    text = "Teal: rupees 17 | Pink: rupees 31 | asks Teal: action"
    assert purses(drawn(agra(text))) == ["17", "?"]
    assert purses(drawn(agra(text), 1)) == ["?", "31"]
    assert purses(drawn(agra(f"{text} | options open_rupees"))) == ["17", "31"]


def purses(text: str) -> list[str]:
    return [line.split()[1] for line in text.splitlines() if line.startswith(("Teal ", "Pink "))]


def test_answers_say_what_they_cost_and_bring() -> None:
    game = agra(
        "Teal: goods wood 2, favour 2, standing woodcutter | Pink: standing quarry, lying trader "
        "| asks Teal: action | merchant quarry | coins quarry 2 | built plank"
    )
    notes = answers(game)
    assert notes["place quarry"] == (
        "brings 2 sandstone, brings 2 favour, brings 2 rupees, sends Pink home (+1 favour)"
    )
    assert notes["place trader"] == "exchange, prices, sends Pink home"
    assert notes["place plank"] == "turns 2 wood"
    assert notes["peon woodcutter"] == "costs 2 rupees, brings 2 wood"
    assert notes["favour 1"] == "costs 2 favour: take a basic good"
    game.play("place sailor")
    notes = answers(game)
    assert notes["pay wood"] == "brings 1 delivery"
    assert notes["deliver wood to mahout"] == "brings 1 rupee; guild: merchants"
    assert drawing_of(game).question(game) == "Sailing: 1 delivery left. What do you do?"


def test_words_are_explained() -> None:
    game = agra("Teal: rupees 1 | Pink: rupees 1 | asks Teal: action")
    drawing = drawing_of(game)
    notable = drawing.explain(game, "sadr us-sudur")
    assert notable is not None
    assert notable.startswith("level III, scholars: at once: any good into a bowl")
    assert drawing.explain(game, "tile 4") == "own 3 favour, spend 2: sell a good for its value"
    assert drawing.explain(game, "A-45") == "You can lay down only workers of your own that stand on the board."
    assert drawing.explain(game, "a-45") == drawing.explain(game, "A-45")
    assert drawing.explain(game, "zz") is None
