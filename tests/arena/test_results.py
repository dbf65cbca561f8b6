"""Results as JSON lines: complete, resumable, never mixed with those of another match."""

import json
from pathlib import Path

import pytest

from doab.arena import Match, ResultsFile, games_of, make_setting, play, read_results, tables_of
from doab.arena.results import Failure, Result, ResultsError, line_of
from tests.arena.made_up import result


def failed(bots: list[str], seed: str, reason: str = "raised an error") -> Result:
    return Result("pebbles", 1, "abc", "none", seed, bots, "0.1.0", False, failure=Failure(reason, bots[0], 0))


def test_a_line_holds_all_of_a_result(tmp_path: Path) -> None:
    kept = [result(["a", "b"], [3, 5]), failed(["a", "b"], "1/1")]
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
        ({"bots": ["a", "b", "c"], "failure": {"reason": "died"}}, "of players “3”, not “2”"),
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


# -- games that failed are played again


def test_the_new_result_takes_the_place_of_the_failed_one(made_up: None, tmp_path: Path) -> None:
    """The lines before and after it stay as they are, even where somebody else has written them in another way."""
    jobs = list(games_of(make_setting("pebbles", 2), [("a", "a")], 3))
    before = json.dumps(result(["a", "a"], [1, 2], "1/0").to_json(), indent=None, separators=(" , ", " : ")) + "\n"
    after = line_of(result(["a", "a"], [3, 4], "1/2"))
    path = tmp_path / "games.jsonl"
    path.write_text(before + line_of(failed(["a", "a"], "1/1")) + after, encoding="utf-8")

    file = ResultsFile(path)
    assert (set(file.failed), [job.seed for job in file.missing(jobs)]) == ({(("a", "a"), "1/1")}, ["1/1"])
    worse = failed(["a", "a"], "1/1", "its process died")
    file.add(worse)
    assert path.read_text(encoding="utf-8") == before + line_of(worse) + after
    assert [job.seed for job in file.missing(jobs)] == ["1/1"]
    played = result(["a", "a"], [5, 6], "1/1")
    file.add(played)
    assert path.read_text(encoding="utf-8") == before + line_of(played) + after
    assert (file.missing(jobs), file.failed) == ([], {})
    assert [one.scores for one in file.results] == [[1, 2], [5, 6], [3, 4]]
    assert file.results == read_results(path)
    assert [one.seed for one in file.of(jobs[:2])] == ["1/0", "1/1"]
    assert [one.name for one in tmp_path.iterdir() if one.is_file()] == ["games.jsonl"]


def test_a_game_that_failed_just_now_is_played_again_as_well(tmp_path: Path) -> None:
    file = ResultsFile(tmp_path / "games.jsonl")
    file.add(failed(["a", "b"], "1/0"))
    file.add(result(["b", "a"], [1, 2], "1/0"))
    file.add(result(["a", "b"], [3, 4], "1/0"))
    assert [(one.bots, one.scores) for one in read_results(file.path)] == [(["a", "b"], [3, 4]), (["b", "a"], [1, 2])]


def test_games_that_another_match_adds_meanwhile_stay(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    ours = ResultsFile(path)
    ours.add(failed(["a", "b"], "1/0"))
    ResultsFile(path).add(result(["c", "d"], [1, 2]))
    ours.add(result(["a", "b"], [3, 4]))
    assert [one.bots for one in read_results(path)] == [["a", "b"], ["c", "d"]]


@pytest.mark.parametrize("fault", [KeyboardInterrupt, OSError])
def test_whatever_interrupts_it_the_old_file_is_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: type[BaseException]
) -> None:
    path = tmp_path / "games.jsonl"
    whole = line_of(result(["a", "b"], [1, 2], "1/0")) + line_of(failed(["a", "b"], "1/1"))
    path.write_text(whole, encoding="utf-8")
    file = ResultsFile(path)

    def interrupted(handle: int) -> None:
        raise fault

    with monkeypatch.context() as now:
        now.setattr("doab.arena.results.os.fsync", interrupted)
        with pytest.raises(fault):
            file.add(result(["a", "b"], [3, 4], "1/1"))
    assert path.read_text(encoding="utf-8") == whole
    assert list(tmp_path.iterdir()) == [path]
    file.add(result(["a", "b"], [3, 4], "1/1"))
    assert [one.scores for one in read_results(path)] == [[1, 2], [3, 4]]


