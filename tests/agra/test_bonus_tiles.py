"""The twelve building-bonus tiles, one by one."""

import pytest

from doab.agra import AgraGame
from tests.agra.steps import answer, answers, at_pier, pay_materials

# For each level a building, and materials that are worth exactly its cost with the bonus for two kinds.
SITES = {
    2: ("curry", ("sandstone", "wood")),
    3: ("dye", ("wood", "cement")),
    4: ("painting", ("cement", "plank")),
}
LEVELS = {
    2: ("artisans+3", "cover+2", "merchants+3", "favour+3"),
    3: ("artisans+4", "favour+4", "scholars+4", "rupees+5"),
    4: ("scholars+5", "favour+5", "merchants+5", "rupees+6"),
}
ALL = sorted(tile for tiles in LEVELS.values() for tile in tiles)
NO_STEPS = {"artisans": 0, "merchants": 0, "scholars": 0}


def build(level: int, items: str = "rupees 2", *clauses: str) -> AgraGame:
    """Teal has paid for a building of a level with the Architect and may choose a tile."""
    building, materials = SITES[level]
    goods = " ".join(f"{good} 1" for good in materials)
    game = at_pier(1, "asks Teal: action", *clauses, Teal=f"{items}, goods {goods}")
    game.play("place architect", f"build {building}")
    pay_materials(game, *materials)
    assert (game.question, game.to_move, game["Teal"].goods) == ("bonus", "Teal", {})
    return game


def after_taking(tile: str, level: int, items: str = "rupees 2", *clauses: str) -> AgraGame:
    """The tile is taken; a cover, if one is to be removed, is the first on the north side."""
    game = build(level, items, *clauses)
    game.play(f"bonus {tile}")
    answer(game, "cover", "uncover north 1")
    assert sorted([*game.table.bonus_left, tile]) == ALL
    return game


def gained(game: AgraGame) -> tuple[int, int, int, dict[str, int]]:
    """Rupees beyond the first two, favour, covers removed, influence."""
    return game["Teal"].rupees - 2, game["Teal"].favour, 8 - game["Teal"].covers, game["Teal"].influence


def test_a168_level_2_artisans_and_3() -> None:
    """A-168: a step among the Artisans and 3 Rupees."""
    assert gained(after_taking("artisans+3", 2)) == (3, 0, 0, NO_STEPS | {"artisans": 1})


def test_a168_level_2_cover_and_2() -> None:
    """A-168: a cover of choice and 2 Rupees; what lay under it yields one more."""
    game = build(2)
    game.play("bonus cover+2")
    covers = {f"uncover {side} {square}" for side in ("north", "east", "south", "west") for square in (1, 5)}
    assert (game.question, set(game.legal)) == ("cover", covers)
    game.play("uncover east 5")
    assert gained(game) == (2, 0, 1, NO_STEPS)
    assert game["Teal"].output == {"sandstone": 2, "wood": 2, "turmeric": 2, "cotton": 3}
    assert "cover+2" not in game.table.bonus_left


def test_a168_level_2_merchants_and_3() -> None:
    """A-168: a step among the Merchants and 3 Rupees."""
    assert gained(after_taking("merchants+3", 2)) == (3, 0, 0, NO_STEPS | {"merchants": 1})


def test_a168_level_2_favour_and_3() -> None:
    """A-168: 1 favour and 3 Rupees."""
    assert gained(after_taking("favour+3", 2)) == (3, 1, 0, NO_STEPS)


def test_a168_level_3_artisans_and_4() -> None:
    """A-168: a step among the Artisans and 4 Rupees."""
    assert gained(after_taking("artisans+4", 3)) == (4, 0, 0, NO_STEPS | {"artisans": 1})


def test_a168_level_3_favour_and_4() -> None:
    """A-168: 1 favour and 4 Rupees."""
    assert gained(after_taking("favour+4", 3)) == (4, 1, 0, NO_STEPS)


