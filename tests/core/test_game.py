"""A game at the table: playing, refusing, taking back, telling."""

import copy

import pytest
from mypy_extensions import i64

from doab.core import CHANCE, Game, digest, register, registry
from doab.core.errors import (
    CannotUndo,
    GameOver,
    IllegalAction,
    OptionError,
    PositionError,
    StaleAction,
    UnknownAction,
)
from pebbles import RULES, pebbles
from pebbles.table import Pebbles

# -- what is asked


def test_a_new_game_begins_with_chance() -> None:
    game = Game.new(RULES, ["Asha", "Bram"], seed=4)
    assert (game.to_move, game.question, game.over, game.version) == ("chance", "draw", False, 0)
    game.settle()
    assert (game.to_move, game.question, game.version) == ("Asha", "turn", 4)
    assert sum(len(game[name].hand) for name in game.names) == 4


def test_a_game_by_name_and_with_another_edition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "_registered", {})
    register(RULES)
    game = Game.new("pebbles", ["Asha", "Bram"], edition={"bag": {"pebbles": [9, 0, 0, 0]}})
    game.settle()
    assert game["Asha"].hand == [1, 1]


def test_players_and_the_table_have_names() -> None:
    game = pebbles("Asha: points 3, hand 2 | Bram B: hand 4 | round 2")
    assert (game["Asha"].points, game["Bram B"].hand, game.table.round) == (3, [4], 2)
    assert (game.seat_of("Bram B"), game.name_of(1), game.name_of(CHANCE)) == (1, "Bram B", "chance")
    assert str(game) == "Asha 3, Bram B 0"
    with pytest.raises(OptionError, match=r"^nobody at this table is called 'Chitra'; the players are Asha, Bram B$"):
        game["Chitra"]
    assert [(name, player.points) for name, player in game.players.items()] == [("Asha", 3), ("Bram B", 0)]


def test_a_game_shows_itself_in_a_line() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4 | asks Asha")
    assert repr(game) == "<pebbles · Asha, Bram · 0 answers · asks Asha: turn>"
    game.play("roll")
    assert repr(game) == "<pebbles · Asha, Bram · 1 answer · asks chance: roll>"
    game.play_random()
    assert repr(game) == f"<pebbles · Asha, Bram · {game.version} answers · over>"


def test_a_shallow_copy_by_the_standard_library_works() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    assert copy.copy(game).legal == game.legal


# -- playing and refusing


def test_answers_by_text_number_or_action() -> None:
    for answer in ("roll", 0, RULES.table[0]):
        game = pebbles("Asha: hand 2 | Bram: hand 4")
        game.play(answer)
        assert game.question == "roll"


def test_an_illegal_answer_is_refused_with_its_rule_and_changes_nothing() -> None:
    game = pebbles("Asha: hand 2, shown | Bram: hand 4")
    before = digest(game.state)
    with pytest.raises(IllegalAction) as caught:
        game.play("show")
    error = caught.value
    assert (error.text, error.rule, error.reason, error.offered) == (
        "show",
        "P-4",
        "A hand is shown once.",
        ["roll", "lay 2"],
    )
    assert str(error) == "“show” is not possible now (P-4): A hand is shown once. Possible: roll, lay 2."
    assert (digest(game.state), game.version) == (before, 0)


def test_a_long_list_of_answers_is_cut_in_the_message() -> None:
    offered = [f"pay {number}" for number in range(11)]
    assert str(IllegalAction("x", "P-1", "No.", offered)).endswith("pay 6, pay 7 and 3 more.")


def test_an_unknown_answer_is_refused() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    with pytest.raises(UnknownAction, match=r"^“fly” is not an action"):
        game.play("fly")
    with pytest.raises(UnknownAction, match=r"^there is no action with the number 99$"):
        game.play(99)


def test_a_stale_answer_is_refused() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    game.play("roll", at=0)
    before = digest(game.state)
    with pytest.raises(StaleAction, match=r"^the answer was meant for position 0; the game is at position 1$"):
        game.play("die 2", at=0)
    assert (digest(game.state), game.version) == (before, 1)


def test_several_answers_are_played_all_or_none() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    game.play("roll", "die 2")
    before, events = digest(game.state), game.events
    with pytest.raises(IllegalAction, match=r"^“lay 3” is not possible"):
        game.play("lay 4", "take one", "draw 1", "lay 3")
    assert (digest(game.state), game.version, game.events) == (before, 2, events)
    assert not game.can_undo()
    game.play("lay 4", "take one", "draw 1", "lay 2")
    assert game.version == 6


