"""Store what this version leaves behind: `SANDTABLE_BACKEND=interpreted python -m tests.kept.make FOLDER`.

The folder gets a database with a running and a finished game of every variant, their records, a study that has been
played, and hashes of all that was shown. Later versions must be able to open them: see `test_kept.py`.
"""

from __future__ import annotations

import asyncio
import json
import shutil
import sys
from pathlib import Path
from typing import Any

import msgspec
from tests.kept.games import Played, played, variants

from sandtable.games import of_this_house
from sandtable.host.store.entries import Entry, TableSpec
from sandtable.host.store.finished import Finished
from sandtable.host.store.store import Store
from sandtable.studies.running import run
from sandtable.studies.study import study_of
from sandtable.studies.version import version_of

HERE = Path(__file__).parent
FINISHED, RUNNING = 1, 2  # seeds
STUDY: dict[str, Any] = {
    "title": "Does the first move win?", "game": "warkings-small", "players": ["sergeant"], "games": 20, "seed": 7,
    "vary": {"open_take": ["previous", "own"]}, "measure": ["wins", "length"],
}  # fmt: skip


async def _keep(database: Path, games: list[Played]) -> None:
    store = await Store.open(str(database))
    for game in games:
        id, log = game.room.spec.id, game.log
        await store.create(game.room.spec, 0, [])
        for number, entry in enumerate(log):
            last = game.room.ended is not None and number == len(log) - 1
            await store.append(id, number, number, entry, game.active.finish() if last else None)
    await store.close()
    database.with_name(f"{database.name}.lock").unlink()


def stored_fields() -> dict[str, list[str]]:
    """Return the fields of every tagged object that is stored as JSON, by its tag."""
    _, kinds = msgspec.json.schema_components([Entry, TableSpec, Finished])
    found = {}
    for kind in kinds.values():
        fields = kind.get("properties", {})
        for tag in fields.get("kind", {}).get("enum", ()):
            found[tag] = sorted(fields)
    return dict(sorted(found.items()))


def make(folder: Path) -> None:
    folder.mkdir(parents=True)
    finished = [played(variant, FINISHED) for variant in variants()]
    running = [played(variant, RUNNING, 40, ends=False) for variant in variants()]
    asyncio.run(_keep(folder / "tables.sqlite", [*finished, *running]))
    (folder / "records").mkdir()
    for game in finished:
        (folder / "records" / f"{game.room.variant.id}.txt").write_text(game.record(), encoding="utf-8")
    digests = {f"{game.room.variant.id} {game.room.spec.seed[0]}": game.digest() for game in [*finished, *running]}
    (folder / "digests.json").write_text(json.dumps(digests, indent=1) + "\n", encoding="utf-8")
    versions = {variant.game.name: version_of(variant.game) for variant in of_this_house()}
    (folder / "versions.json").write_text(json.dumps(versions, indent=1) + "\n", encoding="utf-8")
    (folder / "stored.json").write_text(json.dumps(stored_fields(), indent=1) + "\n", encoding="utf-8")
    run(study_of(STUDY), folder / "study", workers=1)


if __name__ == "__main__":
    shutil.rmtree(sys.argv[1], ignore_errors=True)
    make(Path(sys.argv[1]))
