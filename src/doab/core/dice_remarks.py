"""What a record says of its dice, in remarks that programs without sealed dice read over, and whether it is true.

    # dice commitment 7a52…      the hash that was published before the game
    # dice salt 0 monsoon        the word of a player, by seat; a seat without one has no line
    # dice seed 3f09…            the secret bytes, when the game is over
    # dice skipped 12-15, 20     draws that were taken back with everybody's consent

Every question to chance costs one draw, also if it has one possible answer. Draws are numbered from 1.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Final

from doab.core.chance import CHANCE
from doab.core.errors import RecordError
from doab.core.game import Game
from doab.core.records import Move, Record, parse_record
from doab.core.rules import Rules
from doab.core.sealed import SEED_BYTES, SealedSource, check_salt, commitment

NO_DICE: Final = "the record says nothing of sealed dice (no line “# dice commitment …”): there is nothing to verify"
SEED_IS_SECRET: Final = "the dice can be verified only when the game is over: their seed is secret until then"

_REMARK = re.compile(r"dice (?P<what>commitment|salt|seed|skipped)\b(?P<rest>.*)")
_SALT = re.compile(r"(?P<seat>[0-9]{1,9}) (?P<word>.+)")
_HEX = re.compile(rf"[0-9a-f]{{{2 * SEED_BYTES}}}")
# No game has a million draws: whatever a file says, the list of what was skipped stays short enough to be held.
_SPAN = re.compile(r"(?P<first>[0-9]{1,6})(?:-(?P<last>[0-9]{1,6}))?")


@dataclass(frozen=True)
class Seal:
    """All that a record says of its dice."""

    commitment: str
    salts: tuple[str, ...]
    """The word of every seat, empty where there is none."""
    seed: bytes | None = None
    skipped: tuple[int, ...] = ()
    """Numbers of the draws that were taken back, in ascending order."""
    commitment_line: int = field(default=0, compare=False)
    seed_line: int = field(default=0, compare=False)

    def remarks(self) -> list[str]:
        """The remarks of a record; `parse_seal` is the inverse."""
        lines = [f"dice commitment {self.commitment}"]
        for seat, salt in enumerate(self.salts):
            if salt:
                check_salt(salt)
                lines.append(f"dice salt {seat} {salt}")
        if self.seed is not None:
            lines.append(f"dice seed {self.seed.hex()}")
        if self.skipped:
            lines.append(f"dice skipped {skipped_text(self.skipped)}")
        return lines


def parse_seal(record: Record) -> Seal | None:
    """What the remarks of a record say of its dice; None if that is nothing."""
    found: dict[str, tuple[int, str]] = {}
    salts = ["" for _ in record.names]
    for line, what, rest in _dice_remarks(record):
        named = what
        if what == "salt":
            seat, rest = _parse_salt(line, rest, len(salts))
            salts[seat] = rest
            named = f"salt {seat}"
        if named in found:
            raise RecordError(line, f"“dice {named}” is given for the second time")
        found[named] = (line, rest)
    if not found:
        return None
    if "commitment" not in found:
        line, _ = next(iter(found.values()))
        raise RecordError(line, "there is no “# dice commitment …” that was published before the game")
    seed, skipped = found.get("seed"), found.get("skipped")
    return Seal(
        _hex_digits("commitment", *found["commitment"]),
        tuple(salts),
        bytes.fromhex(_hex_digits("seed", *seed)) if seed else None,
        _parse_skipped(*skipped) if skipped else (),
        found["commitment"][0],
        seed[0] if seed else 0,
    )


def _dice_remarks(record: Record) -> Iterator[tuple[int, str, str]]:
    """Line, kind and content of every remark about the dice. Remarks that were not read from a file have line 0."""
    lines = record.remark_lines + [0] * len(record.remarks)
    for line, remark in zip(lines, record.remarks, strict=False):
        match = _REMARK.fullmatch(remark)
        if match is not None:
            yield line, match["what"], match["rest"].strip()


def _parse_salt(line: int, text: str, seats: int) -> tuple[int, str]:
    match = _SALT.fullmatch(text)
    if match is None or int(match["seat"]) >= seats:
        raise RecordError(line, f"expected “# dice salt SEAT WORD” with a seat from 0 to {seats - 1}, got “{text}”")
    return int(match["seat"]), match["word"].strip()


def _hex_digits(what: str, line: int, text: str) -> str:
    if not _HEX.fullmatch(text):
        raise RecordError(line, f"“dice {what}” must be {2 * SEED_BYTES} digits 0–9 and a–f, got “{text}”")
    return text


def skipped_text(numbers: Sequence[int]) -> str:
    """`12-15, 20`: ascending numbers, those that follow each other drawn together."""
    spans: list[list[int]] = []
    for number in numbers:
        if spans and number == spans[-1][1] + 1:
            spans[-1][1] = number
        else:
            spans.append([number, number])
    return ", ".join(str(first) if first == last else f"{first}-{last}" for first, last in spans)


def _parse_skipped(line: int, text: str) -> tuple[int, ...]:
    numbers: list[int] = []
    for part in text.split(","):
        match = _SPAN.fullmatch(part.strip())
        first = int(match["first"]) if match else 0
        last = int(match["last"] or first) if match else 0
        if not (numbers[-1] if numbers else 0) < first <= last:
            raise RecordError(line, f"“dice skipped” must be ascending numbers such as “12-15, 20”, got “{text}”")
        numbers += range(first, last + 1)
    return tuple(numbers)


# -- verifying


def verify_dice(record: Record | str, rules: Rules | None = None, published: str | None = None) -> int:
    """Replay a record and draw again whatever chance answered in it: how many draws were verified.

    The first line that is not what the sealed dice gave is named by a `RecordError`. `published` is the commitment as
    somebody wrote it down before the game. `rules` serves an edition that is not the default one.
    """
    read = parse_record(record) if isinstance(record, str) else record
    seal = parse_seal(read)
    if seal is None:
        raise RecordError(0, NO_DICE)
    if seal.seed is None:
        raise RecordError(0, SEED_IS_SECRET)
    if published is not None and published != seal.commitment:
        raise RecordError(seal.commitment_line, f"the commitment before the game was {published}, not this one")
    if commitment(seal.seed) != seal.commitment:
        where = f" in line {seal.commitment_line}" if seal.commitment_line else ""
        raise RecordError(seal.seed_line, f"the seed is not the one of the commitment{where}: its hash is another")
    redrawing = _Redrawing(seal.seed, seal.salts, seal.skipped)
    Game.from_record(read, rules, watch=redrawing.check)
    return redrawing.verified


class _Redrawing:
    """Draws what chance answers in a record once more."""

    def __init__(self, seed: bytes, salts: Sequence[str], skipped: Sequence[int]) -> None:
        self.source = SealedSource(seed, salts)
        self.skipped = frozenset(skipped)
        self.verified = 0

    def check(self, game: Game, move: Move) -> None:
        if game.over or game.state.to_move() != CHANCE or move.owner != "chance":
            return  # not a draw; if it should have been one, the replay refuses the line
        while int(self.source.drawn) + 1 in self.skipped:
            self.source.drawn += 1
        offers = game.state.offers()
        drawn = game.rules.table[offers.draw(self.source)].text
        # As in `ActionTable.parse`, white space and capitals do not matter.
        if " ".join(move.text.split()).casefold() != drawn.casefold():
            number = int(self.source.drawn)
            raise RecordError(move.line, f"draw {number} of the sealed dice is “{drawn}”, not “{move.text}”")
        self.verified += 1
