"""A PostgreSQL server for one test run.

PostgreSQL refuses to run as root; under root, it is run as the user `postgres`.
"""

from __future__ import annotations

import asyncio
import glob
import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from pathlib import Path
from types import TracebackType
from typing import Any

import asyncpg
from tests.host.servers import free_port

os.environ["PGSSLMODE"] = "disable"  # in tests that do not say otherwise: encrypting takes a third of their time

PROGRAMS = ("initdb", "postgres", "psql")
START_WITHIN = 300.0  # seconds
GUARDED = "guarded"
"""Who has to say a password (SCRAM-SHA-256). All others are let in."""
DROP_SCHEMAS = r"""DO $$ DECLARE name text; BEGIN
    FOR name IN SELECT nspname FROM pg_namespace WHERE nspname NOT LIKE 'pg\_%' AND nspname <> 'information_schema'
    LOOP EXECUTE format('DROP SCHEMA %I CASCADE', name); END LOOP; END $$"""
"""A statement that drops all schemas but those of the system."""


def find_postgres() -> Path | None:
    """Return the folder of PostgreSQL's programs, or None if they cannot be used here."""
    found = shutil.which("initdb")
    candidates = [
        *([found] if found else []),
        *sorted(glob.glob("/usr/lib/postgresql/*/bin/initdb"), reverse=True),
    ]
    if os.geteuid() == 0 and not _has_user("postgres"):
        return None
    folders = [Path(candidate).resolve().parent for candidate in candidates]
    return next((folder for folder in folders if all((folder / name).exists() for name in PROGRAMS)), None)


def _has_user(name: str) -> bool:
    try:
        pwd.getpwnam(name)
    except KeyError:
        return False
    return True


