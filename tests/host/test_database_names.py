"""Tests of the names that `--db` takes: URLs of providers and paths; all else is refused in one line."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from tests.host.postgres import GUARDED, Postgres

from sandtable.cli import run
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.database_names import SqliteFile, beside, default_database, read_database
from sandtable.host.store.libpq import UNREADABLE, PostgresUrl, read_postgres_url
from sandtable.host.store.store import Store

PASSWORD = "s3/cr@t:#?"
ESCAPED = "s3%2Fcr%40t%3A%23%3F"


def why_not(database: str) -> str:
    """Return the line with which a name is refused."""
    with pytest.raises(StoreProblem) as problem:
        read_database(database)
    line = str(problem.value)
    assert "\n" not in line and line.endswith(".")
    return line


# ---- PostgreSQL ----


@pytest.mark.parametrize(
    "url",
    [
        "postgresql://me:pw@ep-cool-1-pooler.eu-central-1.aws.neon.tech/neondb?sslmode=require&channel_binding=prefer",
        "postgresql://me:pw@ep-cool-1.eu-central-1.aws.neon.tech/neondb?options=endpoint%3Dep-cool-1&sslmode=require",
        "postgresql://postgres.abcdef:pw@aws-0-eu-central-1.pooler.supabase.com:5432/postgres",
        "postgresql://postgres:pw@db.abcdef.supabase.co:5432/postgres",
        "postgres://me:pw@ec2-1-2-3-4.compute-1.amazonaws.com:5432/d1a2",
        "postgres://me:pw@ec2-1-2-3-4.compute-1.amazonaws.com:5432/d1a2?ssl=true",
        "postgresql://me%40server:pw@server.postgres.database.azure.com:5432/postgres?sslmode=require",
        "postgres://me:pw@app-db.flycast:5432/app?sslmode=disable",
        "postgresql://doadmin:pw@db-1.b.db.ondigitalocean.com:25060/defaultdb?sslmode=require&connect_timeout=10",
        "postgresql://me:pw@/db?host=/cloudsql/project:region:instance",
        "postgresql+asyncpg://me@one:5432,two:5433/db?target_session_attrs=read-write&application_name=a%20table",
        "postgresql://me@[2001:db8::1]:5432/db?gssencmode=disable",
        "postgresql:///db",
        "  postgresql://me@localhost/db\n",
    ],
)
def test_urls_of_providers_are_read(url: str) -> None:
    read = read_database(url)
    assert isinstance(read, PostgresUrl) and "pw" not in read.shown and "pw" not in repr(read)


def test_what_asyncpg_is_told() -> None:
    read = read_postgres_url(
        f"postgresql://me:{ESCAPED}@host/db?connect_timeout=7&ssl=true&channel_binding=prefer&options=-c%20a%3D1%2B1"
    )
    assert read.dsn == f"postgresql://me:{ESCAPED}@host/db?options=-c%20a%3D1%2B1&sslmode=require"
    assert (read.shown, read.timeout, read.system_roots) == ("postgresql://me@host/db", 7, False)
    read = read_postgres_url("postgresql://host/db?connect_timeout=0&sslmode=verify-full&sslrootcert=system")
    assert (read.dsn, read.timeout, read.system_roots) == ("postgresql://host/db", None, True)


@pytest.mark.parametrize("name", ["keepalives", "keepalives_idle", "hostaddr", "pgbouncer", "service", "gsslib", "nix"])
def test_what_is_not_supported_is_named(name: str) -> None:
    assert f"parameter {name} is not supported" in why_not(f"postgresql://host/db?sslmode=require&{name}=1")


@pytest.mark.parametrize(
    ("parameters", "words"),
    [
        ("channel_binding=require", "channel_binding=require, which is not supported"),
        ("gssencmode=require", "gssencmode=require, which is not supported"),
        ("channel_binding=maybe", "channel_binding must be one of disable, prefer"),
        ("connect_timeout=soon", "connect_timeout must be a number"),
        ("target_session_attrs=any-other", "target_session_attrs must be one of any, primary"),
        ("sslrootcert=system&sslmode=require", "needs sslmode=verify-full"),
        ("sslrootcert=system&sslcert=a", "sslcert cannot be used with"),
        ("sslrootcert=/no/such/file", "the file /no/such/file, which cannot be read"),
        ("port=many", "port must be a number"),
        ("sslmode", "sslmode has no value"),
    ],
)
def test_parameters_that_cannot_hold(parameters: str, words: str) -> None:
    assert words in why_not(f"postgresql://host/db?{parameters}")


RAW = ["se/cret", "se@cret", "se#cret", "12?cret", "12/cret", "se[cret", "se cret", "℀se"]


@pytest.mark.parametrize("password", RAW)
def test_a_password_that_is_not_escaped_is_not_shown(password: str) -> None:
    assert why_not(f"postgresql://me:{password}@host/db") == UNREADABLE


@pytest.mark.parametrize("where", ["host:port", "host:99999", "one,,two", "host:5432:5432"])
def test_a_host_that_is_none(where: str) -> None:
    assert "cannot be read" in why_not(f"postgresql://{where}/db")


@pytest.fixture
def guarded(postgres: Postgres) -> str:
    return postgres.guard(PASSWORD)


async def test_a_password_with_signs(guarded: str) -> None:
    await (await Store.open(guarded.replace("@", f":{ESCAPED}@"))).close()
    with pytest.raises(StoreProblem, match="password authentication failed") as problem:
        await Store.open(guarded.replace("@", ":an%40other@"))
    assert "other" not in str(problem.value) and f"{GUARDED}@" in str(problem.value)


OTHERS = "SELECT application_name, ssl FROM pg_stat_activity JOIN pg_stat_ssl USING (pid) WHERE datname = $$%s$$"


async def connected(postgres: Postgres, database: str, parameters: str) -> list[tuple[str, bool]]:
    """Return the connections that a server makes with this URL: the application name, and whether it is encrypted."""
    store = await Store.open(f"{database}?{parameters}")
    try:
        asked = OTHERS % database.rpartition("/")[2]
        plain = f"postgresql://postgres@127.0.0.1:{postgres.port}/postgres"
        return [(row["application_name"], row["ssl"]) for row in await postgres.ask(plain, asked)]
    finally:
        await store.close()


async def test_parameters_hold(postgres: Postgres) -> None:
    database = postgres.fresh()
    await postgres.ask(database, "CREATE SCHEMA games")
    parameters = "options=-c%20search_path%3Dgames&application_name=a%20table&connect_timeout=9&sslmode=disable"
    assert set(await connected(postgres, database, parameters)) == {("a table", False)}
    assert await postgres.ask(database, "SELECT FROM pg_tables WHERE schemaname = 'games' AND tablename = 'entries'")


async def test_a_socket_and_several_hosts(postgres: Postgres) -> None:
    database = postgres.fresh()
    name = database.rpartition("/")[2]
    await connected(postgres, f"postgresql:///{name}", f"host={postgres.sockets}&port={postgres.port}&user=postgres")
    await connected(
        postgres, f"postgresql://postgres@127.0.0.1:1,127.0.0.1:{postgres.port}/{name}", "application_name=x"
    )


async def test_encrypted_and_checked(postgres: Postgres, monkeypatch: pytest.MonkeyPatch) -> None:
    if postgres.certificate is None:
        pytest.skip("openssl is not installed here: PostgreSQL has no certificate")
    database = postgres.fresh()
    by_name = database.replace("127.0.0.1", "localhost")
    checked = f"sslmode=verify-full&sslrootcert={postgres.certificate}"
    monkeypatch.delenv("PGSSLMODE")
    usual = "application_name=x"
    for url, parameters in (
        (database, usual),
        (database, "sslmode=require"),
        (database, "ssl=true"),
        (by_name, checked),
    ):
        assert {encrypted for _, encrypted in await connected(postgres, url, parameters)} == {True}
    with pytest.raises(StoreProblem, match=r"not valid for '127\.0\.0\.1'"):
        await connected(postgres, database, checked)
    for parameters in ("sslmode=verify-full&sslrootcert=system", "sslrootcert=system"):
        with pytest.raises(StoreProblem, match="certificate verify failed"):
            await connected(postgres, by_name, parameters)


# ---- SQLite ----


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a temporary home folder, and make an empty folder in it the working directory."""
    (tmp_path / "here").mkdir()
    monkeypatch.chdir(tmp_path / "here")
    monkeypatch.setenv("HOME", str(tmp_path))
    return tmp_path


