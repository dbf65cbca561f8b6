"""How much one visitor may ask of the server. Each process counts for itself, with bounded memory."""

from __future__ import annotations

import ipaddress
import math
import threading
import time
from collections import OrderedDict, deque
from collections.abc import Callable
from typing import cast

from starlette.applications import Starlette
from starlette.requests import HTTPConnection

from doab.server.errors import Refused
from doab.server.people.credentials import credential_of
from doab.server.running import running_of
from doab.server.settings import Settings

Clock = Callable[[], float]

REMEMBERED = 10_000
"""Visitors that are counted at a time; if there are more, those who have been quiet longest are forgotten."""
USERS_OF_AN_ADDRESS = 10
"""All users of one address together may make as many calls as ten of them: or one could go on as ever new guests."""
WRONG_PASSWORDS = 10
WRONG_PASSWORD_SECONDS = 15 * 60.0


def too_many(seconds: float, message: str = "Too many requests.") -> Refused:
    wait = max(1, math.ceil(seconds))
    return Refused(429, "too_many", f"{message} Wait {wait} seconds.", retry_after=wait)


class Bucket:
    """Calls that may be made: a minute's worth at once, then as fast as they come back. 0 a minute: any number."""

    def __init__(self, a_minute: int, clock: Clock = time.monotonic) -> None:
        self.a_minute = a_minute
        self._clock = clock
        self._left = float(a_minute)
        self._at = clock()

    def take(self, calls: float = 1) -> float:
        """Make a call, or something that costs several: 0 if that may be done, otherwise the seconds to wait.

        What costs more than a minute's worth may be done when nothing else has been, and takes all of it.
        """
        if not self.a_minute:
            return 0.0
        now = self._clock()
        self._left = min(self.a_minute, self._left + (now - self._at) * self.a_minute / 60)
        self._at = now
        price = min(calls, self.a_minute)
        if self._left < price:
            return (price - self._left) * 60 / self.a_minute
        self._left -= price
        return 0.0


class Buckets:
    """A bucket for each visitor."""

    def __init__(self, a_minute: int, clock: Clock, remembered: int = REMEMBERED) -> None:
        self.a_minute = a_minute
        self.remembered = remembered
        self._clock = clock
        self._lock = threading.Lock()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def __len__(self) -> int:
        return len(self._buckets)

    def take(self, visitor: str, calls: float = 1) -> float:
        if not self.a_minute:
            return 0.0
        with self._lock:
            bucket = self._buckets.get(visitor) or Bucket(self.a_minute, self._clock)
            self._buckets[visitor] = bucket
            self._buckets.move_to_end(visitor)
            if len(self._buckets) > self.remembered:
                self._buckets.popitem(last=False)
            return bucket.take(calls)


class WrongPasswords:
    """Counts them for each login, wherever they come from, whether there is such an account or not."""

    def __init__(self, clock: Clock, remembered: int = REMEMBERED) -> None:
        self.remembered = remembered
        self._clock = clock
        self._lock = threading.Lock()
        self._times: OrderedDict[str, deque[float]] = OrderedDict()

    def __len__(self) -> int:
        return len(self._times)

    def before_trying(self, login: str) -> None:
        """Refuse after too many, even if this one should be right: otherwise one could go on guessing.

        A try counts as wrong until `right` is called, so that many at the same moment are counted, too.
        """
        with self._lock:
            now = self._clock()
            times = self._times.setdefault(login, deque())
            self._times.move_to_end(login)
            while times and times[0] <= now - WRONG_PASSWORD_SECONDS:
                times.popleft()
            if len(times) >= WRONG_PASSWORDS:
                wait = times[0] + WRONG_PASSWORD_SECONDS - now
                raise too_many(wait, "Too many wrong passwords for this login.")
            times.append(now)
            if len(self._times) > self.remembered:
                self._times.popitem(last=False)

    def right(self, login: str) -> None:
        with self._lock:
            self._times.pop(login, None)

    def not_tried(self, login: str) -> None:
        """The last try was not looked at after all."""
        with self._lock:
            if self._times.get(login):
                self._times[login].pop()


class Limits:
    def __init__(self, settings: Settings, clock: Clock = time.monotonic) -> None:
        self.calls = Buckets(settings.calls_a_minute, clock)
        self.calls_of_addresses = Buckets(settings.calls_a_minute * USERS_OF_AN_ADDRESS, clock)
        self.sign_ins = Buckets(settings.sign_ins_a_minute, clock)
        self.hints = Buckets(settings.hints_a_minute, clock)
        self.chat = Buckets(settings.chat_a_minute, clock)
        self.wrong_passwords = WrongPasswords(clock)
        self._lock = threading.Lock()
        self._users: OrderedDict[str, str] = OrderedDict()

    def know(self, credential: str, user_id: str) -> None:
        """The hash of a credential was found valid: from now on its user is counted, not the address."""
        with self._lock:
            self._users[credential] = user_id
            self._users.move_to_end(credential)
            if len(self._users) > REMEMBERED:
                self._users.popitem(last=False)

    def forget(self, credential: str) -> None:
        with self._lock:
            self._users.pop(credential, None)

    def count_call(self, connection: HTTPConnection, calls: float = 1) -> None:
        """Refuse if this user (or, if nobody is signed in, this address) has made too many calls.

        Credentials not yet found valid count for the address: otherwise one could send a new one each time.
        """
        credential = credential_of(connection)
        user_id = self._users.get(credential.hash) if credential is not None else None
        address = address_of(connection)
        wait = self.calls.take(f"user {user_id}" if user_id is not None else address, calls)
        wait = wait or self.calls_of_addresses.take(address, calls)
        if wait:
            raise too_many(wait)

    def count_hint(self, user_id: str) -> None:
        """Refuse if this player has asked for too many: a hint takes a bot's time, and others wait for theirs."""
        wait = self.hints.take(user_id)
        if wait:
            raise too_many(wait, "You have asked for many hints.")

    def count_chat(self, user_id: str) -> None:
        """Refuse if this user has said too much at all tables together: everybody at a table hears all of it."""
        wait = self.chat.take(user_id)
        if wait:
            raise too_many(wait, "You have said a lot.")

    def count_sign_in(self, connection: HTTPConnection) -> None:
        wait = self.sign_ins.take(address_of(connection))
        if wait:
            raise too_many(wait, "Too many people have signed in from this address.")


def address_of(connection: HTTPConnection) -> str:
    """Where a request comes from."""
    return "unknown" if connection.client is None else household(connection.client.host)


def household(host: str) -> str:
    """An address as it is counted. For IPv6 that is the network: a household has 2⁶⁴ addresses to choose from."""
    try:
        address = ipaddress.ip_address(host.partition("%")[0])
    except ValueError:
        return host
    if isinstance(address, ipaddress.IPv6Address):
        if address.ipv4_mapped is not None:
            return str(address.ipv4_mapped)
        return str(ipaddress.ip_network((address, 64), strict=False))
    return str(address)


def limits_of(connection: HTTPConnection) -> Limits:
    app = cast(Starlette, connection.app)
    if not hasattr(app.state, "limits"):
        app.state.limits = Limits(running_of(connection).settings)
    return cast(Limits, app.state.limits)
