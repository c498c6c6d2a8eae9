"""Notices on their way to players, as work on a connection. Times are in seconds from now.

A notice has a key, and one with the same key is not taken again, whichever server offers it. Its row stays for a while
after it was sent.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import Enum
from typing import Literal

import sqlalchemy as sa

from sandtable.host.store.database_clock import NOW, later
from sandtable.host.store.players import insert_once
from sandtable.host.store.schema import NOTICE_SETTINGS, OUTBOX
from sandtable.host.tokens import digest

Channel = Literal["push", "mail", "confirm", "recover", "webhook"]
"""How a notice is sent: to a browser, by mail, or to the webhook. Two mails are no notices: one confirms an address,
one has a link to a new password.
"""

DAY = 24 * 3600 * 1000
MAILS_A_DAY = 2
"""The most mails that a player gets within 24 hours, apart from those that confirm an address."""
CONFIRMS_OF_PLAYER, CONFIRMS_OF_ADDRESS = 4, 6
"""The most mails within 24 hours that confirm addresses for one player, and one address for all players."""
RECOVERIES_AN_HOUR = 2
"""The most mails within an hour with a link to a new password of one account."""
ANOTHER_AFTER = 5 * 60 * 1000
"""Milliseconds after which somebody who has lost a mail gets the same once more."""
LINES_AN_HOUR = 6
"""The most lines that go to the webhook within an hour."""
KEPT_DAYS = 30
"""Days for which the key of a notice that was sent counts."""


@dataclass(frozen=True, slots=True)
class Letter:
    """A notice on its way. `player` is None for the webhook; `target` is the hash of a browser's endpoint, or of the
    address that is to be confirmed, or empty.
    """

    key: str
    channel: Channel
    player: str | None
    body: str
    target: str = ""
    id: int = 0
    tries: int = 0


def mailbox_of(address: str) -> str:
    """Return a hash that is the same for all addresses of one mailbox that differ in case, or in a +tag."""
    name, _, server = address.lower().rpartition("@")
    return digest(f"{name.partition('+')[0]}@{server}")


class Held(Enum):
    """Why a mail that confirms an address is not sent."""

    JUST_SENT = "just_sent"
    OF_PLAYER = "of_player"
    OF_ADDRESS = "of_address"


def why_not_confirm(player: str, target: str, connection: sa.Connection) -> Held | None:
    """Return why a player gets no mail now that confirms the address with this hash, or None."""
    _lock(player, connection)
    all, own = OUTBOX.c.channel == "confirm", OUTBOX.c.player == player
    if _since(ANOTHER_AFTER, sa.and_(all, own, OUTBOX.c.target == target), connection):
        return Held.JUST_SENT
    if _since(DAY, sa.and_(all, own), connection) >= CONFIRMS_OF_PLAYER:
        return Held.OF_PLAYER
    many = _since(DAY, sa.and_(all, OUTBOX.c.target == target), connection) >= CONFIRMS_OF_ADDRESS
    return Held.OF_ADDRESS if many else None


def add(letters: Collection[Letter], connection: sa.Connection) -> None:
    """Add letters, except those whose keys are known and those that would be too many."""
    for letter in letters:
        if not _too_many(letter, connection):
            row = {
                "player": letter.player,
                "channel": letter.channel,
                "target": letter.target,
                "key": letter.key,
                "body": letter.body,
                "tries": 0,
                "done": False,
            }
            connection.execute(insert_once(OUTBOX, connection).values(row | {"at": NOW}))


def _too_many(letter: Letter, connection: sa.Connection) -> bool:
    if letter.channel == "webhook":
        return _since(DAY // 24, OUTBOX.c.channel == "webhook", connection) >= LINES_AN_HOUR
    if letter.player is None or letter.channel not in ("mail", "recover"):
        return False
    _lock(letter.player, connection)
    mails = sa.and_(OUTBOX.c.channel == letter.channel, OUTBOX.c.player == letter.player)
    if letter.channel == "mail":
        return _since(DAY, mails, connection) >= MAILS_A_DAY
    just_sent = _since(ANOTHER_AFTER, mails, connection) > 0
    return just_sent or _since(DAY // 24, mails, connection) >= RECOVERIES_AN_HOUR


def _lock(player: str, connection: sa.Connection) -> None:
    """Let other servers wait that count the mails of a player, so that each counts the other's."""
    settings = sa.select(NOTICE_SETTINGS.c.player).where(NOTICE_SETTINGS.c.player == player)
    connection.execute(settings.with_for_update())


def _since(milliseconds: int, which: sa.ColumnElement[bool], connection: sa.Connection) -> int:
    counted = sa.select(sa.func.count()).select_from(OUTBOX).where(which, OUTBOX.c.at > NOW - milliseconds)
    return int(connection.scalar(counted) or 0)


def claim(channels: Collection[Channel], seconds: float, most: int, connection: sa.Connection) -> list[Letter]:
    """Return letters that are to be sent now, the oldest first, and let them be tried again after so many seconds.

    A letter that another server is claiming at this moment is left to that server.
    """
    columns = OUTBOX.c.key, OUTBOX.c.channel, OUTBOX.c.player, OUTBOX.c.body, OUTBOX.c.target, OUTBOX.c.id
    wanted = sa.select(*columns, OUTBOX.c.tries).where(_waiting(channels), OUTBOX.c.at <= NOW)
    rows = connection.execute(wanted.order_by(OUTBOX.c.at, OUTBOX.c.id).limit(most).with_for_update(skip_locked=True))
    claimed = [Letter(*row) for row in rows]
    tried = {"at": later(seconds), "tries": OUTBOX.c.tries + 1}
    connection.execute(sa.update(OUTBOX).where(OUTBOX.c.id.in_([letter.id for letter in claimed])).values(tried))
    return claimed


def next_at(channels: Collection[Channel], connection: sa.Connection) -> float | None:
    """Return the seconds until a letter is to be sent, or None if there is none."""
    left = connection.scalar(sa.select(sa.func.min(OUTBOX.c.at) - NOW).where(_waiting(channels)))
    return None if left is None else max(0.0, left / 1000)


def retry(letter: Letter, seconds: float, connection: sa.Connection) -> None:
    """Let a letter be tried again after so many seconds."""
    connection.execute(sa.update(OUTBOX).where(OUTBOX.c.id == letter.id).values(at=later(seconds)))


def settle(letter: Letter, connection: sa.Connection) -> None:
    """Note that a letter was sent, or that it will not be."""
    done = {"at": NOW, "done": True, "body": ""}
    connection.execute(sa.update(OUTBOX).where(OUTBOX.c.id == letter.id).values(done))


def clear(connection: sa.Connection) -> None:
    """Forget letters that were sent long ago, or that nothing has sent since: their channel may be off now."""
    connection.execute(sa.delete(OUTBOX).where(OUTBOX.c.at < NOW - KEPT_DAYS * DAY))


def _waiting(channels: Collection[Channel]) -> sa.ColumnElement[bool]:
    return sa.and_(~OUTBOX.c.done, OUTBOX.c.channel.in_(channels))
