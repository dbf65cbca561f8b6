"""What the server logs for the people who run it: its lines hold no secrets, its numbers are right, its health is
honest.
"""

import asyncio
import io
import json
import logging
import resource
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager, redirect_stderr
from pathlib import Path
from typing import Any

import httpx
import pytest
from fastapi import APIRouter, FastAPI, HTTPException, Request, WebSocket
from prometheus_client.parser import text_string_to_metric_families
from starlette.responses import Response
from starlette.types import Message

import doab
from doab.core import find_rules
from doab.server.guard import logs
from doab.server.guard.logs import JsonLines, PlainLines, configure_logs
from doab.server.guard.metrics import Metrics
from doab.server.guard.refusals import install_refusals
from doab.server.guard.request_log import RequestLog
from doab.server.heartbeat import Heartbeat
from doab.server.hub import Hub
from doab.server.routes.health import router
from doab.server.rows.database import Database
from doab.server.rows.schema import TableRow
from doab.server.settings import Settings
from tests.server.playing import wait_until
from tests.server.process import ServerProcess

TABLE = "Ab3dEf6hIj9lMn2p"
SECRET = "hunter2hunter2"
HERE, ELSEWHERE = "127.0.0.1", "203.0.113.9"


class SmallHouse:
    """As much of a server as these routes need."""

    def __init__(self, folder: Path, **settings: Any) -> None:
        self.settings = Settings(folder=folder, **settings)
        self.database = Database(self.settings.database_url)
        self.database.migrate()
        self.heartbeat = Heartbeat(self.database, Hub())
        self.metrics = Metrics(self.database)


def small_app(running: SmallHouse) -> FastAPI:
    inner = APIRouter(prefix="/tables")

    @inner.post("/{table_id}/seats/{n}")
    def sit(request: Request, table_id: str, n: int) -> str:
        request.state.user_id = "user 7"
        logging.getLogger("doab.sample").info("sat down", extra={"seat": n})
        return table_id

    @inner.get("/{table_id}/fault")
    def fail(table_id: str) -> None:
        raise RuntimeError("out of order")

    @inner.get("/{table_id}/secret")
    def refuse(table_id: str) -> None:
        raise HTTPException(403)

    @inner.websocket("/{table_id}/live")
    async def live(websocket: WebSocket, table_id: str) -> None:
        websocket.state.user_id = "user 8"
        await websocket.accept()
        if (await websocket.receive())["type"] == "websocket.receive":
            await websocket.close(4403)

    @inner.websocket("/{table_id}/closed")
    async def closed(websocket: WebSocket, table_id: str) -> None:
        await websocket.send_denial_response(Response(status_code=429))

    outer = APIRouter(prefix="/api")
    outer.include_router(inner)
    app = FastAPI()
    app.state.running = running
    app.include_router(outer)
    app.include_router(router)
    install_refusals(app)
    app.add_middleware(RequestLog, metrics=running.metrics)
    return app


@pytest.fixture
def running(tmp_path: Path) -> Iterator[SmallHouse]:
    one = SmallHouse(tmp_path)
    yield one
    one.database.close()


@contextmanager
def json_lines() -> Iterator[list[Any]]:
    """What is logged in the block, read back when it ends; afterwards logging is as it was."""
    loggers = [logging.getLogger(name) for name in (None, "uvicorn", "uvicorn.error", "uvicorn.access", *logs.QUIET)]
    before = [(one, one.handlers, one.filters, one.level, one.propagate) for one in loggers]
    read: list[Any] = []
    with redirect_stderr(io.StringIO()) as written:
        configure_logs("debug", plain=False)
        try:
            yield read
        finally:
            for one, handlers, filters, level, propagate in before:
                one.handlers, one.filters, one.propagate = handlers, filters, propagate
                one.setLevel(level)
    read.extend(json.loads(line) for line in written.getvalue().splitlines())


@asynccontextmanager
async def client_of(app: FastAPI, address: str = HERE) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app, raise_app_exceptions=False, client=(address, 4711))
    async with httpx.AsyncClient(transport=transport, base_url="http://doab") as client:
        yield client


def ask(app: FastAPI, method: str, path: str, address: str = HERE, **more: Any) -> httpx.Response:
    async def once() -> httpx.Response:
        async with client_of(app, address) as client:
            return await client.request(method, path, **more)

    return asyncio.run(once())


