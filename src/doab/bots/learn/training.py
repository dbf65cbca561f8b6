"""The network in PyTorch: what it learns from kept positions, and how it becomes the small file that bots read."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import numpy as np
import torch  # type: ignore[import-not-found]
from torch import nn

from doab.bots.judgement import judgement_for
from doab.bots.learn.inputs import inputs_for
from doab.bots.network import MOST_SEATS, write_network
from doab.bots.prospects import GREAT_MARGIN
from doab.core import Rules

Arrays = dict[str, np.ndarray[Any, Any]]


class Positions:
    """Kept positions of one number of players, on the device."""

    def __init__(self, arrays: Arrays, device: torch.device) -> None:
        self.rows = torch.from_numpy(arrays["rows"]).to(device)
        self.facts = torch.from_numpy(arrays["facts"]).to(device)
        self.masks = torch.from_numpy(arrays["masks"]).to(device)
        self.given = torch.from_numpy(arrays["given"].astype(np.int64)).to(device)
        self.wins = torch.from_numpy(arrays["wins"]).to(device)
        self.margins = torch.from_numpy(arrays["margins"]).to(device)

    def __len__(self) -> int:
        return len(self.wins)


class Learner(nn.Module):  # type: ignore[misc]
    """Two hidden layers, then what may be expected (win, margin) and which answer the search would give."""

    def __init__(self, rules: Rules, hidden: int, second: int, device: torch.device) -> None:
        super().__init__()
        self.rules = rules
        self.hidden, self.second = hidden, second
        self.inputs = inputs_for(rules)
        self.facts = judgement_for(rules).facts * MOST_SEATS
        self.answers = len(rules.table)
        self.first = nn.Linear(int(self.inputs.size), hidden)
        self.next = nn.Linear(hidden, second)
        self.expect = nn.Linear(second, 2)
        self.policy = nn.Linear(second, self.answers)
        self.device = device
        self.to(device)
        self.columns: dict[int, tuple[torch.Tensor, ...]] = {}
        for seats, columns in self.inputs.columns.items():
            parts = [
                np.array([int(number) for number in part]) for part in (columns.rows, columns.firsts, columns.tops)
            ]
            scales = np.array([float(number) for number in columns.scales], dtype=np.float32)
            self.columns[seats] = tuple(torch.from_numpy(part).to(device) for part in (*parts, scales))

    def dense(self, rows: torch.Tensor, facts: torch.Tensor, seats: int) -> torch.Tensor:
        """The inputs as the network of the bots computes them (`Network.look`)."""
        places, firsts, tops, scales = self.columns[seats]
        values = rows[:, places].long()
        size = int(self.inputs.size)
        whole = torch.zeros(len(rows), size, device=self.device)
        scaled = scales != 0
        whole[:, firsts[scaled]] = values[:, scaled].float() * scales[scaled]
        ones = tops > 0
        start = firsts[ones] + scaled[ones].long()
        value, top = values[:, ones], tops[ones]
        place = start + torch.where(value < 0, top, torch.minimum(value, top) - 1)
        there = value != 0
        whole.scatter_add_(1, torch.where(there, place, size - 1), there.float())
        whole[:, int(self.inputs.players_at) + seats] = 1.0
        at = int(self.inputs.facts_at)
        whole[:, at : at + self.facts] = facts[:, : self.facts].float()
        return whole

    def forward(self, rows: torch.Tensor, facts: torch.Tensor, seats: int) -> tuple[torch.Tensor, torch.Tensor]:
        one = torch.relu(self.first(self.dense(rows, facts, seats)))
        two = torch.relu(self.next(one))
        return self.expect(two), self.policy(two)

    def losses(self, positions: Positions, chosen: torch.Tensor, seats: int) -> tuple[torch.Tensor, ...]:
        """Of the chance to win, the margin and the answers; what is not asked of anybody has no answer."""
        expected, answers = self(positions.rows[chosen], positions.facts[chosen], seats)
        win = nn.functional.binary_cross_entropy_with_logits(expected[:, 0], positions.wins[chosen])
        margin = nn.functional.smooth_l1_loss(expected[:, 1] / GREAT_MARGIN, positions.margins[chosen] / GREAT_MARGIN)
        given = positions.given[chosen]
        asked = given >= 0
        bits = 2 ** torch.arange(7, -1, -1, device=self.device, dtype=torch.uint8)
        masks = positions.masks[chosen][asked].unsqueeze(-1).bitwise_and(bits).ne(0).flatten(1)[:, : self.answers]
        answer = nn.functional.cross_entropy(answers[asked].masked_fill(~masks, -1e9), given[asked])
        return win, margin, answer

    def learn(
        self, window: dict[int, list[Positions]], steps: int, batch: int, rate: float, generator: torch.Generator
    ) -> dict[str, float]:
        """Some steps over positions drawn from the window; gives the mean losses of the last half."""
        optimiser = torch.optim.AdamW(self.parameters(), lr=rate, weight_decay=0.1)
        schedule = torch.optim.lr_scheduler.OneCycleLR(optimiser, max_lr=rate, total_steps=steps)
        parts = [(seats, positions) for seats, several in window.items() for positions in several if len(positions)]
        sizes = torch.tensor([float(len(positions)) for _, positions in parts])
        sums, counted = torch.zeros(3, device=self.device), 0
        self.train()
        for step in range(steps):
            seats, positions = parts[int(torch.multinomial(sizes, 1, generator=generator))]
            chosen = torch.randint(len(positions), (batch,), generator=generator).to(self.device)
            win, margin, answer = self.losses(positions, chosen, seats)
            optimiser.zero_grad()
            (win + 2.0 * margin + 0.2 * answer).backward()
            nn.utils.clip_grad_norm_(self.parameters(), 1.0)
            optimiser.step()
            schedule.step()
            if step >= steps // 2:
                sums += torch.stack([win.detach(), margin.detach(), answer.detach()])
                counted += 1
        means = (sums / max(1, counted)).tolist()
        return dict(zip(("win", "margin", "answer"), means, strict=True))

    @torch.no_grad()  # type: ignore[untyped-decorator]
    def check(self, positions: Positions, seats: int, most: int = 20000) -> dict[str, float]:
        """The same losses on positions that it has not learned from."""
        self.eval()
        chosen = torch.arange(min(most, len(positions)), device=self.device)
        losses = [float(loss) for loss in self.losses(positions, chosen, seats)]
        return dict(zip(("win", "margin", "answer"), losses, strict=True))

    def write(self, path: Path) -> None:
        """For the bots: without the head for answers, in half precision."""
        parts = [
            self.first.weight.T,
            self.first.bias,
            self.next.weight.T,
            self.next.bias,
            self.expect.weight.T,
            self.expect.bias,
        ]
        numbers = torch.cat([part.detach().float().cpu().flatten() for part in parts]).tolist()
        write_network(path, self.inputs, self.facts, self.hidden, self.second, numbers)
