"""The network of the bots: its file, its arithmetic against a plain one, and what it makes of every position.

What a seat may not know never reaches it (A-14; docs/decisions/0003).
"""

from __future__ import annotations

import json
import re
import struct
from collections.abc import Iterator
from math import exp
from pathlib import Path

import pytest
from librt.vecs import vec
from mypy_extensions import i16

from doab.bots.judgement import JUDGED, judgement_for
from doab.bots.levels import WEIGHTS, network_for, prospects_for
from doab.bots.network import MAGIC, MOST_SEATS, Inputs, Network, read_network, weights_of, write_network
from doab.bots.prospects import GREAT_MARGIN, MARGIN_COUNTS, NetworkProspects, Prospects, utility
from doab.core import Game, Rules, Source, State, find_rules
from doab.core.playouts import play_on, settle
from pebbles import RULES as PEBBLES
from pebbles import pebbles

NAMES = ["Asha", "Bram", "Chand", "Devi"]
Pieces = dict[str, tuple[float, int]]
PIECES: Pieces = {"points": (0.5, 0), "hands": (0.0, 2), "laid": (0.25, 3), "asked": (1.0, 0)}
"""Of Pebbles: as a number, as a 1 for its value, as both."""
FACTS = 3


def positions(rules: Rules, seats: int, options: dict[str, object] | None = None) -> Iterator[State]:
    """Some positions of a random game, one of them its end."""
    state = Game.new(rules, NAMES[:seats], options, 3).state
    source = Source(f"network {seats}")
    while not state.is_over():
        settle(state, source)
        if not state.is_over():
            yield state
        play_on(state, source, 40)
    yield state


def some_numbers(count: int) -> list[float]:
    """Weights that half precision holds exactly, of both signs."""
    source = Source("weights")
    return [(int(source.below(129)) - 64) / 64 for _ in range(count)]


def inputs_of_pebbles() -> Inputs:
    return Inputs(PEBBLES, PIECES, FACTS)


def count_of(inputs: Inputs, hidden: int, second: int) -> int:
    return weights_of(int(inputs.size), hidden, second)


# ---------------------------------------------------------------- the same, computed plainly


def plain_inputs(rules: Rules, state: State, seat: int, facts: list[float], pieces: Pieces) -> list[float]:
    """All inputs in a row, most of them zero: piece by piece as for the most players, then players, then facts."""
    encoder, full = rules.learning.encoder(int(state.seats)), rules.learning.encoder(max(rules.players)).layout
    row = vec[i16]([0] * int(encoder.size))
    encoder.encode(state, seat, row, 0)
    whole: list[float] = []
    for name, (scale, top) in pieces.items():
        piece = encoder.layout[name]
        values = [int(row[at]) for at in range(piece.start, piece.stop)]
        for value in values + [0] * (full[name].size - piece.size):  # whoever is not at the table has zeros
            whole += [scale * value] if scale else []
            if top:
                whole += [float(min(value, top) == one) for one in range(1, top + 1)] + [float(value < 0)]
    whole += [float(state.seats == number) for number in range(MOST_SEATS + 1)]
    return whole + facts


