"""The state as plain data and back. Names as in `state.py`; frames by the names of their classes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from doab.core.chance import CHANCE
from doab.core.state import Frame
from doab.rajas import building, dice, ending, laying, market, palace, river, setup, tokens, tracks, turn, upgrades
from doab.rajas.edition import Edition
from doab.rajas.state import Player, Rajas, new_state

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

#: Every kind of frame. One that belongs to a seat is made of its seat and fields, one of the table (or of chance) of
#: its fields.
FRAMES: dict[str, Callable[..., Frame]] = {
    kind.__name__: kind
    for kind in (
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
}


def to_json(state: Rajas) -> dict[str, Any]:
    frames = []
    frame = state.top
    while frame is not None:
        frames.append([type(frame).__name__, int(frame.seat), *frame.fields()])
        frame = frame.below
    return {
        **{name: int(getattr(state, name)) for name in NUMBERS},
        "players": [{name: int(getattr(player, name)) for name in PLAYER_FIELDS} for player in state.players],
        **{name: list(getattr(state, name)) for name in TABLES},
        "open": frames,  # the top of the stack first
    }


def from_json(edition: Edition, data: Mapping[str, Any]) -> Rajas:
    """The inverse of `to_json`, for the same edition."""
    state = new_state(edition, len(data["players"]))
    for name in NUMBERS:
        setattr(state, name, data[name])
    state.players = [_player_from_json(row) for row in data["players"]]
    for name in TABLES:
        setattr(state, name, vec[i64](data[name]))
    for kind, seat, *fields in reversed(data["open"]):
        state.push(FRAMES[kind](*fields) if seat == CHANCE else FRAMES[kind](seat, *fields))
    return state


def _player_from_json(row: Mapping[str, int]) -> Player:
    player = Player()
    for name in PLAYER_FIELDS:
        setattr(player, name, row[name])
    return player
