"""Passwords: which are accepted, how they are kept (argon2id) and compared."""

from __future__ import annotations

import threading
import unicodedata
from collections.abc import Iterator
from contextlib import contextmanager
from functools import lru_cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from doab.server.errors import Refused
from doab.server.people.common_passwords import COMMON_PASSWORDS
from doab.server.people.credentials import new_secret

SHORTEST = 10
LONGEST = 200
AT_ONCE = 2
"""Passwords that are hashed at the same time: each takes `password_memory` of memory and a core."""
WAITING = 8
"""Requests that may wait for that. Each occupies a thread, and all other requests need some, too."""


def check_password(password: str, *names: str | None) -> None:
    """Refuse a password that is easily guessed. What else it is made of is its owner's business."""
    guess = password.strip().casefold()
    if guess in COMMON_PASSWORDS or len(set(guess)) < 2:
        raise Refused(400, "bad_password", "This password is one of the first that anybody would guess.")
    if any(name is not None and guess == name.casefold() for name in names):
        raise Refused(400, "bad_password", "The password must not be the login or the name.")


class Passwords:
    def __init__(self, memory: int) -> None:
        # One lane: the machines that this runs on have few cores, and other people are playing on them.
        self._hasher = PasswordHasher(memory_cost=memory, parallelism=1)
        self._hashing = threading.BoundedSemaphore(AT_ONCE)
        self._waiting = threading.BoundedSemaphore(AT_ONCE + WAITING)
        self._of_nobody = self._hasher.hash(new_secret())

    def hash(self, password: str) -> str:
        with self._turn():
            return self._hasher.hash(_composed(password))

    def fits(self, password: str, hashed: str | None) -> bool:
        """Whether this is the password. Without a hash (no such login) that is a no, after the same work as ever."""
        with self._turn():
            try:
                self._hasher.verify(hashed or self._of_nobody, _composed(password))
            except (VerificationError, InvalidHashError):
                return False
        return hashed is not None

    def is_outdated(self, hashed: str) -> bool:
        """Hashed with parameters other than today's."""
        return self._hasher.check_needs_rehash(hashed)

    @contextmanager
    def _turn(self) -> Iterator[None]:
        if not self._waiting.acquire(blocking=False):
            raise Refused(429, "too_many", "Too many people are signing in at the moment.", retry_after=2)
        try:
            with self._hashing:
                yield
        finally:
            self._waiting.release()


@lru_cache(maxsize=4)
def passwords_with(memory: int) -> Passwords:
    """One per process, so that its limits hold for all requests."""
    return Passwords(memory)


def _composed(password: str) -> str:
    """Keyboards differ in how they send the same letter."""
    return unicodedata.normalize("NFC", password)
