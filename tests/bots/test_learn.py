"""Training: what is kept of games against itself, and what becomes of it. The second half needs PyTorch."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.vecs import vec
from mypy_extensions import i16

from doab.bots.judgement import JUDGED, Judgement, judgement_for
from doab.bots.learn.inputs import PIECES, inputs_for
from doab.bots.learn.selfplay import Expected, Habits, Kept, SelfPlay, hindsight
from doab.bots.levels import WEIGHTS
from doab.bots.network import MOST_SEATS, read_network
from doab.core import Game, Source, State, find_rules
from doab.core.playouts import play_on, settle

NAMES = ["Asha", "Bram", "Chand", "Devi"]
QUICK = Habits(plans=4, budget=20, kept=1.0)


def played(name: str, seats: int, network: Path | None = None, habits: Habits = QUICK) -> SelfPlay:
    """A game of Rajas or Agra against itself, with hardly any thought."""
    play = SelfPlay(find_rules(name), seats, network, habits)
    play.play("one", 7)
    return play


def actions_of(packed: Any, answers: int) -> set[int]:
    """The answers that a mask names."""
    return set(np.flatnonzero(np.unpackbits(packed)[:answers]).tolist())


# ---------------------------------------------------------------- what is kept


@pytest.mark.parametrize(("name", "seats"), [("rajas", 2), ("rajas", 3)])
def test_of_a_game_against_itself_every_position_is_kept(name: str, seats: int) -> None:
    play = played(name, seats)
    rules, arrays = play.rules, play.kept.arrays()
    count = len(arrays["given"])
    assert {name: len(one) for name, one in arrays.items()} == dict.fromkeys(arrays, count)
    assert count > 100
    assert arrays["rows"].shape == (count, int(rules.learning.encoder(seats).size))
    assert arrays["facts"].shape == (count, MOST_SEATS * judgement_for(rules).facts)
    assert set(arrays["games"].tolist()) == {7}
    asked = arrays["given"] >= 0
    assert 0 < asked.sum() < count
    for given, mask in zip(arrays["given"].tolist(), arrays["masks"], strict=True):
        answers = actions_of(mask, len(rules.table))
        if given < 0:
            assert answers == set(), "who is not asked has nothing to answer"
        else:
            assert given in answers
            assert len(answers) > 1, "a question with one answer teaches nothing"


def test_without_a_network_the_targets_are_how_the_game_ended(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of whoever looked: one victory, shared by the winners, and the distance to the best of the others."""
    ends: list[State] = []
    expected = SelfPlay._expected

    def listen(play: SelfPlay, state: State) -> Expected:
        ends.append(state)
        return expected(play, state)

    monkeypatch.setattr(SelfPlay, "_expected", listen)
    play = SelfPlay(find_rules("rajas"), 3, None, Habits(plans=4, budget=20, kept=0.3))
    play.play("one", 0)
    first = len(play.kept.wins)
    play.play("two", 1)
    assert [state.is_over() for state in ends] == [True, True]
    assert play.kept.games == [0] * first + [1] * (len(play.kept.games) - first)
    for seat, game, win, margin in zip(
        play.kept.seats, play.kept.games, play.kept.wins, play.kept.margins, strict=True
    ):
        ranks, scores = play.rules.ranking(ends[game]), play.rules.scores(ends[game])
        assert win == (1 / ranks.count(1) if ranks[seat] == 1 else 0.0)
        assert margin == scores[seat] - max(scores[:seat] + scores[seat + 1 :])
    assert set(play.kept.seats) == {0, 1, 2}


def test_what_is_learned_is_a_mixture_of_what_came_later() -> None:
    """Three moves: before the last one the end counts alone, before the others what was thought of the next as well."""
    thoughts = [([0.9, 0.1], [9.0, -9.0]), ([0.6, 0.4], [4.0, -4.0]), ([0.2, 0.8], [-8.0, 8.0])]
    end = ([1.0, 0.0], [2.0, -2.0])
    first, second, third = hindsight(thoughts, end, 0.75)
    assert third == end
    assert second[0] == pytest.approx([0.25 * 0.2 + 0.75, 0.25 * 0.8])
    assert second[1] == pytest.approx([0.25 * -8 + 0.75 * 2, 0.25 * 8 - 0.75 * 2])
    assert first[0] == pytest.approx([0.25 * 0.6 + 0.75 * 0.8, 0.25 * 0.4 + 0.75 * 0.2])
    assert hindsight(thoughts, end, 1.0) == [end] * 3


def test_with_a_network_all_seats_together_win_once() -> None:
    """Every position of the same move, whoever looks at it."""
    play = SelfPlay(find_rules("rajas"), 2, WEIGHTS / "rajas.net", Habits(plans=2, budget=10, kept=1.0))
    play.play("course", 0)
    wins: dict[tuple[int, int], float] = {}
    for move, seat, win in zip(play.kept.moves, play.kept.seats, play.kept.wins, strict=True):
        assert wins.setdefault((move, seat), win) == win
    both = [wins[move, 0] + wins[move, 1] for move, seat in wins if seat == 0 and (move, 1) in wins]
    assert both == pytest.approx([1.0] * len(both))
    assert len({round(win, 6) for win in wins.values()}) > 10, "not only how it ended"


