"""What an operator does about moderators and bots, whether or not a server uses the database."""

from __future__ import annotations

from contextlib import suppress
from functools import partial
from pathlib import Path
from typing import TypeVar

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from sandtable.host.store import accounts, measures
from sandtable.host.store.account_store import AccountStore
from sandtable.host.store.connections import Work, write_beside
from sandtable.host.store.database import InUse, cannot_use, first_line
from sandtable.host.store.database_names import SqliteFile, read_database
from sandtable.host.store.libpq import PostgresUrl
from sandtable.host.store.store import Store

T = TypeVar("T")


async def appoint(database: str, folded: str, moderator: bool) -> str | None:
    """Make the account whose name is compared in this form a moderator, or let it be one no more; return its name, or
    None if there is no such account. Raise StoreProblem if the database cannot be used.
    """
    named = read_database(database)
    if isinstance(named, SqliteFile) and not Path(named.path).is_file():
        raise cannot_use(named.shown, "there is no such file")
    return await _write(named, partial(_appoint, folded, moderator))


async def accounts_of(database: str) -> AccountStore:
    """Return the accounts in a database, which is made or upgraded if no server uses it; raise StoreProblem."""
    with suppress(InUse):
        await (await Store.open(database)).close()
    beside = partial(_write, read_database(database))
    return AccountStore(beside, beside)


async def _write(database: SqliteFile | PostgresUrl, work: Work[T]) -> T:
    """Do work in one transaction; raise StoreProblem."""
    try:
        return await write_beside(database, work)
    except (SQLAlchemyError, OSError) as problem:
        raise cannot_use(database.shown, first_line(problem)) from None


def _appoint(folded: str, moderator: bool, connection: sa.Connection) -> str | None:
    account = accounts.by_name(folded, connection)
    if account is None:
        return None
    (measures.appoint if moderator else measures.dismiss)(account.id, connection)
    return account.name
