"""Players without a chair: each gets what its seat may know and the answers it may give, and picks one of them.

One bot a file: `chaotic.py`, `greedy.py`, `beam.py`, `search.py` (with `tree.py` and `plans.py`), `program.py` for
programs in any language. What a position is worth to a seat is told by the judgement of its game (`judgement.py`,
`rajas_judgement.py`, `agra_judgement.py`), what the seat may expect of it by `prospects.py`, from a network or by a
rule of thumb. `levels.py` makes `easy` to `best` of them. `review.py` looks back at a game, by asking a bot.

A bot calls the games and the core, and sees only views. Server, terminal, arena, environments and datasets call bots.
Packages of other people bring more of them, by an entry point (docs/extend/bot.md).

Begin with `base.py`: what a bot is asked, and how it is found by its name.
"""

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
