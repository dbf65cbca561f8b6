"""The games as PettingZoo has them: the seats take turns, and the one that has to answer acts (AEC).

    from doab.envs import aec
    env = aec.env("rajas", players=3, seed=7)

Agents are called player_0, player_1, …, in the order of the table. Chance is drawn inside `reset` and `step`.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from gymnasium import logger, spaces
from gymnasium.utils import EzPickle, seeding

from doab.core import Rules
from doab.core.encoding import Layout
from doab.envs import needed
from doab.envs.ids import VERSION
from doab.envs.rewards import ILLEGAL, SCALE
from doab.envs.tables import RENDER_MODES, Play, Seating

try:
    from pettingzoo import AECEnv  # type: ignore[import-untyped]
    from pettingzoo.utils import wrappers  # type: ignore[import-untyped]
except ModuleNotFoundError as error:
    raise needed(error.name) from error


def env(game: str | Rules, **settings: Any) -> Any:
    """The environment in PettingZoo's wrappers: an illegal answer ends the game, calls out of order are reported."""
    wrapped = wrappers.TerminateIllegalWrapper(raw_env(game, **settings), illegal_reward=ILLEGAL)
    wrapped = wrappers.AssertOutOfBoundsWrapper(wrapped)
    return wrappers.OrderEnforcingWrapper(wrapped)


class raw_env(AECEnv, EzPickle):  # type: ignore[misc]
    """The environment as it is: an illegal answer raises `IllegalAction`, which names the rule, and changes nothing."""

    def __init__(
        self,
        game: str | Rules,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        edition: Path | Mapping[str, Any] | None = None,
        seed: int | None = None,
        reward: str = "rank",
        scale: float = SCALE,
        max_steps: int | None = None,
        pieces: bool = False,
        texts: bool = False,
        render_mode: str | None = None,
    ) -> None:
        EzPickle.__init__(
            self, game, players, options, edition, seed, reward, scale, max_steps, pieces, texts, render_mode
        )
        super().__init__()
        self.seating = Seating(game, players, options, edition, reward, scale, max_steps)
        self.pieces = pieces
        self.texts = texts
        self.render_mode = render_mode
        self.metadata = {
            "name": f"doab_{self.seating.rules.name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
            "render_fps": 2,
        }
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self._action_spaces = {agent: self.seating.action_space() for agent in self.possible_agents}
        self._observation_spaces = {agent: self.seating.observation_space(pieces) for agent in self.possible_agents}
        self._generator = seeding.np_random(seed)[0]
        self._first_seed = seed
        self.play: Play

    # -- what PettingZoo calls

    def observation_space(self, agent: str) -> spaces.Dict:
        return self._observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete:
        return self._action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game: with `seed`, that one; without, the next of the seeds that follow from the last one given."""
        if seed is None:
            seed, self._first_seed = self._first_seed, None
        if seed is None:
            seed = int(self._generator.integers(2**31))
        else:
            self._generator = seeding.np_random(seed)[0]
        self.play = Play(self.seating, seed)
        self.agents = list(self.possible_agents)
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self._skip_agent_selection = None
        self._ask()

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent knows, and what it may answer now: nothing, if it is not asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.play.observe(seat, self.pieces), "action_mask": self.play.mask(seat)}

    def step(self, action: int | np.integer[Any] | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} is asked and must answer: None is for agents whose game is over")
        self.play.answer(int(action))
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        if self.play.over:
            worth = self.seating.rewards.at_end(self.play.state)
            self.rewards = dict(zip(self.agents, worth, strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self._accumulate_rewards()
        elif self.play.broken_off:
            self.truncations = dict.fromkeys(self.agents, True)
        self._ask()
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | None:
        """The whole table as text, with all that is hidden from some: for those who look on."""
        if self.render_mode is None:
            logger.warn("render() needs a render_mode: make the environment with “ansi” or “human”")
            return None
        if self.render_mode == "ansi":
            return self.play.text()
        print(self.play.text())
        return None

    def close(self) -> None:
        """Nothing is held."""

    # -- more than PettingZoo asks for

    @property
    def layout(self) -> Layout:
        """Where the named pieces lie in an observation, and what they mean."""
        return self.seating.layout

    def action_text(self, action: int) -> str:
        """An answer as it is written in records."""
        return self.seating.rules.table[int(action)].text

    def _ask(self) -> None:
        if not self.play.over:
            self.agent_selection = self.possible_agents[self.play.to_move]
            if self.texts:
                legal = [action.text for action in self.play.legal_actions()]
                self.infos = {agent: {} for agent in self.agents}
                self.infos[self.agent_selection] = {"question": self.play.question, "legal": legal}
        elif self.texts:
            self.infos = {agent: {} for agent in self.agents}
