"""The benchmark's own arithmetic, and that the page shows the newest result. What is fast is never asserted."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from benchmarks import engines, environment, report
from benchmarks.measuring import Played, Title, chooser, measure, weighted
from benchmarks.peers import ours


def test_groups_of_requirements_are_peers_with_what_they_need() -> None:
    text = "# the peers\n\nfast_catan==2\nnumpy==1\n\n# why\nother==3\n"
    assert environment.groups(text) == {"fast_catan": ["fast_catan==2", "numpy==1"], "other": ["other==3"]}


def test_every_peer_has_requirements_and_a_file() -> None:
    files = {path.stem for path in Path(environment.REQUIREMENTS).parent.glob("*.py")} - {"__init__", "ours"}
    assert set(environment.peers()) == files == {"catanatron", "fastcatan", "open_spiel", "rlcard", "wingspan_rl"}


def test_a_round_counts_whole_games_and_copies() -> None:
    """The first game warms up and is not counted; with no time at all there is still one of each."""
    numbers, copied = [], []

    def play(number: int) -> Played:
        numbers.append(number)
        return Played(moves=7, draws=2)

    measured = measure(Title("Pebbles", 2, {"inside": play}, lambda: lambda: copied.append(1)), 0.0, first=100)
    inside = measured["ways"]["inside"]
    assert numbers == [100, 101]
    assert (inside["games"], inside["moves"], inside["draws"]) == (1, 7, 2)
    assert measured["copies"]["number"] >= 1
    assert len(copied) >= measured["copies"]["number"]


def test_answers_are_equally_likely_and_outcomes_weighted() -> None:
    choose, draw = chooser(1), weighted(1)
    chosen = [choose(["a", "b", "c", "d"]) for _ in range(4000)]
    assert all(900 < chosen.count(one) < 1100 for one in "abcd")
    drawn = [draw([("rare", 0.1), ("often", 0.9)]) for _ in range(4000)]
    assert 320 < drawn.count("rare") < 480


@pytest.mark.parametrize("way", ["inside", "stepping", "table"])
def test_rajas_is_played_to_its_end_in_every_way(way: str) -> None:
    rajas = ours.titles()[0]
    played = rajas.ways[way](0)
    assert (rajas.players, played == rajas.ways[way](0)) == (4, True)
    assert played.moves > played.draws > 40


def test_whoever_takes_influence_ends_a_game_of_agra_soon() -> None:
    """A random game has thousands of answers."""
    assert ours.titles()[1].ways["hurrying"](0).moves < 300


# -- tables


def turn(moves: int, seconds: float = 1.0) -> dict[str, Any]:
    rates = {"games": 10, "moves": moves, "draws": 0, "cpu": seconds, "wall": 9.0}
    copies = {"number": 2_000_000, "cpu": 1.0, "wall": 9.0}
    ways = {"inside": rates, "stepping": rates}
    title = {"game": "Catan", "players": 4, "remark": "", "ways": ways, "copies": copies}
    return {"version": "1.2", "python": "3.11", "titles": [title]}


def test_the_median_of_the_rounds_counts_by_processor_time() -> None:
    [row] = engines.medians("other", "", [turn(100), turn(900, seconds=3.0), turn(5000)])
    assert row["ways"]["inside"] == {"moves": 300.0, "draws": 0.0, "games": 10.0}
    assert (row["engine"], row["copies"], len(row["turns"])) == ("other", 2_000_000.0, 3)


@pytest.fixture
def result() -> dict[str, Any]:
    rows = [
        *engines.medians("ours", "compiled", [turn(1_500_000)]),
        *engines.medians("catanatron", "", [turn(50_000)]),
        *engines.medians("fastcatan", "", [turn(2_000_000)]),
    ]
    about = dict.fromkeys(("processor", "cores", "memory", "system", "python", "mypy", "compiler", "load"), "some")
    return {
        "taken": "2026-01-31",
        "machine": about,
        "rounds": 1,
        "seconds": 1.0,
        "engines": rows,
        "missing": {"rlcard": "there is no network"},
    }


def cells(text: str, begin: str) -> list[str]:
    line = next(line for line in text.splitlines() if line.startswith(f"| {begin}"))
    return [cell.strip() for cell in line.strip("|").split("|")]


def test_the_table_shows_goals_ratios_and_what_is_missing(result: dict[str, Any]) -> None:
    text = report.render(result)
    assert cells(text, "moves/s inside") == ["moves/s inside the engine", "1,000,000", "1,500,000 ✓"]
    assert cells(text, "catanatron, inside") == ["catanatron, inside the engine", "20 ×", "30 × ✓"]
    assert cells(text, "fastcatan, stepping") == ["fastcatan, stepping from Python", "1.0 ×", "0.75 × ·"]
    assert cells(text, "fastcatan 1.2")[-1] == "0.75 ×"
    assert "OpenSpiel" not in text
    assert "Not measured: rlcard: there is no network." in text


def test_figures_are_put_between_the_marks(result: dict[str, Any], tmp_path: Path) -> None:
    page = tmp_path / "page.md"
    page.write_text(f"before\n{report.BEGIN}\nold\n{report.END}\nafter\n", encoding="utf-8")
    report.write_page(result, page)
    report.write_page(result, page)
    text = page.read_text(encoding="utf-8")
    assert text == f"before\n{report.BEGIN}\n\n{report.render(result)}\n{report.END}\nafter\n"


def test_the_page_shows_the_newest_result() -> None:
    newest = max(report.RESULTS.glob("*cores.json"), key=lambda path: path.name)
    shown = report.PAGE.read_text(encoding="utf-8").partition(report.BEGIN)[2].partition(report.END)[0]
    assert shown == f"\n\n{report.render(json.loads(newest.read_text(encoding='utf-8')))}\n"


# -- what cannot be measured


def test_a_peer_that_fails_is_named_and_takes_no_more_turns(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    def run_apart(runner: environment.Runner, words: list[str]) -> str:
        asked.append(words[1])
        if words[1] == "broken":
            raise RuntimeError("ImportError: no such thing")
        return json.dumps(turn(100))

    monkeypatch.setattr(engines, "run_apart", run_apart)
    missing: dict[str, str] = {}
    runner = environment.Runner("python")
    rows = engines.take_turns([("broken", "", runner), ("sound", "", runner)], 2, 0.0, missing)
    assert asked == ["broken", "sound", "sound"]
    assert missing == {"broken": "ImportError: no such thing"}
    assert [row["engine"] for row in rows] == ["sound"]


def test_without_a_registry_nothing_further_is_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr(environment, "FOLDER", tmp_path)
    monkeypatch.setattr(environment, "first_that_runs", str)
    tried: list[tuple[str, ...]] = []

    def pip(*arguments: str) -> None:
        tried.append(arguments)
        raise environment.Unreachable("the registry cannot be reached")

    done: Callable[[], None] = lambda: None  # noqa: E731
    monkeypatch.setattr(environment, "make_venv", done)
    monkeypatch.setattr(environment, "pip", pip)
    ready = environment.prepare()
    assert len(tried) == 1
    assert ready["fastcatan"] == "the registry cannot be reached"
    assert all(isinstance(one, str) for one in ready.values())
