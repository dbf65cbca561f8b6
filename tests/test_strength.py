"""The measurement of the bots' strength: who is next, what is kept, and that the page shows what was measured."""

import argparse
import subprocess
import sys
import time
from itertools import chain
from pathlib import Path

import pytest

from doab.arena import Match, Result
from doab.arena.results import Failure, ResultsError, line_of
from doab.core import find_rules
from tests.arena.made_up import made_up, result
from tools import strength, strength_page
from tools.strength import Pairing, Track
from tools.strength_summary import Summary, ratings

__all__ = ["made_up"]

CHEAP = Pairing("pebbles", 2, ("random", "first"))
DEAR = Pairing("pebbles", 3, ("random", "first"))
EQUALS = Pairing("pebbles", 2, ("first",))


def track_of(pairing: Pairing, games: int, folder: Path) -> Track:
    return Track(pairing, games, folder, folder / "games")


def counted(pairing: Pairing, groups: list[list[Result]], folder: Path, rules: int | None = None) -> Summary:
    """The summary of these games, by the rules of today or other ones, written to its file."""
    rules = find_rules(pairing.game).version if rules is None else rules
    summary = Summary(pairing.game, pairing.players, pairing.bots, rules, "abc", "none")
    for group in groups:
        for game in group:
            game.game, game.rules = pairing.game, rules
        summary.count(group)
    summary.write(strength.path_of(pairing, folder))
    return summary


def as_today(game: Result) -> Result:
    game.edition = find_rules("pebbles").edition_digest
    return game


def group_of(number: int, *scores: int) -> list[Result]:
    """Two games of a against b; the first has the score of a, then that of b."""
    a, b, c, d = scores
    return [result(["a", "b"], [a, b], f"1/{number}"), result(["b", "a"], [d, c], f"1/{number}")]


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
    tracks = [track_of(DEAR, 6, tmp_path), track_of(CHEAP, 4, tmp_path)]
    jobs = strength.next_jobs(tracks, None)
    assert [next(jobs).setting.players for _ in range(5)] == [3, 3, 3, 2, 2]


def test_after_that_the_one_with_the_least_time_is_next(made_up: None, tmp_path: Path) -> None:
    """Three games of a minute each weigh more than many of a second."""
    dear, cheap = track_of(DEAR, 6, tmp_path), track_of(CHEAP, 6, tmp_path)
    order = []
    for job in strength.next_jobs([dear, cheap], None):
        order.append(job.setting.players)
        track = dear if job.setting.players == 3 else cheap
        played = as_today(result(list(job.bots), [1, 2, 3][: job.setting.players], job.seed))
        played.seconds = 60.0 if track is dear else 1.0
        track.add(played)
    assert order == [3, 3, 3, 2, 2, 2, 2, 2, 2, 3, 3, 3]
    assert (dear.spent, cheap.spent, dear.handed_out, cheap.handed_out) == (360.0, 6.0, 0, 0)


def test_when_time_is_up_no_game_is_begun(made_up: None, tmp_path: Path) -> None:
    assert list(strength.next_jobs([track_of(CHEAP, 4, tmp_path)], time.monotonic())) == []


# -- older games


def test_games_of_earlier_rules_are_neither_played_on_nor_refused(made_up: None, tmp_path: Path) -> None:
    old = [result(["random", "first"], [1, 2], "1/0"), result(["first", "random"], [1, 2], "1/0")]
    counted(CHEAP, [old], tmp_path, rules=0)
    track = track_of(CHEAP, 4, tmp_path)
    assert (track.older, track.waiting) == ("version 0 of the rules", [])
    assert list(strength.next_jobs([track], None)) == []


def test_a_summary_says_why_its_games_are_older(made_up: None) -> None:
    summary = Summary("pebbles", 2, ("a", "b"), 1, "abc", "none")
    assert strength.why_older(summary) is None
    summary.older = "bots that passed up victories at hand"
    assert strength.why_older(summary) == "bots that passed up victories at hand"
    summary.rules = 0
    assert strength.why_older(summary) == "version 0 of the rules and of bots that passed up victories at hand"


def test_games_of_another_edition_are_not_added_to(made_up: None, tmp_path: Path) -> None:
    counted(CHEAP, [[result(["random", "first"], [1, 2]), result(["first", "random"], [1, 2])]], tmp_path)
    with pytest.raises(ResultsError, match="of another edition"):
        track_of(CHEAP, 4, tmp_path)


def test_it_plays_without_what_only_drawing_needs() -> None:
    told = "import sys, tools.strength; print('matplotlib' in sys.modules)"
    assert (
        subprocess.run([sys.executable, "-c", told], capture_output=True, text=True, cwd=strength.ROOT).stdout
        == "False\n"
    )


