"""The measurement of the bots' strength: who is next, what is kept, and that the page shows what was measured."""

import json
import subprocess
import sys
import time
from pathlib import Path

import pytest

from doab.arena import read_results
from doab.arena.results import Result
from tests.arena.made_up import made_up, result
from tools import strength, strength_page
from tools.strength import Diary, Pairing, Track

__all__ = ["made_up"]

CHEAP = Pairing("pebbles", 2, ("random", "first"))
DEAR = Pairing("pebbles", 3, ("random", "first"))


def test_what_is_asked_for_is_measured() -> None:
    """Both games, four and two players, every level against the one below, and equals for what a seat is worth."""
    found = {(one.game, one.players, *one.bots): one.goal for one in strength.pairings()}
    for game in ("rajas", "agra"):
        assert found[game, 4, "medium", "greedy"] == 0.60
        assert found[game, 4, "hard", "medium"] == 0.45
        assert found[game, 4, "best:5", "hard"] == 0.40
        for pair in (("medium", "easy"), ("hard", "medium"), ("best:5", "hard")):
            assert found[(game, 2, *pair)] == 0.75
        assert {found[game, 2, "medium"], found[game, 4, "medium"]} == {None}
    assert len({one.name for one in strength.pairings()}) == len(found) == 16


def test_the_page_shows_what_was_measured() -> None:
    shown = strength_page.PAGE.read_text(encoding="utf-8").partition(strength_page.BEGIN)[2]
    assert shown.partition(strength_page.END)[0] == f"\n\n{strength_page.render()}\n"


# -- who is next


def test_all_pairings_have_a_group_before_any_has_a_second(made_up: None, tmp_path: Path) -> None:
    tracks = [Track(DEAR, 6, tmp_path), Track(CHEAP, 4, tmp_path)]
    jobs = strength.next_jobs(tracks, None)
    assert [next(jobs).setting.players for _ in range(5)] == [3, 3, 3, 2, 2]


def test_after_that_the_one_with_the_least_time_is_next(made_up: None, tmp_path: Path) -> None:
    """Three games of a minute each weigh more than many of a second."""
    dear, cheap = Track(DEAR, 6, tmp_path), Track(CHEAP, 6, tmp_path)
    order = []
    for job in strength.next_jobs([dear, cheap], None):
        order.append(job.setting.players)
        track = dear if job.setting.players == 3 else cheap
        played = result(list(job.bots), [1, 2, 3][: job.setting.players], job.seed)
        played.seconds = 60.0 if track is dear else 1.0
        track.add(played)
    assert order == [3, 3, 3, 2, 2, 2, 2, 2, 2, 3, 3, 3]
    assert (dear.spent, cheap.spent, dear.handed_out, cheap.handed_out) == (360.0, 6.0, 0, 0)


def test_when_time_is_up_no_game_is_begun(made_up: None, tmp_path: Path) -> None:
    assert list(strength.next_jobs([Track(CHEAP, 4, tmp_path)], time.monotonic())) == []


# -- older games


def test_games_of_earlier_rules_are_neither_played_on_nor_refused(made_up: None, tmp_path: Path) -> None:
    played = result(["random", "first"], [1, 2], "1/0")
    played.rules = 0
    (tmp_path / f"{CHEAP.name}.jsonl").write_text(strength.kept(played), encoding="utf-8")
    track = Track(CHEAP, 4, tmp_path)
    assert (track.older, track.waiting) == ("version 0 of the rules", [])
    assert list(strength.next_jobs([track], None)) == []


def test_a_pairing_whose_bots_were_mended_is_older_until_its_file_is_gone(made_up: None, tmp_path: Path) -> None:
    [pairing] = [one for one in strength.pairings() if one.name == "rajas-2-best_5-hard"]
    played = result(["best:5", "hard"], [1, 2], "1/0")
    assert strength.why_older(pairing, [played]) == "bots that passed up victories at hand"
    played.rules = 0
    assert (
        strength.why_older(pairing, [played]) == "version 0 of the rules and of bots that passed up victories at hand"
    )
    assert strength.why_older(pairing, []) is None
    assert len(Track(pairing, 4, tmp_path).waiting) == 4
    assert set(strength.PASSED_UP) < {one.name for one in strength.pairings()}


