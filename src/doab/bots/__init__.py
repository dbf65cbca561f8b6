"""Players without a chair: each gets what its seat may know and the answers it may give, and picks one of them."""

from doab.bots.base import (
    Advice,
    Adviser,
    Attentive,
    Bot,
    BotKind,
    Prospect,
    UnknownBot,
    bot_kinds,
    find_bot,
    hint,
    make_bot,
    register_bot,
    tell_end,
)

__all__ = [
    "Advice",
    "Adviser",
    "Attentive",
    "Bot",
    "BotKind",
    "Prospect",
    "UnknownBot",
    "bot_kinds",
    "find_bot",
    "hint",
    "make_bot",
    "register_bot",
    "tell_end",
]
