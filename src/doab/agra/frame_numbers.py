"""Kinds of frames as numbers, and what each of them knows, for `open_questions`.

Frames are told by their classes, so that they themselves need not know that they are encoded. Facts that are seats are
counted from the seat that looks. Sets of notables and batches of goods are pieces of their own, not facts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

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
from doab.core.state import Frame

#: Kinds of frames by the names of their classes, in the order in which `put_frame` numbers them.
KINDS: Final = (
    "FinishTurn",
    "NextTurn",
    "EndOfTurn",
    "OrderPhase",
    "AfterAction",
    "MainAction",
    "Meditation",
    "MoveBuilder",
    "ProcessInBuilding",
    "Produce",
    "TakeGood",
    "Trader",
    "Follow",
    "Botanist",
    "StandWorker",
    "Sailor",
    "FreeMarker",
    "Store",
    "RollMerchant",
    "VisitMerchant",
    "Architect",
    "OfferDyer",
    "TakeMore",
    "GiveMore",
    "SecondStep",
    "RollBuilder",
    "EndSailing",
    "FavourOfTheBook",
    "RaiseTwo",
    "InfluenceOfDelivery",
    "OpenTile",
    "ProcessOne",
    "EndStatue",
    "StepBonus",
    "PayMaterials",
    "OfferCook",
    "PutWorker",
    "PerformAction",
    "CollectRupees",
    "CookOrSupply",
    "StepsForServed",
    "Dye",
    "WorkInNewBuilding",
    "ChooseBonus",
    "SecondOfTwo",
    "RaiseOne",
    "GiveBack",
    "SwapOne",
    "SellOne",
    "DeliverOne",
    "JagirdarDelivery",
    "RemoveCover",
    "MoveFarmers",
    "ExtraGood",
    "PayMore",
    "ChangePrice",
    "SailOn",
    "BuildForNobody",
    "SetLimit",
    "PierGift",
    "GainFavour",
    "AnyTile",
    "PaintersStep",
    "SadrsGift",
    "ChooseBowl",
    "GiftOrOrder",
    "StartMerchant",
    "StartBuilder",
    "DrawNotables",
    "Redraw",
    "DrawStartPlayer",
    "NeutralBowl",
    "NeutralOrder",
    "MarkOrder",
    "OpenTiles",
    "BeginGame",
)
N_KINDS: Final = 76
N_FACTS: Final = 5
MOST: Final = 99


def put_frame(frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> i64:
    """Write what a frame knows where there are zeros; gives the number of its kind. The frequent kinds come first."""
    if isinstance(frame, turn.FinishTurn):
        return 0
    if isinstance(frame, turn.NextTurn):
        row[at] = i16((frame.following + seats - looking) % seats)
        row[at + 1] = i16(frame.done)
        return 1
    if isinstance(frame, turn.EndOfTurn):
        return 2
    if isinstance(frame, orders.OrderPhase):
        return 3
    if isinstance(frame, turn.AfterAction):
        return 4
    if isinstance(frame, placing.MainAction):
        row[at] = i16(frame.free_peon)
        return 5
    if isinstance(frame, meditation.Meditation):
        return 6
    if isinstance(frame, pawns.MoveBuilder):
        return 7
    if isinstance(frame, processing.ProcessInBuilding):
        row[at] = i16(frame.target)
        return 8
    if isinstance(frame, production.Produce):
        row[at] = i16(frame.good)
        return 9
    if isinstance(frame, goods.TakeGood):
        row[at] = i16(frame.value)
        row[at + 1] = i16(frame.without)
        row[at + 2] = i16(frame.basic)
        row[at + 3] = i16(frame.swap)
        return 10
    if isinstance(frame, trader.Trader):
        row[at] = i16(frame.traded)
        row[at + 1] = i16(frame.priced)
        return 11
    if isinstance(frame, processing.Follow):
        row[at] = i16((frame.actor + seats - looking) % seats)
        row[at + 1] = i16(frame.target)
        return 12
    if isinstance(frame, botanist.Botanist):
        row[at] = i16(frame.done)
        row[at + 1] = i16(frame.left)
        return 13
    if isinstance(frame, notables.StandWorker):
        row[at] = i16(min(frame.left, MOST))
        row[at + 1] = i16(frame.lowest)
        return 14
    if isinstance(frame, sailor.Sailor):
        row[at] = i16(frame.paid)
        row[at + 1] = i16(frame.ordered)
        return 15
    if isinstance(frame, goods.FreeMarker):
        row[at] = i16(min(frame.favour, MOST))
        return 16
    if isinstance(frame, goods.Store):
        row[at] = i16(min(frame.favour, MOST))
        return 17
    if isinstance(frame, pawns.RollMerchant):
        return 18
    if isinstance(frame, pawns.VisitMerchant):
        return 19
    if isinstance(frame, architect.Architect):
        return 20
    if isinstance(frame, production.OfferDyer):
        row[at] = i16(frame.good)
        row[at + 1] = i16(frame.before)
        return 21
    if isinstance(frame, trader.TakeMore):
        row[at] = i16(min(frame.left, MOST))
        row[at + 1] = i16(frame.lowest)
        return 22
    if isinstance(frame, trader.GiveMore):
        row[at] = i16(frame.number)
        row[at + 1] = i16(frame.lowest)
        return 23
    if isinstance(frame, farm.SecondStep):
        row[at] = i16(frame.side)
        row[at + 1] = i16(frame.origin)
        return 24
    if isinstance(frame, pawns.RollBuilder):
        return 25
    if isinstance(frame, sailor.EndSailing):
        return 26
    return _put_action_frame(frame, looking, seats, row, at)


def _put_action_frame(frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> i64:
    """Parts of actions."""
    if isinstance(frame, notables.FavourOfTheBook):
        return 27
    if isinstance(frame, influence.RaiseTwo):
        row[at] = i16(frame.first)
        return 28
    if isinstance(frame, influence.InfluenceOfDelivery):
        return 29
    if isinstance(frame, influence.OpenTile):
        return 30
    if isinstance(frame, processing.ProcessOne):
        row[at] = i16(frame.refine)
        return 31
    if isinstance(frame, turn.EndStatue):
        return 32
    if isinstance(frame, influence.StepBonus):
        row[at] = i16(min(frame.favour, MOST))
        return 33
    if isinstance(frame, architect.PayMaterials):
        row[at] = i16(frame.building)
        row[at + 1] = i16(frame.bundle & 63)
        row[at + 2] = i16(frame.bundle >> 6 & 63)
        row[at + 3] = i16(frame.bundle >> 12 & 63)
        row[at + 4] = i16(frame.bundle >> 18 & 63)
        return 34
    if isinstance(frame, placing.OfferCook):
        return 35
    if isinstance(frame, placing.PutWorker):
        row[at] = i16(frame.space)
        return 36
    if isinstance(frame, placing.PerformAction):
        row[at] = i16(frame.space)
        return 37
    if isinstance(frame, placing.CollectRupees):
        row[at] = i16(frame.building)
        return 38
    if isinstance(frame, placing.CookOrSupply):
        return 39
    if isinstance(frame, influence.StepsForServed):
        return 40
    if isinstance(frame, production.Dye):
        row[at] = i16(frame.good)
        return 41
    if isinstance(frame, architect.WorkInNewBuilding):
        row[at] = i16(frame.building)
        return 42
    if isinstance(frame, architect.ChooseBonus):
        row[at] = i16(frame.level)
        return 43
    if isinstance(frame, influence.SecondOfTwo):
        row[at] = i16(frame.first)
        return 44
    if isinstance(frame, influence.RaiseOne):
        return 45
    if isinstance(frame, influence.GiveBack):
        return 46
    if isinstance(frame, favour.SwapOne):
        return 47
    if isinstance(frame, favour.SellOne):
        return 48
    if isinstance(frame, delivery.DeliverOne):
        return 49
    if isinstance(frame, delivery.JagirdarDelivery):
        row[at] = i16((frame.sailor + seats - looking) % seats)
        return 50
    if isinstance(frame, farm.RemoveCover):
        return 51
    if isinstance(frame, farm.MoveFarmers):
        return 52
    if isinstance(frame, processing.ExtraGood):
        row[at] = i16(frame.target)
        return 53
    if isinstance(frame, sailor.PayMore):
        row[at] = i16(frame.lowest)
        row[at + 1] = i16(min(frame.total, MOST))
        return 54
    if isinstance(frame, trader.ChangePrice):
        return 55
    return _put_rare_frame(frame, looking, seats, row, at)


def _put_rare_frame(frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> i64:
    """The river, notables that were just won, and the set-up."""
    if isinstance(frame, river.SailOn):
        return 56
    if isinstance(frame, river.BuildForNobody):
        return 57
    if isinstance(frame, river.SetLimit):
        row[at] = i16(frame.limit)
        return 58
    if isinstance(frame, river.PierGift):
        row[at] = i16(frame.event)
        row[at + 1] = i16(frame.cotton)
        return 59
    if isinstance(frame, notables.GainFavour):
        row[at] = i16(min(frame.number, MOST))
        return 60
    if isinstance(frame, notables.AnyTile):
        return 61
    if isinstance(frame, notables.PaintersStep):
        return 62
    if isinstance(frame, notables.SadrsGift):
        return 63
    if isinstance(frame, notables.ChooseBowl):
        row[at] = i16(frame.good)
        return 64
    if isinstance(frame, orders.GiftOrOrder):
        return 65
    if isinstance(frame, setup.StartMerchant):
        return 66
    if isinstance(frame, setup.StartBuilder):
        return 67
    if isinstance(frame, setup.DrawNotables):
        row[at] = i16(frame.level)
        return 68
    if isinstance(frame, setup.Redraw):
        row[at] = i16(frame.highest)
        return 69
    if isinstance(frame, setup.DrawStartPlayer):
        return 70
    if isinstance(frame, setup.NeutralBowl):
        row[at] = i16(frame.side)
        return 71
    if isinstance(frame, setup.NeutralOrder):
        row[at] = i16(frame.guild)
        row[at + 1] = i16(frame.left)
        return 72
    if isinstance(frame, setup.MarkOrder):
        row[at] = i16(frame.guild)
        return 73
    if isinstance(frame, setup.OpenTiles):
        return 74
    if isinstance(frame, setup.BeginGame):
        return 75
    raise NotImplementedError(f"the frame “{frame.name()}” has no number")
