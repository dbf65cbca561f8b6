"""The drawn board: complete, within its width, and telling the truth about a position."""

import io

import pytest
from rich.console import Console

from doab.cli.drawing import Drawing, choice_list, drawing_of
from doab.core import CHANCE, Game, Source
from doab.rajas import RULES, rajas
from pebbles import RULES as PEBBLES


def drawn(game: Game, seat: int = 0, width: int = 120) -> str:
    paper = io.StringIO()
    console = Console(file=paper, width=width, color_system=None, highlight=False)
    console.print(drawing_of(game).board(game, seat, width))
    return paper.getvalue()


@pytest.mark.parametrize("width", [80, 120])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_position_of_a_random_game_fits(seats: int, width: int) -> None:
    """Nothing is wider than the screen, and nothing has to be cut (…)."""
    for seed, options in enumerate(RULES.checks.option_sets(seats)):
        game = Game.new(RULES, ["Asha", "Bram", "Chand", "Devi"][:seats], options, seed)
        source = Source(seed)
        while not game.over:
            if game.state.to_move() != CHANCE and game.version % 25 == 0:
                text = drawn(game, game.state.to_move(), width)
                assert max(len(line) for line in text.splitlines()) <= width
                assert "…" not in text, text
                choice_list(drawing_of(game).choices(game), width)
            chance = game.state.to_move() == CHANCE
            legal = game.state.legal()
            game.play(game.draw() if chance else RULES.table[legal[source.below(len(legal))]])
        assert "the game is over" in drawn(game, 0, width)


def test_tracks_show_both_markers_and_the_gap() -> None:
    text = drawn(rajas("Asha: fame 10, money 21 | Bram: fame 40, money 50"))
    asha, bram = (next(line for line in text.splitlines() if line.startswith(name)) for name in ("Asha", "Bram"))
    assert asha.count("█") == 10
    assert asha.count("▒") == 11
    assert asha.count("·") == 40
    assert "fame 10 money 21 gap 40" in asha
    assert "fame 40 money 50 lead 4" in bram
    assert bram.count("▓") == 4


def test_workers_boats_dice_and_karma_are_there() -> None:
    text = drawn(
        rajas(
            "Asha: karma 2, boat 18, dice blue 6 5 orange 1 | Bram: boat 3, temple 4 "
            "| board quarry Bram Asha, dancer Bram, blue terrace Asha"
        )
    )
    assert "Quarry    1B 2A 3· 4·  Harbour 0· 1· 2·" in text
    assert "2 dancer B" in text
    assert "blue A" in text
    assert "‖18 A" in text
    assert " 3 B " in text
    assert "B5 B6 O1  (3 of 10)" in text
    assert "karma ●●○" in text
    assert "temple 4 palace 2 fort 2 mill 2" in text


def test_roads_join_on_the_drawing() -> None:
    """A fork below the residence, a straight to its left: one road from the residence to the edge of 2,2."""
    tiles = "tile orange 5 fork palace at 2,3 turned S, tile blue 4 straight silk2 at 2,2 turned E"
    lines = drawn(rajas(f"Asha: {tiles} | Bram: boat 3")).splitlines()
    residence = next(number for number, line in enumerate(lines) if "[⌂]" in line)
    column = lines[residence + 1].index("┬")
    assert lines[residence + 2][column] == "│"
    assert lines[residence + 3][column] == "┤"
    assert lines[residence + 3][column - 13 : column] == "─" * 13
    assert "4B" in lines[residence + 2]
    assert "k2" in lines[residence + 2]
    assert "5O" in lines[residence + 2]


def test_a_tile_on_another_and_a_spent_yield() -> None:
    tiles = "tile blue 4 straight silk2 at 1,2 turned E, tile orange 5 fork palace at 1,2 turned N"
    text = drawn(rajas(f"Asha: {tiles} | Bram: boat 3"))
    assert "5O² │P" in text
    north = next(line for line in text.splitlines() if "boat    upgrade" in line)
    assert "2 karma" not in north


def test_names_that_begin_alike_get_numbers() -> None:
    text = drawn(rajas("Asha: boat 3 | Anand: boat 7"))
    assert "1 Asha" in text
    assert " 3 1 " in text
    assert " 7 2 " in text


def test_a_game_without_a_drawing_is_shown_as_text() -> None:
    game = Game.new(PEBBLES, ["Asha", "Bram"], {}, 1)
    game.settle()
    assert type(drawing_of(game)) is Drawing
    assert str(game).split()[0] in drawn(game)
    plain = drawing_of(game)
    assert [choice.action.text for choice in plain.choices(game)] == game.legal
    assert plain.question(game) == "Roll the die, lay a pebble or show your hand?"
    assert plain.near(game, 0, 80) is None
    assert plain.score(game, 0).startswith("score ")
