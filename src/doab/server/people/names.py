"""What people may be called: the same everywhere, since any name may end up in the record of a game."""

from __future__ import annotations

import unicodedata

from doab.server.errors import Refused

LONGEST_NAME = 30
FORBIDDEN = ",·|:=/#"
"""What separates one thing from the next in a record (`Rules.check_names`)."""
CHANCE = "chance"
BLANK = frozenset("\u115f\u1160\u17b4\u17b5\u2800\u3164\ufe0f\uffa0")
"""Characters that count as printable and show nothing."""


def check_name(name: str) -> str:
    """The name, tidied up: composed letters, single spaces, none at the ends. Refused if it cannot be one."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy:
        raise Refused(400, "bad_name", "A name needs at least one character.")
    if len(tidy) > LONGEST_NAME:
        raise Refused(400, "bad_name", f"A name may have at most {LONGEST_NAME} characters.")
    if not tidy.isprintable():
        raise Refused(400, "bad_name", "A name may contain only visible characters.")
    if any(sign in tidy for sign in FORBIDDEN):
        raise Refused(400, "bad_name", f"A name may not contain any of the characters {' '.join(FORBIDDEN)}")
    if any(sign in BLANK for sign in tidy):
        raise Refused(400, "bad_name", "A name may contain only visible characters.")
    if unicodedata.normalize("NFKC", tidy).casefold() == CHANCE:
        raise Refused(400, "bad_name", "Nobody can be called “chance”: that is what the dice are called in a record.")
    return tidy
