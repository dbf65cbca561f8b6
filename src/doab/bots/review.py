"""A game looked at afterwards: how the chances moved, which turns cost most, and what a bot would have done there.

To review a game, an adviser is asked about positions of the past, always by the view that a seat had at that moment,
so nothing is judged by what came out later. A review is a generator of such inquiries that is sent the replies: a
command asks a bot of its own, a server asks its worker processes, and can put the replies by and go on another day.

What an answer cost is the margin that the adviser expects after the best answer, less what it expects after the one
that was given. Both are expectations from before the dice fell, so luck costs nobody anything. A whole turn costs no
more than lies between the most that could be expected in it and what was left at its end.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Generator, Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from doab.bots.base import Advice, Adviser, Bot, Prospect
from doab.bots.report import CostlyTurn, Mistake, Point, Report, Stroke, outcome, words_of
from doab.core import CHANCE, Action, Game, State
from doab.core.errors import DoabError
from doab.core.steps import Step
from doab.core.turns import Turn, turns_of

WORST: Final = 3
"""How many turns of every player are shown."""
STROKES: Final = 3
"""How many strokes of luck are shown."""
LEAST: Final = 0.05
"""Points below which nothing is called a mistake: they would be told as 0.0."""
LIKELY: Final = 0.01
"""Changes of the chance to win below which nothing is called luck."""


class NoAdvice(DoabError):
    """A bot cannot be asked what it thinks, or what it thinks makes no sense."""


Reply = dict[str, Any]
"""What an adviser thinks, as plain data: `{"seats": [[win, margin], …]}` of a position, of a decision
`{"best": [win, margin, [number of an answer, …]], "given": […], "thought_of": …}`: whether it had thought of it."""


@dataclass(frozen=True)
class Inquiry:
    """What an adviser is asked: what a seat may expect of a position or, with actions, of its answers there."""

    seat: int
    at: int
    """How many answers had been given."""
    view: dict[str, Any]
    actions: tuple[Action, ...] = ()
    given: Action | None = None
    """What was answered."""
    deep: bool = False
    """It is worth more thought than usual."""
    done: int = 0
    """How much of the review is behind us …"""
    total: int = 0
    """… of how much, at the most."""


Inquiries = Generator[Inquiry, Reply, Report]


def review(game: Game, bot: str, most: int | None = None, again: int = 0, beginning: Game | None = None) -> Inquiries:
    """Go through a game from its first answer to its last. `bot` is who will be asked: it is only written down.

    With `most` only so many turns of every seat are looked at, those in which its margin fell most; with `again` so
    many of each seat are looked at a second time, and deeper: those that seem to have cost most. `beginning` is the
    game before its first answer, for anyone who knows it better than the game's own text does.
    """
    return _Review(game, beginning or _begun(game), bot, most, again).inquire()


def reply_to(bot: Bot, inquiry: Inquiry) -> Reply:
    """Ask a bot."""
    if not isinstance(bot, Adviser):
        raise NoAdvice(f"the bot “{bot.name}” plays, but cannot be asked what it thinks")
    if inquiry.given is None:
        return {"seats": [_checked(prospect) for prospect in bot.prospects(inquiry.view)]}
    advice = bot.advise(inquiry.view, list(inquiry.actions))
    if not advice:
        raise NoAdvice(f"the bot “{bot.name}” says nothing about {len(inquiry.actions)} answers")
    given = next((one for one in advice if one.action.index == inquiry.given.index), None)
    if given is not None:
        return {"best": _plain(advice[0]), "given": _plain(given), "thought_of": True}
    # It was not worth a thought to the bot: then it is no better than what was, as far as this goes.
    least = min(advice, key=lambda one: one.prospect.margin)
    given = Advice(inquiry.given, least.prospect, (inquiry.given,))
    return {"best": _plain(advice[0]), "given": _plain(given), "thought_of": False}


def review_with(
    inquiries: Inquiries,
    adviser_of: Callable[[int, bool], Bot],
    progress: Callable[[int, int], None] = lambda done, total: None,
) -> Report:
    """Ask until there is a report. `adviser_of` a seat is asked; with True: the one that thinks longer.

    Whatever `progress` raises ends the review.
    """
    try:
        inquiry = next(inquiries)
        while True:
            progress(inquiry.done, inquiry.total)
            inquiry = inquiries.send(reply_to(adviser_of(inquiry.seat, inquiry.deep), inquiry))
    except StopIteration as finished:
        report: Report = finished.value
        return report


def _plain(advice: Advice) -> list[Any]:
    return [*_checked(advice.prospect), [action.index for action in advice.line]]


def _checked(prospect: Prospect) -> list[float]:
    win, margin = float(prospect.win), float(prospect.margin)
    if not math.isfinite(margin) or not 0.0 <= win <= 1.0:
        raise NoAdvice(f"nobody can have a chance of {win} to win and expect a margin of {margin}")
    return [win, margin]


@dataclass
class _Decision:
    at: int
    seat: int
    best: Prospect
    cost: float
    win: float
    better: list[Action]
    thought_of: bool

    def find_out(self, after: Prospect) -> None:
        """What may be expected at the next decision, where the adviser has not thought of the answer that led there."""
        # It may turn out better than the adviser's own: the next position says so again, and the sum is right.
        self.cost, self.win = self.best.margin - after.margin, self.best.win - after.win

    def forgive(self, later: Prospect) -> None:
        """What may be expected at a later decision of the same turn, with nothing but own answers in between. The
        adviser sees more the further a turn has come: what is found again there has not been lost.
        """
        self.cost = max(0.0, min(self.cost, self.best.margin - later.margin))
        self.win = max(0.0, min(self.win, self.best.win - later.win))


@dataclass
class _Examined:
    """What was found out about one turn."""

    decisions: list[_Decision] = field(default_factory=list)
    strokes: list[Stroke] = field(default_factory=list)


_Costs = Mapping[tuple[Turn, int], float]
"""What turns cost a seat."""


class _Review:
    def __init__(self, game: Game, beginning: Game, bot: str, most: int | None, again: int) -> None:
        self.last = game
        self.bot = bot
        self.most = most
        self.again = again
        self.beginning = beginning.state.copy()
        # The steps of a replay have their events; those of the game that we were given may have been loaded without.
        replayed = beginning.copy()
        for step in game.steps:
            replayed.play(step.action, standing=False)
        self.steps: list[Step] = replayed.steps
        self.seats = range(len(game.names))
        self.turns = turns_of(self.steps)
        self.first = 1 if self.turns and self.turns[0].seat == CHANCE else 0
        self.numbers = {turn: number for number, turn in enumerate(self.turns, 1 - self.first)}
        self.marks = self._states_before_turns()
        self.done = self.total = 0

    def _states_before_turns(self) -> dict[int, State]:
        state, marks = self.beginning.copy(), {}
        begins = {turn.first - 1 for turn in self.turns}
        for number, step in enumerate(self.steps):
            if number in begins:
                marks[number] = state.copy()
            state.apply(step.action.index)
        marks[len(self.steps)] = state
        return marks

    def game_at(self, number: int) -> Game:
        """The game after so many answers."""
        mark = max(one for one in self.marks if one <= number)
        state = self.marks[mark].copy()
        for step in self.steps[mark:number]:
            state.apply(step.action.index)
        game = Game(self.last.rules, self.last.names, self.last.options, state)
        game.steps = self.steps[:number]
        return game

    # -- the passes

    def inquire(self) -> Inquiries:
        wanted = self._wanted_turns()
        self.total = len(self.turns) + 1 - self.first + len(wanted) + self.again * len(self.seats)
        points = yield from self._points()
        if self.most is not None:
            wanted = self._suspicious(points, self.most)
            self.total = self.done + len(wanted) + self.again * len(self.seats)
        examined: dict[Turn, _Examined] = {}
        for turn, seats in wanted.items():
            examined[turn] = yield from self._examine(turn, seats, deep=False)
            self.done += 1
        costs = {(turn, seat): _cost(examined[turn], seat) for turn, seats in wanted.items() for seat in seats}
        judged = [(turn, seat) for seat in self.seats for turn in self._questionable(costs, points, seat)]
        for turn, seat in judged:
            deeper = yield from self._examine(turn, {seat}, deep=True)
            others = [one for one in examined[turn].decisions if one.seat != seat]
            examined[turn].decisions = others + deeper.decisions
            costs[turn, seat] = _cost(deeper, seat)
            self.done += 1
        # What only a glance was given to is not told as the word of the one that looked deeper.
        told = {one: cost for one, cost in costs.items() if one in judged or not self.again}
        return self._report(points, examined, costs, told)

    def _points(self) -> Generator[Inquiry, Reply, list[Point]]:
        ends = [turn.last for turn in self.turns[self.first :]]
        begin = self.turns[0].last if self.first else 0
        points = []
        for number, at in enumerate([begin, *ends]):
            seat = self.turns[self.first + number - 1].seat if number else CHANCE
            expected = yield from self._prospects(at)
            wins, margins = [one.win for one in expected], [one.margin for one in expected]
            points.append(Point(at, number, seat, wins, margins, [None] * len(self.seats)))
            self.done += 1
        return points

    def _prospects(self, at: int) -> Generator[Inquiry, Reply, list[Prospect]]:
        """What every seat can expect, as far as it can tell itself; of a game that is over, what it got."""
        game = self.game_at(at)
        if game.over:
            return outcome(game)
        asked = list(self.seats) if game.rules.sight.hides(game.options) else [max(0, game.state.to_move())]
        found: list[Prospect] = []
        for seat in asked:
            reply = yield Inquiry(seat, at, game.view(seat), done=self.done, total=self.total)
            told = [Prospect(win, margin) for win, margin in reply["seats"]]
            found += [told[seat]] if len(asked) > 1 else told
        # Each knows best what it holds itself; together they must not win more than one game.
        wins = sum(one.win for one in found) or 1.0
        return [Prospect(one.win / wins, one.margin) for one in found]

    def _wanted_turns(self) -> dict[Turn, set[int]]:
        """Who answered in each turn; turns of chance alone are left out."""
        wanted = {turn: {step.seat for step in self.steps_of(turn)} - {CHANCE} for turn in self.turns}
        return {turn: seats for turn, seats in wanted.items() if seats}

    def _suspicious(self, points: list[Point], most: int) -> dict[Turn, set[int]]:
        """The turns after which a seat expected less than before, by the size of the fall."""
        answered, falls = self._wanted_turns(), self._falls(points)
        chosen = {(turn, seat) for seat in self.seats for turn in self._costliest(falls, seat, most, -math.inf)}
        wanted = {turn: {seat for seat in seats if (turn, seat) in chosen} for turn, seats in answered.items()}
        return {turn: seats for turn, seats in wanted.items() if seats}

    def _falls(self, points: list[Point]) -> dict[tuple[Turn, int], float]:
        """How much less those who answered in a turn expected after it."""
        answered = self._wanted_turns()
        return {
            (turn, seat): points[number - 1].margin[seat] - points[number].margin[seat]
            for number, turn in enumerate(self.turns[self.first :], 1)
            for seat in answered.get(turn, ())
        }

    def _questionable(self, costs: _Costs, points: list[Point], seat: int) -> list[Turn]:
        """The turns of a seat that are worth a second look: what seemed to cost most at a glance and then, since who
        glances may play no better than who is looked at, those after which it stood worse.
        """
        chosen = self._costliest(costs, seat, self.again)
        falls = {one: fall for one, fall in self._falls(points).items() if one in costs and one[0] not in chosen}
        return chosen + self._costliest(falls, seat, self.again - len(chosen), -math.inf)

    def _costliest(self, costs: _Costs, seat: int, most: int, least: float = LEAST) -> list[Turn]:
        """The costliest turns of a seat; of equal ones the earlier."""
        found = [(-cost, turn.first, turn) for (turn, one), cost in costs.items() if one == seat and cost >= least]
        return [turn for _, _, turn in sorted(found, key=lambda one: one[:2])[:most]]

    def steps_of(self, turn: Turn) -> list[Step]:
        return self.steps[turn.first - 1 : turn.last]

    def _examine(self, turn: Turn, seats: set[int], deep: bool) -> Generator[Inquiry, Reply, _Examined]:
        """Ask about every decision of some seats in a turn.

        As long as a seat does what the adviser would do after its last answer, it is not asked about again: a plan is
        judged once, as a whole.
        """
        found, game = _Examined(), self.game_at(turn.first - 1)
        table = game.rules.table
        plan: list[int] = []
        hope: Prospect | None = None
        run: list[_Decision] = []  # with nothing but own answers in between
        drawn: list[int] = []
        asked = CHANCE
        for number, step in enumerate(self.steps_of(turn), turn.first):
            if step.seat == CHANCE:
                plan = []
                drawn.append(number)
            else:
                if step.seat != asked:
                    plan, hope, drawn, asked, run = [], None, [], step.seat, []
                actions = game.actions
                if plan and plan[0] == step.action.index:
                    plan = plan[1:]
                elif len(actions) > 1 and step.seat in seats:
                    view = game.view(step.seat)
                    reply = yield Inquiry(
                        step.seat, number - 1, view, tuple(actions), step.action, deep, self.done, self.total
                    )
                    best, given = (Prospect(*reply[name][:2]) for name in ("best", "given"))
                    if drawn:
                        run = []
                        if hope is not None:
                            found.strokes.append(self._stroke(turn, step.seat, drawn, hope, best))
                    for earlier in run:
                        if earlier.thought_of:
                            earlier.forgive(best)
                        elif earlier is run[-1]:
                            earlier.find_out(best)
                    plan, hope, drawn = list(reply["given"][2])[1:], given, []
                    cost, win = max(0.0, best.margin - given.margin), max(0.0, best.win - given.win)
                    better = [table[index] for index in reply["best"][2]]
                    run.append(_Decision(number - 1, step.seat, best, cost, win, better, reply["thought_of"]))
                    found.decisions.append(run[-1])
                    if not run[-1].thought_of:
                        hope = None
            game.play(step.action, standing=False)
        return found

    # -- telling

    def _stroke(self, turn: Turn, seat: int, drawn: list[int], before: Prospect, after: Prospect) -> Stroke:
        at = drawn[0] - 1
        words = words_of(self.game_at(at), [self.steps[number - 1].action for number in drawn])
        return Stroke(at, self.numbers[turn], seat, after.win - before.win, after.margin - before.margin, words)

    def _report(self, points: list[Point], examined: Mapping[Turn, _Examined], costs: _Costs, told: _Costs) -> Report:
        for point, turn in zip(points[1 - self.first :], self.turns, strict=True):
            point.cost[:] = [costs.get((turn, seat), None if self.most is not None else 0.0) for seat in self.seats]
        worst = [
            [self._told(turn, seat, examined[turn]) for turn in self._costliest(told, seat, WORST)]
            for seat in self.seats
        ]
        strokes = [one for found in examined.values() for one in found.strokes if abs(one.win) >= LIKELY]
        strokes = sorted(strokes, key=lambda one: (-abs(one.win), one.at))[:STROKES]
        over = self.marks[len(self.steps)].is_over()
        return Report(self.bot, self.last.rules.name, list(self.last.names), over, points, worst, strokes)

    def _told(self, turn: Turn, seat: int, examined: _Examined) -> CostlyTurn:
        decisions = [one for one in examined.decisions if one.seat == seat and one.cost >= LEAST]
        decisions = sorted(decisions, key=lambda one: (-one.cost, one.at))
        mistakes = []
        for one in decisions:
            game = self.game_at(one.at)
            played = words_of(game, self._line_played(turn, seat, one.at))
            mistakes.append(
                Mistake(one.at, one.cost, max(0.0, one.win), played, words_of(self.game_at(one.at), one.better))
            )
        win = sum(one.win for one in examined.decisions if one.seat == seat)
        return CostlyTurn(seat, self.numbers[turn], turn.seat, _cost(examined, seat), min(1.0, max(0.0, win)), mistakes)

    def _line_played(self, turn: Turn, seat: int, at: int) -> list[Action]:
        """What the seat answered until chance or somebody else did."""
        line = []
        for step in self.steps[at : turn.last]:
            if step.seat != seat:
                break
            line.append(step.action)
        return line


def _cost(examined: _Examined, seat: int) -> float:
    return max(0.0, sum(one.cost for one in examined.decisions if one.seat == seat))


def _begun(game: Game) -> Game:
    if game.start_text is not None:
        return Game.at(game.rules, game.start_text)
    return Game.new(game.rules, game.names, dict(game.options))