def plain(inputs: list[float], hidden: int, second: int, numbers: list[float]) -> tuple[float, float]:
    """Two layers that let nothing negative through, and the last one: chance to win, margin."""
    at = 0
    values = inputs
    for width in (hidden, second, 2):
        weights = numbers[at : at + len(values) * width]
        at += len(weights)
        sums = list(numbers[at : at + width])
        at += width
        for source, value in enumerate(values):
            for target in range(width):
                sums[target] += weights[source * width + target] * value
        values = sums if width == 2 else [max(0.0, one) for one in sums]
    assert at == len(numbers)
    return 1 / (1 + exp(-values[0])), values[1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_computes_what_a_plain_program_does(seats: int) -> None:
    inputs = inputs_of_pebbles()
    assert inputs.size == 4 + 16 * 3 + 4 * 5 + 4 + 5 + FACTS
    assert count_of(inputs, 5, 3) == (84 * 5 + 5) + (5 * 3 + 3) + (3 * 2 + 2)
    numbers = some_numbers(count_of(inputs, 5, 3))
    network = Network(PEBBLES, inputs, 5, 3, numbers)
    facts = [0.5, 0.0, -1.25]
    seen = set()
    for state in positions(PEBBLES, seats):
        for seat in range(seats):
            network.look(state, seat, vec[float](facts))
            expected = plain(plain_inputs(PEBBLES, state, seat, facts, PIECES), 5, 3, numbers)
            assert (network.win, network.margin) == pytest.approx(expected, abs=1e-9)
            seen.add(round(network.margin, 6))
    assert len(seen) > 3, "these positions are not all the same to it"


def numbers_of(path: Path) -> tuple[Pieces, int, int, list[float]]:
    """A file as the documentation of `read_network` describes it."""
    magic, head, body = path.read_bytes().split(b"\n", 2)
    assert magic + b"\n" == MAGIC
    about = json.loads(head)
    pieces = {name: (float(piece["scale"]), int(piece["top"])) for name, piece in about["pieces"].items()}
    return pieces, about["hidden"], about["second"], [one for (one,) in struct.iter_unpack("<e", body)]


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize("seats", [2, 4])
def test_the_networks_of_the_package_compute_what_a_plain_program_does(name: str, seats: int) -> None:
    rules = find_rules(name)
    judgement = judgement_for(rules)
    network = network_for(rules)
    pieces, hidden, second, numbers = numbers_of(WEIGHTS / f"{name}.net")
    for number, state in enumerate(positions(rules, seats)):
        if number == 2:
            for seat in range(seats):
                facts = vec[float]([0.0] * (MOST_SEATS * judgement.facts))
                judgement.put_facts(state, seat, facts)
                network.look(state, seat, facts)
                inputs = plain_inputs(rules, state, seat, [float(fact) for fact in facts], pieces)
                assert (network.win, network.margin) == pytest.approx(plain(inputs, hidden, second, numbers), abs=1e-9)
            return
    pytest.fail("the game was too short")


@pytest.mark.parametrize("name", JUDGED)
def test_with_fewer_players_nothing_is_missing_but_seats(name: str) -> None:
    """What a game with fewer players lacks has inputs that stay zero; of a piece over seats those are the last ones."""
    rules = find_rules(name)
    pieces = numbers_of(WEIGHTS / f"{name}.net")[0]
    full = rules.learning.encoder(max(rules.players)).layout
    for seats in rules.players:
        layout = rules.learning.encoder(seats).layout
        for piece in pieces:
            axes, most = layout[piece].axes, full[piece].axes
            assert axes == most or (axes[0], most[0], axes[1:]) == (seats, max(rules.players), most[1:])


def test_whoever_is_not_at_the_table_has_no_inputs() -> None:
    """The weight of one input is 1 and all others 0: which input a number of a piece goes to."""
    inputs = inputs_of_pebbles()
    game = pebbles("Asha: points 3, hand 1 1 | Bram: points 6, hand 4, shown | asks Bram")
    found: dict[int, float] = {}
    for index in range(int(inputs.size)):
        numbers = [0.0] * count_of(inputs, 1, 1)
        numbers[index] = 1.0
        numbers[int(inputs.size) + 1] = 1.0  # second layer
        numbers[-3] = 1.0  # last layer: the margin is what the input was
        network = Network(PEBBLES, inputs, 1, 1, numbers)
        network.look(game.state, 1, vec[float]([0.0] * FACTS))
        if network.margin:
            found[index] = network.margin
    hands, asked = 4, 4 + 16 * 3 + 4 * 5
    assert found == {
        0: 3.0,  # Bram, who looks: half of the six points
        1: 1.5,  # Asha; nothing for two more
        hands + 3 * 3: 1.0,  # Bram has one pebble of 4; Asha's are not shown
        **{one: found[one] for one in found if hands + 16 * 3 <= one < asked},  # what was laid
        asked: 1.0,
        int(inputs.players_at) + 2: 1.0,
    }


def test_higher_values_count_as_the_highest_and_negative_ones_have_their_own_input() -> None:
    """A-14 in Agra: the rupees of others are −1, and values have inputs 1, 2, 3 and up, negative."""
    rules = find_rules("agra")
    inputs = Inputs(rules, {"rupees": (0.0, 3)}, 0)
    state = Game.new(rules, NAMES[:2], {}, 1).state
    settle(state, Source(1))

    def given(rupees: int) -> list[int]:
        state.players[0].rupees = rupees  # type: ignore[attr-defined]
        found = []
        for index in range(int(inputs.size)):
            numbers = [0.0] * count_of(inputs, 1, 1)
            numbers[index] = numbers[int(inputs.size) + 1] = numbers[-3] = 1.0
            network = Network(rules, inputs, 1, 1, numbers)
            network.look(state, 0, vec[float]([]))
            found += [index] * int(network.margin)
        return found

    players = 4 * 4 + 2
    assert given(0) == [4 + 3, players]
    assert given(1) == [0, 4 + 3, players]
    assert given(3) == given(60) == [2, 4 + 3, players]


# ---------------------------------------------------------------- the file


def test_a_network_is_written_and_read_in_half_precision(tmp_path: Path) -> None:
    inputs = inputs_of_pebbles()
    numbers = [number / 3 for number in some_numbers(count_of(inputs, 4, 2))]
    path = tmp_path / "pebbles.net"
    write_network(path, inputs, FACTS, 4, 2, numbers)
    halves = [struct.unpack("<e", struct.pack("<e", number))[0] for number in numbers]
    assert halves != numbers
    written, read = Network(PEBBLES, inputs, 4, 2, halves), read_network(PEBBLES, path)
    assert (read.inputs.size, read.hidden, read.second) == (inputs.size, 4, 2)
    for state in positions(PEBBLES, 3):
        for network in (written, read):
            network.look(state, 0, vec[float]([1.0, 2.0, 3.0]))
        assert (written.win, written.margin) == (read.win, read.margin)
    assert json.loads(path.read_bytes().split(b"\n")[1])["pieces"] == {
        name: {"scale": scale, "top": top, "axes": list(inputs.axes[name])} for name, (scale, top) in PIECES.items()
    }
    again = tmp_path / "again.net"
    write_network(again, read.inputs, FACTS, 4, 2, halves)
    assert again.read_bytes() == path.read_bytes()


def told(scale: float = 0.5, top: int = 0, axes: object = (4,)) -> dict[str, object]:
    """A piece as the head of a file tells it."""
    return {"scale": scale, "top": top, "axes": axes}


AXES: dict[str, object] = {"points": (4,), "hands": (4, 4), "laid": (4,), "asked": (4,)}
HEAD = {
    "pieces": {name: told(*piece, AXES[name]) for name, piece in PIECES.items()},
    "facts": FACTS,
    "hidden": 1,
    "second": 1,
}
BODY = struct.pack("<e", 0.5) * count_of(inputs_of_pebbles(), 1, 1)


def a_file(body: bytes = BODY, **changed: object) -> bytes:
    return MAGIC + json.dumps({**HEAD, **changed}).encode() + b"\n" + body


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (b"", "odd.net is not a network of Doab"),
        (b"doab record 1", "odd.net is not a network of Doab"),
        (b"doab network 1\n{}\n", "odd.net is a network for another version of Doab: train it again"),
        (b"doab network 3\n{}\n", "odd.net is a network for another version of Doab: train it again"),
        (MAGIC + b"{", "odd.net is damaged: its head cannot be read"),
        (MAGIC + b"no head\n", "odd.net is damaged: its head cannot be read"),
        (MAGIC + b"[]\n", "odd.net is damaged: its head cannot be read"),
        (MAGIC + b'{"pieces": {}}\n', "odd.net is damaged: its head cannot be read"),
        (a_file(pieces={"laid": (0.1, 0)}), "odd.net is damaged: its head cannot be read"),
        (a_file(pieces={"laid": told(axes=4)}), "odd.net is damaged: its head cannot be read"),
        (a_file(pieces={"fame": told()}), "odd.net is not for Pebbles, which has no “fame”"),
        (a_file(pieces={"laid": told(axes=(4, 4))}), "odd.net was trained on “laid” in another form: train it again"),
        (
            a_file(pieces={"laid": told(axes=(5,))}),
            "odd.net was trained on “4” in “laid”, which Pebbles no longer has: train it again",
        ),
        (
            a_file(pieces={"question": told(axes=(("roll", "turn", "nap"),))}),
            "odd.net was trained on “nap” in “question”, which Pebbles no longer has: train it again",
        ),
        (a_file(BODY[:-1]), "odd.net has another number of weights than it says"),
        (a_file(BODY[:-2]), "odd.net has another number of weights than it says"),
        (a_file(BODY + b"\0\0"), "odd.net has another number of weights than it says"),
        (a_file(hidden=2), "odd.net has another number of weights than it says"),
    ],
)
def test_other_files_are_refused(content: bytes, message: str, tmp_path: Path) -> None:
    path = tmp_path / "odd.net"
    path.write_bytes(a_file())
    assert read_network(PEBBLES, path).hidden == 1
    path.write_bytes(content)
    with pytest.raises(ValueError, match=f"^{re.escape(message)}$"):
        read_network(PEBBLES, path)


