"""Bots, the programs that play under names of their own, and their tokens, as work on a connection.

A token is kept as a session, by its hash. Days are counted since 1970.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sandtable.host.store import accounts, players
from sandtable.host.store.players import Session
from sandtable.host.store.postgres import PROVING, alone
from sandtable.host.store.schema import PLAYERS, SESSIONS
from sandtable.host.store.seeks import BOT


@dataclass(frozen=True, slots=True)
class Token:
    """A token: the beginning of its hash, what it is good for, and the days on which it was made and used last; None:
    never.
    """

    id: str
    scopes: str
    made: int
    used: int | None


@dataclass(frozen=True, slots=True)
class Bot:
    """A bot, the day on which it was made, and its tokens."""

    id: str
    name: str
    since: int
    tokens: list[Token]


NEVER = 0
"""The day of use of a token that nobody has used."""
ID_LETTERS = 16
"""Letters of a token's hash by which its owner names it."""


def of(owner: str | None, day: int, connection: sa.Connection) -> list[Bot]:
    """Return the bots of an account, or of the server itself, by name. Those that are to be forgotten are left out."""
    whose = PLAYERS.c.owner.is_(None) if owner is None else PLAYERS.c.owner == owner
    own = sa.and_(PLAYERS.c.kind == BOT, whose, PLAYERS.c.deleted.is_(None))
    columns = PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.created
    rows = connection.execute(sa.select(*columns).where(own).order_by(PLAYERS.c.folded)).all()
    return [Bot(id, name, since, _tokens(id, day, connection)) for id, name, since in rows]


def _tokens(bot: str, day: int, connection: sa.Connection) -> list[Token]:
    columns = SESSIONS.c.hash, SESSIONS.c.scopes, SESSIONS.c.created, SESSIONS.c.seen
    good = sa.select(*columns).where(SESSIONS.c.player == bot, SESSIONS.c.ends >= day)
    rows = connection.execute(good.order_by(SESSIONS.c.created, SESSIONS.c.hash))
    return [Token(hash[:ID_LETTERS], scopes, made, used or None) for hash, scopes, made, used in rows]


def add(
    id: str, owner: str | None, name: str, folded: str, token: Session, most: int, connection: sa.Connection
) -> bool | None:
    """Add a bot with its first token; return whether its name was free. None: its owner has `most` bots already, with
    those that are to be forgotten, whose names nobody else can have.
    """
    day = token.day
    alone(PROVING, connection, owner or "")  # else two servers could each make the last one
    own = sa.select(sa.func.count()).where(PLAYERS.c.kind == BOT, PLAYERS.c.owner == owner)
    if owner is not None and (connection.scalar(own) or 0) >= most:
        return None
    if not accounts.is_free(folded, None, day, connection):
        return False
    row = {"id": id, "kind": BOT, "name": name, "folded": folded, "named": day, "owner": owner}
    try:
        with connection.begin_nested():  # another server may give the same name at this moment
            connection.execute(sa.insert(PLAYERS), row | {"created": day, "seen": day})
    except IntegrityError:
        return False
    _add_unused(token, id, connection)
    return True


def add_token(bot: str, token: Session, most: int, connection: sa.Connection) -> bool:
    """Add a token to a bot; return whether that was done, because it had fewer than `most`."""
    alone(PROVING, connection, bot)  # else two servers could each add the last one
    if len(_tokens(bot, token.day, connection)) >= most:
        return False
    _add_unused(token, bot, connection)
    return True


def _add_unused(token: Session, bot: str, connection: sa.Connection) -> None:
    """Add a token that nobody has used yet: its day of use is none."""
    players.add(token, bot, connection)
    connection.execute(sa.update(SESSIONS).where(SESSIONS.c.hash == token.hash).values(seen=NEVER))


def end_tokens(bot: str, ids: Collection[str], connection: sa.Connection) -> list[str]:
    """End these tokens of a bot; return their hashes."""
    hashes = connection.scalars(sa.select(SESSIONS.c.hash).where(SESSIONS.c.player == bot)).all()
    ended = [hash for hash in hashes if hash[:ID_LETTERS] in ids]
    connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash.in_(ended)))
    return ended
