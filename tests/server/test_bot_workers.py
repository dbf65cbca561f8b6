"""Bots in processes: they answer legally, and whatever one of them does, the next question is answered."""

import asyncio
import multiprocessing
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from doab.bots import BotKind, base, make_bot
from doab.core import Game, find_rules
from doab.server.bot_workers import (
    BUSY,
    CRASHED,
    ILLEGAL,
    RAISED,
    TOO_SLOW,
    UNKNOWN,
    Advised,
    BotFailed,
    BotRequest,
    BotWorkers,
)
from tests.server.sample_bots import Lasting, bring_bots

ROOT = Path(__file__).resolve().parent.parent.parent
DEADLINE = 60
LONG = 30.0
SHORT = 1.0
LEGAL = (3, 5, 8)


def asked(kind: str, *, table: str = "t", seat: int = 0, legal: tuple[int, ...] = LEGAL, **view: Any) -> BotRequest:
    version = find_rules("rajas").version
    return BotRequest(kind, "rajas", version, None, table, seat, "s", {"version": 7, **view}, legal)


def request_of(game: Game, kind: str) -> BotRequest:
    seat, legal = game.state.to_move(), tuple(action.index for action in game.actions)
    return BotRequest(
        kind, game.rules.name, game.rules.version, None, "t", int(seat), f"seed {seat}", game.view(seat), legal
    )


@pytest.fixture(scope="module")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as one:
        yield one


@pytest.fixture(scope="module")
def workers(runner: asyncio.Runner) -> Iterator[BotWorkers]:
    """One process, in which bots may think for long."""
    one = BotWorkers(1, LONG, bring_bots)
    one.open()
    yield one
    one.close()


@pytest.fixture(scope="module")
def hasty(runner: asyncio.Runner) -> Iterator[BotWorkers]:
    """One process, in which bots have next to no time."""
    one = BotWorkers(1, SHORT, bring_bots)
    one.open()
    yield one
    one.close()


def failure_of(runner: asyncio.Runner, workers: BotWorkers, request: BotRequest) -> tuple[str, str]:
    with pytest.raises(BotFailed) as caught:
        runner.run(workers.choose(request))
    return caught.value.reason, str(caught.value)


@pytest.mark.parametrize("kind", ["random", "greedy"])
@pytest.mark.parametrize("name", ["rajas", "agra"])
def test_answers_are_those_of_the_bot(runner: asyncio.Runner, workers: BotWorkers, name: str, kind: str) -> None:
    game = Game.new(name, ["Asha", "Bram"], seed=3)
    game.settle()
    here = {}
    for _ in range(20):
        request = request_of(game, kind)
        if request.seat not in here:
            here[request.seat] = make_bot(kind, game.rules, f"seed {request.seat} from {game.version}")
        request = replace(request, table_id=f"{name} {kind}")
        answer = runner.run(workers.choose(request))
        assert answer == here[request.seat].choose(request.view, game.actions).index
        game.play(answer)
        game.settle()


def test_a_bot_of_another_edition_knows_it(runner: asyncio.Runner, workers: BotWorkers) -> None:
    request = replace(asked("raising", table="edition"), edition_text='edition = "of mine"')
    told = "“raising” raised ValueError: of mine, seed s from 7"
    assert failure_of(runner, workers, request) == (RAISED, told)


def test_an_edition_that_is_none(runner: asyncio.Runner, workers: BotWorkers) -> None:
    request = replace(asked("random", table="no edition"), edition_text="edition =")
    reason, told = failure_of(runner, workers, request)
    assert reason == RAISED
    assert told.startswith("“random” cannot be made: EditionError: the edition: is not valid TOML")


def test_rules_that_are_gone(runner: asyncio.Runner, workers: BotWorkers) -> None:
    request = replace(asked("random"), rules_version=99)
    reason, told = failure_of(runner, workers, request)
    assert reason == UNKNOWN
    assert "version 99 is not there any more" in told


def test_a_bot_that_is_not_installed(runner: asyncio.Runner, workers: BotWorkers) -> None:
    reason, told = failure_of(runner, workers, asked("nobody"))
    assert reason == UNKNOWN
    assert told.startswith("UnknownBot: there is no bot “nobody”; the bots are ")


