"""What is made is what the sources say, and a number that was given is never given again."""

import importlib
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from doab.core.actions import Answer
from doab.core.questions import FrameKinds
from doab.core.state import Frame
from doab.core.things import Names
from doab.rajas.answers import ANSWERS
from doab.rajas.made.frames import number_of
from tools.made import GAMES, ROOT, Changed, blocks, firsts, main, numbered

TEA = Names("good", ("tea", "silk", "spices"))
MADE = [f"src/doab/{game}/{name}" for game in GAMES for name in ("made/numbers.py", "made/frames.py", "numbers.toml")]
MADE += [f"web/src/made/{game}.ts" for game in GAMES]


def test_all_that_is_made_is_current(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--check"]) == 0, capsys.readouterr().err


def test_numbers_are_made_also_while_the_rules_cannot_be_imported() -> None:
    """A rule may name an answer that is new: the numbers are made from the rows of the answers alone."""
    program = (
        "import sys; from tools.made import answers_of; print(len(answers_of('rajas')), 'doab.rajas' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout == f"{len(ANSWERS)} False\n"


@pytest.fixture
def copied(tmp_path: Path) -> Path:
    """The files that are made, apart from the sources."""
    for name in MADE:
        (tmp_path / name).parent.mkdir(parents=True, exist_ok=True)
        shutil.copy(ROOT / name, tmp_path / name)
    return tmp_path


@pytest.mark.parametrize(
    ("name", "old", "new"),
    [
        ("src/doab/rajas/made/numbers.py", "# pass", "# stay"),
        ("src/doab/rajas/made/frames.py", "place_worker.last", "place_worker.first"),
        ("web/src/made/agra.ts", "'sufi'", "'soofee'"),
    ],
)
def test_what_is_out_of_date_says_what_to_run(
    copied: Path, name: str, old: str, new: str, capsys: pytest.CaptureFixture[str]
) -> None:
    text = (copied / name).read_text(encoding="utf-8")
    (copied / name).write_text(text.replace(old, new), encoding="utf-8")
    assert main(["--check"], copied) == 1
    assert capsys.readouterr().err == f"{name} is out of date: run make made\n"
    assert main([], copied) == 0
    assert (copied / name).read_text(encoding="utf-8") == text


@pytest.mark.parametrize(
    ("old", "new", "what"),
    [
        ("Round = 1\nRoll = 2\n", "Round = 2\nRoll = 1\n", "ROUND has the number 1"),
        ("PASS = [34, 1]\nPAY = [35, 24]\n", "PAY = [34, 24]\nPASS = [58, 1]\n", "PASS has the number 34"),
    ],
)
def test_a_row_is_never_changed(
    copied: Path, old: str, new: str, what: str, capsys: pytest.CaptureFixture[str]
) -> None:
    rows = copied / "src/doab/rajas/numbers.toml"
    text = rows.read_text(encoding="utf-8")
    assert old in text
    rows.write_text(text.replace(old, new), encoding="utf-8")
    assert main([], copied) == 2
    assert capsys.readouterr().err.startswith(f"rajas: {what}, which never changes: numbers.toml says ")


def test_nothing_stays_written_while_the_rules_cannot_be_read(copied: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers of answers are written before the rules are imported. If that fails, the next run goes on."""

    def broken(place: str) -> FrameKinds:
        raise ImportError(place)

    numbers = copied / "src/doab/rajas/made/numbers.py"
    text = numbers.read_text(encoding="utf-8").replace("# pass", "# stay")
    numbers.write_text(text, encoding="utf-8")
    with monkeypatch.context() as broken_rules:
        broken_rules.setattr("tools.made.kinds_of", broken)
        with pytest.raises(ImportError, match=r"doab\.rajas\.rules"):
            main([], copied)
    assert numbers.read_text(encoding="utf-8") == text
    assert main([], copied) == 0
    assert "# pass" in numbers.read_text(encoding="utf-8")


def test_a_new_kind_of_frame_gets_the_next_number_and_one_that_is_gone_keeps_its_own() -> None:
    assert numbered({"Roll": 0, "Turn": 1}, ["Draw", "Roll"], {"ROLL": 0}) == {"Roll": 0, "Turn": 1, "Draw": 2}


def test_a_family_of_answers_that_grows_gets_a_new_block_at_the_end() -> None:
    rows = {"PASS": [0, 1], "SELL": [1, 2], "STAY": [3, 1]}
    answers = [Answer("PASS", "pass"), Answer("SELL", "sell {good}", TEA), Answer("BUY", "buy {good}", TEA)]
    grown = blocks(rows, answers, {"PASS": 0, "SELL": 1, "STAY": 3, "N_ACTIONS": 4})
    assert grown == {**rows, "SELL 2": [4, 3], "BUY": [7, 3]}
    assert firsts(grown) == {"PASS": 0, "SELL": 4, "STAY": 3, "BUY": 7}
    assert blocks(grown, answers, firsts(grown)) == grown


def test_no_number_is_left_out_or_given_twice() -> None:
    for rows in ({"Roll": 1}, {"Roll": 0, "Turn": 0}):
        with pytest.raises(Changed, match="from 0 on, each once"):
            numbered(rows, [], {})
    for second in (1, 3):
        with pytest.raises(Changed, match="leave out a number or give it twice: 2"):
            blocks({"SELL": [0, 2], "PASS": [second, 1]}, [], {})


def test_a_frame_that_nobody_has_numbered_says_what_to_run() -> None:
    with pytest.raises(LookupError, match="Frame has no number: run make made"):
        number_of(Frame(0))


@pytest.mark.parametrize("game", GAMES)
def test_constants_are_the_places_of_names(game: str) -> None:
    """`DYER` is where the dyer stands in the list of notables; `N_GOODS` is how many goods there are."""
    things = vars(importlib.import_module(f"doab.{game}.table.things"))
    lists = {name: found for name, found in things.items() if isinstance(found, Names)}
    numbers = {name: found for name, found in things.items() if name.isupper() and isinstance(found, int)}
    for name, number in numbers.items():
        forms = (name.lower(), name.lower().replace("_", " "), name.lower().replace("_", "-"))
        places = [names.index(word) for names in lists.values() for word in names if word in forms]
        assert number in places or not places, name
    sizes = {name: number for name, number in numbers.items() if name[2:-1] in lists and name != "N_BOWLS"}
    assert {name: len(lists[name[2:-1]]) for name in sizes} == sizes
