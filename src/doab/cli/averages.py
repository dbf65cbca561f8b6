"""How games go on the average: rounds, moves, scores, and how many answers a player has to choose from."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass

from rich.table import Table

from doab.bots import make_bot
from doab.bots.judgement import JUDGED
from doab.core import Game, Rules

SHOWN = ("players", "bots", "games", "rounds", "moves", "draws", "score", "winner", "answers", "most", "ms a move")


@dataclass
class Averages:
    """Averages of some games of one kind of bot. Moves are players' answers; draws are chance's."""

    game: str
    players: int
    bot: str
    games: int
    rounds: float = 0.0
    moves: float = 0.0
    draws: float = 0.0
    score: float = 0.0
    """Of all players."""
    winner: float = 0.0
    """The score of the winner."""
    answers: float = 0.0
    """How many answers a player's question offers: the branching factor."""
    most: int = 0
    """The most answers that any question offered."""
    milliseconds: float = 0.0
    """For a bot to answer."""


def all_averages(
    rules: Sequence[Rules], games: int, seed: str, advance: Callable[[], None] = lambda: None
) -> list[Averages]:
    """Every game, player count and bot of this package that can play it."""
    found = []
    for one in rules:
        for players in one.players:
            for bot in ("random", "greedy") if one.name in JUDGED else ("random",):
                found.append(averages_of(one, players, bot, games, seed, advance))
    return found


def averages_of(
    rules: Rules, players: int, bot: str, games: int, seed: str, advance: Callable[[], None] = lambda: None
) -> Averages:
    """Games of equal bots on all seats."""
    total = Averages(rules.name, players, bot, games)
    seconds, offered = 0.0, 0
    for number in range(games):
        game = Game.new(rules, [f"Seat {seat}" for seat in range(1, players + 1)], {}, f"{seed}/{number}")
        bots = [make_bot(bot, rules, f"{seed}/{number}/{seat}") for seat in range(players)]
        game.settle()
        while not game.over:
            seat, actions = game.state.to_move(), game.actions
            offered += len(actions)
            total.most = max(total.most, len(actions))
            total.moves += 1
            # The random bot does not look at the table, so it need not be drawn up for it.
            view = game.view(seat) if bot != "random" else {}
            start = time.perf_counter()
            answer = bots[seat].choose(view, actions)
            seconds += time.perf_counter() - start
            game.play(answer)
            game.settle()
        total.draws += game.version
        total.rounds += int(getattr(game.table, "round", 0))
        scores = rules.scores(game.state)
        total.score += sum(scores) / players
        total.winner += max(scores)
        advance()
    total.draws -= total.moves
    total.answers, total.milliseconds = offered / total.moves, 1000 * seconds / total.moves
    for name in ("rounds", "moves", "draws", "score", "winner"):
        setattr(total, name, getattr(total, name) / games)
    return total


def averages_table(title: str, rows: Sequence[Averages]) -> Table:
    table = Table(title=title)
    for heading in SHOWN:
        table.add_column(heading, justify="left" if heading == "bots" else "right")
    for row in rows:
        numbers = (row.rounds, row.moves, row.draws, row.score, row.winner, row.answers)
        shown = [f"{number:.1f}" for number in numbers]
        table.add_row(str(row.players), row.bot, str(row.games), *shown, str(row.most), f"{row.milliseconds:.1f}")
    return table