def test_a_network_that_was_told_other_facts_is_refused() -> None:
    """Its weights would be taken for those of something else."""
    rules = find_rules("rajas")
    inputs = Inputs(rules, {"fame": (0.1, 0)}, 3)
    network = Network(rules, inputs, 1, 1, [0.0] * count_of(inputs, 1, 1))
    with pytest.raises(ValueError, match=r"the network was told 3 facts, and the judgement of Rajas .* tells 16"):
        NetworkProspects(rules, judgement_for(rules), network)


# ---------------------------------------------------------------- what may be expected


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_by_rule_of_thumb_all_seats_together_win_once(name: str, seats: int) -> None:
    rules = find_rules(name)
    prospects = prospects_for(rules, learned=False)
    seen = 0
    for state in positions(rules, seats):
        prospects.look(state)
        wins = [float(prospects.wins[seat]) for seat in range(seats)]
        assert sum(wins) == pytest.approx(1.0)
        assert 0.0 <= min(wins) <= max(wins) <= 1.0
        seen += 1
    assert seen > 3


@pytest.mark.parametrize("name", JUDGED)
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_a_look_at_all_says_of_each_what_a_look_at_it_says(name: str, seats: int) -> None:
    """First impressions are looks at one seat, and what is found in the tree looks at all: they are compared."""
    rules = find_rules(name)
    all_of_them, alone = prospects_for(rules), prospects_for(rules)
    for state in positions(rules, seats):
        all_of_them.look(state)
        for seat in range(seats):
            alone.look_for(state, seat)
            assert (all_of_them.wins[seat], all_of_them.margins[seat]) == (alone.wins[seat], alone.margins[seat])
            assert 0.0 < alone.wins[seat] <= 1.0 or state.is_over()


