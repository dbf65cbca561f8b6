"""Rulings A-54 to A-60: where workers go, who is sent away, and the Peon."""

import random

import pytest

from doab.agra import AgraGame, agra
from doab.core import Game
from doab.core.errors import DoabError, IllegalAction
from tests.agra.steps import acting, answer, coins_lying

CHARACTERS = ["architect", "sailor", "trader", "botanist"]
PRODUCTION = ["quarry", "woodcutter", "turmeric-farm", "cotton-farm"]
TEN = [*CHARACTERS, *PRODUCTION, "cement", "plank"]

# Two contracts of level I and one of level II in all: the boat has come to pier 3.
PINKS_CONTRACTS = "contracts french_trader takshaka"


def all_out(items: str = "rupees 2", *clauses: str, pink: str = "rupees 2") -> AgraGame:
    """All ten workers of Teal are on the board; Brick stands too."""
    return acting(f"{items}, standing {' '.join(TEN)}", *clauses, "built cement plank brick", pink=pink)


def peons(*spaces: str) -> set[str]:
    return {f"peon {space}" for space in spaces}


# ----------------------------------------------------------------


def test_a54_a_worker_comes_from_the_worker_supply() -> None:
    """A-54: placing takes one of the ten workers and leaves the 22 markers alone."""
    game = acting("rupees 2")
    game.play("place trader")
    assert game["Teal"].workers == 9
    assert game["Teal"].markers == 22
    assert game["Teal"].standing == ["trader"]


def test_a54_markers_do_not_replace_workers() -> None:
    """A-54: with no worker in supply nothing can be placed, though all 22 markers are free."""
    game = all_out()
    assert game["Teal"].markers == 22
    assert game["Teal"].workers == 0
    assert set(game.legal) == peons(*TEN)


def test_a54_a_worker_needs_no_marker() -> None:
    """A-54: with no marker in supply a worker is placed all the same."""
    game = acting("supply 0")
    game.play("place trader")
    assert game["Teal"].workers == 9
    assert game["Teal"].markers == 0


# ----------------------------------------------------------------


def test_a55_a_newcomer_sends_an_opponent_away() -> None:
    """A-55: a space holds one worker; the opponent's goes back to its owner."""
    game = acting("rupees 2", pink="standing trader")
    game.play("place trader")
    assert game["Teal"].standing == ["trader"]
    assert game["Pink"].standing == []
    assert game["Pink"].workers == 10


@pytest.mark.parametrize("posture", ["standing", "lying"])
def test_a55_the_own_space_is_never_placed_on(posture: str) -> None:
    """A-55: where an own worker is, only the Peon is possible."""
    game = acting(f"{posture} trader")
    assert "place trader" not in game.legal
    assert "peon trader" in game.legal
    with pytest.raises(IllegalAction):
        game.play("place trader")


def test_a55_two_workers_on_a_space_are_no_position() -> None:
    """A-55: a position with two workers on one space is refused."""
    with pytest.raises(DoabError):
        agra("Teal: standing quarry | Pink: lying quarry | asks Teal: action")


def test_a55_no_space_ever_holds_two_workers() -> None:
    """A-55: in a game of random answers every space holds at most one worker, and every player has ten."""
    names = ["Teal", "Pink", "Gold", "Plum"]
    game = Game.new("agra", names, options={}, seed=7)
    dice = random.Random(7)
    for _ in range(600):
        if game.over:
            break
        game.play(game.draw() if game.to_move == "chance" else dice.choice(game.legal))
        players = [game[name] for name in names]
        spaces = [space for player in players for space in (*player.standing, *player.lying)]
        assert len(spaces) == len(set(spaces))
        assert [one.workers + one.cook + len(one.standing) + len(one.lying) for one in players] == [10] * 4


# ----------------------------------------------------------------


def test_a56_favour_cook_rupees_action_in_this_order() -> None:
    """A-56: the owner has her favour when the Cook is asked, Rupees come after it, the action last."""
    game = acting("rupees 2", "coins quarry 2", pink="standing quarry, contracts cook")
    game.play("place quarry")
    assert (game.to_move, game.question) == ("Pink", "cook")
    assert set(game.legal) == {"to cook", "to supply"}
    assert game["Pink"].favour == 1
    assert game["Teal"].rupees == 2
    assert coins_lying(game) == {"quarry": 2}
    game.play("to cook")
    assert (game["Pink"].cook, game["Pink"].workers) == (1, 9)
    assert (game.to_move, game.question) == ("Teal", "production")
    assert game["Teal"].rupees == 4
    assert coins_lying(game) == {}
    assert game["Teal"].goods == {}


def test_a56_the_cook_may_be_declined() -> None:
    """A-56: the owner keeps the favour and takes the worker into her supply."""
    game = acting("rupees 2", pink="standing quarry, contracts cook")
    game.play("place quarry", "to supply")
    assert (game["Pink"].cook, game["Pink"].workers, game["Pink"].favour) == (0, 10, 1)


