"""Clocks: when a seat's time ends, when it is reminded, what is left."""

from __future__ import annotations

from datetime import datetime
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

import pytest
from pydantic import ValidationError

from doab.server.tables.pace import (
    DaysClock,
    LiveClock,
    NoClock,
    bank_after,
    deadline,
    first_bank,
    parse_pace,
    remind_at,
    time_left,
    to_json,
)

AMSTERDAM = "Europe/Amsterdam"
HOUR = 3600.0


def at(text: str, zone: str = AMSTERDAM, fold: int = 0) -> float:
    return datetime.fromisoformat(text).replace(tzinfo=ZoneInfo(zone), fold=fold).timestamp()


def shown(moment: float | None, zone: str = AMSTERDAM) -> str:
    """The moment as a clock in the zone shows it, with the offset, since an hour may come twice."""
    assert moment is not None
    return datetime.fromtimestamp(moment, ZoneInfo(zone)).strftime("%Y-%m-%d %H:%M:%S %z")


def days(hours: int, begins: str = "", ends: str = "", zone: str = AMSTERDAM, remind: int | None = None) -> DaysClock:
    night = {"from": begins, "to": ends, "zone": zone} if begins else None
    pace = parse_pace({"kind": "days", "hours": hours, "night": night, "remind": remind})
    assert isinstance(pace, DaysClock)
    return pace


# -- what can be asked for


def test_what_is_not_said_takes_its_default() -> None:
    assert parse_pace({"kind": "none"}) == NoClock()
    live = parse_pace({"kind": "live"})
    assert isinstance(live, LiveClock)
    assert (live.bank, live.increment, live.remind) == (900, 15, None)
    by_days = parse_pace({"kind": "days"})
    assert isinstance(by_days, DaysClock)
    assert (by_days.hours, by_days.night, by_days.remind) == (24, None, None)


@pytest.mark.parametrize(
    "document",
    [
        {"kind": "none"},
        {"kind": "live", "bank": 900, "increment": 15},
        {"kind": "live", "bank": 60, "increment": 0, "remind": 10},
        {"kind": "days", "hours": 24},
        {"kind": "days", "hours": 8, "night": {"from": "22:00", "to": "07:00", "zone": AMSTERDAM}, "remind": 600},
    ],
)
def test_a_pace_is_written_as_it_was_read(document: dict[str, Any]) -> None:
    assert to_json(parse_pace(document)) == document


@pytest.mark.parametrize(
    ("document", "reason"),
    [
        ({}, "Unable to extract tag using discriminator 'kind'"),
        ({"kind": "fast"}, "does not match any of the expected tags: 'none', 'live', 'days'"),
        ({"kind": "none", "bank": 900}, "Extra inputs are not permitted"),
        ({"kind": "live", "hours": 24}, "Extra inputs are not permitted"),
        ({"kind": "live", "bank": 9}, "greater than or equal to 10"),
        ({"kind": "live", "bank": 86401}, "less than or equal to 86400"),
        ({"kind": "live", "increment": -1}, "greater than or equal to 0"),
        ({"kind": "live", "increment": 3601}, "less than or equal to 3600"),
        ({"kind": "live", "remind": -1}, "greater than or equal to 0"),
        ({"kind": "days", "hours": 0}, "greater than or equal to 1"),
        ({"kind": "days", "hours": 721}, "less than or equal to 720"),
    ],
)
def test_a_pace_out_of_bounds_is_refused(document: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValidationError, match=reason):
        parse_pace(document)


@pytest.mark.parametrize(
    ("night", "reason"),
    [
        ({"from": "22:00", "to": "22:00", "zone": AMSTERDAM}, "a night cannot end when it begins"),
        ({"from": "07:30", "to": "07:00", "zone": AMSTERDAM}, "the night leaves 30 minutes of the day; 60 are needed"),
        ({"from": "24:00", "to": "07:00", "zone": AMSTERDAM}, "should match pattern"),
        ({"from": "7:00", "to": "09:00", "zone": AMSTERDAM}, "should match pattern"),
        ({"from": "22:00\n", "to": "07:00", "zone": AMSTERDAM}, "should match pattern"),
        ({"from": "22:00", "to": "07:00"}, "Field required"),
        ({"from": "22:00", "to": "07:00", "zone": "Europe/Atlantis"}, "no time zone is called 'Europe/Atlantis'"),
        ({"from": "22:00", "to": "07:00", "zone": "Europe"}, "no time zone is called 'Europe'"),
        ({"from": "22:00", "to": "07:00", "zone": "../../etc/passwd"}, "no time zone is called"),
        ({"from": "22:00", "to": "07:00", "zone": ""}, "at least 1 character"),
        ({"begins": "22:00", "ends": "07:00", "zone": AMSTERDAM}, "Field required"),
    ],
)
def test_a_night_that_makes_no_sense_is_refused(night: dict[str, Any], reason: str) -> None:
    with pytest.raises(ValidationError, match=reason):
        parse_pace({"kind": "days", "night": night})


