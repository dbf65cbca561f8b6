"""`doab serve`: games for people at other screens."""

from __future__ import annotations

import os
import sys
import threading
import webbrowser
from collections.abc import Iterator
from contextlib import contextmanager
from enum import StrEnum
from typing import Annotated

import typer
from rich.text import Text

from doab.cli.options import DatabaseOption, FolderOption
from doab.cli.terminal import make_console, stop


class LogForm(StrEnum):
    PLAIN = "plain"
    JSON = "json"


class LogLevel(StrEnum):
    DEBUG = "debug"
    INFO = "info"
    WARNING = "warning"
    ERROR = "error"


def serve(
    host: Annotated[
        str,
        typer.Option(
            "--host", metavar="ADDRESS", envvar="DOAB_HOST", help="Where to listen; 0.0.0.0: for other machines, too."
        ),
    ] = "127.0.0.1",
    port: Annotated[
        int,
        typer.Option("--port", metavar="N", envvar="DOAB_PORT", min=0, max=65535, help="0: any port that is free."),
    ] = 8000,
    folder: FolderOption = None,
    database: DatabaseOption = None,
    address: Annotated[
        str | None,
        typer.Option(
            "--address",
            metavar="URL",
            envvar="DOAB_ADDRESS",
            help="How people reach the server: https://games.example.org",
        ),
    ] = None,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open", envvar="DOAB_OPEN", help="Open a browser. Default: only when started in a terminal."
        ),
    ] = None,
    bot_workers: Annotated[
        int | None,
        typer.Option("--bot-workers", metavar="N", envvar="DOAB_BOT_WORKERS", min=1, help="Processes for bots (1)."),
    ] = None,
    bot_seconds: Annotated[
        float | None,
        typer.Option(
            "--bot-seconds", metavar="SECONDS", envvar="DOAB_BOT_SECONDS", min=0.1, help="Time for one answer (10)."
        ),
    ] = None,
    guests: Annotated[
        bool | None,
        typer.Option("--guests/--no-guests", envvar="DOAB_GUESTS", help="Whether people may play without an account."),
    ] = None,
    registration: Annotated[
        bool | None,
        typer.Option(
            "--registration/--no-registration", envvar="DOAB_REGISTRATION", help="Whether new accounts can be made."
        ),
    ] = None,
    log: Annotated[
        LogForm | None,
        typer.Option(
            "--log",
            envvar="DOAB_LOG",
            help="Log for people or for programs. Default: people in a terminal, else programs.",
        ),
    ] = None,
    log_level: Annotated[
        LogLevel | None,
        typer.Option("--log-level", envvar="DOAB_LOG_LEVEL", help="Default: warning (plain), info (json)."),
    ] = None,
    proxy: Annotated[
        str,
        typer.Option(
            "--proxy",
            metavar="ADDRESSES",
            envvar="DOAB_PROXY",
            help="Proxies that are believed when they name the visitor.",
        ),
    ] = "",
) -> None:
    """Serve games to browsers, on this machine and others. Ctrl-C stops it; all games go on where they were.

    Every option can also be set by an environment variable, and so can settings without an option:
    DOAB_METRICS_PUBLIC=yes.

    Examples:

      doab serve                                    on this machine, http://127.0.0.1:8000

      doab serve --host 0.0.0.0 --no-registration   for everybody in the same network, as guests

      doab serve --address https://games.example.org --proxy 127.0.0.1
    """
    with needs_server():
        from doab.server.app import create_app
        from doab.server.guard.logs import configure_logs
        from doab.server.rows.holding import opened
        from doab.server.serving import listen, serve_app, url_of
        from doab.server.settings import settings_from
    settings = settings_from(
        os.environ,
        folder=folder,
        database=database,
        address=address,
        bot_workers=bot_workers,
        bot_seconds=bot_seconds,
        guests=guests,
        registration=registration,
    )
    plain = log is LogForm.PLAIN or (log is None and sys.stderr.isatty())
    configure_logs(log_level or (LogLevel.WARNING if plain else LogLevel.INFO), plain)
    listening = listen(host, port)
    url = url_of(listening)

    def ready() -> None:
        console = make_console()
        console.print(Text(f"Doab listens on {url}"), soft_wrap=True)
        if settings.address:
            console.print(Text(f"People reach it at {settings.address}"), soft_wrap=True)
        if sys.stdout.isatty():
            console.print(
                Text("Ctrl-C stops it. Nothing is lost: all games go on with the next start.", "bright_black")
            )
        sys.stdout.flush()
        if (sys.stdout.isatty() if open_browser is None else open_browser) and has_browser():
            # In a thread, because some browsers are waited for until they are closed.
            threading.Thread(target=webbrowser.open, args=[url], daemon=True).start()

    app = create_app(settings)
    with opened(app.state.running.database, url):
        serve_app(app, settings, listening, ready, proxy)


@contextmanager
def needs_server() -> Iterator[None]:
    """Around the imports of what only the `server` extra installs."""
    try:
        yield
    except ModuleNotFoundError as error:
        if error.name is None or error.name.partition(".")[0] == "doab":
            raise
        raise stop(
            f"the server needs the package “{error.name}”: pip install 'doab[server]' brings all of them"
        ) from error


def has_browser() -> bool:
    """Whether there is a browser with a window: one in the terminal would take it away from the server."""
    has_screen = any(os.environ.get(name) for name in ("DISPLAY", "WAYLAND_DISPLAY", "BROWSER"))
    if sys.platform not in ("win32", "darwin") and not has_screen:
        return False
    try:
        webbrowser.get()
    except webbrowser.Error:
        return False
    return True
