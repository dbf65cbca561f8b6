"""The terminal: where output goes, how errors are shown, how files are written."""

from __future__ import annotations

import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.text import Text
from typer import BadParameter, Exit
from typer.core import TyperGroup

from doab.core.errors import DoabError

WIDTH_OF_A_FILE: Final = 120
"""Output that goes to a file or a pipe has no width of its own; `COLUMNS` can give it one."""
USER_ERROR: Final = 2


def make_console(error: bool = False) -> Console:
    """The terminal as it is now. Made again each time, because tests and pipes change it under our feet."""
    stream = sys.stderr if error else sys.stdout
    width = None if stream.isatty() or "COLUMNS" in os.environ else WIDTH_OF_A_FILE
    return Console(file=stream, width=width, highlight=False, soft_wrap=False)


def tell_error(message: object) -> None:
    """One clear line. Whatever lines a message has are joined, so that scripts can read it too."""
    line = " ".join(str(message).split())
    make_console(error=True).print(Text.assemble(("error: ", "bold red"), (line, "red")), soft_wrap=True)


class Commands(TyperGroup):
    """A group of commands that says in one line what the user did wrong, without a traceback."""

    def main(
        self,
        args: Sequence[str] | None = None,
        prog_name: str | None = None,
        complete_var: str | None = None,
        standalone_mode: bool = True,
        windows_expand_args: bool = True,
        **extra: Any,
    ) -> Any:
        try:
            status = super().main(args, prog_name, complete_var, False, windows_expand_args, **extra)
        except BrokenPipeError:
            # The reader of our output has gone. Python must not try to write the rest of it when it ends.
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
            sys.exit(1)
        except DoabError as error:
            tell_error(error)
            sys.exit(USER_ERROR)
        except OSError as error:
            where = f"{error.filename}: " if error.filename else ""
            tell_error(f"{where}{error.strerror or error}")
            sys.exit(USER_ERROR)
        except ClickError as error:
            if type(error).__name__ == "NoArgsIsHelpError":
                error.show()
            else:
                context = getattr(error, "ctx", None)
                hint = f" “{context.command_path} --help” shows what is possible." if context is not None else ""
                told = error.format_message()
                tell_error(f"{told if told[-1:] in '.?' else f'{told}.'}{hint}")
            sys.exit(USER_ERROR)
        sys.exit(status if isinstance(status, int) else 0)


# The root of all errors of the command line itself: the class that BadParameter comes from, whichever package holds it.
ClickError: Any = next(kind for kind in BadParameter.__mro__ if kind.__name__ == "ClickException")


def stop(message: object) -> Exit:
    """Show an error; raise what this returns to end the command."""
    tell_error(message)
    return Exit(USER_ERROR)


def draw_seed(seed: str | None, console: Console) -> str:
    """The given seed, or a new one which is shown, so that every run can be repeated."""
    if seed is not None:
        return seed
    fresh = str(time.time_ns() // 1000 % 1_000_000_000)
    console.print(Text(f"seed {fresh} (the same game again: --seed {fresh})", "bright_black"))
    return fresh


def write_file(path: Path, text: str) -> None:
    """Write a file as a whole or not at all: whatever fails meanwhile, there is either the old file or the new one."""
    folder = path.parent
    folder.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=folder)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        # A new file of mkstemp is private; a record is as readable as any other file of its owner.
        mask = os.umask(0)
        os.umask(mask)
        Path(name).chmod(0o666 & ~mask)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def read_file(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except UnicodeDecodeError as error:
        raise stop(f"{path}: is not UTF-8 text (byte {error.start})") from error


def progress_bar(what: str, console: Console) -> Progress:
    """A bar for what takes its time; nothing is drawn where nobody watches."""
    columns = (TextColumn(what), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    return Progress(*columns, console=console, transient=True, disable=not console.is_terminal)
