"""Bad input: a named error that says what was expected and what came, and nothing has changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from doab.core import Game, digest
from doab.core.errors import (
    CannotUndo,
    GameOver,
    IllegalAction,
    OptionError,
    RecordError,
    StaleAction,
    UnknownAction,
)
from doab.core.kit import check_golden
from doab.rajas import RULES, RajasGame, rajas
from tests.rajas.golden_kinds import FOLDER

GOLDEN = FOLDER / "two-players.txt"


def asha_builds() -> RajasGame:
    return rajas("Asha: money 1, dice blue 6 2 | Bram: boat 3 | asks Asha")


def unchanged(game: RajasGame, attempt: Callable[[], object], error: type[Exception]) -> str:
    """The message of the error that an attempt raises; the game must not have changed."""
    before = (digest(game.state), game.version, game.legal, str(game.record()))
    with pytest.raises(error) as refused:
        attempt()
    assert (digest(game.state), game.version, game.legal, str(game.record())) == before
    return str(refused.value)


# -- answers


def test_an_unknown_answer_is_refused_with_what_may_have_been_meant() -> None:
    game = asha_builds()
    message = unchanged(game, lambda: game.play("place quary"), UnknownAction)
    assert message == (
        "“place quary” is not an action of this game. Did you mean “place quarry” or “place dancer” or “place yogi”?"
    )
    assert unchanged(game, lambda: game.play("xyzzy"), UnknownAction) == "“xyzzy” is not an action of this game."


@pytest.mark.parametrize("number", [-1, 250, 568, 100000])
def test_an_unknown_number_is_refused(number: int) -> None:
    game = asha_builds()
    message = unchanged(game, lambda: game.play(number), UnknownAction)
    assert message == f"there is no action with the number {number}"


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("pass", "R-07"),
        ("place raja", "R-28"),
        ("place master builder", "R-55"),
        ("place orange to purple balcony", "9"),
        ("pay blue 6", "4"),
        ("die blue 3", "4"),
        ("reveal blue 4 straight silk2", "4"),
    ],
)
def test_an_illegal_answer_is_refused_with_the_rule(answer: str, rule: str) -> None:
    game = asha_builds()
    message = unchanged(game, lambda: game.play(answer), IllegalAction)
    assert message.startswith(
        f"“{answer}” is not possible now ({rule}): {RULES.explain(rule)} Possible: place quarry, "
    )
    assert message.endswith(" more.")


def test_of_several_answers_none_is_played_if_one_is_illegal() -> None:
    """R-15: the tile is not bought when its payment is not possible."""
    game = asha_builds()
    answers = ("place quarry", "take blue cow", "lay 2,3 turned N", "pay blue 5")
    message = unchanged(game, lambda: game.play(*answers), IllegalAction)
    assert message.startswith("“pay blue 5” is not possible now (7, own dice)")
    assert game.question == "turn"


def test_chance_cannot_be_answered_by_a_wish() -> None:
    game = asha_builds()
    game.play("place orange terrace")
    message = unchanged(game, lambda: game.play("die blue 6"), IllegalAction)
    assert message == (
        "“die blue 6” is not possible now (5): The dice just gained are rolled first. "
        "Possible: die orange 1, die orange 2, die orange 3, die orange 4, die orange 5, die orange 6."
    )


def test_a_stale_answer_is_refused() -> None:
    game = asha_builds()
    game.play("place quarry", at=0)
    message = unchanged(game, lambda: game.play("take blue cow", at=0), StaleAction)
    assert message == "the answer was meant for position 0; the game is at position 1"


def test_after_the_end_nothing_is_answered() -> None:
    game: Any = check_golden(GOLDEN, RULES)
    message = unchanged(game, lambda: game.play("pass"), GameOver)
    assert message == "“pass” comes too late: the game is over"
    assert unchanged(game, lambda: game.why_not("pass"), GameOver) == "the game is over: nothing is asked"


def test_R15_a_roll_and_a_reveal_are_not_taken_back() -> None:
    game = asha_builds()
    assert unchanged(game, game.undo, CannotUndo) == "nothing has been played yet"
    game.play("place orange terrace", "die orange 5")
    assert unchanged(game, game.undo, CannotUndo) == "“die orange 5” cannot be taken back: it was chance that answered"
    assert unchanged(game, lambda: game["Dirk"], OptionError).startswith("nobody at this table is called 'Dirk'")


# -- players and options


@pytest.mark.parametrize(
    ("names", "options", "message"),
    [
        ([], {}, "Rajas of the Ganges is for 2 to 4 players, not 0"),
        (["Asha"], {}, "Rajas of the Ganges is for 2 to 4 players, not 1"),
        (["A", "B", "C", "D", "E"], {}, "Rajas of the Ganges is for 2 to 4 players, not 5"),
        (["Asha", "Asha"], {}, "every player needs a name of their own, got Asha, Asha"),
        (["Asha", "ASHA"], {}, "every player needs a name of their own, got Asha, ASHA"),
        (["Asha", ""], {}, "'' cannot be a player's name: it must not be empty or contain , · | : = / #"),
        (["Asha", "Bram, Dirk"], {}, "'Bram, Dirk' cannot be a player's name"),
        (["Asha", "Bram\n"], {}, r"'Bram\n' cannot be a player's name"),
        (["Asha", "Chance"], {}, "no player can be called “chance”: that is what the dice are called in a record"),
        (["Asha", "Bram"], {"taj": True}, "there is no option “taj”; the options are navaratna, third_yield_tile,"),
        (["Asha", "Bram"], {"ganga": 1}, "option “ganga” is on or off"),
        (["Asha", "Bram"], {"mixed": True}, "option “mixed” takes one word a seat (advanced or beginner), not True"),
        (["Asha", "Bram"], {"mixed": ["expert", "beginner"]}, "option “mixed”, seat 1: 'expert' is not advanced or"),
        (["Asha", "Bram"], {"mixed": ["advanced"]}, "option “mixed” needs one word for each of the 2 seats, got 1"),
        (
            ["Asha", "Bram"],
            {"mixed": ["advanced", "advanced"]},
            "“mixed” needs at least one advanced player and one beginner (R-95), not 2 × advanced",
        ),
        (
            ["Asha", "Bram", "Dirk"],
            {"mixed": ["beginner"] * 3, "ganga": True},
            "“mixed” needs at least one advanced player and one beginner (R-95), not 3 × beginner",
        ),
        (
            ["Asha", "Bram"],
            {"mixed": ["advanced", "beginner"], "navaratna": True},
            "“navaratna” and “mixed” exclude each other (R-95)",
        ),
        (
            ["Asha", "Bram"],
            {"ganga": True, "third_yield_tile": True},
            "“third_yield_tile” needs “navaratna” (R-84)",
        ),
    ],
)
def test_impossible_players_and_options_are_refused(names: list[str], options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as refused:
        Game.new("rajas", names, options)
    assert str(refused.value).startswith(message)


def test_a_position_with_impossible_options_is_refused() -> None:
    with pytest.raises(OptionError, match=r"exclude each other \(R-95\)"):
        rajas("Asha: advanced | Bram: | options navaratna mixed")
    with pytest.raises(OptionError, match=r"needs “navaratna” \(R-84\)"):
        rajas("Asha: | Bram: | options third_yield_tile")


# -- records


def line(number: int, text: str) -> Callable[[list[str]], None]:
    return lambda lines: lines.__setitem__(number - 1, text)


def swapped(number: int, old: str, new: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        assert old in lines[number - 1]
        lines[number - 1] = lines[number - 1].replace(old, new)

    return change


def header_only(old: str, new: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        del lines[1:]
        swapped(1, old, new)(lines)

    return change


LAST = len(GOLDEN.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (lambda lines: lines.clear(), "line 1: the record is empty; it must begin with “doab record 1 · …”"),
        (line(1, "a letter to Santa"), "line 1: the header must read “doab record 1 · GAME · rules N · edition NAME"),
        (swapped(1, "record 1", "record 9"), "line 1: the record has format 9; this program reads format 1"),
        (swapped(1, "rajas", "agricola"), "line 1: the record is of agricola, not of rajas"),
        (swapped(1, "rules 2", "rules 99"), "line 1: the game was played by rules 99; this program has rules 2"),
        (
            swapped(1, RULES.edition_digest, "0123456789ab"),
            "line 1: the game was played with edition reconstructed 0123",
        ),
        (header_only("Asha, Bram", "Asha"), "line 1: Rajas of the Ganges is for 2 to 4 players, not 1"),
        (header_only("Asha, Bram", "Asha, Asha"), "line 1: every player needs a name of their own, got Asha, Asha"),
        (line(3, "options taj"), "line 3: there is no option “taj”; the options are navaratna, third_yield_tile,"),
        (line(3, "options navaratna, mixed=advanced/beginner"), "line 3: “navaratna” and “mixed” exclude each other"),
        (line(4, "nonsense"), "line 4: expected “1  NAME  ANSWER”, got “nonsense”"),
        (line(4, "7 chance reveal blue 4 bend palace"), "line 4: expected answer number 1, got 7"),
        (line(4, "1 Dirk pass"), "line 4: the answer must be by Asha, Bram or chance, got “Dirk pass”"),
        (line(4, "1 Asha pass"), "line 4: it is chance who answers “reveal”, not Asha"),
        (line(4, "1 chance reveal gold"), "line 4: “reveal gold” is not an action of this game."),
        (
            line(4, "1 chance reveal orange 4 straight silk2"),
            "line 4: “reveal orange 4 straight silk2” is not possible now (R-04)",
        ),
        (
            lambda lines: lines.insert(LAST - 1, "options ganga"),
            f"line {LAST}: options must stand before the first answer",
        ),
        (lambda lines: lines.append("302 Asha pass"), f"line {LAST + 1}: nothing may follow the closing line {LAST}"),
        (
            lambda lines: lines.insert(LAST - 1, f"{LAST - 3} Asha pass"),
            f"line {LAST}: “pass” comes after the end of the game",
        ),
        (swapped(LAST, "position ad", "position 00"), f"line {LAST}: the record ends in position 009e2dcd9a8bf757"),
        (swapped(LAST, "Bram 1 (2)", "Bram 1 (3)"), f"line {LAST}: the replay ends with ["),
        (swapped(LAST, "Asha 2 (0), ", ""), f"line {LAST}: the result must give “NAME RANK (SCORE)” for Asha, Bram"),
        (
            swapped(LAST, "end · Asha 2 (0), Bram 1 (2)", "open"),
            f"line {LAST}: the record calls the game open, but it is over",
        ),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    change: Callable[[list[str]], None], message: str, tmp_path: Path
) -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    change(lines)
    path = tmp_path / "broken.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    before = path.read_bytes()
    with pytest.raises(RecordError) as refused:
        Game.from_record(path.read_text(encoding="utf-8"), RULES)
    assert str(refused.value).startswith(message)
    assert path.read_bytes() == before
    assert refused.value.line == int(message.split(":")[0].removeprefix("line "))


def test_the_digest_of_an_edition_counts_and_not_its_name() -> None:
    text = GOLDEN.read_text(encoding="utf-8").replace("reconstructed", "my copy", 1)
    assert Game.from_record(text, RULES).over


def test_an_unknown_game_is_named() -> None:
    text = GOLDEN.read_text(encoding="utf-8").replace("rajas", "agricola", 1)
    with pytest.raises(RecordError, match=r"line 1: there is no game “agricola”; installed are .*rajas"):
        Game.from_record(text)
