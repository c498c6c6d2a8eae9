"""Accounts: players with a reserved name, as work on a connection. Days are counted since 1970."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError

from sandtable.host.store import corrections, credentials, players, seats
from sandtable.host.store.connections import Work
from sandtable.host.store.credentials import Credential, Spent
from sandtable.host.store.players import Entered, Kind, Player, Session
from sandtable.host.store.postgres import NAMING, alone
from sandtable.host.store.schema import FORMER_NAMES, LINKS, PLAYERS, SESSIONS
from sandtable.host.store.seeks import GUEST
from sandtable.host.tokens import new_id

ACCOUNT: Final = "account"


@dataclass(frozen=True, slots=True)
class Account:
    """An account, and the days on which it was made and on which its name was chosen."""

    id: str
    name: str
    since: int
    named: int


@dataclass(frozen=True, slots=True)
class Reserved:
    """The name of an account or a bot, and the account whose bot it is, or None."""

    player: str
    name: str
    kind: Kind
    owner: str | None


@dataclass(frozen=True, slots=True)
class NewName:
    """A name that is chosen today: as it is written, and as it is compared with others. For so many days nobody else
    may have the one that is given up for it.
    """

    name: str
    folded: str
    reserved: int


# ---- names ----


def by_name(folded: str, connection: sa.Connection) -> Account | None:
    """Return the account or bot whose name is compared in this form, or None."""
    return _account(PLAYERS.c.folded == folded, connection)


def by_id(player: str, connection: sa.Connection) -> Account | None:
    """Return the account with this id, or None if the player has none."""
    return _account(sa.and_(PLAYERS.c.id == player, PLAYERS.c.kind == ACCOUNT), connection)


def reserved(player: str, connection: sa.Connection) -> Reserved | None:
    """Return the name of an account or a bot, or None for a guest."""
    columns = PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.kind, PLAYERS.c.owner
    row = connection.execute(sa.select(*columns).where(PLAYERS.c.id == player, PLAYERS.c.kind != GUEST)).one_or_none()
    return None if row is None else Reserved(*row)


def _account(which: sa.ColumnElement[bool], connection: sa.Connection) -> Account | None:
    columns = PLAYERS.c.id, PLAYERS.c.name, PLAYERS.c.created, PLAYERS.c.named
    row = connection.execute(sa.select(*columns).where(which)).one_or_none()
    return None if row is None else Account(*row)


def is_free(folded: str, player: str | None, day: int, connection: sa.Connection) -> bool:
    """Return whether a player may be called so: no other account is, or was until lately."""
    now = sa.select(PLAYERS.c.id).where(PLAYERS.c.folded == folded, PLAYERS.c.id != (player or ""))
    reserved = sa.select(FORMER_NAMES.c.player).where(FORMER_NAMES.c.folded == folded, FORMER_NAMES.c.until >= day)
    taken = now.union_all(reserved.where(FORMER_NAMES.c.player != (player or "")))
    return connection.execute(taken.limit(1)).first() is None


def former_names(player: str, connection: sa.Connection) -> list[str]:
    """Return the names that a player has given up and that are still reserved, as they are compared with others."""
    wanted = sa.select(FORMER_NAMES.c.folded).where(FORMER_NAMES.c.player == player)
    return list(connection.scalars(wanted.order_by(FORMER_NAMES.c.folded)))


def _name(player: str, name: NewName, day: int, connection: sa.Connection) -> bool:
    """Let a player be called so; return whether the name was free."""
    if not is_free(name.folded, player, day, connection):
        return False
    chosen = {"name": name.name, "folded": name.folded, "named": day}
    try:
        with connection.begin_nested():  # another server may choose the same name at this moment
            connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(chosen))
    except IntegrityError:
        return False
    connection.execute(sa.delete(FORMER_NAMES).where(FORMER_NAMES.c.folded == name.folded))
    return True


def change_name(player: str, name: NewName, stays: int, day: int, connection: sa.Connection) -> int | None:
    """Give an account another name `stays` days after the last one, or at once if it corrects a new one; return 0, the
    days until it may be changed, or None if the name is not free.

    A former name that nobody has met is not reserved.
    """
    alone(NAMING, connection, player)  # else two servers could each change it
    named = connection.scalar(sa.select(PLAYERS.c.named).where(PLAYERS.c.id == player))
    left = (named or 0) + stays - day
    may_correct = corrections.until(player, connection) is not None
    if left > 0 and not may_correct:
        return left
    met = not may_correct or corrections.was_met(player, connection)
    return 0 if rename(player, name if met else replace(name, reserved=0), day, connection) else None


def rename(player: str, name: NewName, day: int, connection: sa.Connection) -> bool:
    """Give an account or a bot another name, which cannot be corrected, and keep the former one for it; return whether
    the name was free.
    """
    former = connection.scalar(sa.select(PLAYERS.c.folded).where(PLAYERS.c.id == player))
    if not _name(player, name, day, connection):
        return False
    corrections.spend(player, connection)
    if former is not None and former != name.folded:
        connection.execute(sa.delete(FORMER_NAMES).where(FORMER_NAMES.c.folded == former))
        if name.reserved:
            row = {"folded": former, "player": player, "until": day + name.reserved}
            connection.execute(sa.insert(FORMER_NAMES), row)
    return True


# ---- registering, logging in and out ----


def register(
    session: Session, name: NewName, proofs: list[Credential], before: Player | None, connection: sa.Connection
) -> Entered | None:
    """Make an account of the player of a browser, or of a new player, with a new session in this browser.

    Return None if the name is not free. A guest keeps everything but other sessions, which other people may have.
    """
    before = players.still(before, session.day, connection)
    player = new_id() if before is None else before.id
    with connection.begin_nested() as attempt:
        if before is None:
            row = {"id": player, "kind": GUEST, "name": "", "created": session.day, "seen": session.day}
            connection.execute(sa.insert(PLAYERS), row)
        if not _name(player, name, session.day, connection):
            attempt.rollback()
            return None
        connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == player).values(kind=ACCOUNT))
        corrections.allow(player, connection)
    for proof in proofs:
        credentials.add(player, proof, session.day, connection)
    players.begin_anew(session, player, before, connection)
    entered = Player(player, ACCOUNT, name.name, session.hash, session.day)
    return _alone(Entered(entered, [] if before is None else [before.session]), connection)


def log_in(
    session: Session, account: str, proof: str, before: Player | None, most: int, connection: sa.Connection
) -> Entered | None:
    """Add a session to an account; return None if the account or the credential `proof`, by which its holder was found
    to be right, is no more.

    A guest who was known in this browser becomes one with the account; another account is logged out there. Of more
    than `most` sessions, that which was used longest ago ends. An account that was to be deleted stays, with the bots
    that were to be deleted with it.
    """
    found = by_id(account, connection)
    if found is None or not credentials.is_good(proof, account, connection):
        return None
    before = players.still(before, session.day, connection)
    players.begin_anew(session, account, before, connection)
    ended = [] if before is None else [before.session]
    if before is not None and before.kind == GUEST:
        ended += seats.join(account, before.id, connection)
    known = players.sessions(account, session.day, connection)
    ended += [one.hash for one in known if one.hash != session.hash][most - 1 :]
    connection.execute(sa.delete(SESSIONS).where(SESSIONS.c.hash.in_(ended)))
    asked = sa.select(PLAYERS.c.deleted).where(PLAYERS.c.id == account).scalar_subquery()
    with_it = sa.and_(PLAYERS.c.owner == account, PLAYERS.c.deleted == asked)
    connection.execute(sa.update(PLAYERS).where(with_it).values(deleted=None))
    seen = {"seen": session.day, "deleted": None}
    connection.execute(sa.update(PLAYERS).where(PLAYERS.c.id == account).values(seen))
    return Entered(Player(account, ACCOUNT, found.name, session.hash, session.day), ended)


def change(player: Player, day: int, work: Work[bool], connection: sa.Connection) -> bool | None:
    """Do work that changes by what an account proves itself; return whether it was done. None: the session that asks
    for it has ended.
    """
    return None if players.still(player, day, connection) is None else work(connection)


def change_password(
    session: Session, player: Player, password: Credential, connection: sa.Connection
) -> Entered | None:
    """Give an account another password, and its browser a new session in the place of all others; return None, and
    change nothing, if the session that asks for it has ended.
    """
    if players.still(player, session.day, connection) is None:
        return None
    credentials.replace(player.id, "password", [password], session.day, connection)
    players.begin_anew(session, player.id, player, connection)
    return _alone(Entered(replace(player, session=session.hash, seen=session.day), [player.session]), connection)


def recover(
    session: Session, account: str, code: str, password: Credential, before: Player | None, connection: sa.Connection
) -> Entered | Spent:
    """Give an account another password by the recovery code with this hash, which is used up, and log in to it, as
    `reset` does; or return why the code is not good.
    """
    spent = credentials.spend(account, code, session.day, connection)
    return reset(session, account, password, before, connection) if spent is Spent.GOOD else spent


def reset(
    session: Session, account: str, password: Credential, before: Player | None, connection: sa.Connection
) -> Entered:
    """Give an account another password, and log in to it. All other sessions end."""
    credentials.replace(account, "password", [password], session.day, connection)
    entered = log_in(session, account, password.id, before, 1, connection)
    assert entered is not None  # it has the password
    return _alone(entered, connection)


def _alone(entered: Entered, connection: sa.Connection) -> Entered:
    """End all sessions of a player but the one that has begun, and drop links that would add more."""
    player = entered.player
    other = sa.and_(SESSIONS.c.player == player.id, SESSIONS.c.hash != player.session)
    ended = connection.scalars(sa.delete(SESSIONS).where(other).returning(SESSIONS.c.hash)).all()
    connection.execute(sa.delete(LINKS).where(LINKS.c.player == player.id))
    return Entered(player, [*entered.ended, *ended])
