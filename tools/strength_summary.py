"""What is kept of a pairing's games: counts, in one file per pairing that people can read (benchmarks/strength).

Games are counted in whole groups, in the order of their numbers. So one number says which games are in it, and none is
counted twice. A list with an entry a group holds what intervals are worked out from: they come from resampling groups.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path
from typing import Any, TypeVar

from doab.arena import Job, Match, Result
from doab.arena.plan import Bots
from doab.arena.ratings import Wins, rate_wins, wins_of
from doab.arena.results import ResultsError
from doab.arena.statistics import Estimate, mean_of_sums, wilson
from doab.arena.summary import Contrast, margins_of
from doab.arena.times import Times, together

T = TypeVar("T")


@dataclass
class OfBot:
    """What a bot did on all its seats."""

    seats: int = 0
    wins: float = 0.0
    places: list[int] = field(default_factory=list)
    """How often it was first, second, and so on."""
    scores: int = 0
    """All its scores together."""
    times: Times = field(default_factory=Times)


@dataclass
class Summary:
    """The games of a pairing that have been counted. Of two different bots the first sits alone among copies of the
    second.
    """

    game: str
    players: int
    bots: Bots
    rules: int
    edition: str
    options: str
    older: str = ""
    """Why its games would not be played so today, if the version of the rules does not say it."""
    played_by: Counter[str] = field(default_factory=Counter)
    """How many games each version of this package has played."""
    groups: int = 0
    """The numbers of the groups that have been counted are those below this one."""
    games: int = 0
    seconds: float = 0.0
    turns: int = 0
    answers: int = 0
    seats: list[float] = field(default_factory=list)
    """Victories by seat, whoever sat there."""
    endings: Counter[str] = field(default_factory=Counter)
    decided: Counter[str] = field(default_factory=Counter)
    of_bots: dict[str, OfBot] = field(default_factory=dict)
    margins: list[int] = field(default_factory=list)
    """Of two different bots, a group: the margins of the first one together."""
    beaten: list[float] = field(default_factory=list)
    """Of two different bots, a group: how many rivals the first one has beaten; an equal rank is half a rival."""
    contrasts: list[Contrast] = field(default_factory=list)
    """Of equals: what winners of the first groups did differently."""

    @property
    def key(self) -> tuple[str, Bots, int, str, str]:
        """What the games of a summary have in common."""
        table = (self.bots[0], *[self.bots[-1]] * (self.players - 1))
        return self.game, tuple(sorted(table)), self.rules, self.edition, self.options

    def count(self, games: Sequence[Result]) -> None:
        """Add the next group of games, all of which were played to their end."""
        for result in games:
            if key_of(result) != self.key or number_of(result) != self.groups or result.failure is not None:
                raise ResultsError(f"game {result.seed} of {', '.join(result.bots)} is none of group {self.groups}")
        self.groups += 1
        for result in games:
            self._count(result)
        if len(self.bots) > 1:
            bot, other = self.bots
            self.margins.append(int(sum(margins_of(games, bot))))
            self.beaten.append(round(wins_of(games)[bot, other] * (self.players - 1), 1))

    def count_first(self, groups: Sequence[Sequence[Result]]) -> None:
        """Add groups of which also is kept what winners did differently: that is worked out of all of them at once."""
        for group in groups:
            self.count(group)
        self.contrasts = Match(result for group in groups for result in group).contrasts

    def _count(self, result: Result) -> None:
        self.played_by[f"{result.doab}, {'compiled' if result.compiled else 'interpreted'}"] += 1
        self.games += 1
        self.seconds = round(self.seconds + result.seconds, 4)
        self.turns += result.turns
        self.answers += result.answers
        self.endings[result.ending] += 1
        self.decided[result.decided] += 1
        shares = result.shares
        self.seats = [won + share for won, share in zip(self.seats or [0.0] * self.players, shares, strict=True)]
        times = result.times or [Times() for _ in result.bots]
        for bot, share, rank, score, spent in zip(result.bots, shares, result.ranks, result.scores, times, strict=True):
            known = self.of_bots.setdefault(bot, OfBot(places=[0] * self.players))
            known.seats += 1
            known.wins += share
            known.places[rank - 1] += 1
            known.scores += score
            known.times = together([known.times, spent])

    # -- figures

    @property
    def share(self) -> Estimate:
        """Of victories, of the first bot."""
        return wilson(self.of_bots[self.bots[0]].wins, self.games)

    @property
    def margin(self) -> Estimate:
        """Of the first bot among others. It has a seat in each game, and every group has as many games."""
        return mean_of_sums([(margins, self.games // self.groups) for margins in in_order(self.margins)])

    @property
    def wins(self) -> list[Wins]:
        """Which bot has beaten which, group by group; nothing for games between equals."""
        if len(self.bots) == 1:
            return [{} for _ in range(self.groups)]
        bot, other = self.bots
        rivals, games = self.players - 1, self.games // self.groups
        return [
            {(bot, other): beaten / rivals, (other, bot): games - beaten / rivals} for beaten in in_order(self.beaten)
        ]

    # -- files

    @staticmethod
    def read(path: Path) -> Summary:
        data = json.loads(path.read_text(encoding="utf-8"))
        of_bots = {
            bot: OfBot(**{**known, "times": Times.from_json(known["times"])}) for bot, known in data["of_bots"].items()
        }
        contrasts = [
            Contrast(one["figure"], one["winners"], one["others"], Estimate(**one["difference"]))
            for one in data["contrasts"]
        ]
        counted = {name: Counter(data[name]) for name in ("played_by", "endings", "decided")}
        return Summary(**{**data, **counted, "bots": tuple(data["bots"]), "of_bots": of_bots, "contrasts": contrasts})

    def write(self, path: Path) -> None:
        """Whatever happens, one finds the old summary or the new."""
        of_bots = {bot: {**vars(known), "times": known.times.to_json()} for bot, known in self.of_bots.items()}
        data = {**vars(self), "of_bots": of_bots, "contrasts": [asdict(one) for one in self.contrasts]}
        path.parent.mkdir(parents=True, exist_ok=True)
        beside = path.with_name(f".{path.name}.new")
        beside.write_text(as_text(data) + "\n", encoding="utf-8")
        beside.replace(path)


def key_of(result: Result) -> tuple[str, Bots, int, str, str]:
    return result.game, tuple(sorted(result.bots)), result.rules, result.edition, result.options


def number_of(game: Result | Job) -> int:
    """Of the game's group."""
    return int(game.seed.rpartition("/")[2])