# -- what is no result


@pytest.mark.parametrize(
    ("line", "told"),
    [
        (b"not JSON", "it is not JSON"),
        (b"", "the line is empty"),
        (b"\xff", "it is not UTF-8 text"),
        (b"[1]", "it is not a JSON object"),
        (b"null", "it is not a JSON object"),
        (b"{}", "it lacks “game”, “rules”, “edition”, “options”, “seed”, “bots”, “doab”, “compiled”"),
        (
            b'{"game": "pebbles", "failure": {"wrong": 1}}',
            "it lacks “rules”, “edition”, “options”, “seed”, “bots”, “doab”, “compiled”",
        ),
    ],
)
def test_what_is_no_result_is_refused_with_its_line(tmp_path: Path, line: bytes, told: str) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(line_of(result(["a", "b"], [1, 2])).encode() + line + b"\n")
    with pytest.raises(ResultsError) as refused:
        read_results(path)
    assert str(refused.value) == f"{path}, line 2: this is not the result of a game: {told}"


@pytest.mark.parametrize(
    ("change", "told"),
    [
        ({"game": 7}, "“game” is not a text"),
        ({"rules": True}, "“rules” is not a whole number"),
        ({"bots": "ab"}, "“bots” is not a list of names"),
        ({"compiled": "no"}, "“compiled” is not true or false"),
        ({"scores": [1, None]}, "“scores” is not a list of whole numbers"),
        ({"ranks": [1]}, "“ranks” has 1 entries, not one for each of the 2 bots"),
        ({"scores": []}, "“scores” has 0 entries, not one for each of the 2 bots"),
        ({"figures": [{}, {}, {}]}, "“figures” has 3 entries, not one for each of the 2 bots"),
        ({"figures": [{"points": "many"}]}, "“figures” is not a list of numbers by name"),
        ({"times": [{"count": 1}]}, "“times” is not a list of the times of decisions"),
        ({"seconds": "long"}, "“seconds” is not a number"),
        ({"failure": {"wrong": 1}}, "“failure” is not null or an object with a reason"),
    ],
)
def test_what_is_wrong_with_a_result_is_told(change: dict[str, object], told: str) -> None:
    sound = result(["a", "b"], [1, 2]).to_json()
    assert Result.from_json(sound) == Result.from_json({**sound, "later": "added"})
    with pytest.raises(ResultsError) as refused:
        Result.from_json({**sound, **change})
    assert str(refused.value) == told


def test_a_line_ends_only_where_it_ends(tmp_path: Path) -> None:
    """Unicode has more ends of lines than files have, and a line may be cut off within a letter."""
    odd = failed(["a", "b"], "1/0", "answered “\u2028\x85”, which was not offered")
    path = tmp_path / "games.jsonl"
    path.write_bytes(line_of(odd).encode() + line_of(result(["a", "b"], [1, 2])).encode() + "“".encode()[:2])
    assert [one.failure for one in read_results(path)] == [odd.failure, None]


def test_games_that_failed_count_for_nobody() -> None:
    match = Match([result(["a", "b"], [1, 2]), failed(["a", "c"], "1/0")])
    assert (len(match.results), len(match.failed), match.bots) == (1, 1, ["a", "b", "c"])
    assert [(row.bot, row.seats, row.wins) for row in match.standings] == [("b", 1, 1.0), ("c", 0, 0), ("a", 1, 0.0)]
