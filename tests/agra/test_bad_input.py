"""Bad input: a named error that says what was expected and what came, and nothing has changed."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from doab.agra import RULES, AgraGame, agra
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
from tests.agra.golden_kinds import FOLDER

GOLDEN = FOLDER / "end-influence.txt"


def teal_acts() -> AgraGame:
    return agra("Teal: rupees 1, goods wood 1, standing sailor | Pink: standing quarry | asks Teal: action")


def unchanged(game: AgraGame, attempt: Callable[[], object], error: type[Exception]) -> str:
    """The message of the error that an attempt raises; the game must not have changed."""
    before = (digest(game.state), game.version, game.legal, str(game.record()))
    with pytest.raises(error) as refused:
        attempt()
    assert (digest(game.state), game.version, game.legal, str(game.record())) == before
    return str(refused.value)


# -- answers


def test_an_unknown_answer_is_refused_with_what_may_have_been_meant() -> None:
    game = teal_acts()
    message = unchanged(game, lambda: game.play("place quary"), UnknownAction)
    assert message.startswith("“place quary” is not an action of this game. Did you mean “place quarry”")
    assert unchanged(game, lambda: game.play("xyzzy"), UnknownAction) == "“xyzzy” is not an action of this game."


@pytest.mark.parametrize("number", [-1, 245, 761, 100000])
def test_an_unknown_number_is_refused(number: int) -> None:
    game = teal_acts()
    message = unchanged(game, lambda: game.play(number), UnknownAction)
    assert message == f"there is no action with the number {number}"


@pytest.mark.parametrize(
    ("answer", "rule"),
    [
        ("peon sailor", "A-57"),
        ("peon quarry", "6.2.1.2"),
        ("place sailor", "A-55"),
        ("place paper", "A-25"),
        ("lay sailor", "4.0"),
        ("end turn", "4.0"),
        ("use statue", "A-111"),
        ("tile 4", "A-106"),
        ("favour 1", "A-105"),
        ("favour 1 with mullah", "A-105"),
        ("die 4", "4.0"),
        ("oil", "4.0"),
    ],
)
def test_an_illegal_answer_is_refused_with_the_rule(answer: str, rule: str) -> None:
    game = teal_acts()
    message = unchanged(game, lambda: game.play(answer), IllegalAction)
    assert message.startswith(
        f"“{answer}” is not possible now ({rule}): {RULES.explain(rule)} Possible: place architect, "
    )


@pytest.mark.parametrize("rule", ["4.0", "A-14", "A-97"])
def test_every_rule_has_a_sentence(rule: str) -> None:
    assert RULES.explain(rule).endswith(".")


def test_of_several_answers_none_is_played_if_one_is_illegal() -> None:
    game = teal_acts()
    message = unchanged(game, lambda: game.play("place trader", "give oil"), IllegalAction)
    assert message.startswith("“give oil” is not possible now (A-88)")
    assert game.question == "action"


def test_chance_cannot_be_answered_by_a_wish() -> None:
    game = agra("Teal: | Pink: | merchant quarry | asks Teal: action")
    game.play("place quarry", "produce 1")
    message = unchanged(game, lambda: game.play("produce 2"), IllegalAction)
    assert message.endswith("Possible: die 1, die 2, die 3, die 4, die 5, die 6.")


def test_a_stale_answer_is_refused() -> None:
    game = teal_acts()
    game.play("place trader", at=0)
    message = unchanged(game, lambda: game.play("end trading", at=0), StaleAction)
    assert message == "the answer was meant for position 0; the game is at position 1"


def test_after_the_end_nothing_is_answered() -> None:
    game: Any = check_golden(GOLDEN, RULES)
    message = unchanged(game, lambda: game.play("place quarry"), GameOver)
    assert message == "“place quarry” comes too late: the game is over"
    assert unchanged(game, lambda: game.why_not("place quarry"), GameOver) == "the game is over: nothing is asked"


def test_a_roll_is_not_taken_back_and_neither_is_what_another_seat_has_answered() -> None:
    game = agra("Teal: goods wood 2 | Pink: goods wood 1 | built paper | merchant paper | asks Teal: action")
    assert unchanged(game, game.undo, CannotUndo) == "nothing has been played yet"
    game.play("place paper", "move 1")
    assert game.can_undo(0)
    game.play("follow")
    assert unchanged(game, lambda: game.undo(0), CannotUndo) == "the last answer was given by Pink"
    game.play("die 2")
    assert unchanged(game, game.undo, CannotUndo) == "“die 2” cannot be taken back: it was chance that answered"
    assert unchanged(game, lambda: game["Plum"], OptionError).startswith("nobody at this table is called 'Plum'")


# -- players and options


@pytest.mark.parametrize(
    ("names", "options", "message"),
    [
        ([], {}, "Agra is for 2 to 4 players, not 0"),
        (["Teal"], {}, "Agra is for 2 to 4 players, not 1"),
        (["A", "B", "C", "D", "E"], {}, "Agra is for 2 to 4 players, not 5"),
        (["Teal", "Teal"], {}, "every player needs a name of their own, got Teal, Teal"),
        (["Teal", "Pink, Gold"], {}, "'Pink, Gold' cannot be a player's name"),
        (["Teal", "Chance"], {}, "no player can be called “chance”"),
        (["Teal", "Pink"], {"ganga": True}, "there is no option “ganga”; the options are open_rupees"),
        (["Teal", "Pink"], {"open_rupees": 1}, "option “open_rupees” is on or off"),
        (["Teal", "Pink"], {"open_rupees": "perhaps"}, "option “open_rupees” is on or off"),
        (
            ["Teal", "Pink"],
            {"influence_cap": "year"},
            "option “influence_cap” must be phase or action or turn, not 'year'",
        ),
        (["Teal", "Pink"], {"max_doubles_per_turn": 2}, "option “max_doubles_per_turn” must be none or two, not 2"),
        (
            ["Teal", "Pink"],
            {"favour_reset": True},
            "option “favour_reset” must be own_turn_end or any_turn_end, not True",
        ),
    ],
)
def test_impossible_players_and_options_are_refused(names: list[str], options: dict[str, object], message: str) -> None:
    with pytest.raises(OptionError) as refused:
        Game.new("agra", names, options)
    assert str(refused.value).startswith(message)


# -- records


def line(number: int, text: str) -> Callable[[list[str]], None]:
    return lambda lines: lines.__setitem__(number - 1, text)


def swapped(number: int, old: str, new: str) -> Callable[[list[str]], None]:
    def change(lines: list[str]) -> None:
        assert old in lines[number - 1]
        lines[number - 1] = lines[number - 1].replace(old, new)

    return change


LAST = len(GOLDEN.read_text(encoding="utf-8").splitlines())


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (swapped(1, "agra", "agricola"), "line 1: the record is of agricola, not of agra"),
        (
            swapped(1, f"rules {RULES.version}", "rules 99"),
            "line 1: the game was played by rules 99; this program has rules",
        ),
        (
            swapped(1, RULES.edition_digest, "0123456789ab"),
            "line 1: the game was played with edition reconstructed 0123",
        ),
        (line(3, "options ganga"), "line 3: there is no option “ganga”; the options are open_rupees"),
        (line(3, "options influence_cap=year"), "line 3: option “influence_cap” must be phase or action or turn"),
        (line(4, "1 Teal end turn"), "line 4: it is chance who answers “merchant start”, not Teal"),
        (line(4, "1 chance die 9"), "line 4: “die 9” is not an action of this game."),
        (line(4, "1 chance notable cook"), "line 4: “notable cook” is not possible now (2.0)"),
        (
            lambda lines: lines.insert(LAST - 1, f"{LAST - 3} Teal end turn"),
            f"line {LAST}: “end turn” comes after the end of the game",
        ),
        (swapped(LAST, "position ", "position 0"), f"line {LAST}: "),
    ],
)
def test_a_broken_record_is_refused_with_its_line(
    change: Callable[[list[str]], None], message: str, tmp_path: Path
) -> None:
    lines = GOLDEN.read_text(encoding="utf-8").splitlines()
    change(lines)
    path = tmp_path / "broken.txt"
    path.write_text("\n".join(lines), encoding="utf-8")
    with pytest.raises(RecordError) as refused:
        Game.from_record(path.read_text(encoding="utf-8"), RULES)
    assert str(refused.value).startswith(message)
    assert refused.value.line == int(message.split(":")[0].removeprefix("line "))
