"""What a game was worth to each seat, given once, at its end.

`rank`    from +1 for the first to −1 for the last, in equal steps. Seats that share ranks share what those ranks give:
          with n seats, of which k share the rank r, each of the k gets 1 − 2 · (r − 1 + (k − 1) / 2) / (n − 1).
          All rewards of a game add up to 0.
`margin`  (own score − best score of the others) / scale, cut to −1 … 1.
`win`     1 / k for each of the k seats that share the first rank, 0 for the others.

A game that is broken off (truncated) has no result: it gives 0 to everybody. So does every step before the last.
"""

from __future__ import annotations

from typing import Final, Literal, get_args

from doab.core import Rules, State
from doab.core.errors import OptionError

RewardKind = Literal["rank", "margin", "win"]
KINDS: Final[tuple[str, ...]] = get_args(RewardKind)
SCALE: Final = 20.0
"""Points of a clear victory in either game: from there on a larger margin is not worth more."""
ILLEGAL: Final = -1.0
"""For the seat that answers what it may not: the game ends at once, without a result for the others."""


class Rewards:
    """One way to reward the seats of one game."""

    def __init__(self, rules: Rules, kind: str, scale: float = SCALE) -> None:
        if kind not in KINDS:
            raise OptionError(f"rewards are {', '.join(KINDS)}; there are none called {kind!r}")
        if scale <= 0:
            raise OptionError(f"the scale of margins must be above 0, not {scale}")
        self.rules = rules
        self.kind = kind
        self.scale = scale

    def at_end(self, state: State) -> list[float]:
        """The reward of every seat of a game that is over."""
        if self.kind == "margin":
            return margin_rewards(self.rules.scores(state), self.scale)
        ranks = self.rules.ranking(state)
        return rank_rewards(ranks) if self.kind == "rank" else win_rewards(ranks)


def rank_rewards(ranks: list[int]) -> list[float]:
    last = len(ranks) - 1
    return [1 - 2 * (rank - 1 + (ranks.count(rank) - 1) / 2) / last for rank in ranks]


def margin_rewards(scores: list[int], scale: float) -> list[float]:
    rewards = []
    for seat, score in enumerate(scores):
        best_other = max(other for rival, other in enumerate(scores) if rival != seat)
        rewards.append(max(-1.0, min(1.0, (score - best_other) / scale)))
    return rewards


def win_rewards(ranks: list[int]) -> list[float]:
    winners = ranks.count(1)
    return [1 / winners if rank == 1 else 0.0 for rank in ranks]
