"""Records of games that begin at a position: `from …` before the first answer."""

import pytest

from doab.core import CHANCE, Game, Rules, Source, digest, find_rules, parse_record
from doab.core.errors import CannotUndo, IllegalAction, RecordError
from pebbles import RULES as PEBBLES

RAJAS, AGRA = find_rules("rajas"), find_rules("agra")
NAMES = ["Asha", "Bram", "Chitra", "Dirk"]
START = "Asha: money 9, dice blue 6 5 2 | Bram: boat 3 | options ganga"


def header(rules: Rules, names: str = "Asha, Bram") -> str:
    return f"doab record 1 · {rules.name} · rules {rules.version} · edition {edition(rules)} · {names}"


def edition(rules: Rules) -> str:
    return f"{rules.edition_name} {rules.edition_digest}"


def play_some(game: Game, answers: int, players: Source) -> None:
    for _ in range(answers):
        if not game.over:
            chance = game.state.to_move() == CHANCE
            game.play(game.draw() if chance else game.legal[players.below(len(game.legal))])


def refused(text: str, rules: Rules) -> tuple[int, str]:
    with pytest.raises(RecordError) as caught:
        Game.from_record(text, rules)
    return caught.value.line, caught.value.reason


# ---------------------------------------------------------------- written and read


def test_the_position_stands_before_the_first_answer() -> None:
    game = Game.at(RAJAS, START)
    game.play("place blue terrace", "die blue 2")
    assert str(game.record()).splitlines() == [
        header(RAJAS),
        "options ganga",
        f"from {START}",
        "1     Asha    place blue terrace",
        "2     chance  die blue 2",
        f"open · position {digest(game.state)}",
    ]


def test_a_game_from_its_beginning_has_no_such_line() -> None:
    game = Game.new(RAJAS, ["Asha", "Bram"])
    assert game.start_text is None
    assert game.record().start is None
    assert "from" not in str(game.record())


def test_a_position_over_several_lines_becomes_one() -> None:
    game = Game.at(RAJAS, "Asha: money 9 |\n  Bram: boat 3\n")
    assert game.start_text == "Asha: money 9 | Bram: boat 3"
    twin = Game.from_record(str(game.record()))
    assert (digest(twin.state), twin.start_text) == (digest(game.state), game.start_text)


@pytest.mark.parametrize(
    ("rules", "seats", "options"),
    [
        (RAJAS, 2, {"ganga": True}),
        (RAJAS, 3, {"mixed": ["advanced", "beginner", "beginner"]}),
        (RAJAS, 4, {"navaratna": True}),
        (AGRA, 2, {}),
        (AGRA, 3, AGRA.checks.option_sets(3)[-1]),
        (AGRA, 4, {}),
    ],
)
def test_forks_anywhere_in_a_game_read_back_and_replay(rules: Rules, seats: int, options: dict[str, object]) -> None:
    """Every 23 answers of a game, in set-up, in the middle of turns, before draws and at the end: seven answers on."""
    game = Game.new(rules, NAMES[:seats], options, "forks")
    players = Source("players")
    asked = set()
    while True:
        fork = Game.at(rules, str(game))
        asked.add(fork.question)
        play_some(fork, 7, players)
        text = str(fork.record())
        assert str(parse_record(text)) == text
        twin = Game.from_record(text)
        assert str(twin.record()) == text
        assert digest(twin.state) == digest(fork.state)
        assert (twin.question, twin.to_move, twin.options) == (fork.question, fork.to_move, game.options)
        if game.over:
            break
        play_some(game, 23, players)
    assert len(asked) > 5
    assert None in asked


@pytest.mark.parametrize("rules", [RAJAS, AGRA])
def test_a_fork_is_played_to_its_end(rules: Rules) -> None:
    game = Game.new(rules, NAMES[:3], seed="end")
    play_some(game, 200, Source("players"))
    fork = Game.at(rules, str(game), seed="other dice")
    fork.play_random("other players")
    twin = Game.from_record(str(fork.record()))
    assert twin.over
    assert twin.ranking == fork.ranking


def test_a_game_that_is_over_from_the_start() -> None:
    game = Game.new(RAJAS, ["Asha", "Bram"], seed=4)
    game.play_random(4)
    ended = Game.at(RAJAS, str(game))
    assert ended.over
    text = str(ended.record())
    assert text.splitlines()[-1] == str(game.record()).splitlines()[-1]
    assert str(Game.from_record(text).record()) == text


def test_the_position_of_an_edition_of_ones_own() -> None:
    rules = AGRA.with_edition({"price_tokens": {"faces": [[1, 3], [2, 3], [3, 4]]}})
    game = Game.at(rules, "Teal: | Pink: | prices 1 brick 3")
    text = str(game.record())
    assert digest(Game.from_record(text, rules).state) == digest(game.state)


def test_copies_undone_and_refused_answers_keep_the_start() -> None:
    game = Game.at(RAJAS, START)
    assert game.copy().start_text == START
    with pytest.raises(IllegalAction):
        game.play("place blue terrace", "place blue terrace")
    assert game.start_text == START
    game.play("place blue terrace")
    game.undo()
    with pytest.raises(CannotUndo):
        game.undo()
    assert str(game.record()) == str(Game.at(RAJAS, START).record())


