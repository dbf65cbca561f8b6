"""Observations as tests read them: every piece by its name, in its shape."""

import json
from collections.abc import Iterable
from typing import Any

from doab.core import Game, Rules, State
from doab.core.kit.encodings import encoded


def observe(game: Game, seat: int = 0) -> dict[str, Any]:
    """What a seat is told, piece by piece."""
    encoder = game.rules.learning.encoder(len(game.names))
    numbers = encoded(encoder, game.state, seat)
    return {piece.name: _shaped(numbers[piece.start : piece.stop], piece.shape) for piece in encoder.layout.pieces}


def _shaped(numbers: list[int], shape: tuple[int, ...]) -> list[Any]:
    if len(shape) == 1:
        return numbers
    width = len(numbers) // shape[0]
    return [_shaped(numbers[at : at + width], shape[1:]) for at in range(0, len(numbers), width)]


def placed(numbers: list[int]) -> dict[int, int]:
    """Where there is anything but 0, and what."""
    return {at: number for at, number in enumerate(numbers) if number}


def alike(rules: Rules, states: Iterable[State], seat: int) -> list[tuple[dict[str, Any], dict[str, Any]]]:
    """Pairs of different views that give the same observation: what the seat could know, but is not told."""
    first: dict[tuple[int, ...], str] = {}
    pairs = []
    for state in states:
        numbers = tuple(encoded(rules.learning.encoder(int(state.seats)), state, seat))
        view = json.dumps(rules.sight.seen(state, seat), sort_keys=True)
        if first.setdefault(numbers, view) != view:
            pairs.append((json.loads(first[numbers]), json.loads(view)))
    return pairs
