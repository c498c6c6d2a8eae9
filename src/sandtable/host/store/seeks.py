"""What players seek, as work on a connection. Times are in milliseconds by the database's clock."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from typing import Final, Literal, NamedTuple

import msgspec
import sqlalchemy as sa

from sandtable.host.protocol.lobby import Wish
from sandtable.host.store.database_clock import NOW, later
from sandtable.host.store.due import Due, drop_due, set_due
from sandtable.host.store.rows import Row
from sandtable.host.store.schema import PLAYERS, RUNG, SEATS, SEEKS, TABLES

SEEK, PAIRING = "seek", "pairing"
"""The kinds of what is due when a seek ends, and when the players of a pairing have had time to say that they are here.
"""
Class = Literal["live", "by_day", "none"]
"""The class of the times of a seek: with clocks, by the day, or without a limit."""

GUEST: Final = "guest"
BOT: Final = "bot"
"""The kinds of players who have no name of their own, and of those who are bots."""

_wish: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)
_players: msgspec.json.Decoder[list[str]] = msgspec.json.Decoder(list[str])


class Member(NamedTuple):
    """A player, and the player's name."""

    id: str
    name: str
    bot: bool = False
    account: bool = False  # an account or a bot, which has a page under this name

    @classmethod
    def of(cls, id: str, name: str, kind: str) -> Member:
        """Return the player with this id, of this name and kind."""
        return cls(id, name, kind == BOT, kind != GUEST)


@dataclass(frozen=True, slots=True)
class Seek:
    """A seek of one player, or of two partners who seek two others."""

    id: str
    members: tuple[Member, ...]
    wish: Wish
    kind: Class
    stays: bool = False  # it counts whether or not a page is open
    bots: bool = False  # a bot may answer it
    met: frozenset[str] = frozenset()  # the others at the last tables of its players
    came: int = 0
    table: str | None = None  # what it has found
    told: int | None = None  # how many players were called to it; None: it has not waited long enough
    pairing: str | None = None  # what it shares with the seek with which it is being paired, or with an open table
    there: frozenset[str] = frozenset()  # the players of that pairing who have said that they are here
    until: int = 0  # when it ends

    @property
    def of_bot(self) -> bool:
        """Whether a bot is among those who seek."""
        return any(member.bot for member in self.members)

    @property
    def players(self) -> frozenset[str]:
        """The ids of those who seek."""
        return frozenset(member.id for member in self.members)


# ---- reading ----


def all_of(connection: sa.Connection) -> list[Seek]:
    """Return all seeks, in the order in which they came."""
    return _read(sa.true(), connection)


def waiting(kind: Class, connection: sa.Connection) -> list[Seek]:
    """Return the seeks of a class that have found nothing yet and are not being paired, in the order in which they
    came.
    """
    return _read(sa.and_(SEEKS.c["class"] == kind, SEEKS.c.table_id.is_(None), SEEKS.c.pairing.is_(None)), connection)


def in_pairing(pairing: str, connection: sa.Connection) -> list[Seek]:
    """Return the seeks of a pairing, in the order in which they came."""
    return _read(sa.and_(SEEKS.c.pairing == pairing, SEEKS.c.table_id.is_(None)), connection)


def find(id: str, connection: sa.Connection) -> Seek | None:
    """Return a seek, or None if there is none or its time is over."""
    return next(iter(_read(SEEKS.c.id == id, connection)), None)


def of(players: Collection[str], connection: sa.Connection) -> list[Seek]:
    """Return what these players seek, alone or with a partner."""
    return _read(_of(players), connection)


def _of(players: Collection[str]) -> sa.ColumnElement[bool]:
    return sa.or_(SEEKS.c.player.in_(players), SEEKS.c.partner.in_(players))


def _read(which: sa.ColumnElement[bool], connection: sa.Connection) -> list[Seek]:
    partners = PLAYERS.alias()
    joined = SEEKS.join(PLAYERS, PLAYERS.c.id == SEEKS.c.player).outerjoin(partners, partners.c.id == SEEKS.c.partner)
    joined = joined.outerjoin(RUNG, RUNG.c.seek == SEEKS.c.id)
    names = PLAYERS.c.name.label("name"), partners.c.name.label("partner_name")
    kinds = PLAYERS.c.kind.label("kind"), partners.c.kind.label("partner_kind")
    wanted = sa.select(SEEKS, *names, *kinds, RUNG.c.told).select_from(joined)
    rows = connection.execute(wanted.where(which, SEEKS.c.until > NOW).order_by(SEEKS.c.came, SEEKS.c.id))
    return [_seek(row._asdict()) for row in rows]


