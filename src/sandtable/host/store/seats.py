"""The seats that players hold, as work on a connection.

A player's row names the hash of the token that holds the seat. When another token holds it, because the person has left
or somebody has taken the seat over by a link, the row says nothing any more.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import NamedTuple

import sqlalchemy as sa

from sandtable.host.store import attempts, blocks, lines, measures
from sandtable.host.store.entries import Entry, Took
from sandtable.host.store.players import insert_once
from sandtable.host.store.schema import FINISHED, FORMER_SEATS, LINKS, NOTICE_SETTINGS, PLAYERS, SEATS, SESSIONS, TABLES
from sandtable.host.store.seeks import GUEST


@dataclass(frozen=True, slots=True)
class HeldSeat:
    """A seat of a table, and the hash of the token that holds it."""

    table: str
    seat: int
    holder: str


@dataclass(frozen=True, slots=True)
class BoundSeat:
    """The seat of the player who has a session: the session's hash, the day on which it was last renewed, the player,
    the hash of the token that held the seat when it was bound, and what a bot's token is good for.
    """

    session: str
    seen: int
    player: str
    holder: str
    scopes: str | None = None


class Bound(NamedTuple):
    """A seat that is to be bound to a player, and the hashes of all tokens that hold a seat at its table."""

    place: HeldSeat
    player: str
    holders: Collection[str]


class Binding(Enum):
    """What has come of the attempt to bind a seat to a player."""

    BOUND = "bound"
    ANOTHER_PLAYER = "another player holds the seat"
    ANOTHER_SEAT = "the player holds another seat at the table"


def bound(session: str, table: str, day: int, connection: sa.Connection) -> BoundSeat | None:
    """Return the seat at a table of the player whose session this is, or None."""
    columns = SESSIONS.c.hash, SESSIONS.c.seen, SEATS.c.player, SEATS.c.holder, SESSIONS.c.scopes
    joined = sa.select(*columns).join_from(SESSIONS, SEATS, SESSIONS.c.player == SEATS.c.player)
    wanted = joined.where(SESSIONS.c.hash == session, SESSIONS.c.ends >= day, SEATS.c.table_id == table)
    row = connection.execute(wanted).one_or_none()
    return None if row is None else BoundSeat(*row)


def held(player: str, table: str, connection: sa.Connection) -> str | None:
    """Return the hash of the token of a player's seat at a table, or None."""
    return connection.scalar(sa.select(SEATS.c.holder).where(SEATS.c.player == player, SEATS.c.table_id == table))


def bind(place: HeldSeat, player: str, holders: Collection[str], connection: sa.Connection) -> Binding:
    """Bind a seat to a player, unless it is another's. `holders` are the hashes of all tokens that hold a seat there.

    Rows of the seat and of the player are removed if their tokens hold nothing any more. Other rows may be of seats
    that another server has just given.
    """
    here = SEATS.c.table_id == place.table
    concerned = sa.or_(SEATS.c.seat == place.seat, SEATS.c.player == player)
    _remove(sa.and_(here, concerned, SEATS.c.holder.not_in(holders)), connection)
    row = {"table_id": place.table, "seat": place.seat, "player": player, "holder": place.holder, "hidden": False}
    connection.execute(insert_once(SEATS, connection), row)
    its_player = connection.scalar(sa.select(SEATS.c.player).where(here, SEATS.c.seat == place.seat))
    if its_player is None:
        return Binding.ANOTHER_SEAT
    return Binding.BOUND if its_player == player else Binding.ANOTHER_PLAYER


def _remove(which: sa.ColumnElement[bool], connection: sa.Connection) -> None:
    """Remove rows of seats, and note that their players have held them."""
    held = sa.select(SEATS.c.table_id, SEATS.c.holder, SEATS.c.player).where(which)
    connection.execute(insert_once(FORMER_SEATS, connection).from_select(["table_id", "holder", "player"], held))
    connection.execute(sa.delete(SEATS).where(which))