def test_a168_level_3_scholars_and_4() -> None:
    """A-168: a step among the Scholars and 4 Rupees."""
    assert gained(after_taking("scholars+4", 3)) == (4, 0, 0, NO_STEPS | {"scholars": 1})


def test_a168_level_3_5_rupees() -> None:
    """A-168: 5 Rupees."""
    assert gained(after_taking("rupees+5", 3)) == (5, 0, 0, NO_STEPS)


def test_a168_level_4_scholars_and_5() -> None:
    """A-168: a step among the Scholars and 5 Rupees."""
    assert gained(after_taking("scholars+5", 4)) == (5, 0, 0, NO_STEPS | {"scholars": 1})


def test_a168_level_4_favour_and_5() -> None:
    """A-168: 1 favour and 5 Rupees."""
    assert gained(after_taking("favour+5", 4)) == (5, 1, 0, NO_STEPS)


def test_a168_level_4_merchants_and_5() -> None:
    """A-168: a step among the Merchants and 5 Rupees."""
    assert gained(after_taking("merchants+5", 4)) == (5, 0, 0, NO_STEPS | {"merchants": 1})


def test_a168_level_4_6_rupees() -> None:
    """A-168: 6 Rupees."""
    assert gained(after_taking("rupees+6", 4)) == (6, 0, 0, NO_STEPS)


# ---------------------------------------------------------------- what all of them share


@pytest.mark.parametrize("level", SITES)
def test_a168_only_the_tiles_of_the_level_are_offered(level: int) -> None:
    """A-168: four for each level, fewer once some have been taken."""
    assert answers(build(level), "bonus") == {f"bonus {tile}" for tile in LEVELS[level]}
    first, *others = LEVELS[level]
    game = build(level, "rupees 2", f"gone {first}")
    assert answers(game, "bonus") == {f"bonus {tile}" for tile in others}


@pytest.mark.parametrize(
    ("tile", "level", "guild", "rupees"),
    [
        ("artisans+3", 2, "artisans", 3),
        ("merchants+3", 2, "merchants", 3),
        ("artisans+4", 3, "artisans", 4),
        ("scholars+4", 3, "scholars", 4),
        ("scholars+5", 4, "scholars", 5),
        ("merchants+5", 4, "merchants", 5),
    ],
)
def test_a168_the_step_of_a_tile_is_a_step_like_any_other(tile: str, level: int, guild: str, rupees: int) -> None:
    """A-168: entering step 3 asks for its bonus, the top sets off the end, and above the top only Rupees come."""
    game = after_taking(tile, level, f"{guild} 2")
    assert game.question == "step bonus"
    game.play("take favour")
    assert gained(game) == (rupees, 1, 0, NO_STEPS | {guild: 3})
    game = after_taking(tile, level, f"{guild} 8", "round 3")
    assert (game["Teal"].influence[guild], game.table.ending) == (9, 4)
    game = after_taking(tile, level, f"{guild} 9", "round 3", "ending 4")
    assert gained(game) == (rupees, 0, 0, NO_STEPS | {guild: 9})


def test_a168_a_cover_when_none_is_left_brings_only_the_rupees() -> None:
    """A-168: as much as is possible."""
    game = after_taking("cover+2", 2, "uncovered all")
    assert gained(game) == (2, 0, 8, NO_STEPS)


def test_a168_the_tile_is_used_before_the_worker_is_placed() -> None:
    """A-168: its favour pays for the additional good of the processing that follows."""
    game = at_pier(
        1,
        "asks Teal: action",
        Teal="goods sandstone 1 wood 1 turmeric 4, favour 1, tiles 2",
    )
    game.play("place architect", "build curry")
    pay_materials(game, "sandstone", "wood")
    game.play("bonus favour+3", "move 3")
    assert game.question == "extra"
    game.play("extra")
    assert (game["Teal"].goods, game["Teal"].favour, game["Teal"].standing) == ({"curry": 4}, 0, ["architect", "curry"])
