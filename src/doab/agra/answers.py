"""Every answer of the game, one row per family (see docs/agra/text.md). Their numbers are the same in every edition.

Which number each has stands in `numbers.toml`, and in `made/numbers.py` for the rules: `make made` writes it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from doab.agra.made.numbers import FIRST, N_ACTIONS
from doab.agra.table.things import (
    ARROW,
    BONUS_TILE,
    FAVOUR_ACTION,
    FIRST_TILE,
    FREED,
    GOOD,
    GUILD,
    LUXURY,
    MAX_SLOTS,
    MOSAIC_FAVOUR,
    MOVED,
    NEW_BUILDING,
    NOTABLE,
    PRICE_TOKEN,
    PRODUCED,
    SIDE_OF_A_TOKEN,
    SLOT,
    SPACE,
    SQUARE,
    TILE,
)
from doab.core.actions import ActionTable, Answer, Named
from doab.core.things import FACE, PLAYER

if TYPE_CHECKING:
    from doab.agra.table.edition import Edition

ANSWERS: Final = (
    Answer("PLACE", "place {space}", SPACE, lights="space {space}"),
    Answer("PEON", "peon {space}", SPACE, lights="space {space}"),
    Answer("LAY", "lay {space}", SPACE, lights="space {space}"),
    Answer("LAY_COOK", "lay cook"),
    Answer("STAND", "stand {space}", SPACE, lights="space {space}"),
    Answer("TRADE", "trade {good}", GOOD, lights="good {good}"),
    Answer("TAKE", "take {good}", GOOD, lights="good {good}"),
    Answer("GIVE", "give {good}", GOOD, lights="good {good}"),
    Answer("PAY", "pay {good}", GOOD, lights="good {good}"),
    Answer("SELL", "sell {good}", GOOD, lights="good {good}"),
    Answer("SWAP", "swap {good}", GOOD, lights="good {good}"),
    Answer("DYE_GOOD", "dye {good}", GOOD, lights="good {good}", said="dye"),
    Answer("FREE", "free {good}", FREED, lights="{place}"),
    Answer("FORFEIT", "forfeit", family="free"),
    Answer("GIFT", "gift {good}", GOOD, lights="good {good}"),
    Answer("BOWL", "bowl {good}", GOOD, lights="bowl {good}"),
    Answer("DELIVER", "deliver {good} to {notable}", SLOT, lights="slot {slot}"),
    Answer("DELIVER_TWICE", "deliver {good} twice to {notable}", SLOT, lights="slot {slot}"),
    Answer("PROCESS", "process {source} to {good}", ARROW, lights="arrow {good}"),
    Answer("UNCOVER", "uncover {square}", SQUARE, lights="square {square}"),
    Answer("FARMER", "farmer {square}", SQUARE, lights="square {square}"),
    Answer(
        "PRICE", "price {token} on {good} showing {value}", PRICE_TOKEN, GOOD, SIDE_OF_A_TOKEN, lights="good {good}"
    ),
    Answer("BUILD", "build {building}", NEW_BUILDING, lights="space {building}"),
    Answer("BONUS", "bonus {bonus}", BONUS_TILE, lights="bonus {bonus}"),
    Answer("RAISE", "raise {guild}", GUILD, lights="influence {guild}"),
    Answer("ORDER", "order {guild}", GUILD, lights="orders {guild}"),
    Answer("PRODUCE", "produce {number}", PRODUCED),
    Answer("MOVE", "move {number}", MOVED),
    Answer("EXTRA", "extra"),
    Answer("EXTRA_WITH_MULLAH", "extra with mullah"),
    Answer("FOLLOW", "follow"),
    Answer("FOLLOW_TWICE", "follow twice"),
    Answer("TAKE_FAVOUR", "take favour", family="tile"),
    Answer("TAKE_TILE", "take tile {tile}", TILE, family="tile", lights="tile {tile}"),
    Answer("GIVE_BACK", "give back tile {tile}", TILE, family="tile", lights="tile {tile}", said="give back tile"),
    Answer("FAVOUR_ACTION", "{action}", FAVOUR_ACTION, family="secondary", lights="{place}"),
    Answer("FAVOUR_WITH_MULLAH", "{action} with mullah", FAVOUR_ACTION, family="secondary", lights="{place}"),
    Answer("USE", "use {good}", LUXURY, family="secondary", lights="scroll {good}", each=True),
    Answer("USE_OIL", "oil", family="secondary"),
    Answer("USE_CURRY", "curry", family="secondary"),
    Answer("USE_OIL_AND_CURRY", "oil and curry", family="secondary"),
    Answer("USE_CALIPH", "caliph", family="secondary"),
    Answer("ENGLISH", "english trader {good}", GOOD, family="secondary", lights="good {good}", said="english trader"),
    Answer("FRENCH", "french trader {good}", GOOD, family="secondary", lights="good {good}", said="french trader"),
    Answer("MOSAIC", "mosaic {favour}", MOSAIC_FAVOUR, family="secondary", each=True),
    Answer("TO_COOK", "to cook", family="cook"),
    Answer("TO_SUPPLY", "to supply", family="cook"),
    Answer("STUDY", "study", family="botanist"),
    Answer("SKIP", "skip", family="go on"),
    Answer("NO", "no", family="go on"),
    Answer("DONE", "done", family="go on"),
    Answer("ENOUGH", "enough", family="go on"),
    Answer("END_MEDITATION", "end meditation", family="go on"),
    Answer("END_SAILING", "end sailing", family="go on"),
    Answer("END_TRADING", "end trading", family="go on"),
    Answer("END_GARDENING", "end gardening", family="go on"),
    Answer("OPEN_ORDERS", "open orders", family="go on"),
    Answer("SKIP_ORDERS", "skip orders", family="go on"),
    Answer("END_TURN", "end turn", family="go on"),
    Answer("DIE", "die {number}", FACE, family="chance"),
    Answer("NOTABLE", "notable {notable}", NOTABLE, family="chance"),
    Answer("OPEN_TILE", "open tile {tile}", TILE, family="chance"),
    Answer("FIRST_PLAYER", "first player {number}", PLAYER, family="chance"),
)


def action_table(edition: Edition) -> ActionTable:
    """What a slot wants and a price token shows is printed; the place of a good is its store."""
    good = list(GOOD)
    printed: dict[str, list[Named]] = {
        FREED.kind: [
            *({"good": name, "place": f"good {name}"} for name in good),
            {"good": "favour", "place": "favour"},
        ],
        SLOT.kind: [_slot(edition, at) for at in range(len(SLOT))],
        ARROW.kind: [
            {"source": good[edition.source[made]], "good": name} if edition.source[made] >= 0 else ""
            for made, name in enumerate(good)
        ],
        NEW_BUILDING.kind: [name if edition.source[at] >= 0 else "" for at, name in enumerate(good)],
        "PRICE": [
            {"token": token, "good": name, "value": str(edition.token_faces[at * 2 + face])}
            for at, token in enumerate(PRICE_TOKEN)
            for name in good
            for face in range(2)
        ],
        FAVOUR_ACTION.kind: [
            {"action": name, "place": name if at >= FIRST_TILE else f"printed {name}"}
            for at, name in enumerate(FAVOUR_ACTION)
        ],
    }
    without_bowl = {f"bowl {name}" for at, name in enumerate(good) if edition.bowl_of[at] < 0}
    actions = (action for answer in ANSWERS for action in answer.actions(FIRST[answer.name], printed, without_bowl))
    return ActionTable(N_ACTIONS, actions)


def _slot(edition: Edition, at: int) -> Named:
    """What a slot of a notable wants; nothing if the notable has fewer slots."""
    notable, slot = divmod(at, MAX_SLOTS)
    if slot >= edition.slots[notable]:
        return ""
    return {"good": GOOD[edition.wants[at]], "notable": NOTABLE[notable], "slot": SLOT[at]}
