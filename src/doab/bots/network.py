"""A small network that says what a seat may expect: a multilayer perceptron in plain compiled Python.

Its inputs are the numbers of an observation (`rules.encoder`), most of which are zero, and a few facts that the game's
judgement adds. So the first layer is a sum over the inputs that are not zero, and needs no library for matrices. One
network serves every number of players: seats that are not at the table have inputs that stay zero.

How it is trained is told in docs/learn/bots.md; the file that it is read from describes itself (see `read_network`).
"""

from __future__ import annotations

import json
import struct
from math import exp
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.core import Rules, State
from doab.core.encoding import Encoder, Layout

MOST_SEATS: Final = 4
MAGIC: Final = b"doab network 1\n"
LEAST_LOGIT: Final = -30.0
"""Nobody's chance is nothing at all: those of all seats are shares of one victory."""


class Inputs:
    """Where each number of an observation goes: as a multiple of itself, as a 1 for its value, or both.

    `pieces` names pieces of the layout with the scale (0: not as a number) and the highest value that has an input of
    its own (0: none); higher values count as the highest, negative ones have one more input together.
    """

    def __init__(self, rules: Rules, pieces: dict[str, tuple[float, int]], facts: int) -> None:
        self.pieces = pieces
        layouts = {seats: rules.encoder(seats).layout for seats in rules.players}
        full = layouts[max(layouts)]
        starts: dict[str, int] = {}
        size = 0
        for name, (scale, top) in pieces.items():
            starts[name] = size
            size += full[name].size * _width(scale, top)
        self.players_at: i64 = size  # one input for each number of players
        self.facts_at: i64 = size + MOST_SEATS + 1
        self.size: i64 = self.facts_at + facts
        self.columns = {
            seats: Columns(layout, full, pieces, starts, seats, max(layouts)) for seats, layout in layouts.items()
        }


def _width(scale: float, top: int) -> int:
    return (1 if scale else 0) + (top + 1 if top else 0)


class Columns:
    """The same for one number of players, number by number."""

    def __init__(
        self,
        layout: Layout,
        full: Layout,
        pieces: dict[str, tuple[float, int]],
        starts: dict[str, int],
        seats: int,
        most: int,
    ) -> None:
        rows: list[int] = []
        firsts: list[int] = []
        tops: list[int] = []
        scales: list[float] = []
        for name, (scale, top) in pieces.items():
            piece = layout[name]
            # A piece that has a part for every seat fills the parts of those who are there.
            assert piece.size == full[name].size or piece.size * most == full[name].size * seats, name
            for place in range(piece.size):
                rows.append(piece.start + place)
                firsts.append(starts[name] + place * _width(scale, top))
                tops.append(top)
                scales.append(scale)
        self.rows = vec[i64](rows)
        self.firsts = vec[i64](firsts)
        self.tops = vec[i64](tops)
        self.scales = vec[float](scales)


