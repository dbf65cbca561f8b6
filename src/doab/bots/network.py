"""A small network that says what a seat may expect: a multilayer perceptron in plain compiled Python.

Its inputs are the numbers of an observation (`rules.learning.encoder`), most of which are zero, and a few facts that
the game's judgement adds. So the first layer is a sum over the inputs that are not zero, and needs no library for
matrices. One network serves every number of players: seats that are not at the table have inputs that stay zero.

A network knows its inputs by the names of what they are about. So it survives a game that grows: things that it has not
met say nothing to it, and all others say what they always did, wherever they stand by now.

How it is trained is told in docs/learn/bots.md; the file that it is read from describes itself (see `read_network`).
"""

from __future__ import annotations

import json
import struct
from collections.abc import Iterable
from math import exp
from pathlib import Path
from typing import Any, Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.core import Rules, State
from doab.core.encoding import Axes, Encoder, Layout, names_along, names_of

MOST_SEATS: Final = 4
KIND: Final = b"doab network "
MAGIC: Final = KIND + b"2\n"
LEAST_LOGIT: Final = -30.0
"""Nobody's chance is nothing at all: those of all seats are shares of one victory."""


class Inputs:
    """Where each number of an observation goes: as a multiple of itself, as a 1 for its value, or both.

    `pieces` names pieces of the layout with the scale (0: not as a number) and the highest value that has an input of
    its own (0: none); higher values count as the highest, negative ones have one more input together. `axes` names what
    a network was trained on, in the order of its weights; without it, that is what the game has.
    """

    def __init__(
        self, rules: Rules, pieces: dict[str, tuple[float, int]], facts: int, axes: dict[str, Axes] | None = None
    ) -> None:
        self.pieces = pieces
        self.axes = axes_today(rules, pieces) if axes is None else axes
        starts: dict[str, int] = {}
        size = 0
        for name, (scale, top) in pieces.items():
            starts[name] = size
            size += len(names_along(self.axes[name])) * _width(scale, top)
        self.players_at: i64 = size  # one input for each number of players
        self.facts_at: i64 = size + MOST_SEATS + 1
        self.size: i64 = self.facts_at + facts
        self.columns = {
            seats: Columns(rules.learning.encoder(seats).layout, pieces, self.axes, starts) for seats in rules.players
        }


def axes_today(rules: Rules, pieces: Iterable[str]) -> dict[str, Axes]:
    """What stands along the axes of these pieces with the most players; fewer have some of it."""
    layout = rules.learning.encoder(max(rules.players)).layout
    return {name: layout[name].axes for name in pieces}


def _width(scale: float, top: int) -> int:
    return (1 if scale else 0) + (top + 1 if top else 0)


class Columns:
    """The same for one number of players, number by number."""

    def __init__(
        self,
        layout: Layout,
        pieces: dict[str, tuple[float, int]],
        axes: dict[str, Axes],
        starts: dict[str, int],
    ) -> None:
        rows: list[int] = []
        firsts: list[int] = []
        tops: list[int] = []
        scales: list[float] = []
        for name, (scale, top) in pieces.items():
            places = layout[name].places()
            for number, names in enumerate(names_along(axes[name])):
                if names in places:  # else it is about a seat that is not at this table
                    rows.append(places[names])
                    firsts.append(starts[name] + number * _width(scale, top))
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
        self.encoders: dict[int, Encoder] = {seats: rules.learning.encoder(seats) for seats in rules.players}
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
    """The magic line, a line of JSON (pieces with the names along their axes, facts, sizes), then all weights as
    little-endian half-precision numbers: first layer input by input, its biases, second layer, biases, last layer,
    biases.

    A piece or a name that the game no longer has is refused: without its weights the others would not say what they
    said in training, and nobody would notice how badly such a network judges.
    """
    data = path.read_bytes()
    if not data.startswith(MAGIC):
        old = data.startswith(KIND)
        what = "a network for another version of Doab: train it again" if old else "not a network of Doab"
        raise ValueError(f"{path.name} is {what}")
    line, _, body = data[len(MAGIC) :].partition(b"\n")
    try:
        head: dict[str, Any] = json.loads(line)
        pieces = {name: (float(piece["scale"]), int(piece["top"])) for name, piece in head["pieces"].items()}
        axes = {name: _axes_of(piece["axes"]) for name, piece in head["pieces"].items()}
        facts, hidden, second = int(head["facts"]), int(head["hidden"]), int(head["second"])
    except (ValueError, TypeError, KeyError, AttributeError):
        raise ValueError(f"{path.name} is damaged: its head cannot be read") from None
    _check_axes(rules, axes, path.name)
    inputs = Inputs(rules, pieces, facts, axes)
    if len(body) != 2 * weights_of(int(inputs.size), hidden, second):
        raise ValueError(f"{path.name} has another number of weights than it says")
    numbers = [float(number) for number in struct.unpack(f"<{len(body) // 2}e", body)]
    return Network(rules, inputs, hidden, second, numbers)


def _axes_of(told: list[Any]) -> Axes:
    return tuple([axis if isinstance(axis, int) else tuple([str(name) for name in axis]) for axis in told])


def _check_axes(rules: Rules, axes: dict[str, Axes], file: str) -> None:
    """Whether the game still has all that a network was trained on."""
    today = {piece.name: piece.axes for piece in rules.learning.encoder(max(rules.players)).layout.pieces}
    for name, trained in axes.items():
        if name not in today:
            raise ValueError(f"{file} is not for {rules.title}, which has no “{name}”")
        if len(trained) != len(today[name]):
            raise ValueError(f"{file} was trained on “{name}” in another form: train it again")
        for before, now in zip(trained, today[name], strict=True):
            for one in names_of(before):
                if one not in names_of(now):
                    raise ValueError(
                        f"{file} was trained on “{one}” in “{name}”, which {rules.title} no longer has: train it again"
                    )


def write_network(path: Path, inputs: Inputs, facts: int, hidden: int, second: int, numbers: list[float]) -> None:
    pieces = {
        name: {"scale": scale, "top": top, "axes": inputs.axes[name]} for name, (scale, top) in inputs.pieces.items()
    }
    head = {"pieces": pieces, "facts": facts, "hidden": hidden, "second": second}
    body = struct.pack(f"<{len(numbers)}e", *numbers)
    path.write_bytes(MAGIC + json.dumps(head).encode() + b"\n" + body)
