"""What is asked one by one in the order of the dice costs nobody a choice, in positions of many kinds."""

from random import Random

import pytest

from doab.rajas import rajas
from tests.nets.series import check_series

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