def test_nothing_can_be_played_after_the_end() -> None:
    game = pebbles("Asha: points 11, hand 2 | Bram: points 4 | bag | options quiet")
    game.play("lay 2")
    assert (game.over, game.to_move, game.question, game.legal) == (True, None, None, [])
    assert game.ranking == [("Asha", 1), ("Bram", 2)]
    with pytest.raises(GameOver, match=r"^“roll” comes too late: the game is over$"):
        game.play("roll")
    with pytest.raises(GameOver, match=r"^the game is over: nothing is asked$"):
        game.why_not("roll")


def test_the_ranking_begins_with_the_winner_and_shares_ranks() -> None:
    game = pebbles("Asha: points 3 | Bram: points 5 | Chitra: points 3 | Dirk: points 7")
    assert game.ranking == [("Dirk", 1), ("Bram", 2), ("Asha", 3), ("Chitra", 3)]


@pytest.mark.parametrize(
    ("answer", "rule"),
    [("roll", None), ("lay 2", None), ("lay 3", "P-3"), ("show", "P-4"), ("take one", "P-1"), ("die 3", "P-1")],
)
def test_why_not_names_the_rule(answer: str, rule: str | None) -> None:
    assert pebbles("Asha: hand 2, shown | Bram: hand 4").why_not(answer) == rule


class FaultyState(Pebbles):
    """A bug in the rules: the toll breaks down half-way."""

    def copy(self) -> Pebbles:
        twin = super().copy()
        twin.__class__ = type(self)
        return twin

    def answer(self, action: i64) -> None:
        super().answer(action)
        if self.top is not None and self.top.name() == "toll":
            raise ZeroDivisionError("a fault in the rules")


@pytest.mark.parametrize("answers", [["lay 2"], ["roll", "die 1", "lay 4"]])
def test_a_fault_in_the_rules_does_not_lose_the_game(answers: list[str]) -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    game.state.__class__ = FaultyState
    before = digest(game.state)
    with pytest.raises(ZeroDivisionError):
        game.play(*answers)
    assert (digest(game.state), game.version, game.state.log, game.can_undo()) == (before, 0, None, False)
    game.play("roll", "die 3")
    assert game["Asha"].points == 3


def test_a_fault_keeps_the_answers_before_it() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4 | Chitra:")
    game.state.__class__ = FaultyState
    game.play("roll", "die 1")
    with pytest.raises(ZeroDivisionError):
        game.play("lay 4")
    assert (game.version, game["Asha"].points, game.to_move) == (2, 1, "Bram")


# -- taking back


def quiet(text: str) -> Game:
    return pebbles(f"{text} | options quiet")


def test_undo_takes_back_the_last_answer() -> None:
    game = quiet("Asha: hand 2 | Bram: hand 4 | bag")
    before = digest(game.state)
    game.play("lay 2")
    assert (game.can_undo(), game.can_undo(0), game.can_undo(1)) == (True, True, False)
    assert game.undo(0).text == "lay 2"
    assert (digest(game.state), game.version, game.events) == (before, 0, [])
    assert not game.can_undo()


def test_undo_with_nothing_played() -> None:
    with pytest.raises(CannotUndo, match=r"^nothing has been played yet$"):
        quiet("Asha: | Bram:").undo()


def test_undo_is_for_the_seat_that_answered() -> None:
    game = quiet("Asha: hand 2 | Bram: hand 4 | bag")
    game.play("lay 2")
    before = digest(game.state)
    with pytest.raises(CannotUndo, match=r"^the last answer was given by Asha$"):
        game.undo(1)
    assert (digest(game.state), game.version) == (before, 1)


def test_undo_stops_at_chance() -> None:
    game = quiet("Asha: hand 2 | Bram: hand 4")
    game.play("roll", "die 3")
    before = digest(game.state)
    with pytest.raises(CannotUndo, match=r"^“die 3” cannot be taken back: it was chance that answered$"):
        game.undo()
    assert digest(game.state) == before
    game.play("lay 4")
    game.undo()
    with pytest.raises(CannotUndo, match=r"^“die 3” cannot be taken back: it was chance that answered$"):
        game.undo()


def test_undo_before_chance_has_answered_is_possible() -> None:
    game = quiet("Asha: hand 2 | Bram: hand 4")
    game.play("roll")
    assert game.undo().text == "roll"
    assert game.question == "turn"


def test_undo_stops_at_a_reveal() -> None:
    game = quiet("Asha: hand 2 | Bram: hand 4")
    game.play("show")
    assert not game.can_undo(0)
    with pytest.raises(CannotUndo, match=r"^“show” cannot be taken back: it showed something that was hidden$"):
        game.undo(0)
    assert game["Asha"].shown


