"""`doab serve` as a process: it says where it listens, answers there, and ends in good order."""

import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import pytest

DOAB = Path(sys.executable).with_name("doab")
DEADLINE = 60
SERVER_PACKAGES = ("alembic", "argon2", "fastapi", "httpx", "pebble", "platformdirs", "sqlalchemy", "uvicorn")

Start = Callable[..., subprocess.Popen[str]]

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs signals")


def surroundings(folder: Path, **variables: str) -> dict[str, str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("DOAB_", "DISPLAY", "WAYLAND"))}
    return {**kept, "DOAB_FOLDER": str(folder / "tables"), "NO_COLOR": "1", **variables}


@pytest.fixture
def start(tmp_path: Path) -> Iterator[Start]:
    """Starts `doab serve` on a free port: `start("--log", "plain", DOAB_GUESTS="no")`."""
    running: list[subprocess.Popen[str]] = []

    def call(*words: str, **variables: str) -> subprocess.Popen[str]:
        one = subprocess.Popen(
            [DOAB, "serve", "--port", "0", *words],
            env=surroundings(tmp_path, **variables),
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
        )
        running.append(one)
        return one

    yield call
    for one in running:
        with one:
            if one.poll() is None:
                os.killpg(one.pid, signal.SIGKILL)


def address_of(server: subprocess.Popen[str]) -> str:
    """Waits until the server is ready and reads its first line, which must say where it listens."""
    assert server.stdout is not None
    line = server.stdout.readline()
    found = re.fullmatch(r"Doab listens on (http://127\.0\.0\.1:([1-9]\d*))\n", line)
    assert found, f"{line!r}, {server.stderr.read() if server.stderr and not line else ''}"
    return found[1]


def call(folder: Path, *words: str, **variables: str) -> subprocess.CompletedProcess[str]:
    """A call that does not start a server."""
    return subprocess.run(
        [DOAB, *words],
        env=surroundings(folder, **variables),
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )


@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT], ids=["SIGTERM", "SIGINT"])
def test_it_listens_answers_and_stops(start: Start, tmp_path: Path, number: signal.Signals) -> None:
    server = start()
    url = address_of(server)
    with httpx.Client(base_url=url) as client:
        answer = client.get("/healthz")
        assert (answer.status_code, answer.json()["ok"]) == (200, True)
        assert "server" not in answer.headers
        # The connection is still open: that does not keep the server from stopping.
        server.send_signal(number)
        out, errors = server.communicate(timeout=DEADLINE)
    assert server.returncode == 0
    assert out == ""
    events = [json.loads(line)["event"] for line in errors.splitlines()]
    assert events[-1] == f"Finished server process [{server.pid}]"
    assert "Application shutdown complete." in events
    assert (tmp_path / "tables" / "doab.sqlite3").exists()


def test_an_interrupt_in_the_terminal_reaches_all_processes_and_ends_them_quietly(start: Start) -> None:
    server = start("--bot-workers", "2", "--log", "plain")
    address_of(server)
    os.killpg(server.pid, signal.SIGINT)  # while the processes for bots are still starting
    os.killpg(server.pid, signal.SIGINT)
    assert server.communicate(timeout=DEADLINE) == ("", "")
    assert server.returncode == 0


