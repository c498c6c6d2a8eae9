"""The options that name a database."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Annotated

import typer

from sandtable.cli.common import line_of
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
        return line_of(db_file, "--db-file", "the name of the database")
    from sandtable.host.store.database import StoreProblem
    from sandtable.host.store.database_names import default_database

    try:
        return default_database() if db is None else db
    except StoreProblem as problem:
        raise BadInput(str(problem)) from None
