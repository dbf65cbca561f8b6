"""Networks know their inputs by name: a game that gets more things, or orders them otherwise, keeps its network."""

from __future__ import annotations

from collections.abc import Callable
from copy import copy

import pytest
from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.bots.judgement import JUDGED, judgement_for
from doab.bots.learn.inputs import inputs_for
from doab.bots.levels import WEIGHTS
from doab.bots.network import MOST_SEATS, Inputs, Network, read_network, weights_of
from doab.core import Rules, State, find_rules
from doab.core.encoding import Axis, Encoder, Layout, Piece
from doab.core.parts import Learning
from tests.bots.test_network import numbers_of, positions

Change = Callable[[Piece, int, Axis], Axis]
"""What stands along an axis of a piece in a game that has changed; the axis is told by its number, too."""
NEWCOMER = "newcomer"


class ChangedEncoder(Encoder):
    """Writes what another one does with the axes changed; about everything new, the highest number that may be."""

    def __init__(self, before: Encoder, change: Change) -> None:
        layout = Layout()
        self.before = before
        self.sources: list[int] = []  # for each number where it stood, or −1 − the number about something new
        for piece in before.layout.pieces:
            axes = tuple(change(piece, number, axis) for number, axis in enumerate(piece.axes))
            layout.add(piece.name, axes, piece.low, piece.high, piece.meaning)
            places = piece.places()
            self.sources += [places.get(names, -1 - piece.high) for names in layout[piece.name].places()]
        super().__init__(int(before.seats), layout)

    def encode(self, state: State, seat: i64, row: vec[i16], at: i64) -> None:
        known = vec[i16]([0] * int(self.before.size))
        self.before.encode(state, seat, known, 0)
        for place, source in enumerate(self.sources):
            row[at + place] = known[source] if source >= 0 else i16(-1 - source)


def changed(rules: Rules, change: Change) -> Rules:
    """The same game with other axes."""
    after = copy(rules)
    after.learning = Learning(after, lambda seats: ChangedEncoder(rules.learning.encoder(seats), change))
    return after


def one_more(piece: Piece, number: int, axis: Axis) -> Axis:
    return axis if isinstance(axis, int) else (*axis[:3], NEWCOMER, *axis[3:])


def other_order(piece: Piece, number: int, axis: Axis) -> Axis:
    return axis if isinstance(axis, int) else tuple(reversed(axis))


def one_place_more(piece: Piece, number: int, axis: Axis) -> Axis:
    """Of what has no names: faces of dice, slots of a notable. A piece that begins without names begins with seats."""
    return axis + 1 if isinstance(axis, int) and number else axis


def all_at_once(piece: Piece, number: int, axis: Axis) -> Axis:
    return one_place_more(piece, number, other_order(piece, number, one_more(piece, number, axis)))


def looks(network: Network, rules: Rules, seats: int) -> list[tuple[float, float]]:
    """What it says about every seat in some positions."""
    judgement = judgement_for(rules)
    found = []
    for state in positions(rules, seats):
        for seat in range(seats):
            facts = vec[float]([0.0] * (MOST_SEATS * judgement.facts))
            judgement.put_facts(state, seat, facts)
            network.look(state, seat, facts)
            found.append((network.win, network.margin))
    return found


@pytest.mark.parametrize("change", [one_more, other_order, one_place_more, all_at_once])
@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize("seats", [2, 4])
def test_a_game_with_other_axes_is_judged_as_before_to_the_last_bit(name: str, seats: int, change: Change) -> None:
    rules, path = find_rules(name), WEIGHTS / f"{name}.net"
    after = changed(rules, change)
    touched = [piece for piece in read_network(rules, path).inputs.pieces if _axes(after, piece) != _axes(rules, piece)]
    assert touched, "the network reads nothing that has changed"
    expected = looks(read_network(rules, path), rules, seats)
    assert looks(read_network(after, path), rules, seats) == expected
    assert len(set(expected)) > 10, "these positions are not all the same to it"


def _axes(rules: Rules, piece: str) -> tuple[Axis, ...]:
    return rules.learning.encoder(max(rules.players)).layout[piece].axes


@pytest.mark.parametrize("name", JUDGED)
def test_weights_that_went_by_place_would_judge_otherwise(name: str) -> None:
    """So what the test above finds equal is equal because of the names."""
    rules, path = find_rules(name), WEIGHTS / f"{name}.net"
    pieces, hidden, second, numbers = numbers_of(path)
    after = changed(rules, other_order)
    by_place = Network(after, Inputs(after, pieces, judgement_for(rules).facts * MOST_SEATS), hidden, second, numbers)
    assert looks(by_place, rules, 2) != looks(read_network(rules, path), rules, 2)


@pytest.mark.parametrize("name", JUDGED)
def test_a_game_that_has_lost_something_is_refused_its_network(name: str) -> None:
    def without(piece: Piece, number: int, axis: Axis) -> Axis:
        return axis if isinstance(axis, int) else axis[:-1]

    rules = find_rules(name)
    gone = {"rajas": "“purple” in “dice”", "agra": "“clothes” in “goods”"}[name]
    message = f"^{name}.net was trained on {gone}, which {rules.title} no longer has: train it again$"
    with pytest.raises(ValueError, match=message):
        read_network(changed(rules, without), WEIGHTS / f"{name}.net")


@pytest.mark.parametrize("name", JUDGED)
def test_what_is_trained_next_learns_the_new_things_as_well(name: str) -> None:
    """Training takes the axes as they are, and so the file that it writes names them."""
    rules = find_rules(name)
    before, after = inputs_for(rules), inputs_for(changed(rules, one_more))
    named = [piece for piece, axes in before.axes.items() if any(not isinstance(axis, int) for axis in axes)]
    assert named
    for piece in before.axes:
        assert (NEWCOMER in str(after.axes[piece])) == (piece in named)
    assert weights_of(int(after.size), 48, 16) > weights_of(int(before.size), 48, 16)
