"""Influence for deliveries, phase by phase: ruling A-50."""

import pytest

from doab.agra import AgraGame, agra
from doab.core import Game
from doab.core.errors import OptionError
from tests.agra.steps import NAMES, climb, end_sailing, go_on

# What Plum has won by the time that the boat lies at pier 5.
WON = "contracts takshaka sufi caliph calligrapher dutch_trader"

CAPS = ["phase", "action", "turn"]


def serving_the_cook(teal: str, *clauses: str, cap: str = "phase") -> AgraGame:
    """Teal may serve the Cook (oil above wood, an artisan), in the meditation phase too."""
    return agra(
        " | ".join(
            [
                f"Teal: {teal}",
                "Pink: rupees 2",
                "river cook mahout",
                "blocked trade",
                *clauses,
                *([f"options influence_cap={cap}"] if cap != "phase" else []),
            ]
        )
    )


@pytest.mark.parametrize(("cap", "steps"), [("phase", 1), ("action", 2), ("turn", 1)])
def test_a50_two_meditation_deliveries_to_one_notable(cap: str, steps: int) -> None:
    """A-50: the Cook is completed in one phase: one step in all; two if each action counts."""
    game = serving_the_cook("goods oil 1 wood 1", "points 6", "asks Teal", cap=cap)
    game.play("deliver oil to cook")
    assert set(game.legal) == {"raise artisans", "done"}
    game.play("raise artisans")
    assert game["Teal"].influence == {"artisans": 1, "merchants": 0, "scholars": 0}
    game.play("deliver wood to cook")
    climb(game)
    assert game["Teal"].influence == {"artisans": steps, "merchants": 0, "scholars": 0}
    assert (game["Teal"].contracts, game["Teal"].rupees) == (["cook"], 2 + 1 + 2)


@pytest.mark.parametrize(("cap", "steps"), [("phase", 2), ("action", 2), ("turn", 1)])
def test_a50_meditation_and_sailor_are_two_phases(cap: str, steps: int) -> None:
    """A-50: the oil by meditation, the wood by the Sailor: a step for each; one if the turn counts."""
    game = serving_the_cook("goods oil 1 wood 1", "points 3", "asks Teal", cap=cap)
    game.play("deliver oil to cook", "raise artisans")
    go_on(game, "meditation")
    game.play("place sailor", "deliver wood to cook")
    end_sailing(game)
    climb(game)
    assert game["Teal"].influence["artisans"] == steps


@pytest.mark.parametrize(("cap", "steps"), [("phase", 1), ("action", 2), ("turn", 1)])
def test_a50_after_the_main_action_it_is_still_the_action_phase(cap: str, steps: int) -> None:
    """A-50: the Sailor, then tile 6 for the same card before any Statue is spent."""
    game = serving_the_cook("goods oil 1 wood 1, favour 4, tiles 6", "asks Teal: action", cap=cap)
    game.play("place sailor", "deliver oil to cook")
    end_sailing(game)
    game.play("raise artisans")
    assert game.question == "after action"
    game.play("tile 6", "deliver wood to cook")
    climb(game)
    assert game["Teal"].influence["artisans"] == steps
    assert game["Teal"].contracts == ["cook"]


@pytest.mark.parametrize(("cap", "steps"), [("phase", 1), ("action", 2), ("turn", 1)])
def test_a50_a_tile_before_the_main_action_shares_its_phase(cap: str, steps: int) -> None:
    """A-50: once meditation has ended, tile 6 and the Sailor after it are in one phase."""
    game = serving_the_cook("goods oil 1 wood 1, favour 4, tiles 6", "asks Teal: action", cap=cap)
    game.play("tile 6", "deliver oil to cook", "raise artisans", "place sailor", "deliver wood to cook")
    end_sailing(game)
    climb(game)
    assert game["Teal"].influence["artisans"] == steps


def serving_the_imam(teal: str, *clauses: str, cap: str = "phase") -> AgraGame:
    """The boat lies at pier 5 and Teal may serve the Grand Imam (statue, paper, oil; a scholar)."""
    return agra(
        " | ".join(
            [
                f"Teal: {teal}",
                "Pink: rupees 2",
                "Gold: rupees 2",
                f"Plum: {WON}",
                "river grand_imam khatib",
                "boat 5",
                "merchant quarry",
                "builder clothes",
                *clauses,
                *([f"options influence_cap={cap}"] if cap != "phase" else []),
            ]
        )
    )