def test_no_worker_starts_a_program(runner: asyncio.Runner, workers: BotWorkers, tmp_path: Path) -> None:
    """Whatever the row of a table says."""
    reason, told = failure_of(runner, workers, asked(f"program:touch {tmp_path / 'started'}"))
    assert reason == UNKNOWN
    assert told.endswith("plays at no table of a server")
    assert not (tmp_path / "started").exists()


def test_a_bot_that_raises(runner: asyncio.Runner, workers: BotWorkers) -> None:
    told = "“raising” raised ValueError: reconstructed, seed s from 7"
    assert failure_of(runner, workers, asked("raising")) == (RAISED, told)


def test_a_bot_that_wants_to_end_the_program(runner: asyncio.Runner, workers: BotWorkers) -> None:
    told = "“leaving” raised SystemExit: I have had enough"
    assert failure_of(runner, workers, asked("leaving")) == (RAISED, told)


def test_an_answer_that_is_not_offered(runner: asyncio.Runner, workers: BotWorkers) -> None:
    told = "“cheating” answered 0, which is not offered"
    assert failure_of(runner, workers, asked("cheating", legal=(1, 2))) == (ILLEGAL, told)


def test_a_bot_that_crashes_costs_one_answer(runner: asyncio.Runner, workers: BotWorkers) -> None:
    told = "the process of “quitting” ended with status 3"
    for _ in range(2):
        assert failure_of(runner, workers, asked("quitting", status=3)) == (CRASHED, told)
    assert runner.run(workers.choose(asked("counting", table="after"))) == 3


def test_a_bot_that_ends_its_process_without_a_fault_has_no_answer(runner: asyncio.Runner, hasty: BotWorkers) -> None:
    assert failure_of(runner, hasty, asked("quitting", status=0))[0] == TOO_SLOW
    assert runner.run(hasty.choose(asked("counting", table="after"))) == 3


def test_a_slow_bot_is_cut_off(runner: asyncio.Runner, hasty: BotWorkers) -> None:
    assert failure_of(runner, hasty, asked("slow")) == (TOO_SLOW, "“slow” thought longer than 1 s")
    assert runner.run(hasty.choose(asked("counting", table="after that"))) == 3


