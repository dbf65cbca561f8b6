"""Whatever the user gets wrong is told in one line on stderr, with status 2, and leaves no file behind."""

from pathlib import Path

import pytest

from tests.cli.conftest import Run


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("play", "chess"), "there is no game “chess”; installed are "),
        (("play", "--bots", "clever"), "there is no bot “clever”; the bots are random (answers "),
        (("play", "--players", "A,B,C,D,E"), "Rajas of the Ganges is for 2 to 4 players, not 5"),
        (("play", "--players", "A,A"), "every player needs a name of their own"),
        (("play", "--option", "fast"), "there is no option “fast”"),
        (("play", "--option", "mixed=advanced"), "needs one word for each of the 3 seats, got 1"),
        (("play", "--players", "A,B", "--option", "mixed=advanced/beginner", "--option", "navaratna"), "R-95"),
        (("play", "--resume", "nothing.doab"), "nothing.doab: No such file or directory"),
        (("play", "--resume", "nothing.doab", "--players", "A,B"), "--resume takes players and options from the file"),
        (("play", "--edition", "nothing.toml"), "nothing.toml: cannot be read"),
        (("play", "--colour"), "No such option"),
        (("pley",), "Did you mean 'play', 'replay'? “doab --help” shows what is possible."),
        (("replay", "nothing.doab"), "nothing.doab: No such file or directory"),
        (("replay", "x.doab", "--step", "--all"), "three ways to see a game"),
        (("fuzz", "--games", "many"), "--games"),
        (("fuzz", "--players", "7"), "Rajas of the Ganges is for 2 to 4 players, not 7"),
        (("perft", "--position", "Asha: money x | Bram: boat 3"), "money x"),
        (("bench", "--players", "1"), "Rajas of the Ganges is for 2 to 4 players, not 1"),
    ],
)
def test_one_line_and_status_two(run: Run, tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    result = run(*words)
    assert result.exit_code == 2
    assert told in result.stderr
    assert result.stderr.startswith("error: ")
    assert result.stderr.count("\n") == 1
    assert "Traceback" not in result.output
    assert [path for path in tmp_path.rglob("*") if path.is_file()] == []


def test_a_file_that_exists_is_not_overwritten(run: Run) -> None:
    Path("mine.doab").write_text("precious", encoding="utf-8")
    result = run("play", "--save", "mine.doab")
    assert result.exit_code == 2
    assert "mine.doab exists already: --resume mine.doab goes on with it" in result.stderr
    assert Path("mine.doab").read_text("utf-8") == "precious"


def test_a_record_that_is_no_text(run: Run) -> None:
    Path("picture.doab").write_bytes(b"\xff\xfe\x00")
    result = run("play", "--resume", "picture.doab")
    assert result.exit_code == 2
    assert "picture.doab: is not UTF-8 text (byte 0)" in result.stderr


def test_a_record_that_does_not_fit_the_rules(run: Run, finished: Path) -> None:
    lines = finished.read_text("utf-8").splitlines()
    lines[30] = lines[30].rsplit("  ", 1)[0] + "  sail to 25"
    Path("broken.doab").write_text("\n".join(lines), encoding="utf-8")
    result = run("play", "--resume", "broken.doab")
    assert result.exit_code == 2
    assert "broken.doab: line 31: " in result.stderr
