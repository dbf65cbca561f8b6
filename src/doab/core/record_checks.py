"""Does a record fit the rules that are to replay it, and does the replay end where the record ends?"""

from __future__ import annotations

from doab.core.errors import OptionError, PositionError, RecordError
from doab.core.options import chosen_options, options_text
from doab.core.records import Record
from doab.core.rules import Rules


def check_header(record: Record, rules: Rules, any_version: bool) -> None:
    """Game, version, edition, names and options."""
    if record.game != rules.name:
        raise RecordError(1, f"the record is of {record.game}, not of {rules.name}")
    if record.rules != rules.version and not any_version:
        raise RecordError(1, f"the game was played by rules {record.rules}; this program has rules {rules.version}")
    if record.edition_digest != rules.edition_digest:
        raise RecordError(
            1,
            f"the game was played with edition {record.edition} {record.edition_digest}, "
            f"but {rules.edition_name} {rules.edition_digest} is loaded: give the file of that edition",
        )
    line = 1
    try:
        rules.check_names(record.names)
        line = record.options_line or 1
        rules.settle(record.names, record.options)
    except OptionError as error:
        raise RecordError(line, str(error)) from error


def check_start(record: Record, start: str, rules: Rules) -> None:
    """The position that a record begins from is one, and of the same table as its header."""
    try:
        names, given, _ = rules.store.position(start)
        here = rules.settle(names, given)
    except (PositionError, OptionError) as error:
        raise RecordError(record.start_line, str(error)) from error
    if names != record.names:
        message = f"the position is of {', '.join(names)}, the record of {', '.join(record.names)}"
        raise RecordError(record.start_line, message)
    there = rules.settle(record.names, record.options)
    if here != there:
        told = [options_text(chosen_options(rules.options, options)) for options in (here, there)]
        raise RecordError(record.start_line, f"the options of the position are {told[0]}, of the record {told[1]}")


def check_closing(record: Record, replayed: Record, asked: str | None) -> None:
    """Result and last position; `asked` is who has to answer at the end of the replay."""
    if record.position and record.position != replayed.position:
        raise RecordError(
            record.closing_line,
            f"the record ends in position {record.position}, the replay in {replayed.position}: "
            "the rules play it differently than when it was written",
        )
    if record.position and record.result is None and asked is None:
        raise RecordError(record.closing_line, "the record calls the game open, but it is over")
    if record.result is not None:
        if asked is not None:
            raise RecordError(record.closing_line, f"the record gives a result, but {asked} is still asked")
        if record.result != replayed.result:
            raise RecordError(record.closing_line, f"the replay ends with {replayed.result}, not {record.result}")
