"""The state as plain data and back. Names as in `state.py`; frames by the names of their classes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from doab.core.plain import (
    FrameKinds,
    frame_kinds,
    numbers_from_json,
    numbers_to_json,
    push_stack,
    stack_to_json,
    tables_from_json,
    tables_to_json,
)
from doab.rajas.rules import (
    building,
    dice,
    ending,
    laying,
    market,
    palace,
    river,
    setup,
    tokens,
    tracks,
    turn,
    upgrades,
)
from doab.rajas.table.edition import Edition
from doab.rajas.table.state import Rajas, new_state

PLAYER_FIELDS = (
    "money",
    "fame",
    "karma",
    "boat",
    "active",
    "unplaced",
    "money_bonuses",
    "fame_bonuses",
    "spent",
    "connected",
    "fresh",
    "shortfall",
    "crossed",
    "advanced",
)
TABLES = (
    "dice",
    "supply",
    "rolling",
    "levels",
    "tiles",
    "covered_tiles",
    "tokens",
    "board",
    "tops",
    "piles",
    "yield_tiles",
    "river",
)
NUMBERS = ("round", "start", "trigger", "navaratna", "ganga")

FRAMES: FrameKinds = frame_kinds(
    turn.Round,
    turn.PlaceWorker,
    building.ChooseTile,
    building.ChooseSquare,
    building.PayForTile,
    laying.Reveal,
    laying.ScoreTile,
    laying.FameOrMoney,
    laying.SpecialYields,
    laying.ChooseYield,
    dice.ReturnDice,
    dice.NameColours,
    dice.ChooseColour,
    dice.Roll,
    dice.ChooseReroll,
    dice.OfferReroll,
    market.ChooseGood,
    market.PayAtMarket,
    river.Sail,
    river.PayAtHarbour,
    palace.PayAtBalcony,
    palace.PayAtChamber,
    palace.RajasUpgrade,
    palace.ChooseChamber,
    tokens.DancersToken,
    tokens.DrawWhite,
    tokens.PutAside,
    tokens.ChooseToken,
    tokens.ChoosePlace,
    tokens.DrawBrown,
    tracks.MoneyBonuses,
    tracks.FameBonuses,
    upgrades.Upgrade,
    ending.EndTurn,
    ending.LastTurns,
    setup.CountRiver,
    setup.LayRiverTile,
    setup.StartingDice,
    setup.FindStartPlayer,
    setup.DrawStartPlayer,
    setup.BrownTiles,
)


def to_json(state: Rajas) -> dict[str, Any]:
    return {
        **numbers_to_json(state, NUMBERS),
        "players": [numbers_to_json(player, PLAYER_FIELDS) for player in state.players],
        **tables_to_json(state, TABLES),
        "open": stack_to_json(state),
    }


def from_json(edition: Edition, data: Mapping[str, Any]) -> Rajas:
    """The inverse of `to_json`, for the same edition."""
    state = new_state(edition, len(data["players"]))
    numbers_from_json(state, NUMBERS, data)
    for player, row in zip(state.players, data["players"], strict=True):
        numbers_from_json(player, PLAYER_FIELDS, row)
    tables_from_json(state, TABLES, data)
    push_stack(state, FRAMES, data["open"])
    return state