class Postgres:
    """A PostgreSQL server on its own port, with one empty database after another. A database that is given back is
    emptied and used again: to make one, and to delete its 300 files, takes longer than most tests.

    Measurements need a `durable` one, which waits for the disk at each commit. Tests do without: what a killed process
    has written stays in the system's memory, and a durable server that starts again after a kill first flushes every
    file of every database, which takes minutes on a busy disk.
    """

    def __init__(self, programs: Path, durable: bool = False) -> None:
        self._programs, self._durable = programs, durable
        self._folder = tempfile.TemporaryDirectory(prefix="sandtable-postgres-")
        self._data = Path(self._folder.name) / "data"
        self.sockets = self._folder.name
        self.port = free_port()
        self._names: list[str] = []
        self._free: list[str] = []
        self.certificate: Path | None = None
        """Its own, for the name `localhost` and signed by itself; without openssl it cannot encrypt."""
        if os.geteuid() == 0:
            user = pwd.getpwnam("postgres")
            os.chown(self._folder.name, user.pw_uid, user.pw_gid)

    def __enter__(self) -> Postgres:
        self._run("initdb", "-D", str(self._data), "-A", "trust", "-U", "postgres", "--no-sync")
        rules = self._data / "pg_hba.conf"  # the first that fits holds
        rules.write_text(f"host all {GUARDED} 127.0.0.1/32 scram-sha-256\n{rules.read_text()}")
        with (self._data / "postgresql.conf").open("a") as settings:
            settings.write(f"\nport = {self.port}\nlisten_addresses = '127.0.0.1'\n")
            settings.write(f"unix_socket_directories = '{self.sockets}'\n")
            settings.write(f"fsync = {'on' if self._durable else 'off'}\n")
            settings.write("dynamic_shared_memory_type = mmap\n")  # in its folder: one that is killed leaves nothing
            if openssl := shutil.which("openssl"):
                self.certificate = self._certify(openssl)
                settings.write("ssl = on\n")
        self._start()
        self.say(self._url("postgres"), f"CREATE ROLE {GUARDED} LOGIN")
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._kill()
        self._folder.cleanup()

    def restart(self) -> None:
        """End the server as a kill would, without a word to its clients, and start it again."""
        self._kill()
        self._start()

    def pid(self) -> int:
        """Return the id of its main process."""
        return self._process.pid

    def fresh(self) -> str:
        """Return the URL of an empty database."""
        if self._free:
            name = self._free.pop()
            quietly = "SET client_min_messages = warning"  # without a notice for each table
            self._psql(name, quietly, DROP_SCHEMAS, "CREATE SCHEMA public")
            return self._url(name)
        self._names.append(f"tables{len(self._names) + 1}")
        self._psql("postgres", f"CREATE DATABASE {self._names[-1]}")
        return self._url(self._names[-1])

    def take_back(self) -> None:
        """End all connections to the databases that `fresh` has returned; from now on it returns them again."""
        self._psql("postgres", "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname LIKE 'tables%'")
        self._free = list(self._names)

    def _url(self, name: str) -> str:
        return f"postgresql://postgres@127.0.0.1:{self.port}/{name}"

    def guard(self, password: str) -> str:
        """Create an empty database whose owner needs a password; return its URL without the password."""
        database = self.fresh()
        self.say(
            database,
            f"ALTER ROLE {GUARDED} PASSWORD '{password}'",
            f"ALTER DATABASE {database.rpartition('/')[2]} OWNER TO {GUARDED}",
            f"ALTER SCHEMA public OWNER TO {GUARDED}",
        )
        return database.replace("postgres@", f"{GUARDED}@")

    def say(self, database: str, *statements: str) -> None:
        """Execute these statements, one after the other."""
        asyncio.run(self.ask(database, *statements))

    async def ask(self, database: str, *statements: str) -> list[Any]:
        """Execute these statements, one after the other; return the rows of the last."""
        rows: list[Any] = []
        connection = await asyncpg.connect(database)
        try:
            for statement in statements:
                rows = await connection.fetch(statement)
        finally:
            await connection.close()
        return rows

    def _certify(self, openssl: str) -> Path:
        key, certificate = self._data / "server.key", self._data / "server.crt"
        about = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost", "-days", "2")
        kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1")
        files = ("-keyout", str(key), "-out", str(certificate))
        self._run(openssl, "req", "-x509", *kind, "-nodes", "-batch", *about, *files)
        return certificate

    def _start(self) -> None:
        """Start the server as a child of this process: whoever ends the tests with all their children ends it too."""
        with (Path(self._folder.name) / "log").open("ab") as log:
            self._process = subprocess.Popen(
                self._command("postgres", "-D", str(self._data)),
                stdin=subprocess.DEVNULL,
                stdout=log,
                stderr=log,
                cwd="/",
                start_new_session=True,  # Ctrl-C ends the tests, and they end the server
            )
        end = time.monotonic() + START_WITHIN
        while not self._is_ready():
            assert self._process.poll() is None and time.monotonic() < end, Path(log.name).read_text()
            time.sleep(0.02)

    def _is_ready(self) -> bool:
        """Return whether it accepts connections, which it writes into its file, as `pg_ctl` looks there."""
        try:
            lines = (self._data / "postmaster.pid").read_text().splitlines()
        except FileNotFoundError:
            return False
        return len(lines) > 7 and lines[0] == str(self._process.pid) and lines[7].strip() == "ready"

    def _kill(self) -> None:
        self._process.send_signal(signal.SIGQUIT)  # its immediate end
        self._process.wait()

    def _psql(self, database: str, *statements: str) -> None:
        commands = [word for statement in statements for word in ("-c", statement)]
        self._run("psql", "-q", "-v", "ON_ERROR_STOP=1", "-d", self._url(database), *commands)

    def _run(self, program: str, *arguments: str) -> None:
        subprocess.run(self._command(program, *arguments), check=True, stdout=subprocess.DEVNULL, cwd="/")

    def _command(self, program: str, *arguments: str) -> list[str]:
        """Return a command that runs one of PostgreSQL's programs as a user who may run it."""
        command = [str(self._programs / program), *arguments]
        if os.geteuid() == 0:
            command = ["setpriv", "--reuid=postgres", "--regid=postgres", "--clear-groups", *command]
        return command
