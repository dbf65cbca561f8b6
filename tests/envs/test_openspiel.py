"""Doab's games in OpenSpiel: its own checks pass, its algorithms run, and seats are told what they may know."""

from __future__ import annotations

import json
import tomllib
from fractions import Fraction
from typing import Any

import pytest

from doab.core import Rules, Source, State, find_rules
from doab.core.errors import OptionError
from doab.core.state import EVERYBODY
from pebbles import RULES, TINY

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed (extra openspiel)")

import numpy  # noqa: E402
from open_spiel.python.algorithms import cfr, exploitability, mcts  # type: ignore[import-untyped]  # noqa: E402
from open_spiel.python.policy import UniformRandomPolicy  # type: ignore[import-untyped]  # noqa: E402

from doab.envs.openspiel import Position, register  # noqa: E402

RAJAS = find_rules("rajas")
TRACKS = tomllib.loads(str(RAJAS.printed.text()))["tracks"]
SHORT = {"tracks": {**TRACKS, "meeting_point": 15}}
# P-2 and P-4 alone, without pebbles or luck: rolling brings a point and showing an empty hand brings none.
ONE_POINT = {"bag": {"pebbles": [0, 0, 0, 0]}, "game": {"hand": 0, "faces": 1, "goal": 3, "rounds": 1}}
register(RAJAS.with_edition(SHORT), "doab_short_rajas")
register(RULES, "doab_pebbles")
register(TINY, "doab_tiny_pebbles")
register(RULES.with_edition(ONE_POINT), "doab_one_point")


def played(name: str, *texts: str) -> Any:
    """A state after the answers with these texts, from the beginning."""
    state = pyspiel.load_game(name).new_initial_state()
    for text in texts:
        state.apply_action(state.string_to_action(state.current_player(), text))
    return state


# -- OpenSpiel's own checks


@pytest.mark.random_games
@pytest.mark.parametrize(
    "name",
    [
        "doab_rajas",
        "doab_rajas(players=3,ganga=True,mixed=advanced/beginner/beginner,reward=margin,scale=30.5)",
        "doab_agra(influence_cap=turn)",
    ],
)
def test_openspiel_checks_a_random_game(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    "name",
    [
        "doab_short_rajas(players=4,navaratna=True,reward=win)",
        "doab_pebbles(players=3,quiet=True)",
        "doab_tiny_pebbles",
    ],
)
def test_openspiel_checks_short_random_games(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=3, serialize=True, verbose=False)


def test_a_game_string_says_what_differs_from_the_usual() -> None:
    game = pyspiel.load_game("doab_rajas(players=3,navaratna=True,reward=rank)")
    assert str(game) == "doab_rajas(navaratna=True,players=3)"
    assert game.num_players() == 3
    assert game.new_initial_state().position.setting.options["navaratna"] is True
    assert game.num_distinct_actions() == game.max_chance_outcomes() == len(RAJAS.table)
    assert game.max_game_length() == RAJAS.longest


@pytest.mark.parametrize(
    ("name", "message"),
    [
        ("doab_rajas(players=5)", "Rajas of the Ganges is for 2 to 4 players, not 5"),
        ("doab_rajas(reward=fame)", "rewards are rank, margin, win; there are none called 'fame'"),
        ("doab_agra(influence_cap=never)", "must be phase or action or turn, not 'never'"),
    ],
)
def test_what_the_game_does_not_allow_is_refused(name: str, message: str) -> None:
    with pytest.raises(OptionError, match=message):
        pyspiel.load_game(name)


@pytest.mark.parametrize(
    ("name", "information", "utility", "total"),
    [
        ("doab_rajas", "PERFECT_INFORMATION", "ZERO_SUM", 0.0),
        ("doab_agra", "IMPERFECT_INFORMATION", "ZERO_SUM", 0.0),
        ("doab_agra(open_rupees=True)", "PERFECT_INFORMATION", "ZERO_SUM", 0.0),
        ("doab_rajas(reward=win)", "PERFECT_INFORMATION", "CONSTANT_SUM", 1.0),
        ("doab_rajas(reward=margin)", "PERFECT_INFORMATION", "ZERO_SUM", 0.0),
        ("doab_rajas(players=3,reward=margin)", "PERFECT_INFORMATION", "GENERAL_SUM", None),
    ],
)
def test_the_type_of_a_game_follows_its_options(name: str, information: str, utility: str, total: float | None) -> None:
    game = pyspiel.load_game(name)
    assert game.get_type().information == pyspiel.GameType.Information.__members__[information]
    assert game.get_type().utility == pyspiel.GameType.Utility.__members__[utility]
    assert game.utility_sum() == total


def test_an_edition_is_a_file(tmp_path: Any) -> None:
    file = tmp_path / "long.toml"
    tracks = TRACKS | {"meeting_point": 99}
    lines = [f"{key} = {json.dumps(value)}" for key, value in tracks.items()]
    file.write_text("\n".join(['edition = "long"', "[tracks]", *lines]), encoding="utf-8")
    game = pyspiel.load_game("doab_rajas", {"edition": str(file)})
    assert game.new_initial_state().position.setting.rules.edition_name == "long"


