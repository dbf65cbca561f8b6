"""How what frames know is written for networks, where it is not the number itself: a function for each such alias.

`tools/made.py` writes the calls: an alias has as many columns as COLUMNS says, else one.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from doab.agra.table.things import Materials

COLUMNS: Final = {"Materials": 4, "Batch": 0, "NotableSet": 0}
"""Batches of goods and sets of notables are pieces of their own."""


def put_materials(named: Materials, row: vec[i16], at: i64) -> None:
    material: i64
    for material in range(4):
        row[at + material] = i16(named >> (6 * material) & 63)