# -- no clock


def test_without_a_clock_nothing_ever_ends() -> None:
    pace = NoClock()
    assert first_bank(pace) is None
    assert deadline(pace, None, 1000.0) is None
    assert remind_at(pace, None, 1000.0) is None
    assert bank_after(pace, None, 50.0) is None
    assert time_left(pace, None, 1000.0, 2000.0) is None


# -- live


def test_a_live_clock_ends_when_the_bank_is_empty() -> None:
    pace = LiveClock(bank=600, increment=10)
    assert first_bank(pace) == 600.0
    assert deadline(pace, 123.5, 1000.0) == 1123.5
    assert deadline(pace, 0.0, 1000.0) == 1000.0


def test_a_seat_without_a_bank_has_the_first_one() -> None:
    pace = LiveClock(bank=600, increment=10)
    assert deadline(pace, None, 1000.0) == 1600.0
    assert bank_after(pace, None, 100.0) == 510.0
    assert time_left(pace, None, None, 1000.0) == 600.0


def test_an_answer_costs_what_it_took_and_brings_the_increment() -> None:
    pace = LiveClock(bank=600, increment=10)
    assert bank_after(pace, 100.0, 40.0) == 70.0
    assert bank_after(pace, 100.0, 0.0) == 110.0


def test_a_bank_never_falls_below_the_increment() -> None:
    assert bank_after(LiveClock(bank=600, increment=10), 100.0, 140.0) == 10.0
    assert bank_after(LiveClock(bank=600, increment=0), 100.0, 140.0) == 0.0


def test_a_machine_whose_clock_was_set_back_gives_no_time_away() -> None:
    pace = LiveClock(bank=600, increment=10)
    assert bank_after(pace, 100.0, -50.0) == 110.0
    assert time_left(pace, 100.0, 1000.0, 950.0) == 100.0


def test_what_is_left_of_a_live_clock() -> None:
    pace = LiveClock(bank=600, increment=10)
    assert time_left(pace, 100.0, None, 5000.0) == 100.0
    assert time_left(pace, 100.0, 1000.0, 1030.0) == 70.0
    assert time_left(pace, 100.0, 1000.0, 1200.0) == 0.0


def test_a_live_clock_reminds_30_seconds_before_its_end() -> None:
    assert remind_at(LiveClock(), 1900.0, 1000.0) == 1870.0
    assert remind_at(LiveClock(remind=120), 1900.0, 1000.0) == 1780.0


def test_no_reminder_for_a_moment_that_is_over() -> None:
    assert remind_at(LiveClock(), 1030.0, 1000.0) is None
    assert remind_at(LiveClock(), 1031.0, 1000.0) == 1001.0
    assert remind_at(days(1, remind=3600), 1000.0 + HOUR, 1000.0) is None
    assert remind_at(days(1, remind=3599), 1000.0 + HOUR, 1000.0) == 1001.0


def test_a_reminder_of_0_seconds_is_none() -> None:
    assert remind_at(LiveClock(remind=0), 1900.0, 1000.0) is None
    assert remind_at(days(24, remind=0), 1000.0 + 24 * HOUR, 1000.0) is None


# -- days


def test_without_a_night_all_hours_count() -> None:
    pace = days(24)
    assert first_bank(pace) is None
    assert bank_after(pace, None, 10.0) is None
    assert deadline(pace, None, 1000.0) == 1000.0 + 24 * HOUR
    assert remind_at(pace, 1000.0 + 24 * HOUR, 1000.0) == 1000.0 + 18 * HOUR
    assert time_left(pace, None, 1000.0, 1000.0 + 5 * HOUR) == 19 * HOUR
    assert time_left(pace, None, 1000.0, 1000.0 + 25 * HOUR) == 0.0
    assert time_left(pace, None, None, 7.0) == 24 * HOUR


