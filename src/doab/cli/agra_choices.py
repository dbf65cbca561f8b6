"""The answers of Agra as they are shown: in which group, and what each of them costs and brings."""

from __future__ import annotations

from collections.abc import Sequence

from doab.agra import architect, delivery, layout, meditation, orders, placing, processing, production
from doab.agra.influence import StepBonus
from doab.agra.names import (
    BONUS_TILES,
    CHARACTERS,
    CLOTHES,
    FAVOUR_ACTIONS,
    FIRST_BUILDING,
    FIRST_TILE,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    N_BASIC,
    N_FAVOUR_ACTIONS,
    N_GOODS,
    N_ROWS_OF_ORDERS,
    N_TILES,
    PIERS,
    SPACES,
)
from doab.agra.scoring import akbar_score, bowls_of
from doab.agra.secondary import SPEND
from doab.agra.state import NOBODY, Agra
from doab.agra.wording import ENGLISH, say
from doab.cli.drawing import Choice
from doab.core import Action


def choice(state: Agra, names: Sequence[str], action: Action) -> Choice:
    """How one offered answer is shown."""
    seat = state.to_move()
    if action.family in ("place", "peon"):
        return _space(state, names, seat, action)
    if action.family == "price":
        return _price(state, action)
    group = f"group-{'study' if action.family == 'botanist' else action.family}"
    note = _note(state, seat, action)
    return Choice(action, say(group) if group in ENGLISH else "", note)


# ---------------------------------------------------------------- where a worker goes


def _space(state: Agra, names: Sequence[str], seat: int, action: Action) -> Choice:
    peon = action.index >= layout.PEON
    space = action.index - (layout.PEON if peon else layout.PLACE)
    if peon:
        group = "peon"
    elif space < FIRST_BUILDING:
        group = "character"
    else:
        group = "production" if space < FIRST_BUILDING + N_BASIC else "processing"
    notes = [_what_it_does(state, seat, space)]
    if peon and not getattr(state.top, "free_peon", 0):
        price = min(int(placing.peon_price(state, seat)), int(state.players[seat].rupees))
        notes.insert(0, say("space-peon", price=price))
    building = space - FIRST_BUILDING
    if building >= 0:
        if state.builder == building:
            notes.append(say("space-builder"))
        if state.merchant == building:
            notes.append(say("space-merchant"))
        if state.coins[building] and not peon:
            notes.append(say("space-coins", number=state.coins[building]))
    holder = int(state.workers[space])
    if holder != NOBODY and not peon:
        owner = holder // 2
        two = state.players[owner].tracker >= state.edition.two_favour_from
        key = "space-favours" if holder % 2 else "space-sends"
        notes.append(say(key, player=names[owner], number=2 if two else 1))
    return Choice(action, say(f"group-{group}"), ", ".join(notes), SPACES[space])


def _what_it_does(state: Agra, seat: int, space: int) -> str:
    if space < FIRST_BUILDING:
        return say(f"go-{CHARACTERS[space]}")
    good = space - FIRST_BUILDING
    if good < N_BASIC:
        number = int(production.yield_of(state, seat, good))
        return say("space-production" if number else "space-production none", number=number, good=GOODS[good])
    source = int(state.edition.source[good])
    number = min(processing.MOST_PROCESSED, int(state.owned(seat, source)))
    key = "space-processing" if number else "space-processing none"
    return say(key, source=GOODS[source], good=GOODS[good], number=number)


def _price(state: Agra, action: Action) -> Choice:
    """A price token on a good: what the good is worth now, and what it would be worth."""
    at = action.index - layout.PRICE
    token, good, face = at // 2 // N_GOODS, at // 2 % N_GOODS, at % 2
    shown = state.edition.token_faces[token * 2 + face]
    short = say("price", good=GOODS[good], value=state.value(good), shown=shown)
    return Choice(action, say("group-price", number=token + 1), short=short)


# ---------------------------------------------------------------- everything else


def _note(state: Agra, seat: int, action: Action) -> str:
    """What an answer costs or brings."""
    number, family = action.index, action.family
    in_meditation = isinstance(state.top, meditation.Meditation)
    if family == "secondary":
        return _secondary_note(state, seat, action)
    if number == layout.END_SAILING and state.paid_left:
        return say("end sailing paid", number=state.paid_left)
    if family in ("go on", "extra") or number == layout.FORFEIT:
        return say(action.text)
    if family == "lay":
        return say("lay", number=meditation.worth_of_next(state, seat))
    if family == "deliver":
        return _delivery_note(state, number, in_meditation)
    if family == "uncover":
        return say("uncover-points") if in_meditation else ""
    if family == "farmer":
        return say("farmer-points") if in_meditation else ""
    if family == "process":
        return say("process-points", number=state.value(number - layout.PROCESS)) if in_meditation else ""
    if family == "raise":
        return _raise_note(state, seat, number - layout.RAISE)
    if family == "order":
        return _order_note(state, seat, number - layout.ORDER)
    if family == "build":
        building = number - layout.BUILD
        return say("build-builder" if state.builder == building else "build", cost=state.edition.cost[building])
    if family == "bonus":
        return _bonus_note(number - layout.BONUS)
    if family == "tile":
        return _tile_note(state, number)
    if family == "follow":
        target = int(getattr(state.top, "target", N_BASIC))
        return say(action.text, source=GOODS[state.edition.source[target]], good=GOODS[target])
    if family == "cook":
        return say(action.text, number=state.players[seat].cook + 1)
    if family == "botanist":
        cost = state.edition.step_cost[int(state.players[seat].tracker) - 1]
        return say("study", goods=", ".join(GOODS[good] for good in cost))
    return _goods_note(state, seat, action)


