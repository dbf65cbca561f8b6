"""What the results of a match say: standings, tables, seats, ends, times, what winners did, and what went wrong."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import cached_property
from typing import Final

from doab.arena.plan import Bots
from doab.arena.ratings import CENTRE, fit, rate, wins_of
from doab.arena.results import Result
from doab.arena.statistics import Estimate, Moments, difference, mean_of_groups, resample, wilson
from doab.arena.times import Times
from doab.arena.times import together as times_together

GroupFigures = dict[str, tuple[Moments, Moments]]
"""Of one group of games: every figure of winners, and of the others."""
FEWER: Final = 300
"""Resamples for what is only looked at."""


@dataclass(frozen=True)
class Standing:
    """How a bot did in all games of a match, every copy of it counted."""

    bot: str
    seats: int
    """On how many seats it has played to the end of a game."""
    wins: float
    share: Estimate
    margin: Estimate
    rating: Estimate


@dataclass(frozen=True)
class TableFigures:
    """How one bot did at the tables of the same bots."""

    bot: str
    others: Bots
    games: int
    seats: int
    wins: float
    share: Estimate
    margin: Estimate
    even: float
    """What share a bot has that is as good as the others."""


@dataclass(frozen=True)
class Contrast:
    """What winners had or did, and what the others."""

    figure: str
    winners: float
    others: float
    difference: Estimate
    """Of the two means, in standard deviations."""


class Match:
    """The results of a match, put in order. Games that failed are counted apart and nowhere else."""

    def __init__(self, results: Iterable[Result], bots: Sequence[str] = ()) -> None:
        everything = list(results)
        self.results = [result for result in everything if result.failure is None]
        self.failed = [result for result in everything if result.failure is not None]
        self.bots = list(dict.fromkeys([*bots, *(bot for result in everything for bot in result.bots)]))
        self.players = max((len(result.bots) for result in everything), default=0)

    @property
    def groups(self) -> list[list[Result]]:
        return groups_of(self.results)

    def quick_standings(self) -> list[tuple[str, int, Estimate, float]]:
        """Bot, seats, share of wins and rating, the best first: what is shown while games are played."""
        ratings = dict(zip(self.bots, fit(self.bots, wins_of(self.results)), strict=True)) if self.bots else {}
        found = []
        for bot in self.bots:
            shares = shares_of(self.results, bot)
            found.append((bot, len(shares), wilson(sum(shares), len(shares)), ratings.get(bot, CENTRE)))
        return sorted(found, key=lambda row: -row[3])

    @cached_property
    def standings(self) -> list[Standing]:
        """All bots, the best rated first."""
        groups = self.groups
        ratings = rate(self.bots, groups)
        found = []
        for bot in self.bots:
            shares = shares_of(self.results, bot)
            share = wilson(sum(shares), len(shares))
            margin = mean_of_groups([margins_of(group, bot) for group in groups])
            found.append(Standing(bot, len(shares), sum(shares), share, margin, ratings[bot]))
        return sorted(found, key=lambda row: -row.rating.value)

    def tables(self) -> list[TableFigures]:
        """Every bot at every table that it sat at."""
        found = []
        for table in dict.fromkeys(tuple(sorted(result.bots)) for result in self.results):
            games = [result for result in self.results if tuple(sorted(result.bots)) == table]
            for bot in dict.fromkeys(sorted(table, key=self.bots.index)):
                others = list(table)
                others.remove(bot)
                shares = shares_of(games, bot)
                margin = mean_of_groups([margins_of(group, bot) for group in groups_of(games)])
                share = wilson(sum(shares), len(shares))
                found.append(
                    TableFigures(
                        bot, tuple(others), len(games), len(shares), sum(shares), share, margin, 1 / len(table)
                    )
                )
        return found

    def seats(self) -> list[Estimate]:
        """The share of wins of every seat, whoever sat there."""
        games = len(self.results)
        return [wilson(sum(result.shares[seat] for result in self.results), games) for seat in range(self.players)]

    def endings(self) -> list[tuple[str, int, Estimate]]:
        return counted(Counter(result.ending for result in self.results))

    def decisions(self) -> list[tuple[str, int, Estimate]]:
        """What decided: the score, a tie-break, or nothing, so that the victory was shared."""
        return counted(Counter(result.decided for result in self.results))

    def times(self) -> dict[str, Times]:
        """How long every bot thought, in games that were played to their end."""
        return {
            bot: times_together(
                times
                for result in self.results
                for name, times in zip(result.bots, result.times, strict=bool(result.times))
                if name == bot
            )
            for bot in self.bots
        }

    @cached_property
    def contrasts(self) -> list[Contrast]:
        """What winners did differently, what differs most first. Players who shared a victory count as winners."""
        names = list(dict.fromkeys(name for result in self.results for seat in result.figures for name in seat))
        groups = [figures_of_group(group) for group in self.groups]
        if not groups or not names:
            return []

        def split(chosen: Sequence[GroupFigures], figure: str) -> tuple[Moments, Moments]:
            winners, others = Moments(), Moments()
            for group in chosen:
                if figure in group:
                    winners.add_all(group[figure][0])
                    others.add_all(group[figure][1])
            return winners, others

        estimates = resample(groups, lambda chosen: [difference(*split(chosen, name)) for name in names], FEWER)
        found = []
        for name, estimate in zip(names, estimates, strict=True):
            winners, others = split(groups, name)
            found.append(Contrast(name, winners.mean, others.mean, estimate))
        return sorted(found, key=lambda row: -abs(row.difference.value))


def figures_of_group(group: Sequence[Result]) -> GroupFigures:
    found: GroupFigures = {}
    for result in group:
        for rank, figures in zip(result.ranks, result.figures, strict=bool(result.figures)):
            for name, value in figures.items():
                found.setdefault(name, (Moments(), Moments()))[0 if rank == 1 else 1].add(value)
    return found


def groups_of(results: Iterable[Result]) -> list[list[Result]]:
    """Games of the same bots and the same seed, in the order of their seeds: that of finishing does not matter."""
    found: dict[tuple[Bots, str], list[Result]] = {}
    for result in results:
        found.setdefault(result.group, []).append(result)
    return [sorted(found[key], key=lambda result: result.bots) for key in sorted(found)]


def shares_of(results: Iterable[Result], bot: str) -> list[float]:
    """What each copy of a bot had of each victory."""
    return [share for result in results for name, share in zip(result.bots, result.shares, strict=True) if name == bot]


def margins_of(results: Iterable[Result], bot: str) -> list[float]:
    return [
        float(margin)
        for result in results
        for name, margin in zip(result.bots, result.margins, strict=True)
        if name == bot
    ]


def counted(counts: Counter[str]) -> list[tuple[str, int, Estimate]]:
    """What came how often and in what share of games, the most frequent first."""
    total = counts.total()
    ordered = sorted(counts.items(), key=lambda item: (-item[1], item[0]))
    return [(name, number, wilson(number, total)) for name, number in ordered]