@pytest.mark.parametrize(
    ("now", "hours", "ends"),
    [
        ("2026-05-04 09:00", 10, "2026-05-04 19:00:00 +0200"),  # within one day
        ("2026-05-04 20:00", 4, "2026-05-05 09:00:00 +0200"),  # two hours before the night, two after it
        ("2026-05-04 23:30", 1, "2026-05-05 08:00:00 +0200"),  # asked in the night before midnight
        ("2026-05-05 03:00", 1, "2026-05-05 08:00:00 +0200"),  # asked in the night after midnight
        ("2026-05-04 22:00", 1, "2026-05-05 08:00:00 +0200"),  # asked as night falls
        ("2026-05-04 07:00", 1, "2026-05-04 08:00:00 +0200"),  # asked as it ends
        ("2026-05-04 20:00", 2, "2026-05-04 22:00:00 +0200"),  # the last waking second is the end
        ("2026-05-04 20:00", 24, "2026-05-06 14:00:00 +0200"),  # 2 + 15 + 7 hours
        ("2026-05-04 07:00", 720, "2026-06-20 22:00:00 +0200"),  # 48 days of 15 hours
    ],
)
def test_only_waking_hours_count(now: str, hours: int, ends: str) -> None:
    assert shown(deadline(days(hours, "22:00", "07:00"), None, at(now))) == ends


def test_a_night_within_one_date() -> None:
    pace = days(3, "00:30", "06:00")
    assert shown(deadline(pace, None, at("2026-05-04 23:00"))) == "2026-05-05 07:30:00 +0200"
    assert shown(deadline(pace, None, at("2026-05-05 00:10"))) == "2026-05-05 08:40:00 +0200"
    assert shown(deadline(pace, None, at("2026-05-05 05:59"))) == "2026-05-05 09:00:00 +0200"
    # Hours at work are a night as well.
    work = days(3, "09:00", "17:00")
    assert shown(deadline(work, None, at("2026-05-04 08:00"))) == "2026-05-04 19:00:00 +0200"


def test_the_night_that_is_an_hour_shorter() -> None:
    """On 29 March 2026 the clocks in Amsterdam go from 02:00 to 03:00."""
    pace = days(4, "22:00", "07:00")
    ends = deadline(pace, None, at("2026-03-28 20:00"))
    assert shown(ends) == "2026-03-29 09:00:00 +0200"
    assert ends is not None
    assert ends - at("2026-03-28 20:00") == 12 * HOUR  # not 13


def test_the_night_that_is_an_hour_longer() -> None:
    """On 25 October 2026 they go from 03:00 back to 02:00."""
    pace = days(4, "22:00", "07:00")
    ends = deadline(pace, None, at("2026-10-24 20:00"))
    assert shown(ends) == "2026-10-25 09:00:00 +0100"
    assert ends is not None
    assert ends - at("2026-10-24 20:00") == 14 * HOUR


def test_a_change_of_clocks_while_people_are_awake() -> None:
    by_day = days(6, "09:00", "17:00")
    assert shown(deadline(by_day, None, at("2026-03-29 00:00"))) == "2026-03-29 07:00:00 +0200"
    assert shown(deadline(by_day, None, at("2026-10-25 00:00"))) == "2026-10-25 05:00:00 +0100"


def test_a_night_that_ends_at_a_time_that_does_not_come() -> None:
    """02:30 is skipped on 29 March; the sleeper gets the full night."""
    pace = days(1, "22:00", "02:30")
    assert shown(deadline(pace, None, at("2026-03-28 23:00"))) == "2026-03-29 04:30:00 +0200"


def test_a_night_that_ends_at_a_time_that_comes_twice() -> None:
    """02:30 comes twice on 25 October; the night ends with the second."""
    pace = days(1, "22:00", "02:30")
    assert shown(deadline(pace, None, at("2026-10-24 23:00"))) == "2026-10-25 03:30:00 +0100"
    assert shown(deadline(pace, None, at("2026-10-25 02:10", fold=1))) == "2026-10-25 03:30:00 +0100"


def test_a_night_that_falls_at_a_time_that_comes_twice() -> None:
    """It falls with the first."""
    pace = days(1, "02:30", "08:00")
    assert shown(deadline(pace, None, at("2026-10-25 02:00"))) == "2026-10-25 08:30:00 +0100"
    assert shown(deadline(pace, None, at("2026-10-25 02:10", fold=1))) == "2026-10-25 09:00:00 +0100"


