"""Proximal policy optimisation (PPO) with masks, by self-play, in one file: a network learns a reduced Rajas.

One network answers for all seats. Games of two players are zero-sum here, so what a position is worth to one
seat is the negative of what it is worth to the other: that is all that self-play needs beyond ordinary PPO.

It needs PyTorch, which Doab itself does not: pip install torch 'doab[envs]'. docs/learn/training.md explains it.
"""

from __future__ import annotations

import math
import time
import tomllib
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import torch  # type: ignore[import-not-found]
from numpy.typing import NDArray
from torch import nn

from doab.core import Rules, find_rules
from doab.envs.single import SingleSeat
from doab.envs.vector import VectorGames

MEETING_POINT = 20


def reduced_rajas() -> Rules:
    """Rajas of the Ganges whose money and fame markers meet after a third of the way: 20 spaces instead of 61."""
    rajas = find_rules("rajas")
    tracks = tomllib.loads(str(rajas.printed.text()))["tracks"]
    return rajas.with_edition({"edition": "reduced", "tracks": {**tracks, "meeting_point": MEETING_POINT}})


@dataclass(frozen=True)
class Settings:
    """The settings of a run of PPO. With the usual numbers it learns in minutes on one core."""

    games: int = 128  # played at the same time
    steps: int = 64  # answers in each of them between two updates
    epochs: int = 3  # how often each answer is learned from
    minibatch: int = 2048
    rate: float = 6e-4  # of learning; it falls to a tenth in the course of the run
    keep: float = 0.97  # the lambda of generalised advantage estimation
    clip: float = 0.2
    entropy: float = 0.01  # how much doubt is worth
    width: int = 256  # of the hidden layers
    seed: int = 1


