"""`doab data write` and `doab data info`: games as tables of their moves, in Parquet."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from doab.cli.options import EditionOption, OptionOption, SeedOption, chosen_rules, read_options, words_of
from doab.cli.terminal import draw_seed, make_console, progress_bar, read_file, stop
from doab.core import Record, parse_record
from doab.core.errors import DoabError, OptionError, RecordError


def data_write(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A new folder for the dataset.")],
    files: Annotated[list[Path] | None, typer.Argument(metavar="FILE…", help="Records of games.")] = None,
    games: Annotated[
        int, typer.Option("--games", metavar="N", min=0, help="Games that bots play, in addition to the records.")
    ] = 0,
    bots: Annotated[
        str, typer.Option("--bots", metavar="NAMES", help="The bots, one per seat: greedy,random. They change seats.")
    ] = "random,random",
    game: Annotated[
        str, typer.Option("--game", metavar="GAME", help="The game that bots play, if there is no record.")
    ] = "rajas",
    observations: Annotated[
        bool, typer.Option("--observations/--no-observations", help="Also write what each seat knew, as numbers.")
    ] = True,
    megabytes: Annotated[float, typer.Option("--megabytes", metavar="N", min=0.001, help="Size of a file.")] = 128,
    option: OptionOption = None,
    edition: EditionOption = None,
    seed: SeedOption = None,
) -> None:
    """Write games into Parquet files: a row for every answer, and a row for every game.

    The games come from records, from bots that play them now, or from both. They are of one game, one edition and, with
    observations, one number of players.

    Examples:

      doab data write moves games/*.doab

      doab data write moves --games 1000 --bots greedy,random --seed 1
    """
    with data_is_installed():
        from doab.data.selfplay import bot_games
        from doab.data.writer import DatasetWriter
    console = make_console()
    paths = files or []
    if not paths and not games:
        raise OptionError("there is nothing to write: name records, or let bots play with --games")
    first = _read(paths[0]) if paths else None
    rules = chosen_rules(first.game if first is not None else game, edition)
    seats = words_of(bots)
    used = draw_seed(seed, console) if games else ""
    if games:
        rules.settle([f"Seat {number}" for number in range(1, len(seats) + 1)], read_options(option))
    players = (len(first.names) if first is not None else len(seats)) if observations else None
    with (
        progress_bar("games", make_console(error=True)) as bar,
        DatasetWriter(folder, rules, players, observations, megabytes) as writer,
    ):
        task = bar.add_task("", total=len(paths) + games)
        for path in paths:
            record = _read(path)
            with _told_with(path):
                writer.add(record)
            bar.advance(task)
        for played in bot_games(rules, seats, games, used, read_options(option)):
            writer.add(played)
            bar.advance(task)
    repeated = f"; {writer.repeated} came twice and were written once" if writer.repeated else ""
    console.print(f"{folder}: {writer.games} games, {writer.moves:,} answers{repeated}")


def data_info(
    folder: Annotated[Path, typer.Argument(metavar="FOLDER", help="A dataset.")],
    layout: Annotated[bool, typer.Option("--layout", help="Also say what the numbers of an observation mean.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON, for programs.")] = False,
) -> None:
    """Say what is in a dataset, and whether the installed rules can read it.

    Examples:

      doab data info moves

      doab data info moves --layout
    """
    with data_is_installed():
        from doab.data.reader import Dataset
    console = make_console()
    dataset = Dataset(folder)
    about = dataset.description
    try:
        dataset.rules()
        misfit = ""
    except DoabError as error:
        misfit = str(error)
    if as_json:
        numbers = {"games": dataset.number_of_games, "answers": dataset.number_of_moves, "bytes": dataset.bytes}
        console.print_json(json.dumps({**json.loads(about.to_json()), **numbers, "misfit": misfit or None}))
        return
    table = Table(show_header=False)
    players = f"{about.players} players" if about.players is not None else "different numbers of players"
    table.add_row("game", f"{about.game}, rules {about.rules}, {players}")
    table.add_row("edition", f"{about.edition} {about.edition_digest}")
    table.add_row("games", f"{dataset.number_of_games:,}")
    table.add_row("answers", f"{dataset.number_of_moves:,}, chance's among them")
    table.add_row("observations", f"{about.size} numbers in {len(about.layout)} pieces" if about.layout else "none")
    table.add_row("files", f"{2 * len(dataset.parts)}, {dataset.bytes / 1_000_000:.1f} MB")
    table.add_row("installed rules", f"do not fit: {misfit}" if misfit else "fit")
    console.print(table)
    if layout and about.layout:
        pieces = Table("from", "piece", "shape", "bounds", "meaning")
        for piece in about.layout:
            shape = " × ".join(str(length) for length in piece["shape"])
            bounds = f"{piece['low']} … {piece['high']}"
            pieces.add_row(str(piece["start"]), piece["name"], shape, bounds, piece["meaning"])
        console.print(pieces)


def _read(path: Path) -> Record:
    with _told_with(path):
        return parse_record(read_file(path))


@contextmanager
def _told_with(path: Path) -> Iterator[None]:
    """What is wrong with a record is reported with its file."""
    try:
        yield
    except RecordError as error:
        raise RecordError(0, f"{path}: {error}") from error


@contextmanager
def data_is_installed() -> Iterator[None]:
    """Around the imports of what only the `data` extra installs."""
    try:
        yield
    except ImportError as error:
        raise stop(f"the package “{error.name or 'pyarrow'}” is missing: pip install 'doab[data]' brings it") from error
