"""Tests of `sandtable admin moderator`."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest
from tests.cli.conftest import Run

from sandtable.host.club.names import fold
from sandtable.host.store.accounts import NewName
from sandtable.host.store.players import Session
from sandtable.host.store.store import Store


async def moderators(database: Path, *accounts: str) -> list[bool]:
    """Make accounts, and return which of all accounts are moderators."""
    store = await Store.open(str(database))
    try:
        for number, name in enumerate(accounts):
            session = Session(f"s{number}", 1, 400, "", "")
            await store.accounts.register(session, NewName(name, fold(name), 90), [], None)
        found = [await store.accounts.by_name(fold(name)) for name in ("Anna", "Berta")]
        return [account is not None and await store.moderation.is_moderator(account.id) for account in found]
    finally:
        await store.close()


@pytest.fixture
def database(tmp_path: Path) -> Path:
    file = tmp_path / "games.db"
    assert asyncio.run(moderators(file, "Anna", "Berta")) == [False, False]
    return file


def test_an_account_becomes_a_moderator_and_is_one_no_more(run: Run, database: Path) -> None:
    for _ in range(2):
        done = run("admin", "moderator", "anna", "--db", str(database))
        assert done.status == 0 and "Anna is a moderator" in done.err
    assert asyncio.run(moderators(database)) == [True, False]
    assert run("admin", "moderator", "Anna", "--remove", "--db", str(database)).status == 0
    assert asyncio.run(moderators(database)) == [False, False]


def test_what_cannot_be_is_said(run: Run, database: Path, tmp_path: Path) -> None:
    nobody = run("admin", "moderator", "Clara", "--db", str(database))
    assert nobody.status == 2 and "no account named 'Clara'" in nobody.err
    nowhere = run("admin", "moderator", "Anna", "--db", str(tmp_path / "other.db"))
    assert nowhere.status == 2 and "there is no such file" in nowhere.err
    assert not (tmp_path / "other.db").exists()
