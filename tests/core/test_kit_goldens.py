"""Golden records: written when they replay, checked, and compared when the rules change."""

from pathlib import Path

import pytest
from mypy_extensions import i64

from doab.core import Game, digest, registry
from doab.core.errors import RecordError
from doab.core.kit import check_golden, diverging, write_golden
from doab.core.options import Options
from pebbles import RULES, PebblesRules, pebbles
from pebbles.table import Pebbles


def dealt() -> Game:
    game = Game.new(RULES, ["Asha", "Bram"])
    game.play("draw 1", "draw 2", "draw 3", "draw 4")
    return game


@pytest.fixture
def golden(tmp_path: Path) -> Path:
    """Asha shows, Bram lays, Asha takes the toll."""
    game = dealt()
    game.play("show", "lay 4", "take one")
    path = tmp_path / "toll.record"
    write_golden(game, path, "P-5: the toll is paid\nin the middle of a turn")
    return path


def test_a_golden_record_says_what_it_proves_and_replays(golden: Path) -> None:
    assert golden.read_text(encoding="utf-8").splitlines()[1:3] == [
        "# P-5: the toll is paid",
        "# in the middle of a turn",
    ]
    game = check_golden(golden, RULES)
    assert (game.question, game["Asha"].points, game["Bram"].points) == ("draw", 3, 3)
    assert diverging([golden], RULES) == []
    assert diverging([golden], RULES, old=RULES) == []


def test_a_game_that_does_not_replay_is_not_written(tmp_path: Path) -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    game.play("roll")
    with pytest.raises(RecordError, match=r"^line 3: it is chance who answers “draw”, not Asha$"):
        write_golden(game, tmp_path / "x.record", "nothing")
    with pytest.raises(ValueError, match=r"^say what the golden record proves$"):
        write_golden(dealt(), tmp_path / "x.record", "  ")
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("# P-5: the toll is paid\n# in the middle of a turn\n", "", "line 2: a golden record says in a remark"),
        ("5     Asha    show", "5     Asha    lay 4", "line 8: “lay 4” is not possible now"),
        ("doab record 1", "doab record 3", "line 1: the record has format 3"),
    ],
)
def test_a_golden_record_that_is_spoilt(golden: Path, old: str, new: str, message: str) -> None:
    text = golden.read_text(encoding="utf-8")
    assert old in text
    golden.write_text(text.replace(old, new), encoding="utf-8")
    with pytest.raises(RecordError) as caught:
        check_golden(golden, RULES)
    assert str(caught.value).startswith(message)
    assert str(caught.value).endswith("(toll.record)")


def test_a_golden_record_without_closing_line_proves_nothing(golden: Path) -> None:
    lines = golden.read_text(encoding="utf-8").splitlines()[:-1]
    golden.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(RecordError, match=r"^a golden record needs a closing line, else it proves nothing"):
        check_golden(golden, RULES)


def test_a_golden_record_that_cannot_be_read(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match=r"^the record cannot be read: No such file or directory \(none.record\)$"):
        check_golden(tmp_path / "none.record", RULES)
    path = tmp_path / "bytes.record"
    path.write_bytes(b"\xff")
    with pytest.raises(RecordError, match=r"^the record is not UTF-8 text \(byte 0\) \(bytes.record\)$"):
        check_golden(path, RULES)
    assert [found.line for found in diverging([tmp_path / "none.record", path], RULES)] == [0, 0]


class Dearer(Pebbles):
    """A change of rules: what is scored with pebbles is one more."""

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.__class__ = type(self)
        return twin

    def score(self, seat: i64, points: i64, source: str) -> None:
        super().score(seat, points + (source == "pebble"), source)


class DearerRules(PebblesRules):
    version = 2

    def start(self, seats: int, options: Options) -> Pebbles:
        state = super().start(seats, options)
        state.__class__ = Dearer
        return state


class NoShowRules(PebblesRules):
    """A change of rules: hands begin shown, so `show` is not possible."""

    version = 2

    def start(self, seats: int, options: Options) -> Pebbles:
        state = super().start(seats, options)
        for seat in range(seats):
            state.shown[seat] = 1
        return state


def test_a_change_of_rules_shows_at_the_closing_line(golden: Path) -> None:
    (found,) = diverging([golden], DearerRules())
    position = digest(check_golden(golden, RULES).state)
    assert (found.line, found.text) == (11, f"open · position {position}")
    assert found.reason.startswith(f"the record ends in position {position}, the replay in ")


def test_with_the_old_rules_the_first_line_is_found(golden: Path) -> None:
    (found,) = diverging([golden], DearerRules(), old=RULES)
    assert (found.line, found.text) == (9, "6     Bram    lay 4")
    assert found.reason.startswith("leads to position ")
    assert str(found).startswith("toll.record, line 9 “6     Bram    lay 4”: leads to position ")


def test_an_answer_that_is_no_longer_legal_is_the_line_where_they_part(golden: Path) -> None:
    (found,) = diverging([golden], NoShowRules())
    assert (found.path, found.line, found.text) == (golden, 8, "5     Asha    show")
    assert found.reason.startswith("“show” is not possible now (P-4)")


def test_installed_rules_are_the_default(golden: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {"pebbles": DearerRules()})
    assert [found.line for found in diverging([golden])] == [11]
    assert [found.line for found in diverging([golden], old=RULES)] == [9]