@pytest.mark.skipif(os.name == "nt", reason="~ and slashes as in a shell")
@pytest.mark.parametrize(
    ("written", "path"),
    [
        ("x.db", "here/x.db"),
        ("~/x.db", "x.db"),
        ("./~/x.db", "here/~/x.db"),
        ("sqlite:///x.db", "here/x.db"),
        ("sqlite:///~/x.db", "x.db"),
        ("sqlite+aiosqlite:///a/x.db", "here/a/x.db"),
        ("./:memory:", "here/:memory:"),
        ("new/Spiele größer?#%41 & 'so'.db", "here/new/Spiele größer?#%41 & 'so'.db"),
    ],
)
async def test_files(written: str, path: str, home: Path) -> None:
    assert read_database(written) == SqliteFile(str(home / path))
    await (await Store.open(written)).close()
    assert (home / path).read_bytes().startswith(b"SQLite format 3")
    assert beside(written, "lab") == (home / path).parent / "lab"


def test_the_home_of_another_user() -> None:
    pwd = pytest.importorskip("pwd")
    root = pwd.getpwuid(0)
    assert read_database(f"~{root.pw_name}/x.db") == SqliteFile(f"{root.pw_dir}/x.db")
    assert "no home folder for ~nobody-of-this-name" in why_not("~nobody-of-this-name/x.db")


