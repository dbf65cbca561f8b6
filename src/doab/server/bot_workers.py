"""Bots think in processes of their own: there they can take their time, hang or crash without anybody else noticing.

Each process has a pool to itself. Processes that share a pool share its locks, and one that is killed while it holds
a lock stops the others. A seat is asked in the same process again if that one is free, since its bot may remember a
plan there; where the plan is lost, the bot thinks again.
"""

from __future__ import annotations

import asyncio
import logging
import math
import multiprocessing
import os
import signal
import sys
import threading
import zlib
from collections import OrderedDict
from collections.abc import Callable, Iterator
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from multiprocessing import resource_tracker
from typing import Any, Final

from pebble import ProcessExpired, ProcessFuture, ProcessPool

from doab.bots.base import Advice, Adviser, Bot, UnknownBot, bot_kinds, find_bot, hint
from doab.bots.review import Inquiry, Reply, reply_to
from doab.core import Action
from doab.core.errors import DoabError, UnknownGame
from doab.core.registry import find_rules, game_names
from doab.core.rules import Rules
from doab.server.editions import rules_for

STARTING: Final = 60.0
"""Seconds that a process may need to start on a busy machine, beyond the time that a bot may think."""
SLACK: Final = 5.0
"""Seconds beyond those that a bot says it thinks: the machine may be busy, and its clock is not ours."""
HINTS_WAITING: Final = 10
"""Requests for advice that may wait in line; more are refused."""
BOTS_KEPT: Final = 64
"""Bots that a process remembers; the one that was asked longest ago is forgotten first."""
LONGEST_MESSAGE: Final = 500

logger = logging.getLogger(__name__)


class BotFailed(DoabError):
    """A bot has no answer. `reason` is one of the words below, the message is for the log."""

    def __init__(self, reason: str, message: str) -> None:
        super().__init__(message)
        self.reason = reason


TOO_SLOW: Final = "too_slow"
CRASHED: Final = "crashed"
RAISED: Final = "raised"
ILLEGAL: Final = "illegal"
UNKNOWN: Final = "unknown"
BUSY: Final = "busy"
REASONS: Final = (TOO_SLOW, CRASHED, RAISED, ILLEGAL, UNKNOWN, BUSY)


@dataclass(frozen=True)
class BotRequest:
    """A question to a bot, with all that it may know."""

    kind: str
    """The name of the bot."""
    game: str
    rules_version: int
    edition_text: str | None
    """The TOML of an edition that is not the default one."""
    table_id: str
    seat: int
    seed: str
    """Decides how the bot breaks its ties."""
    view: dict[str, Any]
    legal: tuple[int, ...]
    """The numbers of the answers that it may give."""
    given: int | None = None
    """The number of the answer that was given, when a game is looked at afterwards."""


@dataclass(frozen=True)
class Advised:
    """What a bot thinks of an answer."""

    index: int
    win: float
    margin: float
    line: tuple[int, ...]
    """The numbers of this answer and of those after it."""


class BotWorkers:
    """Some processes, each of which asks one bot at a time; more requests wait in line.

    `prepare` is called in each process when it starts: for tests, which bring bots that are not installed.
    """

    def __init__(self, workers: int, seconds: float, prepare: Callable[[], None] | None = None) -> None:
        self.seconds = seconds
        self._workers = [_Worker(seconds, prepare) for _ in range(workers)]
        self._free = list(self._workers)
        self._line = asyncio.Semaphore(workers)
        # People who want advice can think for themselves meanwhile; tables that wait for a bot cannot go on. So advice
        # is never given in all processes at once, and where there is only one, a single request stands in its line.
        self._advice_line = asyncio.Semaphore(max(1, workers - 1))
        self._advice_asked = 0

    def open(self) -> None:
        for worker in self._workers:
            worker.open()

    def close(self) -> None:
        """End the processes at once, whatever they are thinking of; everything that still waits for an answer is
        cancelled.
        """
        for worker in self._workers:
            worker.stop()
        for worker in self._workers:
            worker.join()

    async def choose(self, request: BotRequest) -> int:
        """The number of the answer; raises `BotFailed`."""
        index = (await self._ask(_choose, request)).index
        if index not in request.legal:
            raise BotFailed(ILLEGAL, f"“{request.kind}” answered {index}, which is not offered")
        return index

    async def advise(self, request: BotRequest) -> list[Advised]:
        """What a bot thinks of the answers that it likes best, the best first; raises `BotFailed`."""
        if self._advice_asked >= HINTS_WAITING:
            raise BotFailed(BUSY, f"{self._advice_asked} others are already waiting for advice")
        self._advice_asked += 1
        try:
            async with self._advice_line:
                advice = (await self._ask(_advise, request)).advice
        finally:
            self._advice_asked -= 1
        if not advice or any(one.index not in request.legal for one in advice):
            raise BotFailed(ILLEGAL, f"“{request.kind}” advised what is not offered")
        return list(advice)

    async def reply(self, request: BotRequest) -> Reply:
        """What a bot thinks of a position of the past, or of the answer that was given there; raises `BotFailed`."""
        return (await self._ask(_reply, request)).reply

    async def _ask(self, task: Task, request: BotRequest) -> _Answer:
        async with self._line:
            worker = self._take_for(request)
            try:
                return await worker.ask(task, request)
            finally:
                self._free.append(worker)

    def _take_for(self, request: BotRequest) -> _Worker:
        usual = self._workers[zlib.crc32(request.table_id.encode()) % len(self._workers)]
        worker = usual if usual in self._free else self._free[0]
        self._free.remove(worker)
        return worker


