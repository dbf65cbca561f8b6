"""`doab record verify`: are the dice of a game those that were sealed before it?"""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer
from rich.text import Text

from doab.cli.options import EditionOption
from doab.cli.terminal import make_console, read_file, stop
from doab.core import find_rules, parse_record
from doab.core.dice_remarks import NO_DICE, SEED_IS_SECRET, parse_seal, skipped_text, verify_dice
from doab.core.errors import RecordError


def record_verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="The record of a game that was played on a server.")],
    edition: EditionOption = None,
    commitment: Annotated[
        str | None,
        typer.Option("--commitment", metavar="HEX", help="The commitment that you wrote down before the game."),
    ] = None,
) -> None:
    """Draw all dice and tiles of a recorded game again, and say whether they are what had been sealed.

    The status is 1 if it does not, and the first line that is not true is named; 2 if there is nothing to verify.

    Examples:

      doab record verify my-game.doab

      doab record verify my-game.doab --commitment 7a52…
    """
    console = make_console()
    text = read_file(file)
    try:
        record = parse_record(text)
        seal = parse_seal(record)
        if seal is None:
            raise stop(f"{file}: {NO_DICE}")
        if seal.seed is None:
            raise stop(f"{file}: {SEED_IS_SECRET}")
        rules = find_rules(record.game, record.rules)
        if edition is not None:
            rules = rules.with_edition(edition)
        verified = verify_dice(record, rules, commitment.strip().lower() if commitment is not None else None)
    except RecordError as error:
        console.print(Text.assemble(f"{file}: ", ("failed", "bold red"), f": {error}"), soft_wrap=True)
        raise typer.Exit(1) from error
    told = f"all {verified} draws are what the sealed dice gave"
    if seal.skipped:
        told += f"; taken back were draws {skipped_text(seal.skipped)}"
    console.print(Text.assemble(f"{file}: ", ("ok", "bold green"), f" ({told})"), soft_wrap=True)