def connect(app: FastAPI, path: str, *said: Message) -> list[Message]:
    """What the application sends to a WebSocket that says this."""
    sent: list[Message] = []
    waiting = iter([{"type": "websocket.connect"}, *said])

    async def receive() -> Message:
        return next(waiting)

    async def send(message: Message) -> None:
        sent.append(message)

    scope = {
        "type": "websocket",
        "path": path,
        "raw_path": path.encode(),
        "query_string": b"seat=0&token=hunter2hunter2",
        "headers": [],
        "client": (HERE, 1),
        "subprotocols": [],
        "extensions": {"websocket.http.response": {}},
    }
    asyncio.run(app(scope, receive, send))
    return sent


def without_time(line: dict[str, Any]) -> dict[str, Any]:
    return {name: value for name, value in line.items() if name not in ("time", "ms", "seconds", "logger")}


# ---------------------------------------------------------------- lines


def test_a_request_is_one_line_and_every_line_in_between_has_its_number(running: SmallHouse) -> None:
    with json_lines() as lines:
        answer = ask(small_app(running), "POST", f"/api/tables/{TABLE}/seats/12")
    number = answer.headers["X-Request-Id"]
    assert answer.status_code == 200
    assert len(number) == 16
    told = [line for line in lines if line["logger"].startswith("doab.")]
    assert [without_time(line) for line in told] == [
        {"level": "info", "event": "sat down", "seat": 12, "request": number},
        {
            "level": "info",
            "event": "request",
            "method": "POST",
            "path": "/api/tables/Ab3d…/seats/12",
            "status": 200,
            "user": "user 7",
            "request": number,
        },
    ]
    assert told[1]["ms"] > 0


def test_a_number_that_was_sent_is_not_taken_over(running: SmallHouse) -> None:
    answer = ask(small_app(running), "GET", "/healthz", headers={"X-Request-Id": "mine"})
    assert answer.headers["X-Request-Id"] != "mine"


@pytest.mark.parametrize(
    ("path", "status", "told"),
    [
        (f"/api/tables/{TABLE}/secret", 403, "/api/tables/Ab3d…/secret"),
        (f"/api/tables/{TABLE}/none", 404, "/api/tables/Ab3d…/none"),
        (f"/api/tables/{TABLE}/fault", 500, "/api/tables/Ab3d…/fault"),
        (f"/table/{TABLE}", 404, "/table/Ab3d…"),
    ],
)
def test_no_line_tells_an_id_or_anything_that_was_sent(running: SmallHouse, path: str, status: int, told: str) -> None:
    hidden = {"Authorization": f"Bearer {SECRET}", "Cookie": f"doab_session={SECRET}"}
    with json_lines() as lines:
        answer = ask(small_app(running), "GET", f"{path}?password={SECRET}", headers=hidden)
    assert answer.status_code == status
    requests = [line for line in lines if line["event"] == "request"]
    assert [(line["path"], line["status"]) for line in requests] == [(told, status)]
    assert SECRET not in json.dumps(lines)
    assert TABLE not in json.dumps(lines)


def test_a_fault_is_a_warning_and_health_is_hardly_worth_a_line(running: SmallHouse) -> None:
    app = small_app(running)
    with json_lines() as lines:
        for path in (f"/api/tables/{TABLE}/fault", "/healthz", "/none"):
            ask(app, "GET", path)
    requests = [line for line in lines if line["event"] == "request"]
    assert [(line["path"], line["level"]) for line in requests] == [
        ("/api/tables/Ab3d…/fault", "warning"),
        ("/healthz", "debug"),
        ("/none", "info"),
    ]


def test_websockets_come_and_go(running: SmallHouse) -> None:
    app = small_app(running)
    with json_lines() as lines:
        sent = connect(app, f"/api/tables/{TABLE}/live", {"type": "websocket.receive", "text": SECRET})
    assert [message["type"] for message in sent] == ["websocket.accept", "websocket.close"]
    path = "/api/tables/Ab3d…/live"
    told = [without_time(line) for line in lines if line["logger"] == "doab.server.requests"]
    number = told[0]["request"]
    assert told == [
        {"level": "info", "event": "websocket opened", "path": path, "user": "user 8", "request": number},
        {"level": "info", "event": "websocket closed", "path": path, "user": "user 8", "code": 4403, "request": number},
    ]
    assert SECRET not in json.dumps(lines)
    assert TABLE not in json.dumps(lines)