# -- states


def test_actions_have_our_numbers_and_texts() -> None:
    state = played("doab_pebbles", "draw 1", "draw 4", "draw 2", "draw 3")
    assert state.current_player() == 0
    rules = RULES
    assert {state.action_to_string(action): action for action in state.legal_actions()} == {
        text: rules.table.parse(text).index for text in ("roll", "show", "lay 1", "lay 4")
    }


def test_chance_has_the_weights_of_the_rules() -> None:
    """Three pebbles of each kind but the last, of which there are two: eleven in the bag."""
    state = played("doab_pebbles")
    assert state.is_chance_node()
    draws = {state.action_to_string(action): chance for action, chance in state.chance_outcomes()}
    assert draws == {"draw 1": 3 / 11, "draw 2": 3 / 11, "draw 3": 3 / 11, "draw 4": 2 / 11}


@pytest.mark.parametrize(
    ("reward", "expected"), [("rank", [1.0, -1.0]), ("win", [1.0, 0.0]), ("margin", [3 / 20, -3 / 20])]
)
def test_returns_are_the_rewards_of_all_environments(reward: str, expected: list[float]) -> None:
    """Seat 0 lays a 3 and rolls a 1, which is the goal of four points; seat 1 has rolled a 1."""
    name = f"doab_tiny_pebbles(reward={reward})"
    texts = ["draw 3", "draw 1", "lay 3", "leave it", "draw 2", "roll", "die 1", "roll", "die 1"]
    assert played(name, *texts[:-1]).returns() == [0.0, 0.0]
    state = played(name, *texts)
    assert state.is_terminal()
    assert state.returns() == expected


def test_a_clone_goes_its_own_way() -> None:
    state = played("doab_tiny_pebbles", "draw 3", "draw 1")
    twin = state.clone()
    twin.apply_action(twin.string_to_action(0, "lay 3"))
    assert [str(state), str(twin)] == ["Seat 0 0, Seat 1 0", "Seat 0 3, Seat 1 0"]
    assert (len(state.history()), len(twin.history())) == (2, 3)


def test_a_state_is_written_and_read() -> None:
    state = played("doab_tiny_pebbles(quiet=True)", "draw 3", "draw 1", "lay 3")
    game, again = pyspiel.deserialize_game_and_state(
        pyspiel.serialize_game_and_state(pyspiel.load_game("doab_tiny_pebbles(quiet=True)"), state)
    )
    assert str(game) == "doab_tiny_pebbles(quiet=True)"
    assert again.history() == state.history()
    assert again.position.state.to_json() == state.position.state.to_json()
    assert again.information_state_string(1) == state.information_state_string(1)


# -- what seats are told


def test_an_observation_is_the_view() -> None:
    state = played("doab_tiny_pebbles", "draw 3", "draw 1")
    rules = TINY
    for seat in range(2):
        assert json.loads(state.observation_string(seat)) == rules.sight.seen(state.position.state, seat)


@pytest.mark.parametrize("name", ["doab_agra", "doab_pebbles"])
def test_observations_do_not_tell_what_is_hidden(name: str) -> None:
    """States that differ only in what a seat cannot see give it the same text and the same numbers."""
    state, source, compared = pyspiel.load_game(name).new_initial_state(), Source("leaks"), 0
    for _ in range(60):
        legal = state.legal_actions()
        if state.is_terminal():
            break
        state.apply_action(legal[source.below(len(legal))])
        setting = state.position.setting
        for seat in range(2):
            for variant in setting.rules.sight.hidden_variants(state.position.state, seat, source):
                other = pyspiel.load_game(name).new_initial_state()
                other.position = Position(setting, variant)
                assert other.observation_string(seat) == state.observation_string(seat)
                assert other.observation_tensor(seat) == state.observation_tensor(seat)
                compared += variant.to_json() != state.position.state.to_json()
    assert compared > 0


def test_an_observation_has_numbers_from_minus_one_to_one() -> None:
    game = pyspiel.load_game("doab_rajas(players=3)")
    layout = RAJAS.learning.encoder(3).layout
    assert game.observation_tensor_shape() == [layout.size]
    state, source = game.new_initial_state(), Source("numbers")
    for _ in range(200):
        legal = state.legal_actions()
        state.apply_action(legal[source.below(len(legal))])
        tensor = state.observation_tensor(1)
        assert max(map(abs, tensor)) <= 1
    assert any(tensor)


def test_recall_keeps_what_was_told_and_hides_what_was_not() -> None:
    """P-3: only the receiver sees what was drawn. P-4: a hand that is shown is seen by all."""
    one = played("doab_tiny_pebbles", "draw 3", "draw 1")
    two = played("doab_tiny_pebbles", "draw 2", "draw 1")
    assert one.information_state_string(1) == two.information_state_string(1)
    assert one.information_state_string(0) != two.information_state_string(0)
    lines = [line.split(" · ")[0] for line in one.information_state_string(1).splitlines()]
    assert lines == ["seat 1", "chance: ?", "chance: draw 1"]
    for state in (one, two):
        state.apply_action(state.string_to_action(0, "show"))
    assert one.information_state_string(1) != two.information_state_string(1)


