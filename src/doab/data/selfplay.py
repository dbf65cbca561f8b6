"""Games to write, played by bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from doab.bots import make_bot
from doab.bots.base import play_with_bots
from doab.core import Game, Record, Rules


def bot_games(
    rules: Rules,
    bots: Sequence[str],
    number: int,
    seed: int | str = 0,
    options: Mapping[str, object] | None = None,
) -> Iterator[Record]:
    """`number` games of one bot a seat. Bots change seats from game to game, so that none always begins."""
    for at in range(number):
        turned = [*bots[at % len(bots) :], *bots[: at % len(bots)]]
        names = [f"{bot} {seat + 1}" for seat, bot in enumerate(turned)]
        game = Game.new(rules, names, options, f"{seed}/{at}")
        players = [make_bot(bot, rules, f"{seed}/{at}/{seat}") for seat, bot in enumerate(turned)]
        play_with_bots(game, players)
        yield game.record()
