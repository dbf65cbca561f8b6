"""Who sits with whom: the tables of a match, their rotations, and its games in the order in which they are played.

A *group* is one seed and all rotations of a table. Everybody sits on every seat with the same setup and the same dice.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from itertools import combinations, combinations_with_replacement, count
from typing import Any

from doab.bots import find_bot
from doab.core import Rules, find_rules
from doab.core.errors import OptionError
from doab.core.options import chosen_options, options_text

Bots = tuple[str, ...]
"""The bots of a table, by their names with settings (`best:5`)."""
Key = tuple[Bots, str]
"""By what a game is known within a match: its bots by seat, and its seed."""


@dataclass(frozen=True)
class Setting:
    """What all games of a match have in common, as words that can be sent to another machine."""

    game: str
    players: int
    options: str = ""
    """As in a record: `navaratna, mixed=advanced/beginner`."""
    edition: Mapping[str, Any] | None = field(default=None, hash=False)
    """The tables of an edition of one's own that differ from the usual one."""

    def rules(self) -> Rules:
        rules = find_rules(self.game)
        return rules if self.edition is None else rules.with_edition(self.edition)


def make_setting(
    game: str, players: int, options: Mapping[str, object] | None = None, edition: Mapping[str, Any] | None = None
) -> Setting:
    """A setting that the rules allow; what they do not allow is refused."""
    rules = Setting(game, players, "", edition).rules()
    settled = rules.settle(seat_names(players), options)
    return Setting(game, players, options_text(chosen_options(rules.options, settled)), edition)


def seat_names(players: int) -> list[str]:
    return [f"Seat {number}" for number in range(1, players + 1)]


@dataclass(frozen=True)
class Job:
    """One game to be played."""

    setting: Setting
    table: Bots
    order: tuple[int, ...]
    """Which of the table's bots sits on each seat."""
    seed: str
    """Of the group: it decides what chance brings."""

    @property
    def bots(self) -> Bots:
        """By seat."""
        return tuple(self.table[place] for place in self.order)

    @property
    def key(self) -> Key:
        return self.bots, self.seed

    def bot_seed(self, seat: int) -> str:
        """A bot takes its own luck along from seat to seat."""
        return f"{self.seed}/{self.order[seat]}"


def rotations(table: Bots) -> list[tuple[int, ...]]:
    """All ways to move on round the table that put other bots on the seats: copies of one bot need only one."""
    found: dict[Bots, tuple[int, ...]] = {}
    for first in range(len(table)):
        order = tuple((first + seat) % len(table) for seat in range(len(table)))
        found.setdefault(tuple(table[place] for place in order), order)
    return list(found.values())


def group_of(setting: Setting, table: Bots, seed: str) -> list[Job]:
    return [Job(setting, table, order, seed) for order in rotations(table)]


def tables_of(bots: Sequence[str], players: int) -> list[Bots]:
    """One bot: itself on all seats. Two: the first against copies of the second. More: a tournament."""
    if len(bots) == 1:
        return [tuple(bots) * players]
    if len(bots) == 2:
        return [(bots[0], *([bots[1]] * (players - 1)))]
    return mixed_tables(bots, players)


def mixed_tables(bots: Sequence[str], players: int) -> list[Bots]:
    """Every choice of bots for a table. Where there are fewer bots than seats, all sit there, some of them twice, and
    nobody has two copies more than another.
    """
    if len(bots) >= players:
        return list(combinations(bots, players))
    found = []
    for table in combinations_with_replacement(bots, players):
        counts = [table.count(bot) for bot in bots]
        if max(counts) - min(counts) <= 1:
            found.append(table)
    return found


def games_of(setting: Setting, tables: Sequence[Bots], games: int | None = None, seed: int | str = 1) -> Iterator[Job]:
    """The games of a match: group by group, each at every table, until every table has at least `games` games.

    They are the same and in the same order whenever they are asked for, so that a match can be taken up again; with
    more games the first ones stay what they were. Without `games` there is no end to them.
    """
    for number in count():
        waiting = [table for table in tables if games is None or number * len(rotations(table)) < games]
        if not waiting:
            return
        for table in waiting:
            yield from group_of(setting, table, f"{seed}/{number}")


def check_bots(bots: Sequence[str], game: str) -> None:
    """Refuse what could not be played: an unknown game, unknown bots, bots that do not know it, a bot named twice."""
    find_rules(game)  # before the bots: if there is no such game, there is no point in saying which bots do not play it
    for name in bots:
        if not find_bot(name).knows(game):
            raise OptionError(f"the bot “{name}” does not play {game}")
        if bots.count(name) > 1:
            raise OptionError(f"“{name}” is named twice: every bot of a match is named once, copies come by themselves")