def test_a_signal_before_it_is_ready(start: Start) -> None:
    server = start("--log", "json")
    assert server.stderr is not None
    while "Waiting for application startup" not in server.stderr.readline():
        assert server.poll() is None
    server.terminate()
    errors = server.communicate(timeout=DEADLINE)[1]
    assert server.returncode == 0
    assert "Traceback" not in errors


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = str(taken.getsockname()[1])
        done = call(tmp_path, "serve", "--port", port)
    assert done.returncode == 2
    told = f"error: 127.0.0.1 port {port} is taken by another program: choose another one with --port\n"
    assert (done.stdout, done.stderr) == ("", told)
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("words", "variables", "told"),
    [
        (("--host", "192.0.2.1"), {}, "192.0.2.1 is not an address of this machine: choose another one with --host"),
        (("--host", "no..where"), {}, "there is no address “no..where” to listen on"),
        (("--port", "70000"), {}, "Input should be less than or equal to 65535"),
        ((), {"DOAB_BOT_WORKERS": "0"}, "'DOAB_BOT_WORKERS'): Input should be greater than or equal to 1"),
        ((), {"DOAB_SWEEP_SECONDS": "soon"}, "DOAB_SWEEP_SECONDS must be a number, not 'soon'"),
        (
            (),
            {"DOAB_DATABASE": "mysql://doab@localhost/doab"},
            "tables are kept in SQLite or PostgreSQL, not in “mysql”",
        ),
        (("--log", "loud"), {}, "'loud' is not one of 'plain', 'json'"),
    ],
)
def test_one_line_and_status_two(tmp_path: Path, words: tuple[str, ...], variables: dict[str, str], told: str) -> None:
    done = call(tmp_path, "serve", "--port", "0", *words, **variables)
    assert done.returncode == 2
    assert told in done.stderr
    assert done.stderr.startswith("error: ")
    assert done.stderr.count("\n") == 1
    assert list(tmp_path.iterdir()) == []


def test_options_and_variables_reach_the_server(start: Start, tmp_path: Path) -> None:
    url = address_of(start("--no-guests", DOAB_REGISTRATION="no", DOAB_DATABASE=f"sqlite:///{tmp_path / 'my.db'}"))
    guest = httpx.post(f"{url}/api/guests", json={"name": "Asha"})
    account = httpx.post(f"{url}/api/register", json={"login": "asha", "password": "correct horse battery"})
    assert (guest.status_code, account.status_code) == (403, 403)
    assert (tmp_path / "my.db").exists()
    assert not (tmp_path / "tables").exists()


@pytest.mark.parametrize(("words", "believed"), [((), False), (("--proxy", "127.0.0.1"), True)])
def test_a_proxy_is_believed_only_if_it_is_named(start: Start, words: tuple[str, ...], believed: bool) -> None:
    url = address_of(start(*words))
    answer = httpx.post(f"{url}/api/guests", json={"name": "Asha"}, headers={"X-Forwarded-Proto": "https"})
    assert answer.status_code == 201
    # A cookie that came over https may travel over https only.
    assert ("Secure" in answer.headers["Set-Cookie"]) == believed


def test_the_browser_is_opened_when_it_is_ready(start: Start, tmp_path: Path) -> None:
    opened = tmp_path / "opened"
    browser = tmp_path / "browser"
    browser.write_text(f'#!/bin/sh\necho "$1" > "{opened}.part"; mv "{opened}.part" "{opened}"\n', encoding="utf-8")
    browser.chmod(0o755)
    url = address_of(start("--open", BROWSER=f"{browser} %s"))
    deadline = time.monotonic() + DEADLINE
    while not opened.exists():
        assert time.monotonic() < deadline
        time.sleep(0.01)
    assert opened.read_text("utf-8") == f"{url}\n"


WITHOUT = """
import sys
for name in {packages}:
    sys.modules[name] = None
from doab.cli import main
main()
"""


@pytest.mark.parametrize("words", [["serve"], ["tables", "check"]], ids=" ".join)
def test_without_the_packages_of_the_server(tmp_path: Path, words: list[str]) -> None:
    program = WITHOUT.format(packages=SERVER_PACKAGES)
    done = subprocess.run(
        [sys.executable, "-c", program, *words],
        env=surroundings(tmp_path),
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )
    assert done.returncode == 2
    assert re.fullmatch(
        r"error: the server needs the package “\w+”: pip install 'doab\[server\]' brings all of them\n", done.stderr
    )


def test_the_terminal_needs_none_of_them(tmp_path: Path) -> None:
    program = WITHOUT.format(packages=SERVER_PACKAGES)
    done = subprocess.run(
        [sys.executable, "-c", program, "games"],
        env=surroundings(tmp_path),
        capture_output=True,
        text=True,
        timeout=DEADLINE,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "rajas · Rajas of the Ganges" in done.stdout
