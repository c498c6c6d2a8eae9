"""The club hour: the time of the week at which players meet, as the operator has set it."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime, time, timedelta
from zoneinfo import ZoneInfo, ZoneInfoNotFoundError

from sandtable.engine.errors import BadInput

DAYS = ("monday", "tuesday", "wednesday", "thursday", "friday", "saturday", "sunday")
EXAMPLE = "thursday 20:00 Europe/Berlin"
LASTS = timedelta(hours=1)
WEEKS = 26
"""Club hours in a calendar file."""


@dataclass(frozen=True, slots=True)
class ClubHour:
    """A day of the week, counted from Monday as 0, a time of the day, and the time zone of both."""

    day: int
    at: time
    zone: ZoneInfo

    def next(self, now: float) -> int:
        """Return when the next club hour begins, or the one that goes on, in seconds since 1970 as `now`."""
        here = datetime.fromtimestamp(now, UTC).astimezone(self.zone)
        date = here.date() + timedelta(days=(self.day - here.weekday()) % 7 - 7)
        while True:
            begins = datetime.combine(date, self.at, self.zone).timestamp()
            if begins + LASTS.total_seconds() > now:
                return int(begins)
            date += timedelta(days=7)


def read_club_hour(text: str) -> ClubHour:
    """Return the club hour of `--club-hour`; raise BadInput."""
    try:
        day, at, zone = text.split()
        return ClubHour(DAYS.index(day.lower()), time.fromisoformat(at).replace(tzinfo=None), read_zone(zone))
    except ValueError:
        raise BadInput(f"--club-hour needs a day, a time and a time zone: {EXAMPLE!r}") from None


def read_zone(name: str) -> ZoneInfo:
    """Return a time zone by its name, such as Europe/Berlin; raise ValueError."""
    try:
        return ZoneInfo(name)
    except (ZoneInfoNotFoundError, OSError):
        raise ValueError(name) from None


def calendar(hour: ClubHour, begins: int, address: str) -> str:
    """Return the club hours of half a year as a calendar file (RFC 5545). `begins` is when the first begins."""
    first = datetime.fromtimestamp(begins, hour.zone)
    starts = [datetime.combine(first.date() + timedelta(weeks=week), hour.at, hour.zone) for week in range(WEEKS)]
    lines = (
        "BEGIN:VCALENDAR",
        "VERSION:2.0",
        "PRODID:-//Sandtable//Club hour//EN",
        "BEGIN:VEVENT",
        f"UID:club-hour@{address.partition('://')[2].replace('/', '.')}",
        f"DTSTAMP:{_utc(starts[0])}",
        f"DTSTART:{_utc(starts[0])}",
        f"DURATION:PT{LASTS.seconds // 60}M",
        *(f"RDATE:{_utc(start)}" for start in starts[1:]),
        "SUMMARY:Sandtable",
        f"URL:{address}",
        "END:VEVENT",
        "END:VCALENDAR",
    )
    return "\r\n".join(lines) + "\r\n"


def _utc(moment: datetime) -> str:
    return f"{moment.astimezone(UTC):%Y%m%dT%H%M%SZ}"
