"""1.2 The laws that hold in every position: each of them is broken here once, and must be named."""

from collections.abc import Callable
from typing import Any

import pytest

from doab.agra import RULES, agra
from doab.agra.table.things import COOK, PAPER
from doab.core import Game
from doab.core.errors import InvariantError

GAME = (
    "Teal: rupees 7, favour 2, goods wood 4 oil 1, standing quarry, lying trader, tiles 2, artisans 2"
    ", orders artisans 1, used book, used tile 2"
    " | Pink: contracts sufi, standing sailor, cook 1, akbar oil | Gold: tracker 3 | river cook mahout"
    " | delivered cook oil Pink twice | prices 1 wood 2 | neutral merchants 2 | asks Teal: action"
)
Change = Callable[[Any], None]


def set_to(table: str, at: int, value: int) -> Change:
    return lambda state: getattr(state, table).__setitem__(at, value)


def put(**numbers: int) -> Change:
    def change(state: Any) -> None:
        for name, value in numbers.items():
            setattr(state, name, value)

    return change


def teal(**numbers: int) -> Change:
    return lambda state: put(**numbers)(state.players[0])


def both(*changes: Change) -> Change:
    def change(state: Any) -> None:
        for one in changes:
            one(state)

    return change


def test_a_sound_position_is_accepted() -> None:
    RULES.checks.check_state(agra(GAME).state)


@pytest.mark.parametrize(
    ("change", "message"),
    [
        # markers
        (teal(markers=3), r"seat 0 has \d+ markers instead of 22 \(A-04\)"),
        (teal(favour=-1), "seat 0 has fewer than no markers somewhere"),
        (set_to("goods", 0, -1), "seat 0 has fewer than no markers somewhere"),
        (set_to("slots", COOK * 3, 7), "a slot of a notable holds 3 markers of seat 1"),
        (set_to("slots", COOK * 3, 13), "a slot of a notable holds 1 markers of seat 3"),
        # workers
        (teal(workers=9), "seat 0 has 11 workers instead of 10"),
        (teal(workers=5, cook=3), r"seat 0: 5 workers, 3 on the Cook"),
        (set_to("workers", 0, 7), "nobody's worker stands on architect"),
        (both(teal(workers=7), set_to("workers", 4 + PAPER, 1)), r"a worker stands on unbuilt paper \(A-25\)"),
        # players
        (teal(rupees=-1), "seat 0 has -1 rupees"),
        (teal(tracker=7), "seat 0 has the tracker on 7"),
        (both(teal(french=3), set_to("goods", 1, 1)), "seat 0 has 3 markers on the French Trader"),
        (teal(used=0), r"seat 0 has 2 locked markers and has used 0 \(A-103, A-109\)"),
        (teal(covers=1 << 2), "seat 0 has a cover where none lay"),
        (set_to("farmers", 0, 6), "seat 0 has a farmer on square 6"),
        (set_to("farmers", 0, 1), r"seat 0 has a farmer on a cover \(A-95\)"),
        (set_to("influence", 0, 10), "seat 0 stands on step 10 of the artisans"),
        (set_to("influence", 0, 9), r"a marker at the top has not triggered the end \(4.3\)"),
        # prices, pawns, buildings
        (both(set_to("prices", 2, 1), set_to("prices", 3, 0)), "two price tokens lie on one good"),
        (both(set_to("prices", 2, 3), set_to("prices", 3, 1)), "cotton is worth 3, too far from its print"),
        (put(merchant=PAPER), "the merchant stands on unbuilt paper"),
        (put(builder=-1), r"the builder has left, but there is something to build \(A-68\)"),
        (put(builder=0), "the builder stands on built quarry"),
        (put(builder_moves=1), "the builder has to walk, but nothing will make him"),
        (put(built=7), "a production building is gone"),
        (set_to("coins", 2, -1), "a building owes rupees"),
        (put(bonus_tiles=0), r"0 bonus tiles are left for 4 buildings of level 2 \(A-74\)"),
        # favour tiles
        (put(pile=0), "4 favour tiles lie in 4 places instead of 14"),
        (put(pile=(1 << 14) - 1), "14 favour tiles lie in 18 places instead of 14"),
        (both(teal(tiles=0b11110), put(display=0b1, pile=0b11111111100000)), r"seat 0 has 4 favour tiles \(A-106\)"),
        (both(teal(tiles=0), put(display=0b1111, pile=0b11111111110000)), "4 favour tiles are on display"),
        (both(teal(tiles=0), put(display=0b11, pile=0b11111111111100)), r"the display .* was not filled up \(A-107\)"),
        # notables
        (teal(contracts=2), "a notable has been won twice"),
        (put(won=0), "the notables won do not add up"),
        (put(river=0b10), "a notable that has been won still waits on the river"),
        (put(river=1 << 3), "there are markers on cook, who is not on the river"),
        (both(set_to("slots", 3 * 3 + 2, 1), set_to("goods", 1, 3)), "mahout has no slot 3"),
        (both(set_to("slots", COOK * 3 + 1, 1), set_to("goods", 1, 3)), "cook has all his goods and has not been won"),
        # the turn
        (put(points=-1), "points or deliveries were spent that were not there"),
        (put(points=2), r"2 meditation points outlived their phase \(A-41\)"),
        (put(free_left=1), r"deliveries outlived the Sailor action \(A-78\)"),
        (put(end_round=2, round=3), "round 3 after the last, 2"),
        # orders and river
        (put(limit=0), r"1 orders of the artisans are covered, above the limit of 0 \(A-116\)"),
        (set_to("marked", 0, 0), "the marker of the artisans lies on a covered order"),
        (set_to("marked", 0, 6), "the marker of the artisans is below a column that is not full"),
        (put(boat=7), "the boat is at pier 7"),
        (put(boat=2, won=0b110, river=1 << COOK), "the notables won do not add up"),
        (put(boat=3), r"the order limit is 3 at pier 3 \(A-10\)"),
    ],
)
def test_a_broken_law_is_named(change: Change, message: str) -> None:
    state = agra(GAME).state
    change(state)
    with pytest.raises(InvariantError, match=message):
        RULES.checks.check_state(state)


