"""Every answer of the game, one row per family (see docs/rajas/text.md). Their numbers are the same in every edition.

Which number each has stands in `numbers.toml`, and in `made/numbers.py` for the rules: `make made` writes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doab.core.actions import ActionTable, Answer, Named
from doab.core.things import FACE, PLAYER
from doab.rajas.made.numbers import FIRST, N_ACTIONS
from doab.rajas.table.things import (
    BUILDING,
    COLOUR,
    DIE,
    GOOD,
    PALACE_CHAMBER,
    RIVER,
    RIVER_TILE,
    SIDE,
    SPACE,
    SQUARE,
    STACK,
    TILE,
    TOKEN,
    YIELD,
)

if TYPE_CHECKING:
    from doab.rajas.table.edition import Edition

ANSWERS: Final = (
    Answer("PLACE", "place {space}", SPACE, lights="space {space}"),
    Answer("PASS", "pass", family="place"),
    Answer("PAY", "pay {die}", DIE, lights="die {die}"),
    Answer("PAY_FLIPPED", "pay {die} flipped", DIE, lights="die {die}"),  # the same, turned over for one karma
    Answer("TAKE", "take {stack}", STACK, lights="stack {stack}"),
    Answer("LAY", "lay {square} turned {side}", SQUARE, SIDE, lights="square {square}"),
    Answer("FAME_FIRST", "fame first", family="first", lights="fame track"),
    Answer("MONEY_FIRST", "money first", family="first", lights="money track"),
    Answer("COLLECT", "collect {place}", YIELD, lights="yield {place}"),
    Answer("RETURN", "return {die}", DIE, lights="die {die}"),
    Answer("CHOOSE", "choose {colour}", COLOUR, lights="supply {colour}"),
    Answer("REROLL", "reroll {die}", DIE, lights="die {die}"),
    Answer("DONE", "done"),
    Answer("UPGRADE", "upgrade {building}", BUILDING, lights="scroll {building}", each=True),
    Answer("SAIL", "sail to {number}", RIVER, lights="river {number}"),
    Answer("STAY", "stay", family="sail"),
    Answer("VISIT", "visit {chamber}", PALACE_CHAMBER, lights="space {chamber}", each=True),
    Answer("SELL", "sell {good}", GOOD, lights="good {good}"),
    Answer("TOKEN", "token {token}", TOKEN, lights="token {token}"),
    Answer("DECLINE", "decline", family="token"),
    Answer("ONTO", "onto {place}", YIELD, lights="yield {place}"),
    Answer("ROLL", "die {die}", DIE, family="chance"),
    Answer("REVEAL", "reveal {tile}", TILE, family="chance"),
    Answer("DRAW", "draw {token}", TOKEN, family="chance"),
    Answer("FIRST_PLAYER", "first player {number}", PLAYER, family="chance"),
    Answer("COUNT", "count {number}", FACE, family="chance"),
    Answer("RIVER_TILE", "river tile {income}", RIVER_TILE, family="chance"),
)


def action_table(edition: Edition) -> ActionTable:
    printed: dict[str, list[Named]] = {
        SPACE.kind: [name if edition.has_space_kind(at) else "" for at, name in enumerate(SPACE)],
        # Also squares that are closed and the Great Mogul below: they are never legal, but one can ask why not.
        SQUARE.kind: [edition.square(cell) for cell in range(edition.cells)],
        YIELD.kind: list(edition.yield_names),
        RIVER.kind: [name if 0 < at <= edition.last_space else "" for at, name in enumerate(RIVER)],
        TOKEN.kind: list(edition.token_names),
        TILE.kind: list(edition.tile_names),
        RIVER_TILE.kind: list(edition.river_tile_names),
    }
    actions = (action for answer in ANSWERS for action in answer.actions(FIRST[answer.name], printed, ()))
    return ActionTable(N_ACTIONS, actions)
