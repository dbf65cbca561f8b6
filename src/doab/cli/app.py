"""The command `doab` and its subcommands, one file a group."""

from __future__ import annotations

from typing import Annotated

import typer

import doab
from doab.cli import arena, bench, checks, data, fuzz, games, perft, play, replay, review, serve, tables, verify
from doab.cli.speeds import is_compiled
from doab.cli.terminal import Commands, make_console

app = typer.Typer(
    name="doab",
    cls=Commands,
    help="Doab plays Rajas of the Ganges and Agra: doab serve in the browser, doab play in your terminal",
    epilog="doab COMMAND --help explains a command, with examples.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
record_app = typer.Typer(cls=Commands, help="Work with records of games.", no_args_is_help=True)
edition_app = typer.Typer(
    cls=Commands, help="Work with editions: what is printed on boards and tiles.", no_args_is_help=True
)
data_app = typer.Typer(cls=Commands, help="Write games as tables of their moves, in Parquet.", no_args_is_help=True)
tables_app = typer.Typer(cls=Commands, help="Work with the tables of a server.", no_args_is_help=True)

app.command("serve")(serve.serve)
app.command("play")(play.play)
app.command("replay")(replay.replay)
app.command("review")(review.review)
app.add_typer(record_app, name="record")
app.add_typer(edition_app, name="edition")
app.add_typer(tables_app, name="tables")
record_app.command("check")(checks.record_check)
record_app.command("verify")(verify.record_verify)
edition_app.command("check")(checks.edition_check)
tables_app.command("check")(tables.tables_check)
app.add_typer(data_app, name="data")
data_app.command("write")(data.data_write)
data_app.command("info")(data.data_info)
app.command("games")(games.games)
app.command("arena")(arena.arena)
app.command("bench")(bench.bench)
app.command("fuzz")(fuzz.fuzz)
app.command("perft")(perft.perft)


def show_version(wanted: bool) -> None:
    if wanted:
        how = "compiled" if is_compiled() else "interpreted"
        make_console().print(f"doab {doab.__version__} ({how})")
        raise typer.Exit


@app.callback()
def doab_command(
    version: Annotated[
        bool, typer.Option("--version", callback=show_version, is_eager=True, help="Show the version and how it runs.")
    ] = False,
) -> None:
    """Doab plays Rajas of the Ganges and Agra, in the browser and in your terminal.

    Start with: doab serve, or doab play
    """
