"""Generating meditation points: rulings A-41 to A-46."""

import pytest

from doab.agra import RULES, AgraGame, agra
from doab.agra.rules.notables import StandWorker
from doab.core.errors import IllegalAction
from tests.agra.steps import (
    NAMES,
    SPACES,
    answer,
    answers,
    lay_all,
    meditating,
    stand_up,
    visit_the_sailor,
    with_points,
)

# ----------------------------------------------------------------


def test_a41_points_that_are_not_used_are_lost() -> None:
    """A-41: three workers laid, nothing done: no points afterwards, and the meditation marker has not moved."""
    game = meditating("standing quarry sailor trader", "blocked cover")
    assert lay_all(game) == [1, 2, 3]
    game.play("end meditation")
    assert game.question == "action"
    assert (game.table.points, game.table.blocked) == (0, "cover")
    assert game["Teal"].lying == ["sailor", "trader", "quarry"]


def test_a41_nobody_has_to_lie_down() -> None:
    """A-41: the phase may be ended at once."""
    game = meditating("standing quarry sailor")
    assert game.question == "meditation"
    game.play("end meditation")
    assert game.question == "action"
    assert game["Teal"].standing == ["sailor", "quarry"]


def test_a41_any_number_may_lie_down() -> None:
    """A-41: one of three, then the phase ends; the others stay on their feet."""
    game = meditating("standing quarry sailor trader")
    game.play("lay trader", "end meditation")
    assert (game["Teal"].standing, game["Teal"].lying) == (["sailor", "quarry"], ["trader"])


def test_a41_points_are_not_kept_for_the_next_turn() -> None:
    """A-41: what Teal did not use does not come back a round later."""
    game = meditating("standing quarry trader")
    game.play("lay trader", "lay quarry", "end meditation")
    for _ in NAMES[:2]:
        visit_the_sailor(game)
    assert (game.to_move, game.table.points) == ("Teal", 0)


def test_a41_without_anything_to_choose_the_phase_is_not_asked() -> None:
    """A-41: nobody stands, nothing can be spent: the turn begins with the main action."""
    game = meditating("lying quarry")
    assert game.question == "action"


# ----------------------------------------------------------------


@pytest.mark.parametrize("switch", [False, True])
def test_a42_the_first_meditation_action_ends_the_laying_down(switch: bool) -> None:
    """A-42: lay one, move a farmer, lay another: only with the switch."""
    options = ["options meditation_interleave"] if switch else []
    game = meditating("standing sailor quarry, tracker 3", *options)
    game.play("lay sailor", "farmer north 2")
    assert game.table.points == 1
    assert ("lay quarry" in game.legal) is switch
    if switch:
        game.play("lay quarry")
        assert game.table.points == 3
    else:
        with pytest.raises(IllegalAction):
            game.play("lay quarry")


@pytest.mark.parametrize("switch", [False, True])
def test_a42_a_cook_worker_is_handed_back_in_the_first_step_only(switch: bool) -> None:
    """A-42: the Cook's workers count as laid down, and so come before the actions."""
    options = ["options meditation_interleave"] if switch else []
    game = meditating("tracker 3, contracts cook, cook 1", "river mahout", "points 2", *options)
    assert "lay cook" in game.legal
    game.play("farmer north 2")
    assert game.table.points == 1
    assert ("lay cook" in game.legal) is switch


def test_a42_secondary_actions_do_not_end_the_laying_down() -> None:
    """A-42: a favour action between two workers is no meditation action."""
    game = meditating("standing sailor quarry, favour 2")
    game.play("lay sailor", "favour 1", "take wood")
    assert (game.table.points, game["Teal"].goods) == (1, {"wood": 1})
    game.play("lay quarry")
    assert game.table.points == 2


def test_a42_who_stands_up_after_an_action_is_not_laid_again() -> None:
    """A-42: Oil still stands a worker up in the second step, but he cannot meditate once more."""
    game = meditating("standing sailor quarry, goods oil 1")
    game.play("lay sailor", "lay quarry", "farmer north 2", "oil")
    stand_up(game, "sailor")
    assert (game.question, game.table.points, game["Teal"].standing) == ("meditation", 1, ["sailor"])
    assert answers(game, "lay") == set()