def test_a_row_is_what_the_seat_sees() -> None:
    """The observation and the facts of the seat that looks, as the network of a bot gets them."""
    rules = find_rules("agra")
    judgement: Judgement = judgement_for(rules)
    state = Game.new(rules, NAMES, {}, 1).state
    source = Source("row")
    settle(state, source)
    play_on(state, source, 80)
    settle(state, source)
    kept = Kept(rules, 4, judgement.facts)
    given = state.legal()[0]
    kept.keep(state, state.to_move(), judgement, given, 0, 0)
    row = vec[i16]([0] * int(rules.learning.encoder(4).size))
    rules.learning.encoder(4).encode(state, state.to_move(), row, 0)
    facts = vec[float]([0.0] * (MOST_SEATS * judgement.facts))
    judgement.put_facts(state, state.to_move(), facts)
    assert kept.rows[0].tolist() == list(row)
    assert kept.facts[0].tolist() == [float(np.float16(fact)) for fact in facts]
    assert actions_of(kept.masks[0], len(rules.table)) == set(state.legal())


def test_the_same_seed_plays_the_same_game() -> None:
    one, two = played("rajas", 2).kept.arrays(), played("rajas", 2).kept.arrays()
    assert all((one[name] == two[name]).all() for name in one)


def test_a_share_of_the_positions_is_kept() -> None:
    assert played("rajas", 2, habits=Habits(plans=4, budget=20, kept=0.0)).kept.given == []


def test_a_network_against_the_judgement_shares_out_one_victory() -> None:
    """Each sits on each seat of the same game once: what one wins the other does not."""
    rules = find_rules("rajas")
    still = Habits(plans=2, budget=10, kept=0.0, surprise=0.0, noise=0.0)
    one, other = SelfPlay(rules, 2, WEIGHTS / "rajas.net", still), SelfPlay(rules, 2, None, still)
    won = [one.play_against(other, seat, "match") + other.play_against(one, 1 - seat, "match") for seat in (0, 1)]
    assert won == [1.0, 1.0]


@pytest.mark.parametrize("name", JUDGED)
def test_the_weights_of_the_package_are_told_what_is_trained(name: str) -> None:
    """Whoever trains on goes on from where they are."""
    rules = find_rules(name)
    network, inputs = read_network(rules, WEIGHTS / f"{name}.net"), inputs_for(rules)
    assert network.inputs.pieces == PIECES[name]
    assert network.inputs.axes == inputs.axes
    assert (network.inputs.size, network.inputs.facts_at) == (inputs.size, inputs.facts_at)


# ---------------------------------------------------------------- what is learned


def learning() -> tuple[Any, Any]:
    torch = pytest.importorskip("torch", reason="PyTorch is not installed: bots do not need it, their training does")
    from doab.bots.learn import training

    torch.manual_seed(1)
    return torch, training


def positions_of(training: Any, torch: Any, play: SelfPlay) -> Any:
    return training.Positions(play.kept.arrays(), torch.device("cpu"))


def test_a_few_steps_lower_the_loss() -> None:
    """All three: of the chance to win, of the margin and of the answer, on positions that stay the same."""
    torch, training = learning()
    play = played("rajas", 2)
    positions = positions_of(training, torch, play)
    learner = training.Learner(play.rules, 16, 8, torch.device("cpu"))
    before = learner.check(positions, 2)
    generator = torch.Generator().manual_seed(1)
    learner.learn({2: [positions]}, 60, 64, 1e-2, generator)
    after = learner.check(positions, 2)
    assert set(after) == {"win", "margin", "answer"}
    assert all(after[name] < before[name] for name in after)


@pytest.mark.parametrize(("name", "seats"), [("rajas", 2), ("rajas", 4), ("agra", 3)])
def test_the_file_says_what_the_network_in_pytorch_says(name: str, seats: int, tmp_path: Path) -> None:
    """Up to half precision, in which weights are written."""
    torch, training = learning()
    rules = find_rules(name)
    learner = training.Learner(rules, 12, 6, torch.device("cpu"))
    path = tmp_path / "new.net"
    learner.write(path)
    for part in learner.parameters():
        part.data = part.data.half().float()
    network = read_network(rules, path)
    judgement = judgement_for(rules)
    kept = Kept(rules, seats, judgement.facts)
    state = Game.new(rules, NAMES[:seats], {}, 2).state
    source = Source("file")
    found = []
    for _ in range(8):
        play_on(state, source, 15)
        settle(state, source)
        for seat in range(seats):
            kept.keep(state, seat, judgement, -1, 0, 0)
            facts = vec[float]([0.0] * (MOST_SEATS * judgement.facts))
            judgement.put_facts(state, seat, facts)
            network.look(state, seat, facts)
            found.append((network.win, network.margin))
    rows, facts = torch.from_numpy(np.stack(kept.rows)), torch.from_numpy(np.stack(kept.facts))
    with torch.no_grad():
        expected = learner(rows, facts, seats)[0]
    assert [win for win, _ in found] == pytest.approx(torch.sigmoid(expected[:, 0]).tolist(), abs=2e-3)
    assert [margin for _, margin in found] == pytest.approx(expected[:, 1].tolist(), abs=5e-3)
    assert len({round(margin, 4) for _, margin in found}) > 5
