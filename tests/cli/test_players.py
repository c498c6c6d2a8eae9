"""Tests of what `sandtable players` and a server that players join are told on the command line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

from sandtable.host.bots import players
from sandtable.host.settings import Settings

SECRET = "a-secret-of-24-characters"


@pytest.fixture
def played(monkeypatch: pytest.MonkeyPatch) -> list[tuple[Any, ...]]:
    """Return what players are started with; none are."""
    seen: list[tuple[Any, ...]] = []
    monkeypatch.setattr(players, "run", lambda *given: seen.append(given))
    return seen


@pytest.fixture
def file(tmp_path: Path) -> Path:
    written = tmp_path / "secret"
    written.write_text(f"{SECRET}\n")
    return written


def test_players_are_started_as_told(run: Run, played: list[tuple[Any, ...]], file: Path) -> None:
    servers = ("--server", "HTTPS://Play.example.org:443/games/", "--server", "http://10.0.0.7:8000")
    ran = run("players", *servers, "--secret-file", str(file), "--workers", "3", "--slow-workers", "0")
    assert ran.status == 0, ran.err
    urls = ["https://play.example.org/games", "http://10.0.0.7:8000"]
    assert played == [(urls, SECRET, {"quick": 3, "slow": 0}, "text")]


def test_the_environment_may_name_the_file(
    run: Run, played: list[tuple[Any, ...]], file: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("SANDTABLE_PLAYERS_SECRET_FILE", str(file))
    assert run("players", "--server", "http://10.0.0.7").status == 0
    assert played[0][1] == SECRET


@pytest.mark.parametrize(
    ("words", "why"),
    [
        ((), "name a server"),
        (("--server", "play.example.org"), "--server needs https:// or http://"),
        (("--server", "wss://play.example.org"), "--server begins with https:// or http://"),
        (("--server", "http://a", "--workers", "0", "--slow-workers", "0"), "at least 1"),
        (("--server", "http://a", "--log-format", "xml"), "--log-format must be"),
    ],
)
def test_players_that_cannot_play(
    run: Run, played: list[tuple[Any, ...]], file: Path, words: tuple[str, ...], why: str
) -> None:
    ran = run("players", "--secret-file", str(file), *words)
    assert ran.status == 2 and why in ran.err and ran.err.count("\n") == 1 and not played


@pytest.mark.parametrize(
    "written", ["short", "a secret with blanks in it", "ein-geheimnis-mit-ä-darin", "", "two\nlines"]
)
@pytest.mark.parametrize("command", ["players", "serve"])
def test_a_file_without_a_good_secret(
    run: Run, played: list[tuple[Any, ...]], started: list[Settings], tmp_path: Path, command: str, written: str
) -> None:
    file = tmp_path / "secret"
    file.write_text(written, encoding="utf-8")
    option = "--secret-file" if command == "players" else "--players-secret-file"
    words = ("--server", "http://a") if command == "players" else ("--db", str(tmp_path / "games.db"))
    ran = run(command, *words, option, str(file))
    assert ran.status == 2 and ran.err.count("\n") == 1 and not played and not started
    assert not written or written not in ran.err


def test_players_need_a_secret(run: Run, played: list[tuple[Any, ...]], tmp_path: Path) -> None:
    assert "--secret-file FILE" in run("players", "--server", "http://a").err
    ran = run("players", "--server", "http://a", "--secret-file", str(tmp_path / "nothing"))
    assert ran.status == 2 and "No such file" in ran.err and not played


def test_a_server_that_players_join(run: Run, started: list[Settings], file: Path, tmp_path: Path) -> None:
    words = ("--db", str(tmp_path / "games.db"), "--bot-workers", "0", "--bot-slow-workers", "0")
    ran = run("serve", *words)
    assert ran.status == 2 and "give --players-secret-file" in ran.err and not started
    assert run("serve", *words, "--players-secret-file", str(file)).status == 0
    (settings,) = started
    assert (settings.bot_workers, settings.bot_slow_workers, settings.players_secret) == (0, 0, SECRET)
    assert SECRET not in repr(settings)


def test_a_server_that_nobody_joins_has_workers(run: Run, started: list[Settings], tmp_path: Path) -> None:
    assert run("serve", "--db", str(tmp_path / "games.db")).status == 0
    assert started[0].bot_workers and started[0].bot_slow_workers and not started[0].players_secret
