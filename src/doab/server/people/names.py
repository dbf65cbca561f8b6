"""What people may be called: the same everywhere, since any name may end up in the record of a game."""

from __future__ import annotations

import unicodedata
from functools import cache
from typing import Final

from doab.bots.base import SETTING, bot_kinds
from doab.server.errors import Refused
from doab.server.people.lookalikes import NOTHING, looks_of

LONGEST_NAME = 30
FORBIDDEN = ",·|:=/#"
"""What separates one thing from the next in a record (`Rules.check_names`)."""
CHANCE = "chance"
RESERVED: Final = (
    *(CHANCE, "doab", "server", "system", "host", "support", "staff", "team", "bot", "robot", "computer"),
    *("admin", "administrator", "mod", "moderator", "operator", "root", "superuser", "webmaster"),
    *("beheerder", "administrador", "administradora", "moderador", "moderadora", "moderatorin", "administratorin"),
)
"""People with these names could be taken for somebody else. The names of all bots are reserved, too."""
COUNTED: Final = " 0123456789"
"""How a name may end that others have already: Medium 2."""


def check_name(name: str) -> str:
    """The name, tidied up: composed letters, single spaces, none at the ends. Refused if nobody can be called that."""
    tidy = " ".join(unicodedata.normalize("NFC", name).split())
    if not tidy:
        raise Refused(400, "bad_name", "A name needs at least one character.")
    if len(tidy) > LONGEST_NAME:
        raise Refused(400, "bad_name", f"A name may have at most {LONGEST_NAME} characters.")
    if not tidy.isprintable():
        raise Refused(400, "bad_name", "A name may contain only visible characters.")
    if any(sign in tidy for sign in FORBIDDEN):
        raise Refused(400, "bad_name", f"A name may not contain any of the characters {' '.join(FORBIDDEN)}")
    if any(sign in NOTHING for sign in tidy):
        raise Refused(400, "bad_name", "A name may contain only visible characters.")
    if is_reserved(tidy):
        raise Refused(400, "name_reserved", f"Nobody can be called “{tidy}”: that is kept for the server and its bots.")
    return tidy


def is_reserved(name: str) -> bool:
    """Whether it looks like a name that people would take for the server's or a bot's."""
    return any(looks_of(one, marks=False) in _reserved() for one in (name, name.rstrip(COUNTED)))


@cache
def _reserved() -> set[str]:
    """Bots do not come and go while the server runs."""
    bots = (kind.name.partition(SETTING)[0] for kind in bot_kinds())
    return {looks_of(name, marks=False) for name in (*RESERVED, *bots)}


def name_taken(name: str, where: str) -> Refused:
    return Refused(409, "name_taken", f"Somebody {where} is already called {name}, or something that looks like it.")
