"""Replay, checks, fuzz, perft, bench, games and the version."""

import importlib
import json
import re
from importlib.resources import files
from pathlib import Path

import pytest

from doab.bots import base
from doab.core import Game
from doab.core.kit.fuzz import FuzzFailure
from tests.cli.conftest import Run

EDITION = Path(str(files("doab.rajas") / "editions" / "reconstructed.toml"))


def test_version_says_how_it_runs(run: Run) -> None:
    assert re.fullmatch(r"doab \d+\.\d+\.\d+ \((interpreted|compiled)\)\n", run("--version").stdout)


def test_games_lists_games_options_and_bots(run: Run) -> None:
    told = run("games").stdout
    assert "rajas · Rajas of the Ganges · 2–4 players" in told
    for word in ("--option navaratna", "--option ganga", "--option mixed=advanced/beginner", "random", "greedy"):
        assert word in told


def test_a_broken_bot_of_some_package_stops_no_command(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    info = tmp_path / "odd_bots-1.0.dist-info"
    info.mkdir()
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: odd_bots\nVersion: 1.0\n", encoding="utf-8")
    (info / "entry_points.txt").write_text("[doab.bots]\nmissing = no_such_module:KIND\n", encoding="utf-8")
    monkeypatch.setattr(base, "_broken", {})
    monkeypatch.syspath_prepend(str(tmp_path))
    importlib.invalidate_caches()
    told = "the bot “missing” (no_such_module:KIND) cannot be loaded: "
    told += "ModuleNotFoundError: No module named 'no_such_module'"
    listed = run("games")
    assert (listed.exit_code, "missing" in listed.stdout, "greedy" in listed.stdout) == (0, False, True)
    match = ("arena", "rajas", "random", "--games", "1", "--workers", "0", "--plots", "none")
    assert run(*match, "--folder", "mine").exit_code == 0
    assert run("play", "--bots", "random", "--seed", "3", "--save", "g.doab", typed="q\n").exit_code == 0
    assert [record.getMessage() for record in caplog.records if record.name == "doab.bots.base"] == [told]
    for words in (("play", "--bots", "missing"), ("arena", "rajas", "missing", "random")):
        result = run(*words)
        assert (result.exit_code, result.stderr) == (2, f"error: {told}\n")


@pytest.mark.parametrize("words", [(), ("play",), ("replay",), ("record", "check"), ("edition", "check"), ("fuzz",)])
def test_help_explains_with_examples(run: Run, words: tuple[str, ...]) -> None:
    result = run(*words, "--help")
    assert result.exit_code == 0
    assert "doab" in result.stdout
    assert "Example" in result.stdout or not words


# ---------------------------------------------------------------- replay


def test_replay_all_ends_with_the_result(run: Run, finished: Path) -> None:
    result = run("replay", str(finished), "--all")
    assert result.exit_code == 0
    last = Game.from_record(finished.read_text("utf-8"))
    assert f"{last.version}/{last.version}  " in result.stdout
    assert "The game is over" in result.stdout


def test_replay_at_shows_that_position(run: Run, finished: Path) -> None:
    result = run("replay", str(finished), "--at", "40")
    moves = Game.from_record(finished.read_text("utf-8")).record().moves
    assert f"  {moves[39].owner}  {moves[39].text}" in result.stdout
    assert result.stdout.count("Rajas of the Ganges") == 1


def test_replay_of_a_game_that_began_at_a_position(run: Run, tmp_path: Path) -> None:
    game = Game.at("rajas", "Asha: workers 3, dice blue 3 | Bram: workers 3")
    game.play(game.legal[0])
    (tmp_path / "fork.doab").write_text(str(game.record()), "utf-8")
    result = run("replay", str(tmp_path / "fork.doab"), "--at", "1")
    assert result.exit_code == 0
    assert f"  Asha  {game.steps[0].action}" in result.stdout


def test_replay_past_the_end_is_refused(run: Run, finished: Path) -> None:
    result = run("replay", str(finished), "--at", "99999")
    assert result.exit_code == 2
    assert "not 99999" in result.stderr


def test_replay_steps_on_back_and_to_a_number(run: Run, finished: Path) -> None:
    result = run("replay", str(finished), typed="b\n\n\nb\n25\nn\nzzz\n99999\nq\n")
    assert result.exit_code == 0
    places = re.findall(r"^(\d+)/\d+  ", result.stdout, re.MULTILINE)
    assert places[:5] == ["0", "1", "2", "1", "25"]
    assert int(places[5]) > 25
    assert "the record is at the beginning" in result.stdout
    assert "the record is at the end" in result.stdout
    assert "Enter, b, n, a number or q" in result.stdout


# ---------------------------------------------------------------- checks


def test_record_check_tells_ok_and_where_it_fails(run: Run, finished: Path) -> None:
    lines = finished.read_text("utf-8").splitlines()
    Path("cut.doab").write_text("\n".join(lines[:50]) + "\n", encoding="utf-8")
    lines[19] = "17    Asha    dance"
    Path("broken.doab").write_text("\n".join(lines) + "\n", encoding="utf-8")
    Path("bytes.doab").write_bytes(b"\xff")
    result = run("record", "check", str(finished), "cut.doab", "broken.doab", "missing.doab", "bytes.doab")
    assert result.exit_code == 1
    assert f"{finished}: ok (" in result.stdout
    assert "cut.doab: ok (" in result.stdout
    assert "still open: waiting for" in result.stdout
    assert "broken.doab: failed: line 20: " in result.stdout
    assert "missing.doab: failed: No such file or directory" in result.stdout
    assert "bytes.doab: failed: is not UTF-8 text" in result.stdout


def test_record_check_with_all_in_order(run: Run, finished: Path) -> None:
    assert run("record", "check", str(finished)).exit_code == 0


def test_edition_check(run: Run) -> None:
    result = run("edition", "check", str(EDITION))
    assert result.exit_code == 0
    assert "ok (Rajas of the Ganges, edition reconstructed" in result.stdout


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("bridge_after = 17", "", "[river] bridge_after: is missing"),
        (
            '"any2", "karma2", "money3"',
            '"any2", "karma2", "honey3"',
            "[river] spaces, row 3: 'honey3' is not an income code",
        ),
        ('game = "rajas"', 'game = "chess"', "there is no game “chess”"),
        ('game = "rajas"', "", "game: is missing"),
        ("[river]", "[river", "is not valid TOML"),
    ],
)
def test_edition_check_names_the_row(run: Run, old: str, new: str, told: str) -> None:
    Path("mine.toml").write_text(EDITION.read_text("utf-8").replace(old, new, 1), encoding="utf-8")
    result = run("edition", "check", "mine.toml")
    assert result.exit_code == 1
    assert f"mine.toml: failed: {told}" in result.stdout


