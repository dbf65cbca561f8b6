"""What is asked one by one in the order of the dice costs nobody a choice, in positions of many kinds."""

from itertools import product
from random import Random

import pytest

from doab.rajas import rajas
from tests.nets.series import check_series
from tests.rajas.steps import payments

COLOURS = ("blue", "green", "orange", "purple")


def dice_of(seed: str, number: int) -> str:
    chance = Random(seed)
    shown: dict[str, list[str]] = {}
    for _ in range(number):
        shown.setdefault(chance.choice(COLOURS), []).append(str(chance.randint(1, 6)))
    return "dice " + " ".join(f"{colour} {' '.join(faces)}" for colour, faces in sorted(shown.items()))


@pytest.mark.parametrize("seed", range(4))
def test_r16_r18_dice_given_back_and_dice_named(seed: int) -> None:
    """R-16 … R-18: the Yogi's die and the Dancer's two, with nine or ten dice on Kali."""
    game = rajas(f"Asha: {dice_of(f'return {seed}', 8)} purple 2 5 | Bram: | asks Asha")
    game.play("place dancer")
    lowest = {"ReturnDice": 1, "ChooseColour": 2}
    assert check_series(game, "pay", lowest) > 20


@pytest.mark.parametrize("seed", range(4))
def test_r27_dice_rolled_again(seed: int) -> None:
    game = rajas(f"Asha: money 4, {dice_of(f'reroll {seed}', 6)} | Bram: | asks Asha")
    game.play("place low terrace")
    assert check_series(game, "", {"ChooseReroll": 0}) > 20


TILES = {7: ("blue 7 fork tea2 spices1", "blue cow"), 3: ("blue 3 bend tea1", "blue snake")}


@pytest.mark.parametrize("cost", TILES)
@pytest.mark.parametrize("seed", range(6))
def test_r22_dice_of_a_payment(seed: int, cost: int) -> None:
    """Every payment from which neither a die nor a flip can be left out, and each once."""
    chance = Random(f"pay {seed}")
    faces, karma = sorted(chance.randint(1, 6) for _ in range(6)), chance.randint(0, 3)
    tile, stack = TILES[cost]
    shown = " ".join(map(str, faces))
    game = rajas(f"Asha: money 3, karma {karma}, dice blue {shown} | Bram: | offer {tile} | asks Asha")
    game.play("place quarry", f"take {stack}", "lay 2,3 turned N")
    wanted = set()
    for used in product(("left", "paid", "flipped"), repeat=len(faces)):
        values = [face if how == "paid" else 7 - face for face, how in zip(faces, used, strict=True) if how != "left"]
        flips = [7 - 2 * face for face, how in zip(faces, used, strict=True) if how == "flipped"]
        spare = sum(values) - cost
        if len(flips) <= karma and min(flips, default=1) > 0 and 0 <= spare < min([*values, *flips], default=0):
            names = [f"pay blue {face}" for face in faces]
            flipped = {"paid": "", "flipped": " flipped"}
            way = [name + flipped[how] for name, how in zip(names, used, strict=True) if how != "left"]
            wanted.add(tuple(sorted(way)))
    found = payments(game)
    assert len(found) == len(wanted) > 2
    assert {tuple(sorted(way)) for way in found} == wanted