def test_a133_the_boat_leaves_as_soon_as_it_may() -> None:
    state = agra("Teal: contracts cook sufi | Pink: | asks Teal: action").state
    with pytest.raises(InvariantError, match="the boat stays at pier 1 although it may leave"):
        RULES.checks.check_state(state)


def test_4_3_pier_6_and_a_full_column_set_off_the_end() -> None:
    won = "Teal: contracts cook sufi muezzin caliph subadar dewan | Pink: | boat 6"
    RULES.checks.check_state(agra(f"{won} | ending 3").state)
    with pytest.raises(InvariantError, match=r"the boat at pier 6 has not triggered the end \(4.3\)"):
        RULES.checks.check_state(agra(won).state)
    full = "Teal: contracts cook sufi muezzin caliph subadar, orders artisans 1 2 3 4 5 6 | Pink: | boat 5"
    RULES.checks.check_state(agra(f"{full} | ending 3").state)
    with pytest.raises(InvariantError, match=r"a full column has not triggered the end \(4.3\)"):
        RULES.checks.check_state(agra(full).state)


def test_before_the_game_begins_markers_may_lie_on_neutral_orders() -> None:
    """2.3.3, A-11: neutral markers come first, and the guild-order marker has not been rolled yet."""
    game: Any = Game.new(RULES, ["Teal", "Pink"], {}, 4)
    while game.question != "order marker":
        game.play(game.draw())
        RULES.checks.check_state(game.state)
    assert game.table.orders["scholars"][0] == "neutral"
    assert game.table.marked["scholars"] == 1