def _goods_note(state: Agra, seat: int, action: Action) -> str:
    """Answers about a kind of good."""
    number, family = action.index, action.family
    if family == "trade":
        return say("trade", number=state.value(number - layout.TRADE))
    if family in ("give", "swap"):
        return say("give", value=state.value(number - (layout.GIVE if family == "give" else layout.SWAP)))
    if family == "take":
        return say("take", value=state.value(number - layout.TAKE))
    if family == "pay":
        good = number - layout.PAY
        if isinstance(state.top, architect.PayMaterials):
            return ""
        return say("pay-deliveries", number=state.value(good))
    if family == "sell":
        return say("sell", number=state.value(number - layout.SELL))
    if family == "gift":
        mine = bowls_of(state, seat)
        return say("gift", number=mine + 1, points=akbar_score(mine + 1) - akbar_score(mine))
    if family == "bowl":
        return say("bowl", value=state.value(number - layout.BOWL))
    if family == "free":
        kind = number - layout.FREE
        return say("free", number=state.owned(seat, kind) if kind < N_GOODS else state.players[seat].favour)
    return ""


def _delivery_note(state: Agra, number: int, in_meditation: bool) -> str:
    twice = number >= layout.DELIVER_TWICE
    notable = (number - (layout.DELIVER_TWICE if twice else layout.DELIVER)) // MAX_SLOTS
    rupees = int(delivery.markers_on(state, notable)) + (2 if twice else 1)
    key = "deliver-points" if in_meditation else "deliver"
    return say(key, number=rupees, guild=GUILDS[state.edition.guild[notable]])


def _raise_note(state: Agra, seat: int, guild: int) -> str:
    step = int(state.step(seat, guild))
    key = "raise-bonus" if state.edition.step_bonus[step + 1] else "raise"
    if step + 1 == state.edition.top_step and not state.end_round:
        key = "raise-top"
    return say(key, step=step, next=step + 1)


def _order_note(state: Agra, seat: int, guild: int) -> str:
    at = (guild * N_ROWS_OF_ORDERS + int(state.marked[guild])) * 2
    wanted = f"{GOODS[state.edition.order_goods[at]]} + {GOODS[state.edition.order_goods[at + 1]]}"
    reward = int(state.edition.order_reward[state.step(seat, guild)])
    if orders.is_leading(state, seat, guild):
        return say("order", goods=wanted, number=reward)
    return say("order-step", goods=wanted, number=max(0, reward - 1))


def _bonus_note(tile: int) -> str:
    brings, rupees = BONUS_TILES[tile].split("+")
    key = "bonus-guild" if brings in GUILDS else f"bonus-{brings}"
    return say(key, rupees=rupees, guild=brings)


def _tile_note(state: Agra, number: int) -> str:
    if number == layout.TAKE_FAVOUR:
        return say("take favour", number=state.top.favour if isinstance(state.top, StepBonus) else 1)
    first = layout.TAKE_TILE if number < layout.TAKE_TILE + N_TILES else layout.GIVE_BACK
    return say(f"effect-{FAVOUR_ACTIONS[FIRST_TILE + number - first]}")


def _secondary_note(state: Agra, seat: int, action: Action) -> str:
    number = action.index
    if number < layout.FAVOUR_WITH_MULLAH + N_FAVOUR_ACTIONS:
        mullah = number >= layout.FAVOUR_WITH_MULLAH
        at = number - (layout.FAVOUR_WITH_MULLAH if mullah else layout.FAVOUR_ACTION)
        spend = int(SPEND[at]) - (1 if mullah else 0)
        return say("favour-spend", spend=spend, effect=say(f"effect-{FAVOUR_ACTIONS[at]}"))
    if layout.ENGLISH <= number < layout.ENGLISH + N_GOODS:
        return say("english trader", value=state.value(number - layout.ENGLISH))
    if layout.FRENCH <= number < layout.FRENCH + N_GOODS:
        return say("french trader", number=state.players[seat].french + 1)
    return say(action.text, number=int(state.value(CLOTHES)) + (1 if state.boat == PIERS else 0))