def test_undo_stops_at_another_players_answer() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    game.play("lay 2", "take one")
    assert (game.can_undo(0), game.can_undo(1)) == (False, True)
    assert game.undo().text == "take one"
    with pytest.raises(
        CannotUndo,
        match=r"^“lay 2” cannot be taken back: Asha gave it, and somebody else has answered it since$",
    ):
        game.undo()
    assert (game.question, game.to_move) == ("toll", "Bram")


def test_undo_goes_back_through_a_run_of_one_seat() -> None:
    """With an empty bag nothing is drawn between the toll that Bram leaves and the turn that follows."""
    game = pebbles("Asha: hand 2 | Bram: hand 1 4 | bag")
    game.play("lay 2")
    positions = [digest(game.state)]
    game.play("leave it")
    positions.append(digest(game.state))
    game.play("lay 4")
    assert [step.seat for step in game.steps] == [0, 1, 1]
    assert game.undo(1).text == "lay 4"
    assert digest(game.state) == positions[1]
    assert game.undo(1).text == "leave it"
    assert digest(game.state) == positions[0]
    assert not game.can_undo()
    game.play("take one", "lay 1")
    assert (game["Bram"].points, game.can_undo(1)) == (2, True)


def test_undo_does_not_go_back_through_a_reveal_in_a_run() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 1 4 | bag")
    game.play("lay 2", "leave it", "show")
    assert [step.seat for step in game.steps] == [0, 1, 1]
    with pytest.raises(CannotUndo, match=r"^“show” cannot be taken back: it showed something that was hidden$"):
        game.undo(1)


def test_undo_works_in_a_game_that_was_resumed() -> None:
    game = Game.new(RULES, ["Asha", "Bram"])
    game.play("draw 1", "draw 2", "draw 3", "draw 4", "lay 1", "leave it")
    twin = Game.from_record(str(game.record()), RULES)
    assert twin.undo(1).text == "leave it"
    assert twin.question == "toll"


# -- copies, events, views


def test_a_copy_is_independent_and_has_the_same_chances_to_come() -> None:
    game = Game.new(RULES, ["Asha", "Bram"], seed=9)
    game.settle()
    game.play("roll")
    before = digest(game.state)
    twin = game.copy()
    twin.settle()
    assert (digest(game.state), game.version, twin.version) == (before, 5, 6)
    assert not twin.can_undo()
    game.settle()
    assert digest(game.state) == digest(twin.state)
    assert game.can_undo() == twin.can_undo()


def test_events_since_a_version() -> None:
    game = pebbles("Asha: hand 2 | Bram: hand 4")
    game.play("roll", "die 2")
    at = game.version
    game.play("lay 4", "take one")
    assert [str(event) for event in game.events_since(at)] == [
        "place seat 1 pebble 4",
        "score seat 1 points 4 by pebble",
        "pay seat 1 points 1 by toll",
        "score seat 0 points 1 by toll",
    ]
    assert game.events == game.events_since(at)
    assert str(game.events_since(0)[0]) == "score seat 0 points 2 by die"
    game.settle()
    assert [str(event) for event in game.events] == ["gain seat 1 pebble"]


def test_a_view_holds_the_question_and_the_answers_of_its_seat_only() -> None:
    game = pebbles("Asha: points 3, hand 2 | Bram: hand 4")
    mine, yours = game.view(0), game.view(1)
    assert mine["question"] == yours["question"] == {"name": "turn", "seat": 0, "rule": "P-1"}
    assert [answer["text"] for answer in mine["legal"]] == ["roll", "lay 2", "show"]
    assert mine["legal"][1] == {"index": 3, "text": "lay 2", "targets": ["pebble 2"]}
    assert yours["legal"] == []
    assert (mine["table"]["open hands"], yours["table"]["open hands"]) == ([[2], None], [None, [4]])
    assert (mine["names"], mine["seat"], mine["version"], mine["ranking"]) == (["Asha", "Bram"], 0, 0, None)
    assert mine["options"] == {"quiet": False, "level": []}


def test_a_view_after_the_end_has_the_ranking() -> None:
    game = quiet("Asha: points 11, hand 2 | Bram: hand 4 | bag")
    game.play("lay 2")
    assert (game.view(1)["ranking"], game.view(1)["question"]) == ([1, 2], None)


def test_random_games_are_decided_by_their_seed() -> None:
    games = [Game.new(RULES, ["Asha", "Bram"], seed=5) for _ in range(2)]
    for game in games:
        game.play_random(6)
    assert str(games[0].record()) == str(games[1].record())
    other = Game.new(RULES, ["Asha", "Bram"], seed=6)
    other.play_random(6)
    assert str(other.record()) != str(games[0].record())


def test_a_game_without_positions_in_text_says_so() -> None:
    """Pebbles reads positions by a function of its own, not through its rules."""
    with pytest.raises(PositionError, match="Pebbles has no positions in text"):
        Game.at(RULES, "anything")
