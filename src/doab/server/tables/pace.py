"""How fast a table is played: the kinds of clocks, and when a seat's time ends.

Nothing here knows rows or looks at the time of day: the caller says what time it is.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from datetime import date, datetime, time, timedelta
from typing import Annotated, Any, Literal
from zoneinfo import ZoneInfo

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter, field_validator, model_validator

HOUR = 3600.0
LIVE_REMINDER = 30.0
"""Seconds before the end of a live clock at which its seat is reminded, unless the table says otherwise."""
SHORTEST_DAY = 60
"""Minutes of the day that a night must leave."""

TimeOfDay = Annotated[str, Field(pattern="^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["22:00"])]
Reminder = Annotated[int | None, Field(ge=0, le=2_592_000, description="seconds before the end; 0: no reminder")]


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, serialize_by_alias=True)


class Night(_Part):
    """Hours of every day that do not count."""

    begins: TimeOfDay = Field(validation_alias="from", serialization_alias="from")
    ends: TimeOfDay = Field(validation_alias="to", serialization_alias="to")
    zone: str = Field(min_length=1, max_length=64, examples=["Europe/Amsterdam"])

    @field_validator("zone")
    @classmethod
    def _zone_is_known(cls, zone: str) -> str:
        try:
            ZoneInfo(zone)
        except (KeyError, ValueError, OSError):
            raise ValueError(f"no time zone is called {zone!r}; one is “Europe/Amsterdam”") from None
        return zone

    @model_validator(mode="after")
    def _leaves_a_day(self) -> Night:
        if self.begins == self.ends:
            raise ValueError("a night cannot end when it begins; leave it out")
        awake = (_minutes(self.begins) - _minutes(self.ends)) % (24 * 60)
        if awake < SHORTEST_DAY:
            raise ValueError(f"the night leaves {awake} minutes of the day; {SHORTEST_DAY} are needed")
        return self


class NoClock(_Part):
    """Everybody takes the time they want."""

    kind: Literal["none"] = "none"


class LiveClock(_Part):
    """Each seat has a bank of time for the whole game; every answer adds a little."""

    kind: Literal["live"] = "live"
    bank: Annotated[int, Field(ge=10, le=86_400, description="seconds")] = 900
    increment: Annotated[int, Field(ge=0, le=3_600, description="seconds that each answered wait adds")] = 15
    remind: Reminder = None


class DaysClock(_Part):
    """A number of hours each time the table waits for somebody; those of the night do not count."""

    kind: Literal["days"] = "days"
    hours: Annotated[int, Field(ge=1, le=720)] = 24
    night: Night | None = None
    remind: Reminder = None


Pace = Annotated[NoClock | LiveClock | DaysClock, Field(discriminator="kind")]

_PACE: TypeAdapter[NoClock | LiveClock | DaysClock] = TypeAdapter(Pace)


def parse_pace(document: Mapping[str, Any]) -> NoClock | LiveClock | DaysClock:
    """The pace that a table's row holds. `to_json` is its other half."""
    return _PACE.validate_python(dict(document))


def to_json(pace: Pace) -> dict[str, Any]:
    """As it stands in requests and in the table's row; what was not chosen is left out."""
    return pace.model_dump(exclude_none=True)


# -- the clock of one seat


def first_bank(pace: Pace) -> float | None:
    """What a seat has on its clock when the game begins; None: no bank is kept."""
    return float(pace.bank) if isinstance(pace, LiveClock) else None


def deadline(pace: Pace, bank: float | None, now: float) -> float | None:
    """When the seat's time ends if the table waits for it from `now` on; None: never."""
    if isinstance(pace, LiveClock):
        return now + _bank(pace, bank)
    if isinstance(pace, DaysClock):
        return _after_waking(pace.night, now, pace.hours * HOUR if bank is None else bank)
    return None


def remind_at(pace: Pace, deadline: float | None, now: float) -> float | None:
    """When the seat is reminded that its time is running out; None: never, or that moment has passed."""
    if deadline is None or isinstance(pace, NoClock) or pace.remind == 0:
        return None
    if isinstance(pace, LiveClock):
        before = LIVE_REMINDER if pace.remind is None else pace.remind
        at = deadline - before
        return at if at > now else None
    before = pace.hours * HOUR / 4 if pace.remind is None else pace.remind
    left = _waking_between(pace.night, now, deadline)
    return _after_waking(pace.night, now, left - before) if left > before else None


def bank_after(pace: Pace, bank: float | None, waited: float) -> float | None:
    """What is on the seat's clock once it has answered after `waited` seconds."""
    if not isinstance(pace, LiveClock):
        return None
    return max(0.0, _bank(pace, bank) - max(0.0, waited)) + pace.increment


def time_left(pace: Pace, bank: float | None, since: float | None, now: float) -> float | None:
    """Seconds that the seat has left, not counting those of the night. `since` None: its clock does not run."""
    if isinstance(pace, LiveClock):
        waited = 0.0 if since is None else max(0.0, now - since)
        return max(0.0, _bank(pace, bank) - waited)
    if isinstance(pace, DaysClock):
        whole = pace.hours * HOUR if bank is None else bank
        if since is None:
            return whole
        return _waking_between(pace.night, max(since, now), _after_waking(pace.night, since, whole))
    return None


def _bank(pace: LiveClock, bank: float | None) -> float:
    return float(pace.bank) if bank is None else bank


# -- days and nights


def _after_waking(night: Night | None, now: float, seconds: float) -> float:
    """The moment when this many seconds outside the nights have passed since `now`."""
    if night is None:
        return now + seconds
    awake = now
    for falls, ends in _nights(night, now):
        if falls > awake:
            if seconds <= falls - awake:
                break
            seconds -= falls - awake
        awake = max(awake, ends)
    return awake + seconds


def _waking_between(night: Night | None, now: float, then: float) -> float:
    """Seconds outside the nights from `now` to `then`."""
    if night is None:
        return max(0.0, then - now)
    seconds = 0.0
    awake = now
    for falls, ends in _nights(night, now):
        if awake >= then:
            break
        seconds += max(0.0, min(falls, then) - awake)
        awake = max(awake, ends)
    return seconds


def _nights(night: Night, now: float) -> Iterator[tuple[float, float]]:
    """When each night falls and ends, endlessly, from one that is over or going on at `now`."""
    zone = ZoneInfo(night.zone)
    crosses_midnight = night.ends < night.begins
    day = datetime.fromtimestamp(now, zone).date() - timedelta(days=1)  # yesterday's night may still go on
    while True:
        morning = day + timedelta(days=1) if crosses_midnight else day
        # When the clocks change, a time of day comes twice or not at all; the night is then the longest one that fits.
        yield min(_moments(day, night.begins, zone)), max(_moments(morning, night.ends, zone))
        day += timedelta(days=1)


def _moments(day: date, time_of_day: str, zone: ZoneInfo) -> tuple[float, float]:
    """The moment at which a clock in the zone shows this time, by the offset before and by that after a change."""
    local = datetime.combine(day, time.fromisoformat(time_of_day), zone)
    return local.timestamp(), local.replace(fold=1).timestamp()


def _minutes(time_of_day: str) -> int:
    return int(time_of_day[:2]) * 60 + int(time_of_day[3:])