class Network(nn.Module):  # type: ignore[misc]
    """From an observation to a number for every action, and to what the position is worth to the seat that looks."""

    def __init__(self, size: int, actions: int, width: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.LayerNorm(size), nn.Linear(size, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU()
        )
        self.policy = nn.Linear(width, actions)
        self.value = nn.Linear(width, 1)
        with torch.no_grad():
            self.policy.weight *= 0.01  # at first all answers are as good as any other

    def forward(self, observations: Any, masks: Any) -> tuple[Any, Any]:
        """Logarithms of the chances of all actions (of none for what is not legal), and the worth."""
        # Observations are raw counts, some in units and some in hundreds: logarithms bring them together.
        inputs = torch.sign(observations) * torch.log1p(torch.abs(observations))
        hidden = self.body(inputs)
        scores = self.policy(hidden).masked_fill(~masks, -1e9)
        return torch.log_softmax(scores, 1), torch.tanh(self.value(hidden)).squeeze(1)


@dataclass
class Collected:
    """What was seen, answered and rewarded: arrays of answers × games."""

    observations: Any
    masks: Any
    actions: Any
    chances: Any  # logarithms of the chances of the answers
    worths: Any
    advantages: Any


def look(games: VectorGames) -> tuple[Any, Any]:
    """What the seats that are asked know and may answer, for the network."""
    return torch.tensor(games.observations, dtype=torch.float32), torch.tensor(games.masks, dtype=torch.bool)


def drawn(chances: Any) -> Any:
    """One action of each row, by its chance."""
    return torch.multinomial(chances.exp(), 1).squeeze(1)


def collect(games: VectorGames, network: Network, settings: Settings) -> Collected:
    """Let the network play against itself, and look back from the end at which answers were better than expected."""
    number, steps = games.num_envs, settings.steps
    rows = np.arange(number)
    seen, masks, actions, chances, worths = [], [], [], [], []
    rewards = np.zeros((steps, number), np.float32)  # of the seat that answered
    over = np.zeros((steps, number), np.bool_)
    same = np.ones((steps + 1, number), np.bool_)  # whether the seat that is asked next is the one that answered
    for step in range(steps):
        observation, mask = look(games)
        with torch.no_grad():
            chance, worth = network(observation, mask)
            action = drawn(chance)
        asked = games.to_move.copy()
        games.step(action.numpy())
        rewards[step] = games.rewards[rows, asked]
        over[step] = games.terminated | games.truncated
        same[step + 1] = games.to_move == asked
        seen.append(observation)
        masks.append(mask)
        actions.append(action)
        chances.append(chance[torch.arange(number), action])
        worths.append(worth)
    with torch.no_grad():
        _, last = network(*look(games))
    values = torch.stack([*worths, last]).numpy()
    advantages = look_back(values, rewards, over, same, settings.keep)
    return Collected(
        torch.cat(seen),
        torch.cat(masks),
        torch.cat(actions),
        torch.cat(chances),
        torch.cat(worths),
        torch.from_numpy(advantages).flatten(),
    )


def look_back(
    values: NDArray[np.float32],
    rewards: NDArray[np.float32],
    over: NDArray[np.bool_],
    same: NDArray[np.bool_],
    keep: float,
) -> NDArray[np.float32]:
    """Generalised advantage estimation over answers of both seats: what follows counts the other way round where the
    other seat is asked next, and not at all where the game was over.
    """
    advantages = np.zeros_like(rewards)
    following = np.zeros(rewards.shape[1], np.float32)
    for step in reversed(range(len(rewards))):
        sign = np.where(same[step + 1], 1, -1) * ~over[step]
        surprise = rewards[step] + sign * values[step + 1] - values[step]
        following = surprise + keep * sign * following
        advantages[step] = following
    return advantages


def update(network: Network, optimiser: Any, collected: Collected, settings: Settings) -> None:
    """Make answers that were better than expected likelier, but not much at once."""
    targets = collected.advantages + collected.worths
    advantages = (collected.advantages - collected.advantages.mean()) / (collected.advantages.std() + 1e-8)
    for _ in range(settings.epochs):
        for rows in torch.randperm(len(advantages)).split(settings.minibatch):
            chances, worths = network(collected.observations[rows], collected.masks[rows])
            ratio = (chances[torch.arange(len(rows)), collected.actions[rows]] - collected.chances[rows]).exp()
            bounded = ratio.clamp(1 - settings.clip, 1 + settings.clip)
            gain = torch.min(ratio * advantages[rows], bounded * advantages[rows]).mean()
            entropy = -(chances.exp() * chances.clamp(min=-1e8)).sum(1).mean()
            error = (worths - targets[rows]).square().mean()
            loss = -gain + 0.5 * error - settings.entropy * entropy
            optimiser.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()


@dataclass(frozen=True)
class Match:
    """Games against a bot; a game that is shared counts half."""

    games: int
    won: float

    @property
    def rate(self) -> float:
        return self.won / self.games

    def interval(self) -> tuple[float, float]:
        """Wilson's interval: 95 of 100 such intervals hold the true rate."""
        z = 1.96
        middle = self.rate + z * z / (2 * self.games)
        spread = z * math.sqrt(self.rate * (1 - self.rate) / self.games + (z / (2 * self.games)) ** 2)
        scale = 1 + z * z / self.games
        return (middle - spread) / scale, (middle + spread) / scale

    def __str__(self) -> str:
        low, high = self.interval()
        return f"{self.rate:.1%} of {self.games} games (95 %: {low:.1%} to {high:.1%})"


def against_random(network: Network, rules: Rules, number: int, seed: int, best: bool = False) -> Match:
    """Play against the random bot, each seat in half of the games. With `best` the network never draws its answers.

    Only the first game of each row counts: counting whatever ends first would count short games more often.
    """
    games = VectorGames(rules, number)
    games.reset(seed)
    own = np.arange(number) % 2
    result = np.zeros(number, np.float32)
    playing = np.ones(number, np.bool_)
    while playing.any():
        actions = games.sample_actions()
        asked = np.flatnonzero((games.to_move == own) & playing)
        if len(asked):
            observations, masks = look(games)
            with torch.no_grad():
                chances, _ = network(observations[asked], masks[asked])
            actions[asked] = (chances.argmax(1) if best else drawn(chances)).numpy()
        games.step(actions)
        ended = playing & (games.terminated | games.truncated)
        result[ended] = (1 + games.rewards[np.arange(number), own][ended]) / 2
        playing &= ~ended
    return Match(number, float(result.sum()))


def against(bot: str, network: Network, rules: Rules, number: int, seed: int, best: bool = False) -> Match:
    """Play against any bot, one game after the other, each seat in half of them."""
    if bot == "random":
        return against_random(network, rules, number, seed, best)
    won = 0.0
    for game in range(number):
        env = SingleSeat(rules, seat=game % 2, opponents=bot)
        seen, _ = env.reset(seed=seed + game)
        over, reward = False, 0.0
        while not over:
            observations = torch.tensor(seen["observation"], dtype=torch.float32)[None]
            with torch.no_grad():
                chances, _ = network(observations, torch.tensor(seen["action_mask"], dtype=torch.bool)[None])
            seen, reward, terminated, truncated, _ = env.step(int(chances.argmax(1) if best else drawn(chances)))
            over = terminated or truncated
        won += (1 + reward) / 2
    return Match(number, won)


@dataclass(frozen=True)
class Point:
    """One point of the curve: how far the run had come, and how strong the network was."""

    seconds: float  # of learning, on the processor's clock; matches are not counted
    answers: int
    matches: dict[str, Match]
    """By the bot that was played against."""


def train(
    rules: Rules,
    seconds: float,
    settings: Settings | None = None,
    tell: Callable[[Point], None] = print,
    points: int = 10,
    games: Mapping[str, int] | None = None,
) -> tuple[Network, list[Point]]:
    """Learn for so many seconds of the processor, and measure the strength on the way: more often at first, when it
    grows fastest. `games` says how many against which bot.

    The processor's clock stands still while others use the machine: the same run gets as far on a busy one.
    """
    settings, games = settings or Settings(), games or {"random": 200, "greedy": 100}
    torch.manual_seed(settings.seed)
    tables = VectorGames(rules, settings.games)
    tables.reset(settings.seed)
    network = Network(tables.layout.size, tables.num_actions, settings.width)
    optimiser = torch.optim.Adam(network.parameters(), settings.rate, eps=1e-5)
    curve: list[Point] = []
    spent, answers = 0.0, 0
    while True:
        done = min(spent / seconds, 1.0)
        if done >= (len(curve) / points) ** 2:
            seed = 1_000_000 * (1 + len(curve))
            matches = {bot: against(bot, network, rules, number, seed) for bot, number in games.items()}
            curve.append(Point(spent, answers, matches))
            tell(curve[-1])
        if done == 1.0:
            return network, curve
        start = time.process_time()
        for group in optimiser.param_groups:
            group["lr"] = settings.rate * (1 - 0.9 * done)
        update(network, optimiser, collect(tables, network, settings), settings)
        answers += settings.games * settings.steps
        spent += time.process_time() - start
