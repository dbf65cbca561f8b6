"""`doab play agra`: sessions as they are typed, and one in a real terminal over two sittings."""

import os
import re
from pathlib import Path

import pytest

from doab.agra import RULES
from doab.cli.opponents import OPPONENTS, usual_bot
from doab.core import Game, parse_record
from tests.cli.conftest import Run
from tests.cli.test_terminal import PROMPT, Screen

ALONE = ("play", "agra", "--bots", "random", "--seed", "3", "--save", "g.doab")
TWO = ("play", "agra", "--players", "Asha,Bram", "--seed", "3", "--save", "g.doab")


def test_a_session_over_two_sittings(tmp_path: Path) -> None:
    screen = Screen(*ALONE, folder=tmp_path, lines=50)
    begin = screen.read_until(PROMPT)
    assert "You: Where does your worker go?" in begin
    assert "\x1b[" in screen.text, "a terminal gets colours"
    assert "A-25: The building has not been built yet" in screen.type("why place painting")
    assert "How much wood do you take from your farm?" in screen.type("place woodcutter")
    assert "Taken back: place woodcutter" in screen.type("u")
    assert "Saved in copy.doab" in screen.type("save copy.doab")
    screen.type("place woodcutter")
    assert "Ravi: worker to" in screen.type("produce 2")
    os.write(screen.side, b"quit\n")
    assert "Go on with: doab play --resume g.doab" in screen.read_rest()
    assert screen.status == 0

    screen = Screen("play", "--resume", "g.doab", folder=tmp_path, lines=50)
    assert "Ravi is a bot (random)." in screen.read_until(PROMPT)
    assert "point to spend" in screen.type("lay woodcutter")
    os.write(screen.side, b"\x04")
    assert "The game is saved." in screen.read_rest()
    mine = [move.text for move in parse_record((tmp_path / "g.doab").read_text("utf-8")).moves if move.owner == "You"]
    assert mine == ["place woodcutter", "produce 2", "lay woodcutter"]


@pytest.mark.parametrize("columns", [80, 120])
def test_nothing_is_wider_than_the_terminal(tmp_path: Path, columns: int) -> None:
    screen = Screen(*ALONE, folder=tmp_path, columns=columns, lines=50, NO_COLOR="1")
    shown = screen.read_until(PROMPT)
    assert max(len(line) for line in shown.splitlines()) <= columns
    assert not re.search(r"\x1b\[[0-9;]*(3[0-7]|9[0-7]|38)[;0-9]*m", screen.text), "NO_COLOR means none"
    os.write(screen.side, b"q\n")
    screen.read_rest()


def test_two_people_see_only_their_own_rupees(run: Run) -> None:
    """Whoever is asked sees a number; the other bag is a question mark."""
    out = run(*TWO, typed="woodcutter\nproduce 2\nq\n").stdout
    boards = out.split("Agra · round")[1:]
    assert len(boards) == 2
    for board in boards:
        asked = board.split()[2]
        purses = {name: re.search(rf"^{name} +(\S+)", board, re.MULTILINE) for name in ("Asha", "Bram")}
        for name, purse in purses.items():
            assert purse is not None
            assert (purse[1] == "?") is (name != asked)


def test_help_rules_and_log(run: Run) -> None:
    out = run(*ALONE, typed="rules\nrules cook\nrules A-97\nlog 3\nq\n").stdout
    assert "You serve Akbar's court" in out
    assert "cook: level I, artisans: keeps two of your standing workers" in out
    assert "A-97: A kind that you are just gaining cannot be freed." in out


def test_without_a_terminal_there_is_no_colour(run: Run) -> None:
    result = run(*ALONE, typed="q\n", columns=80)
    assert max(len(line) for line in result.stdout.splitlines() if "doab" not in line) <= 80
    assert "\x1b[" not in result.stdout


def test_board_question_and_answers_fit_fifty_lines(run: Run) -> None:
    words = ("play", "agra", "--players", "Asha,Bram,Chand,Devi", "--seed", "3", "--save", "g.doab")
    lines = run(*words, typed="q\n").stdout.splitlines()
    first = next(number for number, line in enumerate(lines) if "Agra · round" in line)
    prompt = next(number for number, line in enumerate(lines) if " > " in line)
    assert prompt - first < 50


def test_replay_shows_the_game_again(run: Run) -> None:
    game = Game.new("agra", ["Asha", "Bram"], seed=4)
    game.play_random(4)
    Path("whole.doab").write_text(str(game.record()), encoding="utf-8")
    out = run("replay", "whole.doab", "--at", "60").stdout
    assert "Agra · round" in out
    assert "60/" in out
    out = run("replay", "whole.doab", "--at", str(game.version)).stdout
    assert "the game is over" in out
    assert re.search(r"rupees \d+ · notables \d+ · guilds \d+", " ".join(out.split()))


def test_whom_one_plays_against_without_having_chosen(run: Run) -> None:
    out = run("play", "agra", "--seed", "1", "--save", "g.doab", typed="q\n").stdout
    usual = usual_bot(OPPONENTS, RULES)
    assert f"Ravi is a bot ({usual})." in out
    assert f"Mira is a bot ({usual})." in out
