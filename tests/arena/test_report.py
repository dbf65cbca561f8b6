"""The report and the plots of a small fixed set of games."""

import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest

from doab.arena import Match
from doab.arena.plots import draw_plots
from doab.arena.report import PLOTS, report
from doab.arena.results import Failure
from tests.arena.made_up import result


@pytest.fixture
def match() -> Match:
    """Three groups of two games: a wins four, b one, and one is shared. One more game failed."""
    games = [
        result(["a", "b"], [9, 4], "1/0", rounds=4),
        result(["b", "a"], [5, 8], "1/0", rounds=4),
        result(["a", "b"], [7, 6], "1/1", ending="rounds"),
        result(["b", "a"], [6, 6], "1/1", decided="shared", ending="rounds"),
        result(["a", "b"], [6, 6], "1/2", ranks=[1, 2], decided="tie-break"),
        result(["b", "a"], [9, 1], "1/2"),
    ]
    failed = result(["a", "b"], [], "1/3")
    failed.failure = Failure("answered “x | y”, which was not offered", "b", 1)
    return Match([*games, failed], ["a", "b"])


def cells(text: str, section: str, begin: str) -> list[str]:
    """The row of a section that begins like this."""
    inside = text.partition(f"## {section}\n")[2].partition("\n## ")[0]
    line = next(line for line in inside.splitlines() if line.startswith(f"| {begin}"))
    return [cell.strip() for cell in line.strip("|").split(" | ")]


def test_the_report_of_a_small_match(match: Match) -> None:
    text = report(match, "A small match", {"seats": "seats.svg"})
    assert text.startswith("# A small match\n\nPebbles, 2 players, rules 1, edition abc. 6 games in 3 groups")
    assert "**Failed, and counted for nobody: 1 game. The reasons stand below.**" in text
    assert cells(text, "Standings", "`a`")[2:5] == ["6", "4.5", "75.0 % (36.5 to 94.0)"]
    assert cells(text, "Tables", "`a`")[:3] == ["`a`", "1 × `b`", "6"]
    assert cells(text, "Tables", "`b`")[4:] == ["50.0 %", cells(text, "Standings", "`b`")[5]]
    assert cells(text, "Standings", "`a`")[5].startswith("+0.2 (")  # (5 + 3 + 1 + 0 + 0 − 8) / 6
    assert cells(text, "Seats", "1") == ["1", "75.0 % (36.5 to 94.0)"]  # three times a, once b, half of one game
    assert cells(text, "How games ended", "goal")[:2] == ["goal", "4"]
    assert cells(text, "How games ended", "rounds")[:2] == ["rounds", "2"]
    assert cells(text, "How games ended", "shared")[:2] == ["shared", "1"]
    assert cells(text, "Time for a decision", "`a`") == ["`a`", "6", "250", "250", "250", "250", "125"]
    told = "answered “x \\| y”, which was not offered"
    assert cells(text, "Games that failed", "`b`") == ["`b`", told, "1", "seed 1/3, a b"]
    assert "![Share of wins by seat, with 95 % intervals](seats.svg)" in text
    assert "ratings.svg" not in text


def test_no_games_are_told_as_none() -> None:
    assert report(Match([]), "Nothing") == "# Nothing\n\nNo game has been played.\n"


def test_what_winners_did_differently(match: Match) -> None:
    [points] = match.contrasts
    # Winners, sharers among them, had 9, 8, 7, 6, 6, 6, 9 points; the others 4, 5, 6, 6, 1.
    assert points.figure == "points"
    assert [points.winners, points.others] == pytest.approx([51 / 7, 22 / 5])
    assert points.difference.value > 1


def test_plots_are_pictures_and_the_same_every_time(match: Match, tmp_path: Path) -> None:
    drawn = draw_plots(match, tmp_path / "one")
    draw_plots(match, tmp_path / "two")
    assert drawn == {name: f"{name}.svg" for name in PLOTS}
    for file in drawn.values():
        first, second = ((tmp_path / folder / file).read_bytes() for folder in ("one", "two"))
        assert ElementTree.fromstring(first).tag == "{http://www.w3.org/2000/svg}svg"
        assert first == second


def test_a_bot_against_itself_has_no_ladder(tmp_path: Path) -> None:
    match = Match([result(["a", "a"], [3, 4], figures=[{}, {}])])
    assert set(draw_plots(match, tmp_path, "png")) == {"scores", "lengths", "seats"}
    assert (tmp_path / "seats.png").read_bytes().startswith(b"\x89PNG")
    assert draw_plots(Match([]), tmp_path) == {}
