"""Names of databases: the path or URL of an SQLite file, or the URL of a PostgreSQL database."""

from __future__ import annotations

import os
import re
from dataclasses import dataclass
from pathlib import Path

import platformdirs

from sandtable.host.store.database import StoreProblem
from sandtable.host.store.libpq import PostgresUrl, read_postgres_url

KINDS = "Write the path of a file for SQLite, or postgresql://USER:PASSWORD@HOST/NAME."
NO_MEMORY = (
    "A database in memory would be lost when the server ends: name a file with --db, for example in a temporary folder."
)
KEYWORDS = re.compile(r"\s*(host|hostaddr|port|dbname|user( id)?|password|service|server|database)\s*=", re.IGNORECASE)
"""The beginning of key=value strings, by which libpq and .NET name a database."""
NOT_A_PATH = re.compile(r"(file|sqlite|postgres|postgresql|jdbc):")


@dataclass(frozen=True, slots=True)
class SqliteFile:
    """An SQLite database, named by its absolute path."""

    path: str

    @property
    def shown(self) -> str:
        """The name of the database for messages."""
        return self.path


def default_database() -> str:
    """Return the path of the SQLite file in the user's own data folder; raise StoreProblem if there is none."""
    try:
        folder = platformdirs.user_data_dir("sandtable", appauthor=False)
    except RuntimeError:
        raise StoreProblem("This user has no home folder to keep the database in: name a file with --db.") from None
    return str(Path(folder) / "sandtable.db")


def read_database(text: str) -> SqliteFile | PostgresUrl:
    """Return the database of this name; raise StoreProblem. Nothing is opened."""
    scheme, separator, rest = text.strip().partition("://")
    kind = scheme.lower().partition("+")[0]
    if not separator:
        return _file(text)
    if kind in ("postgresql", "postgres"):
        return read_postgres_url(f"postgresql://{rest}")
    if kind == "sqlite":
        return _file_of_url(rest)
    raise StoreProblem(f"A database is not named by {kind}:// here. {KINDS}")


def _file_of_url(rest: str) -> SqliteFile:
    """Read the part of a URL after `sqlite://`: a slash and the path."""
    slash, path = rest[:1], rest[1:]
    if slash not in ("", "/"):
        raise StoreProblem("An SQLite URL has three slashes before the path: write sqlite:///FILE, or just FILE.")
    path, mark, parameters = path.partition("?")
    if mark:
        name = parameters.partition("=")[0]
        raise StoreProblem(f"The SQLite URL's parameter {name!r} is not supported: take it out of the URL.")
    return _file(path or ":memory:")


def _file(path: str) -> SqliteFile:
    if not path.strip():
        raise StoreProblem("The name of the database is empty: name a file with --db, or leave --db out.")
    if path == ":memory:":
        raise StoreProblem(NO_MEMORY)
    if KEYWORDS.match(path):
        raise StoreProblem(f"A database is not named by key=value here. {KINDS}")
    if found := NOT_A_PATH.match(path):
        raise StoreProblem(f"A database is not named by {found[0]} here. {KINDS}")
    try:
        path.encode()
    except UnicodeEncodeError:
        raise StoreProblem("The name of the database file is not UTF-8: choose another with --db.") from None
    expanded = os.path.expanduser(path)
    if expanded.startswith("~"):
        user = expanded.split(os.sep)[0]
        raise StoreProblem(f"There is no home folder for {user}: write the whole path, or ./{user} for that very name.")
    full = os.path.abspath(expanded)
    if os.path.isdir(full) or path.endswith(("/", os.sep)):
        raise StoreProblem(
            f"The database {full} is a folder: name a file in it, for example {Path(full, 'sandtable.db')}."
        )
    if os.path.exists(full) and not os.path.isfile(full):
        raise StoreProblem(f"The database {full} is a device, pipe or socket: name a file with --db.")
    return SqliteFile(full)


def beside(text: str, name: str) -> Path:
    """Return the path of a file or folder beside an SQLite database, or beside the default file for PostgreSQL.

    Raises StoreProblem if there is no such place.
    """
    database = read_database(text)
    return Path(database.path if isinstance(database, SqliteFile) else default_database()).parent / name
