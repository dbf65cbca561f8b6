"""What every offered answer costs and brings, before it is given."""

from __future__ import annotations

from collections.abc import Sequence

from doab.agra.made import numbers as answers
from doab.agra.rules import architect, delivery, meditation, orders, placing, processing, production
from doab.agra.rules.influence import StepBonus
from doab.agra.rules.scoring import akbar_score, bowls_of
from doab.agra.rules.secondary import SPEND
from doab.agra.said.terms import effect_phrase, good_term, guild_term
from doab.agra.table.state import NOBODY, Agra
from doab.agra.table.things import (
    CLOTHES,
    FAVOUR_ACTIONS,
    FIRST_BUILDING,
    FIRST_TILE,
    MAX_SLOTS,
    N_BASIC,
    N_FAVOUR_ACTIONS,
    N_GOODS,
    N_ROWS_OF_ORDERS,
    N_SPACES,
    N_TILES,
    PIERS,
    SPACES,
    STATUE,
)
from doab.core.actions import Action
from doab.core.wording import Phrase, key_of, phrase, player_name


def worth_phrase(state: Agra, action: Action, names: Sequence[str] = ()) -> Phrase | None:
    """What an answer costs and brings to the seat that is asked; None where the label says it all."""
    number, family, seat = action.index, action.family, state.to_move()
    if seat < 0:
        return None
    if number < answers.LAY:
        return _space_note(state, names, seat, action)
    if family == "secondary":
        return _secondary_note(state, seat, action)
    if number == answers.END_SAILING and state.paid_left:
        return phrase("agra-note-end-sailing-paid", number=int(state.paid_left))
    if family == "extra" or number in (answers.FORFEIT, answers.END_MEDITATION):
        return phrase(key_of("agra-note", action.text))
    if family in ("lay", "deliver", "uncover", "farmer", "process"):
        return _meditation_note(state, seat, action)
    if family in ("raise", "order", "build", "tile", "botanist", "price"):
        return _board_note(state, seat, action)
    if family == "follow":
        target = int(getattr(state.top, "target", N_BASIC))
        source = good_term(int(state.edition.source[target]))
        return phrase(key_of("agra-note", action.text), source=source, good=good_term(target))
    if number == answers.TO_COOK:
        return phrase("agra-note-to-cook", number=int(state.players[seat].cook) + 1)
    if number == answers.TO_SUPPLY:
        return phrase("agra-note-to-supply")
    return _goods_note(state, seat, action)


# ---------------------------------------------------------------- where a worker goes


def _space_note(state: Agra, names: Sequence[str], seat: int, action: Action) -> Phrase:
    peon = action.index >= answers.PEON
    space = action.index % N_SPACES
    parts = [_what_it_does(state, seat, space)]
    if peon and not getattr(state.top, "free_peon", 0):
        price = min(int(placing.peon_price(state, seat)), int(state.players[seat].rupees))
        parts.insert(0, phrase("agra-note-peon", price=price))
    building = space - FIRST_BUILDING
    if building >= 0:
        if state.builder == building:
            parts.append(phrase("agra-note-builder"))
        if state.merchant == building:
            parts.append(phrase("agra-note-merchant"))
        if state.coins[building] and not peon:
            parts.append(phrase("agra-note-coins", number=int(state.coins[building])))
    holder = int(state.workers[space])
    if holder != NOBODY and not peon:
        owner = holder // 2
        player = player_name(names, owner)
        if holder % 2:
            number = 2 if state.players[owner].tracker >= state.edition.two_favour_from else 1
            parts.append(phrase("agra-note-sends-with-favour", player=player, number=number))
        else:
            parts.append(phrase("agra-note-sends", player=player))
    return parts[0] if len(parts) == 1 else phrase("agra-note-parts", parts=parts)


def _what_it_does(state: Agra, seat: int, space: int) -> Phrase:
    if space < FIRST_BUILDING:
        return phrase(key_of("agra-note", SPACES[space]))
    good = space - FIRST_BUILDING
    if good < N_BASIC:
        number = int(production.yield_of(state, seat, good))
        return phrase("agra-note-production", number=number, good=good_term(good))
    source = int(state.edition.source[good])
    number = min(processing.MOST_PROCESSED, int(state.owned(seat, source)))
    return phrase("agra-note-processing", number=number, source=good_term(source))


# ---------------------------------------------------------------- what can be done in meditation, too


def _meditation_note(state: Agra, seat: int, action: Action) -> Phrase | None:
    number, family = action.index, action.family
    in_meditation = isinstance(state.top, meditation.Meditation)
    if family == "lay":
        return phrase("agra-note-lay", number=int(meditation.worth_of_next(state, seat)))
    if family == "deliver":
        twice = number >= answers.DELIVER_TWICE
        notable = (number - (answers.DELIVER_TWICE if twice else answers.DELIVER)) // MAX_SLOTS
        rupees = int(delivery.markers_on(state, notable)) + (2 if twice else 1)
        key = "agra-note-deliver-points" if in_meditation else "agra-note-deliver"
        return phrase(key, number=rupees, guild=guild_term(int(state.edition.guild[notable])))
    if not in_meditation:
        return None
    if family == "process":
        return phrase("agra-note-points", number=int(state.value(number - answers.PROCESS)))
    return phrase(
        "agra-note-points", number=int(meditation.COVER_COST if family == "uncover" else meditation.FARMER_COST)
    )


