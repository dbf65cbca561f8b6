"""The ids under which Gymnasium knows the games.

The version of an id is raised by every change after which an agent that was trained before would play differently or
get other rewards: of the layout of observations, the table of actions, the rewards or the rules.
"""

from __future__ import annotations

from typing import Final

import gymnasium

VERSION: Final = 1
GAMES: Final = ("rajas", "agra")


def id_of(game: str) -> str:
    return f"doab/{game.capitalize()}-v{VERSION}"


def register_ids() -> None:
    for game in GAMES:
        if id_of(game) not in gymnasium.registry:
            gymnasium.register(id_of(game), entry_point="doab.envs.single:SingleSeat", kwargs={"game": game})
