"""For processes that give way to everything else. It is a module of its own, so that they load nothing else."""

from __future__ import annotations

import os
from typing import Final

PLACES: Final = 10
"""How far behind, in the system's own measure from 0 to 19."""


def give_way() -> None:
    """Let everything else on this machine go first."""
    if hasattr(os, "nice"):
        os.nice(PLACES)
