"""Observations are whole and tell nothing hidden: what encoders write, beside their layout and the view of the seat."""

from __future__ import annotations

import json

from librt.vecs import vec
from mypy_extensions import i16

from doab.core.chance import Source
from doab.core.encoding import Encoder, Piece
from doab.core.errors import InvariantError
from doab.core.game import Game
from doab.core.rules import Rules, digest
from doab.core.state import State

UNWRITTEN = -32768
"""What is in a row before it is written. No piece may have so low a number."""
MARGIN = 3
"""Numbers before and behind the observation, which belong to somebody else."""


def has_encoder(rules: Rules) -> bool:
    """Whether a game says how its positions are encoded."""
    return rules.learning.make is not None


def check_encoding(game: Game, source: Source) -> None:
    """What every seat's observation must be; else `InvariantError`.

    - All of its numbers are written, and none outside of it.
    - Every number lies within the bounds of its piece.
    - States from `rules.sight.hidden_variants` give the same numbers, and so does the state that `rules.sight.imagine`
      makes of what is seen: there is nothing hidden in them.
    - Writing it does not change the state.
    """
    encoder = game.rules.learning.encoder(len(game.names))
    before = digest(game.state)
    for seat in range(len(game.names)):
        numbers = encoded(encoder, game.state, seat)
        _check_bounds(encoder, numbers, seat)
        for variant in game.rules.sight.hidden_variants(game.state, seat, source):
            _check_same(encoder, numbers, encoded(encoder, variant, seat), seat, "tells something hidden")
        seen = json.loads(json.dumps(game.rules.sight.seen(game.state, seat)))
        imagined = game.rules.sight.imagine(seen, source)
        _check_same(encoder, numbers, encoded(encoder, imagined, seat), seat, "tells what is not seen")
    if digest(game.state) != before:
        raise InvariantError("encoding the state changed it")


def encoded(encoder: Encoder, state: State, seat: int) -> list[int]:
    """One observation; `InvariantError` if a number before or behind it was written."""
    size = int(encoder.size)
    row = vec[i16]([UNWRITTEN] * (size + 2 * MARGIN))
    encoder.encode(state, seat, row, MARGIN)
    numbers = [int(number) for number in row]
    if numbers[:MARGIN] + numbers[-MARGIN:] != [UNWRITTEN] * (2 * MARGIN):
        raise InvariantError(f"the observation of seat {seat} is written beyond its {size} numbers")
    return numbers[MARGIN:-MARGIN]


def _check_bounds(encoder: Encoder, numbers: list[int], seat: int) -> None:
    for piece in encoder.layout.pieces:
        for at in range(piece.start, piece.stop):
            if numbers[at] == UNWRITTEN:
                raise InvariantError(f"the observation of seat {seat} lacks {_named(piece, at)}")
            if not piece.low <= numbers[at] <= piece.high:
                bounds = f"{piece.low} to {piece.high}"
                message = f"the observation of seat {seat} has {_named(piece, at)} = {numbers[at]}, not {bounds}"
                raise InvariantError(message)


def _check_same(encoder: Encoder, numbers: list[int], others: list[int], seat: int, fault: str) -> None:
    for at, (number, other) in enumerate(zip(numbers, others, strict=True)):
        if number != other:
            where = _named(encoder.layout.piece_at(at), at)
            raise InvariantError(f"the observation of seat {seat} {fault} at {where}: {number}, not {other}")


def _named(piece: Piece, at: int) -> str:
    """`tiles[1][7]`: a number of an observation."""
    left, places = at - piece.start, []
    for length in reversed(piece.shape):
        places.append(f"[{left % length}]")
        left //= length
    return piece.name + "".join(reversed(places))
