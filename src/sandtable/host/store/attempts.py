"""The attempts of players at the duels of each day, as work on a connection."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa

from sandtable.host.protocol.daily import DuelResult
from sandtable.host.store import database_clock
from sandtable.host.store.days import DAY
from sandtable.host.store.schema import ARMIES, ATTEMPTS, DAYS, PLAYERS
from sandtable.host.store.seeks import Member

_result: msgspec.json.Decoder[DuelResult] = msgspec.json.Decoder(DuelResult)


@dataclass(frozen=True, slots=True)
class Attempt:
    """The attempt of a player at the duel of a day. `result` is None as long as it goes on."""

    date: int
    player: Member
    table: str
    result: DuelResult | None
    ended: int | None  # in milliseconds by the database's clock
    remark: str | None

    @property
    def counts(self) -> bool:
        """Whether it was finished, and on its day."""
        finished = self.result is not None and self.result.how != "given_up"
        return finished and self.ended is not None and self.ended < (self.date + 1) * DAY


def at(dates: Collection[int], connection: sa.Connection) -> list[Attempt]:
    """Return all attempts at the duels of these days, those that ended first before the others."""
    return _read(ATTEMPTS.c.date.in_(dates), connection)


def find(date: int, player: str, connection: sa.Connection) -> Attempt | None:
    """Return the attempt of a player at the duel of a day, or None."""
    return next(iter(_read(sa.and_(ATTEMPTS.c.date == date, ATTEMPTS.c.player == player), connection)), None)


def played_at(table: str, player: str, connection: sa.Connection) -> Attempt | None:
    """Return the attempt of a player that is played at a table, or None."""
    return next(iter(_read(sa.and_(ATTEMPTS.c.table_id == table, ATTEMPTS.c.player == player), connection)), None)


def of(player: str, connection: sa.Connection) -> list[Attempt]:
    """Return all attempts of a player."""
    return _read(ATTEMPTS.c.player == player, connection)


def _read(which: sa.ColumnElement[bool], connection: sa.Connection) -> list[Attempt]:
    wanted = sa.select(ATTEMPTS, PLAYERS.c.name).join_from(ATTEMPTS, PLAYERS).where(which)
    rows = connection.execute(wanted.order_by(ATTEMPTS.c.ended, ATTEMPTS.c.player))
    return [
        Attempt(
            row.date,
            Member(row.player, row.name),
            row.table_id,
            None if row.result is None else _result.decode(row.result),
            row.ended,
            row.remark,
        )
        for row in rows
    ]


def begin(date: int, player: str, table: str, connection: sa.Connection) -> None:
    """Note that a player, who has no other attempt at the duel of a day, plays it at a table."""
    connection.execute(sa.insert(ATTEMPTS), {"date": date, "player": player, "table_id": table})


def end(table: str, result: DuelResult, connection: sa.Connection) -> None:
    """Note how the duel at a table has ended."""
    ended = {"result": msgspec.json.encode(result).decode(), "ended": database_clock.now(connection)}
    connection.execute(sa.update(ATTEMPTS).where(ATTEMPTS.c.table_id == table).values(ended))


def remark(attempt: Attempt, text: str | None, connection: sa.Connection) -> None:
    """Note what a player remarks on a duel; None: nothing any more."""
    own = sa.and_(ATTEMPTS.c.date == attempt.date, ATTEMPTS.c.player == attempt.player.id)
    connection.execute(sa.update(ATTEMPTS).where(own).values(remark=text))


def join(player: str, other: str, connection: sa.Connection) -> None:
    """Let a player have the attempts and armies of another one, who was the same person and is no more."""
    for kept, key in ((ATTEMPTS, "date"), (ARMIES, "variant")):
        own = kept.alias()
        both = sa.select(own.c[key]).where(own.c.player == player)
        others = sa.and_(kept.c.player == other, kept.c[key].not_in(both))
        connection.execute(sa.update(kept).where(others).values(player=player))
    connection.execute(sa.update(DAYS).where(DAYS.c.sender == other).values(sender=player))
