"""Tests of output that cannot encode every character, is full or has no reader; and of input that is not valid text."""

from __future__ import annotations

import errno
import io
import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

import sandtable
import sandtable.games
from sandtable import cli
from sandtable.cli import streams
from sandtable.skeletons.copying import write

FULL = Path("/dev/full")
TURNS = ["\ufeff?", "help ADV", "moves", "hint", "DRAW PILE \udcff", "quit"]


@pytest.fixture
def printed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., tuple[int, str]]:
    """Return a function that runs a command with a given output encoding and returns its status and its output."""

    def printed(encoding: str, *arguments: str) -> tuple[int, str]:
        paper = io.BytesIO()
        monkeypatch.setattr(sys, "stdout", io.TextIOWrapper(paper, encoding))
        monkeypatch.setattr(sys, "stderr", sys.stdout)
        streams.settle()
        return cli.run(arguments), paper.getvalue().decode(encoding)

    return printed


@pytest.mark.parametrize("encoding", ["ascii", "cp437", "latin-1"])
@pytest.mark.parametrize(
    "command",
    [
        ("rules", "combat"),
        ("rules", "warkings"),
        ("games", "combat"),
        ("disclosures", "warkings"),
        ("rules", "Schäfer → ½"),
    ],
    ids=" ".join,
)
def test_every_sign_has_a_substitute(printed: Any, encoding: str, command: tuple[str, ...]) -> None:
    status, text = printed(encoding, *command)
    assert status == (2 if command[1].startswith("Sch") else 0)
    if encoding == "ascii" and status:
        assert "Schafer -> 1/2" in text


def test_json_stays_json(printed: Any) -> None:
    status, text = printed("ascii", "rules", "warkings", "--json")
    whole = printed("utf-8", "rules", "warkings", "--json")[1]
    assert status == 0 and json.loads(text) == json.loads(whole) and not whole.isascii()


@pytest.mark.parametrize("variant", list(sandtable.games.variants()))
def test_a_board_is_readable_in_ascii(printed: Any, monkeypatch: pytest.MonkeyPatch, variant: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(TURNS) + "\n"))
    status, text = printed("ascii", "play", variant, "--terminal", "--seed", "1")
    assert status == 0 and "You have left the game." in text
    monkeypatch.setattr(sys, "stdin", io.StringIO("\n".join(TURNS) + "\n"))
    assert text.count("?") <= printed("utf-8", "play", variant, "--terminal", "--seed", "1")[1].count("?") + 10


@pytest.mark.parametrize(
    ("sign", "nearest"), [("×", "x"), ("−", "-"), ("½", "1/2"), ("²", "2"), ("ü", "u"), ("ß", "ss"), ("∈", "?")]
)
def test_the_nearest_sign(sign: str, nearest: str) -> None:
    assert sign.encode("ascii", streams.NEAREST).decode() == nearest


def test_nothing_else_is_replaced() -> None:
    with pytest.raises(UnicodeDecodeError):
        b"\xff".decode("utf-8", streams.NEAREST)


def started(*arguments: str, **how: Any) -> subprocess.Popen[bytes]:
    environment = os.environ | {"SANDTABLE_BACKEND": "interpreted"}
    command = [sys.executable, "-m", "sandtable.cli", *arguments]
    return subprocess.Popen(command, env=environment, stderr=subprocess.PIPE, **how)


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
@pytest.mark.parametrize("command", [("rules", "combat"), ("rules", "combat", "--json"), ("--help",)], ids=" ".join)
def test_a_full_disk_is_told_in_a_line(command: tuple[str, ...]) -> None:
    with FULL.open("wb") as full:
        ran = started(*command, stdout=full)
        _, said = ran.communicate()
    assert said.decode() == f"sandtable: the output cannot be written: {os.strerror(errno.ENOSPC)}\n"
    assert ran.returncode == 1


@pytest.mark.skipif(not FULL.exists(), reason="there is no /dev/full here")
def test_a_complaint_that_cannot_be_written_changes_no_status() -> None:
    with FULL.open("wb") as full:
        command = [sys.executable, "-m", "sandtable.cli", "nonsense"]
        assert subprocess.run(command, stderr=full).returncode == 2


def test_what_nobody_hears_is_not_said_on_standard_output(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stderr", None)
    assert cli.run(["nonsense"]) == 2
    assert capsys.readouterr().out == ""


@pytest.mark.parametrize("command", [("rules", "combat"), ("rules", "combat", "--json"), ("--help",)], ids=" ".join)
def test_a_reader_who_has_gone_is_no_fault(command: tuple[str, ...]) -> None:
    ran = started(*command, stdout=subprocess.PIPE)
    assert ran.stdout is not None
    ran.stdout.close()
    assert ran.stderr is not None and ran.stderr.read() == b""
    assert ran.wait() == 141
    ran.stderr.close()


def test_a_new_game_is_whole_or_not_there(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    with pytest.raises(sandtable.BadInput, match=r"file/raid.* cannot be written: Not a directory"):
        write("raid", "cards", tmp_path / "file")
