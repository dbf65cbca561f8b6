"""The messages that the pages in the browser ask for, as their source says."""

import json
import re
from collections.abc import Iterable
from functools import cache
from typing import Any

from tests.web.node import WEB, run_node

SOURCES = sorted(
    path
    for path in (WEB / "src").rglob("*")
    if path.suffix in (".svelte", ".ts") and not path.name.endswith(".test.ts")
)

BEGINNINGS = {
    "ui": "ui-",
    "boards": "boards-",
    "boards-rajas": "rajas-board-",
    "boards-agra": "agra-board-",
    "help-rajas": "rajas-rules-",
    "help-agra": "agra-rules-",
}
"""The catalogues of the pages, and how the keys of each begin."""
PARTS = tuple(BEGINNINGS)
KEY = re.compile(rf"""(['"`])((?:{"|".join(BEGINNINGS.values())})[\w-]*)\1""")
PUT_TOGETHER = re.compile(rf"""['"`](?:{"|".join(BEGINNINGS.values())})[\w-]*(?:\$|['"] ?\+)""")


def keys_in(texts: Iterable[str]) -> set[str]:
    """Keys of the pages' own catalogues: they stand in the source as a whole. The names of the files are none."""
    return {found.group(2) for text in texts for found in KEY.finditer(text)} - set(PARTS)


def put_together_in(text: str) -> list[str]:
    """Beginnings of such keys that are made from parts, which nobody could look for."""
    return PUT_TOGETHER.findall(text)


@cache
def calls() -> tuple[dict[str, Any], ...]:
    """Every `t('key', { fields })` of the pages; `fields` is None where they are not written out."""
    told = run_node("tests/texts.mjs")
    assert told.returncode == 0, told.stderr
    return tuple(json.loads(told.stdout))
