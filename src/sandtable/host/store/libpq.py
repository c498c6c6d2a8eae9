"""URLs of PostgreSQL databases, read as libpq reads them and translated for asyncpg."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from urllib.parse import quote, unquote, urlencode, urlsplit

from sandtable.host.store.database import StoreProblem

UNREADABLE = (
    "The database URL cannot be read. Write postgresql://USER:PASSWORD@HOST:PORT/NAME, and in the user name and the "
    "password %40 for @, %3A for :, %2F for /, %23 for #, %3F for ?, %5B for [, %5D for ] and %25 for %."
)
HOST = re.compile(r"(\[[0-9a-fA-F:.]+\]|[\w.%~-]+)(:[0-9]{0,5})?")
NAME = re.compile(r"[a-z_]+", re.ASCII)
TIMEOUT = 60.0  # seconds, if the URL names none
FILES = ("sslrootcert", "sslcert", "sslkey", "sslcrl", "passfile")
PASSED_ON = (
    *FILES,
    *("host", "port", "dbname", "user", "password", "application_name", "options", "target_session_attrs"),
    *("sslmode", "sslpassword", "sslnegotiation", "ssl_min_protocol_version", "ssl_max_protocol_version"),
)
"""The parameters that asyncpg understands as libpq does."""
HOSTS_TO_TAKE = ("any", "primary", "standby", "read-write", "read-only", "prefer-standby")
NOT_REQUIRED = ("disable", "prefer")
"""Values of `channel_binding` and `gssencmode` that any connection satisfies. asyncpg supports neither parameter."""


@dataclass(frozen=True, slots=True)
class PostgresUrl:
    """A PostgreSQL database. `shown` is the URL without password and parameters, for messages."""

    shown: str
    dsn: str = field(repr=False)
    timeout: float | None = TIMEOUT
    """The limit for opening a connection in seconds; None: no limit."""
    system_roots: bool = False
    """Whether the server's certificate is checked against the certificate authorities of the system."""


def read_postgres_url(text: str) -> PostgresUrl:
    """Return the database of a URL `postgresql://...`.

    Raises StoreProblem, whose message never holds a part of the password.
    """
    try:
        url = urlsplit(text.strip())
    except ValueError:
        raise StoreProblem(UNREADABLE) from None
    who, at, where = url.netloc.partition("@") if "@" in url.netloc else ("", "", url.netloc)
    hosts = where.split(",") if where else []
    if url.fragment or re.search(r"\s", text.strip()) or not all(map(_is_host, hosts)):
        raise StoreProblem(UNREADABLE)
    if "@" in url.path or (where and not at and "@" in url.query):  # the password holds a / or ?
        raise StoreProblem(UNREADABLE)
    given = dict(_parameters(url.query))
    timeout = _timeout(given.pop("connect_timeout", None))
    if ssl := given.pop("ssl", None):  # as JDBC writes it, which libpq accepts too
        given.setdefault("sslmode", "require" if ssl == "true" else ssl)
    for name in ("channel_binding", "gssencmode"):
        _check_not_required(name, given.pop(name, "prefer"))
    _check_word("target_session_attrs", given.get("target_session_attrs", "any"), HOSTS_TO_TAKE)
    system_roots = _takes_system_roots(given)
    for name in FILES:
        if name in given:
            _check_file(name, given[name])
    if "port" in given and not all(port.isdecimal() for port in given["port"].split(",")):
        raise StoreProblem("The database URL's parameter port must be a number.")
    dsn = f"postgresql://{url.netloc}{url.path}" + (f"?{urlencode(given, quote_via=quote)}" if given else "")
    user = who.partition(":")[0]
    return PostgresUrl(f"postgresql://{user}{at}{where}{url.path}", dsn, timeout, system_roots)


def for_programs(database: PostgresUrl) -> tuple[str, dict[str, str]]:
    """Return the URL of a database for PostgreSQL's own programs, and the environment variables that hold its password,
    which must not be on a command line; raise StoreProblem.
    """
    url = urlsplit(database.dsn)
    who, at, where = url.netloc.rpartition("@")
    user, _, password = who.partition(":")
    given = dict(_parameters(url.query))
    password = given.pop("password", unquote(password))
    if "sslpassword" in given:
        raise StoreProblem("The programs of PostgreSQL cannot be told the parameter sslpassword: use a key without it.")
    if database.system_roots:
        given |= {"sslmode": "verify-full", "sslrootcert": "system"}
    given["connect_timeout"] = str(int(database.timeout or 0))
    address = f"postgresql://{user}{at}{where}{url.path}?{urlencode(given, quote_via=quote)}"
    return address, {"PGPASSWORD": password} if password else {}


def _is_host(text: str) -> bool:
    found = HOST.fullmatch(text)
    return found is not None and int((found[2] or ":")[1:] or 1) <= 65535


def _parameters(query: str) -> list[tuple[str, str]]:
    found = []
    for part in query.split("&") if query else []:
        name, equals, value = part.partition("=")
        if not NAME.fullmatch(name):
            raise StoreProblem(UNREADABLE)
        if not equals:
            raise StoreProblem(f"The database URL's parameter {name} has no value: write {name}=VALUE.")
        if name not in (*PASSED_ON, "connect_timeout", "ssl", "channel_binding", "gssencmode"):
            raise StoreProblem(f"The database URL's parameter {name} is not supported: take it out of the URL.")
        found.append((name, unquote(value)))
    return found


def _timeout(seconds: str | None) -> float | None:
    if seconds is None:
        return TIMEOUT
    try:
        return float(int(seconds)) if int(seconds) > 0 else None
    except ValueError:
        raise StoreProblem("The database URL's parameter connect_timeout must be a number of seconds.") from None


def _check_not_required(name: str, value: str) -> None:
    if value == "require":
        raise StoreProblem(
            f"The database URL asks for {name}=require, which is not supported: take it out of the URL. "
            "sslmode=verify-full&sslrootcert=system checks that it is the right server."
        )
    _check_word(name, value, NOT_REQUIRED)


def _check_word(name: str, value: str, words: tuple[str, ...]) -> None:
    if value not in words:
        raise StoreProblem(f"The database URL's parameter {name} must be one of {', '.join(words)}.")


def _takes_system_roots(given: dict[str, str]) -> bool:
    """Remove `sslrootcert=system`, which asyncpg would read as the name of a file; return whether it was there."""
    if given.get("sslrootcert") != "system":
        return False
    del given["sslrootcert"]
    if given.pop("sslmode", "verify-full") != "verify-full":
        raise StoreProblem("The database URL's parameter sslrootcert=system needs sslmode=verify-full.")
    if own := sorted({"sslcert", "sslkey", "sslcrl"} & given.keys()):
        raise StoreProblem(f"The database URL's parameter {own[0]} cannot be used with sslrootcert=system.")
    return True


def _check_file(name: str, path: str) -> None:
    try:
        with open(path, "rb"):
            pass
    except OSError as problem:
        raise StoreProblem(
            f"The database URL's parameter {name} names the file {path}, which cannot be read: {problem.strerror}."
        ) from None
