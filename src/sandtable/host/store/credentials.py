"""What accounts prove themselves by, as work on a connection: a password, passkeys, recovery codes and an address.

Passwords are kept as slow hashes, codes and addresses as hashes; of a passkey only its public key is known. Days are
counted since 1970.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass, fields
from enum import Enum
from typing import Any, Literal

import sqlalchemy as sa

from sandtable.host.store import notice_settings
from sandtable.host.store.postgres import PROVING, alone
from sandtable.host.store.schema import CREDENTIALS, PASSKEY_QUESTIONS
from sandtable.host.tokens import digest

Kind = Literal["password", "passkey", "recovery", "mail"]


@dataclass(frozen=True, slots=True)
class Credential:
    """A credential. For its fields see the schema."""

    id: str
    kind: Kind
    secret: str = ""
    handle: str | None = None
    count: int = 0
    browser: str = ""
    system: str = ""
    created: int = 0
    used: int | None = None


class Spent(Enum):
    """What has come of a recovery code."""

    GOOD = "it was good, and is no more"
    USED = "it was used before"
    UNKNOWN = "there is no such code"


def add_passkey(player: str, passkey: Credential, most: int, day: int, connection: sa.Connection) -> bool:
    """Add a passkey to an account; return whether this was done, because it had fewer than `most`."""
    alone(PROVING, connection, player)  # else two servers could each add the last one
    own = sa.and_(CREDENTIALS.c.player == player, CREDENTIALS.c.kind == "passkey")
    if connection.execute(sa.select(sa.func.count()).where(own)).scalar_one() >= most:
        return False
    add(player, passkey, day, connection)
    return True


def add(player: str, credential: Credential, day: int, connection: sa.Connection) -> None:
    """Add a credential to an account."""
    connection.execute(sa.insert(CREDENTIALS), asdict(credential) | {"player": player, "created": day})


def of_player(player: str, connection: sa.Connection) -> list[Credential]:
    """Return the credentials of an account, the oldest first."""
    wanted = (
        sa.select(CREDENTIALS).where(CREDENTIALS.c.player == player).order_by(CREDENTIALS.c.created, CREDENTIALS.c.id)
    )
    return [_read(row) for row in connection.execute(wanted)]


def password(player: str, connection: sa.Connection) -> Credential | None:
    """Return an account's password, or None if it has none."""
    own = sa.and_(CREDENTIALS.c.player == player, CREDENTIALS.c.kind == "password")
    row = connection.execute(sa.select(CREDENTIALS).where(own)).one_or_none()
    return None if row is None else _read(row)


def is_good(id: str, player: str, connection: sa.Connection) -> bool:
    """Return whether an account still has a credential, which stays until the end of the transaction."""
    own = sa.select(CREDENTIALS.c.id).where(CREDENTIALS.c.id == id, CREDENTIALS.c.player == player)
    return connection.scalar(own.with_for_update()) is not None


def replace(player: str, kind: Kind, new: list[Credential], day: int, connection: sa.Connection) -> None:
    """Put new credentials of a kind in the place of all that an account has."""
    alone(PROVING, connection, player)  # else two servers could each add a password
    connection.execute(sa.delete(CREDENTIALS).where(CREDENTIALS.c.player == player, CREDENTIALS.c.kind == kind))
    for credential in new:
        add(player, credential, day, connection)


# ---- recovering ----


def recovery_mail(player: str, connection: sa.Connection) -> str | None:
    """Return the address to which a link to a new password may go: the one that is confirmed, if the account's holder
    has allowed it. None: there is none.
    """
    settings = notice_settings.find(player, connection)
    if settings.mail is None or not settings.confirmed:
        return None
    own = sa.and_(CREDENTIALS.c.player == player, CREDENTIALS.c.kind == "mail")
    allowed = connection.scalar(sa.select(CREDENTIALS.c.secret).where(own))
    return settings.mail if allowed == digest(settings.mail) else None


def spend(player: str, code: str, day: int, connection: sa.Connection) -> Spent:
    """Use the recovery code with this hash up; return what has come of it."""
    own = sa.and_(CREDENTIALS.c.player == player, CREDENTIALS.c.kind == "recovery", CREDENTIALS.c.id == code)
    spent = sa.update(CREDENTIALS).where(own, CREDENTIALS.c.used.is_(None)).values(used=day)
    if connection.execute(spent).rowcount:
        return Spent.GOOD
    known = connection.scalar(sa.select(CREDENTIALS.c.id).where(own))
    return Spent.UNKNOWN if known is None else Spent.USED


# ---- passkeys ----


def passkey(id: str, connection: sa.Connection) -> tuple[str, Credential] | None:
    """Return a passkey and the player whose it is, or None."""
    row = connection.execute(
        sa.select(CREDENTIALS).where(CREDENTIALS.c.id == id, CREDENTIALS.c.kind == "passkey")
    ).one_or_none()
    return None if row is None else (row.player, _read(row))


def note_use(id: str, count: int, day: int, connection: sa.Connection) -> bool:
    """Note that a passkey was used today, for the `count`th time; return False if it has counted as far already. A
    device that does not count says 0 each time.
    """
    further = CREDENTIALS.c.count < count if count > 0 else CREDENTIALS.c.count == 0
    used = sa.update(CREDENTIALS).where(CREDENTIALS.c.id == id, further)
    return connection.execute(used.values(count=count, used=day)).rowcount > 0


def drop_passkey(player: str, id: str, connection: sa.Connection) -> bool:
    """Remove a passkey of an account that has another, or a password; return whether this was done."""
    alone(PROVING, connection, player)  # else two servers could remove the last two
    own = sa.and_(CREDENTIALS.c.player == player, CREDENTIALS.c.kind == "passkey", CREDENTIALS.c.id == id)
    others = CREDENTIALS.alias()
    proves = sa.and_(others.c.player == player, others.c.kind.in_(("password", "passkey")), others.c.id != id)
    return connection.execute(sa.delete(CREDENTIALS).where(own, sa.exists().where(proves))).rowcount > 0


def ask(hash: str, until: int, now: int, connection: sa.Connection) -> None:
    """Note a question to a passkey, and forget those that have expired."""
    connection.execute(sa.delete(PASSKEY_QUESTIONS).where(PASSKEY_QUESTIONS.c.until < now))
    connection.execute(sa.insert(PASSKEY_QUESTIONS), {"hash": hash, "until": until})


def answered(hash: str, now: int, connection: sa.Connection) -> bool:
    """Forget a question that is answered; return whether it was asked, and lately."""
    asked = sa.and_(PASSKEY_QUESTIONS.c.hash == hash, PASSKEY_QUESTIONS.c.until >= now)
    return connection.execute(sa.delete(PASSKEY_QUESTIONS).where(asked)).rowcount > 0


def _read(row: sa.Row[Any]) -> Credential:
    return Credential(**{field.name: getattr(row, field.name) for field in fields(Credential)})
