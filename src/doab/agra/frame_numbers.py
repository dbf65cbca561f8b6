"""Kinds of frames as numbers, and what each of them knows, for `open_questions`.

Frames are told by their classes, so that they themselves need not know that they are encoded. Facts that are seats are
counted from the seat that looks. Sets of notables and batches of goods are pieces of their own, not facts.
"""

from __future__ import annotations

from typing import Final, cast

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
from doab.core.encoding import place_of
from doab.core.state import Frame

#: All kinds of frames by their numbers. Those that know anything come first.
KINDS: Final[tuple[type[Frame], ...]] = (
    turn.NextTurn,
    placing.MainAction,
    processing.ProcessInBuilding,
    production.Produce,
    goods.TakeGood,
    trader.Trader,
    processing.Follow,
    botanist.Botanist,
    notables.StandWorker,
    sailor.Sailor,
    goods.FreeMarker,
    goods.Store,
    production.OfferDyer,
    trader.TakeMore,
    trader.GiveMore,
    farm.SecondStep,
    influence.RaiseTwo,
    processing.ProcessOne,
    influence.StepBonus,
    architect.PayMaterials,
    placing.PutWorker,
    placing.PerformAction,
    placing.CollectRupees,
    production.Dye,
    architect.WorkInNewBuilding,
    architect.ChooseBonus,
    influence.SecondOfTwo,
    delivery.JagirdarDelivery,
    processing.ExtraGood,
    sailor.PayMore,
    river.SetLimit,
    river.PierGift,
    notables.GainFavour,
    notables.ChooseBowl,
    setup.DrawNotables,
    setup.Redraw,
    setup.NeutralBowl,
    setup.NeutralOrder,
    setup.MarkOrder,
    turn.FinishTurn,
    turn.EndOfTurn,
    orders.OrderPhase,
    turn.AfterAction,
    meditation.Meditation,
    pawns.MoveBuilder,
    pawns.RollMerchant,
    pawns.VisitMerchant,
    architect.Architect,
    pawns.RollBuilder,
    sailor.EndSailing,
    notables.FavourOfTheBook,
    influence.InfluenceOfDelivery,
    influence.OpenTile,
    turn.EndStatue,
    placing.OfferCook,
    placing.CookOrSupply,
    influence.StepsForServed,
    influence.RaiseOne,
    influence.GiveBack,
    favour.SwapOne,
    favour.SellOne,
    delivery.DeliverOne,
    farm.RemoveCover,
    farm.MoveFarmers,
    trader.ChangePrice,
    river.SailOn,
    river.BuildForNobody,
    notables.AnyTile,
    notables.PaintersStep,
    notables.SadrsGift,
    orders.GiftOrOrder,
    setup.StartMerchant,
    setup.StartBuilder,
    setup.DrawStartPlayer,
    setup.OpenTiles,
    setup.BeginGame,
)
N_KINDS: Final = 76
FIRST_WITHOUT_FACTS: Final = 39
_NUMBERS: Final[dict[type[Frame], int]] = {kind: number for number, kind in enumerate(KINDS)}
N_FACTS: Final = 5
MOST: Final = 99


def number_of(frame: Frame) -> i64:
    """The number of a frame's kind. What lies on most stacks is found without looking it up."""
    kind = type(frame)
    if kind is turn.FinishTurn:
        return 39
    if kind is turn.EndOfTurn:
        return 40
    if kind is turn.NextTurn:
        return 0
    if kind is orders.OrderPhase:
        return 41
    if kind is turn.AfterAction:
        return 42
    if kind is placing.MainAction:
        return 1
    if kind is meditation.Meditation:
        return 43
    return _NUMBERS[kind]