def test_recall_tells_apart_ways_to_the_same_table() -> None:
    """Roll and show, or show and roll: the table is the same afterwards, what a player remembers is not."""
    ways = (["roll", "die 1", "roll", "die 1", "show"], ["show", "roll", "die 1", "roll", "die 1"])
    one, two = (played("doab_tiny_pebbles", "draw 2", "draw 1", *way) for way in ways)
    assert one.observation_string(0) == two.observation_string(0)
    assert one.information_state_string(0) != two.information_state_string(0)


# -- algorithms


def test_mcts_plays_a_match() -> None:
    game = pyspiel.load_game("doab_short_rajas")
    source = Source("mcts")

    bots = [
        mcts.MCTSBot(
            game,
            1.4,
            2,
            mcts.RandomRolloutEvaluator(1, numpy.random.RandomState(seat)),
            random_state=numpy.random.RandomState(seat),
        )
        for seat in range(2)
    ]
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes = state.chance_outcomes()
            state.apply_action(outcomes[source.below(len(outcomes))][0])
        else:
            state.apply_action(bots[state.current_player()].step(state))
    assert sorted(state.returns()) in ([-1.0, 1.0], [0.0, 0.0])


def test_exploitability_by_hand() -> None:
    """Roll (a point) or show (none), each once. Uniform players are worth 0. Who always rolls against one beats it when
    it shows and ties when it rolls: ½. Both seats gain ½, half of the sum is the exploitability.
    """
    game = pyspiel.load_game("doab_one_point")
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == 0.5


def test_exploitability_of_uniform_play_is_what_exact_fractions_give() -> None:
    game = pyspiel.load_game("doab_tiny_pebbles")
    exact = exploitability_of_uniform_play(TINY)
    assert exact == Fraction(47, 72)
    assert exploitability.exploitability(game, UniformRandomPolicy(game)) == pytest.approx(float(exact), abs=1e-12)


def test_cfr_lowers_the_exploitability() -> None:
    game = pyspiel.load_game("doab_tiny_pebbles")
    uniform = exploitability.exploitability(game, UniformRandomPolicy(game))
    solver = cfr.CFRPlusSolver(game)
    for _ in range(4):
        solver.evaluate_and_update_policy()
    assert 0 < 2 * exploitability.exploitability(game, solver.average_policy()) < uniform


class Branch:
    """A position in the tree of all games, as one seat meets it: without OpenSpiel, and in fractions."""

    def __init__(self, rules: Rules, state: State, seat: int, weight: Fraction, heard: tuple[str, ...]) -> None:
        self.knows = (*heard, json.dumps(rules.sight.seen(state, seat), sort_keys=True))
        self.weight = weight  # how likely the others and chance lead here
        self.asked = not state.is_over() and state.to_move() == seat
        self.worth: Fraction | None = None
        if state.is_over():
            ranks = rules.ranking(state)
            self.worth = Fraction((ranks[seat] < ranks[1 - seat]) - (ranks[seat] > ranks[1 - seat]))
        self.following: dict[int, tuple[Fraction, Branch]] = {}
        offers, top = state.offers(), state.top
        weights = [int(one) for one in offers.weights] or [1] * len(offers.actions)
        for action, share in zip([int(one) for one in offers.actions], weights, strict=True):
            assert top is not None
            told = rules.table[action].text if top.audience() in (EVERYBODY, seat) or top.seat == seat else "?"
            after = state.copy()
            after.apply(action)
            chance = Fraction(share, sum(weights))
            onwards = weight if self.asked else weight * chance
            self.following[action] = chance, Branch(rules, after, seat, onwards, (*self.knows, told))


def exploitability_of_uniform_play(rules: Rules) -> Fraction:
    """Half of what the two seats gain by answering uniform play best (the game itself adds up to nothing)."""
    return sum((best_worth(rules, seat) for seat in range(2)), Fraction(0)) / 2


def best_worth(rules: Rules, seat: int) -> Fraction:
    """What a seat gets that knows how uniformly the other plays. Where it cannot tell positions apart, it takes the
    answer that is best over all of them, weighted by how likely they are.
    """
    root = Branch(rules, rules.start(2, rules.settle(["A", "B"], {})), seat, Fraction(1), ())
    alike: dict[tuple[str, ...], list[Branch]] = {}
    worths: dict[Branch, Fraction] = {}

    def gather(branch: Branch) -> None:
        if branch.asked:
            alike.setdefault(branch.knows, []).append(branch)
        for _, child in branch.following.values():
            gather(child)

    def worth(branch: Branch) -> Fraction:
        if branch not in worths:
            if branch.worth is not None:
                worths[branch] = branch.worth
            elif branch.asked:
                group = alike[branch.knows]
                best = max(
                    branch.following,
                    key=lambda action: sum(one.weight * worth(one.following[action][1]) for one in group),
                )
                worths[branch] = worth(branch.following[best][1])
            else:
                shares = (chance * worth(child) for chance, child in branch.following.values())
                worths[branch] = sum(shares, Fraction(0))
        return worths[branch]

    gather(root)
    return worth(root)
