"""Writes a position as the line of text that `position.parse_position` reads: a bug report to be pasted back."""

from __future__ import annotations

from collections.abc import Sequence

from doab.agra.table.state import INFLUENCE_CAPS, Agra, Switches
from doab.agra.table.things import (
    BONUS_TILES,
    BUILDINGS,
    FARM_SIDES,
    GOODS,
    GUILDS,
    MAX_SLOTS,
    MAX_SQUARES,
    N_FARM_SIDES,
    N_GOODS,
    N_GUILDS,
    N_PRICE_TOKENS,
    N_ROWS_OF_ORDERS,
    N_TILES,
    NEUTRAL,
    NOTABLES,
    OUTER_ACTIONS,
    SPACES,
    USED,
)
from doab.agra.text.codec import SWITCHES
from doab.agra.text.position import TURN_NUMBERS
from doab.core.kit.positions import stack_text


def position_text(state: Agra, names: Sequence[str]) -> str:
    """The whole state; `parse_position` gives back an equal one."""
    clauses = [f"{name}: {', '.join(_player_items(state, seat))}" for seat, name in enumerate(names)]
    options = _options(state.switches)
    if options:
        clauses.append(f"options {' '.join(options)}")
    clauses += [f"round {state.round}", f"start {names[state.start]}", f"ending {state.end_round}"]
    clauses += [f"boat {state.boat}", f"limit {state.limit}"]
    clauses += [f"built {_members(int(state.built), BUILDINGS)}", f"merchant {BUILDINGS[state.merchant]}"]
    builder = BUILDINGS[state.builder] if state.builder >= 0 else "none"
    clauses.append(f"builder {builder}{' moving' if state.builder_moves else ''}")
    clauses += _table_clauses(state, names)
    turn = [
        f"{word} {getattr(state, word)}"
        for word in TURN_NUMBERS
        if getattr(state, word) != (-1 if word == "outer" else 0)
    ]
    if turn:
        clauses.append(f"turn {', '.join(turn)}")
    clauses.append(f"open {stack_text(state)}")
    return " | ".join(clauses)


def _options(switches: Switches) -> list[str]:
    default = Switches()
    changed = [name for name in SWITCHES if getattr(switches, name) != getattr(default, name)]
    words = {
        "builder_start_counts_first": "builder_start_counts_first=no",
        "influence_cap": f"influence_cap={INFLUENCE_CAPS[switches.influence_cap]}",
        "max_doubles_per_turn": "max_doubles_per_turn=two",
        "favour_reset_any_turn": "favour_reset=any_turn_end",
    }
    return [words.get(name, name) for name in changed]


def _members(bits: int, names: Sequence[str]) -> str:
    return " ".join(name for at, name in enumerate(names) if bits >> at & 1) or "none"


def _tiles(bits: int) -> str:
    return " ".join(str(tile + 1) for tile in range(N_TILES) if bits >> tile & 1) or "none"


def _player_items(state: Agra, seat: int) -> list[str]:
    player = state.players[seat]
    items = [
        f"{word} {getattr(player, word)}"
        for word in ("rupees", "favour", "tracker", "french", "cook", "workers", "locked")
    ]
    items.append(f"supply {player.markers}")
    items += [f"{guild} {state.influence[seat * N_GUILDS + at]}" for at, guild in enumerate(GUILDS)]
    owned = [
        f"{good} {state.goods[seat * N_GOODS + at]}"
        for at, good in enumerate(GOODS)
        if state.goods[seat * N_GOODS + at]
    ]
    if owned:
        items.append(f"goods {' '.join(owned)}")
    for word, standing in (("standing", 1), ("lying", 0)):
        spaces = [SPACES[at] for at, holder in enumerate(state.workers) if holder == seat * 2 + standing]
        if spaces:
            items.append(f"{word} {' '.join(spaces)}")
    if player.contracts:
        items.append(f"contracts {_members(int(player.contracts), NOTABLES)}")
    if player.tiles:
        items.append(f"tiles {_tiles(int(player.tiles))}")
    for at, guild in enumerate(GUILDS):
        column = state.orders[at * N_ROWS_OF_ORDERS : (at + 1) * N_ROWS_OF_ORDERS]
        rows = [str(row + 1) for row, owner in enumerate(column) if owner == seat]
        if rows:
            items.append(f"orders {guild} {' '.join(rows)}")
    bowls = [GOODS[state.edition.bowls[at]] for at, owner in enumerate(state.bowls) if owner == seat]
    if bowls:
        items.append(f"akbar {' '.join(bowls)}")
    items += [f"farmer {side} {state.farmers[seat * N_FARM_SIDES + at]}" for at, side in enumerate(FARM_SIDES)]
    removed = int(state.edition.covers) & ~int(player.covers)
    for square in range(N_FARM_SIDES * MAX_SQUARES):
        if removed >> square & 1:
            items.append(f"uncovered {FARM_SIDES[square // MAX_SQUARES]} {square % MAX_SQUARES + 1}")
    items += [f"used {name}" for at, name in enumerate(USED) if player.used >> at & 1]
    if player.raised:
        items.append(f"raised {_members(int(player.raised), NOTABLES)}")
    return items


def _table_clauses(state: Agra, names: Sequence[str]) -> list[str]:
    edition = state.edition
    clauses = []
    coins = [f"{BUILDINGS[at]} {number}" for at, number in enumerate(state.coins) if number]
    if coins:
        clauses.append(f"coins {', '.join(coins)}")
    prices = []
    for token in range(N_PRICE_TOKENS):
        good = state.prices[token * 2]
        if good >= 0:
            prices.append(f"{token + 1} {GOODS[good]} {edition.token_faces[token * 2 + state.prices[token * 2 + 1]]}")
    if prices:
        clauses.append(f"prices {', '.join(prices)}")
    clauses.append(f"blocked {OUTER_ACTIONS[state.blocked]}")
    clauses.append(f"river {_members(int(state.river), NOTABLES)}")
    delivered = []
    for at, held in enumerate(state.slots):
        if held:
            wanted = GOODS[edition.wants[at]]
            twice = " twice" if held % 4 == 2 else ""
            delivered.append(f"{NOTABLES[at // MAX_SLOTS]} {wanted} {names[held // 4]}{twice}")
    if delivered:
        clauses.append(f"delivered {', '.join(delivered)}")
    neutral = []
    for at, guild in enumerate(GUILDS):
        column = state.orders[at * N_ROWS_OF_ORDERS : (at + 1) * N_ROWS_OF_ORDERS]
        rows = [str(row + 1) for row, owner in enumerate(column) if owner == NEUTRAL]
        if rows:
            neutral.append(f"{guild} {' '.join(rows)}")
    bowls = [GOODS[edition.bowls[at]] for at, owner in enumerate(state.bowls) if owner == NEUTRAL]
    if bowls:
        neutral.append(f"akbar {' '.join(bowls)}")
    if neutral:
        clauses.append(f"neutral {', '.join(neutral)}")
    clauses.append("marked " + ", ".join(f"{guild} {state.marked[at] + 1}" for at, guild in enumerate(GUILDS)))
    clauses += [f"display {_tiles(int(state.display))}", f"pile {_tiles(int(state.pile))}"]
    gone = ~int(state.bonus_tiles) & ((1 << len(BONUS_TILES)) - 1)
    if gone:
        clauses.append(f"gone {_members(gone, BONUS_TILES)}")
    if state.points:
        clauses.append(f"points {state.points}")
    return clauses