@pytest.mark.parametrize(("tracker", "favour"), [(1, 1), (3, 1), (4, 2), (6, 2)])
def test_a56_the_owner_of_a_standing_worker_is_compensated(tracker: int, favour: int) -> None:
    """A-56: 1 favour, or 2 from the fourth meditation space on; the one who came pays nothing."""
    game = acting("favour 1", pink=f"standing quarry, tracker {tracker}")
    game.play("place quarry")
    assert game["Pink"].favour == favour
    assert game["Pink"].markers == 22 - favour
    assert game["Teal"].favour == 1


def test_a56_a_lying_worker_just_goes_home() -> None:
    """A-56: no favour and no question about the Cook for a worker that lay."""
    game = acting("rupees 2", pink="lying quarry, contracts cook, tracker 4")
    game.play("place quarry")
    assert (game.to_move, game.question) == ("Teal", "production")
    assert (game["Pink"].favour, game["Pink"].workers, game["Pink"].cook) == (0, 10, 0)


# ----------------------------------------------------------------


def test_a57_the_peon_stands_the_worker_up_for_two_rupees() -> None:
    """A-57: the lying worker on the Trader stands, 2 Rupees are gone, the supply is as before."""
    game = acting("rupees 2, lying trader")
    game.play("peon trader")
    assert game["Teal"].standing == ["trader"]
    assert game["Teal"].lying == []
    assert game["Teal"].rupees == 0
    assert game["Teal"].workers == 9
    assert game.question == "trader"


def test_a57_a_worker_that_stood_earns_no_favour() -> None:
    """A-57: using an own standing worker again gives no favour, not even far up the meditation track."""
    game = acting("rupees 5, standing trader, tracker 5")
    game.play("peon trader")
    assert game["Teal"].standing == ["trader"]
    assert (game["Teal"].rupees, game["Teal"].favour) == (3, 0)


@pytest.mark.parametrize("rupees", [0, 1])
def test_a57_who_cannot_pay_does_something_else(rupees: int) -> None:
    """A-57: with less than 2 Rupees and a worker in supply the Peon is not offered."""
    game = acting(f"rupees {rupees}, lying trader")
    assert "peon trader" not in game.legal
    assert "place sailor" in game.legal
    with pytest.raises(IllegalAction):
        game.play("peon trader")


def test_a57_the_peon_is_a_choice() -> None:
    """A-57: with an own worker on the Trader all other spaces remain open."""
    game = acting("rupees 2, standing trader", "builder cement")
    others = ["architect", "sailor", "botanist", *PRODUCTION, "cement"]
    assert set(game.legal) == {"peon trader", *(f"place {space}" for space in others)}


# ----------------------------------------------------------------