class _Worker:
    """One process, and a new one whenever it is lost."""

    def __init__(self, seconds: float, prepare: Callable[[], None] | None) -> None:
        self._seconds = seconds
        self._prepare = prepare
        self._pool: ProcessPool | None = None
        self._answering: ProcessFuture[_Answer] | None = None

    def open(self) -> None:
        context = multiprocessing.get_context("spawn")
        pool = ProcessPool(max_workers=1, initializer=_begin, initargs=[self._prepare], context=context)
        with _without_interrupts():
            if not pool.active:  # asking starts it
                raise BrokenProcessPool
        self._pool = pool

    def stop(self) -> None:
        if self._answering is not None:
            self._answering.cancel()  # type: ignore[no-untyped-call]
        if self._pool is not None:
            self._pool.stop()  # type: ignore[no-untyped-call]

    def join(self) -> None:
        if self._pool is not None:
            self._pool.join()
        self._pool = None

    async def ask(self, task: Task, request: BotRequest) -> _Answer:
        # The second time is for a process that was found dead: that is not the fault of this bot.
        for _ in range(2):
            try:
                return await self._ask(task, request)
            except BrokenProcessPool:
                logger.warning("a process for bots was lost")
        raise BotFailed(CRASHED, f"the process for “{request.kind}” cannot be started")

    async def _ask(self, task: Task, request: BotRequest) -> _Answer:
        seconds = max(self._seconds, _promised(request.kind) + SLACK)
        if self._pool is None or not self._pool.active:
            self._give_up()
            await asyncio.to_thread(self.open)
        assert self._pool is not None
        self._answering = self._pool.schedule(task, [request], timeout=seconds)
        try:
            async with asyncio.timeout(seconds + STARTING) as patience:
                answer = await asyncio.wrap_future(self._answering)
        except TimeoutError as error:
            if patience.expired():
                self._give_up()
                raise BotFailed(CRASHED, f"the process for “{request.kind}” no longer answers") from error
            raise BotFailed(TOO_SLOW, f"“{request.kind}” thought longer than {seconds:g} s") from error
        except ProcessExpired as error:
            raise BotFailed(CRASHED, f"the process of “{request.kind}” ended with status {error.exitcode}") from error
        finally:
            self._answering = None
        if answer.failure:
            raise BotFailed(answer.failure, answer.message)
        return answer

    def _give_up(self) -> None:
        """Forget the process. It ends in its own time: what is stuck must not hold up the next question."""
        pool, self._pool = self._pool, None
        if pool is not None:
            pool.stop()  # type: ignore[no-untyped-call]
            threading.Thread(target=pool.join, daemon=True).start()


@lru_cache(maxsize=1000)
def _promised(kind: str) -> float:
    """The seconds that a bot of this kind says it thinks; less than none if it does not say."""
    try:
        seconds = find_bot(kind).seconds
    except UnknownBot:
        seconds = None
    return -SLACK if seconds is None else seconds


