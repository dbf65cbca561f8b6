"""Environments for learning: PettingZoo (`aec`), Gymnasium (`single`), many games at once in arrays (`vector`).

Importing this registers the ids `doab/Rajas-v1` and `doab/Agra-v1` with Gymnasium. `openspiel.py` brings the games to
OpenSpiel, with chance as a player.

They share two classes: a seating is a game with everything that is fixed before its first move, and a play is one game
in progress. Observations are the rows of the games' `learning`, masks are the legal answers.

It calls bots and the core, finds games by their names, and needs NumPy; nothing else of
Doab calls it.

Begin with `tables.py`, then `aec.py`.
"""

from importlib.util import find_spec


def needed(package: str | None, extra: str = "envs") -> ImportError:
    """The error for somebody who has not installed what an environment needs."""
    return ImportError(f"this environment needs the package “{package}”: pip install 'doab[{extra}]' brings it")


if find_spec("gymnasium") is not None:
    from doab.envs.ids import register_ids

    register_ids()
elif find_spec("pyspiel") is None:
    raise needed("gymnasium")
