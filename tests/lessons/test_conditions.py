"""Conditions: what may be said in them, and that nothing else is."""

import pytest

from doab.agra import agra
from doab.core import Game
from doab.lessons.conditions import Condition
from doab.lessons.errors import LessonError
from doab.rajas import rajas


def game_of_rajas() -> Game:
    return rajas(
        "Asha: money 12, fame 3, dice blue 6 6 orange 2, tile orange 4 straight silk2 at 2,3 turned N "
        "| Bram: money 4 | asks Asha"
    )


def game_of_agra() -> Game:
    return agra(
        "Asha: rupees 3, goods wood 2 oil 1, standing quarry | Bram: | river cook mahout french_trader muezzin "
        "jagirdar caliph | delivered cook oil Bram | merchant cotton-farm | asks Asha"
    )


@pytest.mark.parametrize(
    "text",
    [
        "Asha.money == 12",
        "Asha.money != 13",
        "Asha.fame < 4",
        "Asha.fame <= 3",
        "Asha.fame > Bram.fame",
        "2 * Asha.fame + Asha.money >= 18",
        "'blue 6' in Asha.dice",
        "'blue 5' not in Asha.dice",
        "Asha.dice == ['blue 6', 'blue 6', 'orange 2']",
        "count(Asha.dice) == 3",
        "Asha.tiles['2,3'] == 'orange 4 straight silk2'",
        "Asha.tiles['1,2'] == 0",
        "Asha.rank == 1",
        "round == 1",
    ],
)
def test_facts_of_rajas(text: str) -> None:
    assert Condition(text).holds(game_of_rajas())


@pytest.mark.parametrize(
    "text",
    [
        "Asha.goods == {'wood': 2, 'oil': 1}",
        "count(Asha.goods) == 3",
        "Asha.goods['oil'] == 1",
        "Asha.goods['cloth'] == 0",
        "Asha.standing == ['quarry']",
        "'artisans' not in Asha.orders",
        "delivered['cook'][0][1] == 'Bram'",
        "merchant == 'cotton-farm'",
    ],
)
def test_facts_of_agra(text: str) -> None:
    assert Condition(text).holds(game_of_agra())


@pytest.mark.parametrize("text", ["over", "Asha.money == 11", "'blue 5' in Asha.dice", "Bram.rank == 1"])
def test_what_does_not_hold(text: str) -> None:
    assert not Condition(text).holds(game_of_rajas())


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Asha.money ==", "“Asha.money ==” is no condition: invalid syntax"),
        ("1 < Asha.money < 3", "“1 < Asha.money < 3” is no condition: it must compare two things"),
        ("Asha is Bram", "“Asha is Bram” is no condition: it must compare two things"),
        ("Asha._state == 1", "“Asha._state == 1” is no condition: it may not say “Asha._state”"),
        ("__import__('os') == 1", "“__import__('os') == 1” is no condition: it may not say “__import__('os')”"),
        ("Asha.dice.clear() == 1", "“Asha.dice.clear() == 1” is no condition: it may not say “Asha.dice.clear()”"),
        ("Asha.a.b == 1", "“Asha.a.b == 1” is no condition: it may not say “Asha.a.b”"),
        ("not over", "“not over” is no condition: it may not say “not over”"),
        ("10 ** 9 == 1", "“10 ** 9 == 1” is no condition: it may not say “10 ** 9”"),
        ("[x for x in river] == 1", "“[x for x in river] == 1” is no condition: it may not say “[x for x in river]”"),
        ("{**river} == 1", "“{**river} == 1” is no condition: it may not say “{**river}”"),
        ("1.5 == 1", "“1.5 == 1” is no condition: it may not say “1.5”"),
    ],
)
def test_what_may_not_be_said_is_refused_when_it_is_read(text: str, message: str) -> None:
    with pytest.raises(LessonError) as caught:
        Condition(text)
    assert str(caught.value) == message


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("Chitra.money == 1", "“Chitra.money == 1”: nobody at this table is called Chitra"),
        ("Asha.rupees == 1", "“Asha.rupees == 1”: Asha has no “rupees”"),
        ("weather == 1", "“weather == 1”: the table has no “weather”"),
        ("spaces == 1", "“spaces == 1”: the table has no “spaces”"),
        ("Asha.money < 'much'", "“Asha.money < 'much'” compares what cannot be compared: 12, 'much'"),
    ],
)
def test_what_no_game_knows_is_named(text: str, message: str) -> None:
    with pytest.raises(LessonError) as caught:
        Condition(text).holds(game_of_rajas())
    assert str(caught.value) == message
