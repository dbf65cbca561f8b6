"""The state as plain data and back. Names as in `state.py`; frames by the names of their classes."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from doab.agra import (
    architect,
    botanist,
    delivery,
    farm,
    favour,
    goods,
    influence,
    meditation,
    notables,
    orders,
    pawns,
    placing,
    processing,
    production,
    river,
    sailor,
    setup,
    trader,
    turn,
)
from doab.agra.edition import Edition
from doab.agra.state import Agra, Player, Switches, new_state
from doab.core.chance import CHANCE
from doab.core.state import Frame

PLAYER_FIELDS = (
    "rupees",
    "workers",
    "cook",
    "markers",
    "favour",
    "locked",
    "french",
    "tracker",
    "tiles",
    "contracts",
    "covers",
    "used",
    "raised",
)
TABLES = (
    "goods",
    "influence",
    "farmers",
    "workers",
    "coins",
    "prices",
    "slots",
    "bowls",
    "orders",
    "marked",
)
NUMBERS = (
    "built",
    "river",
    "won",
    "display",
    "pile",
    "bonus_tiles",
    "merchant",
    "builder",
    "builder_moves",
    "blocked",
    "boat",
    "limit",
    "round",
    "start",
    "end_round",
    "points",
    "laid",
    "lay_from",
    "generated",
    "spending",
    "outer",
    "sailing",
    "free_left",
    "paid_left",
    "doubles",
)
SWITCHES = (
    "builder_start_counts_first",
    "meditation_interleave",
    "influence_cap",
    "peon_collects_rupees",
    "merchant_pays_landing",
    "max_doubles_per_turn",
    "favour_reset_any_turn",
    "open_rupees",
)

#: Every kind of frame. One that belongs to a seat is made of its seat and fields, one of the table of its fields.
FRAMES: dict[str, Callable[..., Frame]] = {
    kind.__name__: kind
    for kind in (
        architect.Architect,
        architect.PayMaterials,
        architect.ChooseBonus,
        architect.WorkInNewBuilding,
        botanist.Botanist,
        delivery.DeliverOne,
        delivery.JagirdarDelivery,
        farm.RemoveCover,
        farm.MoveFarmers,
        farm.SecondStep,
        favour.SellOne,
        favour.SwapOne,
        goods.Store,
        goods.FreeMarker,
        goods.TakeGood,
        influence.StepBonus,
        influence.OpenTile,
        influence.GiveBack,
        influence.RaiseOne,
        influence.RaiseTwo,
        influence.SecondOfTwo,
        influence.InfluenceOfDelivery,
        influence.StepsForServed,
        meditation.Meditation,
        notables.GainFavour,
        notables.AnyTile,
        notables.PaintersStep,
        notables.StandWorker,
        notables.SadrsGift,
        notables.ChooseBowl,
        orders.GiftOrOrder,
        orders.OrderPhase,
        pawns.VisitMerchant,
        pawns.RollMerchant,
        pawns.MoveBuilder,
        pawns.RollBuilder,
        placing.MainAction,
        placing.PutWorker,
        placing.OfferCook,
        placing.CookOrSupply,
        placing.CollectRupees,
        placing.PerformAction,
        processing.ProcessInBuilding,
        processing.ExtraGood,
        processing.AskFollower,
        processing.Follow,
        processing.ProcessOne,
        production.Produce,
        production.OfferDyer,
        production.Dye,
        river.SailOn,
        river.BuildForNobody,
        river.SetLimit,
        river.PierGift,
        sailor.Sailor,
        sailor.PayMore,
        sailor.EndSailing,
        setup.StartMerchant,
        setup.StartBuilder,
        setup.DrawNotables,
        setup.Redraw,
        setup.DrawStartPlayer,
        setup.NeutralBowl,
        setup.NeutralOrder,
        setup.MarkOrder,
        setup.OpenTiles,
        setup.BeginGame,
        trader.ChangePrice,
        trader.Trader,
        trader.GiveMore,
        trader.TakeMore,
        turn.NextTurn,
        turn.AfterAction,
        turn.EndStatue,
        turn.EndOfTurn,
        turn.FinishTurn,
    )
}


def to_json(state: Agra) -> dict[str, Any]:
    frames = []
    frame = state.top
    while frame is not None:
        frames.append([type(frame).__name__, int(frame.seat), *map(int, frame.fields())])
        frame = frame.below
    return {
        "switches": {name: int(getattr(state.switches, name)) for name in SWITCHES},
        **{name: int(getattr(state, name)) for name in NUMBERS},
        "players": [{name: int(getattr(player, name)) for name in PLAYER_FIELDS} for player in state.players],
        **{name: list(map(int, getattr(state, name))) for name in TABLES},
        "open": frames,  # the top of the stack first
    }


def from_json(edition: Edition, data: Mapping[str, Any]) -> Agra:
    """The inverse of `to_json`, for the same edition."""
    switches = Switches()
    for name in SWITCHES:
        setattr(switches, name, data["switches"][name])
    state = new_state(edition, switches, len(data["players"]))
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