# -- what is kept


def test_a_summary_says_what_the_games_say(tmp_path: Path) -> None:
    """All figures are those of the games themselves, intervals included."""
    groups = [group_of(number, number, 7, 5, number % 4) for number in range(12)]
    summary = counted(Pairing("pebbles", 2, ("a", "b")), groups, tmp_path)
    everything = [game for group in groups for game in group]
    match = Match(everything, ("a", "b"))
    [of_a, of_b] = match.tables()
    assert (summary.games, summary.groups, summary.turns, summary.answers) == (24, 12, 240, 480)
    assert (summary.share, summary.margin) == (of_a.share, of_a.margin)
    assert strength_page.of_seats(summary) == match.seats()
    assert ratings([summary]) == {row.bot: row.rating for row in match.standings}
    assert {bot: known.wins for bot, known in summary.of_bots.items()} == {"a": of_a.wins, "b": of_b.wins}
    assert summary.of_bots["a"].scores == sum(range(12)) + 12 * 5
    assert summary.of_bots["a"].places == [17, 7]
    assert summary.of_bots["b"].times.to_json() == match.times()["b"].to_json()
    assert (summary.endings, summary.decided, summary.played_by) == (
        {"goal": 24},
        {"score": 24},
        {"0.1.0, interpreted": 24},
    )


def test_parts_of_victories_at_a_table_of_three(tmp_path: Path) -> None:
    """A third and a half of a victory, and an equal rank is half a rival that was beaten."""
    bots = ("a", "b", "b")
    tables = [[bots[(seat - turn) % 3] for seat in range(3)] for turn in range(3)]
    games = [
        result(tables[0], [5, 5, 5], "1/0", ranks=[1, 1, 1]),
        result(tables[1], [5, 5, 1], "1/0", ranks=[1, 1, 3]),
        result(tables[2], [1, 2, 9], "1/0"),
    ]
    summary = counted(Pairing("pebbles", 3, ("a", "b")), [games], tmp_path)
    assert summary.of_bots["a"].wins == pytest.approx(1 / 3 + 1 / 2 + 1)
    assert summary.of_bots["b"].wins == pytest.approx(2 / 3 + 1 / 2)
    assert (summary.beaten, summary.margins) == ([1.0 + 1.5 + 2.0], [0 + 0 + 7])
    assert summary.wins == [{("a", "b"): 2.25, ("b", "a"): 0.75}]


def test_a_file_says_all_that_was_counted(tmp_path: Path) -> None:
    pairing = Pairing("pebbles", 2, ("a", "b"))
    summary = counted(pairing, [group_of(0, 1, 2, 3, 4)], tmp_path)
    path = strength.path_of(pairing, tmp_path)
    assert Summary.read(path) == summary
    assert path.read_text(encoding="utf-8").splitlines()[3] == ' "bots": ["a", "b"],'
    assert [one.name for one in tmp_path.iterdir()] == [path.name]


def test_only_the_next_group_is_counted() -> None:
    summary = Summary("pebbles", 2, ("a", "b"), 1, "abc", "none")
    failed = group_of(0, 1, 2, 3, 4)
    failed[1].failure = Failure("the game failed")
    other = group_of(0, 1, 2, 3, 4)
    other[0].rules = 2
    for wrong in (group_of(1, 1, 2, 3, 4), failed, other):
        with pytest.raises(ResultsError, match="is none of group 0"):
            summary.count(wrong)
    summary.count(group_of(0, 1, 2, 3, 4))
    assert (summary.groups, summary.games) == (1, 2)


def test_groups_are_counted_when_they_are_whole_and_none_before_them_is_missing(made_up: None, tmp_path: Path) -> None:
    track = track_of(CHEAP, 6, tmp_path)
    games = [
        as_today(result(bots, [1, 2], f"1/{number}"))
        for number in range(3)
        for bots in (["random", "first"], ["first", "random"])
    ]
    broken = as_today(result(["first", "random"], [1, 2], "1/0"))
    broken.failure = Failure("no idea", "first", 0)
    counts = []
    for game in (games[0], broken, games[2], games[3], games[4], games[1]):
        track.add(game)
        counts.append(track.summary.groups)
    assert counts == [0, 0, 0, 0, 0, 2]
    again = track_of(CHEAP, 6, tmp_path)
    assert [(job.seed, job.bots) for job in again.waiting] == [("1/2", ("first", "random"))]
    again.add(games[5])
    assert (again.summary.games, track_of(CHEAP, 6, tmp_path).waiting) == (6, [])


