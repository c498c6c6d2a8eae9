"""The options that name a database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from sandtable.engine.errors import BadInput

DATABASE = "SANDTABLE_DB"
DATABASE_FILE = "SANDTABLE_DB_FILE"
Db = Annotated[
    str | None,
    typer.Option(envvar=DATABASE, help="SQLite file or PostgreSQL URL; by default a file in your data folder."),
]
DbFile = Annotated[
    Path | None,
    typer.Option(
        envvar=DATABASE_FILE,
        metavar="FILE",
        help="File whose one line is what --db would be, so that others cannot see it.",
    ),
]


def database_of(db: str | None, db_file: Path | None) -> str:
    """Return the name of the database that the options mean; raise BadInput.

    It is removed from the environment, because what is started later need not know the password in it.
    """
    for name in (DATABASE, DATABASE_FILE):
        os.environ.pop(name, None)
    if db is not None and db_file is not None:
        raise BadInput(
            f"both --db and --db-file name the database (or {DATABASE} and {DATABASE_FILE} do): leave one of them out"
        )
    if db_file is not None:
        return _line_of(db_file)
    from sandtable.host.store.database import StoreProblem
    from sandtable.host.store.database_names import default_database

    try:
        return default_database() if db is None else db
    except StoreProblem as problem:
        raise BadInput(str(problem)) from None


def _line_of(file: Path) -> str:
    """Return the one line of a file. No message holds a part of it."""
    try:
        lines = file.read_text(encoding="utf-8").strip().splitlines()
    except OSError as problem:
        raise BadInput(f"the file {file} of --db-file cannot be read: {problem.strerror}") from None
    except UnicodeDecodeError:
        raise BadInput(f"the file {file} of --db-file is not text in UTF-8") from None
    if len(lines) != 1:
        raise BadInput(
            f"the file {file} of --db-file must hold one line, the name of the database; it has {len(lines)}"
        )
    return lines[0]
