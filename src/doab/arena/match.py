"""Plays one game between bots. A bot sees its view and the offered answers, no more; what it does wrong is reported."""

from __future__ import annotations

import time
from contextlib import suppress
from functools import lru_cache
from typing import Any

import doab
from doab.arena.figures import ending_of, figures_of, turns_of
from doab.arena.plan import Job, Setting, seat_names
from doab.arena.results import Failure, Result
from doab.arena.times import Times
from doab.bots import Bot, make_bot
from doab.bots.base import tell_end
from doab.core import CHANCE, Action, Game, Rules
from doab.core import state as core_state
from doab.core.options import parse_options

COMPILED = not str(core_state.__file__).endswith(".py")
"""A compiled module is a shared library; the source file beside it is not what runs."""


class BotFailed(Exception):
    """A bot could not be made, raised an error, or answered what was not offered."""

    def __init__(self, seat: int, reason: str) -> None:
        super().__init__(reason)
        self.seat, self.reason = seat, reason


def play(job: Job) -> Result:
    """Play a game to its end, or until somebody fails."""
    start = time.perf_counter()
    result = blank(job)
    bots = list(job.bots)
    try:
        rules = rules_of(job.setting)
        game = Game.new(rules, seat_names(len(bots)), parse_options(job.setting.options), job.seed)
        result.times = [Times() for _ in bots]
        seated = _seated(job, rules)
        _play_out(game, seated, result.times)
        _write_down(game, result)
        with suppress(Exception):  # the game is over: what a bot does about it changes nothing any more
            tell_end(game, dict(enumerate(seated)))
    except BotFailed as failed:
        result.failure = Failure(failed.reason, bots[failed.seat], failed.seat)
    except Exception as error:
        result.failure = Failure(f"the game failed: {_told(error)}")
    result.seconds = round(time.perf_counter() - start, 4)
    return result


def blank(job: Job) -> Result:
    """The result of a game before anything is known of it."""
    rules = rules_of(job.setting)
    return Result(
        rules.name,
        rules.version,
        rules.edition_digest,
        job.setting.options,
        job.seed,
        list(job.bots),
        doab.__version__,
        COMPILED,
    )


def rules_of(setting: Setting) -> Rules:
    """Editions are read once a process."""
    return setting.rules() if setting.edition is not None else _usual_rules(setting.game)


@lru_cache(maxsize=8)
def _usual_rules(game: str) -> Rules:
    return Setting(game, 0).rules()


def _seated(job: Job, rules: Rules) -> list[Bot]:
    found = []
    for seat, name in enumerate(job.bots):
        try:
            found.append(make_bot(name, rules, job.bot_seed(seat)))
        except Exception as error:
            raise BotFailed(seat, f"cannot be made: {_told(error)}") from error
    return found


def _play_out(game: Game, bots: list[Bot], times: list[Times]) -> None:
    game.settle()
    while not game.over:
        if game.version > game.rules.longest:
            raise RuntimeError(f"the game is not over after {game.version} answers")
        seat = int(game.state.to_move())
        game.play(_ask(bots[seat], seat, game, times[seat]))
        game.settle()


def _ask(bot: Bot, seat: int, game: Game, times: Times) -> int:
    """What a bot answers, as a number. Its time counts where it had a choice."""
    view, offered = game.view(seat), game.actions
    legal = {action.index for action in offered}
    start, processor = time.perf_counter(), time.process_time()
    try:
        answer: Any = bot.choose(view, offered)
    except Exception as error:
        raise BotFailed(seat, f"raised an error at “{game.question}”: {_told(error)}") from error
    finally:
        if len(legal) > 1:
            times.add(time.perf_counter() - start, time.process_time() - processor)
    if not isinstance(answer, Action) or answer.index not in legal:
        raise BotFailed(seat, f"answered “{answer}” at “{game.question}”, which was not offered")
    return answer.index


def _write_down(game: Game, result: Result) -> None:
    result.scores = [int(score) for score in game.rules.scores(game.state)]
    result.ranks = [int(rank) for rank in game.rules.ranking(game.state)]
    rounds = getattr(game.table, "round", None)
    result.rounds = int(rounds) if rounds is not None else None
    result.draws = sum(step.seat == CHANCE for step in game.steps)
    result.answers = game.version - result.draws
    result.turns = turns_of(game)
    result.ending = ending_of(game)
    result.decided = decided_by(result.scores, result.ranks)
    result.figures = figures_of(game)


def decided_by(scores: list[int], ranks: list[int]) -> str:
    """`shared` if several have won, `tie-break` if somebody else has the winner's score, else `score`."""
    winners = [seat for seat, rank in enumerate(ranks) if rank == 1]
    if len(winners) > 1:
        return "shared"
    return "tie-break" if scores.count(scores[winners[0]]) > 1 else "score"


def _told(error: Exception) -> str:
    return f"{type(error).__name__}: {' '.join(str(error).split())}"[:400]
