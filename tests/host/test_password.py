"""Tests that a PostgreSQL password stays where the operator wrote it, and appears nowhere that others can read."""

from __future__ import annotations

import os
from pathlib import Path
from typing import Any

import pytest
from tests.host.games import setup
from tests.host.postgres import GUARDED, Postgres
from tests.host.programs import Program, descendants, until

PASSWORD = "the-password-of-the-keeper"
ANOTHER = "a-password-of-long-ago"
BOT = "sandtable.host.bots.worker"

pytestmark = pytest.mark.skipif(not Path("/proc").exists(), reason="needs /proc to look at processes")


def told(where: str, database: str, password: str) -> dict[str, str]:
    """Return the environment with the password in the URL or in its own variable."""
    if where == "PGPASSWORD":
        return {"SANDTABLE_DB": database, "PGPASSWORD": password}
    return {"SANDTABLE_DB": database.replace("@", f":{password}@")}


def of_process(pid: int, file: str) -> str:
    """Return a file of `/proc` for a process, or '' if it is gone or not readable."""
    try:
        return Path(f"/proc/{pid}/{file}").read_text(errors="replace")
    except OSError:
        return ""


def play(server: Program) -> None:
    """Let a person lay out an army against a bot, and move."""
    made = server.table({"kind": "human"}, {"kind": "bot", "level": "sergeant"})
    token, path = server.sit(made, "South"), f"/api/tables/{made['id']}"

    def now() -> dict[str, Any]:
        return dict(server.call(path, None, token)[1])

    assert server.call(f"{path}/actions", {"action": setup(0), "seq": now()["seq"]}, token)[0] == 200
    until(lambda: bool(now()["legal"]), "the person's turn")
    assert server.call(f"{path}/actions", {"action": now()["legal"][0]["id"], "seq": now()["seq"]}, token)[0] == 200
    until(lambda: bool(now()["legal"]), "the answer of the computer player")


@pytest.mark.parametrize("where", ["SANDTABLE_DB", "PGPASSWORD"])
def test_it_is_on_no_command_line_in_no_player_and_in_no_log(where: str, postgres: Postgres) -> None:
    database = postgres.guard(PASSWORD)
    with Program("serve", **told(where, database, PASSWORD)) as server:
        server.hear("Sandtable is at")
        play(server)
        everyone = [int(name) for name in os.listdir("/proc") if name.isdigit()]
        assert [pid for pid in everyone if PASSWORD in of_process(pid, "cmdline")] == []
        below = descendants(server.program.pid)
        assert any(BOT in command for command in below.values())
        assert [command for pid, command in below.items() if PASSWORD in of_process(pid, "environ")] == []
        postgres.say(database.replace(f"{GUARDED}@", "postgres@"), *NO_LONGER_TRUE)
        made = {"variant": "stratego-lightning"}
        assert server.call("/api/tables", made)[0] == 503, "the database lets it in no more"
        assert server.stop() == 0
    log = "".join(server.said)
    assert "password authentication failed" in log and PASSWORD not in log


NO_LONGER_TRUE = (
    f"ALTER ROLE {GUARDED} PASSWORD '{ANOTHER}'",
    f"SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE usename = '{GUARDED}'",
)
"""The server's connections break, and it gets no others."""


@pytest.mark.parametrize("where", ["SANDTABLE_DB", pytest.param("PGPASSWORD", marks=pytest.mark.nightly)])
def test_a_wrong_one_is_refused_in_a_line_that_does_not_say_it(where: str, postgres: Postgres) -> None:
    database = postgres.guard(PASSWORD)
    with Program("serve", **told(where, database, ANOTHER)) as server:
        assert server.ended() == 2
    assert len(server.said) == 1 and "password authentication failed" in server.said[0], server.said
    assert ANOTHER not in server.said[0]