def owner(place: HeldSeat, connection: sa.Connection) -> str | None:
    """Return the player to whom a seat is bound, or None."""
    wanted = sa.select(SEATS.c.player).where(SEATS.c.table_id == place.table, SEATS.c.seat == place.seat)
    return connection.scalar(wanted.where(SEATS.c.holder == place.holder))


def go_along(table: str, following: str, first: list[Entry], connection: sa.Connection) -> None:
    """Bind the seats of a rematch to the players who hold the tokens at the former table."""
    columns = [column.name for column in SEATS.columns]
    for line in first:
        if isinstance(line, Took):
            row = sa.literal(following), sa.literal(line.seat), SEATS.c.player, SEATS.c.holder, sa.false()
            wanted = sa.select(*row).where(SEATS.c.table_id == table, SEATS.c.holder == line.token)
            connection.execute(insert_once(SEATS, connection).from_select(columns, wanted))


def games(player: str, skip: int, most: int, hidden: bool, connection: sa.Connection) -> list[HeldSeat]:
    """Return the seats of a player's games: first of those that go on, then of those that are over, the newest tables
    first. `hidden`: also of those that the player has taken off the list.

    The order does not depend on when anything was done at a table, which may be a secret of others.
    """
    over = sa.exists().where(FINISHED.c.table_id == SEATS.c.table_id)
    wanted = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.holder).join_from(SEATS, TABLES)
    own = wanted.where(SEATS.c.player == player)
    rows = (
        (own if hidden else own.where(~SEATS.c.hidden))
        .order_by(over, TABLES.c.created.desc(), TABLES.c.id)
        .offset(skip)
        .limit(most)
    )
    return [HeldSeat(*row) for row in connection.execute(rows)]


def going(player: str, connection: sa.Connection) -> list[HeldSeat]:
    """Return all seats of a player at tables where the game goes on."""
    over = sa.exists().where(FINISHED.c.table_id == SEATS.c.table_id)
    wanted = sa.select(SEATS.c.table_id, SEATS.c.seat, SEATS.c.holder).where(SEATS.c.player == player, ~over)
    return [HeldSeat(*row) for row in connection.execute(wanted)]


def rekey(place: HeldSeat, holder: str, connection: sa.Connection) -> None:
    """Note that a seat is to be held by another token."""
    there = sa.and_(SEATS.c.table_id == place.table, SEATS.c.seat == place.seat, SEATS.c.holder == place.holder)
    connection.execute(sa.update(SEATS).where(there).values(holder=holder))


def hide(player: str, table: str, hidden: bool, connection: sa.Connection) -> bool:
    """Take a game off a player's list, or put it back; return whether the player has a seat there."""
    own = sa.update(SEATS).where(SEATS.c.player == player, SEATS.c.table_id == table)
    return connection.execute(own.values(hidden=hidden)).rowcount > 0


def join(player: str, other: str, connection: sa.Connection) -> list[str]:
    """Let a player have all that another one has, who was the same person and is no more; return the hashes of the
    sessions that have ended.

    Sessions of a guest, and links that would add some, go over to another guest. An account gets none of them: other
    people may have had them.
    """
    both = sa.select(SEATS.c.table_id).where(SEATS.c.player == player)
    _remove(sa.and_(SEATS.c.player == other, SEATS.c.table_id.in_(both)), connection)
    proves = connection.scalar(sa.select(PLAYERS.c.kind).where(PLAYERS.c.id == player)) != GUEST
    ended = list(connection.scalars(sa.select(SESSIONS.c.hash).where(SESSIONS.c.player == other))) if proves else []
    for kept in (SEATS, FORMER_SEATS) if proves else (SEATS, FORMER_SEATS, SESSIONS, LINKS):
        connection.execute(sa.update(kept).where(kept.c.player == other).values(player=player))
    settings = sa.update(NOTICE_SETTINGS).where(NOTICE_SETTINGS.c.player == other)
    has_own = sa.select(NOTICE_SETTINGS.c.player).where(NOTICE_SETTINGS.c.player == player)
    if connection.scalar(has_own) is None:
        connection.execute(settings.values(player=player))
    for talked in (lines, blocks, measures):
        talked.join(player, other, connection)
    attempts.join(player, other, connection)
    connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.id == other))
    return ended
