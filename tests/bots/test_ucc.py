"""Tests of programs that speak the UCC manager's protocol: what they are told, and what happens when one fails."""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena.duel import run_duel
from sandtable.bots.specs import check
from sandtable.engine.compile.jit import Record
from sandtable.engine.errors import BadInput
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.classic.words import ucc

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs are players on POSIX systems")
CLASSIC, BARRAGE = variant("stratego-classic"), variant("stratego-barrage")
STUB = Path(__file__).with_name("ucc_stub.py")
SHORT = {"ply_limit": 60, "two_squares": "no"}
FAULTS = {
    "dies": "exit status 3",
    "hangs": "no answer within 0.5 s",
    "nonsense": "answered 'hello' instead of a move",
    "illegal": "CL-MOVE-2",
    "floods": "more than 64 kB",
    "chats": "more than one line",
    "cheats": "instead of 4 rows with its army",
}


def stub(*arguments: str) -> str:
    return f'ucc:"{shlex.join([sys.executable, str(STUB), *arguments])}"'


def test_a_program_plays_both_colours_to_the_end() -> None:
    report = run_duel(CLASSIC, [stub("7"), "random"], 2, seed=1, options=SHORT)
    assert report["errors"] == 0 and report["plies_median"] == 80 + 60
    assert run_duel(BARRAGE, [stub("7", "barrage"), "random"], 2, seed=1, options=SHORT)["errors"] == 0


def test_what_it_is_told(tmp_path: Path) -> None:
    log = tmp_path / "log"
    run_duel(CLASSIC, [stub("7", "logs", str(log)), "sergeant"], 1, seed=3, options={"ply_limit": 40})
    lines = log.read_text(encoding="utf-8").splitlines()
    assert lines[:5] == ["START", "FB8sB479B8", "BB31555583", "6724898974", "967B669999"]
    assert lines[5:7] == ["..++..++.."] * 2 and lines[7:11] == ["#" * 10] * 4
    results = [line for line in lines if " " in line]
    way = r"\d \d (UP|DOWN|LEFT|RIGHT)( \d)?"
    assert all(re.fullmatch(rf"{way} (OK|(KILLS|DIES|BOTHDIE) [1-9sB] [1-9sB])", line) for line in results)
    assert len(results) == 40 and any("OK" not in line for line in results) and lines[-1] == "QUIT"


def test_giving_up_is_resigning(capfd: pytest.CaptureFixture[str]) -> None:
    report = run_duel(CLASSIC, [stub("7", "surrenders"), "random"], 1, seed=1)
    assert (report["wins"], report["errors"], capfd.readouterr().err) == ([0, 1], 0, "")


@pytest.mark.parametrize("fault", FAULTS)
def test_a_faulty_program_loses(fault: str, capfd: pytest.CaptureFixture[str]) -> None:
    limit = 0.5 if fault == "hangs" else 60.0
    report = run_duel(CLASSIC, [stub("7", fault), "random"], 1, seed=1, options=SHORT, limit=limit)
    assert (report["wins"], report["errors"]) == ([0, 1], 1)
    [line] = [line for line in capfd.readouterr().err.splitlines() if line.startswith("sandtable: ")]
    assert FAULTS[fault] in line and line.endswith("counts as its loss")


@pytest.mark.parametrize("fault", ["dies", "illegal", "cheats"])
def test_lots_are_drawn_for_a_faulty_program(fault: str, capfd: pytest.CaptureFixture[str]) -> None:
    report = run_duel(CLASSIC, [stub("7", fault), "random"], 1, seed=1, options=SHORT, limit=60.0, on_error="random")
    assert report["errors"] >= 20 and report["plies_median"] == 80 + 60
    assert capfd.readouterr().err.count("sandtable: ") == 1


def test_what_does_not_start_loses(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "player"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    assert run_duel(CLASSIC, [f"ucc:{file}", "random"], 1, seed=1)["wins"] == [0, 1]
    assert "did not start" in capfd.readouterr().err


@pytest.mark.parametrize("name", ["ucc:", "ucc:no/such/program"])
def test_commands_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(BadInput):
        check(name, CLASSIC)


def test_games_that_do_not_speak_it_say_what_they_speak() -> None:
    with pytest.raises(BadInput, match=r'process:"COMMAND"$'):
        check("ucc:true", variant("warkings"))


@pytest.mark.parametrize("line", ["0 9 DOWN", "9 3 RIGHT", "0 3 DOWN 8", "0 3 NORTH", "0  3 DOWN", ""])
def test_moves_off_the_board_are_none(line: str) -> None:
    game = Umpire(CLASSIC)
    seen: Record = CLASSIC.game.schema.read_view(game.packed(0))
    seen.phase = 1
    with pytest.raises(BadInput, match="like 0 3 DOWN"):
        ucc.read(seen, 0, [line])


def test_a_capture_of_the_flag_ends_the_conversation() -> None:
    told: list[dict[str, Any]] = [
        {"kind": "attacked", "piece": 3, "seat": "South", "at": "a9", "to": "a10"},
        {"kind": "revealed", "piece": 3, "seat": "South", "at": "a10", "rank": "2"},
        {"kind": "revealed", "piece": 44, "seat": "North", "at": "a10", "rank": "F"},
        {"kind": "captured", "piece": 44, "seat": "North", "at": "a10"},
    ]
    assert ucc.farewell(told) == "0 8 DOWN VICTORY_FLAG\nQUIT\n"
