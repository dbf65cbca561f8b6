"""Numbers and texts of all actions (see docs/rajas/text.md). The numbers are the same in every edition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Final

from doab.core.actions import Action, ActionTable
from doab.rajas.table.things import (
    BUILDINGS,
    CHAMBERS,
    COLOURS,
    GOODS,
    N_FACES,
    SIDES,
    SPACE_KINDS,
    STACKS,
)

if TYPE_CHECKING:
    from doab.rajas.table.edition import Edition

N_DIE_KINDS: Final = 24

# Each begins where the one before ends (a test counts). They are written out because sums of numbers from other files
# are not known to the compiler, and these stand in every loop.
PLACE: Final = 0  # + kind of space
PASS: Final = 34
PAY: Final = 35  # + colour × 6 + face − 1
PAY_FLIPPED: Final = 59  # the same, turned over for one karma
TAKE: Final = 83  # + stack
LAY: Final = 95  # + cell × 4 + turn
FAME_FIRST: Final = 175
MONEY_FIRST: Final = 176
COLLECT: Final = 177  # + yield
RETURN: Final = 193  # + die
CHOOSE: Final = 217  # + colour
REROLL: Final = 221  # + die
DONE: Final = 245
UPGRADE: Final = 246  # + building
SAIL: Final = 250  # + river space
STAY: Final = 283
VISIT: Final = 284  # + chamber
SELL: Final = 290  # + good
TOKEN: Final = 293  # + kind of yield tile
DECLINE: Final = 333
ONTO: Final = 334  # + yield
ROLL: Final = 350  # chance: + die
REVEAL: Final = 374  # chance: + tile
DRAW: Final = 502  # chance: + kind of yield tile
FIRST_PLAYER: Final = 542  # chance: + seat
COUNT: Final = 546  # chance: + face − 1
RIVER_TILE: Final = 552  # chance: + river tile of the edition
N_ACTIONS: Final = 568


def die_name(kind: int) -> str:
    return f"{COLOURS[kind // N_FACES]} {kind % N_FACES + 1}"


def action_table(edition: Edition) -> ActionTable:
    return ActionTable(N_ACTIONS, _actions(edition))


def _actions(edition: Edition) -> Iterator[Action]:
    for at, space in enumerate(SPACE_KINDS):
        if edition.has_space_kind(at):
            yield Action(PLACE + at, f"place {space}", "place", (f"space {space}",))
    yield Action(PASS, "pass", "place")
    for kind in range(N_DIE_KINDS):
        die = die_name(kind)
        yield Action(PAY + kind, f"pay {die}", "pay", (f"die {die}",))
        yield Action(PAY_FLIPPED + kind, f"pay {die} flipped", "pay", (f"die {die}",))
        yield Action(RETURN + kind, f"return {die}", "return", (f"die {die}",))
        yield Action(REROLL + kind, f"reroll {die}", "reroll", (f"die {die}",))
        yield Action(ROLL + kind, f"die {die}", "chance")
    yield Action(DONE, "done", "done")
    for at, stack in enumerate(STACKS):
        yield Action(TAKE + at, f"take {stack}", "take", (f"stack {stack}",))
    for cell in range(edition.cells):
        # Also squares that are closed and the Great Mogul below: they are never legal, but one can ask why not.
        square = edition.square(cell)
        for turn, side in enumerate(SIDES):
            yield Action(LAY + cell * 4 + turn, f"lay {square} turned {side}", "lay", (f"square {square}",))
    yield Action(FAME_FIRST, "fame first", "first", ("fame track",))
    yield Action(MONEY_FIRST, "money first", "first", ("money track",))
    for at, place in enumerate(edition.yield_names):
        yield Action(COLLECT + at, f"collect {place}", "collect", (f"yield {place}",))
        yield Action(ONTO + at, f"onto {place}", "onto", (f"yield {place}",))
    for at, colour in enumerate(COLOURS):
        yield Action(CHOOSE + at, f"choose {colour}", "choose", (f"supply {colour}",))
    for at, building in enumerate(BUILDINGS):
        yield Action(UPGRADE + at, f"upgrade {building}", "upgrade", (f"scroll {building}",))
    for space_number in range(1, edition.last_space + 1):
        yield Action(SAIL + space_number, f"sail to {space_number}", "sail", (f"river {space_number}",))
    yield Action(STAY, "stay", "sail")
    for at, chamber in enumerate(CHAMBERS):
        yield Action(VISIT + at, f"visit {chamber}", "visit", (f"space {chamber}",))
    for at, good in enumerate(GOODS):
        yield Action(SELL + at, f"sell {good}", "sell", (f"good {good}",))
    for at, token in enumerate(edition.token_names):
        yield Action(TOKEN + at, f"token {token}", "token", (f"token {token}",))
        yield Action(DRAW + at, f"draw {token}", "chance")
    yield Action(DECLINE, "decline", "token")
    for at, tile in enumerate(edition.tile_names):
        yield Action(REVEAL + at, f"reveal {tile}", "chance")
    for seat in range(4):
        yield Action(FIRST_PLAYER + seat, f"first player {seat + 1}", "chance")
    for face in range(N_FACES):
        yield Action(COUNT + face, f"count {face + 1}", "chance")
    for at, code in enumerate(edition.river_tile_names):
        yield Action(RIVER_TILE + at, f"river tile {code}", "chance")