@contextmanager
def _without_interrupts() -> Iterator[None]:
    """What is started here never hears of Ctrl-C, which a terminal sends to all processes: the server ends them."""
    if sys.platform == "win32":
        yield
        return
    resource_tracker.ensure_running()  # if it were started inside, it would let interrupts through again
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


# ---------------------------------------------------------------- in the process


@dataclass(frozen=True)
class _Answer:
    """What comes back. Plain data: an exception class of a bot's own could do anything when it is unpacked."""

    index: int = -1
    advice: tuple[Advised, ...] = ()
    reply: Reply = field(default_factory=dict)
    failure: str = ""
    message: str = ""


Task = Callable[[BotRequest], _Answer]
"""What a process is asked to do."""


_bots: OrderedDict[tuple[str, int, str], Bot] = OrderedDict()


def _begin(prepare: Callable[[], None] | None) -> None:
    # Pebble tidies up on this signal, which a bot can delay. There is nothing to tidy up: the process is to end now.
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    threading.Thread(target=_end_with_parent, daemon=True).start()
    if prepare is not None:
        prepare()
    try:
        for name in game_names():  # now, so that loading them does not cost the first bot any time
            find_rules(name)
        bot_kinds()
    except Exception as error:  # a broken package of somebody else's: an error says so when it is asked for
        logger.warning("%s", _told(error))


def _end_with_parent() -> None:
    """The server may be killed without a chance to end its processes."""
    parent = multiprocessing.parent_process()
    assert parent is not None, "this runs in a process that was started by another"
    parent.join()
    os._exit(1)


def _choose(request: BotRequest) -> _Answer:
    def choose(bot: Bot, actions: list[Action]) -> _Answer:
        return _Answer(index=int(bot.choose(request.view, actions).index))

    return _with_bot(request, choose)


def _advise(request: BotRequest) -> _Answer:
    def advise(bot: Bot, actions: list[Action]) -> _Answer:
        if not isinstance(bot, Adviser):
            return _Answer(failure=UNKNOWN, message=f"“{request.kind}” gives no advice")
        return _Answer(advice=tuple(_plain(one) for one in hint(bot, request.view, actions)))

    return _with_bot(request, advise)


def _reply(request: BotRequest) -> _Answer:
    def reply(bot: Bot, actions: list[Action]) -> _Answer:
        given = next((one for one in actions if one.index == request.given), None)
        return _Answer(reply=reply_to(bot, Inquiry(request.seat, 0, request.view, tuple(actions), given)))

    return _with_bot(request, reply)


def _plain(advice: Advice) -> Advised:
    win, margin = float(advice.prospect.win), float(advice.prospect.margin)
    if not (math.isfinite(win) and math.isfinite(margin)):
        raise ValueError(f"a chance of {win} and a margin of {margin} are not numbers")
    return Advised(int(advice.action.index), win, margin, tuple(int(one.index) for one in advice.line))


def _with_bot(request: BotRequest, ask: Callable[[Bot, list[Action]], _Answer]) -> _Answer:
    try:
        rules = rules_for(request.game, request.rules_version, request.edition_text)
        bot = _bot_for(request, rules)
    except (UnknownBot, UnknownGame) as error:
        return _Answer(failure=UNKNOWN, message=_told(error))
    except BaseException as error:
        return _Answer(failure=RAISED, message=f"“{request.kind}” cannot be made: {_told(error)}")
    try:
        return ask(bot, [rules.table[index] for index in request.legal])
    except BaseException as error:  # SystemExit too: whatever a bot does, it does not end the server
        _bots.clear()  # what it remembers may be in disorder
        return _Answer(failure=RAISED, message=f"“{request.kind}” raised {_told(error)}")


def _told(error: BaseException) -> str:
    return f"{type(error).__name__}: {error}"[:LONGEST_MESSAGE]


def _bot_for(request: BotRequest, rules: Rules) -> Bot:
    key = request.table_id, request.seat, request.kind
    if key not in _bots:
        kind = find_bot(request.kind)
        if not kind.listed:  # whoever asked for it: a server starts no programs
            raise UnknownBot(f"the bot “{request.kind}” plays at no table of a server")
        # With the version in its seed, a bot that was forgotten does not start its random numbers afresh each time.
        _bots[key] = kind.make(rules, f"{request.seed} from {request.view['version']}")
        if len(_bots) > BOTS_KEPT:
            _bots.popitem(last=False)
    _bots.move_to_end(key)
    return _bots[key]
