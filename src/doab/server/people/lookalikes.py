"""When two names look alike: what is left of them is the same.

Unicode describes how to find that out (UTS #39), with a table of more than six thousand rows. A library that holds it
is a large thing to keep up with for a club, and ICU, which does it best, has to be compiled. Here stands what can be
typed on a keyboard or copied from a page of fancy letters: all that Unicode itself counts as the same letter (NFKC: 𝐀,
Ａ, Ⓐ), and from the scripts that have letters in common with Latin those that cannot be told from a Latin one.

`User.looks` keeps the result: a change to these tables needs a migration that computes it again.
"""

from __future__ import annotations

import unicodedata
from typing import Final

NOTHING: Final = frozenset(
    "\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0"
    + "".join(map(chr, (*range(0xFE00, 0xFE10), *range(0xE0100, 0xE01F0))))
)
"""Characters that count as printable and show nothing."""


def _alike(letters: str, latin: str) -> dict[int, str]:
    return {ord(letter): looks for letter, looks in zip(letters, latin, strict=True)}


# By their numbers: nobody could see whether a letter in this file is the one that it looks like.
CAPITALS: Final = _alike("\u0397\u039c\u039d\u03a5", "HMNY")
"""Of Greek: those whose small letters look like other letters of Latin."""
SMALL: Final = {
    # O and 0; I, i, l and 1: with capitals and small letters taken for the same, these are one letter
    **_alike("01i", "oll"),
    # Latin: without a dot, of phonetics, small capitals
    **_alike("\u0131\u0269\u01c0\u0251\u0261", "lllag"),
    **_alike("\u1d00\u0299\u1d04\u1d05\u1d07\ua730\u0262\u029c\u026a\u1d0a\u1d0b\u029f", "abcdefghljkl"),
    **_alike("\u1d0d\u0274\u1d0f\u1d18\u0280\ua731\u1d1b\u1d1c\u1d20\u1d21\u028f\u1d22", "mnoprstuvwyz"),
    # Cyrillic
    **_alike("\u0430\u044c\u0432\u0441\u0501\u0435\u050d\u043d\u04bb\u0456\u04cf\u0458", "abbcdeghhllj"),
    **_alike("\u043a\u043c\u043e\u0440\u051b\u0433\u0455\u0442\u0475\u051d\u0445\u0443\u04af", "kmopqrstvwxyy"),
    # Greek
    **_alike("\u03b1\u03b2\u03b5\u03b9\u03f3\u03ba\u03b7\u03bf\u03c1", "abeljknop"),
    **_alike("\u03c4\u03bc\u03c5\u03bd\u03c7\u03b3\u03b6", "tuuvxyz"),
    # Armenian
    **_alike("\u0581\u0570\u0575\u0578\u0585\u057d", "ghjnou"),
    # Cherokee, whose capitals are what case folding leaves
    **_alike("\u13aa\u13f4\u13df\u13a0\u13ac\u13c0\u13bb\u13a5\u13ab\u13e6\u13de\u13b7", "abcdeghljklm"),
    **_alike("\u13e2\u13a1\u13d2\u13da\u13a2\u13d9\u13b3\u13c3", "prrstvwz"),
    # Lisu
    **_alike("\ua4ee\ua4d0\ua4da\ua4d3\ua4f0\ua4dd\ua4d6\ua4e7\ua4f2\ua4d9\ua4d7\ua4e1", "abcdefghljkl"),
    **_alike("\ua4df\ua4e0\ua4f3\ua4d1\ua4e3\ua4e2\ua4d4\ua4f4\ua4e6\ua4ea\ua4eb\ua4ec\ua4dc", "mnoprstuvwxyz"),
}


def looks_of(name: str, marks: bool = True) -> str:
    """What two names have in common that look alike. Accents tell names apart, unless `marks` is off; case, spaces and
    punctuation do not."""
    folded = unicodedata.normalize("NFKC", name).translate(CAPITALS).casefold().replace("i\u0307", "i")
    letters = unicodedata.normalize("NFKD", folded).translate(SMALL)
    passed_over = "PZ" if marks else "PZM"
    kept = [one for one in letters if one not in NOTHING and unicodedata.category(one)[0] not in passed_over]
    return "".join(kept) or letters
