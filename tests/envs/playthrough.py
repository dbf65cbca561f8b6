"""Playthroughs: what an environment said and was told in one game, as text that can be read and compared.

    DOAB_WRITE_PLAYTHROUGHS=1 pytest tests/envs/test_playthroughs.py

writes the files anew; the difference shows what a change does to whoever learns.
"""

from __future__ import annotations

import zlib
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import Any

import numpy as np

from doab.core import Source
from doab.envs import aec
from doab.envs.tables import pieces_of

FOLDER = Path(__file__).parent / "playthroughs"
FIRST, LAST = 40, 20


@dataclass(frozen=True)
class Playthrough:
    """Which game, and which pieces of the observations are told."""

    game: str
    players: int
    seed: int
    pieces: tuple[str, ...]

    @property
    def name(self) -> str:
        return f"{self.game}-{self.players}"

    @property
    def path(self) -> Path:
        return FOLDER / f"{self.name}.txt"

    def text(self) -> str:
        """The first and the last steps of the game, and how it ended."""
        env = aec.raw_env(self.game, players=self.players, texts=True)
        answers = self._answers(env)
        env.reset(seed=self.seed)
        size, actions = env.layout.size, env.seating.actions
        lines = [f"{env} · {self.players} players · seed {self.seed} · {size} numbers · {actions} actions", ""]
        for step, answer in enumerate(answers, 1):
            told = step <= FIRST or step > len(answers) - LAST
            if told:
                lines += self._step(env, step, answer)
            elif step == FIRST + 1:
                lines += [f"… {len(answers) - FIRST - LAST} steps", ""]
            env.step(answer)
        lines += [f"end after {len(answers)} steps"]
        while env.agents:
            _, reward, terminated, truncated, _ = env.last()
            how = "terminated" if terminated else "truncated" if truncated else "goes on"
            lines.append(f"{env.agent_selection}  reward {reward:+.4f}  {how}")
            env.step(None)
        return "\n".join(lines) + "\n"

    def _answers(self, env: aec.raw_env) -> list[int]:
        """A game with random answers, to know where it ends."""
        env.reset(seed=self.seed)
        source = Source(f"playthrough {self.seed}")
        while not env.play.over:
            legal = env.play.state.legal()
            env.step(legal[source.below(len(legal))])
        return list(env.play.answers)

    def _step(self, env: aec.raw_env, step: int, answer: int) -> list[str]:
        agent = env.agent_selection
        observation, reward, _, _, info = env.last()
        row = observation["observation"]
        legal = [env.action_text(int(index)) for index in np.flatnonzero(observation["action_mask"])]
        assert sorted(legal) == sorted(info["legal"])
        offered = wrap(" | ".join(legal), 112, break_long_words=False, break_on_hyphens=False)
        pieces = pieces_of(env.layout, row)
        return [
            f"{step}  {agent}  {info['question']}?  reward {reward:+.4f}",
            *(f"    {'legal  ' if not number else '       '} {line}" for number, line in enumerate(offered)),
            *(f"    {name}  {numbers(pieces[name])}" for name in self.pieces),
            f"    all  crc {zlib.crc32(row.tobytes()):08x}",
            f"    answers  {env.action_text(answer)} ({answer})",
            "",
        ]


def numbers(array: Any) -> str:
    return " ".join(map(str, array.ravel().tolist()))


PLAYTHROUGHS = [
    Playthrough(game, players, seed, pieces)
    for game, pieces in (
        ("rajas", ("money", "fame", "lead", "karma", "boat", "workers")),
        ("agra", ("rupees", "workers", "favour", "influence", "boat", "round")),
    )
    for players, seed in ((2, 21), (4, 43))
]
