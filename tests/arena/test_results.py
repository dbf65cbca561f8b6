"""Results as JSON lines: complete, resumable, never mixed with those of another match."""

import json
from pathlib import Path

import pytest

from doab.arena import Match, ResultsFile, games_of, make_setting, play, read_results, tables_of
from doab.arena.results import Failure, Result, ResultsError, line_of
from tests.arena.made_up import result


def test_a_line_holds_all_of_a_result(tmp_path: Path) -> None:
    failed = result(["a", "b"], [])
    failed.failure = Failure("raised an error", "b", 1)
    kept = [result(["a", "b"], [3, 5]), failed]
    path = tmp_path / "games.jsonl"
    path.write_text("".join(map(line_of, kept)), encoding="utf-8")
    assert read_results(path) == kept
    assert json.loads(path.read_text(encoding="utf-8").splitlines()[0])["bots"] == ["a", "b"]


def test_a_victory_is_shared_out() -> None:
    assert result(["a", "b", "c"], [7, 7, 2]).shares == [0.5, 0.5, 0.0]
    assert result(["a", "b", "c"], [7, 7, 2], ranks=[2, 1, 3]).shares == [0.0, 1.0, 0.0]
    assert result(["a", "b", "c"], [7, 7, 2]).margins == [0, 0, -5]


def test_a_match_goes_on_where_it_stopped(made_up: None, tmp_path: Path) -> None:
    """Stopped after three games, one of them half written, and taken up again: the same games as in one go."""
    setting, tables = make_setting("pebbles", 2), tables_of(["first", "random"], 2)
    jobs = list(games_of(setting, tables, 6))
    path = tmp_path / "games.jsonl"
    begun = ResultsFile(path)
    for job in begun.missing(jobs)[:3]:
        begun.add(play(job))
    whole = path.read_text(encoding="utf-8")
    path.write_text(whole[: whole.rstrip("\n").rfind("\n") + 40], encoding="utf-8")

    again = ResultsFile(path)
    again.check(setting)
    again.mend()
    missing = again.missing(jobs)
    assert [(job.bots, job.seed) for job in missing] == [(job.bots, job.seed) for job in jobs[2:]]
    for job in missing:
        again.add(play(job))
    assert again.missing(jobs) == []
    assert [one.key for one in read_results(path)] == [(job.bots, job.seed) for job in jobs]
    assert [one.scores for one in read_results(path)] == [play(job).scores for job in jobs]
    assert len(again.missing(games_of(setting, tables, 8))) == 2


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"options": "quiet"}, "of options “quiet”, not “none”"),
        ({"rules": 2}, "of rules “2”, not “1”"),
        ({"edition": "zzz"}, "of edition “zzz”, not “"),
        ({"bots": ["a", "b", "c"]}, "of players “3”, not “2”"),
    ],
)
def test_results_of_something_else_are_refused(
    made_up: None, tmp_path: Path, change: dict[str, object], told: str
) -> None:
    setting = make_setting("pebbles", 2)
    sound = {**result(["a", "b"], [1, 2]).to_json(), "edition": setting.rules().edition_digest}
    path = tmp_path / "games.jsonl"
    path.write_text(json.dumps(sound) + "\n" + json.dumps({**sound, **change}) + "\n", encoding="utf-8")
    with pytest.raises(ResultsError, match=f"line 2: these results are {told}"):
        ResultsFile(path).check(setting)


@pytest.mark.parametrize("line", ["not JSON", "{}", "[1]", '{"game": "pebbles", "failure": {"wrong": 1}}'])
def test_what_is_no_result_is_refused_with_its_line(tmp_path: Path, line: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(f"{line}\n", encoding="utf-8")
    with pytest.raises(ResultsError, match="line 1: this is no result"):
        read_results(path)


def test_games_that_failed_count_for_nobody() -> None:
    failed = Result("pebbles", 1, "abc", "none", "1/0", ["a", "c"], "0.1.0", False, failure=Failure("died"))
    match = Match([result(["a", "b"], [1, 2]), failed])
    assert (len(match.results), len(match.failed), match.bots) == (1, 1, ["a", "b", "c"])
    assert [(row.bot, row.seats, row.wins) for row in match.standings] == [("b", 1, 1.0), ("c", 0, 0), ("a", 1, 0.0)]
