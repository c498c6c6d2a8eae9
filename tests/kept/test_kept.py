"""Tests that this version opens what older versions have left behind: databases, records and studies. See `make.py`."""

from __future__ import annotations

import json
import shutil
import sqlite3
from pathlib import Path

import httpx2
import pytest
from tests.kept.games import played, variants
from tests.kept.make import HERE, STUDY, stored_fields

from sandtable.engine.records import verify
from sandtable.games import of_this_house, variant
from sandtable.host.settings import Settings
from sandtable.host.wire.app import create_app
from sandtable.studies.running import Standing, run
from sandtable.studies.study import study_of
from sandtable.studies.version import version_of

VERSIONS = sorted(folder for folder in HERE.iterdir() if (folder / "tables.sqlite").exists())
pytestmark = pytest.mark.parametrize("folder", VERSIONS, ids=lambda folder: folder.name)


async def test_every_table_of_a_database_is_shown(folder: Path, tmp_path: Path) -> None:
    database = shutil.copy(folder / "tables.sqlite", tmp_path)
    tables = sqlite3.connect(database).execute("SELECT id, variant FROM tables").fetchall()
    assert {id for _, id in tables} == {one.id for one in variants()}
    app = create_app(Settings(db=str(database), hosts=("table.test",), bot_workers=0))
    async with app.router.lifespan_context(app):
        transport = httpx2.ASGITransport(app=app, raise_app_exceptions=False)
        async with httpx2.AsyncClient(transport=transport, base_url="http://table.test") as http:
            for table, played_by in tables:
                for token in (None, f"token {variant(played_by).players[1] - 1}"):  # who stayed to the end
                    headers = {"Authorization": f"Bearer {token}"} if token else {}
                    shown = await http.get(f"/api/tables/{table}", headers=headers)
                    assert shown.status_code == 200, shown.text
                record = await http.get(f"/api/tables/{table}/record")
                assert record.status_code == 200, record.text


def test_every_record_replays(folder: Path) -> None:
    records = list((folder / "records").iterdir())
    assert {file.stem for file in records} == {one.id for one in variants()}
    for file in records:
        verdict = verify(file.read_text(encoding="utf-8"), variant)
        assert verdict.ok, f"{file.name}: {verdict.problem}"


def test_studies_keep_their_version(folder: Path) -> None:
    """The version changes only when results may change, but not with words, types or places in the source."""
    kept = json.loads((folder / "versions.json").read_text(encoding="utf-8"))
    assert {one.game.name: version_of(one.game) for one in of_this_house()} == kept


def test_the_games_of_a_study_are_not_played_again(folder: Path, tmp_path: Path) -> None:
    shutil.copytree(folder / "study", tmp_path / "study")
    told: list[Standing] = []
    run(study_of(STUDY), tmp_path / "study", workers=1, report=told.append)
    assert told[0].found == told[-1].played > 0


def test_the_same_choices_show_the_same_bytes(folder: Path) -> None:
    """States, views, updates and records of two games of each variant are the same.

    An intended change is written down by `make.py`.
    """
    kept = json.loads((folder / "digests.json").read_text(encoding="utf-8"))
    for one in variants():
        assert played(one, 1).digest() == kept[f"{one.id} 1"]
        assert played(one, 2, 40, ends=False).digest() == kept[f"{one.id} 2"]


def test_stored_fields_keep_their_names(folder: Path) -> None:
    """These are the tags and fields, as JSON Schema, of a table's log and of finished games.

    Fields may be added if they have a default.
    """
    kept = json.loads((folder / "stored.json").read_text(encoding="utf-8"))
    now = stored_fields()
    for name, fields in kept.items():
        assert set(fields) <= set(now[name]), f"{name} has lost a field"
