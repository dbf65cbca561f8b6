"""Kinds of frames as numbers, and what each of them knows, for `open_questions`.

Frames are recognized by their classes, so that they themselves need not know that they are encoded. Facts that are
seats are counted from the seat that looks. Sets of notables and batches of goods are pieces of their own, not facts.
"""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

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

# Kinds whose sets and batches are written into pieces of their own.
FREE_MARKER: Final = 10
STORE: Final = 11
GIVE_MORE: Final = 14
TAKE_MORE: Final = 13
SAILOR: Final = 9
INFLUENCE_OF_DELIVERY: Final = 51
STEPS_FOR_SERVED: Final = 56


def number_of(frame: Frame) -> i64:
    """The number of a frame's kind."""
    return _NUMBERS[type(frame)]


def put_facts(number: i64, frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> None:
    """Write what a frame of a kind knows where there are zeros. The frequent kinds come first."""
    if number == 0:
        next_turn = cast(turn.NextTurn, frame)
        row[at] = i16(place_of(next_turn.following, looking, seats))
        row[at + 1] = i16(next_turn.done)
    elif number == 1:
        main_action = cast(placing.MainAction, frame)
        row[at] = i16(main_action.free_peon)
    elif number == 2:
        process_in_building = cast(processing.ProcessInBuilding, frame)
        row[at] = i16(process_in_building.target)
    elif number == 3:
        produce = cast(production.Produce, frame)
        row[at] = i16(produce.good)
    elif number == 4:
        take_good = cast(goods.TakeGood, frame)
        row[at] = i16(take_good.value)
        row[at + 1] = i16(take_good.without)
        row[at + 2] = i16(take_good.basic)
        row[at + 3] = i16(take_good.swap)
    elif number == 5:
        the_trader = cast(trader.Trader, frame)
        row[at] = i16(the_trader.traded)
        row[at + 1] = i16(the_trader.priced)
    elif number == 6:
        follow = cast(processing.Follow, frame)
        row[at] = i16(place_of(follow.actor, looking, seats))
        row[at + 1] = i16(follow.target)
    elif number == 7:
        the_botanist = cast(botanist.Botanist, frame)
        row[at] = i16(the_botanist.done)
        row[at + 1] = i16(the_botanist.left)
    elif number == 8:
        stand_worker = cast(notables.StandWorker, frame)
        row[at] = i16(min(stand_worker.left, MOST))
        row[at + 1] = i16(stand_worker.lowest)
    elif number == 9:
        the_sailor = cast(sailor.Sailor, frame)
        row[at] = i16(the_sailor.paid)
        row[at + 1] = i16(the_sailor.ordered)
    elif number == 10:
        free_marker = cast(goods.FreeMarker, frame)
        row[at] = i16(min(free_marker.favour, MOST))
    elif number == 11:
        store = cast(goods.Store, frame)
        row[at] = i16(min(store.favour, MOST))
    elif number == 12:
        offer_dyer = cast(production.OfferDyer, frame)
        row[at] = i16(offer_dyer.good)
        row[at + 1] = i16(offer_dyer.before)
    elif number == 13:
        take_more = cast(trader.TakeMore, frame)
        row[at] = i16(min(take_more.left, MOST))
        row[at + 1] = i16(take_more.lowest)
    elif number == 14:
        give_more = cast(trader.GiveMore, frame)
        row[at] = i16(give_more.number)
        row[at + 1] = i16(give_more.lowest)
    elif number == 15:
        second_step = cast(farm.SecondStep, frame)
        row[at] = i16(second_step.side)
        row[at + 1] = i16(second_step.origin)
    elif number == 16:
        raise_two = cast(influence.RaiseTwo, frame)
        row[at] = i16(raise_two.first)
    elif number == 17:
        process_one = cast(processing.ProcessOne, frame)
        row[at] = i16(process_one.refine)
    elif number == 18:
        step_bonus = cast(influence.StepBonus, frame)
        row[at] = i16(min(step_bonus.favour, MOST))
    elif number == 19:
        pay_materials = cast(architect.PayMaterials, frame)
        row[at] = i16(pay_materials.building)
        row[at + 1] = i16(pay_materials.bundle & 63)
        row[at + 2] = i16(pay_materials.bundle >> 6 & 63)
        row[at + 3] = i16(pay_materials.bundle >> 12 & 63)
        row[at + 4] = i16(pay_materials.bundle >> 18 & 63)
    elif number == 20:
        put_worker = cast(placing.PutWorker, frame)
        row[at] = i16(put_worker.space)
    elif number == 21:
        perform_action = cast(placing.PerformAction, frame)
        row[at] = i16(perform_action.space)
    elif number == 22:
        collect_rupees = cast(placing.CollectRupees, frame)
        row[at] = i16(collect_rupees.building)
    elif number == 23:
        dye = cast(production.Dye, frame)
        row[at] = i16(dye.good)
    elif number == 24:
        work_in_new_building = cast(architect.WorkInNewBuilding, frame)
        row[at] = i16(work_in_new_building.building)
    elif number == 25:
        choose_bonus = cast(architect.ChooseBonus, frame)
        row[at] = i16(choose_bonus.level)
    elif number == 26:
        second_of_two = cast(influence.SecondOfTwo, frame)
        row[at] = i16(second_of_two.first)
    elif number == 27:
        jagirdar_delivery = cast(delivery.JagirdarDelivery, frame)
        row[at] = i16(place_of(jagirdar_delivery.sailor, looking, seats))
    elif number == 28:
        extra_good = cast(processing.ExtraGood, frame)
        row[at] = i16(extra_good.target)
    elif number == 29:
        pay_more = cast(sailor.PayMore, frame)
        row[at] = i16(pay_more.lowest)
        row[at + 1] = i16(min(pay_more.total, MOST))
    else:
        _put_rarer_facts(number, frame, looking, seats, row, at)


def _put_rarer_facts(number: i64, frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> None:
    if number == 30:
        set_limit = cast(river.SetLimit, frame)
        row[at] = i16(set_limit.limit)
    elif number == 31:
        pier_gift = cast(river.PierGift, frame)
        row[at] = i16(pier_gift.event)
        row[at + 1] = i16(pier_gift.cotton)
    elif number == 32:
        gain_favour = cast(notables.GainFavour, frame)
        row[at] = i16(min(gain_favour.number, MOST))
    elif number == 33:
        choose_bowl = cast(notables.ChooseBowl, frame)
        row[at] = i16(choose_bowl.good)
    elif number == 34:
        draw_notables = cast(setup.DrawNotables, frame)
        row[at] = i16(draw_notables.level)
    elif number == 35:
        redraw = cast(setup.Redraw, frame)
        row[at] = i16(redraw.highest)
    elif number == 36:
        neutral_bowl = cast(setup.NeutralBowl, frame)
        row[at] = i16(neutral_bowl.side)
    elif number == 37:
        neutral_order = cast(setup.NeutralOrder, frame)
        row[at] = i16(neutral_order.guild)
        row[at + 1] = i16(neutral_order.left)
    elif number == 38:
        mark_order = cast(setup.MarkOrder, frame)
        row[at] = i16(mark_order.guild)