class Network:
    """Two hidden layers; the outputs are the chance to win (as a logit) and the margin of the looking seat."""

    def __init__(self, rules: Rules, inputs: Inputs, hidden: int, second: int, numbers: list[float]) -> None:
        self.inputs = inputs
        self.hidden: i64 = hidden
        self.second: i64 = second
        size = int(inputs.size) * hidden
        at = size + hidden
        self.first_weights = vec[float](numbers[:size])
        self.first_biases = vec[float](numbers[size:at])
        self.second_weights = vec[float](numbers[at : at + hidden * second])
        at += hidden * second
        self.second_biases = vec[float](numbers[at : at + second])
        at += second
        self.last_weights = vec[float](numbers[at : at + 2 * second])
        at += 2 * second
        self.last_biases = vec[float](numbers[at : at + 2])
        if len(numbers) != weights_of(int(inputs.size), hidden, second):
            raise ValueError(f"{len(numbers)} weights are not those of a network of this size")
        self.encoders: dict[int, Encoder] = {seats: rules.encoder(seats) for seats in rules.players}
        self.row = vec[i16]([0] * max(int(encoder.size) for encoder in self.encoders.values()))
        self.one = vec[float]([0.0] * hidden)
        self.two = vec[float]([0.0] * second)
        self.win = 0.0
        self.margin = 0.0

    def look(self, state: State, seat: i64, facts: vec[float]) -> None:
        """Leaves what the seat may expect in `win` and `margin`."""
        seats: i64 = state.seats
        row = self.row
        self.encoders[seats].encode(state, seat, row, 0)
        inputs = self.inputs
        columns = inputs.columns[seats]
        rows, firsts, tops, scales = columns.rows, columns.firsts, columns.tops, columns.scales
        one = self.one
        biases = self.first_biases
        hidden: i64 = self.hidden
        at: i64
        for at in range(hidden):
            one[at] = biases[at]
        self._add(inputs.players_at + seats, 1.0)
        count: i64 = len(rows)
        for at in range(count):
            value: i64 = i64(row[rows[at]])
            if value != 0:
                first: i64 = firsts[at]
                scale: float = scales[at]
                if scale != 0.0:
                    self._add(first, scale * float(value))
                    first += 1
                top: i64 = tops[at]
                if top > 0:
                    if value < 0:
                        first += top
                    elif value < top:
                        first += value - 1
                    else:
                        first += top - 1
                    self._add(first, 1.0)
        first = inputs.facts_at
        count = len(facts)
        for at in range(count):
            if facts[at] != 0.0:
                self._add(first + at, facts[at])
        self._finish()

    def _add(self, index: i64, value: float) -> None:
        """One input, times its weights."""
        weights, one = self.first_weights, self.one
        hidden: i64 = self.hidden
        start: i64 = index * hidden
        at: i64
        for at in range(hidden):
            one[at] += weights[start + at] * value

    def _finish(self) -> None:
        """The other layers."""
        one, two = self.one, self.two
        weights, biases = self.second_weights, self.second_biases
        hidden: i64 = self.hidden
        second: i64 = self.second
        at: i64
        for at in range(second):
            two[at] = biases[at]
        source: i64
        for source in range(hidden):
            value: float = one[source]
            if value > 0.0:
                start: i64 = source * second
                for at in range(second):
                    two[at] += weights[start + at] * value
        last = self.last_weights
        win: float = self.last_biases[0]
        margin: float = self.last_biases[1]
        for at in range(second):
            value = two[at]
            if value > 0.0:
                win += last[at * 2] * value
                margin += last[at * 2 + 1] * value
        self.win = 1.0 / (1.0 + exp(-max(win, LEAST_LOGIT)))
        self.margin = margin


def weights_of(size: int, hidden: int, second: int) -> int:
    """How many numbers a network has, biases among them."""
    return (size + 1) * hidden + (hidden + 1) * second + (second + 1) * 2


def read_network(rules: Rules, path: Path) -> Network:
    """The magic line, a line of JSON (pieces, facts, sizes), then all weights as little-endian half-precision numbers:
    first layer input by input, its biases, second layer, biases, last layer, biases."""
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        raise ValueError(f"{path.name} is no network of Doab")
    line, _, body = data[len(MAGIC) :].partition(b"\n")
    try:
        head: dict[str, Any] = json.loads(line)
        pieces = {name: (float(scale), int(top)) for name, (scale, top) in head["pieces"].items()}
        facts, hidden, second = int(head["facts"]), int(head["hidden"]), int(head["second"])
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ValueError(f"{path.name} is damaged: its head cannot be read") from None
    known = {piece.name for piece in rules.encoder(max(rules.players)).layout.pieces}
    for name in pieces:
        if name not in known:
            raise ValueError(f"{path.name} is not for {rules.title}, which has no “{name}”")
    inputs = Inputs(rules, pieces, facts)
    if len(body) != 2 * weights_of(int(inputs.size), hidden, second):
        raise ValueError(f"{path.name} has another number of weights than it says")
    numbers = [float(number) for number in struct.unpack(f"<{len(body) // 2}e", body)]
    return Network(rules, inputs, hidden, second, numbers)


def write_network(path: Path, inputs: Inputs, facts: int, hidden: int, second: int, numbers: list[float]) -> None:
    head = {"pieces": inputs.pieces, "facts": facts, "hidden": hidden, "second": second}
    body = struct.pack(f"<{len(numbers)}e", *numbers)
    path.write_bytes(MAGIC + json.dumps(head).encode() + b"\n" + body)
