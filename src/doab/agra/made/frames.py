"""Kinds of frames as numbers, and what each of them knows. Written by `make made`, never by hand."""

from __future__ import annotations

from typing import Final, cast

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.agra.learning import told
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
from doab.core.encoding import MOST_KNOWN, place_of
from doab.core.questions import without_number
from doab.core.state import Frame

NEXT_TURN: Final = 0
MAIN_ACTION: Final = 1
PROCESS_IN_BUILDING: Final = 2
PRODUCE: Final = 3
TAKE_GOOD: Final = 4
TRADER: Final = 5
FOLLOW: Final = 6
BOTANIST: Final = 7
STAND_WORKER: Final = 8
SAILOR: Final = 9
FREE_MARKER: Final = 10
STORE: Final = 11
OFFER_DYER: Final = 12
TAKE_MORE: Final = 13
GIVE_MORE: Final = 14
SECOND_STEP: Final = 15
RAISE_TWO: Final = 16
PROCESS_ONE: Final = 17
STEP_BONUS: Final = 18
PAY_MATERIALS: Final = 19
PUT_WORKER: Final = 20
PERFORM_ACTION: Final = 21
COLLECT_RUPEES: Final = 22
DYE: Final = 23
WORK_IN_NEW_BUILDING: Final = 24
CHOOSE_BONUS: Final = 25
SECOND_OF_TWO: Final = 26
JAGIRDAR_DELIVERY: Final = 27
EXTRA_GOOD: Final = 28
PAY_MORE: Final = 29
SET_LIMIT: Final = 30
PIER_GIFT: Final = 31
GAIN_FAVOUR: Final = 32
CHOOSE_BOWL: Final = 33
DRAW_NOTABLES: Final = 34
REDRAW: Final = 35
NEUTRAL_BOWL: Final = 36
NEUTRAL_ORDER: Final = 37
MARK_ORDER: Final = 38
FINISH_TURN: Final = 39
END_OF_TURN: Final = 40
ORDER_PHASE: Final = 41
AFTER_ACTION: Final = 42
MEDITATION: Final = 43
MOVE_BUILDER: Final = 44
ROLL_MERCHANT: Final = 45
VISIT_MERCHANT: Final = 46
ARCHITECT: Final = 47
ROLL_BUILDER: Final = 48
END_SAILING: Final = 49
FAVOUR_OF_THE_BOOK: Final = 50
INFLUENCE_OF_DELIVERY: Final = 51
OPEN_TILE: Final = 52
END_STATUE: Final = 53
OFFER_COOK: Final = 54
COOK_OR_SUPPLY: Final = 55
STEPS_FOR_SERVED: Final = 56
RAISE_ONE: Final = 57
GIVE_BACK: Final = 58
SWAP_ONE: Final = 59
SELL_ONE: Final = 60
DELIVER_ONE: Final = 61
REMOVE_COVER: Final = 62
MOVE_FARMERS: Final = 63
CHANGE_PRICE: Final = 64
SAIL_ON: Final = 65
BUILD_FOR_NOBODY: Final = 66
ANY_TILE: Final = 67
PAINTERS_STEP: Final = 68
SADRS_GIFT: Final = 69
GIFT_OR_ORDER: Final = 70
START_MERCHANT: Final = 71
START_BUILDER: Final = 72
DRAW_START_PLAYER: Final = 73
OPEN_TILES: Final = 74
BEGIN_GAME: Final = 75
N_KINDS: Final = 76
N_KNOWN: Final = 5
"""The most that a frame knows."""

