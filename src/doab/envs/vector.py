"""Many games at once: one call answers in all of them, and everything about them lies in arrays.

    from doab.envs.vector import VectorGames
    games = VectorGames("rajas", num_envs=256, players=4)
    games.reset(seed=0)
    games.step(games.sample_actions())

In every game some seat is asked (`to_move`), and it is that seat whose observation and mask lie in the game's row: this
is for self-play, where one network answers for all seats. Gymnasium's `VectorEnv` knows one agent a game, hence
one reward; here each seat has its own, and this is none.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from doab.core import Rules
from doab.core.encoding import Layout
from doab.core.errors import GameError, OptionError
from doab.envs.arrays import Array, arrays_of_batch, fields_of
from doab.envs.rewards import SCALE
from doab.envs.tables import Seating, pieces_of
from doab.envs.workers import Workers, batch_of


class IllegalAnswer(GameError):
    """An answer that its game does not allow. No game has been changed."""

    def __init__(self, place: int, action: int, text: str) -> None:
        self.place = place
        self.action = action
        super().__init__(f"game {place}: the answer {action}{text} is not legal there (see its mask)")


class VectorGames:
    """`num_envs` games. The arrays are made once, overwritten by each step, and cannot be written to.

    Of each game: `observations`, `masks`, `to_move`, `rewards` (a column a seat), `terminated`, `truncated`, `seeds`
    and `lengths` (players' answers so far).

    When a game ends, a new one begins in the same step: `terminated` or `truncated` and `rewards` are about the old
    one, all else of the new one. What is left of the old one is in `last_lengths` and `last_observations` (as the seat
    saw it that was asked, or had answered last).
    """

    observations: NDArray[np.int16]
    masks: NDArray[np.int8]
    rewards: NDArray[np.float32]
    to_move: NDArray[np.int64]
    terminated: NDArray[np.bool_]
    truncated: NDArray[np.bool_]
    seeds: NDArray[np.int64]
    lengths: NDArray[np.int64]
    last_lengths: NDArray[np.int64]
    last_observations: NDArray[np.int16]

    def __init__(
        self,
        game: str | Rules,
        num_envs: int,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        edition: Path | Mapping[str, Any] | None = None,
        reward: str = "rank",
        scale: float = SCALE,
        max_steps: int | None = None,
        workers: int = 1,
    ) -> None:
        if not 1 <= workers <= num_envs:
            raise OptionError(f"{num_envs} games can be played by 1 to {num_envs} processes, not by {workers}")
        settings = {
            "game": game,
            "players": players,
            "options": options,
            "edition": edition,
            "reward": reward,
            "scale": scale,
            "max_steps": max_steps,
        }
        self.seating = Seating(**settings)  # type: ignore[arg-type]  # the types are those of the parameters above
        self.num_envs = num_envs
        self._closed = False
        self._begun = False
        self._first_of_row = np.arange(num_envs) * self.seating.actions
        self._workers: Workers | None = None
        if workers == 1:
            self._batch = batch_of(self.seating, num_envs)
            self._arrays = arrays_of_batch(self._batch, fields_of(self.seating))
            self._exact_rewards = self._arrays["rewards"]
            self._written_rewards = np.zeros((num_envs, players), np.float32)
            self._arrays["rewards"] = self._written_rewards.view()
            self._arrays["rewards"].flags.writeable = False
        else:
            self._workers = Workers(self.seating, settings, num_envs, workers)
            self._arrays = self._workers.arrays
        self._flat_masks: Array = self._arrays["masks"].reshape(-1)
        for name, array in self._arrays.items():
            if name != "choices":
                setattr(self, name, array)

    # -- playing

    def reset(self, seed: int = 0) -> None:
        """Begin new games. Game i has the seed `seed` + i, and each game after it in its place + `num_envs`."""
        self._check_open()
        self._begun = False
        if self._workers is not None:
            self._workers.reset(seed)
        else:
            self._batch.reset(seed, self.num_envs)
            self._written_rewards[:] = 0
        self._begun = True

    def step(self, actions: ArrayLike) -> None:
        """Answer in every game. If one of the answers is not legal, none is given (`IllegalAnswer`)."""
        self._check_open()
        answers = self._checked(np.asarray(actions))
        self._begun = False  # after an interrupt here the games are at different points, and have to be reset
        if self._workers is not None:
            self._workers.step(answers)
        else:
            self._batch.step(answers.tolist())
            np.copyto(self._written_rewards, self._exact_rewards, casting="same_kind")
        self._begun = True

    def sample_actions(self) -> NDArray[np.int64]:
        """A legal answer for every game, each equally likely: drawn once a position, so asking again gives the same."""
        self._check_open()
        return self._arrays["choices"].copy()

    def close(self) -> None:
        """End the processes, if there are any. An environment that is closed cannot be used any more."""
        self._closed = True
        if self._workers is not None:
            self._workers.close()

    def __enter__(self) -> VectorGames:
        return self

    def __exit__(self, *_: object) -> None:
        self.close()

    # -- reading

    @property
    def closed(self) -> bool:
        """Whether it was closed, by its owner or because one of its processes died."""
        return self._closed or (self._workers is not None and self._workers.closed)

    @property
    def processes(self) -> list[int]:
        """The ids of the processes that play besides this one."""
        return [] if self._workers is None else [process.pid or 0 for process in self._workers.processes]

    @property
    def layout(self) -> Layout:
        """Where the named pieces lie in an observation, and what they mean."""
        return self.seating.layout

    @property
    def num_actions(self) -> int:
        return self.seating.actions

    def pieces(self) -> dict[str, NDArray[np.int16]]:
        """The observations by name: views with one row per game, not copies."""
        return pieces_of(self.seating.layout, self.observations)

    def action_text(self, action: int) -> str:
        """An answer as it is written in records."""
        return self.seating.rules.table[int(action)].text

    # -- checking

    def _check_open(self) -> None:
        if self.closed:
            raise GameError("the environment is closed")

    def _checked(self, actions: Array) -> Array:
        if not self._begun:
            raise GameError("no game has begun: reset() comes before step()")
        if actions.shape != (self.num_envs,) or actions.dtype.kind not in "iu":
            told = f"{actions.dtype} of shape {actions.shape}"
            raise GameError(f"step() takes one whole number a game, an array of shape ({self.num_envs},), not {told}")
        inside = (actions >= 0) & (actions < self.seating.actions)
        if not inside.all():
            place = int(np.argmin(inside))
            raise IllegalAnswer(place, int(actions[place]), "")
        legal = self._flat_masks.take(self._first_of_row + actions)
        if not legal.all():
            place = int(np.argmin(legal))
            raise IllegalAnswer(place, int(actions[place]), self._quoted(int(actions[place])))
        return actions

    def _quoted(self, action: int) -> str:
        texts = [one.text for one in self.seating.rules.table if one.index == action]
        return f" “{texts[0]}”" if texts else ""
