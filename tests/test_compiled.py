"""The compiled engines play the same games as the sources, and never those of yesterday's sources."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.compile import (
    INTERPRETED,
    PARTS,
    SOURCE,
    compiled_folder,
    engine_files,
    files_to_compile,
    link_sources,
    main,
    stamp_of,
    why_interpreted,
)

# Plays whole games and prints, for each, a fingerprint of everything that came about in it: who was asked, what was
# offered, what happened, positions and what the seats are told of them in numbers.
PLAY = """
import hashlib
from doab.core import Game, Source, digest, find_rules, state
from doab.core.kit.encodings import encoded

print("interpreted" if state.__file__.endswith(".py") else "compiled")
for name, seeds in (("rajas", 2), ("agra", 1)):
    rules = find_rules(name)
    for seats in rules.players:
        for number, options in enumerate(rules.checks.option_sets(seats)):
            for seed in range(seeds):
                game = Game.new(rules, list("ABCD")[:seats], options, f"{number}/{seed}")
                source, seen = Source(seed), hashlib.sha256()
                while not game.over:
                    legal = game.state.legal()
                    chance = game.to_move == "chance"
                    game.play(game.draw() if chance else legal[source.below(len(legal))])
                    told = [game.to_move, [int(one) for one in legal], [str(event) for event in game.events]]
                    seen.update(str(told).encode())
                    if game.version % 10 == 0:
                        looking = game.version // 10 % seats
                        observation = encoded(rules.learning.encoder(seats), game.state, looking)
                        seen.update(f"{digest(game.state)}{observation}".encode())
                print(name, seats, number, seed, game.version, game.ranking, seen.hexdigest(), digest(game.state))
"""


# Frees states deep inside of other things, where Python keeps what is freed for later.
FREE = """
from doab.core import find_rules

for name in ("rajas", "agra"):
    rules = find_rules(name)
    state = rules.start(2, rules.settle(["A", "B"], {}))
    for depth in range(200):
        nested = state.copy()
        for _ in range(depth):
            nested = (nested,)
        del nested
print("freed")
"""


def told(program: str, path: Path, **settings: str) -> list[str]:
    """What a program prints with the engines that lie in a folder."""
    done = subprocess.run(
        [sys.executable, "-c", program],
        env={**os.environ, "PYTHONPATH": str(path), **settings},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


@pytest.fixture
def folder() -> Path:
    found = compiled_folder()
    if found is None:
        pytest.skip("nothing is compiled here: 'make compile' does it, where there is a C compiler")
    return found


def test_compiled_and_interpreted_engines_play_the_same_games(folder: Path) -> None:
    """Whole games of both titles, all player counts and options."""
    compiled, interpreted = told(PLAY, folder), told(PLAY, SOURCE.parent)
    assert (compiled[0], interpreted[0]) == ("compiled", "interpreted")
    assert compiled[1:] == interpreted[1:]
    assert len(compiled) == 1 + 24 * 2 + 12


def test_states_that_are_freed_deep_inside_of_others_touch_no_memory_but_their_own(folder: Path) -> None:
    """Python's trashcan is not for objects without a header for the garbage collector: tools/compiled.h."""
    assert told(FREE, folder, PYTHONMALLOC="debug") == ["freed"]


# -- which files


def test_every_reason_to_stay_interpreted_is_needed() -> None:
    names = {path.relative_to(SOURCE).as_posix() for path in engine_files() if why_interpreted(path)}
    needed = {pattern for pattern in INTERPRETED if any(Path(name).match(pattern.removeprefix("*/")) for name in names)}
    assert needed == set(INTERPRETED)


@pytest.mark.parametrize(
    ("name", "compiled"),
    [
        ("core/state.py", True),
        ("core/kit/checks.py", True),
        ("rajas/rules/river.py", True),
        ("agra/table/edition.py", True),
        ("core/game.py", False),
        ("core/kit/__init__.py", False),
        ("core/kit/positions.py", False),
        ("rajas/said/telling.py", False),
        ("agra/game.py", False),
    ],
)
def test_what_is_compiled(name: str, compiled: bool) -> None:
    part = name.split("/")[0]
    assert (SOURCE / name in files_to_compile()[part]) is compiled
    assert (SOURCE / name) in engine_files()


# -- never yesterday's


@pytest.fixture
def source(tmp_path: Path) -> Path:
    """A small package: one compiled and one interpreted file in each part, and something else."""
    folder = tmp_path / "src" / "doab"
    for part in PARTS:
        (folder / part).mkdir(parents=True)
        (folder / part / "state.py").write_text("seats = 2\n", encoding="utf-8")
        (folder / part / "said").mkdir()
        (folder / part / "said" / "words.py").write_text("said = 'hello'\n", encoding="utf-8")
    (folder / "core" / "kit").mkdir()
    (folder / "core" / "kit" / "checks.py").write_text("all_well = True\n", encoding="utf-8")
    (folder / "rajas" / "editions").mkdir()
    (folder / "rajas" / "editions" / "small.toml").write_text("river = [1]\n", encoding="utf-8")
    (folder / "cli").mkdir()
    (folder / "cli" / "app.py").write_text("run = 1\n", encoding="utf-8")
    return folder


@pytest.mark.parametrize("name", ["agra/state.py", "core/said/words.py", "core/kit/checks.py", "rajas/new.py"])
def test_an_edit_of_the_engines_makes_what_was_compiled_old(source: Path, tmp_path: Path, name: str) -> None:
    build = tmp_path / "build"
    (build / "compiled").mkdir(parents=True)
    assert compiled_folder(source, build) is None
    (build / "compiled" / "stamp").write_text(stamp_of(source), encoding="utf-8")
    assert compiled_folder(source, build) == build / "compiled"
    (source / name).write_text("seats = 3\n", encoding="utf-8")
    assert compiled_folder(source, build) is None


def test_an_edit_elsewhere_changes_nothing(source: Path) -> None:
    before = stamp_of(source)
    (source / "cli" / "app.py").write_text("run = 2\n", encoding="utf-8")
    (source / "__pycache__").mkdir()
    assert stamp_of(source) == before
    (source / "arena").mkdir()  # it would have to be linked
    assert stamp_of(source) != before


def test_what_is_not_compiled_is_the_source_itself(source: Path, tmp_path: Path) -> None:
    tree = tmp_path / "build" / "compiled" / "doab"
    link_sources(source, tree, {path for part in files_to_compile(source).values() for path in part})
    shown = {path.relative_to(tree).as_posix() for path in tree.rglob("*")}
    assert shown == {
        *PARTS,
        *(f"{part}/said" for part in PARTS),
        "cli",
        "core/kit",
        "rajas/editions",
    }
    (source / "core" / "said" / "words.py").write_text("said = 'goodbye'\n", encoding="utf-8")
    assert (tree / "core" / "said" / "words.py").read_text(encoding="utf-8") == "said = 'goodbye'\n"
    assert (tree / "cli" / "app.py").read_text(encoding="utf-8") == "run = 1\n"
    assert (tree / "rajas" / "editions" / "small.toml").exists()


def test_without_a_compiler_there_is_nothing_compiled_and_no_error(
    source: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    build = tmp_path / "build"
    (build / "compiled").mkdir(parents=True)
    monkeypatch.setenv("CC", "no-such-compiler -pthread")
    assert main([], source, build) == 0
    assert "there is no C compiler (no-such-compiler); they run interpreted" in capsys.readouterr().out
    assert not (build / "compiled").exists()
    assert main(["--path"], source, build) == 0
    assert capsys.readouterr().out == "\n"
