"""Which bots may sit at the tables of this server, and which one does if nobody has chosen."""

from __future__ import annotations

from functools import cache
from typing import Final

from doab.bots.base import SETTING, BotKind, UnknownBot, bot_kinds, find_bot
from doab.server.errors import Refused
from doab.server.settings import Settings

USUAL: Final = ("medium", "greedy")
"""The first of them that knows the game sits down if nobody has chosen."""
LAST_RESORT: Final = "random"
"""Knows every game."""


def offered_bots(settings: Settings) -> list[BotKind]:
    """All that anybody may invite to a table, this package's from the weakest to the strongest."""
    return [kind for kind in bot_kinds() if not _is_too_slow(settings, kind)]


def check_bot(settings: Settings, name: str, game: str) -> None:
    """Refuse a bot that is not there, does not know the game, or thinks longer than the host permits."""
    plain, _, setting = name.partition(SETTING)
    # Bots that are not listed are for those who run the program, not for visitors: they may start other programs.
    listed = {kind.name: kind for kind in bot_kinds()}
    if plain not in listed:
        raise Refused(404, "no_such_bot", f"There is no bot “{plain}”; the bots are {', '.join(listed)}.")
    if not listed[plain].knows(game):
        raise Refused(404, "no_such_bot", f"The bot “{plain}” does not know this game.")
    if setting and not takes_seconds(listed[plain]):
        raise Refused(403, "bot_not_allowed", f"The bot “{plain}” has no thinking time that can be set.")
    try:
        kind = find_bot(name)
    except UnknownBot as error:
        raise Refused(404, "no_such_bot", str(error)) from error
    if _is_too_slow(settings, kind):
        most = settings.thinking_seconds
        raise Refused(403, "bot_not_allowed", f"Bots think at most {most:g} seconds here.", seconds=most)


def _is_too_slow(settings: Settings, kind: BotKind) -> bool:
    return kind.seconds is not None and kind.seconds > settings.thinking_seconds


def takes_seconds(kind: BotKind) -> bool:
    """Whether its thinking time can be set: `best:5`."""
    if kind.set is None:
        return False
    try:
        return kind.set("1").seconds == 1
    except UnknownBot:
        return False


def usual_bot(game: str) -> str:
    """Which bot plays if nobody has chosen."""
    return next((name for name in USUAL if knows(name, game)), LAST_RESORT)


@cache
def knows(name: str, game: str) -> bool:
    """Whether such a bot is installed and knows the game. Bots do not come and go while the server runs."""
    try:
        return find_bot(name).knows(game)
    except UnknownBot:
        return False