def _seek(row: Row) -> Seek:
    partner = (Member.of(row["partner"], row["partner_name"], row["partner_kind"]),) if row["partner"] else ()
    members = (Member.of(row["player"], row["name"], row["kind"]), *partner)
    wish, met = _wish.decode(row["wish"]), frozenset(_players.decode(row["met"]))
    there = frozenset(_players.decode(row["there"] or "[]"))
    found = row["came"], row["table_id"], row["told"], row["pairing"], there, row["until"]
    return Seek(row["id"], members, wish, row["class"], row["stays"], row["bots"], met, *found)


def met(player: str, connection: sa.Connection) -> set[str]:
    """Return the others at the last table at which a player has sat with others."""
    others = SEATS.alias()
    joined = SEATS.join(others, others.c.table_id == SEATS.c.table_id).join(TABLES, TABLES.c.id == SEATS.c.table_id)
    wanted = sa.select(SEATS.c.table_id, others.c.player).select_from(joined)
    shared = wanted.where(SEATS.c.player == player, others.c.player != player)
    rows = connection.execute(shared.order_by(TABLES.c.created.desc(), TABLES.c.id).limit(16)).all()
    return {other for table, other in rows if table == rows[0][0]}


# ---- writing ----


def add(seek: Seek, seconds: float, connection: sa.Connection) -> None:
    """Add a seek that lasts for so many seconds. Its players have no other."""
    player, *partners = seek.members
    row = {
        "id": seek.id,
        "player": player.id,
        "partner": next((partner.id for partner in partners), None),
        "wish": msgspec.json.encode(seek.wish).decode(),
        "class": seek.kind,
        "met": msgspec.json.encode(sorted(seek.met)).decode(),
        "stays": seek.stays,
        "bots": seek.bots,
        "came": seek.came,
        "table_id": seek.table,
    }
    connection.execute(sa.insert(SEEKS).values({**row, "until": later(seconds)}))
    set_due(Due(SEEK, seek.id, 1), seconds, connection)


def settle(id: str, table: str | None, seconds: float, connection: sa.Connection) -> bool:
    """Note that a seek that waits has found a table, or that it waits again, for so many seconds; return whether that
    was done.
    """
    before = SEEKS.c.table_id.is_(None) if table is not None else SEEKS.c.table_id.is_not(None)
    values = {"table_id": table, "until": later(seconds), "pairing": None, "there": None}
    found = sa.update(SEEKS).where(SEEKS.c.id == id, before).values(values)
    if not connection.execute(found).rowcount:
        return False
    drop_due(Due(SEEK, id, 1), connection)
    set_due(Due(SEEK, id, 1), seconds, connection)
    return True


def pair(ids: Collection[str], pairing: str, seconds: float, connection: sa.Connection) -> None:
    """Note that seeks which wait are being paired: their players have so many seconds to say that they are here."""
    waiting = sa.and_(SEEKS.c.id.in_(ids), SEEKS.c.table_id.is_(None), SEEKS.c.pairing.is_(None))
    connection.execute(sa.update(SEEKS).where(waiting).values(pairing=pairing, there=None))
    set_due(Due(PAIRING, pairing, 1), seconds, connection)


def note_there(pairing: str, there: Collection[str], connection: sa.Connection) -> None:
    """Note which players of a pairing have said that they are here."""
    values = {"there": msgspec.json.encode(sorted(there)).decode()}
    connection.execute(sa.update(SEEKS).where(SEEKS.c.pairing == pairing).values(values))


def release(pairing: str, connection: sa.Connection) -> None:
    """Let the seeks of a pairing wait as before."""
    connection.execute(sa.update(SEEKS).where(SEEKS.c.pairing == pairing).values(pairing=None, there=None))
    drop_due(Due(PAIRING, pairing, 1), connection)


def remove(players: Collection[str], connection: sa.Connection) -> bool:
    """Remove what these players seek; return whether there was anything."""
    return _remove(_of(players), connection)


def remove_live(players: Collection[str], connection: sa.Connection) -> bool:
    """Remove what these players seek to play now, not by the day; return whether there was anything."""
    return _remove(sa.and_(_of(players), SEEKS.c["class"] != "by_day"), connection)


def remove_idle(players: Collection[str], connection: sa.Connection) -> bool:
    """Remove what these players, who are gone, seek only while they are here; return whether there was anything."""
    return _remove(sa.and_(_of(players), ~SEEKS.c.stays, SEEKS.c.table_id.is_(None)), connection)


def end(id: str, connection: sa.Connection) -> bool:
    """Remove a seek whose time is over; return whether it was there."""
    return _remove(sa.and_(SEEKS.c.id == id, SEEKS.c.until <= NOW), connection)


def _remove(which: sa.ColumnElement[bool], connection: sa.Connection) -> bool:
    removed = connection.scalars(sa.delete(SEEKS).where(which).returning(SEEKS.c.id)).all()
    for id in removed:
        drop_due(Due(SEEK, id, 1), connection)
    return bool(removed)