def test_options_and_position_may_stand_in_any_order_with_remarks_between() -> None:
    text = f"{header(RAJAS)}\n# a fork\nfrom {START}\n# of ganga\noptions ganga\n1 Asha place blue terrace\n"
    record = parse_record(text)
    assert (record.start, record.start_line, record.options_line) == (START, 3, 5)
    assert (record.remarks, record.remark_lines) == (["a fork", "of ganga"], [2, 4])
    assert Game.from_record(record).version == 1


def test_whoever_watches_sees_every_line_before_it_is_played() -> None:
    game = Game.at(RAJAS, START)
    game.play("place blue terrace", "die blue 2")
    seen: list[tuple[int, str]] = []
    Game.from_record(str(game.record()), watch=lambda at, move: seen.append((at.version, move.text)))
    assert seen == [(0, "place blue terrace"), (1, "die blue 2")]


# ---------------------------------------------------------------- what is no such record


@pytest.mark.parametrize(
    ("lines", "line", "reason"),
    [
        (["1 Asha place quarry", f"from {START}"], 3, "the position must stand before the first answer"),
        (["options ganga", f"from {START}", f"from {START}"], 4, "the position has been given in line 3 already"),
        (["from"], 2, "expected “1  NAME  ANSWER”, got “from”"),
    ],
)
def test_the_place_of_the_line(lines: list[str], line: int, reason: str) -> None:
    with pytest.raises(RecordError) as caught:
        parse_record("\n".join([header(RAJAS), *lines]))
    assert (caught.value.line, caught.value.reason) == (line, reason)


@pytest.mark.parametrize(
    ("rules", "lines", "line", "reason"),
    [
        (
            RAJAS,
            ["# a fork", "from Asha: honey 9 | Bram: boat 3"],
            3,
            "“Asha: honey 9”, item “honey 9”: is not an item of a player (see docs/rajas/text.md)",
        ),
        (RAJAS, ["from nowhere"], 2, "a position has 2 to 4 players (“Asha: … | Bram: …”), not 0"),
        (AGRA, ["from Asha: | Bram: | sun 3"], 2, "“sun 3”: “sun” is not a clause; the clauses are "),
        (AGRA, ["from Asha: | Bram: | options wings"], 2, "there is no option “wings”; the options are "),
        (RAJAS, ["from Bram: | Asha:"], 2, "the position is of Bram, Asha, the record of Asha, Bram"),
        (RAJAS, ["from Asha: | Bram: | Chitra:"], 2, "the position is of Asha, Bram, Chitra, the record of Asha, Bram"),
        (RAJAS, [f"from {START}"], 2, "the options of the position are ganga, of the record none"),
        (
            RAJAS,
            ["options mixed=advanced/beginner", "from Asha: | Bram: advanced | options mixed"],
            3,
            "the options of the position are mixed=beginner/advanced, of the record mixed=advanced/beginner",
        ),
        (PEBBLES, ["from Asha: hand 2 | Bram: hand 4"], 2, "Pebbles has no positions in text"),
        (RAJAS, ["from Asha: | Bram:", "1 Bram place quarry"], 3, "it is Asha who answers “turn”, not Bram"),
    ],
)
def test_a_position_that_does_not_fit(rules: Rules, lines: list[str], line: int, reason: str) -> None:
    found = refused("\n".join([header(rules), *lines]), rules)
    assert found[0] == line
    assert found[1].startswith(reason)


@pytest.mark.parametrize(
    ("rules", "frames", "answers"),
    [
        (RAJAS, "PayAtChamber 0 40, Round -1 1 0", []),
        (RAJAS, "DrawWhite -1 40, Round -1 1 0", ["1 chance draw white any1"]),
        (AGRA, "ProcessInBuilding 1 999, NextTurn -1 0 1", []),
    ],
)
def test_questions_about_what_there_is_not_are_refused_by_the_line_of_the_position(
    rules: Rules, frames: str, answers: list[str]
) -> None:
    line, told = refused("\n".join([header(rules), f"from Asha: | Bram: | open {frames}", *answers]), rules)
    assert line == 2
    assert told.startswith("no game comes to this position (IndexError: ")


def test_a_question_without_an_answer_is_refused() -> None:
    line, told = refused(f"{header(AGRA)}\nfrom Asha: | Bram: | open TakeGood 1 40 3 0 0, NextTurn -1 0 1", AGRA)
    assert (line, told) == (2, "no game comes to this position: there is no answer to its question")


def test_a_fault_in_the_rules_is_not_taken_for_a_fault_of_the_record(monkeypatch: pytest.MonkeyPatch) -> None:
    text = str(Game.new(RAJAS, ["Asha", "Bram"]).record())

    def stumble(*_: object, **__: object) -> None:
        raise IndexError("a fault")

    monkeypatch.setattr(Game, "record", stumble)
    with pytest.raises(IndexError, match=r"^a fault$"):
        Game.from_record(text)
