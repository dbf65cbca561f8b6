"""A scene: the learner answers, chance and the others follow the script."""

import pytest

from doab.agra import agra
from doab.lessons.errors import LessonError
from doab.lessons.scene import Scene
from doab.rajas import rajas

TERRACE = "Asha: money 3, karma 1, dice blue 3 green 3 orange 6 | Bram: money 4, unplaced 0, dice blue 2 | asks Asha"
BOAT = "Asha: money 3, boat 5, dice blue 3 orange 1 green 5 | Bram: boat 7, unplaced 0, dice blue 2 | asks Asha"
PLANKS = (
    "Asha: uncovered north 5, uncovered east 1 | Bram: akbar plank | built plank cement | builder oil | "
    "merchant cotton-farm | start Asha | asks Asha: action"
)


def told(scene: Scene) -> list[str]:
    return [f"{scene.game.name_of(step.seat)}: {step.action.text}" for step in scene.game.steps]


def test_the_script_says_what_dice_show() -> None:
    scene = Scene(rajas(TERRACE), "Asha")
    scene.answer("place purple terrace", ["die purple 1"])
    assert told(scene) == ["Asha: place purple terrace", "chance: die purple 1"]
    assert scene.asked


def test_luck_says_what_dice_show_in_its_order() -> None:
    scene = Scene(rajas(BOAT), "Asha", ["die * 6", "die * 4"])
    for answer in ("place harbour", "pay blue 3", "sail to 8", "choose green", "choose orange"):
        scene.answer(answer)
    assert scene.game["Asha"].dice == ["green 5", "green 6", "orange 1", "orange 4"]
    assert scene.luck == []


def test_a_die_of_which_nothing_is_said_ends_the_scene() -> None:
    scene = Scene(rajas(TERRACE), "Asha")
    scene.answer("place purple terrace")
    assert (scene.asked, scene.over, scene.game.to_move) == (False, False, "chance")


def test_or_it_is_rolled() -> None:
    scene = Scene(rajas(TERRACE), "Asha", rolls=True)
    scene.answer("place purple terrace")
    assert scene.asked
    assert scene.game.steps[-1].action.text.startswith("die purple ")


def test_the_others_say_what_the_script_says() -> None:
    scene = Scene(agra(PLANKS), "Asha")
    scene.answer("place woodcutter")
    scene.answer("produce 4", ["Bram: place woodcutter", "Bram: produce 2"])
    assert told(scene)[2:4] == ["Bram: place woodcutter", "Bram: produce 2"]
    assert (scene.asked, scene.script) == (True, [])


def test_what_the_script_says_must_be_possible() -> None:
    scene = Scene(agra(PLANKS), "Asha")
    scene.answer("place woodcutter")
    with pytest.raises(LessonError, match="“Bram: place plonk” is not possible: place architect, "):
        scene.answer("produce 4", ["Bram: place plonk"])


def test_who_is_not_told_anything_ends_the_scene() -> None:
    scene = Scene(agra(PLANKS), "Asha")
    scene.answer("place woodcutter")
    scene.answer("produce 4")
    assert (scene.asked, scene.game.to_move) == (False, "Bram")


def test_the_only_answer_is_given_by_itself() -> None:
    scene = Scene(
        rajas("Asha: money 3, boat 5, dice blue 3 | Bram: boat 7, unplaced 0, dice blue 2 | asks Asha"), "Asha"
    )
    scene.answer("place harbour")
    assert told(scene) == ["Asha: place harbour", "Asha: pay blue 3"]


def test_a_scene_of_one_turn_ends_with_it() -> None:
    position = "Asha: money 3, dice blue 3 green 3 | Bram: money 4, dice blue 2 | asks Asha"
    whole, one_turn = Scene(rajas(position), "Asha"), Scene(rajas(position), "Asha", one_turn=True)
    for scene in (whole, one_turn):
        scene.answer("place mixed market")
    assert (whole.over, one_turn.over) == (False, True)


def test_a_copy_goes_its_own_way() -> None:
    scene = Scene(rajas(BOAT), "Asha", ["die * 6", "die * 4"])
    twin = scene.copy()
    twin.answer("place harbour")
    assert (len(scene.game.steps), len(twin.game.steps)) == (0, 1)
    assert (twin.luck, twin.learner) == (["die * 6", "die * 4"], "Asha")
