"""Which bots there are for a game: whom one plays against, and who helps."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from rich.table import Table
from rich.text import Text

from doab.bots import BotKind, UnknownBot, bot_kinds, find_bot
from doab.cli.language import in_language_of_answers, say, tell
from doab.core import Rules
from doab.core.errors import OptionError
from doab.core.wording import Phrase, key_of

OPPONENTS: Final = ("medium", "greedy", "random")
"""Against whom one plays who has not chosen: the first of them that is there and knows the game."""
STAND_INS: Final = ("hard", "medium", "greedy", "random")
"""Who plays for somebody who has not chosen, likewise."""
ADVISERS: Final = ("hard", "best", "medium", "easy")
"""Who gives hints to somebody who has not chosen, likewise."""
LIST: Final = "list"
"""What is typed in place of bots to see which there are."""


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
    except UnknownBot as error:
        if find_plain(name) is not None:
            raise  # it is there, and says itself what it does not understand
        raise OptionError(f"there is no bot “{name}”; the bots are {_described(rules)}") from error
    if not kind.knows(rules.name):
        raise OptionError(f"the bot “{name}” does not know {rules.title}; the bots are {_described(rules)}")
    return kind


def find_plain(name: str) -> BotKind | None:
    """The bot of that name, whatever it is told."""
    try:
        return find_bot(name.partition(":")[0])
    except UnknownBot:
        return None


def _described(rules: Rules) -> str:
    return "; ".join(f"{kind.name} ({kind.help})" for kind in bots_for(rules))


def bot_table(rules: Rules) -> Table:
    """All that can be asked to a table of this game, with what they are like."""
    table = Table(title=tell("terminal-bots-for", title=rules.phrase_title()), title_justify="left", show_header=False)
    for kind in bots_for(rules):
        thinks = "" if kind.seconds is None else tell("terminal-bot-thinks", seconds=f"{kind.seconds:g}")
        table.add_row(Text(kind.name, "cyan"), _help_of(kind), thinks)
    return table


def _help_of(kind: BotKind) -> str:
    """What a bot is like: those of this program in the language of this terminal, others in their own words."""
    own = str(getattr(kind.make, "__module__", "")).startswith("doab.bots.")
    return say(Phrase(key_of("ui-bot", kind.name, "help"))) if own and not in_language_of_answers() else kind.help
