"""Steps that many tests of Rajas take."""

import tomllib
from collections.abc import Sequence
from importlib.resources import files
from typing import Any

from doab.core import Game
from doab.rajas import RajasGame

COLOURS = ("blue", "green", "orange", "purple")

# What costs nothing can be entered by everybody, as long as it is empty.
FREE_OF_CHARGE = {
    "place mixed market",
    "place low terrace",
    "place blue terrace",
    "place green terrace",
    "place orange terrace",
    "place purple terrace",
}


def chance(game: RajasGame, *texts: str) -> None:
    """Let chance answer with these texts, in this order."""
    for text in texts:
        assert game.to_move == "chance", f"{game.to_move} is asked {game.question}, not chance: {text}"
        game.play(text)


def reveal_any(game: RajasGame) -> None:
    """Let the next tile of a stack be the first one that can come."""
    while game.question == "reveal":
        game.play(next(iter(game.legal)))


def payments(game: RajasGame) -> list[tuple[str, ...]]:
    """Every way to answer the open questions about dice to pay, each as the texts in order."""
    if game.question != "pay":
        return [()]
    ways = []
    for text in game.legal:
        after = game.copy()
        after.play(text)
        ways += [(text, *rest) for rest in payments(after)]
    return ways


def build(game: RajasGame, stack: str, place: str, *dice: str) -> None:
    """Buy the top of a stack in the quarry, lay it and pay these dice; any tile comes up next."""
    game.play("place quarry", f"take {stack}", f"lay {place}", *(f"pay {die}" for die in dice))
    reveal_any(game)


def overbuild(game: RajasGame, stack: str, place: str, *dice: str) -> None:
    """Finish a visit to the Master Builder from the choice of the tile on; any tile comes up next."""
    game.play(f"take {stack}", f"lay {place}", *(f"pay {die}" for die in dice))
    reveal_any(game)


def sail_by_harbour(game: RajasGame, die: str, space: int) -> None:
    """Place a worker in the harbour, pay a die and sail to a space."""
    game.play("place harbour", f"pay {die}", f"sail to {space}")


def sail_by_portuguese(game: RajasGame, space: int) -> None:
    """Let the Portuguese take the boat to the only space that it can reach."""
    if game.question == "sail":
        assert set(game.legal) == {f"sail to {space}"}
        game.play(f"sail to {space}")


def take_blue_die(game: RajasGame) -> None:
    """A quiet turn of whoever is asked: a worker on the blue terrace, and the die shows 3."""
    game.play("place blue terrace", "die blue 3")


def printed() -> dict[str, Any]:
    """The tables of the edition that the game uses by itself, fresh and free to change."""
    return tomllib.loads((files("doab.rajas") / "editions" / "reconstructed.toml").read_text(encoding="utf-8"))


def tile_name(row: list[Any]) -> str:
    """The name of a tile, given its row in the edition."""
    colour, _, cost, road, buildings, markets = row
    return " ".join([colour, str(cost), road, *buildings, *(f"{good}{value}" for good, value in markets)])


def edition_with_roads(roads: dict[str, str]) -> dict[str, Any]:
    """The printed tiles, with other roads on some: `edition_with_roads({"orange 4 straight silk2": "NS EW"})`."""
    tiles = printed()["province_tiles"]["tiles"]
    assert roads.keys() <= {tile_name(row) for row in tiles}
    changed = [[*row[:3], roads.get(tile_name(row), row[3]), *row[4:]] for row in tiles]
    return {"province_tiles": {"tiles": changed}}


def edition_with_river(spaces: dict[int, str]) -> dict[str, Any]:
    """The printed river, with other incomes on some spaces: `edition_with_river({13: "chamber"})`."""
    river = printed()["river"]
    for number, income in spaces.items():
        river["spaces"][number - 1] = income
    return {"river": river}


def set_up(names: Sequence[str], *rolls: Sequence[int], seed: int = 7) -> RajasGame:
    """A new game in which the players, in seat order, have rolled these values (blue, green, orange, purple)."""
    game = Game.new("rajas", list(names), options={}, seed=seed)
    reveal_any(game)
    for values in rolls:
        for colour, value in zip(COLOURS, values, strict=True):
            assert game.question == "roll"
            game.play(f"die {colour} {value}")
    return game


def carry_out(game: RajasGame, *texts: str) -> None:
    """Play every text once, in the order in which the questions come; stacks turn up whatever comes next."""
    left = list(texts)
    while left:
        text = next((text for text in left if text in game.legal), None)
        if text is None and game.question == "reveal":
            reveal_any(game)
            continue
        assert text is not None, f"{game.to_move} is asked {game.question}: {game.legal}; left to play: {left}"
        game.play(text)
        left.remove(text)
    reveal_any(game)


def standing(game: RajasGame, space: str) -> list[str]:
    """The players on the spaces of this name, left to right."""
    return list(game.table.board.get(space, ()))


def take_die(game: RajasGame, colour: str) -> None:
    """A quiet turn of whoever is asked: a worker on the high terrace of a colour, and the die shows 3."""
    game.play(f"place {colour} terrace", f"die {colour} 3")
