"""Tables that are being created: their rows in the database."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

import msgspec
import sqlalchemy as sa

from sandtable.host.store import ratings
from sandtable.host.store.entries import Entry, TableSpec, Took
from sandtable.host.store.results import Pool
from sandtable.host.store.rows import Row
from sandtable.host.store.schema import ENTRIES, SEATS, TABLES


@dataclass(frozen=True, slots=True)
class NewTable:
    """A table to be created, and the first lines of its log."""

    spec: TableSpec
    lines: list[Entry]


@dataclass(frozen=True, slots=True)
class SeatedTable:
    """A table to be created, and by seat the ids of the players who sit there."""

    new: NewTable
    players: Mapping[int, str]
    pool: Pool | None = None  # of a rated table


def rows_of(new: NewTable, at: int) -> dict[str, list[Row]]:
    """Return the rows of a new table and of its log. `at` is in seconds since 1970."""
    spec = new.spec
    table = {
        "id": spec.id,
        "created": spec.created,
        "variant": spec.variant,
        "founding": msgspec.json.encode(spec),
    }
    lines = [line_of(spec.id, number, at, line) for number, line in enumerate(new.lines)]
    return {"tables": [table], "first_lines": lines}


def line_of(table: str, number: int, at: int, entry: Entry) -> Row:
    """Return the row of a line of a table's log."""
    return {"table_id": table, "number": number, "at": at, "entry": msgspec.json.encode(entry).decode()}


def add(made: SeatedTable, connection: sa.Connection) -> None:
    """Create a table whose seats belong to players."""
    spec = made.new.spec
    rows = rows_of(NewTable(spec, _with_ratings(made, connection)), spec.created)
    connection.execute(sa.insert(TABLES), rows["tables"])
    connection.execute(sa.insert(ENTRIES), rows["first_lines"])
    held = {line.seat: line.token for line in made.new.lines if isinstance(line, Took)}
    seats = [
        {"table_id": spec.id, "seat": seat, "player": player, "holder": held[seat], "hidden": False}
        for seat, player in made.players.items()
    ]
    connection.execute(sa.insert(SEATS), seats)


def _with_ratings(made: SeatedTable, connection: sa.Connection) -> list[Entry]:
    """Return the first lines of a table; those of a rated one with the ratings of the players who sit down."""
    if made.pool is None:
        return made.new.lines
    known = ratings.of([*made.players.values()], made.pool, connection)
    return [
        msgspec.structs.replace(line, rating=known[made.players[line.seat]]) if isinstance(line, Took) else line
        for line in made.new.lines
    ]