@pytest.mark.parametrize(("rupees", "left"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_a58_without_workers_the_peon_costs_what_one_has(rupees: int, left: int) -> None:
    """A-58: all workers out: 2 Rupees, or 1, or nothing."""
    game = all_out(f"rupees {rupees}")
    game.play("peon quarry")
    assert game.question == "production"
    assert game["Teal"].rupees == left


def test_a58_only_spaces_with_an_own_worker() -> None:
    """A-58: neither the opponent's space nor the builder's site is open."""
    game = all_out("rupees 2", "builder curry", pink="standing brick")
    assert set(game.legal) == peons(*TEN)


def test_a58_no_building_with_all_workers_out() -> None:
    """A-58: the Architect gives influence or nothing, though the material is there."""
    game = all_out("rupees 2, goods cement 2")
    game.play("peon architect")
    assert set(game.legal) == {"raise artisans", "raise merchants", "raise scholars", "skip"}
    game.play("raise scholars")
    assert game["Teal"].influence["scholars"] == 1


def test_a58_workers_on_the_cook_are_no_supply() -> None:
    """A-58: eight workers on the board and two on the Cook: the Peon is compulsory, for the one Rupee there is."""
    game = acting(f"rupees 1, contracts cook, cook 2, standing {' '.join(TEN[:8])}")
    assert game["Teal"].workers == 0
    assert set(game.legal) == peons(*TEN[:8])
    game.play("peon quarry")
    assert (game["Teal"].rupees, game["Teal"].cook, game["Teal"].workers) == (0, 2, 0)


def test_a58_one_worker_in_supply_and_the_full_price_holds() -> None:
    """A-58: nine workers out and 1 Rupee: no Peon, the tenth worker has to go."""
    game = acting(f"rupees 1, standing {' '.join(TEN[:9])}", "built cement plank", "builder curry")
    assert set(game.legal) == {"place plank", "place curry"}


# ----------------------------------------------------------------


@pytest.mark.parametrize(("rupees", "left"), [(1, 0), (5, 4)])
def test_a59_the_calligrapher_makes_the_peon_cost_one(rupees: int, left: int) -> None:
    """A-59: 1 Rupee instead of 2."""
    game = acting(f"rupees {rupees}, lying trader, contracts calligrapher", "boat 3", pink=PINKS_CONTRACTS)
    game.play("peon trader")
    assert game["Teal"].rupees == left


def test_a59_the_calligrapher_does_not_give_credit() -> None:
    """A-59: with the Calligrapher, no Rupee and a worker in supply there is no Peon."""
    game = acting("rupees 0, lying trader, contracts calligrapher", "boat 3", pink=PINKS_CONTRACTS)
    assert "peon trader" not in game.legal


@pytest.mark.parametrize(("rupees", "left"), [(0, 0), (1, 0), (2, 1)])
def test_a59_the_calligrapher_in_the_forced_case(rupees: int, left: int) -> None:
    """A-59: all workers out: 1 Rupee, or nothing if there is none."""
    game = all_out(f"rupees {rupees}, contracts calligrapher", "boat 3", pink=PINKS_CONTRACTS)
    game.play("peon quarry")
    assert game["Teal"].rupees == left


def test_a59_tile_14_makes_the_peon_free() -> None:
    """A-59: 3 favour, one of them locked until the end of the turn, and no Rupee."""
    game = acting("rupees 0, favour 3, tiles 14, lying trader, standing quarry")
    assert not peons("trader", "quarry") & set(game.legal)
    game.play("tile 14")
    assert set(game.legal) == peons("trader", "quarry")
    game.play("peon trader")
    assert (game["Teal"].rupees, game["Teal"].favour, game["Teal"].locked) == (0, 0, 1)
    assert game["Teal"].markers == 21
    assert game["Teal"].standing == ["trader", "quarry"]


def test_a59_tile_14_saves_the_price_of_the_calligrapher_too() -> None:
    """A-59: the tile beats the Calligrapher: nothing is paid."""
    game = acting("rupees 4, favour 3, tiles 14, lying trader, contracts calligrapher", "boat 3", pink=PINKS_CONTRACTS)
    game.play("tile 14", "peon trader")
    assert game["Teal"].rupees == 4


def test_a59_tile_14_works_in_the_forced_case() -> None:
    """A-59: all workers out, the last Rupee is kept."""
    game = all_out("rupees 1, favour 3, tiles 14")
    game.play("tile 14", "peon quarry")
    assert (game["Teal"].rupees, game["Teal"].favour) == (1, 0)


def test_a59_tile_14_works_for_a_statue_action() -> None:
    """A-59: the second main action may be a free Peon."""
    game = acting("rupees 0, favour 3, tiles 14, goods statue 1, standing quarry", asks="Teal: after")
    assert "tile 14" not in game.legal
    game.play("use statue", "tile 14", "peon quarry", "produce 2")
    assert game["Teal"].goods == {"sandstone": 2}
    assert game["Teal"].rupees == 0


@pytest.mark.parametrize("asks", ["Teal", "Teal: after", "Teal: orders", "Teal: end"])
def test_a59_tile_14_belongs_to_the_main_action(asks: str) -> None:
    """A-59: outside a main action the tile is not offered, although the favour is there."""
    game = acting("rupees 2, favour 3, tiles 14, standing quarry", asks=asks)
    assert "favour 1" in game.legal
    assert "tile 14" not in game.legal


def test_a59_tile_14_needs_an_own_worker_on_the_board() -> None:
    """A-59: with nobody to use again the tile would lead nowhere, so it is not offered."""
    game = acting("rupees 2, favour 3, tiles 14")
    assert "tile 14" not in game.legal


# ----------------------------------------------------------------


@pytest.mark.parametrize(
    ("clauses", "rupees", "left"), [((), 0, {"quarry": 2}), (("options peon_collects_rupees",), 2, {})]
)
def test_a60_the_peon_and_rupees_on_the_building(clauses: tuple[str, ...], rupees: int, left: dict[str, int]) -> None:
    """A-60: the Peon places nobody, so the Rupees stay; with the switch he takes them."""
    game = acting("rupees 2, lying quarry", "coins quarry 2", *clauses)
    game.play("peon quarry")
    assert game.question == "production"
    assert game["Teal"].rupees == rupees
    assert coins_lying(game) == left


def test_a60_the_rupees_there_do_not_pay_the_peon() -> None:
    """A-60: even with the switch the price comes first, so 1 Rupee is not enough."""
    game = acting("rupees 1, lying quarry", "coins quarry 2", "options peon_collects_rupees")
    assert "peon quarry" not in game.legal


def test_a60_a_placed_worker_collects_with_either_setting() -> None:
    """A-60: the switch changes nothing for a worker who is placed."""
    for clauses in ((), ("options peon_collects_rupees",)):
        game = acting("rupees 2", "coins quarry 2", *clauses)
        game.play("place quarry")
        answer(game, "production", "produce 0")
        assert game["Teal"].rupees == 4
