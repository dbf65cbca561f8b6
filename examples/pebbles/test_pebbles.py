"""Pebbles by its rules, P-1 to P-7, and as a package that joins by its entry points."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from doab.bots.base import play_with_bots
from doab.bots.chaotic import ChaoticBot
from doab.core import CHANCE, Game, Source, State
from doab.core.errors import IllegalAction, OptionError
from doab.core.kit import check_encoding, check_views, divide, fuzz
from doab.core.kit.encodings import encoded
from pebbles import RULES, TINY, pebbles
from pebbles.bot import EagerBot

HERE = Path(__file__).parent
NAMES = ["Asha", "Bram", "Chitra", "Dirk"]


# ---------------------------------------------------------------- the rules


def test_p1_a_turn_is_to_roll_to_lay_or_to_show() -> None:
    game = pebbles("Asha: hand 1 3 | Bram: hand 4")
    assert game.legal == ["roll", "lay 1", "lay 3", "show"]


def test_p2_the_die_is_scored() -> None:
    game = pebbles("Asha: hand 1 | Bram: hand 4")
    game.play("roll", "die 3")
    assert (game["Asha"].points, game.to_move) == (3, "Bram")


def test_p3_a_pebble_is_laid_for_its_value_and_a_new_one_drawn() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4 | bag 1 1 3")
    game.play("lay 2", "leave it")
    assert (game.to_move, game.legal) == ("chance", ["draw 1", "draw 3"])
    game.play("draw 3")
    assert (game["Asha"].points, game["Asha"].hand) == (2, [3])


def test_p3_nobody_draws_from_an_empty_bag() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4 | bag")
    game.play("lay 2", "leave it")
    assert (game["Asha"].hand, game.to_move) == ([], "Bram")


def test_p3_what_is_not_held_cannot_be_laid() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    with pytest.raises(IllegalAction, match="You can only lay what you hold"):
        game.play("lay 4")
    assert game.why_not("lay 4") == "P-3"


def test_p4_a_hand_is_shown_once() -> None:
    game = pebbles("Asha: hand 1 3 | Bram: hand 4, shown | asks Asha")
    game.play("show")
    assert (game["Asha"].points, game.why_not("show")) == (2, "P-4")
    assert game.view(1)["table"]["open hands"] == [[1, 3], [4]]


def test_p5_the_next_player_takes_a_point_of_a_pebble() -> None:
    game = pebbles("Asha: hand 3 | Bram: hand 4")
    game.play("lay 3")
    assert (game.question, game.to_move) == ("toll", "Bram")
    game.play("take one")
    assert (game["Asha"].points, game["Bram"].points) == (2, 1)


def test_p6_the_goal_ends_the_game_at_once() -> None:
    game = pebbles("Asha: points 10, hand 1 | Bram: points 11, hand 4")
    game.play("roll", "die 2")
    assert (game.over, game.ranking) == (True, [("Asha", 1), ("Bram", 2)])


def test_p6_the_last_round_ends_the_game() -> None:
    game = pebbles("Asha: points 4 | Bram: points 3 | asks Bram | round 5")
    game.play("roll", "die 1")
    assert (game.over, game.ranking) == (True, [("Asha", 1), ("Bram", 1)])


def test_p7_quiet_games_have_no_toll() -> None:
    game = pebbles("Asha: hand 3 | Bram: hand 4 | bag | options quiet")
    game.play("lay 3")
    assert (game.question, game["Asha"].points) == ("turn", 3)


def test_p7_weak_seats_begin_with_two_points_and_one_is_strong() -> None:
    game = Game.new(RULES, NAMES[:2], {"level": ("weak", "strong")})
    assert (game["Asha"].points, game["Bram"].points) == (2, 0)
    with pytest.raises(OptionError, match="P-7"):
        Game.new(RULES, NAMES[:2], {"level": ("weak", "weak")})


# ---------------------------------------------------------------- the nets


def test_answers_counted_by_hand() -> None:
    """Asha rolls (3 faces), lays (taken or left) or shows; then Bram rolls, lays the 4 or shows."""
    game = pebbles("Asha: hand 1 | Bram: hand 4 | bag")
    assert divide(game, 3) == {"roll": 9, "lay 1": 6, "show": 7}


def test_random_games_keep_all_that_the_kit_checks() -> None:
    report = fuzz(RULES, games=24, seed=1)
    assert (report.games, report.finished) == (24, 24)


def test_nobody_sees_a_hand_that_is_not_shown() -> None:
    game = pebbles("Asha: hand 1 2 | Bram: hand 3 4 | asks Bram")
    check_views(game, Source(1))
    assert game.view(0)["table"]["open hands"] == [[1, 2], None]


# ---------------------------------------------------------------- small enough for exact solvers


def positions(state: State) -> tuple[int, int, int]:
    """The positions from here on, one a way to get there: all, those at the end, those where chance is asked."""
    found = [1, int(state.is_over()), int(not state.is_over() and state.to_move() == CHANCE)]
    for action in state.legal():
        after = state.copy()
        after.apply(action)
        found = [one + more for one, more in zip(found, positions(after), strict=True)]
    return found[0], found[1], found[2]


def test_the_tiny_edition_has_4670_positions() -> None:
    assert positions(Game.new(TINY, NAMES[:2]).state) == (4670, 2362, 1060)


# ---------------------------------------------------------------- for networks


def test_the_row_begins_with_the_seat_that_looks() -> None:
    game = pebbles("Asha: points 3, hand 1 2 | Bram: hand 4 | Chitra: points 7, hand 2, shown | asks Bram")
    encoder = RULES.learning.encoder(3)
    row = encoded(encoder, game.state, 1)
    assert {piece.name: row[piece.start : piece.stop] for piece in encoder.layout.pieces} == {
        "points": [0, 7, 3],
        "hand sizes": [1, 1, 2],
        "shown": [0, 1, 0],
        "hands": [0, 0, 0, 1, 0, 1, 0, 0, 0, 0, 0, 0],
        "laid": [0, 0, 0, 0],
        "bag": [7],
        "round": [1],
        "question": [1, 0, 0, 0],
        "asked": [1, 0, 0],
    }


def test_the_row_tells_nothing_hidden_and_stays_in_its_bounds() -> None:
    check_encoding(pebbles("Asha: hand 1 2 | Bram: hand 3 4 | asks Bram"), Source(1))


# ---------------------------------------------------------------- the bot


def test_the_eager_bot_beats_the_random_one() -> None:
    won = 0
    for seed in range(20):
        game = Game.new(RULES, NAMES[:2], seed=seed)
        play_with_bots(game, [EagerBot(RULES, seed), ChaoticBot(RULES, seed)])
        won += game.ranking[0][1] == 1
    assert won == 20


# ---------------------------------------------------------------- the package


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder into which the package was installed, as on somebody's machine; nothing is fetched."""
    folder = tmp_path_factory.mktemp("pebbles")
    source = shutil.copytree(
        HERE, folder / "source", ignore=shutil.ignore_patterns("__pycache__", "build", "*.egg-info")
    )
    target = folder / "target"
    command = [sys.executable, "-m", "pip", "install", "--quiet", "--disable-pip-version-check", "--no-index"]
    command += ["--no-deps", "--no-build-isolation", "--target", str(target), str(source)]
    subprocess.run(command, check=True, capture_output=True, text=True)
    return target


def doab(installed: Path, *words: str, typed: str = "") -> str:
    path = os.pathsep.join([str(installed), os.environ.get("PYTHONPATH", "")])
    done = subprocess.run(
        [Path(sys.executable).with_name("doab"), *words],
        env={**os.environ, "PYTHONPATH": path, "NO_COLOR": "1", "COLUMNS": "120"},
        cwd=installed.parent,
        input=typed,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def test_installed_it_is_found_by_its_entry_points(installed: Path) -> None:
    listed = doab(installed, "games")
    assert "pebbles · Pebbles · 2–4 players" in listed
    assert "eager" in listed


def test_installed_it_is_played_fuzzed_and_measured(installed: Path) -> None:
    played = doab(
        installed, "play", "pebbles", "--bots", "eager", "--seed", "1", "--save", "p.doab", typed="roll\nquit\n"
    )
    assert "Roll the die, lay a pebble or show your hand?" in played
    assert doab(installed, "record", "check", "p.doab").startswith("p.doab: ok (7 answers")
    assert "games without a fault │ 12 " in doab(installed, "fuzz", "pebbles", "--games", "12", "--seed", "1")
    assert "Pebbles, 2 players" in doab(installed, "bench", "pebbles", "--players", "2", "--seconds", "0.01")
