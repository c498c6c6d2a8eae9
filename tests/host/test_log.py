"""Tests of the log: one JSON object a line, the ids of requests, and nothing that only a player may know."""

from __future__ import annotations

import json
import logging
import re
import sqlite3
from pathlib import Path

import pytest
from tests.host.conftest import Api
from tests.host.programs import Program
from tests.host.servers import hear, say

from sandtable.host.log import JsonLines, Sparing, request_id

OWN = re.compile(r"[0-9a-f]{16}")


@pytest.mark.parametrize("path", ["/", "/api/games", "/api/tables/none", "/nowhere", "/healthz", "/metrics"])
async def test_every_answer_has_an_id(api: Api, path: str) -> None:
    first, second = (await api.get(path)).headers["x-request-id"], (await api.get(path)).headers["x-request-id"]
    assert OWN.fullmatch(first) and OWN.fullmatch(second) and first != second


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("7f3c-01.A_z", True),
        ("a" * 64, True),
        ("a" * 65, False),
        ("", False),
        ("two words", False),
        ('"quoted"', False),
        ("caf\u00e9", False),
    ],
)
async def test_an_id_of_the_web_server_in_front_is_kept_if_it_is_plain(api: Api, given: str, kept: bool) -> None:
    answer = await api.http.get("/healthz", headers=[(b"X-Request-ID", given.encode("latin-1"))])
    found = answer.headers["x-request-id"]
    assert found == given if kept else OWN.fullmatch(found)


def test_a_line_is_one_object_whatever_is_in_it() -> None:
    record = logging.LogRecord(
        "sandtable.bots", logging.WARNING, "", 0, "%s", ('a "level"\nof\u2028' + "x" * 5000,), None
    )
    line = JsonLines().format(record)
    read = json.loads(line)
    assert "\n" not in line and line.isascii() and len(read["message"]) == 2000
    assert (read["level"], read["logger"]) == ("warning", "sandtable.bots") and "request" not in read
    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z", read["time"])
    token = request_id.set("of-this")
    try:
        assert json.loads(JsonLines().format(record))["request"] == "of-this"
    finally:
        request_id.reset(token)


async def test_a_server_logs_a_fault_under_its_request_and_nothing_secret(tmp_path: Path) -> None:
    database = tmp_path / "games.db"
    with Program("serve", "--db", str(database), SANDTABLE_LOG_FORMAT="json") as server:
        server.hear("Sandtable is at")
        made = server.table()
        token = server.sit(made, "South")
        async with server.socket(made["id"]) as socket:
            await say(socket, type="hello", token=token)
            await hear(socket, "welcome")
        broken = "0" * len(made["id"])
        with sqlite3.connect(database) as other:
            other.execute("INSERT INTO tables (id, created, variant, founding) VALUES (?, 0, '', '{')", (broken,))
        other.close()
        status, answer = server.call(f"/api/tables/{broken}?secret={token}", None, token)
        assert status == 500, answer
        server.hear("Traceback")
    lines = [json.loads(line) for line in server.said]
    assert all(line.keys() >= {"time", "level", "logger", "message"} for line in lines)
    assert any("Sandtable is at" in line["message"] for line in lines)
    faults = [line for line in lines if line["level"] == "error"]
    assert len(faults) == 1 and OWN.fullmatch(faults[0]["request"]) and "Traceback" in faults[0]["traceback"]
    text = "\n".join(server.said)
    assert token not in text and made["invite"] not in text and "secret=" not in text


def test_what_is_logged_again_within_a_minute_is_counted() -> None:
    sparing = Sparing()

    def logged(at: float, message: str, level: int = logging.WARNING, fault: Exception | None = None) -> str | None:
        about = (type(fault), fault, fault.__traceback__) if fault else None
        record = logging.LogRecord("sandtable", level, "", 0, message, ("this",) if "%s" in message else (), about)
        record.created = at
        return record.getMessage() if sparing.filter(record) else None

    def fault(reason: str) -> Exception:
        try:
            raise ValueError(reason)
        except ValueError as problem:
            return problem

    assert logged(0, "a warning of %s") == "a warning of this" and logged(1, "another") == "another"
    assert [logged(second, "a warning of %s") for second in (1, 30, 59)] == [None] * 3
    assert logged(60, "a warning of %s") == "a warning of this (3 more like this in between)"
    assert logged(120, "a warning of %s") == "a warning of this"
    assert logged(0, "failed", logging.ERROR, fault("one")) == "failed"
    assert logged(1, "failed", logging.ERROR, fault("two")) is None, "at the same place"
    assert logged(1, "failed", logging.ERROR, ValueError("elsewhere")) == "failed"
    assert logged(61, "failed", logging.ERROR, fault("three")) == "failed (1 more like this in between)"
    assert [logged(second, "an error", logging.ERROR) for second in (1, 2)] == ["an error"] * 2
