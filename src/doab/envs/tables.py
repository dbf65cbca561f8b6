"""What all environments set up alike: a game with its players, options and spaces, and one game in progress."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Final

import numpy as np
from gymnasium import spaces
from librt.vecs import vec
from mypy_extensions import i16
from numpy.typing import NDArray

from doab.core import CHANCE, Action, Game, Record, Rules, Source, find_rules
from doab.core.encoding import Layout
from doab.core.errors import GameOver, IllegalAction, OptionError
from doab.core.playouts import settle
from doab.envs.rewards import SCALE, Rewards

Observation = NDArray[np.int16] | dict[str, NDArray[np.int16]]
RENDER_MODES: Final = ("ansi", "human")


class Seating:
    """A game with everything that is fixed before its first move."""

    def __init__(
        self,
        game: str | Rules,
        players: int = 2,
        options: Mapping[str, object] | None = None,
        edition: Path | Mapping[str, Any] | None = None,
        reward: str = "rank",
        scale: float = SCALE,
        max_steps: int | None = None,
    ) -> None:
        rules = find_rules(game) if isinstance(game, str) else game
        self.rules = rules if edition is None else rules.with_edition(edition)
        self.names = [f"player {seat}" for seat in range(players)]
        self.options = self.rules.settle(self.names, options)
        self.encoder = self.rules.learning.encoder(players)
        self.rewards = Rewards(self.rules, reward, scale)
        if max_steps is not None and max_steps < 1:
            raise OptionError(f"a game cannot be broken off after {max_steps} answers")
        self.max_steps = self.rules.longest if max_steps is None else max_steps
        self.begin = self.rules.start(players, self.options)

    @property
    def seats(self) -> int:
        return len(self.names)

    @property
    def layout(self) -> Layout:
        return self.encoder.layout

    @property
    def actions(self) -> int:
        """The width of a mask."""
        return len(self.rules.table)

    def action_space(self) -> spaces.Discrete:
        return spaces.Discrete(self.actions)

    def observation_space(self, pieces: bool) -> spaces.Dict:
        """An observation and its mask, as PettingZoo names them."""
        seen: spaces.Space[Any]
        if pieces:
            seen = spaces.Dict(
                {piece.name: spaces.Box(piece.low, piece.high, piece.shape, np.int16) for piece in self.layout.pieces}
            )
        else:
            seen = self.row_space()
        return spaces.Dict({"observation": seen, "action_mask": self.mask_space()})

    def row_space(self) -> spaces.Box:
        low = np.empty(self.layout.size, np.int16)
        high = np.empty(self.layout.size, np.int16)
        for piece in self.layout.pieces:
            low[piece.start : piece.stop] = piece.low
            high[piece.start : piece.stop] = piece.high
        return spaces.Box(low, high, dtype=np.int16)

    def mask_space(self) -> spaces.Box:
        return spaces.Box(0, 1, (self.actions,), np.int8)


def pieces_of(layout: Layout, row: NDArray[np.int16]) -> dict[str, NDArray[np.int16]]:
    """The named pieces of an observation, or of many: axes in front of the last one stay in front."""
    return {
        piece.name: row[..., piece.start : piece.stop].reshape(*row.shape[:-1], *piece.shape) for piece in layout.pieces
    }


class Play:
    """One game at a table. The seed decides what chance brings; the same seed and answers are the same game."""

    def __init__(self, seating: Seating, seed: int) -> None:
        self.seating = seating
        self.seed = seed
        self.state = seating.begin.copy()
        self.source = Source(seed)
        self.answers: list[int] = []  # those of the players
        self.draws = int(settle(self.state, self.source))
        self._row: vec[i16] = vec[i16]([0] * seating.layout.size)

    @property
    def over(self) -> bool:
        return self.state.top is None

    @property
    def broken_off(self) -> bool:
        return not self.over and len(self.answers) >= self.seating.max_steps

    @property
    def to_move(self) -> int:
        """The seat that is asked; −1 when the game is over."""
        return int(self.state.to_move())

    @property
    def question(self) -> str | None:
        """The name of the open question; None when the game is over."""
        return None if self.state.top is None else self.state.top.name()

    def may_answer(self, action: int) -> bool:
        return action in self.state.legal()

    def answer(self, action: int) -> None:
        """Give the answer of the seat that is asked, and let chance go on. What is not legal changes nothing."""
        if not self.may_answer(action):
            raise self._refusal(action)
        self.state.apply(action)
        self.answers.append(action)
        self.draws += int(settle(self.state, self.source))

    def legal_actions(self) -> list[Action]:
        return [self.seating.rules.table[index] for index in self.state.legal()]

    def observe(self, seat: int, pieces: bool = False) -> Observation:
        """What a seat knows, in arrays of its own."""
        self.seating.encoder.encode(self.state, seat, self._row, 0)
        row = np.array(memoryview(self._row))
        return pieces_of(self.seating.layout, row) if pieces else row

    def mask(self, seat: int) -> NDArray[np.int8]:
        """1 for what the seat may answer now; a seat that is not asked may answer nothing."""
        mask = np.zeros(self.seating.actions, np.int8)
        if seat == self.state.to_move():
            mask[self.state.legal()] = 1
        return mask

    def view(self, seat: int) -> dict[str, Any]:
        """All that a seat may know, as bots take it."""
        view = self._game().view(seat)
        view["version"] = len(self.answers) + self.draws
        return view

    def record(self) -> Record:
        """The game so far, as it is written down: it is played again from its seed."""
        again = Game.new(self.seating.rules, self.seating.names, dict(self.seating.options), self.seed)
        again.settle()
        for answer in self.answers:
            again.play(answer)
            again.settle()
        return again.record()

    def text(self) -> str:
        """The table as one sees it from above, and what is asked."""
        told = self.seating.rules.store.describe(self.state, self.seating.names)
        asked = "the game is over" if self.over else f"{self.seating.names[self.to_move]}: {self.question}?"
        return f"{told}\n{asked}"

    def _game(self) -> Game:
        return Game(self.seating.rules, self.seating.names, self.seating.options, self.state)

    def _refusal(self, action: int) -> Exception:
        if self.over or self.to_move == CHANCE:
            return GameOver(f"the answer {action} comes too late: the game is over")
        game = self._game()
        known = game.parse(action)
        rule = game.why_not(known) or "?"
        return IllegalAction(known.text, rule, self.seating.rules.explain(rule), game.legal)
