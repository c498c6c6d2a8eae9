"""Players who are to be forgotten, and the tables in whose logs their names stand, as work on a connection."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
import sqlalchemy as sa

from sandtable.host.store import challenges, lines, measures, seeks, tournaments
from sandtable.host.store.due import Due, drop_due, set_due
from sandtable.host.store.entries import Entry
from sandtable.host.store.finished import Finished, pack
from sandtable.host.store.schema import (
    ARMIES,
    DAYS,
    ENTRIES,
    FINISHED,
    FORMER_SEATS,
    LINKS,
    LISTED,
    LOBBY_PAGES,
    NOTICE_SETTINGS,
    OUTBOX,
    PLAYERS,
    REVIEWS,
    SEATS,
    SESSIONS,
    SNAPSHOTS,
)

NOBODY = "a player who has left"
"""The name of a player who is forgotten."""
FORGET = "forget"
"""The kind of what is due when a player is to be forgotten. Its subject is the player's id."""


def delete(player: str, now: int, seconds: float, connection: sa.Connection) -> list[str]:
    """Log a player and the player's bots out everywhere, drop all that they wait for, and let them be forgotten after
    so many seconds; return the hashes of the sessions that have ended.
    """
    bots = sa.select(PLAYERS.c.id).where(PLAYERS.c.owner == player, PLAYERS.c.deleted.is_(None))
    ended = [hash for bot in connection.scalars(bots).all() for hash in delete(bot, now, seconds, connection)]
    ended += connection.scalars(sa.select(SESSIONS.c.hash).where(SESSIONS.c.player == player))
    tournaments.leave(player, connection)
    seeks.remove([player], connection)
    challenges.remove_all(player, connection)
    for kept in (SESSIONS, LINKS, LOBBY_PAGES, NOTICE_SETTINGS, OUTBOX, ARMIES):
        connection.execute(sa.delete(kept).where(kept.c.player == player))
    connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(deleted=now))
    set_due(Due(FORGET, player, now), seconds, connection)
    return ended


def is_deleted(player: str, at: int, connection: sa.Connection) -> bool:
    """Return whether a player has asked at this time to be forgotten, and has not come back since."""
    asked = sa.and_(PLAYERS.c.id == player, PLAYERS.c.deleted == at)
    return connection.scalar(sa.select(PLAYERS.c.id).where(asked)) is not None


def held(player: str, connection: sa.Connection) -> dict[str, set[str]]:
    """Return the tables at which a player has or had seats, each with the hashes of the tokens that held them."""
    places: dict[str, set[str]] = {}
    for seats in (SEATS, FORMER_SEATS):
        wanted = sa.select(seats.c.table_id, seats.c.holder).where(seats.c.player == player)
        for table, holder in connection.execute(wanted):
            places.setdefault(table, set()).add(holder)
    return places


def rewrite(table: str, changed: Mapping[int, Entry], finished: Finished | None, connection: sa.Connection) -> None:
    """Put these lines in the place of those of a table's log with the same numbers, and `finished`, unless it is None,
    in the place of its game. What was made of them is dropped, and is made again.
    """
    for number, line in changed.items():
        entry = sa.update(ENTRIES).where(ENTRIES.c.table_id == table, ENTRIES.c.number == number)
        connection.execute(entry.values(entry=msgspec.json.encode(line).decode()))
    if finished is not None:
        connection.execute(sa.update(FINISHED).where(FINISHED.c.table_id == table).values(game=pack(finished)))
    for made in (SNAPSHOTS, REVIEWS, LISTED):
        connection.execute(sa.delete(made).where(made.c.table_id == table))


def forget(player: str, at: int, connection: sa.Connection) -> None:
    """Forget a player who has asked for it at this time. Duels that the player has sent armies in for stay."""
    if is_deleted(player, at, connection):
        connection.execute(sa.update(DAYS).where(DAYS.c.sender == player).values(by=NOBODY, sender=""))
        lines.forget(player, NOBODY, connection)
        measures.replace_name(player, NOBODY, connection)
        tournaments.forget(player, connection)
        connection.execute(sa.delete(PLAYERS).where(PLAYERS.c.id == player))
    drop_due(Due(FORGET, player, at), connection)
