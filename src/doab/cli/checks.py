"""`doab record check` and `doab edition check`: is this file in order?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from doab.cli.options import EditionOption
from doab.cli.saving import load_game
from doab.cli.terminal import make_console, progress_bar
from doab.core import find_rules
from doab.core.editions import line_of, read_text, read_toml
from doab.core.errors import DoabError, EditionError


def record_check(
    files: Annotated[list[Path], typer.Argument(metavar="FILE…", help="Records of games.")],
    edition: EditionOption = None,
) -> None:
    """Replay records and say of each whether today's rules still play it the same way.

    The status is 1 if any file fails. A failure names the line of the file.

    Examples:

      doab record check my-game.doab

      doab record check games/*.doab
    """
    console = make_console()
    failed = False
    with progress_bar("records", console) as bar:
        task = bar.add_task("", total=len(files))
        for file in files:
            text, ok = _check_record(file, edition)
            failed = failed or not ok
            bar.console.print(text, soft_wrap=True)
            bar.advance(task)
    if failed:
        raise typer.Exit(1)


def _check_record(file: Path, edition: Path | None) -> tuple[Text, bool]:
    try:
        game = load_game(file, edition).game
    except (DoabError, OSError, typer.Exit) as error:
        reason = str(error).removeprefix(f"{file}: ") if isinstance(error, DoabError) else _reason(error)
        return Text.assemble(f"{file}: ", ("failed", "bold red"), f": {reason}"), False
    if game.over:
        winners = " and ".join(name for name, rank in game.ranking if rank == 1)
        told = f"{game.version} answers, won by {winners}"
    else:
        told = f"{game.version} answers, still open: waiting for {game.to_move}"
    return Text.assemble(f"{file}: ", ("ok", "bold green"), f" ({told})"), True


def _reason(error: Exception) -> str:
    if isinstance(error, OSError):
        return error.strerror or str(error)
    return "is not UTF-8 text"


def edition_check(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="An edition file (TOML).")],
) -> None:
    """Check an edition file: every table, every row. The status is 1 if something is wrong.

    If you own a game, you can copy its edition file, type in what is printed on your copy, and play with that. A file
    may contain only some tables: the rest is as usual.

    Example:

      doab edition check my-rajas.toml
    """
    console = make_console()
    try:
        game = read_toml(file).get("game")
        if not isinstance(game, str):
            raise EditionError("game", "is missing: the file must say for which game it is")
        rules = find_rules(game).with_edition(file)
    except DoabError as error:
        reason = str(error).removeprefix(f"{file}: ") + _line_told(file, error)
        console.print(Text.assemble(f"{file}: ", ("failed", "bold red"), f": {reason}"), soft_wrap=True)
        raise typer.Exit(1) from error
    told = f" ({rules.title}, edition {rules.edition_name} {rules.edition_digest})"
    console.print(Text.assemble(f"{file}: ", ("ok", "bold green"), told), soft_wrap=True)


def _line_told(file: Path, error: DoabError) -> str:
    """Where in the file it is, if that can be said and the message does not say so itself."""
    if not isinstance(error, EditionError) or "at line" in str(error) or not file.is_file():
        return ""
    line = line_of(read_text(file), error)
    return f" (line {line})" if line else ""
