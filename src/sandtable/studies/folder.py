"""The folder that holds the games of a study: a Parquet file for each batch, and a description of the study."""

from __future__ import annotations

import io
import json
import os
from collections.abc import Iterable
from pathlib import Path

import polars as pl

from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json
from sandtable.studies.batches import Batch

ABOUT = "study.json"
ENDING = ".parquet"


class Folder:
    """The folder with the results of one study."""

    def __init__(self, path: Path, about: Json) -> None:
        """Make the folder, or use one that holds results of the same rules and players; raise BadInput."""
        self.path = path
        try:
            path.mkdir(parents=True, exist_ok=True)
            self._agree(about)
            for left in path.glob(f"*{ENDING}.new"):  # left by a process that was killed while writing
                left.unlink()
        except OSError as problem:
            raise BadInput(f"{path}: {problem.strerror}") from None

    def _agree(self, about: Json) -> None:
        file = self.path / ABOUT
        if not file.exists():
            if any(self.path.iterdir()):
                raise BadInput(f"{self.path} holds other files than a study's: give --out another folder")
            _write(file, json.dumps(about, indent=2).encode())
            return
        try:
            kept = json.loads(file.read_text(encoding="utf-8"))
        except ValueError:
            raise BadInput(f"{file} is damaged: give --out another folder, or remove this one") from None
        for key in ("game", "version"):
            if kept.get(key) != about[key]:
                raise BadInput(
                    f"{self.path} holds results of {kept.get('game')}, {kept.get('version')}; now it would be "
                    f"{about['game']}, {about['version']}: give --out another folder, or remove this one"
                )

    def file(self, batch: Batch) -> Path:
        return self.path / f"{batch.name}{ENDING}"

    def has(self, batch: Batch) -> bool:
        """Return whether the games of a batch are there and can be read; remove a damaged file."""
        file = self.file(batch)
        if not file.exists():
            return False
        try:
            whole = pl.read_parquet(file).height == batch.last - batch.first
        except (pl.exceptions.PolarsError, OSError, ValueError):
            whole = False
        if not whole:
            file.unlink()
        return whole

    def keep(self, batch: Batch, games: bytes) -> None:
        """Store the games of a batch; raise BadInput where there is no room."""
        try:
            _write(self.file(batch), games)
        except OSError as problem:
            kept = len(list(self.path.glob(f"*{ENDING}")))
            raise BadInput(
                f"{self.path}: {problem.strerror}. {kept} batches are kept; the study goes on from there"
            ) from None

    def read(self, batches: Iterable[Batch]) -> pl.DataFrame:
        """Return the games of these batches of one cell, one row each."""
        return pl.concat([pl.read_parquet(self.file(batch)) for batch in batches])


def as_parquet(games: pl.DataFrame) -> bytes:
    """Return the games as a Parquet file: the same bytes for the same games."""
    out = io.BytesIO()
    games.write_parquet(out, compression="zstd", statistics=False)
    return out.getvalue()


def _write(file: Path, content: bytes) -> None:
    """Write the file completely or not at all."""
    fresh = file.with_name(f"{file.name}.new")
    try:
        with fresh.open("wb") as out:
            out.write(content)
            out.flush()
            os.fsync(out.fileno())
        fresh.replace(file)
    except OSError:
        fresh.unlink(missing_ok=True)
        raise
