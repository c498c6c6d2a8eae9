"""How players want to hear of what concerns them, as work on a connection."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass

import sqlalchemy as sa

from sandtable.host.store.database_clock import NOW
from sandtable.host.store.players import insert_once
from sandtable.host.store.rows import Row
from sandtable.host.store.schema import NOTICE_SETTINGS, PLAYERS, PUSH, SEATS, SESSIONS, VISITS
from sandtable.host.store.seats import HeldSeat


@dataclass(frozen=True, slots=True)
class NoticeSettings:
    """The settings of a player. `mail` is the player's address; until it is `confirmed` nothing else goes there.

    `bell` says when somebody who waits may call the player (JSON); `coming` is the club hour to which the player has
    said yes, in seconds since 1970.
    """

    language: str = "en"
    mail: str | None = None
    confirmed: bool = False
    bell: str | None = None
    coming: int | None = None


@dataclass(frozen=True, slots=True)
class Reach:
    """The ways to a player: an address that is confirmed, and the hashes of the endpoints of browsers. `ago` is how
    many seconds ago the player had the lobby in sight; None: never.
    """

    player: str
    mail: bool
    browsers: tuple[str, ...]
    ago: float | None


@dataclass(frozen=True, slots=True)
class AwaySeat:
    """A seat of a player who takes notices. `visited` is when the player last had the table in sight, in milliseconds
    by the database's clock, and `ago` how many seconds ago that was; 0 and None: never.
    """

    player: str
    place: HeldSeat
    visited: int
    ago: float | None


def find(player: str, connection: sa.Connection) -> NoticeSettings:
    """Return the settings of a player."""
    columns = (NOTICE_SETTINGS.c[name] for name in ("language", "mail", "confirmed", "bell", "coming"))
    row = connection.execute(sa.select(*columns).where(NOTICE_SETTINGS.c.player == player)).one_or_none()
    return NoticeSettings() if row is None else NoticeSettings(*row)


def change(player: str, changes: Row, connection: sa.Connection) -> None:
    """Change some of the settings of a player."""
    row = {"player": player, "language": "en", "confirmed": False, "seen": 0, "rung": 0}
    connection.execute(insert_once(NOTICE_SETTINGS, connection), row)
    connection.execute(sa.update(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.player == player).values(changes))


def confirm(player: str, mail: str, connection: sa.Connection) -> bool:
    """Note that a player reads the mail of this address; return whether the player has given it."""
    given = sa.update(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.player == player, NOTICE_SETTINGS.c.mail == mail)
    return connection.execute(given.values(confirmed=True)).rowcount > 0


def drop_mail(player: str, mail: str | None, connection: sa.Connection) -> bool:
    """Forget the address of a player, if it is this one or `mail` is None; return whether there was one."""
    known = NOTICE_SETTINGS.c.mail == mail if mail is not None else NOTICE_SETTINGS.c.mail.is_not(None)
    dropped = sa.update(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.player == player, known)
    return connection.execute(dropped.values(mail=None, confirmed=False)).rowcount > 0


def reach(players: Collection[str], connection: sa.Connection) -> list[Reach]:
    """Return the ways to some players, leaving out those to whom there is none."""
    pushes = sa.select(SESSIONS.c.player, PUSH.c.endpoint_hash).join_from(PUSH, SESSIONS)
    browsers: dict[str, list[str]] = {}
    for player, hash in connection.execute(pushes.where(SESSIONS.c.player.in_(players)).order_by(PUSH.c.endpoint_hash)):
        browsers.setdefault(player, []).append(hash)
    ago = sa.case((NOTICE_SETTINGS.c.seen > 0, NOW - NOTICE_SETTINGS.c.seen))
    columns = sa.select(PLAYERS.c.id, NOTICE_SETTINGS.c.confirmed, ago)
    rows = connection.execute(
        columns.select_from(PLAYERS.outerjoin(NOTICE_SETTINGS)).where(PLAYERS.c.id.in_(players)).order_by(PLAYERS.c.id)
    )
    return [
        Reach(player, bool(mail), tuple(browsers.get(player, ())), None if ago is None else ago / 1000)
        for player, mail, ago in rows
        if mail or player in browsers
    ]


def note_sight(seen: Mapping[str, float], connection: sa.Connection) -> None:
    """Note that players had the lobby in sight so many seconds ago."""
    for player, ago in sorted(seen.items()):
        own = sa.update(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.player == player)
        connection.execute(own.values(seen=NOW - round(ago * 1000)))


def coming(begins: int, connection: sa.Connection) -> list[str]:
    """Return the players who come to the club hour that begins then."""
    wanted = sa.select(NOTICE_SETTINGS.c.player).where(NOTICE_SETTINGS.c.coming == begins)
    return list(connection.scalars(wanted.order_by(NOTICE_SETTINGS.c.player)))


def away_seats(table: str, connection: sa.Connection) -> list[AwaySeat]:
    """Return the seats of a table whose players take notices."""
    visited = sa.and_(VISITS.c.table_id == SEATS.c.table_id, VISITS.c.seat == SEATS.c.seat)
    columns = SEATS.c.player, SEATS.c.seat, SEATS.c.holder, VISITS.c.at, NOW
    wanted = sa.select(*columns).select_from(SEATS.outerjoin(VISITS, visited)).where(SEATS.c.table_id == table)
    rows = connection.execute(wanted.order_by(SEATS.c.seat)).all()
    reached = {found.player for found in reach([row[0] for row in rows], connection)} if rows else set()
    return [
        AwaySeat(player, HeldSeat(table, seat, holder), at or 0, None if at is None else (moment - at) / 1000)
        for player, seat, holder, at, moment in rows
        if player in reached
    ]
