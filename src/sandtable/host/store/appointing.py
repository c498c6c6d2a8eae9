"""What an operator does about moderators, whether or not a server uses the database."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import sqlalchemy as sa
from sqlalchemy.exc import SQLAlchemyError

from sandtable.host.store import accounts, measures
from sandtable.host.store.connections import write_beside
from sandtable.host.store.database import cannot_use, first_line
from sandtable.host.store.database_names import SqliteFile, read_database


async def appoint(database: str, folded: str, moderator: bool) -> str | None:
    """Make the account whose name is compared in this form a moderator, or let it be one no more; return its name, or
    None if there is no such account. Raise StoreProblem if the database cannot be used.
    """
    named = read_database(database)
    if isinstance(named, SqliteFile) and not Path(named.path).is_file():
        raise cannot_use(named.shown, "there is no such file")
    try:
        return await write_beside(named, partial(_appoint, folded, moderator))
    except (SQLAlchemyError, OSError) as problem:
        raise cannot_use(named.shown, first_line(problem)) from None


def _appoint(folded: str, moderator: bool, connection: sa.Connection) -> str | None:
    account = accounts.by_name(folded, connection)
    if account is None:
        return None
    (measures.appoint if moderator else measures.dismiss)(account.id, connection)
    return account.name