def ratings(summaries: Sequence[Summary]) -> dict[str, Estimate]:
    """Of all bots of some pairings of the same game and number of players."""
    bots = list(dict.fromkeys(bot for summary in summaries for bot in summary.bots))
    ordered = sorted(summaries, key=lambda summary: summary.key)
    return rate_wins(bots, [wins for summary in ordered for wins in summary.wins])


def in_order(of_groups: Iterable[T]) -> list[T]:
    """As the arena orders groups: by the names of their seeds, in which 10 stands before 2."""
    numbered = {str(number): one for number, one in enumerate(of_groups)}
    return [numbered[name] for name in sorted(numbered)]


def as_text(data: Any, margin: str = "") -> str:
    """JSON with a line for what has no names in it, and for what a name means at a time."""
    deeper = margin + " "
    if isinstance(data, Mapping) and any(isinstance(one, Mapping | list) for one in data.values()):
        lines = [
            f"{deeper}{json.dumps(name, ensure_ascii=False)}: {as_text(one, deeper)}" for name, one in data.items()
        ]
        return "{\n" + ",\n".join(lines) + f"\n{margin}}}"
    if isinstance(data, list) and any(isinstance(one, Mapping) for one in data):
        return "[\n" + ",\n".join(deeper + json.dumps(one, ensure_ascii=False) for one in data) + f"\n{margin}]"
    return json.dumps(data, ensure_ascii=False)