def test_a_websocket_that_is_refused_or_left(running: SmallHouse) -> None:
    app = small_app(running)
    with json_lines() as lines:
        connect(app, f"/api/tables/{TABLE}/closed")
        connect(app, f"/api/tables/{TABLE}/live", {"type": "websocket.disconnect", "code": 1001})
    told = [line for line in lines if line["logger"] == "doab.server.requests"]
    assert [(line["event"], line.get("code"), line.get("status")) for line in told] == [
        ("websocket refused", None, 429),
        ("websocket opened", None, None),
        ("websocket closed", 1001, None),
    ]
    assert numbers_of(running)["doab_open_websockets", ()] == 0


def test_uvicorn_tells_no_addresses_and_httpx_no_webhooks() -> None:
    with json_lines() as lines:
        logging.getLogger("uvicorn.error").info('%s - "WebSocket %s" [accepted]', "1.2.3.4", f"/live/{TABLE}")
        logging.getLogger("httpx").info("HTTP Request: POST https://example.org/%s", SECRET)
        logging.getLogger("uvicorn.error").info("Started server process [%d]", 5, extra={"color_message": "x"})
    assert [without_time(line) for line in lines] == [{"level": "info", "event": "Started server process [5]"}]


def record(message: str, **fields: Any) -> logging.LogRecord:
    made = {
        "name": "doab.x",
        "levelno": 30,
        "levelname": "WARNING",
        "msg": message,
        "created": 86400.25,
        "msecs": 250.0,
    }
    return logging.makeLogRecord({**made, **fields})


def test_a_json_line_whole() -> None:
    line = JsonLines().format(record("a\nb", table="Ab3d…", event="mine", path=Path("x")))
    assert line == (
        '{"time": "1970-01-02T00:00:00.250Z", "level": "warning", "logger": "doab.x", "event": "a\\nb", '
        '"table": "Ab3d\\u2026", "path": "x"}'
    )


def test_a_json_line_with_a_fault() -> None:
    try:
        raise RuntimeError("out of order")
    except RuntimeError as error:
        line = json.loads(JsonLines().format(record("failed", exc_info=(type(error), error, error.__traceback__))))
    assert line["error"].startswith("Traceback")
    assert line["error"].endswith("RuntimeError: out of order")


def test_a_plain_line_cannot_be_broken_or_steer_the_terminal() -> None:
    line = PlainLines().format(record("request", path="/a\n\x1b[31m…", status=200))
    assert line[8:] == " warning request path=/a\\n\\x1b[31m… status=200"


# ---------------------------------------------------------------- numbers


def numbers_of(running: SmallHouse) -> dict[tuple[str, tuple[str, ...]], float]:
    """By name and labels, the labels in the order of their names."""
    families = text_string_to_metric_families(running.metrics.text().decode())
    return {
        (sample.name, tuple(sample.labels[name] for name in sorted(sample.labels))): sample.value
        for family in families
        for sample in family.samples
    }


def test_requests_are_counted_by_their_pattern(running: SmallHouse) -> None:
    app = small_app(running)
    for table in ("one", "another", TABLE):
        ask(app, "POST", f"/api/tables/{table}/seats/1")
    ask(app, "GET", f"/api/tables/{TABLE}/fault")
    ask(app, "GET", "/made/up")
    ask(app, "BREW", "/made/up/too")
    numbers = numbers_of(running)
    sitting = "/api/tables/{table_id}/seats/{n}"
    requests = {labels: number for (name, labels), number in numbers.items() if name == "doab_requests_total"}
    assert requests == {
        ("POST", sitting, "200"): 3,
        ("GET", "/api/tables/{table_id}/fault", "500"): 1,
        ("GET", "none", "404"): 1,
        ("other", "none", "404"): 1,
    }
    assert numbers["doab_request_seconds_count", ("POST", sitting)] == 3
    assert numbers["doab_request_seconds_bucket", ("+Inf", "POST", sitting)] == 3


