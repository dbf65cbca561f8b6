"""`doab record verify`: status 0 for true dice, 1 with the line that is not true, 2 if there is nothing to verify."""

from pathlib import Path

import pytest

from doab.core import CHANCE, Game
from doab.core.dice_remarks import Seal
from doab.core.sealed import SealedSource, commitment
from tests.cli.conftest import Run

SEED = bytes(range(100, 132))
SALTS = ("monsoon", "")


@pytest.fixture
def sealed(tmp_path: Path) -> Path:
    """The record of a whole game whose dice were sealed; draws 41 to 43 were taken back."""
    game = Game.new("rajas", ["Asha", "Bram"])
    game.source = SealedSource(SEED, SALTS)
    while game.source.drawn < 40:
        game.play(game.draw() if game.state.to_move() == CHANCE else game.legal[0])
    game.source = SealedSource(SEED, SALTS, 43)
    game.play_random(5)
    record = game.record()
    record.remarks = Seal(commitment(SEED), SALTS, SEED, (41, 42, 43)).remarks()
    path = tmp_path / "sealed.doab"
    path.write_text(str(record), encoding="utf-8")
    return path


def change(path: Path, old: str, new: str) -> None:
    text = path.read_text("utf-8")
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8")


def draws_in(path: Path) -> int:
    return sum(line[6:].startswith("chance ") for line in path.read_text("utf-8").splitlines())


def test_true_dice_are_told_in_one_line(run: Run, sealed: Path) -> None:
    result = run("record", "verify", str(sealed))
    told = f"all {draws_in(sealed)} draws are what the sealed dice gave; taken back were draws 41-43"
    assert (result.exit_code, result.stdout) == (0, f"{sealed}: ok ({told})\n")


def test_nothing_is_said_of_draws_taken_back_if_there_are_none(run: Run) -> None:
    game = Game.new("agra", ["Asha", "Bram"])
    game.source = SealedSource(SEED, SALTS)
    game.play_random(1)
    record = game.record()
    record.remarks = Seal(commitment(SEED), SALTS, SEED).remarks()
    Path("agra.doab").write_text(str(record), encoding="utf-8")
    result = run("record", "verify", "agra.doab")
    draws = draws_in(Path("agra.doab"))
    assert (result.exit_code, result.stdout) == (
        0,
        f"agra.doab: ok (all {draws} draws are what the sealed dice gave)\n",
    )


def test_the_commitment_that_was_written_down(run: Run, sealed: Path) -> None:
    assert run("record", "verify", str(sealed), "--commitment", f" {commitment(SEED).upper()} ").exit_code == 0
    other = commitment(bytes(32))
    result = run("record", "verify", str(sealed), "--commitment", other)
    told = f"{sealed}: failed: line 2: the commitment before the game was {other}, not this one\n"
    assert (result.exit_code, result.stdout) == (1, told)


def test_a_changed_die_is_named_with_its_line(run: Run, sealed: Path) -> None:
    lines = sealed.read_text("utf-8").splitlines()
    at = next(at for at, line in enumerate(lines) if " die blue " in line)
    number = sum(line[6:].startswith("chance ") for line in lines[: at + 1])
    face = int(lines[at][-1])
    said = face % 6 + 1
    change(sealed, lines[at], lines[at][:-1] + str(said))
    result = run("record", "verify", str(sealed))
    told = f"line {at + 1}: draw {number} of the sealed dice is “die blue {face}”, not “die blue {said}”"
    assert (result.exit_code, result.stdout) == (1, f"{sealed}: failed: {told}\n")


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        (
            f"dice seed {SEED.hex()}",
            f"dice seed {'0' * 64}",
            "line 4: the seed is not the one of the commitment in line 2",
        ),
        ("dice salt 0 monsoon", "dice salt 0 Monsoon", "line 6: draw 1 of the sealed dice is “reveal "),
        ("dice skipped 41-43", "dice skipped 43-41", "line 5: “dice skipped” must be ascending numbers"),
        (
            " · rajas · rules 2 · edition ",
            " · rajas · rules 2 · edition old and ",
            "line 1: the game was played with edition",
        ),
        ("1     chance", "7     chance", "line 6: expected answer number 1, got 7"),
    ],
)
def test_what_else_is_not_true(run: Run, sealed: Path, old: str, new: str, told: str) -> None:
    change(sealed, old, new)
    if "edition" in told:
        digest = sealed.read_text("utf-8").split(" · ")[3].split()[-1]
        change(sealed, digest, "0" * len(digest))
    result = run("record", "verify", str(sealed))
    assert result.exit_code == 1
    assert result.stdout.startswith(f"{sealed}: failed: {told}")
    assert result.stdout.count("\n") == 1


@pytest.mark.parametrize(
    ("kept", "told"),
    [
        ("# dice seed", "the dice can be verified only when the game is over: their seed is secret until then"),
        (
            "# dice",
            "the record says nothing of sealed dice (no line “# dice commitment …”): there is nothing to verify",
        ),
    ],
)
def test_nothing_to_verify(run: Run, sealed: Path, kept: str, told: str) -> None:
    lines = sealed.read_text("utf-8").splitlines()
    sealed.write_text("\n".join(line for line in lines if not line.startswith(kept)), encoding="utf-8")
    result = run("record", "verify", str(sealed))
    assert (result.exit_code, result.stdout, result.stderr) == (2, "", f"error: {sealed}: {told}\n")


def test_a_file_that_is_not_there_and_rules_that_are_gone(run: Run, sealed: Path) -> None:
    result = run("record", "verify", "nothing.doab")
    assert (result.exit_code, result.stderr) == (2, "error: nothing.doab: No such file or directory\n")
    change(sealed, "· rules 2 ·", "· rules 0 ·")
    result = run("record", "verify", str(sealed))
    assert result.exit_code == 2
    assert "version 0 is not there any more" in result.stderr


def test_an_edition_of_ones_own(run: Run) -> None:
    edition = Path("mine.toml")
    built_in = Path(__file__).parents[2] / "src" / "doab" / "rajas" / "editions" / "reconstructed.toml"
    edition.write_text(built_in.read_text("utf-8").replace("bridge_after = 17", "bridge_after = 16"), encoding="utf-8")
    game = Game.new("rajas", ["Asha", "Bram"], edition=edition)
    game.source = SealedSource(SEED, SALTS)
    game.play_random(2)
    record = game.record()
    record.remarks = Seal(commitment(SEED), SALTS, SEED).remarks()
    Path("mine.doab").write_text(str(record), encoding="utf-8")
    result = run("record", "verify", "mine.doab")
    assert result.exit_code == 1
    assert "give the file of that edition" in result.stdout
    assert run("record", "verify", "mine.doab", "--edition", "mine.toml").exit_code == 0


def test_help_explains_with_examples(run: Run) -> None:
    result = run("record", "verify", "--help")
    assert result.exit_code == 0
    assert "Examples:" in result.stdout
    assert "--commitment" in result.stdout
