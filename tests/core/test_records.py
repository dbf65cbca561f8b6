"""Records: a game as text and back; a broken one is refused with its line."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from doab.core import Game, Record, digest, parse_record, register, registry
from doab.core.errors import RecordError
from doab.core.records import Move
from pebbles import RULES

HEADER = f"doab record 1 · pebbles · rules 1 · edition pocket {RULES.edition_digest} · Asha, Bram"


def finished(seed: int = 1, **options: object) -> Game:
    game = Game.new(RULES, ["Asha", "Bram"], options, seed)
    game.play_random(seed)
    return game


def opened() -> Game:
    """Dealt, and Asha has rolled."""
    game = Game.new(RULES, ["Asha", "Bram"])
    game.play("draw 1", "draw 2", "draw 3", "draw 4", "roll", "die 3")
    return game


def test_a_record_is_text_one_answer_a_line() -> None:
    game = opened()
    assert str(game.record()) == "\n".join(
        [
            HEADER,
            "1     chance  draw 1",
            "2     chance  draw 2",
            "3     chance  draw 3",
            "4     chance  draw 4",
            "5     Asha    roll",
            "6     chance  die 3",
            f"open · position {digest(game.state)}",
            "",
        ]
    )


@settings(max_examples=25)
@given(st.integers(0, 10**6), st.booleans(), st.sampled_from([None, ("strong", "weak"), ("weak", "strong")]))
def test_a_record_reads_back_and_replays(seed: int, quiet: bool, level: object) -> None:
    game = finished(seed, quiet=quiet, level=level)
    text = str(game.record())
    assert str(parse_record(text)) == text
    twin = Game.from_record(text, RULES)
    assert digest(twin.state) == digest(game.state)
    assert twin.ranking == game.ranking
    assert str(twin.record()) == text


def test_the_result_stands_in_the_closing_line() -> None:
    game = finished()
    closing = str(game.record()).splitlines()[-1]
    ranks = dict(game.ranking)
    places = ", ".join(f"{name} {ranks[name]} ({game[name].points})" for name in ("Asha", "Bram"))
    assert closing == f"end · {places} · position {digest(game.state)}"


def test_remarks_are_kept_empty_lines_are_not() -> None:
    text = f"\ufeff{HEADER}\n# proves nothing\n\n#  two \noptions none\n1 chance draw 1\n# later\n"
    record = parse_record(text)
    assert record.remarks == ["proves nothing", "two"]
    assert record.moves == [Move("chance", "draw 1", 6)]
    assert str(record) == f"{HEADER}\n# proves nothing\n# two\n1     chance  draw 1\n"
    assert Game.from_record(record, RULES).version == 1


def test_a_name_that_begins_like_another_is_told_apart() -> None:
    game = Game.new(RULES, ["Bram", "Bram B"])
    game.play("draw 1", "draw 2", "draw 3", "draw 4", "show", "show")
    twin = Game.from_record(str(game.record()), RULES)
    assert [step.seat for step in twin.steps[-2:]] == [0, 1]


def test_options_of_the_record_are_played() -> None:
    game = finished(3, quiet=True, level=("weak", "strong"))
    text = str(game.record())
    assert text.splitlines()[1] == "options quiet, level=weak/strong"
    assert Game.from_record(text, RULES).options == {"quiet": True, "level": ("weak", "strong")}


def test_values_that_are_no_options_are_not_written() -> None:
    assert str(Record("g", 1, "e", "d", ["A", "B"], {"odd": 3})).splitlines()[1] == "options none"


D = RULES.edition_digest
DEAL = "1 chance draw 1\n2 chance draw 2\n3 chance draw 3\n4 chance draw 4\n"


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        ("", 1, "the record is empty; it must begin with “doab record 1 · …”"),
        (
            "chess\n",
            1,
            "the header must read “doab record 1 · GAME · rules N · edition NAME DIGEST · NAME, NAME”, got “chess”",
        ),
        (HEADER.replace("record 1", "record 2"), 1, "the record has format 2; this program reads format 1"),
        (f"{HEADER}\n\n2 chance draw 1", 3, "expected answer number 1, got 2"),
        (f"{HEADER}\nchance draw 1", 2, "expected “1  NAME  ANSWER”, got “chance draw 1”"),
        (f"{HEADER}\n{'9' * 5000} chance x", 2, f"expected “1  NAME  ANSWER”, got “{'9' * 5000} chance x”"),
        (f"{HEADER}\n1 Chitra draw 1", 2, "the answer must be by Asha, Bram or chance, got “Chitra draw 1”"),
        (f"{HEADER}\n1 Asha", 2, "the answer must be by Asha, Bram or chance, got “Asha”"),
        (f"{HEADER}\n1 chance draw 1\noptions quiet", 3, "options must stand before the first answer"),
        (f"{HEADER}\noptions quiet\noptions quiet", 3, "the options have been given in line 2 already"),
        (
            f"{HEADER}\nopen · position 00\n1 chance draw 1",
            3,
            "nothing may follow the closing line 2, got “1 chance draw 1”",
        ),
        (
            f"{HEADER}\nend · Asha 1 (3) · position 00",
            2,
            "the result must give “NAME RANK (SCORE)” for Asha, Bram, got “Asha 1 (3)”",
        ),
        (
            f"{HEADER}\nend · Asha first, Bram second · position 00",
            2,
            "the result must give “NAME RANK (SCORE)” for Asha, Bram, got “Asha first, Bram second”",
        ),
    ],
)
def test_a_text_that_is_no_record(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record(text)
    assert (caught.value.line, caught.value.reason) == (line, reason)
    assert str(caught.value) == f"line {line}: {reason}"


OPEN = str(opened().record())
DIFFERENTLY = "the rules play it differently than when it was written"
DEALT = digest(Game.from_record(f"{HEADER}\n{DEAL}", RULES).state)


@pytest.mark.parametrize(
    ("text", "line", "reason"),
    [
        (HEADER.replace("pebbles", "chess"), 1, "the record is of chess, not of pebbles"),
        (HEADER.replace("rules 1", "rules 9"), 1, "the game was played by rules 9; this program has rules 1"),
        (
            HEADER.replace(D, "0123"),
            1,
            f"the game was played with edition pocket 0123, but pocket {D} is loaded: give the file of that edition",
        ),
        (HEADER.replace("Asha, Bram", "Asha"), 1, "Pebbles is for 2 to 4 players, not 1"),
        (
            HEADER.replace("Bram", "Asha") + "\noptions quiet",
            1,
            "every player needs a name of their own, got Asha, Asha",
        ),
        (f"{HEADER}\n# remark\noptions fly", 3, "there is no option “fly”; the options are quiet, level"),
        (f"{HEADER}\noptions level=weak/weak", 2, "P-7: at least one seat must be strong"),
        (f"{HEADER}\n1 Asha roll", 2, "it is chance who answers “draw”, not Asha"),
        (f"{HEADER}\n1 chance xyzzy", 2, "“xyzzy” is not an action of this game."),
        (
            f"{HEADER}\n{DEAL}5 Asha lay 3",
            6,
            "“lay 3” is not possible now (P-3): You can only lay what you hold. Possible: roll, lay 1, lay 2, show.",
        ),
        (
            f"{HEADER}\n{DEAL}open · position 00",
            6,
            f"the record ends in position 00, the replay in {DEALT}: {DIFFERENTLY}",
        ),
        (
            f"{HEADER}\n{DEAL}end · Asha 1 (0), Bram 1 (0) · position {DEALT}",
            6,
            "the record gives a result, but Asha is still asked",
        ),
    ],
)
def test_a_record_that_does_not_replay(text: str, line: int, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        Game.from_record(text, RULES)
    assert (caught.value.line, caught.value.reason) == (line, reason)


def test_a_record_of_an_unknown_game() -> None:
    with pytest.raises(RecordError, match=r"^line 1: there is no game “chess”"):
        Game.from_record(HEADER.replace("pebbles", "chess"))


def test_answers_after_the_end_and_a_wrong_result() -> None:
    lines = str(finished().record()).splitlines()
    moves, closing = lines[:-1], lines[-1]
    late = "\n".join([*moves, f"{len(moves)} Asha roll"])
    with pytest.raises(RecordError, match=f"^line {len(lines)}: “roll” comes after the end of the game$"):
        Game.from_record(late, RULES)
    swapped = closing.replace(f"Asha {dict(finished().ranking)['Asha']}", "Asha 3")
    with pytest.raises(RecordError, match=rf"^line {len(lines)}: the replay ends with \[.*\], not \[\('Asha', 3, "):
        Game.from_record("\n".join([*moves, swapped]), RULES)
    still_open = f"open · position {digest(finished().state)}"
    with pytest.raises(RecordError, match=f"^line {len(lines)}: the record calls the game open, but it is over$"):
        Game.from_record("\n".join([*moves, still_open]), RULES)


def test_a_line_that_does_not_fit_leaves_the_game_as_it_was() -> None:
    game = opened()
    before, text = digest(game.state), str(game.record())
    with pytest.raises(RecordError, match=r"^line 9: “lay 1” is not possible now"):
        game.replay(Move("Bram", "lay 1", 9))
    with pytest.raises(RecordError, match=r"^it is Bram who answers “turn”, not Asha$"):
        game.replay(Move("Asha", "roll"))
    assert (digest(game.state), str(game.record())) == (before, text)


def test_another_version_can_be_replayed_on_purpose() -> None:
    text = OPEN.replace("rules 1", "rules 9")
    assert digest(Game.from_record(text, RULES, any_version=True).state) == digest(opened().state)


def test_the_rules_are_found_by_the_name_of_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    register(RULES)
    assert Game.from_record(OPEN).rules is RULES
