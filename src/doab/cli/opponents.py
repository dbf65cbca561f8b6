"""Which bots there are for a game, as opponents and as helpers, and how they are asked."""

from __future__ import annotations

import logging
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Final

from rich.table import Table
from rich.text import Text

from doab.bots import Bot, BotKind, UnknownBot, bot_kinds, find_bot
from doab.bots.base import BrokenBot, fault_of
from doab.cli.language import in_language_of_answers, say, tell
from doab.core import Action, Game, Rules
from doab.core.errors import DoabError, OptionError
from doab.core.wording import Phrase, key_of

OPPONENTS: Final = ("medium", "greedy", "random")
"""The opponents of a player who has not chosen any: the first of these that is installed and knows the game."""
STAND_INS: Final = ("hard", "medium", "greedy", "random")
"""Who plays for somebody who has not chosen, likewise."""
ADVISERS: Final = ("hard", "best", "medium", "easy")
"""Who gives hints to somebody who has not chosen, likewise."""
LIST: Final = "list"
"""What is typed in place of bots to see which there are."""

logger = logging.getLogger(__name__)


class BotFailed(DoabError):
    """A bot cannot go on, by its own fault. The message is the reason, in one line."""


def bots_for(rules: Rules) -> list[BotKind]:
    """Those that know the game, the weakest first."""
    return [kind for kind in bot_kinds() if kind.knows(rules.name)]


def usual_bot(names: Sequence[str], rules: Rules) -> str | None:
    """The first of these that is there and knows the game."""
    known = {kind.name for kind in bots_for(rules)}
    return next((name for name in names if name in known), None)


def known_bot(name: str, rules: Rules) -> BotKind:
    """The bot of that name; where this game has none, the error says which there are and what they are like."""
    try:
        kind = find_bot(name)
    except BrokenBot:
        raise  # it is installed, and its author wants to know what is wrong with it
    except UnknownBot as error:
        if find_plain(name) is not None:
            raise  # it is there, and says itself what it does not understand
        raise OptionError(tell("terminal-no-bot", bot=name, bots=_described(rules))) from error
    if not kind.knows(rules.name):
        title = rules.telling.title()
        raise OptionError(tell("terminal-bot-knows-not", bot=name, title=title, bots=_described(rules)))
    return kind


def find_plain(name: str) -> BotKind | None:
    """The bot of that name, whatever its setting."""
    try:
        return find_bot(name.partition(":")[0])
    except UnknownBot:
        return None


def _described(rules: Rules) -> str:
    return "; ".join(f"{kind.name} ({_help_of(kind).removesuffix('.')})" for kind in bots_for(rules))


def bot_table(rules: Rules) -> Table:
    """All that can be asked to a table of this game, with what they are like."""
    table = Table(title=tell("terminal-bots-for", title=rules.telling.title()), title_justify="left", show_header=False)
    for kind in bots_for(rules):
        thinks = "" if kind.seconds is None else tell("terminal-bot-thinks", seconds=f"{kind.seconds:g}")
        table.add_row(Text(kind.name, "cyan"), _help_of(kind), thinks)
    return table


def _help_of(kind: BotKind) -> str:
    """What a bot is like: those of this program in the language of this terminal, others in their own words."""
    own = str(getattr(kind.make, "__module__", "")).startswith("doab.bots.")
    return say(Phrase(key_of("ui-bot", kind.name, "help"))) if own and not in_language_of_answers() else kind.help


# ---------------------------------------------------------------- asking them


@contextmanager
def at_its_own_risk() -> Iterator[None]:
    """Whatever a bot raises inside is a BotFailed, except an interrupt: that means that the player has had enough."""
    try:
        yield
    except (Exception, SystemExit) as error:
        logger.info("a bot failed", exc_info=error)  # the bot's author may want to see where
        raise BotFailed(fault_of(error)) from error


def make_opponent(name: str, rules: Rules, seed: str) -> Bot:
    """A bot of that name for one seat; the error says why there cannot be one."""
    kind = known_bot(name, rules)
    try:
        return kind.make(rules, seed)
    except DoabError:
        raise  # it says itself what it is about
    except (Exception, SystemExit) as error:
        raise OptionError(tell("terminal-bot-not-made", bot=name, reason=fault_of(error))) from error


def answer_of(bot: Bot, game: Game, seat: int) -> Action:
    """What a bot answers for a seat; BotFailed if it cannot, or answers what is not offered."""
    view, actions = game.view(seat), game.actions
    offered = {action.index: action for action in actions}
    with at_its_own_risk():
        answer: object = bot.choose(view, actions)
    if not isinstance(answer, Action) or answer.index not in offered:
        raise BotFailed(tell("terminal-answered-wrongly", answer=" ".join(str(answer).split())))
    return offered[answer.index]
