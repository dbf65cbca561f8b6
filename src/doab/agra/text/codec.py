"""The state as plain data and back. Names as in `state.py`; frames by the names of their classes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from doab.agra.rules import (
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
from doab.agra.table.edition import Edition
from doab.agra.table.state import Agra, Switches, new_state
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

FRAMES: FrameKinds = frame_kinds(
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
    notables.FavourOfTheBook,
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


def to_json(state: Agra) -> dict[str, Any]:
    return {
        "switches": numbers_to_json(state.switches, SWITCHES),
        **numbers_to_json(state, NUMBERS),
        "players": [numbers_to_json(player, PLAYER_FIELDS) for player in state.players],
        **tables_to_json(state, TABLES),
        "open": stack_to_json(state),
    }


def from_json(edition: Edition, data: Mapping[str, Any]) -> Agra:
    """The inverse of `to_json`, for the same edition."""
    switches = Switches()
    numbers_from_json(switches, SWITCHES, data["switches"])
    state = new_state(edition, switches, len(data["players"]))
    numbers_from_json(state, NUMBERS, data)
    for player, row in zip(state.players, data["players"], strict=True):
        numbers_from_json(player, PLAYER_FIELDS, row)
    tables_from_json(state, TABLES, data)
    push_stack(state, FRAMES, data["open"])
    return state