def test_a42_with_the_switch_he_is_laid_again_as_the_third_worker() -> None:
    """A-42: tracker on 3: 2, 2, then 1 for the worker who stood up after an action."""
    game = meditating("standing sailor quarry, goods oil 1, tracker 3", "options meditation_interleave")
    game.play("lay sailor", "lay quarry", "farmer north 2", "oil")
    stand_up(game, "sailor")
    game.play("lay sailor")
    assert game.table.points == 2 + 2 - 1 + 1


# ----------------------------------------------------------------


def test_a43_a_book_lets_workers_meditate_twice() -> None:
    """A-43: tracker on 3: 2 and 2, the Book stands both up, then 1 and 1."""
    game = meditating("standing sailor quarry, goods book 1, tracker 3")
    game.play("lay sailor", "lay quarry")
    assert game.table.points == 4
    game.play("use book")
    stand_up(game, "sailor", "quarry")
    assert lay_all(game) == [5, 6]
    assert (game["Teal"].lying, game["Teal"].favour) == (["sailor", "quarry"], 1)


@pytest.mark.parametrize(
    ("boat", "items", "action"),
    [
        (2, "goods oil 1", "oil"),
        (2, "goods curry 1", "curry"),
        (3, "goods cotton 1, contracts caliph", "caliph"),
        (2, "favour 2, tiles 1", "tile 1"),
    ],
)
def test_a43_whatever_stands_a_worker_up_lets_him_meditate_again(boat: int, items: str, action: str) -> None:
    """A-43: tracker on 3: the same worker is worth 2 and, as the second of the phase, 2 again."""
    clauses = ["river cook", f"boat {boat}"]
    game = meditating(f"standing quarry, tracker 3, {items}", *clauses, pink="contracts takshaka sufi")
    game.play("lay quarry", action)
    answer(game, "stand", "stand quarry")
    answer(game, "stand", "done")
    game.play("lay quarry")
    assert (game.table.points, game["Teal"].lying) == (4, ["quarry"])


def test_a43_a_lying_worker_can_be_stood_up_first() -> None:
    """A-43: Oil at the beginning of the phase, as the rulebook advises."""
    game = meditating("lying quarry, goods oil 1")
    game.play("oil")
    stand_up(game, "quarry")
    game.play("lay quarry")
    assert game.table.points == 1


# ----------------------------------------------------------------


def totals_in_every_order(game: AgraGame) -> set[tuple[int, ...]]:
    """The points after each worker, for every order in which all workers can be laid down."""
    offered = answers(game, "lay")
    if not offered:
        done = not game["Teal"].standing and not game["Teal"].cook
        return {()} if done else set()
    found = set()
    for text in offered:
        after = game.copy()
        after.play(text)
        found |= {(after.table.points, *rest) for rest in totals_in_every_order(after)}
    return found


def test_a44_board_and_cook_workers_form_one_series() -> None:
    """A-44: two on the board and one on the Cook with the tracker on 3: 2 + 2 + 1, whatever the order."""
    game = meditating("standing sailor quarry, tracker 3, contracts cook, cook 1", "river mahout")
    assert totals_in_every_order(game) == {(2, 4, 5)}


def test_a44_a_cook_worker_goes_back_to_the_supply() -> None:
    """A-44: he is not laid down anywhere; both of them can go."""
    game = meditating("rupees 2, tracker 3, contracts cook, cook 2", "river mahout")
    game.play("lay cook", "lay cook")
    assert (game.table.points, game["Teal"].cook, game["Teal"].workers, game["Teal"].lying) == (4, 0, 10, [])


def test_a44_workers_are_offered_in_board_order() -> None:
    """A-44: after the Trader the Architect, who stands before him, is not offered any more; the quarry is."""
    game = meditating("standing architect trader quarry")
    assert answers(game, "lay") == {"lay architect", "lay trader", "lay quarry"}
    game.play("lay trader")
    assert answers(game, "lay") == {"lay quarry"}
    game.play("lay quarry")
    assert answers(game, "lay") == set()
    assert game["Teal"].standing == ["architect"]


