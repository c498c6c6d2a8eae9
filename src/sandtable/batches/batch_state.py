"""The state of a batch as plain data that can be copied, pickled and written to a file."""

from __future__ import annotations

import json
import zipfile
from collections.abc import Callable
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.batches.company import Opponent
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import within_reach
from sandtable.engine.errors import BadInput, SandtableError
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json


@dataclass(frozen=True)
class Terms:
    """The arguments that a batch was made with, and where its next seeds begin."""

    variant: str
    version: int  # version of the rules
    n: int
    players: int
    options: Json
    threads: int
    restart: bool
    device: str
    next_playout: int
    start: tuple[str, int] | None  # the position that games begin with, in hexadecimal digits, and the seat to act


@dataclass(frozen=True)
class Kept:
    """A batch as plain data: its terms; for games under way, every array with a row for each game; and the computer
    players.
    """

    terms: Terms
    rows: dict[str, npt.NDArray[Any]]
    opponents: dict[int, Opponent]


def packed(records: Any, n: int) -> bytes:
    """Return the bytes of a row of states."""
    return b"".join(records[g].pack() for g in range(n)) if INTERPRETED else records.tobytes()


def repeated(games: Kept, copies: int) -> Kept:
    """Return each game `copies` times, side by side."""
    terms = Terms(**{**asdict(games.terms), "n": games.terms.n * copies})
    return Kept(terms, {name: np.repeat(row, copies, axis=0) for name, row in games.rows.items()}, games.opponents)


def words(row: npt.NDArray[Any]) -> Any:
    """Return a row of numbers in the form that drivers take."""
    return row.tolist() if INTERPRETED else within_reach(row)


def write(games: Kept, file: Path) -> None:
    """Write the games to an .npz file, completely or not at all."""
    if games.opponents:
        raise BadInput("a batch with opponents is not kept in a file; it can be copied and pickled")
    unfinished = file.with_name(f"{file.name}.part")
    with unfinished.open("wb") as out:
        np.savez_compressed(out, terms=np.array(json.dumps(asdict(games.terms))), **games.rows)  # type: ignore[arg-type]
    unfinished.replace(file)


def read(file: Path, find: Callable[[str], Variant]) -> Kept:
    """Return the games in a file that `write` made; raise BadInput for any other file, or one of other rules."""
    try:
        with file.open("rb") as raw, np.load(raw, allow_pickle=False) as found:
            terms = Terms(**json.loads(str(found["terms"])))
            rows = {name: found[name] for name in found.files if name != "terms"}
        version = find(terms.variant).game.version
    except SandtableError:
        raise
    except (OSError, ValueError, KeyError, TypeError, EOFError, zipfile.BadZipFile) as problem:
        raise BadInput(f"{file} holds no batch: {problem}") from None
    if terms.version != version:
        raise BadInput(f"{file} was kept under version {terms.version} of the rules; these are version {version}")
    return Kept(terms, rows, {})
