"""Computer players: each is given what its seat may know and the answers it may give, and picks one of them.

One file per bot: `chaotic.py`, `greedy.py`, `beam.py`, `search.py` (with `tree.py` and `plans.py`), `program.py` for
programs in any language. The judgement of a game (`judgement.py`, `rajas_judgement.py`, `agra_judgement.py`) says
what a position is worth to a seat; `prospects.py` says what the seat can expect of it, from a network or by a rule
of thumb. `levels.py` makes the levels `easy` to `best` from these. `review.py` looks back at a game, by asking a bot.

A bot calls the games and the core, and sees only views. The server, the terminal, the arena, environments and datasets
call bots. Other packages can add more, through an entry point (docs/extend/bot.md).

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
