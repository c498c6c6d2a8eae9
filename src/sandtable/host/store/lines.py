"""What is said at tables, as work on a connection. Times are in seconds since 1970."""

from __future__ import annotations

import re
from collections.abc import Collection
from dataclasses import dataclass
from typing import Any

import sqlalchemy as sa

from sandtable.host.protocol.talk import Phrase, Room
from sandtable.host.store.players import insert_once
from sandtable.host.store.schema import BLOCKS, FINISHED, LINES, PLAYERS, SEATS
from sandtable.host.store.seeks import GUEST

SHOWN = 200
"""Lines of a table that are shown, the newest."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line that somebody has said at a table. `moment` is how far the game had come, as everybody sees it."""

    id: str
    table: str
    room: Room
    player: str
    seat: str | None
    name: str
    text: str
    phrase: Phrase | None
    moment: int
    at: int
    removed: bool = False
    account: bool = False  # by this name its player, an account or a bot, is still known


_KEPT = tuple(name for name in Line.__slots__ if name != "account")


def add(line: Line, connection: sa.Connection) -> None:
    """Add a line, unless one with its id is there: it was sent again."""
    row = {name: getattr(line, name) for name in _KEPT if name != "table"}
    connection.execute(insert_once(LINES, connection), row | {"table_id": line.table})


def shown(table: str, rooms: Collection[Room], reader: str | None, connection: sa.Connection) -> list[Line]:
    """Return the newest lines in these rooms of a table, the oldest first, without those of players whom the reader
    blocks.
    """
    blocked = sa.select(BLOCKS.c.other).where(BLOCKS.c.player == (reader or ""))
    wanted = _select().where(LINES.c.table_id == table, LINES.c.room.in_(rooms), LINES.c.player.not_in(blocked))
    return [Line(*row) for row in connection.execute(wanted.order_by(LINES.c.number.desc()).limit(SHOWN))][::-1]


def find(id: str, connection: sa.Connection) -> Line | None:
    """Return a line, or None if there is none."""
    row = connection.execute(_select().where(LINES.c.id == id)).one_or_none()
    return None if row is None else Line(*row)


def of_player(player: str, connection: sa.Connection) -> list[Line]:
    """Return all lines of a player, the oldest first."""
    wanted = _select().where(LINES.c.player == player).order_by(LINES.c.number)
    return [Line(*row) for row in connection.execute(wanted)]


def _select() -> sa.Select[Any]:
    named = sa.and_(PLAYERS.c.kind != GUEST, PLAYERS.c.name == LINES.c.name, PLAYERS.c.deleted.is_(None))
    kept = (LINES.c["table_id" if name == "table" else name] for name in _KEPT)
    return sa.select(*kept, named.label("account")).join(PLAYERS, PLAYERS.c.id == LINES.c.player)


def said_by(player: str, table: str, connection: sa.Connection) -> tuple[int, int | None]:
    """Return how many lines a player has said at a table, and the moment of the last one, or None."""
    wanted = sa.select(sa.func.count(), sa.func.max(LINES.c.moment))
    count, moment = connection.execute(wanted.where(LINES.c.player == player, LINES.c.table_id == table)).one()
    return count, moment


def finished_games(player: str, most: int, connection: sa.Connection) -> int:
    """Return how many games a player has finished, `most` at most."""
    games = sa.select(SEATS.c.table_id).join(FINISHED, FINISHED.c.table_id == SEATS.c.table_id)
    some = games.where(SEATS.c.player == player).limit(most).subquery()
    return connection.scalar(sa.select(sa.func.count()).select_from(some)) or 0


# ---- forgetting ----


def join(player: str, other: str, connection: sa.Connection) -> None:
    """Let a player have said what another one has, who was the same person."""
    connection.execute(sa.update(LINES).where(LINES.c.player == other).values(player=player))


def forget(player: str, by: str, connection: sa.Connection) -> None:
    """Delete what a player has said, and put `by` in the place of the player's names in what others have said there."""
    own = sa.select(LINES.c.table_id, LINES.c.name).where(LINES.c.player == player)
    said = connection.execute(own).all()
    connection.execute(sa.delete(LINES).where(LINES.c.player == player))
    name = connection.scalar(sa.select(PLAYERS.c.name).where(PLAYERS.c.id == player))
    seats = connection.scalars(sa.select(SEATS.c.table_id).where(SEATS.c.player == player))
    names = {row.name for row in said} | ({name} if name else set())
    for table in {row.table_id for row in said} | set(seats):
        replace_names(table, names, by, connection)


def named(names: Collection[str]) -> re.Pattern[str]:
    """Return the pattern that finds these names where they stand as whole words."""
    longest_first = sorted(map(re.escape, names), key=len, reverse=True)
    return re.compile(rf"(?<!\w)({'|'.join(longest_first)})(?!\w)", re.IGNORECASE)


def replace_names(table: str, names: Collection[str], by: str, connection: sa.Connection) -> None:
    """Put `by` in the place of names in what was said at a table."""
    if not names:
        return
    pattern = named(names)
    wanted = sa.select(LINES.c.number, LINES.c.text).where(LINES.c.table_id == table, LINES.c.text != "")
    for number, text in connection.execute(wanted).all():
        changed = pattern.sub(by, text)
        if changed != text:
            connection.execute(sa.update(LINES).where(LINES.c.number == number).values(text=changed))