@pytest.mark.parametrize(("cap", "steps"), [("phase", 2), ("action", 2), ("turn", 1)])
def test_a50_the_order_phase_is_a_phase_of_its_own(cap: str, steps: int) -> None:
    """A-50: the Sailor brings the oil; once the order phase is open, tile 6 brings the paper."""
    game = serving_the_imam("goods oil 1 paper 1, favour 4, tiles 6", "asks Teal: action", cap=cap)
    game.play("place sailor", "deliver oil to grand_imam")
    end_sailing(game)
    game.play("raise scholars", "open orders", "tile 6", "deliver paper to grand_imam")
    climb(game)
    assert game["Teal"].influence["scholars"] == steps


@pytest.mark.parametrize(("cap", "steps"), [("phase", 2), ("action", 2), ("turn", 1)])
def test_a50_a_statue_action_is_a_phase_of_its_own(cap: str, steps: int) -> None:
    """A-50: Sailor and Statue-Sailor (by Peon) serve the same card."""
    game = serving_the_imam("goods oil 1 paper 1 statue 1, rupees 2", "asks Teal: action", cap=cap)
    game.play("place sailor", "deliver oil to grand_imam")
    end_sailing(game)
    game.play("raise scholars", "use statue", "peon sailor", "deliver paper to grand_imam")
    end_sailing(game)
    climb(game)
    assert game["Teal"].influence["scholars"] == steps


@pytest.mark.parametrize(("cap", "steps"), [("phase", 3), ("action", 3), ("turn", 1)])
def test_a50_meditation_action_and_statue_can_each_bring_a_step(cap: str, steps: int) -> None:
    """A-50: three goods for one card in three phases; the last one completes it, and its step still counts."""
    game = serving_the_imam("goods oil 1 paper 1 statue 2, rupees 2", "points 3", "blocked trade", "asks Teal", cap=cap)
    game.play("deliver oil to grand_imam", "raise scholars")
    go_on(game, "meditation")
    game.play("place sailor", "deliver paper to grand_imam")
    end_sailing(game)
    climb(game)
    game.play("use statue", "peon sailor", "deliver statue to grand_imam")
    end_sailing(game)
    climb(game)
    assert game["Teal"].influence["scholars"] == steps
    assert game["Teal"].contracts == ["grand_imam"]


@pytest.mark.parametrize("cap", CAPS)
def test_a50_two_notables_in_one_phase_bring_a_step_each(cap: str) -> None:
    """A-50: the cap is per notable: the Cook for the artisans, the Mahout for the merchants."""
    game = serving_the_cook("goods oil 1 cement 1", "points 6", "asks Teal", cap=cap)
    game.play("deliver oil to cook", "raise artisans", "deliver cement to mahout", "raise merchants")
    assert game["Teal"].influence == {"artisans": 1, "merchants": 1, "scholars": 0}


@pytest.mark.parametrize("cap", CAPS)
def test_a50_each_deliverer_has_a_cap_of_his_own(cap: str) -> None:
    """A-50: Teal serves the Cook with the Sailor, Pink through the Jagirdar in the same turn: one step for each."""
    option = [f"options influence_cap={cap}"] if cap != "phase" else []
    game = agra(
        " | ".join(
            [
                "Teal: goods oil 1",
                "Pink: goods wood 1, contracts jagirdar takshaka sufi",
                "river cook mahout",
                "boat 3",
                "asks Teal: action",
                *option,
            ]
        )
    )
    game.play("place sailor", "deliver oil to cook")
    end_sailing(game)
    climb(game)
    assert (game.to_move, game.question) == ("Pink", "jagirdar")
    game.play("deliver wood to cook")
    climb(game)
    assert (game["Teal"].influence["artisans"], game["Pink"].influence["artisans"]) == (1, 1)


def test_a50_a_step_that_was_declined_can_be_taken_later_in_the_phase() -> None:
    """A-50: the cap counts steps: who says no to the first may take the second."""
    game = serving_the_cook("goods oil 1 wood 1", "points 6", "asks Teal")
    game.play("deliver oil to cook", "done")
    assert game["Teal"].influence["artisans"] == 0
    game.play("deliver wood to cook")
    assert (game.to_move, game.question) == ("Teal", "influence")
    game.play("raise artisans")
    assert game["Teal"].influence["artisans"] == 1


def test_a50_meditation_delivers_single_goods_only() -> None:
    """A-50: one good for three points, never two on one slot."""
    game = serving_the_cook("goods oil 2 wood 2", "points 9", "asks Teal")
    assert {text for text in game.legal if text.startswith("deliver")} == {
        *("deliver oil to cook", "deliver wood to cook"),
        "deliver wood to mahout",
    }


def test_a50_the_cap_is_one_of_three_words() -> None:
    """A-50: phase, action or turn; anything else is refused."""
    for cap in CAPS:
        assert Game.new("agra", list(NAMES), options={"influence_cap": cap}, seed=7).to_move == "chance"
    with pytest.raises(OptionError):
        Game.new("agra", list(NAMES), options={"influence_cap": "round"}, seed=7)