NAMES: Final = (
    "NextTurn",
    "MainAction",
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
    "OfferDyer",
    "TakeMore",
    "GiveMore",
    "SecondStep",
    "RaiseTwo",
    "ProcessOne",
    "StepBonus",
    "PayMaterials",
    "PutWorker",
    "PerformAction",
    "CollectRupees",
    "Dye",
    "WorkInNewBuilding",
    "ChooseBonus",
    "SecondOfTwo",
    "JagirdarDelivery",
    "ExtraGood",
    "PayMore",
    "SetLimit",
    "PierGift",
    "GainFavour",
    "ChooseBowl",
    "DrawNotables",
    "Redraw",
    "NeutralBowl",
    "NeutralOrder",
    "MarkOrder",
    "FinishTurn",
    "EndOfTurn",
    "OrderPhase",
    "AfterAction",
    "Meditation",
    "MoveBuilder",
    "RollMerchant",
    "VisitMerchant",
    "Architect",
    "RollBuilder",
    "EndSailing",
    "FavourOfTheBook",
    "InfluenceOfDelivery",
    "OpenTile",
    "EndStatue",
    "OfferCook",
    "CookOrSupply",
    "StepsForServed",
    "RaiseOne",
    "GiveBack",
    "SwapOne",
    "SellOne",
    "DeliverOne",
    "RemoveCover",
    "MoveFarmers",
    "ChangePrice",
    "SailOn",
    "BuildForNobody",
    "AnyTile",
    "PaintersStep",
    "SadrsGift",
    "GiftOrOrder",
    "StartMerchant",
    "StartBuilder",
    "DrawStartPlayer",
    "OpenTiles",
    "BeginGame",
)
NUMBERS: Final[dict[type[Frame], int]] = {
    turn.NextTurn: NEXT_TURN,
    placing.MainAction: MAIN_ACTION,
    processing.ProcessInBuilding: PROCESS_IN_BUILDING,
    production.Produce: PRODUCE,
    goods.TakeGood: TAKE_GOOD,
    trader.Trader: TRADER,
    processing.Follow: FOLLOW,
    botanist.Botanist: BOTANIST,
    notables.StandWorker: STAND_WORKER,
    sailor.Sailor: SAILOR,
    goods.FreeMarker: FREE_MARKER,
    goods.Store: STORE,
    production.OfferDyer: OFFER_DYER,
    trader.TakeMore: TAKE_MORE,
    trader.GiveMore: GIVE_MORE,
    farm.SecondStep: SECOND_STEP,
    influence.RaiseTwo: RAISE_TWO,
    processing.ProcessOne: PROCESS_ONE,
    influence.StepBonus: STEP_BONUS,
    architect.PayMaterials: PAY_MATERIALS,
    placing.PutWorker: PUT_WORKER,
    placing.PerformAction: PERFORM_ACTION,
    placing.CollectRupees: COLLECT_RUPEES,
    production.Dye: DYE,
    architect.WorkInNewBuilding: WORK_IN_NEW_BUILDING,
    architect.ChooseBonus: CHOOSE_BONUS,
    influence.SecondOfTwo: SECOND_OF_TWO,
    delivery.JagirdarDelivery: JAGIRDAR_DELIVERY,
    processing.ExtraGood: EXTRA_GOOD,
    sailor.PayMore: PAY_MORE,
    river.SetLimit: SET_LIMIT,
    river.PierGift: PIER_GIFT,
    notables.GainFavour: GAIN_FAVOUR,
    notables.ChooseBowl: CHOOSE_BOWL,
    setup.DrawNotables: DRAW_NOTABLES,
    setup.Redraw: REDRAW,
    setup.NeutralBowl: NEUTRAL_BOWL,
    setup.NeutralOrder: NEUTRAL_ORDER,
    setup.MarkOrder: MARK_ORDER,
    turn.FinishTurn: FINISH_TURN,
    turn.EndOfTurn: END_OF_TURN,
    orders.OrderPhase: ORDER_PHASE,
    turn.AfterAction: AFTER_ACTION,
    meditation.Meditation: MEDITATION,
    pawns.MoveBuilder: MOVE_BUILDER,
    pawns.RollMerchant: ROLL_MERCHANT,
    pawns.VisitMerchant: VISIT_MERCHANT,
    architect.Architect: ARCHITECT,
    pawns.RollBuilder: ROLL_BUILDER,
    sailor.EndSailing: END_SAILING,
    notables.FavourOfTheBook: FAVOUR_OF_THE_BOOK,
    influence.InfluenceOfDelivery: INFLUENCE_OF_DELIVERY,
    influence.OpenTile: OPEN_TILE,
    turn.EndStatue: END_STATUE,
    placing.OfferCook: OFFER_COOK,
    placing.CookOrSupply: COOK_OR_SUPPLY,
    influence.StepsForServed: STEPS_FOR_SERVED,
    influence.RaiseOne: RAISE_ONE,
    influence.GiveBack: GIVE_BACK,
    favour.SwapOne: SWAP_ONE,
    favour.SellOne: SELL_ONE,
    delivery.DeliverOne: DELIVER_ONE,
    farm.RemoveCover: REMOVE_COVER,
    farm.MoveFarmers: MOVE_FARMERS,
    trader.ChangePrice: CHANGE_PRICE,
    river.SailOn: SAIL_ON,
    river.BuildForNobody: BUILD_FOR_NOBODY,
    notables.AnyTile: ANY_TILE,
    notables.PaintersStep: PAINTERS_STEP,
    notables.SadrsGift: SADRS_GIFT,
    orders.GiftOrOrder: GIFT_OR_ORDER,
    setup.StartMerchant: START_MERCHANT,
    setup.StartBuilder: START_BUILDER,
    setup.DrawStartPlayer: DRAW_START_PLAYER,
    setup.OpenTiles: OPEN_TILES,
    setup.BeginGame: BEGIN_GAME,
}


