"""Challenges of one player to another, as work on a connection."""

from __future__ import annotations

from dataclasses import dataclass

import msgspec
import sqlalchemy as sa

from sandtable.host.protocol.lobby import ChallengeKind, Reason, State, Wish
from sandtable.host.store.database_clock import NOW, later
from sandtable.host.store.due import Due, drop_due, set_due
from sandtable.host.store.rows import Row
from sandtable.host.store.schema import CHALLENGES, PLAYERS, SEEKS
from sandtable.host.store.seeks import Member

TOLD_FOR = 5 * 60
"""Seconds for which an answer is kept, so that every page hears of it."""
CHALLENGE = "challenge"
"""The kind of what is due when a challenge ends."""

_wish: msgspec.json.Decoder[Wish] = msgspec.json.Decoder(Wish)


@dataclass(frozen=True, slots=True)
class Challenge:
    """A challenge. `seek`: the seek of the receiver that the sender, who waits, wants to answer."""

    id: str
    kind: ChallengeKind
    sender: Member
    receiver: Member
    wish: Wish
    state: State = "open"
    reason: Reason | None = None
    table: str | None = None  # at which they are to play, or play now
    seek: str | None = None
    until: int = 0  # in milliseconds by the database's clock


def all_of(connection: sa.Connection) -> list[Challenge]:
    """Return all challenges, the oldest first."""
    return _read(sa.true(), connection)


def find(id: str, connection: sa.Connection) -> Challenge | None:
    """Return a challenge, or None if there is none or its time is over."""
    return next(iter(_read(CHALLENGES.c.id == id, connection)), None)


def sent_by(player: str, connection: sa.Connection) -> list[Challenge]:
    """Return the challenges of a player that are open."""
    return _read(sa.and_(CHALLENGES.c.sender == player, CHALLENGES.c.state == "open"), connection)


def _read(which: sa.ColumnElement[bool], connection: sa.Connection) -> list[Challenge]:
    senders, receivers = PLAYERS.alias(), PLAYERS.alias()
    joined = CHALLENGES.join(senders, senders.c.id == CHALLENGES.c.sender)
    joined = joined.join(receivers, receivers.c.id == CHALLENGES.c.receiver)
    names = senders.c.name.label("sender_name"), receivers.c.name.label("receiver_name")
    kinds = senders.c.kind.label("sender_kind"), receivers.c.kind.label("receiver_kind")
    wanted = sa.select(CHALLENGES, *names, *kinds).select_from(joined).where(which, CHALLENGES.c.until > NOW)
    rows = connection.execute(wanted.order_by(CHALLENGES.c.until, CHALLENGES.c.id))
    return [_challenge(row._asdict()) for row in rows]


def _challenge(row: Row) -> Challenge:
    return Challenge(
        row["id"],
        row["kind"],
        Member.of(row["sender"], row["sender_name"], row["sender_kind"]),
        Member.of(row["receiver"], row["receiver_name"], row["receiver_kind"]),
        _wish.decode(row["wish"]),
        row["state"],
        row["reason"],
        row["table_id"],
        row["seek"],
        row["until"],
    )


def add(challenge: Challenge, seconds: float, connection: sa.Connection) -> None:
    """Add a challenge that lasts for so many seconds. It replaces another one of the same players."""
    same = CHALLENGES.c.sender == challenge.sender.id, CHALLENGES.c.receiver == challenge.receiver.id
    _remove(sa.and_(*same), connection)
    row = {
        "id": challenge.id,
        "kind": challenge.kind,
        "sender": challenge.sender.id,
        "receiver": challenge.receiver.id,
        "wish": msgspec.json.encode(challenge.wish).decode(),
        "state": challenge.state,
        "table_id": challenge.table,
        "seek": challenge.seek,
    }
    connection.execute(sa.insert(CHALLENGES).values({**row, "until": later(seconds)}))
    set_due(Due(CHALLENGE, challenge.id, 1), seconds, connection)


def answer(
    id: str, state: State, reason: Reason | None, table: str | None, seconds: float, connection: sa.Connection
) -> None:
    """Note how a challenge was answered. That is kept for so many seconds."""
    answered = {"state": state, "reason": reason, "table_id": table, "until": later(seconds)}
    connection.execute(sa.update(CHALLENGES).where(CHALLENGES.c.id == id).values(answered))
    set_due(Due(CHALLENGE, id, 2), seconds, connection)


def remove(id: str, connection: sa.Connection) -> None:
    """Remove a challenge."""
    _remove(CHALLENGES.c.id == id, connection)


def remove_between(player: str, other: str, connection: sa.Connection) -> None:
    """Remove the challenges of two players to each other."""
    _remove(sa.and_(CHALLENGES.c.sender == player, CHALLENGES.c.receiver == other), connection)
    _remove(sa.and_(CHALLENGES.c.sender == other, CHALLENGES.c.receiver == player), connection)


def remove_all(player: str, connection: sa.Connection) -> None:
    """Remove the challenges of a player, and decline those to the player that are open."""
    to_player = sa.and_(CHALLENGES.c.receiver == player, CHALLENGES.c.state == "open")
    for id in connection.scalars(sa.select(CHALLENGES.c.id).where(to_player)).all():
        answer(id, "declined", None, None, TOLD_FOR, connection)
    _remove(CHALLENGES.c.sender == player, connection)


def called(connection: sa.Connection) -> set[str]:
    """Return the seeks that open challenges answer."""
    which = sa.and_(CHALLENGES.c.seek.is_not(None), CHALLENGES.c.state == "open", CHALLENGES.c.until > NOW)
    return {seek for seek in connection.scalars(sa.select(CHALLENGES.c.seek).where(which)) if seek is not None}


def remove_calls(seek: str, connection: sa.Connection) -> None:
    """Remove the challenges that answer a seek."""
    _remove(CHALLENGES.c.seek == seek, connection)


def end(id: str, connection: sa.Connection) -> None:
    """Remove a challenge whose time is over. If it is still open, the seek that it answers goes as well."""
    over = sa.and_(CHALLENGES.c.id == id, CHALLENGES.c.until <= NOW)
    answered = sa.select(CHALLENGES.c.seek).where(over, CHALLENGES.c.state == "open")
    connection.execute(sa.delete(SEEKS).where(SEEKS.c.id.in_(answered), SEEKS.c.table_id.is_(None)))
    _remove(over, connection)


def _remove(which: sa.ColumnElement[bool], connection: sa.Connection) -> None:
    for id in connection.scalars(sa.delete(CHALLENGES).where(which).returning(CHALLENGES.c.id)).all():
        drop_due(Due(CHALLENGE, id, 2), connection)