@pytest.mark.parametrize(
    ("written", "words"),
    [
        (":memory:", "in memory"),
        ("sqlite://", "in memory"),
        ("sqlite:///:memory:", "in memory"),
        ("sqlite://x.db", "three slashes"),
        ("sqlite:///x.db?mode=ro", "parameter 'mode' is not supported"),
        ("file:x.db?mode=ro", "not named by file: here"),
        ("file:///x.db", "not named by file:// here"),
        ("sqlite:x.db", "not named by sqlite: here"),
        ("postgresql:x", "not named by postgresql: here"),
        ("jdbc:postgresql://host/db", "not named by jdbc:postgresql:// here"),
        ("mysql://host/db", "not named by mysql:// here"),
        ("host=localhost password=s3cret", "not named by key=value here"),
        ("Server=host;Database=db;User Id=me;Password=s3cret", "not named by key=value here"),
        ("", "is empty"),
        (" ", "is empty"),
        (".", "is a folder"),
        ("new/", "is a folder"),
        pytest.param("/dev/null", "is a device", marks=pytest.mark.skipif(os.name == "nt", reason="of Unix")),
        ("\udcff.db", "not UTF-8"),
    ],
)
def test_what_names_no_database(written: str, words: str, home: Path) -> None:
    line = why_not(written)
    assert words in line and "s3cret" not in line
    assert os.listdir() == []


def nobody(uid: int) -> None:
    raise KeyError(uid)


def test_without_a_home_folder(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(pytest.importorskip("pwd"), "getpwuid", nobody)
    monkeypatch.delenv("HOME", raising=False)
    monkeypatch.delenv("XDG_DATA_HOME", raising=False)
    monkeypatch.setenv("SANDTABLE_DB", "")  # as a file for containers leaves it, where none is named
    with pytest.raises(StoreProblem, match="name a file with --db"):
        default_database()
    for arguments in (["serve"], ["play", "--no-browser"], ["serve", "--lab", "--db", "postgresql://host/db"]):
        assert run(arguments) == 2
        line = capsys.readouterr().err
        assert line.count("\n") == 1 and "no home folder" in line and "--db" in line
    assert read_database("/x.db") == SqliteFile("/x.db")
