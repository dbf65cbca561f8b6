"""What is asked one by one in board order (Annex A) costs nobody a choice, in positions of many kinds."""

from itertools import product
from random import Random
from typing import Any

import pytest

from doab.agra import RULES, AgraGame, agra
from doab.core import digest
from tests.agra.steps import GOODS, payments
from tests.nets.series import check_series

SPACES = ("architect", "sailor", "trader", "botanist", "quarry", "woodcutter", "cotton-farm")


def some_goods(dice: Random, *goods: str) -> str:
    return "goods " + " ".join(f"{good} {dice.randint(1, 2)}" for good in dice.sample(goods, 3))


def turn_of_any(seed: str) -> tuple[Random, str]:
    dice = Random(seed)
    return dice, f"prices 1 {dice.choice(GOODS[:4])} {dice.randint(1, 2)}, 2 {dice.choice(GOODS[4:12])} 3"


@pytest.mark.parametrize("seed", range(4))
def test_a102_workers_stood_up(seed: int) -> None:
    dice, _ = turn_of_any(f"stand {seed}")
    lying = " ".join(dice.sample(SPACES, 5))
    game = agra(f"Teal: lying {lying}, goods book 1 | Pink: | asks Teal: action")
    assert check_series(game, "use book", {"StandWorker": 1}) == 1 + 5 + 10 + 10


MATERIALS = {"sandstone": 1, "wood": 1, "cement": 2, "plank": 2}


def worth(bundle: tuple[int, ...]) -> int:
    """A-31, A-32: what so many of each material are worth together."""
    kinds = sum(number > 0 for number in bundle)
    return sum(number * one for number, one in zip(bundle, MATERIALS.values(), strict=True)) + (kinds > 1)


@pytest.mark.parametrize(("site", "cost"), [("oil", 3), ("paper", 4), ("clothes", 5)])
@pytest.mark.parametrize("seed", range(4))
def test_a33_materials_of_a_building(seed: int, site: str, cost: int) -> None:
    """Every payment in which nothing is superfluous, and each once."""
    dice = Random(f"materials {seed}")
    owned = [dice.randint(1, 4) for _ in MATERIALS]
    goods = " ".join(f"{good} {number}" for good, number in zip(MATERIALS, owned, strict=True))
    game = agra(f"Teal: goods {goods} | Pink: | builder clothes | asks Teal: action")
    game.play("place architect", f"build {site}")
    wanted = set()
    for bundle in product(*(range(number + 1) for number in owned)):
        one_less = [(*bundle[:at], bundle[at] - 1, *bundle[at + 1 :]) for at in range(4) if bundle[at] > 0]
        if worth(bundle) >= cost and all(worth(less) < cost for less in one_less):
            wanted.add(
                tuple(f"pay {good}" for good, number in zip(MATERIALS, bundle, strict=True) for _ in range(number))
            )
    found = payments(game)
    assert len(found) == len(wanted) > 3
    assert {tuple(sorted(way)) for way in found} == {tuple(sorted(way)) for way in wanted}


@pytest.mark.parametrize("seed", range(4))
def test_a146_goods_of_a_portuguese_payment(seed: int) -> None:
    dice, prices = turn_of_any(f"pay {seed}")
    game = agra(
        f"Teal: {some_goods(dice, *GOODS[:12])}, contracts portuguese_trader | Pink: | river cook mahout | boat 2 "
        f"| {prices} | asks Teal: action"
    )
    game.play("place sailor")
    assert check_series(game, "pay", {"PayMore": 0}) > 3


@pytest.mark.parametrize("seed", range(4))
def test_a89_goods_given_and_taken(seed: int) -> None:
    dice, prices = turn_of_any(f"trade {seed}")
    game = agra(f"Teal: {some_goods(dice, *GOODS[:8])} | Pink: | {prices} | asks Teal: action")
    game.play("place trader")
    assert check_series(game, "give", {"GiveMore": 3, "TakeMore": 5}) > 3


@pytest.mark.parametrize("seed", range(4))
def test_a95_two_farmers(seed: int) -> None:
    dice, _ = turn_of_any(f"farmers {seed}")
    squares = ", ".join(f"farmer {side} {dice.randint(2, 4)}" for side in ("north", "east", "south", "west"))
    game = agra(f"Teal: favour 4, tiles 8, {squares} | Pink: | asks Teal: action")
    game.play("tile 8")
    assert check_series(game, "farmer", {"SecondStep": 0}) > 8


def positions_after(state: Any, answers: tuple[str, ...], number: int, in_any_order: bool) -> set[str]:
    """All positions that so many answers of these kinds lead to, the order of laying left aside."""
    found = {position_of(state)}
    if number == 0:
        return found
    for action in state.legal():
        if RULES.table[action].text.startswith(answers):
            twin = state.copy()
            twin.apply(action)
            if in_any_order:
                twin.lay_from = 0
            found |= positions_after(twin, answers, number - 1, in_any_order)
    return found


def position_of(state: Any) -> str:
    twin = state.copy()
    twin.lay_from = 0
    return digest(twin)


BETWEEN = [
    ("favour 4, artisans 2", ("favour 3", "raise", "take favour")),
    ("goods book 1 clothes 1", ("use", "stand", "done")),
    ("contracts cook muezzin, cook 1, goods clothes 1", ("use",)),
    ("tracker 4, contracts mosaic_maker", ("mosaic",)),
]


@pytest.mark.parametrize(("items", "between"), BETWEEN)
def test_a44_workers_laid_down_with_something_in_between(items: str, between: tuple[str, ...]) -> None:
    """A-44: whatever can be reached by laying in any order can be reached in board order."""
    game = agra(f"Teal: standing sailor trader quarry, {items} | Pink: | river sufi mahout | boat 2 | asks Teal")
    answers = ("lay", *between)
    ordered = positions_after(game.state, answers, 5, False)
    assert ordered == positions_after(game.state, answers, 5, True)
    assert len(ordered) > 15


@pytest.mark.parametrize(("items", "between"), BETWEEN)
def test_a44_after_anything_else_all_who_stand_are_offered(items: str, between: tuple[str, ...]) -> None:
    """A-44: nobody stays passed over when something has happened since."""
    game = agra(f"Teal: standing sailor trader quarry, {items} | Pink: | river sufi mahout | boat 2 | asks Teal")
    looked_at = 0

    def look(game: AgraGame, number: int) -> None:
        nonlocal looked_at
        last = game.steps[-1].action.text if game.steps else ""
        if game.question == "meditation" and not last.startswith("lay"):
            offered = {text for text in game.legal if text.startswith("lay") and text != "lay cook"}
            assert offered == {f"lay {space}" for space in game["Teal"].standing}
            looked_at += 1
        for text in game.legal if number > 0 else []:
            if text.startswith(("lay", *between)):
                after = game.copy()
                after.play(text)
                look(after, number - 1)

    look(game, 5)
    assert looked_at > 8
