"""What a bot is, and which bots there are. A package adds one through the entry point group `doab.bots`:

[project.entry-points."doab.bots"]
clever = "clever:KIND"
"""

from __future__ import annotations

import logging
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Protocol, runtime_checkable

from doab.core import Action, Game, Rules
from doab.core.errors import DoabError

GROUP = "doab.bots"


SETTING = ":"
"""Between the name of a bot and its setting: `best:5`."""
HINTED = 3
"""A hint: the answer that a bot would give, and the two after it."""
LONGEST_FAULT = 400
"""How many characters of a bot's error are shown."""

logger = logging.getLogger(__name__)


class UnknownBot(DoabError):
    """No installed bot has that name, or it does not understand its setting."""


class BrokenBot(UnknownBot):
    """A bot of that name is installed, but cannot be loaded."""


def fault_of(error: BaseException) -> str:
    """What went wrong in a bot, in one line: errors of this program in their own words, others with their names."""
    words = " ".join(str(error).split())
    named = words if words and isinstance(error, DoabError) else f"{type(error).__name__}: {words}".removesuffix(": ")
    return named[:LONGEST_FAULT]


class Bot(Protocol):
    """A player that answers questions. It is shown a view, never the state of the table."""

    name: str

    def choose(self, view: dict[str, Any], actions: list[Action]) -> Action:
        """One of `actions`, which are what the view's seat may answer now."""
        ...


@dataclass(frozen=True)
class Prospect:
    """What a seat may expect of the rest of the game."""

    win: float
    """The chance to win, from 0 to 1; a shared victory counts for its share."""
    margin: float
    """The expected difference between its score and the best of the others, in points of the game."""


@dataclass(frozen=True)
class Advice:
    """An answer, what may be expected after it, and how the adviser would go on in the same turn."""

    action: Action
    prospect: Prospect
    line: tuple[Action, ...]
    """This answer and those after it, up to the next draw of chance or answer of somebody else."""


@runtime_checkable
class Adviser(Bot, Protocol):
    """A bot that says what it thinks."""

    def advise(self, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
        """Every answer with what may be expected after it, the best first: the one that the bot would choose."""
        ...

    def prospects(self, view: dict[str, Any]) -> list[Prospect]:
        """What every seat may expect in a position, as far as the view's seat can know it. It works also where nobody
        is asked.
        """
        ...


def hint(bot: Adviser, view: dict[str, Any], actions: list[Action]) -> list[Advice]:
    """What a bot would choose and the runners-up, in the order of what people read: the chance to win, then points.

    The doubts that a bot may have about an answer decide what is a runner-up, but no figure shows them, so they do not
    decide the order.
    """
    advice = bot.advise(view, actions)[:HINTED]
    return advice[:1] + sorted(advice[1:], key=lambda one: (-one.prospect.win, -one.prospect.margin))


@runtime_checkable
class Attentive(Bot, Protocol):
    """A bot that wants to know how the game ended."""

    def finish(self, view: dict[str, Any]) -> None:
        """The game is over; the view has the ranking."""
        ...


@dataclass(frozen=True)
class BotKind:
    """How a bot is called, what it is like, and how one is made for a game."""

    name: str
    help: str
    make: Callable[[Rules, int | str], Bot]
    seconds: float | None = None
    """The longest that it thinks about a decision on a usual machine; None: nobody promises anything."""
    games: tuple[str, ...] | None = None
    """The games that it knows; None: all."""
    set: Callable[[str], BotKind] | None = None
    """The same bot, told what stands behind the colon of its name; None: it cannot be told anything."""
    listed: bool = True
    """Whether it is offered to players; False: only the person who runs this program may name it, no visitor of a
    server.
    """

    def knows(self, game: str) -> bool:
        return self.games is None or game in self.games


_registered: dict[str, BotKind] = {}
_broken: dict[tuple[str, str], str] = {}
"""Name and entry point of the bots that could not be loaded, and why: each is tried once, and told once."""


def register_bot(kind: BotKind) -> None:
    """Add a bot without an entry point: for the bots of this package, for tests and notebooks."""
    _registered[kind.name] = kind


def bot_kinds() -> list[BotKind]:
    """All bots that players can invite to a table, weakest first for those of this package."""
    return [kind for kind in _known().values() if kind.listed]


def _known() -> dict[str, BotKind]:
    _own_bots()
    found = dict(_registered)
    for entry in entry_points(group=GROUP):
        if entry.name not in found:
            kind = _load(entry)
            if kind is not None:
                found[entry.name] = kind
    return found


def _load(entry: EntryPoint) -> BotKind | None:
    """The bot of an entry point; None: a broken package of somebody else's, without which everything else goes on."""
    key = entry.name, entry.value
    if key in _broken:
        return None
    try:
        kind = entry.load()
    except (Exception, SystemExit) as error:  # a module that ends the program is no reason to end it
        _broken[key] = f"the bot “{entry.name}” ({entry.value}) cannot be loaded: {fault_of(error)}"
    else:
        if isinstance(kind, BotKind):
            return kind
        _broken[key] = f"the bot “{entry.name}” cannot be loaded: its entry point ({entry.value}) is not a bot"
    logger.warning("%s", _broken[key])
    return None


def _why_broken(name: str) -> str | None:
    """Why a bot that is installed could not be loaded."""
    keys = ((entry.name, entry.value) for entry in entry_points(group=GROUP) if entry.name == name)
    return next((_broken[key] for key in keys if key in _broken), None)


def find_bot(name: str) -> BotKind:
    """The kind of that name, which may include a setting: `best:5`."""
    plain, colon, setting = name.partition(SETTING)
    kind = {kind.name: kind for kind in _known().values()}.get(plain)
    if kind is None and (why := _why_broken(plain)) is not None:
        raise BrokenBot(why)
    if kind is None:
        names = ", ".join(kind.name for kind in bot_kinds())
        raise UnknownBot(f"there is no bot “{plain}”; the bots are {names}")
    if not colon:
        return kind
    if kind.set is None:
        raise UnknownBot(f"the bot “{plain}” cannot be told anything: leave out “{colon}{setting}”")
    return replace(kind.set(setting), name=name)


def make_bot(name: str, rules: Rules, seed: int | str) -> Bot:
    """A bot for one seat of one game. The same seed makes it break its ties the same way."""
    return find_bot(name).make(rules, seed)


def play_with_bots(game: Game, bots: list[Bot]) -> None:
    """Play a game to its end with a bot on every seat; chance answers from the game's own source."""
    game.settle()
    while not game.over:
        seat = game.state.to_move()
        game.play(bots[seat].choose(game.view(seat), game.actions))
        game.settle()
    tell_end(game, dict(enumerate(bots)))


def tell_end(game: Game, bots: Mapping[int, Bot]) -> None:
    """Let the bots that want to know see how the game ended. Call this after playing a game to its end."""
    for seat, bot in bots.items():
        if isinstance(bot, Attentive):
            bot.finish(game.view(seat))


def _own_bots() -> None:
    # Here and not above, because these files need this one.
    from doab.bots.chaotic import RANDOM
    from doab.bots.greedy import GREEDY
    from doab.bots.levels import BEST, EASY, HARD, MEDIUM
    from doab.bots.program import PROGRAM

    for kind in (RANDOM, EASY, GREEDY, MEDIUM, HARD, BEST, PROGRAM):
        _registered.setdefault(kind.name, kind)
