"""How long a move takes when many play: 200 tables at once, each with a scripted player and bots.

    .venv/bin/python benchmarks/server_load.py --tables 200 --rate 100 --seconds 60

Starts a server of its own in an empty folder. Half of the players answer over HTTP, half over a WebSocket; all have
the table open on a WebSocket, as a browser has. Moves are sent at a steady rate, whatever the server does (a late
answer does not slow down the next); a move's time is from sending it to having it confirmed as on disk. Prints a table
and, with --save, keeps it in benchmarks/results/.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import platform
import random
import re
import subprocess
import sys
import tempfile
import time
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

DOAB = Path(sys.executable).with_name("doab")
RESULTS = Path(__file__).parent / "results"


@dataclass
class Figures:
    times: list[float] = field(default_factory=list)
    refused: Counter[str] = field(default_factory=Counter)
    late: list[float] = field(default_factory=list)
    """How much later than planned a move was sent: what the load generator itself cannot keep up with."""
    idle: int = 0
    """Moments at which no player was asked, so that none could move."""


class Player:
    """One scripted player at one table."""

    def __init__(self, url: str, number: int, over_http: bool, figures: Figures, ready: asyncio.Queue[Player]) -> None:
        self.url, self.number, self.over_http = url, number, over_http
        self.figures, self.ready = figures, ready
        self.state: dict[str, Any] = {}
        self.busy = False
        self.chance = random.Random(number)
        self.replies: dict[int, asyncio.Future[dict[str, Any]]] = {}
        self.told: dict[str, Any] = {}
        self.sent = 0
        self.answered_at = -1

    async def sit_down(self, client: httpx.AsyncClient, game: str, seats: int, bot: str) -> None:
        answer = await client.post(f"{self.url}/api/guests", json={"name": f"Player {self.number}"})
        self.cookie = {"Cookie": f"doab_session={answer.cookies['doab_session']}"}
        client.cookies.clear()
        self.client = client
        bots = {str(seat): bot for seat in range(1, seats)}
        table = await client.post(
            f"{self.url}/api/tables", json={"game": game, "seats": seats, "bots": bots}, headers=self.cookie
        )
        self.table = table.raise_for_status().json()["table"]["id"]

    async def start(self) -> None:
        live = f"{self.url.replace('http', 'ws', 1)}/api/tables/{self.table}/live"
        self.socket: ClientConnection = await connect(live, additional_headers=self.cookie, max_size=None)
        self.reader = asyncio.create_task(self.read())
        await self.post("start")

    async def post(self, what: str, body: dict[str, Any] | None = None) -> httpx.Response:
        return await self.client.post(f"{self.url}/api/tables/{self.table}/{what}", json=body, headers=self.cookie)

    async def read(self) -> None:
        async for text in self.socket:
            message = json.loads(text)
            if message["type"] == "changed":
                self.told = updated(self.told, message["state"])
                self.see(self.told)
            elif message["type"] == "reply" and message["id"] in self.replies:
                self.replies.pop(message["id"]).set_result(message)

    def see(self, state: dict[str, Any]) -> None:
        if not self.state or state["table"]["revision"] >= self.state["table"]["revision"]:
            self.state = state
        self.look()

    def is_asked(self) -> bool:
        turn = self.state["turn"]
        newer = self.state["table"]["revision"] > self.answered_at
        return turn is not None and turn["seat"] == 0 and newer

    def look(self) -> None:
        if not self.busy and self.is_asked():
            self.busy = True
            self.ready.put_nowait(self)

    async def move(self) -> None:
        """One answer, or the confirmation of a turn."""
        state = self.state
        if not self.is_asked():  # a newer state has come since it got in line
            self.busy = False
            return
        asked = {"revision": state["table"]["revision"], "seat": 0}
        what = "confirm"
        if not state["turn"]["hold"]:
            what = "answer"
            asked["answer"] = self.chance.choice(state["position"]["legal"])["text"]
        began = time.perf_counter()
        refused = await (self.by_http(what, asked) if self.over_http else self.by_socket(what, asked))
        if refused:
            self.figures.refused[refused] += 1
        else:
            self.figures.times.append(time.perf_counter() - began)
        await asyncio.sleep(0)
        self.busy = False
        self.look()

    async def by_http(self, what: str, asked: dict[str, Any]) -> str | None:
        answer = await self.post("answers" if what == "answer" else what, asked)
        if answer.status_code == 200:
            self.see(answer.json()["state"])
            return None
        return str(answer.json()["error"]["code"])

    async def by_socket(self, what: str, asked: dict[str, Any]) -> str | None:
        self.sent += 1
        reply = self.replies[self.sent] = asyncio.get_running_loop().create_future()
        await self.socket.send(json.dumps({"id": self.sent, "do": what, **asked}))
        answer = await reply
        self.answered_at = asked["revision"]  # the new state is on its way: the old one is not to be answered twice
        return None if answer["ok"] else str(answer["error"]["code"])


def updated(known: dict[str, Any], parts: dict[str, Any]) -> dict[str, Any]:
    """A state with those parts that are different now (docs/server/api.md, *Live*)."""
    both = [name for name in ("table", "position") if known.get(name) and parts.get(name)]
    inner = {name: updated(known[name], parts[name]) for name in both}
    return {**known, **parts, **inner}


async def play(url: str, given: argparse.Namespace) -> tuple[Figures, float, dict[str, float]]:
    figures, ready = Figures(), asyncio.Queue[Player]()
    limits = httpx.Limits(max_connections=64, max_keepalive_connections=64)
    async with httpx.AsyncClient(timeout=60, limits=limits) as client:
        players = [Player(url, number, number % 2 == 0, figures, ready) for number in range(given.tables)]
        games = ["rajas", "agra"]
        for player in players:
            await player.sit_down(client, games[player.number // 2 % 2], 2 + player.number % 3, given.bot)
        for player in players:
            await player.start()
        print(f"{given.tables} tables play", file=sys.stderr)
        before = await metrics(client, url)
        moves: set[asyncio.Task[None]] = set()
        began = time.perf_counter()
        for number in range(given.rate * given.seconds):
            planned = began + number / given.rate
            await asyncio.sleep(max(0.0, planned - time.perf_counter()))
            if ready.empty():
                figures.idle += 1
                continue
            figures.late.append(time.perf_counter() - planned)
            task = asyncio.create_task(ready.get_nowait().move())
            moves.add(task)
            task.add_done_callback(moves.discard)
        await asyncio.gather(*moves)
        took = time.perf_counter() - began
        after = await metrics(client, url)
        for player in players:
            player.reader.cancel()
            await player.socket.close()
    return figures, took, {name: after[name] - before.get(name, 0) for name in after}


async def metrics(client: httpx.AsyncClient, url: str) -> dict[str, float]:
    text = (await client.get(f"{url}/metrics")).text
    found = re.findall(r'^doab_answers_total\{game="\w+",how="(\w+)"\} (\S+)$', text, re.MULTILINE)
    totals: dict[str, float] = {}
    for how, number in found:
        totals[how] = totals.get(how, 0) + float(number)
    seconds = re.search(r"^process_cpu_seconds_total (\S+)$", text, re.MULTILINE)
    return {**totals, "cpu": float(seconds[1]) if seconds else 0.0}


def part(times: list[float], share: float) -> float:
    return 1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))]


def report(given: argparse.Namespace, figures: Figures, took: float, counted: dict[str, float]) -> str:
    times = figures.times
    machine = f"{os.cpu_count()} cores, Python {platform.python_version()}"
    lines = [
        f"{given.tables} tables ({given.bot} bots, 2–4 seats, both games), {given.rate} moves/s, {took:.0f} s, "
        + machine,
        "",
        "| | |",
        "|---|---|",
        f"| moves of players | {len(times)} ({len(times) / took:.0f}/s) |",
        f"| answers of bots | {counted.get('bot', 0):.0f} ({counted.get('bot', 0) / took:.0f}/s) |",
        f"| draws of chance | {counted.get('chance', 0):.0f} |",
        f"| round trip, median | {part(times, 0.5):.1f} ms |",
        f"| round trip, 90 % | {part(times, 0.9):.1f} ms |",
        f"| round trip, 99 % | {part(times, 0.99):.1f} ms |",
        f"| round trip, longest | {part(times, 1):.1f} ms |",
        f"| sent later than planned, 99 % | {part(figures.late, 0.99):.1f} ms |",
        f"| moments without anybody to move | {figures.idle} |",
        f"| refused | {dict(figures.refused) or 'none'} |",
        f"| processor time of the server | {100 * counted['cpu'] / took:.0f} % of one core |",
    ]
    return "\n".join(lines)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--rate", type=int, default=100, help="moves a second, over all tables")
    parser.add_argument("--seconds", type=int, default=60)
    parser.add_argument("--bot", default="random")
    parser.add_argument("--save", action="store_true", help="keep the result in benchmarks/results/server-load.md")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        environment = {**os.environ, "DOAB_CALLS_A_MINUTE": "0", "DOAB_SIGN_INS_A_MINUTE": "0"}
        command = [str(DOAB), "serve", "--port", "0", "--folder", folder, "--no-open", "--log", "json"]
        errors = Path(folder) / "errors"
        with errors.open("w") as stderr:
            server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=stderr, text=True, env=environment)
        try:
            assert server.stdout is not None
            url = next(found[0] for line in server.stdout if (found := re.search(r"http://[\w.:]+\d", line)))
            told = report(given, *asyncio.run(play(url, given)))
        finally:
            server.terminate()
            server.wait(10)
        print(told)
        faults = [line for line in errors.read_text().splitlines() if '"level": "error"' in line.lower()]
        print(f"\nerrors in the server's log: {len(faults)}", *faults[:3], sep="\n")
    if given.save:
        RESULTS.mkdir(exist_ok=True)
        (RESULTS / "server-load.md").write_text(f"# Load on the server\n\n{told}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
