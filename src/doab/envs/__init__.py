"""Environments for learning: PettingZoo (`aec`), Gymnasium (`single`), many games at once in arrays (`vector`).

Importing this registers the ids `doab/Rajas-v1` and `doab/Agra-v1` with Gymnasium.
"""

from importlib.util import find_spec


def needed(package: str | None, extra: str = "envs") -> ImportError:
    """What is told to somebody who has not installed what an environment stands on."""
    return ImportError(f"this environment needs the package “{package}”: pip install 'doab[{extra}]' brings it")


if find_spec("gymnasium") is not None:
    from doab.envs.ids import register_ids

    register_ids()
elif find_spec("pyspiel") is None:
    raise needed("gymnasium")