def test_it_plays_without_what_only_drawing_needs() -> None:
    told = "import sys, tools.strength; print('matplotlib' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, cwd=strength.ROOT).stdout
        == "False\n"
    )


# -- what is kept


def test_lines_are_short_and_facts_of_equals_are_kept() -> None:
    pair = json.loads(strength.kept(result(["a", "b"], [1, 2])))
    assert {"times", "facts", "failure"} & set(pair) == set()
    assert Result.from_json(pair).ranks == [2, 1]
    assert json.loads(strength.kept(result(["a", "a"], [1, 2], "1/99")))["facts"] == [{"points": 1.0}, {"points": 2.0}]
    assert "facts" not in json.loads(strength.kept(result(["a", "a"], [1, 2], "1/100")))


def test_a_measurement_goes_on_where_it_stopped(made_up: None, tmp_path: Path) -> None:
    for games in (2, 4):
        diary = Diary(tmp_path)
        strength.measure([Track(CHEAP, games, tmp_path)], None, 1, diary)
    played = read_results(tmp_path / "pebbles-2-random-first.jsonl")
    assert sorted((one.seed, one.bots[0]) for one in played) == [
        ("1/0", "first"),
        ("1/0", "random"),
        ("1/1", "first"),
        ("1/1", "random"),
    ]
    again = Diary(tmp_path)
    assert len(again.machines) == 1
    assert set(again.times["pebbles-2-random-first"]) == {"random", "first"}
    assert again.times["pebbles-2-random-first"]["first"].count > 4


# -- the page


def test_a_page_of_made_up_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pairing("rajas", 2, ("medium", "easy"), 0.75)
    equals = Pairing("rajas", 2, ("medium",))
    never = Pairing("rajas", 4, ("medium", "greedy"), 0.60)
    older = Pairing("rajas", 2, ("best:5", "hard"), 0.75)
    monkeypatch.setattr(strength_page, "pairings", lambda: [never, pair, equals, older])
    line = strength.kept(result(["best:5", "hard"], [9, 6], "1/0", ending="markers met"))
    (tmp_path / f"{older.name}.jsonl").write_text(line, encoding="utf-8")
    for number in range(4):
        for pairing, bots in ((pair, ["medium", "easy"]), (equals, ["medium", "medium"])):
            with (tmp_path / f"{pairing.name}.jsonl").open("a", encoding="utf-8") as file:
                file.write(strength.kept(result(bots, [9, number + 6], f"1/{number}", ending="markers met")))
    page = tmp_path / "page.md"
    page.write_text(f"before\n{strength_page.BEGIN}\nold\n{strength_page.END}\nafter\n", encoding="utf-8")
    for _ in range(2):
        strength_page.write_page(page, tmp_path, tmp_path / "pictures")
    text = page.read_text(encoding="utf-8")
    assert "| 2 | `best:5` | 1 × `hard` | 1 (older) | " in text
    assert "- Older: games of bots that passed up victories at hand (rajas-2-best_5-hard)." in text
    # medium has 3.5 of 4 victories: it shares the one of nine to nine.
    share = "87.5 % (39.6 to 98.7)"
    assert f"| 2 | `medium` | 1 × `easy` | 4 | {share} | 50.0 % | 75.0 % ✓ | +1.5 (" in text
    assert "| 4 | `medium` | 3 × `greedy` | 0 | not played yet | 25.0 % | 60.0 % |  |" in text
    assert f"| 2 | 4 | {share} | " in text
    assert "| 2 | `medium`, 1 × `easy` | markers met | 4 | 100.0 % (51.0 to 100.0) |" in text
    assert "(pictures/rajas-2/ratings.svg)" in text
    assert "(pictures/rajas-2/winners.svg)" in text
    assert "rajas-4/" not in text
    assert text.startswith("before\n")
    assert text.endswith(f"{strength_page.END}\nafter\n")
