"""Dice under seal: numbers that were settled before the game by the server that runs it, as everybody can check later.

`Source` is made for search, not for secrets: it has 48 bits of state and shows some of them with every draw, so that a
player with a computer finds out its state from a few dice and knows all that come. And nothing shows that whoever runs
the table did not try seeds until one suited them. Here the numbers come from 32 secret bytes whose hash is published
before anybody sits down (`commitment`), and from words of the players (`salts`), so that nobody could choose them. When
the game is over the bytes are published as well, and everybody can draw all of it again (docs/server/dice.md).
"""

from __future__ import annotations

import hashlib
import hmac
import json
import unicodedata
from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from doab.core.chance import Source
from doab.core.errors import OptionError

SEED_BYTES: Final = 32
_PURPOSE: Final = b"doab dice 1\n"  # the hash of anything else, or of a later scheme, cannot be taken for one of these
_UNWRITABLE: Final = ("Cc", "Cs", "Zl", "Zp")  # control characters, halves of characters, ends of lines


class SealedSource(Source):
    """A stream of random numbers, fully determined by secret bytes and the words of the players.

    Draw number n depends on n alone, not on the draws before it: a table goes on where it stopped with `drawn`, the
    number of the last draw that was made, and leaves out numbers that are not to be used again.
    """

    def __init__(self, seed: bytes, salts: Sequence[str], drawn: int = 0) -> None:
        super().__init__(0)
        if len(seed) != SEED_BYTES:
            raise ValueError(f"the seed of sealed dice has {SEED_BYTES} bytes, not {len(seed)}")
        for salt in salts:
            check_salt(salt)
        self.seed = seed
        self.salts = list(salts)
        self.drawn: i64 = drawn
        words = json.dumps(self.salts, ensure_ascii=False, separators=(",", ":"))
        self._message = _PURPOSE + words.encode() + b"\n"

    def below(self, limit: i64) -> i64:
        """A number from 0 to `limit` − 1, each equally likely (to within 2⁻⁵⁰ for the small limits of a game)."""
        self.drawn += 1
        code = hmac.digest(self.seed, self._message + str(self.drawn).encode(), "sha256")
        # The product needs more than 64 bits: whole numbers of Python, not i64.
        return (int.from_bytes(code[:8], "big") * int(limit)) >> 64

    def copy(self) -> SealedSource:
        return SealedSource(self.seed, self.salts, int(self.drawn))


def commitment(seed: bytes) -> str:
    """What is published before the game: the seed cannot be found from it, nor another seed with the same one."""
    return hashlib.sha256(_PURPOSE + seed).hexdigest()


def check_salt(salt: str) -> None:
    """Refuse a player's word that a line of a record could not hold exactly as it is."""
    if salt != salt.strip() or any(unicodedata.category(sign) in _UNWRITABLE for sign in salt):
        raise OptionError(f"{salt!r} cannot be a word for the dice: it must be one line without space around it")