def test_a_day_that_the_change_of_clocks_swallows() -> None:
    """Awake from 02:00 to 03:00 only: that hour is missing on 29 March, so the next one counts."""
    pace = days(1, "03:00", "02:00")
    assert shown(deadline(pace, None, at("2026-03-28 12:00"))) == "2026-03-30 03:00:00 +0200"


@pytest.mark.parametrize("zone", ["Asia/Kolkata", "Etc/UTC"])
def test_a_zone_whose_clocks_do_not_change(zone: str) -> None:
    pace = days(4, "22:00", "07:00", zone)
    for date, next_date in [("2026-03-28", "2026-03-29"), ("2026-10-24", "2026-10-25")]:
        ends = deadline(pace, None, at(f"{date} 20:00", zone))
        assert ends == at(f"{next_date} 09:00", zone)
        assert ends is not None
        assert ends - at(f"{date} 20:00", zone) == 13 * HOUR


def test_the_night_is_that_of_the_zone() -> None:
    """20:00 in Amsterdam is 23:30 in Kolkata (summer)."""
    pace = days(1, "22:00", "07:00", "Asia/Kolkata")
    assert shown(deadline(pace, None, at("2026-05-04 20:00")), "Asia/Kolkata") == "2026-05-05 08:00:00 +0530"


def test_a_quarter_of_the_time_before_the_end_in_waking_hours() -> None:
    pace = days(8, "22:00", "07:00")
    asked = at("2026-05-04 15:00")
    ends = deadline(pace, None, asked)
    assert shown(ends) == "2026-05-05 08:00:00 +0200"
    # Two hours before the end, of which one is before the night.
    assert shown(remind_at(pace, ends, asked)) == "2026-05-04 21:00:00 +0200"


def test_a_reminder_so_many_waking_seconds_before_the_end() -> None:
    pace = days(8, "22:00", "07:00", remind=1800)
    asked = at("2026-05-04 15:00")
    assert shown(remind_at(pace, deadline(pace, None, asked), asked)) == "2026-05-05 07:30:00 +0200"


def test_a_reminder_reckoned_later_is_the_same_moment() -> None:
    pace = days(8, "22:00", "07:00")
    ends = deadline(pace, None, at("2026-05-04 15:00"))
    assert shown(remind_at(pace, ends, at("2026-05-04 20:00"))) == "2026-05-04 21:00:00 +0200"
    assert remind_at(pace, ends, at("2026-05-04 21:00")) is None
    assert remind_at(pace, ends, at("2026-05-04 23:00")) is None


def test_a_longer_reminder_than_the_time_itself_is_none() -> None:
    pace = days(2, "22:00", "07:00", remind=3 * 3600)
    asked = at("2026-05-04 15:00")
    assert remind_at(pace, deadline(pace, None, asked), asked) is None


def test_time_left_stands_still_at_night() -> None:
    pace = days(8, "22:00", "07:00")
    asked = at("2026-05-04 15:00")
    left = [
        time_left(pace, None, asked, at(now))
        for now in ["2026-05-04 15:00", "2026-05-04 20:00", "2026-05-04 22:00", "2026-05-05 03:00", "2026-05-05 07:00"]
    ]
    assert left == [8 * HOUR, 3 * HOUR, HOUR, HOUR, HOUR]
    assert time_left(pace, None, asked, at("2026-05-05 07:45")) == 900.0
    assert time_left(pace, None, asked, at("2026-05-05 08:00")) == 0.0
    assert time_left(pace, None, asked, at("2026-05-06 12:00")) == 0.0


@pytest.mark.parametrize("zone", [AMSTERDAM, "America/New_York", "Australia/Lord_Howe", "Asia/Kathmandu"])
@pytest.mark.parametrize(("begins", "ends"), [("22:00", "07:00"), ("01:30", "02:30"), ("03:00", "02:00")])
def test_whenever_one_is_asked_the_whole_allowance_is_left_and_later_askers_are_not_earlier(
    zone: str, begins: str, ends: str
) -> None:
    """At all times of the day in all weeks of a year."""
    pace = days(2, begins, ends, zone)
    start = at("2026-01-01 00:00", zone)
    moments = [start + half * 1800.0 for half in range(0, 365 * 48, 31)]
    closing = [deadline(pace, None, now) for now in moments]
    for now, end in zip(moments, closing, strict=True):
        assert time_left(pace, None, now, now) == 2 * HOUR
        assert end is not None
        assert time_left(pace, None, now, end) == 0.0
    assert all(one <= other for one, other in pairwise(end for end in closing if end is not None))