def number_of(frame: Frame) -> i64:
    """The number of a frame's kind."""
    number = NUMBERS.get(type(frame))
    if number is None:
        raise without_number(frame)
    return number


def fields_of(frame: Frame) -> list[int]:
    """What a frame knows besides its seat, in the order in which its class takes it."""
    number = number_of(frame)
    if number == NEXT_TURN:
        next_turn = cast(turn.NextTurn, frame)
        return [next_turn.following, next_turn.done]
    if number == MAIN_ACTION:
        main_action = cast(placing.MainAction, frame)
        return [main_action.free_peon]
    if number == PROCESS_IN_BUILDING:
        process_in_building = cast(processing.ProcessInBuilding, frame)
        return [process_in_building.target]
    if number == PRODUCE:
        produce = cast(production.Produce, frame)
        return [produce.good]
    if number == TAKE_GOOD:
        take_good = cast(goods.TakeGood, frame)
        return [take_good.value, take_good.without, take_good.basic, take_good.swap]
    if number == TRADER:
        the_trader = cast(trader.Trader, frame)
        return [the_trader.traded, the_trader.priced]
    if number == FOLLOW:
        follow = cast(processing.Follow, frame)
        return [follow.actor, follow.target]
    if number == BOTANIST:
        the_botanist = cast(botanist.Botanist, frame)
        return [the_botanist.done, the_botanist.left]
    if number == STAND_WORKER:
        stand_worker = cast(notables.StandWorker, frame)
        return [stand_worker.left, stand_worker.lowest]
    if number == SAILOR:
        the_sailor = cast(sailor.Sailor, frame)
        return [the_sailor.served, the_sailor.paid, the_sailor.ordered]
    if number == FREE_MARKER:
        free_marker = cast(goods.FreeMarker, frame)
        return [free_marker.low, free_marker.high, free_marker.favour]
    if number == STORE:
        store = cast(goods.Store, frame)
        return [store.low, store.high, store.favour]
    if number == OFFER_DYER:
        offer_dyer = cast(production.OfferDyer, frame)
        return [offer_dyer.good, offer_dyer.before]
    if number == TAKE_MORE:
        take_more = cast(trader.TakeMore, frame)
        return [
            take_more.given_low,
            take_more.given_high,
            take_more.low,
            take_more.high,
            take_more.left,
            take_more.lowest,
        ]
    if number == GIVE_MORE:
        give_more = cast(trader.GiveMore, frame)
        return [give_more.low, give_more.high, give_more.number, give_more.lowest]
    if number == SECOND_STEP:
        second_step = cast(farm.SecondStep, frame)
        return [second_step.side, second_step.origin]
    if number == RAISE_TWO:
        raise_two = cast(influence.RaiseTwo, frame)
        return [raise_two.first]
    if number == PROCESS_ONE:
        process_one = cast(processing.ProcessOne, frame)
        return [process_one.refine]
    if number == STEP_BONUS:
        step_bonus = cast(influence.StepBonus, frame)
        return [step_bonus.favour]
    if number == PAY_MATERIALS:
        pay_materials = cast(architect.PayMaterials, frame)
        return [pay_materials.building, pay_materials.bundle]
    if number == PUT_WORKER:
        put_worker = cast(placing.PutWorker, frame)
        return [put_worker.space]
    if number == PERFORM_ACTION:
        perform_action = cast(placing.PerformAction, frame)
        return [perform_action.space]
    if number == COLLECT_RUPEES:
        collect_rupees = cast(placing.CollectRupees, frame)
        return [collect_rupees.building]
    if number == DYE:
        dye = cast(production.Dye, frame)
        return [dye.good]
    if number == WORK_IN_NEW_BUILDING:
        work_in_new_building = cast(architect.WorkInNewBuilding, frame)
        return [work_in_new_building.building]
    if number == CHOOSE_BONUS:
        choose_bonus = cast(architect.ChooseBonus, frame)
        return [choose_bonus.level]
    if number == SECOND_OF_TWO:
        second_of_two = cast(influence.SecondOfTwo, frame)
        return [second_of_two.first]
    if number == JAGIRDAR_DELIVERY:
        jagirdar_delivery = cast(delivery.JagirdarDelivery, frame)
        return [jagirdar_delivery.sailor]
    if number == EXTRA_GOOD:
        extra_good = cast(processing.ExtraGood, frame)
        return [extra_good.target]
    if number == PAY_MORE:
        pay_more = cast(sailor.PayMore, frame)
        return [pay_more.lowest, pay_more.total]
    if number == SET_LIMIT:
        set_limit = cast(river.SetLimit, frame)
        return [set_limit.limit]
    if number == PIER_GIFT:
        pier_gift = cast(river.PierGift, frame)
        return [pier_gift.event, pier_gift.cotton]
    if number == GAIN_FAVOUR:
        gain_favour = cast(notables.GainFavour, frame)
        return [gain_favour.number]
    if number == CHOOSE_BOWL:
        choose_bowl = cast(notables.ChooseBowl, frame)
        return [choose_bowl.good]
    if number == DRAW_NOTABLES:
        draw_notables = cast(setup.DrawNotables, frame)
        return [draw_notables.level]
    if number == REDRAW:
        redraw = cast(setup.Redraw, frame)
        return [redraw.highest]
    if number == NEUTRAL_BOWL:
        neutral_bowl = cast(setup.NeutralBowl, frame)
        return [neutral_bowl.side]
    if number == NEUTRAL_ORDER:
        neutral_order = cast(setup.NeutralOrder, frame)
        return [neutral_order.guild, neutral_order.left]
    if number == MARK_ORDER:
        mark_order = cast(setup.MarkOrder, frame)
        return [mark_order.guild]
    if number == INFLUENCE_OF_DELIVERY:
        influence_of_delivery = cast(influence.InfluenceOfDelivery, frame)
        return [influence_of_delivery.served]
    if number == STEPS_FOR_SERVED:
        steps_for_served = cast(influence.StepsForServed, frame)
        return [steps_for_served.served]
    return []


