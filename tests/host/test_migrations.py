"""Tests of migrations: since `OLDEST` they only add, so that servers of earlier releases go on with the database."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import pytest
from tests.host.postgres import Postgres
from tests.host.schemas import upgraded

from sandtable.host.store import versions
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.database_names import read_database
from sandtable.host.store.libpq import PostgresUrl
from sandtable.host.store.migrations import OLDEST, newest
from sandtable.host.store.postgres import ServerLock, connect
from sandtable.host.store.store import Store


@pytest.fixture(params=["sqlite", "postgresql"])
def fresh(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[[], str]:
    """Return a function that names one empty database after another."""
    if request.param == "postgresql":
        postgres: Postgres = request.getfixturevalue("postgres")
        return postgres.fresh
    names = iter(range(100))
    return lambda: str(tmp_path / f"games{next(names)}.db")


def more_than_added(before: dict[str, Any], after: dict[str, Any]) -> list[str]:
    """Return what a server that knows the schema before would stumble over in the schema after."""
    found = [f"{table} is gone" for table in before.keys() - after.keys()]
    for table in before.keys() & after.keys():
        old, new = before[table], after[table]
        for name, column in old["columns"].items():
            if name not in new["columns"]:
                found.append(f"{table}.{name} is gone")
            elif str(new["columns"][name]["type"]) != str(column["type"]):
                found.append(f"{table}.{name} has another type")
            elif column["nullable"] and not new["columns"][name]["nullable"]:
                found.append(f"{table}.{name} must not be null")
        for name in new["columns"].keys() - old["columns"].keys():
            if not new["columns"][name]["nullable"] and new["columns"][name]["default"] is None:
                found.append(f"{table}.{name} must be filled in")
        if not new["constraints"] <= old["constraints"] or not new["references"].items() <= old["references"].items():
            found.append(f"rows of {table} must keep to more")
    for table in after.keys() - before.keys():
        for reference, ondelete in after[table]["references"].items():
            if ondelete is None and reference.rpartition(" ")[2] in before:
                found.append(f"{table} keeps rows from being deleted: {reference}")
    return found


async def test_migrations_only_add(fresh: Callable[[], str]) -> None:
    assert OLDEST < newest()
    before, after = await upgraded(fresh(), OLDEST), await upgraded(fresh(), "head")
    assert more_than_added(before, after) == []


@pytest.mark.parametrize(
    ("planted", "says"),
    [
        ("DROP TABLE unexamined", "unexamined is gone"),
        ("ALTER TABLE tables DROP COLUMN created", "tables.created is gone"),
        ("ALTER TABLE entries RENAME COLUMN nonce TO once", "entries.nonce is gone"),
        ('ALTER TABLE entries ALTER COLUMN "at" TYPE integer', "entries.at has another type"),
        ("ALTER TABLE entries ALTER COLUMN nonce SET NOT NULL", "entries.nonce must not be null"),
        ("ALTER TABLE entries ADD COLUMN more integer NOT NULL", "entries.more must be filled in"),
        ("ALTER TABLE entries ADD COLUMN more integer NOT NULL DEFAULT 1", None),
        ("ALTER TABLE entries ADD COLUMN more integer", None),
        ("ALTER TABLE tables ADD UNIQUE (created)", "rows of tables must keep to more"),
        ("CREATE UNIQUE INDEX one ON tables (created)", "rows of tables must keep to more"),
        ("CREATE INDEX one ON tables (created)", None),
        ("ALTER TABLE tables ADD CHECK (created > 0)", "rows of tables must keep to more"),
        ("ALTER TABLE nodes ADD FOREIGN KEY (id) REFERENCES tables", "rows of nodes must keep to more"),
        ("CREATE TABLE more (id text REFERENCES tables)", "more keeps rows from being deleted: ['id'] of tables"),
        ("CREATE TABLE more (id text REFERENCES tables ON DELETE CASCADE)", None),
    ],
)
async def test_what_is_no_addition_is_found(postgres: Postgres, planted: str, says: str | None) -> None:
    before, after = await upgraded(postgres.fresh(), OLDEST), await upgraded(postgres.fresh(), OLDEST, planted)
    assert more_than_added(before, after) == ([says] if says else [])


# ---- upgrading beside other servers ----


class Former:
    """A database of an earlier schema, and the session of a server that shares it."""

    def __init__(self, database: str, session: Any) -> None:
        self.database = database
        self.session = session

    async def version(self) -> str:
        return str(await self.session.fetchval("SELECT version_num FROM alembic_version"))


@pytest.fixture
async def former(postgres: Postgres) -> AsyncIterator[Former]:
    database = postgres.fresh()
    url = read_database(database)
    assert isinstance(url, PostgresUrl)
    await upgraded(database, OLDEST)
    session = await connect(url)
    await ServerLock(url, shared=True).take(session)
    yield Former(database, session)
    await session.close()


async def test_a_database_is_upgraded_beside_servers_that_go_on(former: Former) -> None:
    store = await Store.open(former.database, shared=True)
    assert await former.version() == newest()
    await store.close()


async def test_it_is_not_upgraded_beside_servers_that_would_not(
    former: Former, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(versions, "OLDEST", newest())
    with pytest.raises(StoreProblem, match="other servers use it and would not go on after its upgrade"):
        await Store.open(former.database, shared=True)
    assert await former.version() == OLDEST
    await former.session.close()
    await (await Store.open(former.database, shared=True)).close()