def test_what_stopped_before_it_was_counted_is_counted_once(made_up: None, tmp_path: Path) -> None:
    """A summary that was not written, and one that was: the games lie in build/strength either way."""
    track = track_of(CHEAP, 4, tmp_path)
    for bots in (["random", "first"], ["first", "random"]):
        track.add(as_today(result(bots, [1, 2], "1/0")))
    path = strength.path_of(CHEAP, tmp_path)
    before = path.read_bytes()
    assert track_of(CHEAP, 4, tmp_path).summary.games == 2
    path.unlink()
    assert track_of(CHEAP, 4, tmp_path).summary.games == 2
    assert path.read_bytes() == before


def test_games_of_other_rules_that_lie_about_are_not_counted(made_up: None, tmp_path: Path) -> None:
    path = strength.games_path(CHEAP, tmp_path / "games")
    path.parent.mkdir()
    old = [result(bots, [1, 2], "1/0") for bots in (["random", "first"], ["first", "random"])]
    path.write_text("".join(map(line_of, old)), encoding="utf-8")
    track = track_of(CHEAP, 2, tmp_path)
    assert (track.summary.games, len(track.waiting)) == (0, 2)


def test_the_first_games_of_equals_are_counted_together(made_up: None, tmp_path: Path) -> None:
    """What winners did differently is worked out of them."""
    track = track_of(EQUALS, 4, tmp_path)
    games = [as_today(result(["first", "first"], [number, 3], f"1/{number}")) for number in range(6)]
    for game in games[:3]:
        track.add(game)
    assert track.summary.games == 0
    for game in games[3:]:
        track.add(game)
    assert track.summary.games == 6
    assert track.summary.contrasts == Match(games[:4]).contrasts
    assert [one.figure for one in track.summary.contrasts] == ["points"]
    assert (track.summary.margins, track.summary.wins) == ([], [{}] * 6)


def test_a_measurement_goes_on_where_it_stopped(made_up: None, tmp_path: Path) -> None:
    for games in (2, 4):
        assert strength.measure([track_of(CHEAP, games, tmp_path)], None, 1) == []
    summary = Summary.read(strength.path_of(CHEAP, tmp_path))
    assert (summary.groups, summary.games, summary.of_bots["random"].seats) == (2, 4, 4)
    assert summary.of_bots["first"].times.count > 4


def test_each_machine_is_noted_down_once(tmp_path: Path) -> None:
    for workers in (1, 2, 1):
        strength.sign(workers, tmp_path)
    assert [one["workers"] for one in strength.machines(tmp_path)] == [1, 2]


def test_anew_throws_away_what_was_played(made_up: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """And only of the pairings that are named."""
    monkeypatch.setattr(strength, "pairings", lambda: [CHEAP, DEAR])
    told = argparse.Namespace(only="", anew=None, quick=3, slow=3)
    places = (tmp_path, tmp_path / "games")
    for track in strength.tracks_of(told, *places):
        for job in track.waiting:
            track.add(as_today(result(list(job.bots), [1, 2, 3][: job.setting.players], job.seed)))
    assert [len(track.waiting) for track in strength.tracks_of(told, *places)] == [0, 0]
    told.anew = "pebbles-2"
    [cheap] = strength.tracks_of(told, *places)
    assert (cheap.pairing, cheap.summary.games, len(cheap.waiting)) == (CHEAP, 0, 4)
    told.anew = None
    assert [track.summary.games for track in strength.tracks_of(told, *places)] == [0, 3]


# -- the page


def test_a_page_of_made_up_results(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    pair = Pairing("rajas", 2, ("medium", "easy"), 0.75)
    equals = Pairing("rajas", 2, ("medium",))
    never = Pairing("rajas", 4, ("medium", "greedy"), 0.60)
    older = Pairing("rajas", 2, ("best:5", "hard"), 0.75)
    monkeypatch.setattr(strength_page, "pairings", lambda: [never, pair, equals, older])
    seats = {pair: ["medium", "easy"], equals: ["medium", "medium"]}
    for pairing, bots in seats.items():
        games = [[result(bots, [9, number + 6], f"1/{number}", ending="markers met")] for number in range(4)]
        summary = counted(pairing, games, tmp_path)
        if pairing is equals:
            summary.contrasts = Match(chain(*games)).contrasts
            summary.write(strength.path_of(pairing, tmp_path))
    summary = counted(older, [[result(["best:5", "hard"], [9, 6], ending="markers met")]], tmp_path)
    summary.older = "bots that passed up victories at hand"
    summary.write(strength.path_of(older, tmp_path))
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