def put_known(number: i64, frame: Frame, looking: i64, seats: i64, row: vec[i16], at: i64) -> None:
    """Write what a frame of a kind knows where there are zeros."""
    if number == NEXT_TURN:
        next_turn = cast(turn.NextTurn, frame)
        row[at] = i16(place_of(next_turn.following, looking, seats))
        row[at + 1] = i16(min(next_turn.done, MOST_KNOWN))
        return
    if number == MAIN_ACTION:
        main_action = cast(placing.MainAction, frame)
        row[at] = i16(main_action.free_peon)
        return
    if number == PROCESS_IN_BUILDING:
        process_in_building = cast(processing.ProcessInBuilding, frame)
        row[at] = i16(process_in_building.target)
        return
    if number == PRODUCE:
        produce = cast(production.Produce, frame)
        row[at] = i16(produce.good)
        return
    if number == TAKE_GOOD:
        take_good = cast(goods.TakeGood, frame)
        row[at] = i16(min(take_good.value, MOST_KNOWN))
        row[at + 1] = i16(take_good.without)
        row[at + 2] = i16(take_good.basic)
        row[at + 3] = i16(take_good.swap)
        return
    if number == TRADER:
        the_trader = cast(trader.Trader, frame)
        row[at] = i16(the_trader.traded)
        row[at + 1] = i16(the_trader.priced)
        return
    if number == FOLLOW:
        follow = cast(processing.Follow, frame)
        row[at] = i16(place_of(follow.actor, looking, seats))
        row[at + 1] = i16(follow.target)
        return
    if number == BOTANIST:
        the_botanist = cast(botanist.Botanist, frame)
        row[at] = i16(the_botanist.done)
        row[at + 1] = i16(min(the_botanist.left, MOST_KNOWN))
        return
    if number == STAND_WORKER:
        stand_worker = cast(notables.StandWorker, frame)
        row[at] = i16(min(stand_worker.left, MOST_KNOWN))
        row[at + 1] = i16(stand_worker.lowest)
        return
    if number == SAILOR:
        the_sailor = cast(sailor.Sailor, frame)
        row[at] = i16(the_sailor.paid)
        row[at + 1] = i16(the_sailor.ordered)
        return
    if number == FREE_MARKER:
        free_marker = cast(goods.FreeMarker, frame)
        row[at] = i16(min(free_marker.favour, MOST_KNOWN))
        return
    if number == STORE:
        store = cast(goods.Store, frame)
        row[at] = i16(min(store.favour, MOST_KNOWN))
        return
    if number == OFFER_DYER:
        offer_dyer = cast(production.OfferDyer, frame)
        row[at] = i16(offer_dyer.good)
        row[at + 1] = i16(min(offer_dyer.before, MOST_KNOWN))
        return
    if number == TAKE_MORE:
        take_more = cast(trader.TakeMore, frame)
        row[at] = i16(min(take_more.left, MOST_KNOWN))
        row[at + 1] = i16(take_more.lowest)
        return
    if number == GIVE_MORE:
        give_more = cast(trader.GiveMore, frame)
        row[at] = i16(min(give_more.number, MOST_KNOWN))
        row[at + 1] = i16(give_more.lowest)
        return
    if number == SECOND_STEP:
        second_step = cast(farm.SecondStep, frame)
        row[at] = i16(second_step.side)
        row[at + 1] = i16(second_step.origin)
        return
    if number == RAISE_TWO:
        raise_two = cast(influence.RaiseTwo, frame)
        row[at] = i16(raise_two.first)
        return
    if number == PROCESS_ONE:
        process_one = cast(processing.ProcessOne, frame)
        row[at] = i16(process_one.refine)
        return
    if number == STEP_BONUS:
        step_bonus = cast(influence.StepBonus, frame)
        row[at] = i16(min(step_bonus.favour, MOST_KNOWN))
        return
    if number == PAY_MATERIALS:
        pay_materials = cast(architect.PayMaterials, frame)
        row[at] = i16(pay_materials.building)
        told.put_materials(pay_materials.bundle, row, at + 1)
        return
    if number == PUT_WORKER:
        put_worker = cast(placing.PutWorker, frame)
        row[at] = i16(put_worker.space)
        return
    if number == PERFORM_ACTION:
        perform_action = cast(placing.PerformAction, frame)
        row[at] = i16(perform_action.space)
        return
    if number == COLLECT_RUPEES:
        collect_rupees = cast(placing.CollectRupees, frame)
        row[at] = i16(collect_rupees.building)
        return
    if number == DYE:
        dye = cast(production.Dye, frame)
        row[at] = i16(dye.good)
        return
    if number == WORK_IN_NEW_BUILDING:
        work_in_new_building = cast(architect.WorkInNewBuilding, frame)
        row[at] = i16(work_in_new_building.building)
        return
    if number == CHOOSE_BONUS:
        choose_bonus = cast(architect.ChooseBonus, frame)
        row[at] = i16(choose_bonus.level)
        return
    if number == SECOND_OF_TWO:
        second_of_two = cast(influence.SecondOfTwo, frame)
        row[at] = i16(second_of_two.first)
        return
    if number == JAGIRDAR_DELIVERY:
        jagirdar_delivery = cast(delivery.JagirdarDelivery, frame)
        row[at] = i16(place_of(jagirdar_delivery.sailor, looking, seats))
        return
    if number == EXTRA_GOOD:
        extra_good = cast(processing.ExtraGood, frame)
        row[at] = i16(extra_good.target)
        return
    if number == PAY_MORE:
        pay_more = cast(sailor.PayMore, frame)
        row[at] = i16(pay_more.lowest)
        row[at + 1] = i16(min(pay_more.total, MOST_KNOWN))
        return
    if number == SET_LIMIT:
        set_limit = cast(river.SetLimit, frame)
        row[at] = i16(min(set_limit.limit, MOST_KNOWN))
        return
    if number == PIER_GIFT:
        pier_gift = cast(river.PierGift, frame)
        row[at] = i16(pier_gift.event)
        row[at + 1] = i16(min(pier_gift.cotton, MOST_KNOWN))
        return
    if number == GAIN_FAVOUR:
        gain_favour = cast(notables.GainFavour, frame)
        row[at] = i16(min(gain_favour.number, MOST_KNOWN))
        return
    if number == CHOOSE_BOWL:
        choose_bowl = cast(notables.ChooseBowl, frame)
        row[at] = i16(choose_bowl.good)
        return
    if number == DRAW_NOTABLES:
        draw_notables = cast(setup.DrawNotables, frame)
        row[at] = i16(draw_notables.level)
        return
    if number == REDRAW:
        redraw = cast(setup.Redraw, frame)
        row[at] = i16(redraw.highest)
        return
    if number == NEUTRAL_BOWL:
        neutral_bowl = cast(setup.NeutralBowl, frame)
        row[at] = i16(neutral_bowl.side)
        return
    if number == NEUTRAL_ORDER:
        neutral_order = cast(setup.NeutralOrder, frame)
        row[at] = i16(neutral_order.guild)
        row[at + 1] = i16(min(neutral_order.left, MOST_KNOWN))
        return
    if number == MARK_ORDER:
        mark_order = cast(setup.MarkOrder, frame)
        row[at] = i16(mark_order.guild)