def put_facts(frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> None:
    """Write what a frame knows where there are zeros. The frequent kinds come first."""
    kind = type(frame)
    if kind is turn.NextTurn:
        next_turn = cast(turn.NextTurn, frame)
        row[at] = i16(place_of(next_turn.following, looking, seats))
        row[at + 1] = i16(next_turn.done)
    elif kind is placing.MainAction:
        main_action = cast(placing.MainAction, frame)
        row[at] = i16(main_action.free_peon)
    elif kind is processing.ProcessInBuilding:
        process_in_building = cast(processing.ProcessInBuilding, frame)
        row[at] = i16(process_in_building.target)
    elif kind is production.Produce:
        produce = cast(production.Produce, frame)
        row[at] = i16(produce.good)
    elif kind is goods.TakeGood:
        take_good = cast(goods.TakeGood, frame)
        row[at] = i16(take_good.value)
        row[at + 1] = i16(take_good.without)
        row[at + 2] = i16(take_good.basic)
        row[at + 3] = i16(take_good.swap)
    elif kind is trader.Trader:
        the_trader = cast(trader.Trader, frame)
        row[at] = i16(the_trader.traded)
        row[at + 1] = i16(the_trader.priced)
    elif kind is processing.Follow:
        follow = cast(processing.Follow, frame)
        row[at] = i16(place_of(follow.actor, looking, seats))
        row[at + 1] = i16(follow.target)
    elif kind is botanist.Botanist:
        the_botanist = cast(botanist.Botanist, frame)
        row[at] = i16(the_botanist.done)
        row[at + 1] = i16(the_botanist.left)
    elif kind is notables.StandWorker:
        stand_worker = cast(notables.StandWorker, frame)
        row[at] = i16(min(stand_worker.left, MOST))
        row[at + 1] = i16(stand_worker.lowest)
    elif kind is sailor.Sailor:
        the_sailor = cast(sailor.Sailor, frame)
        row[at] = i16(the_sailor.paid)
        row[at + 1] = i16(the_sailor.ordered)
    elif kind is goods.FreeMarker:
        free_marker = cast(goods.FreeMarker, frame)
        row[at] = i16(min(free_marker.favour, MOST))
    elif kind is goods.Store:
        store = cast(goods.Store, frame)
        row[at] = i16(min(store.favour, MOST))
    elif kind is production.OfferDyer:
        offer_dyer = cast(production.OfferDyer, frame)
        row[at] = i16(offer_dyer.good)
        row[at + 1] = i16(offer_dyer.before)
    elif kind is trader.TakeMore:
        take_more = cast(trader.TakeMore, frame)
        row[at] = i16(min(take_more.left, MOST))
        row[at + 1] = i16(take_more.lowest)
    elif kind is trader.GiveMore:
        give_more = cast(trader.GiveMore, frame)
        row[at] = i16(give_more.number)
        row[at + 1] = i16(give_more.lowest)
    elif kind is farm.SecondStep:
        second_step = cast(farm.SecondStep, frame)
        row[at] = i16(second_step.side)
        row[at + 1] = i16(second_step.origin)
    elif kind is influence.RaiseTwo:
        raise_two = cast(influence.RaiseTwo, frame)
        row[at] = i16(raise_two.first)
    elif kind is processing.ProcessOne:
        process_one = cast(processing.ProcessOne, frame)
        row[at] = i16(process_one.refine)
    elif kind is influence.StepBonus:
        step_bonus = cast(influence.StepBonus, frame)
        row[at] = i16(min(step_bonus.favour, MOST))
    elif kind is architect.PayMaterials:
        pay_materials = cast(architect.PayMaterials, frame)
        row[at] = i16(pay_materials.building)
        row[at + 1] = i16(pay_materials.bundle & 63)
        row[at + 2] = i16(pay_materials.bundle >> 6 & 63)
        row[at + 3] = i16(pay_materials.bundle >> 12 & 63)
        row[at + 4] = i16(pay_materials.bundle >> 18 & 63)
    elif kind is placing.PutWorker:
        put_worker = cast(placing.PutWorker, frame)
        row[at] = i16(put_worker.space)
    elif kind is placing.PerformAction:
        perform_action = cast(placing.PerformAction, frame)
        row[at] = i16(perform_action.space)
    elif kind is placing.CollectRupees:
        collect_rupees = cast(placing.CollectRupees, frame)
        row[at] = i16(collect_rupees.building)
    elif kind is production.Dye:
        dye = cast(production.Dye, frame)
        row[at] = i16(dye.good)
    elif kind is architect.WorkInNewBuilding:
        work_in_new_building = cast(architect.WorkInNewBuilding, frame)
        row[at] = i16(work_in_new_building.building)
    elif kind is architect.ChooseBonus:
        choose_bonus = cast(architect.ChooseBonus, frame)
        row[at] = i16(choose_bonus.level)
    elif kind is influence.SecondOfTwo:
        second_of_two = cast(influence.SecondOfTwo, frame)
        row[at] = i16(second_of_two.first)
    elif kind is delivery.JagirdarDelivery:
        jagirdar_delivery = cast(delivery.JagirdarDelivery, frame)
        row[at] = i16(place_of(jagirdar_delivery.sailor, looking, seats))
    elif kind is processing.ExtraGood:
        extra_good = cast(processing.ExtraGood, frame)
        row[at] = i16(extra_good.target)
    elif kind is sailor.PayMore:
        pay_more = cast(sailor.PayMore, frame)
        row[at] = i16(pay_more.lowest)
        row[at + 1] = i16(min(pay_more.total, MOST))
    else:
        _put_rarer_facts(frame, looking, seats, row, at)


def _put_rarer_facts(frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> None:
    kind = type(frame)
    if kind is river.SetLimit:
        set_limit = cast(river.SetLimit, frame)
        row[at] = i16(set_limit.limit)
    elif kind is river.PierGift:
        pier_gift = cast(river.PierGift, frame)
        row[at] = i16(pier_gift.event)
        row[at + 1] = i16(pier_gift.cotton)
    elif kind is notables.GainFavour:
        gain_favour = cast(notables.GainFavour, frame)
        row[at] = i16(min(gain_favour.number, MOST))
    elif kind is notables.ChooseBowl:
        choose_bowl = cast(notables.ChooseBowl, frame)
        row[at] = i16(choose_bowl.good)
    elif kind is setup.DrawNotables:
        draw_notables = cast(setup.DrawNotables, frame)
        row[at] = i16(draw_notables.level)
    elif kind is setup.Redraw:
        redraw = cast(setup.Redraw, frame)
        row[at] = i16(redraw.highest)
    elif kind is setup.NeutralBowl:
        neutral_bowl = cast(setup.NeutralBowl, frame)
        row[at] = i16(neutral_bowl.side)
    elif kind is setup.NeutralOrder:
        neutral_order = cast(setup.NeutralOrder, frame)
        row[at] = i16(neutral_order.guild)
        row[at + 1] = i16(neutral_order.left)
    elif kind is setup.MarkOrder:
        mark_order = cast(setup.MarkOrder, frame)
        row[at] = i16(mark_order.guild)