def test_edition_check_names_the_line(run: Run) -> None:
    Path("mine.toml").write_text('game = "agra"\n\n[price_tokens]\nfaces = 3\n', encoding="utf-8")
    result = run("edition", "check", "mine.toml")
    assert result.exit_code == 1
    assert "mine.toml: failed: [price_tokens] faces: must be a list, not 3 (line 4)" in result.stdout


def test_an_edition_file_may_hold_only_what_differs(run: Run) -> None:
    Path("mine.toml").write_text('game = "rajas"\nedition = "short"\n[limits]\nrounds = 2\n', encoding="utf-8")
    result = run("edition", "check", "mine.toml")
    assert result.exit_code == 0
    assert "ok (Rajas of the Ganges, edition short" in result.stdout
    played = run("fuzz", "rajas", "--games", "1", "--seed", "1", "--edition", "mine.toml")
    assert played.exit_code == 0, played.stdout


# ---------------------------------------------------------------- measures


def test_fuzz_reports(run: Run) -> None:
    result = run("fuzz", "--games", "2", "--players", "2", "--seed", "1")
    assert result.exit_code == 0
    assert "games without a fault" in result.stdout


def test_fuzz_writes_down_a_failure(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(*_: object, **__: object) -> None:
        raise FuzzFailure("a die too many.", "1/0", 2, {}, "doab record 1 · …\n")

    monkeypatch.setattr("doab.cli.fuzz.fuzz_games", fail)
    result = run("fuzz", "--games", "2", "--seed", "1")
    assert result.exit_code == 1
    assert "seed 1/0, 2 players: a die too many. The record is in fuzz-rajas-1-0.doab" in result.stderr
    assert Path("fuzz-rajas-1-0.doab").read_text("utf-8") == "doab record 1 · …\n"


def test_perft_counts_and_divides(run: Run) -> None:
    position = ("--position", "Asha: money 9, dice blue 6 5 2 | Bram: boat 3")
    assert run("perft", *position, "--depth", "1").stdout == "15\n"
    assert run("perft", *position, "--depth", "2").stdout == "55\n"
    divided = run("perft", *position, "--depth", "2", "--divide").stdout
    assert re.search(r"^place blue terrace +6", divided, re.MULTILINE)
    assert re.search(r"^all +55", divided, re.MULTILINE)


def test_perft_of_a_new_game(run: Run) -> None:
    assert run("perft", "--seed", "1").stdout == run("perft", "--seed", "1").stdout


def test_bench_for_people_and_for_programs(run: Run) -> None:
    words = ("bench", "--seconds", "0.01", "--players", "2", "--greedy-games", "1", "--seed", "1")
    assert "copies of a state a second" in run(*words).stdout
    speed = json.loads(run(*words, "--json").stdout)
    assert speed["game"] == "rajas"
    assert speed["players"] == 2
    for name in ("engine_moves", "api_moves", "engine_games", "copies", "random_rounds", "greedy_moves"):
        assert speed[name] > 0, name


def test_bench_of_games(run: Run) -> None:
    """Averages for every number of players and both bots; for one game, because all of them take their time."""
    result = run("bench", "rajas", "--games", "1", "--seed", "1", "--json")
    rows = json.loads(result.stdout)
    assert [(row["game"], row["players"], row["bot"]) for row in rows] == [
        ("rajas", players, bot) for players in (2, 3, 4) for bot in ("random", "greedy")
    ]
    first = rows[0]
    assert (first["rounds"], first["moves"], first["draws"], first["most"]) == (21, 401, 184, 21)
    assert 1 < first["answers"] < first["most"]