def test_a_network_that_is_very_sure_stays_within_its_bounds() -> None:
    """However far from everything that it has learned: chances of all seats can be made shares of one victory."""
    inputs = inputs_of_pebbles()
    state = pebbles("Asha: hand 1 | Bram: hand 2").state
    for logit, win in ((-1e6, 1 / (1 + exp(30.0))), (-5.0, 1 / (1 + exp(5.0))), (1e6, 1.0)):
        numbers = [0.0] * count_of(inputs, 1, 1)
        numbers[-2] = logit
        network = Network(PEBBLES, inputs, 1, 1, numbers)
        network.look(state, 0, vec[float]([0.0] * FACTS))
        assert network.win == pytest.approx(win, rel=1e-12)


@pytest.mark.parametrize("learned", [True, False])
def test_a_finished_game_is_counted_and_not_judged(learned: bool) -> None:
    """21 against 13 and 20: the winner has won by one; two who share the victory have half of it each."""
    prospects = prospects_for(find_rules("rajas"), learned)
    prospects.rules = PEBBLES  # whose games end as a test wants them to
    for points, wins, margins in (
        ((21, 13, 20), [1.0, 0.0, 0.0], [1.0, -8.0, -1.0]),
        ((7, 12, 12), [0.0, 0.5, 0.5], [-5.0, 0.0, 0.0]),
        ((5, 5, 5), [1 / 3] * 3, [0.0, 0.0, 0.0]),
    ):
        state = pebbles(" | ".join(f"{name}: points {one}" for name, one in zip(NAMES, points, strict=False))).state
        state.top = None
        prospects.look(state)
        assert [prospects.wins[seat] for seat in range(3)] == wins
        assert [prospects.margins[seat] for seat in range(3)] == margins
        prospects.look_for(state, 1)
        assert (prospects.wins[1], prospects.margins[1]) == (wins[1], margins[1])
        assert prospects.worth_of(state, 2) == utility(wins[2], margins[2])


def test_what_a_seat_wants_is_to_win_and_then_by_much() -> None:
    assert MARGIN_COUNTS == 0.2
    assert utility(1.0, 0.0) == pytest.approx(0.9)
    assert utility(0.0, 0.0) == pytest.approx(0.1)
    assert utility(0.5, GREAT_MARGIN / 2) == pytest.approx(0.4 + 0.15)
    assert utility(1.0, 500.0) == pytest.approx(1.0)
    assert utility(0.0, -500.0) == pytest.approx(0.0)
    assert utility(1.0, -5.0) > utility(0.5, 30.0)


def test_who_has_won_together_shares_one_victory() -> None:
    """Two of three with four points each: the best of the others is the other one."""
    prospects = Prospects(PEBBLES)
    prospects.look_back(pebbles("Asha: points 4, hand 1 | Bram: points 1, hand 2 | Chand: points 4, hand 3").state)
    assert list(prospects.wins)[:3] == [0.5, 0.0, 0.5]
    assert list(prospects.margins)[:3] == [0.0, -3.0, 0.0]


@pytest.mark.parametrize("options", [{}, {"open_rupees": True}])
def test_rupees_change_prospects_as_they_are_imagined(options: dict[str, object]) -> None:
    """A-14: a bot looks only at imagined tables, where every bag holds something; a rival who holds more is worse news.
    That nothing else than the own view goes into what is imagined is tested in test_honest.
    """
    rules = find_rules("agra")
    prospects = prospects_for(rules)
    state = next(positions(rules, 2, options))
    before = {}
    for seat in (0, 1):
        prospects.look_for(state, seat)
        before[seat] = prospects.margins[seat]
    state.players[0].rupees += 20  # type: ignore[attr-defined]
    prospects.look_for(state, 0)
    assert prospects.margins[0] > before[0]
    prospects.look_for(state, 1)
    assert prospects.margins[1] < before[1]