def test_a44_after_a_stand_up_the_order_begins_anew() -> None:
    """A-44: once the Oil has stood up the Trader's worker, the Architect's is offered again."""
    game = meditating("standing architect trader, goods oil 1")
    game.play("lay trader")
    assert answers(game, "lay") == set()
    game.play("oil")
    stand_up(game, "trader")
    assert answers(game, "lay") == {"lay architect", "lay trader"}
    game.play("lay architect", "lay trader")
    assert game.table.points == 3


def test_a44_any_other_answer_begins_the_order_anew() -> None:
    """A-44: a favour tile turned up after the Trader's worker was laid is a reason to lay the Sailor's, too."""
    game = agra("Teal: standing sailor trader, favour 4, artisans 2 | Pink: rupees 2 | asks Teal | display 1 2 3")
    game.play("lay trader")
    assert game.why_not("lay sailor") == "A-44"
    game.play("favour 3", "raise artisans", "take tile 1", "open tile 4")
    assert answers(game, "lay") == {"lay sailor"}
    game.play("lay sailor")
    assert (game.table.points, game["Teal"].lying) == (2, ["sailor", "trader"])


def test_a44_a_new_series_is_in_board_order_again() -> None:
    """A-44: the Clothes are sold after the quarry; then the Trader comes after the Sailor, and not the other way."""
    game = meditating("standing sailor trader quarry, goods clothes 1")
    game.play("lay quarry", "use clothes")
    assert answers(game, "lay") == {"lay sailor", "lay trader"}
    game.play("lay trader")
    assert game.why_not("lay sailor") == "A-44"


def test_a44_an_answer_of_another_player_begins_the_order_anew() -> None:
    """A-44: whoever gives it. Pink stands a worker up between two of Teal's that are laid."""
    game = agra("Teal: standing sailor trader | Pink: lying quarry | asks Teal")
    game.play("lay trader")
    assert game.why_not("lay sailor") == "A-44"
    state = game.state.copy()
    state.push(StandWorker(1, 1, 0))
    state.apply(RULES.table.parse("stand quarry").index)
    assert "lay sailor" in [RULES.table[action].text for action in state.legal()]


def test_a44_a_worker_from_the_cook_does_not_interrupt_the_series() -> None:
    """A-44, A-147: handing back a Cook worker is laying, too: who was passed over before stays so."""
    game = meditating("standing sailor trader, contracts cook, cook 1", "river mahout")
    game.play("lay trader", "lay cook")
    assert game.why_not("lay sailor") == "A-44"


# ----------------------------------------------------------------


def test_a45_only_ones_own_standing_workers_can_be_laid() -> None:
    """A-45: not the lying one, not Pink's, not those in the supply."""
    game = agra("Teal: standing quarry, lying sailor | Pink: standing trader, lying botanist | asks Teal")
    assert answers(game, "lay") == {"lay quarry"}
    game.play("lay quarry")
    assert answers(game, "lay") == set()


def test_a45_only_lying_workers_leave_nothing_to_lay() -> None:
    """A-45: with points at hand the phase is asked, but nobody can be laid."""
    game = with_points(1, "lying quarry sailor")
    assert game.question == "meditation"
    assert answers(game, "lay") == set()


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("tracker", "workers", "points"),
    [
        (1, 3, [1, 2, 3]),
        (2, 3, [2, 3, 4]),
        (3, 5, [2, 4, 5, 6, 7]),
        (4, 5, [3, 5, 7, 8, 9]),
        (5, 6, [3, 6, 8, 10, 11, 12]),
        (6, 10, [4, 7, 10, 12, 14, 15, 16, 17, 18, 19]),
    ],
)
def test_a46_each_further_worker_counts_one_space_lower(tracker: int, workers: int, points: list[int]) -> None:
    """A-46: the track is 1, 2, 2, 3, 3, 4; below its first space every worker is worth 1."""
    spaces = " ".join(SPACES[:workers])
    game = meditating(f"standing {spaces}, tracker {tracker}", "built cement plank")
    assert lay_all(game) == points


def test_a46_the_tracker_itself_does_not_move() -> None:
    """A-46: counting down is only for this phase; the next one begins at the tracker again."""
    game = meditating("standing quarry trader, tracker 3")
    assert lay_all(game) == [2, 4]
    assert game["Teal"].tracker == 3