# ---------------------------------------------------------------- things on the boards


def _board_note(state: Agra, seat: int, action: Action) -> Phrase | None:
    number, family = action.index, action.family
    if family == "raise":
        return _raise_note(state, seat, number - answers.RAISE)
    if family == "order":
        return _order_note(state, seat, number - answers.ORDER)
    if family == "build":
        building = number - answers.BUILD
        key = "agra-note-build-builder" if state.builder == building else "agra-note-build"
        return phrase(key, cost=int(state.edition.cost[building]))
    if family == "tile":
        return _tile_note(state, number)
    if family == "price":
        at = number - answers.PRICE
        shown = int(state.edition.token_faces[at // 2 // N_GOODS * 2 + at % 2])
        return phrase("agra-note-price", value=int(state.value(at // 2 % N_GOODS)), shown=shown)
    step = int(state.players[seat].tracker)
    if step > len(state.edition.step_cost):
        return None
    return phrase("agra-note-study", goods=[good_term(int(good)) for good in state.edition.step_cost[step - 1]])


def _raise_note(state: Agra, seat: int, guild: int) -> Phrase | None:
    step = int(state.step(seat, guild))
    if step >= state.edition.top_step:
        return None
    key = "agra-note-raise-bonus" if state.edition.step_bonus[step + 1] else "agra-note-raise"
    if step + 1 == state.edition.top_step and not state.end_round:
        key = "agra-note-raise-top"
    return phrase(key, step=step, next=step + 1)


def _order_note(state: Agra, seat: int, guild: int) -> Phrase | None:
    row = int(state.marked[guild])
    if row >= N_ROWS_OF_ORDERS:
        return None
    at = (guild * N_ROWS_OF_ORDERS + row) * 2
    first, second = good_term(int(state.edition.order_goods[at])), good_term(int(state.edition.order_goods[at + 1]))
    reward = int(state.edition.order_reward[state.step(seat, guild)])
    if orders.is_leading(state, seat, guild):
        return phrase("agra-note-order", first=first, second=second, number=reward)
    return phrase("agra-note-order-step", first=first, second=second, number=max(0, reward - 1))


def _tile_note(state: Agra, number: int) -> Phrase:
    if number == answers.TAKE_FAVOUR:
        favour = int(state.top.favour) if isinstance(state.top, StepBonus) else 1
        return phrase("agra-note-take-favour", number=favour)
    first = answers.TAKE_TILE if number < answers.TAKE_TILE + N_TILES else answers.GIVE_BACK
    return effect_phrase(FAVOUR_ACTIONS[FIRST_TILE + number - first])


# ---------------------------------------------------------------- answers about a kind of good


def _goods_note(state: Agra, seat: int, action: Action) -> Phrase | None:
    number, family = action.index, action.family
    if family == "trade":
        return phrase("agra-note-trade", number=int(state.value(number - answers.TRADE)))
    first = {"give": answers.GIVE, "swap": answers.SWAP, "take": answers.TAKE, "bowl": answers.BOWL}
    if family in first:
        return phrase("agra-note-worth", value=int(state.value(number - first[family])))
    if family == "pay" and not isinstance(state.top, architect.PayMaterials):
        return phrase("agra-note-pay-deliveries", number=int(state.value(number - answers.PAY)))
    if family == "sell":
        return phrase("agra-note-sell", number=int(state.value(number - answers.SELL)))
    if family == "gift":
        mine = bowls_of(state, seat)
        points = akbar_score(mine + 1) - akbar_score(mine)
        return phrase("agra-note-gift", number=mine + 1, points=points)
    if family == "free":
        kind = number - answers.FREE
        owned = state.owned(seat, kind) if kind < N_GOODS else state.players[seat].favour
        return phrase("agra-note-free", number=int(owned))
    return None


def _secondary_note(state: Agra, seat: int, action: Action) -> Phrase:
    number = action.index
    if number < answers.FAVOUR_WITH_MULLAH + N_FAVOUR_ACTIONS:
        mullah = number >= answers.FAVOUR_WITH_MULLAH
        at = number - (answers.FAVOUR_WITH_MULLAH if mullah else answers.FAVOUR_ACTION)
        spend = int(SPEND[at]) - (1 if mullah else 0)
        return phrase("agra-note-favour", spend=spend, effect=effect_phrase(FAVOUR_ACTIONS[at]))
    if answers.ENGLISH <= number < answers.ENGLISH + N_GOODS:
        return phrase("agra-note-english-trader", value=int(state.value(number - answers.ENGLISH)))
    if answers.FRENCH <= number < answers.FRENCH + N_GOODS:
        return phrase("agra-note-french-trader", number=int(state.players[seat].french) + 1)
    if number == answers.USE + CLOTHES - STATUE:
        rupees = int(state.value(CLOTHES)) + (1 if state.boat == PIERS else 0)
        return phrase("agra-note-use-clothes", number=rupees)
    return phrase(key_of("agra-note", action.text))