def test_a_bot_has_the_time_that_it_says_it_needs(
    runner: asyncio.Runner, hasty: BotWorkers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(base._registered, "lasting", BotKind("lasting", "for tests", Lasting, seconds=1.2))
    assert runner.run(hasty.choose(asked("lasting"))) == 3


def test_advice_is_the_best_three_in_plain_numbers(runner: asyncio.Runner, workers: BotWorkers) -> None:
    advice = runner.run(workers.advise(asked("advising", legal=(1, 3, 5, 8))))
    assert advice == [Advised(8, 0.5, 0, (8,)), Advised(5, 0.25, -1, (5,)), Advised(3, 0.125, -2, (3,))]


@pytest.mark.parametrize(
    ("kind", "reason", "told"),
    [
        ("counting", UNKNOWN, "“counting” gives no advice"),
        ("hopeful", RAISED, "“hopeful” raised ValueError: a chance of inf and a margin of 0.0 are not numbers"),
        ("inventive", ILLEGAL, "“inventive” advised what is not offered"),
        ("nobody", UNKNOWN, "UnknownBot: there is no bot “nobody”; the bots are "),
    ],
)
def test_advice_that_is_none(runner: asyncio.Runner, workers: BotWorkers, kind: str, reason: str, told: str) -> None:
    with pytest.raises(BotFailed) as caught:
        runner.run(workers.advise(asked(kind, table="advice")))
    assert (caught.value.reason, str(caught.value)[: len(told)]) == (reason, told)


def test_many_requests_for_advice_leave_room_for_answers(runner: asyncio.Runner, workers: BotWorkers) -> None:
    """Of fourteen at once ten are taken; an answer that is asked for after them waits for one of them alone."""

    async def ask() -> tuple[list[str], int]:
        order: list[str] = []

        async def advise() -> None:
            try:
                await workers.advise(asked("advising", table="many"))
                order.append("advice")
            except BotFailed as failed:
                order.append(failed.reason)

        async def choose() -> None:
            await asyncio.sleep(0)  # the others are in line
            await workers.choose(asked("counting", table="many"))
            order.append("answer")

        await asyncio.gather(*(advise() for _ in range(14)), choose())
        return order, order.index("answer")

    order, place = runner.run(ask())
    assert sorted(order) == ["advice"] * 10 + ["answer"] + [BUSY] * 4
    assert place == 5, "behind the four that were refused and the one that was asked first"


def test_a_seat_keeps_its_bot(runner: asyncio.Runner, workers: BotWorkers) -> None:
    async def ask() -> list[int]:
        seats = [("mine", 0), ("mine", 0), ("mine", 1), ("yours", 0), ("mine", 0)]
        return [await workers.choose(asked("counting", table=table, seat=seat)) for table, seat in seats]

    assert runner.run(ask()) == [3, 5, 3, 3, 8]


def test_who_does_not_wait_any_longer_sets_the_process_free(runner: asyncio.Runner, workers: BotWorkers) -> None:
    async def ask() -> int:
        with pytest.raises(TimeoutError):
            await asyncio.wait_for(workers.choose(asked("slow")), 0.1)
        return await workers.choose(asked("counting", table="free again"))

    assert runner.run(ask()) == 3


def test_ten_requests_at_once_share_two_processes(runner: asyncio.Runner, tmp_path: Path) -> None:
    two = BotWorkers(2, LONG, bring_bots)
    two.open()

    async def ask() -> list[int]:
        requests = [asked("meeting", table=str(number), folder=str(tmp_path)) for number in range(10)]
        return await asyncio.gather(*(two.choose(request) for request in requests))

    try:
        assert runner.run(ask()) == [3] * 10
        assert len(list(tmp_path.iterdir())) == 2
    finally:
        two.close()


def processes_of_bots() -> set[int]:
    return {process.pid for process in multiprocessing.active_children() if process.pid is not None}


@pytest.fixture
def own(runner: asyncio.Runner) -> Iterator[tuple[BotWorkers, int]]:
    """Workers that only this test uses, and the id of their process, which has started."""
    before = processes_of_bots()
    one = BotWorkers(1, LONG, bring_bots)
    one.open()
    (pid,) = processes_of_bots() - before
    assert runner.run(one.choose(asked("counting"))) == 3
    yield one, pid
    one.close()


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_a_process_that_was_killed_is_replaced(runner: asyncio.Runner, own: tuple[BotWorkers, int]) -> None:
    workers, pid = own
    os.kill(pid, signal.SIGKILL)
    assert runner.run(workers.choose(asked("counting"))) == 3  # it remembers nothing
    assert pid not in processes_of_bots()


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_an_interrupt_from_the_terminal_does_not_disturb(runner: asyncio.Runner, own: tuple[BotWorkers, int]) -> None:
    workers, pid = own
    os.kill(pid, signal.SIGINT)
    assert runner.run(workers.choose(asked("counting"))) == 5  # it still remembers
    assert pid in processes_of_bots()


def test_closing_ends_a_bot_in_the_middle_of_a_thought(
    runner: asyncio.Runner, own: tuple[BotWorkers, int], tmp_path: Path
) -> None:
    workers, pid = own
    begun = tmp_path / "begun"

    async def ask() -> None:
        thinking = asyncio.create_task(workers.choose(asked("slow", begun=str(begun))))
        async with asyncio.timeout(DEADLINE):
            while not begun.exists():
                await asyncio.sleep(0.01)
        workers.close()
        with pytest.raises(asyncio.CancelledError):
            await thinking

    runner.run(ask())
    assert pid not in processes_of_bots()


SERVER = """
import asyncio
from doab.server.bot_workers import BotWorkers
from tests.server.sample_bots import bring_bots
from tests.server.test_bot_workers import asked

async def main():
    workers = BotWorkers(2, 3600, bring_bots)
    workers.open()
    await asyncio.gather(*(workers.choose(asked("slow", table=str(number))) for number in range(2)))

if __name__ == "__main__":
    asyncio.run(main())
"""


@pytest.mark.skipif(sys.platform == "win32", reason="needs signals")
def test_nothing_is_left_of_a_server_that_was_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER, encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(ROOT)}
    server = subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=environment)
    assert server.stdout is not None
    assert [server.stdout.readline() for _ in range(2)] == ["thinking\n"] * 2
    server.kill()
    # The end of the pipe comes when the last process that could write to it, server or bot, has ended.
    assert server.communicate(timeout=DEADLINE)[0] == ""