def test_what_happens_is_counted(running: SmallHouse) -> None:
    metrics = running.metrics
    metrics.answered("rajas", "bot")
    metrics.answered("rajas", "bot")
    metrics.answered("agra", "player")
    metrics.bot_answered("greedy", 0.02)
    metrics.bot_failed("greedy:7.25", "too_slow")  # what a bot is told does not make it another one
    metrics.delivered("sent")
    metrics.wrote(0.0004)
    metrics.websocket_opened()
    numbers = numbers_of(running)
    assert numbers["doab_answers_total", ("rajas", "bot")] == 2
    assert numbers["doab_answers_total", ("agra", "player")] == 1
    assert numbers["doab_bot_answer_seconds_bucket", ("greedy", "0.01")] == 0
    assert numbers["doab_bot_answer_seconds_bucket", ("greedy", "0.025")] == 1
    assert numbers["doab_bot_failures_total", ("greedy", "too_slow")] == 1
    assert numbers["doab_webhook_deliveries_total", ("sent",)] == 1
    assert numbers["doab_database_write_seconds_bucket", ("0.0005",)] == 1
    assert numbers["doab_open_websockets", ()] == 1
    assert numbers["doab_info", (doab.__version__,)] == 1


def test_tables_are_counted_in_the_database(running: SmallHouse) -> None:
    def table(status: str) -> TableRow:
        return TableRow(
            status=status, game="rajas", rules=1, edition="e", edition_digest="d", options={}, pace={}, seed="00"
        )

    with running.database.write() as session:
        session.add_all([table("open"), table("playing"), table("playing")])
    numbers = numbers_of(running)
    counted = {labels: number for (name, labels), number in numbers.items() if name == "doab_tables"}
    assert counted == {("open",): 1, ("playing",): 2}


@pytest.mark.parametrize(
    ("address", "headers", "status"),
    [
        (HERE, {}, 200),
        ("::1", {}, 200),
        (ELSEWHERE, {}, 403),
        ("testclient", {}, 403),
        (HERE, {"X-Forwarded-For": ELSEWHERE}, 403),
        (HERE, {"Via": "1.1 proxy"}, 403),
    ],
)
def test_only_this_machine_reads_the_metrics(
    running: SmallHouse, address: str, headers: dict[str, str], status: int
) -> None:
    answer = ask(small_app(running), "GET", "/metrics", address, headers=headers)
    assert answer.status_code == status
    assert ("doab_requests" in answer.text) == (status == 200)


def test_unless_everybody_may(tmp_path: Path) -> None:
    running = SmallHouse(tmp_path, metrics_public=True)
    answer = ask(small_app(running), "GET", "/metrics", ELSEWHERE)
    running.database.close()
    assert answer.status_code == 200
    assert answer.headers["Content-Type"].startswith("text/plain; version=")


# ---------------------------------------------------------------- health


def test_healthy(running: SmallHouse) -> None:
    answer = ask(small_app(running), "GET", "/healthz", ELSEWHERE)
    rules = answer.json().pop("rules")
    assert answer.status_code == 200
    assert answer.json() == {"ok": True, "version": doab.__version__, "rules": rules, "database": "ok"}
    assert {name: rules[name] for name in ("agra", "rajas")} == {
        name: find_rules(name).version for name in ("agra", "rajas")
    }


def test_not_healthy_without_a_database(tmp_path: Path) -> None:
    running = SmallHouse(tmp_path / "data")
    app = small_app(running)
    running.database.close()
    for file in (tmp_path / "data").iterdir():
        file.unlink()
    (tmp_path / "data").rmdir()
    with json_lines() as lines:
        answer = ask(app, "GET", "/healthz")
    assert answer.status_code == 503
    assert (answer.json()["ok"], answer.json()["database"]) == (False, "failed")
    assert "the database cannot be read and written" in [line["event"] for line in lines]


def test_a_server_whose_disk_is_full_is_not_healthy(own_server: Callable[..., ServerProcess]) -> None:
    server = own_server()
    assert server.process is not None

    def health() -> tuple[int, str]:
        answer = httpx.get(f"{server.url}/healthz")
        return answer.status_code, answer.json()["database"]

    assert health() == (200, "ok")
    allowed = resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (0, resource.RLIM_INFINITY))
    wait_until(lambda: health() == (503, "failed"))
    resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, allowed)
    wait_until(lambda: health() == (200, "ok"))
