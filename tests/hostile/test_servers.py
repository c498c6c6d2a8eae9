"""Tests that a server's bot finds no seed, token, password or set-up, and that the log contains none."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest
from tests.host.games import setup
from tests.host.programs import until
from tests.hostile.servers import HAND, Joined, Watched, beside_the_player, play, secrets_of

from sandtable import sandbox


def searched(server: Watched) -> tuple[dict[str, bytes], dict[str, list[str]], dict[str, str]]:
    """Let a person lay out an army, and let the bot of another table look for it.

    Return what it looked for, what it found, and its table.
    """
    made = server.table({"kind": "human"}, {"kind": "human"})
    token, army = server.sit(made, "South"), setup(0)
    assert play(server, made["id"], token, army)[0] == 200
    needles = secrets_of(server, made, token, army)
    server.order(needles)
    other, own = beside_the_player(server)
    report = server.cache / "report"
    until(report.exists, "the end of the search")
    return needles, json.loads(report.read_text()), {"table": other, "token": own}


def test_a_computer_player_finds_nothing_and_the_log_tells_nothing(tmp_path: Path) -> None:
    if sandbox.version() == 0:
        pytest.skip("this system has no Landlock: docs/hosting.md says what then must be done")
    with Watched(tmp_path) as server:
        needles, places, other = searched(server)
        assert places == {}
        provoke(server, other, needles["a token"].decode())
        until(lambda: "IndexError" in server.log, "the fault of the rules in the log")
        until(lambda: "ValueError in sergeant.py" in server.log, "the fault of the player in the log")
    told = {name: needle for name, needle in needles.items() if name != "the database"}
    hexed = {"the seed in figures": needles["the seed"].hex().encode(), "a hand": HAND.encode()}
    for name, needle in (told | hexed | {"a token": other["token"].encode()}).items():
        assert needle.decode(errors="ignore") not in server.log or name == "the seed", name
    assert repr(needles["the seed"])[2:-1] not in server.log
    assert not re.search(r"\[(\d+, ){4}\d+\]", server.log), "no row of a hand or of a board"


def provoke(server: Watched, other: dict[str, str], token: str) -> None:
    """Send requests that cannot be read, and play cards until the rules fail."""
    path = f"/api/tables/{other['table']}"
    for body in ({"action": token, "seq": "x"}, {"token": token}, [token], token):
        assert server.call(f"{path}/actions", body, other["token"])[0] in (400, 409, 422)
    status = 200
    while status == 200:
        until(lambda: server.call(path, None, other["token"])[1]["legal"] != [], "the person's turn")
        legal = server.call(path, None, other["token"])[1]["legal"]
        status, _ = play(server, other["table"], other["token"], legal[0]["id"])
    assert status == 500


@pytest.mark.nightly  # tests/host/test_players.py holds that it is confined as the one above
def test_a_computer_player_that_joins_a_server_finds_nothing(tmp_path: Path) -> None:
    if sandbox.version() == 0:
        pytest.skip("this system has no Landlock: docs/hosting.md says what then must be done")
    with Joined(tmp_path) as server:
        needles, places, _ = searched(server)
    assert "the players' secret" in needles and places == {}


@pytest.mark.nightly  # that the tests could fail
@pytest.mark.parametrize("kind", [Watched, Joined])
def test_it_would_find_everything(tmp_path: Path, kind: type[Watched]) -> None:
    """Without protection, the same bot finds everything."""
    with kind(tmp_path, protected=False) as server:
        needles, places, _ = searched(server)
    assert places.keys() >= needles.keys() - {"a token", "an invite"}, "of these only hashes are kept"
    assert any("/mem" in place for place in places["the seed"])
    assert any("games.db" in place for place in places["a set-up"])
    assert "own environment" in places["the password"]
