"""The duels of each day, as work on a connection. Dates are days since 1970, in UTC by the database's clock."""

from __future__ import annotations

import hashlib
from collections.abc import Collection
from dataclasses import dataclass, field

import msgspec
import sqlalchemy as sa

from sandtable.engine.json_data import Json
from sandtable.host.store import armies, database_clock
from sandtable.host.store.armies import Army
from sandtable.host.store.players import insert_once
from sandtable.host.store.rows import Row
from sandtable.host.store.schema import DAYS
from sandtable.host.store.seeks import Member

DAY = 24 * 3600 * 1000
"""Milliseconds."""


@dataclass(frozen=True, slots=True)
class Day:
    """What is played on a day. `bot` is the seat of the computer player."""

    date: int
    variant: str
    options: Json
    level: str
    bot: int
    seed: bytes = field(repr=False)  # it must not get into a log
    army: Army | None
    made: int = 0  # in milliseconds

    @property
    def hash(self) -> str:
        """The hash of the seed, by which the shuffle is proved."""
        return hashlib.sha256(self.seed).hexdigest()

    @property
    def sender(self) -> str | None:
        """The id of the player who has sent in the army."""
        return None if self.army is None else self.army.sender.id


def today(connection: sa.Connection) -> tuple[int, int]:
    """Return the date, and the milliseconds until the day ends."""
    date, gone = divmod(database_clock.now(connection), DAY)
    return date, DAY - gone


def has_ended(date: int, connection: sa.Connection) -> bool:
    """Return whether a day is over."""
    return today(connection)[0] > date


def known(dates: Collection[int], connection: sa.Connection) -> dict[int, Day]:
    """Return the duels of these days, by their dates."""
    rows = connection.execute(sa.select(DAYS).where(DAYS.c.date.in_(dates)))
    return {row.date: _day(row._asdict()) for row in rows}


def against(sender: str, connection: sa.Connection) -> list[Day]:
    """Return the duels against armies of this player."""
    rows = connection.execute(sa.select(DAYS).where(DAYS.c.sender == sender).order_by(DAYS.c.date))
    return [_day(row._asdict()) for row in rows]


def _day(row: Row) -> Day:
    army = None
    if row["army"] is not None:
        army = Army(Member(row["sender"], row["by"]), row["variant"], row["bot"], row["army"])
    options: Json = msgspec.json.decode(row["options"])
    return Day(row["date"], row["variant"], options, row["level"], row["bot"], bytes(row["seed"]), army, row["made"])


def add(day: Day, connection: sa.Connection) -> None:
    """Add the duel of a day, unless there is one. Its army is used up."""
    row = {
        "date": day.date,
        "variant": day.variant,
        "options": msgspec.json.encode(day.options).decode(),
        "level": day.level,
        "bot": day.bot,
        "seed": day.seed,
        "hash": day.hash,
        "army": day.army and day.army.text,
        "by": day.army and day.army.sender.name,
        "sender": day.sender,
    }
    added = connection.execute(insert_once(DAYS, connection).values({**row, "made": database_clock.now(connection)}))
    if added.rowcount and day.army is not None:
        armies.remove(day.army, connection)
