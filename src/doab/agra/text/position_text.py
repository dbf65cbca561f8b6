"""Writes a position as the line of text that `position.parse_position` reads: a bug report to be pasted back."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from doab.agra.table.state import Agra
from doab.agra.table.switches import INFLUENCE_CAPS, Switches
from doab.agra.table.things import BELOW_COLUMN, BONUS_TILES, FARM_SIDES, MAX_SQUARES
from doab.agra.text.codec import SWITCHES
from doab.agra.text.position import TURN_NUMBERS
from doab.agra.view.view import COVER, FARMER, AgraPlayer, AgraTable, Owner, bowls_of, rows_of, view
from doab.core.kit.positions import stack_text


def position_text(state: Agra, names: Sequence[str]) -> str:
    """The whole state; `parse_position` gives back an equal one."""
    table = view(state, range(state.seats))
    clauses = [f"{name}: {', '.join(_player_items(state, table, seat))}" for seat, name in enumerate(names)]
    options = _options(state.switches)
    if options:
        clauses.append(f"options {' '.join(options)}")
    clauses += [f"round {table['round']}", f"start {names[table['start']]}", f"ending {table['last_round'] or 0}"]
    clauses += [f"boat {table['boat']}", f"limit {table['order_limit']}"]
    clauses += [f"built {_words(table['built'])}", f"merchant {table['merchant']}"]
    clauses.append(f"builder {table['builder'] or 'none'}{' moving' if table['builder_moves'] else ''}")
    clauses += _table_clauses(table, names)
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


def _words(things: Iterable[object]) -> str:
    return " ".join(str(thing) for thing in things) or "none"


def _numbers(counted: Mapping[str, int], between: str) -> str:
    return between.join(f"{name} {number}" for name, number in counted.items())


def _player_items(state: Agra, table: AgraTable, seat: int) -> list[str]:
    player = table["players"][seat]
    items = [f"rupees {player['rupees']}", f"favour {player['favour']}", f"tracker {player['tracker']}"]
    items += [f"french {player['french']}", f"cook {player['cook']}", f"workers {player['workers']}"]
    items += [f"locked {player['locked']}", f"supply {player['markers']}"]
    items.append(_numbers(player["influence"], ", "))
    if player["goods"]:
        items.append(f"goods {_numbers(player['goods'], ' ')}")
    for word, spaces in (("standing", player["standing"]), ("lying", player["lying"])):
        if spaces:
            items.append(f"{word} {_words(spaces)}")
    if player["contracts"]:
        items.append(f"contracts {_words(player['contracts'])}")
    if player["tiles"]:
        items.append(f"tiles {_words(player['tiles'])}")
    items += _markers(table, seat)
    items += [f"farmer {side} {squares.index(FARMER) + 1}" for side, squares in player["squares"].items()]
    items += _uncovered(state, player)
    items += [f"used {name}" for name in player["used"]]
    if player["raised"]:
        items.append(f"raised {_words(player['raised'])}")
    return items


def _markers(table: AgraTable, owner: Owner) -> list[str]:
    """Markers on orders and in bowls."""
    items = [f"{guild} {_words(rows)}" for guild, rows in rows_of(table, owner).items() if rows]
    items = [item if owner == "neutral" else f"orders {item}" for item in items]
    bowls = bowls_of(table, owner)
    return [*items, f"akbar {_words(bowls)}"] if bowls else items


def _uncovered(state: Agra, player: AgraPlayer) -> list[str]:
    """The squares that had a cover in the beginning, and have none any more."""
    items = []
    for side, name in enumerate(FARM_SIDES):
        for number, square in enumerate(player["squares"][name], 1):
            covered = state.edition.covers >> (side * MAX_SQUARES + number - 1) & 1
            if covered and square != COVER:
                items.append(f"uncovered {name} {number}")
    return items


def _table_clauses(table: AgraTable, names: Sequence[str]) -> list[str]:
    clauses = []
    if table["coins"]:
        clauses.append(f"coins {_numbers(table['coins'], ', ')}")
    prices = [
        f"{number} {token['good']} {token['value']}"
        for number, token in enumerate(table["tokens"], 1)
        if token["good"] is not None
    ]
    if prices:
        clauses.append(f"prices {', '.join(prices)}")
    clauses.append(f"blocked {table['blocked']}")
    clauses.append(f"river {_words(table['river'])}")
    delivered = [
        f"{notable} {good} {names[brought['seat']]}{' twice' if brought['markers'] == 2 else ''}"
        for notable, slots in table["river"].items()
        for good, brought in slots.items()
        if brought is not None
    ]
    if delivered:
        clauses.append(f"delivered {', '.join(delivered)}")
    neutral = _markers(table, "neutral")
    if neutral:
        clauses.append(f"neutral {', '.join(neutral)}")
    marked = [f"{name} {guild['marked'] or BELOW_COLUMN + 1}" for name, guild in table["guilds"].items()]
    clauses.append(f"marked {', '.join(marked)}")
    clauses += [f"display {_words(table['display'])}", f"pile {_words(table['pile'])}"]
    gone = [tile for tile in BONUS_TILES if tile not in table["bonus_tiles"]]
    if gone:
        clauses.append(f"gone {_words(gone)}")
    if table["points"]:
        clauses.append(f"points {table['points']}")
    return clauses
