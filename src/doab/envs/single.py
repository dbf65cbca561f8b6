"""The games as Gymnasium has them: one seat learns, bots sit on the others.

    import gymnasium
    import doab.envs
    env = gymnasium.make("doab/Rajas-v1", players=3, opponents=["greedy", "random"])

A step gives the learner's answer and lets chance and the bots go on until the learner is asked again, or the game ends.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, ClassVar

import gymnasium
import numpy as np
from gymnasium import spaces

from doab.bots import Bot, BotKind, find_bot
from doab.bots.chaotic import ChaoticBot
from doab.core import Rules
from doab.core.encoding import Layout
from doab.core.errors import GameOver, IllegalAction, OptionError
from doab.envs.rewards import ILLEGAL, SCALE
from doab.envs.tables import RENDER_MODES, Play, Seating

Opponent = str | BotKind


class SingleSeat(gymnasium.Env[dict[str, Any], np.int64]):
    """One seat at a table of bots.

    `seat` is where the learner sits: a number, `rotate` (the next seat with every game; a reset with a seed begins
    again with the first) or `random`. `opponents` are bots by name or `BotKind`: one for all the others, or one for
    each, in the order in which they sit after the learner. Bots are shown views, never the state.

    An answer that is not legal ends the game with a reward of −1 and `info["illegal"]`.
    """

    metadata: ClassVar[dict[str, Any]] = {"render_modes": list(RENDER_MODES), "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        game: str | Rules,
        players: int = 2,
        seat: int | str = 0,
        opponents: Opponent | Sequence[Opponent] = "random",
        options: Mapping[str, object] | None = None,
        edition: Path | Mapping[str, Any] | None = None,
        reward: str = "rank",
        scale: float = SCALE,
        max_steps: int | None = None,
        pieces: bool = False,
        texts: bool = False,
        render_mode: str | None = None,
    ) -> None:
        self.seating = Seating(game, players, options, edition, reward, scale, max_steps)
        if isinstance(seat, str):
            if seat not in ("rotate", "random"):
                raise OptionError(f"the learner's seat is a number, “rotate” or “random”, not {seat!r}")
        elif not 0 <= seat < players:
            raise OptionError(f"there is no seat {seat}: the seats are 0 to {players - 1}")
        self.seats_taken = seat
        self.kinds = _kinds(opponents, players - 1)
        self.pieces = pieces
        self.texts = texts
        self.render_mode = render_mode
        self.observation_space = self.seating.observation_space(pieces)
        self.action_space: spaces.Discrete = self.seating.action_space()
        self.seat = -1  # of the game that is being played
        self.bots: dict[int, Bot] = {}
        self.ended = True
        self.play: Play

    # -- what Gymnasium calls

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Any], dict[str, Any]]:
        """Begin a game: with `seed`, that one; without, the next of the seeds that follow from the last one given."""
        super().reset(seed=seed)
        if self.seats_taken == "random":
            self.seat = int(self.np_random.integers(self.seating.seats))
        elif self.seats_taken == "rotate":
            self.seat = 0 if seed is not None else (self.seat + 1) % self.seating.seats
        else:
            self.seat = int(self.seats_taken)
        self.play = Play(self.seating, int(self.np_random.integers(2**31)) if seed is None else seed)
        self.bots = {}
        for after, kind in enumerate(self.kinds, 1):
            seated = (self.seat + after) % self.seating.seats
            self.bots[seated] = kind.make(self.seating.rules, f"{self.play.seed} seat {seated}")
        self.ended = False
        self._let_others_play()
        return self._observation(), self._info()

    def step(self, action: int | np.integer[Any]) -> tuple[dict[str, Any], float, bool, bool, dict[str, Any]]:
        if self.ended:
            raise GameOver("the game is over: reset() begins another one")
        if not self.play.may_answer(int(action)):
            self.ended = True
            return self._observation(), ILLEGAL, True, False, {**self._info(), "illegal": True}
        self.play.answer(int(action))
        self._let_others_play()
        reward = self.seating.rewards.at_end(self.play.state)[self.seat] if self.play.over else 0.0
        self.ended = self.play.over or self.play.broken_off
        if self.render_mode == "human":
            self.render()
        return self._observation(), reward, self.play.over, self.play.broken_off, self._info()

    def render(self) -> str | None:
        """The whole table as text, with all that is hidden from some: for those who look on."""
        if self.render_mode == "ansi":
            return self.play.text()
        if self.render_mode == "human":
            print(self.play.text())
        return None

    # -- more than Gymnasium asks for

    @property
    def layout(self) -> Layout:
        """Where the named pieces lie in an observation, and what they mean."""
        return self.seating.layout

    def action_text(self, action: int) -> str:
        """An answer as it is written in records."""
        return self.seating.rules.table[int(action)].text

    def _let_others_play(self) -> None:
        while not self.play.over and not self.play.broken_off and self.play.to_move != self.seat:
            bot, legal = self.bots[self.play.to_move], self.play.legal_actions()
            # The random bot looks at nothing, and a view takes longer than everything else in a step.
            view = {} if isinstance(bot, ChaoticBot) else self.play.view(self.play.to_move)
            chosen = bot.choose(view, legal)
            if chosen.index not in [action.index for action in legal]:
                reason = f"The bot “{bot.name}” chose it."
                raise IllegalAction(chosen.text, "?", reason, [action.text for action in legal])
            self.play.answer(chosen.index)

    def _observation(self) -> dict[str, Any]:
        return {"observation": self.play.observe(self.seat, self.pieces), "action_mask": self.play.mask(self.seat)}

    def _info(self) -> dict[str, Any]:
        info: dict[str, Any] = {"action_mask": self.play.mask(self.seat), "seat": self.seat}
        if self.texts:
            asked = self.play.to_move == self.seat
            info["question"] = self.play.question if asked else None
            info["legal"] = [action.text for action in self.play.legal_actions()] if asked else []
        return info


def _kinds(opponents: Opponent | Sequence[Opponent], others: int) -> list[BotKind]:
    """A kind of bot for each of the others."""
    listed = [opponents] * others if isinstance(opponents, str | BotKind) else list(opponents)
    if len(listed) != others:
        raise OptionError(f"the learner has {others} opponents, and {len(listed)} bots are named")
    return [one if isinstance(one, BotKind) else find_bot(one) for one in listed]
