"""Tests of programs as players: what they are told, what they may answer, and what happens when one fails."""

from __future__ import annotations

import json
import os
import re
import shlex
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from multiprocessing import resource_tracker
from pathlib import Path
from typing import Any

import pytest

from sandtable.arena import duel
from sandtable.arena.duel import run_duel
from sandtable.bots.programs.pipe import _running
from sandtable.bots.specs import check, split
from sandtable.engine.errors import BadInput
from sandtable.engine.umpire import Umpire
from sandtable.games import variant

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="programs are players on POSIX systems")
PAGE = Path(__file__).parents[2] / "docs" / "programs.md"
LIGHTNING = variant("stratego-lightning")
SHORT = {"ply_limit": 8}
ANSWER = "print(json.dumps({'action': message['legal'][0]['id']}), flush=True)"
FAULTY = {
    "dies": ("sys.exit(3)", "exit status 3"),
    "hangs": ("time.sleep(60)", "no answer within 0.5 s"),
    "is no JSON": ("print('e4-e5', flush=True)", "answered 'e4-e5'"),
    "is no action": ("print(json.dumps({'action': True}), flush=True)", "instead of"),
    "is deep": ("print('[' * 60000, flush=True)", "instead of"),
    "is illegal": ("print(json.dumps({'action': 'a1-a2'}), flush=True)", "ST-SET-5"),
    "is beyond all numbers": ("print(json.dumps({'action': 10**30}), flush=True)", "there is no action"),
    "never ends its line": ("while True: sys.stdout.write('x' * 65536)", "more than 64 kB"),
    "is many lines": ("print('{}\\n' * 9, flush=True)", "instead of"),
    "says more": (ANSWER.replace("}),", "}) + '\\nmore',"), "more than one line"),
    "closes its output": ("os.close(1); time.sleep(60)", "closed its input or output"),
    "starts others and hangs": ("os.system('sleep 1000 & sleep 1000')", "no answer within"),
}


@pytest.fixture(autouse=True)
def nothing_is_left() -> Iterator[None]:
    """Check that no process and no open file outlives a game."""
    resource_tracker.ensure_running()  # of multiprocessing: it stays
    before = len(os.listdir("/dev/fd"))
    yield
    assert not _running
    assert len(os.listdir("/dev/fd")) == before
    children = subprocess.run(["ps", "-o", "args=", "--ppid", str(os.getpid())], capture_output=True, text=True)
    assert "player.py" not in children.stdout and "defunct" not in children.stdout.replace("<defunct> ps", "")


def program(folder: Path, answer: str) -> str:
    """Return the spec of a player that answers each choice with this code."""
    file = folder / "player.py"
    file.write_text(
        "import json, os, sys, time\n"
        "for line in sys.stdin:\n"
        "    message = json.loads(line)\n"
        "    if message['type'] == 'choose':\n"
        f"        {answer}\n",
        encoding="utf-8",
    )
    return f"process:{shlex.quote(sys.executable)} {shlex.quote(str(file))}"


def clockless(report: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in report.items() if key not in ("seconds", "steps_per_s")}


@pytest.fixture
def example(tmp_path: Path) -> str:
    """Return the spec of the program that the documentation shows."""
    code = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)[0]
    file = tmp_path / "player.py"
    file.write_text(code, encoding="utf-8")
    return f'process:"{sys.executable} {file}"'


def test_the_program_of_the_page_plays(example: str) -> None:
    report = run_duel(LIGHTNING, [example, "random"], 2, seed=1, options={"ply_limit": 100})
    assert report["errors"] == 0 and report["plies_median"] > 50


@pytest.mark.parametrize("id", ["warkings", "soldier", "combat", "stratego-alliance-lightning"])
def test_it_plays_every_game(id: str, tmp_path: Path) -> None:
    report = run_duel(variant(id), [program(tmp_path, ANSWER), "random"], 1, seed=1, limit=60.0)
    assert report["errors"] == 0


@pytest.mark.nightly  # tests/arena/test_duel.py holds it for players of the house
def test_a_seed_gives_the_same_games_on_several_processes(example: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(duel, "BATCH", 1)
    alone = run_duel(LIGHTNING, [example, "random"], 3, seed=5, options=SHORT, processes=1)
    assert clockless(alone) == clockless(
        run_duel(LIGHTNING, [example, "random"], 3, seed=5, options=SHORT, processes=2)
    )


def test_it_is_told_its_seats_view_and_what_its_seat_hears(tmp_path: Path) -> None:
    heard = tmp_path / "heard"
    kept = f"open({str(heard)!r}, 'a').write(line); {ANSWER}"
    file = program(tmp_path, kept)
    run_duel(LIGHTNING, [file, "random"], 1, seed=1, options=SHORT)
    questions = [json.loads(line) for line in heard.read_text(encoding="utf-8").splitlines()]
    first = Umpire(LIGHTNING, None, SHORT, bytes(32))
    assert questions[0]["view"] == json.loads(json.dumps(first.view(0)))
    assert [choice["id"] for choice in questions[0]["legal"]] == first.legal(0)
    assert all(question["view"]["viewer"] == "South" for question in questions)
    assert questions[0]["legal"][0]["text"] == first.say(0, first.legal(0)[0])
    told = [event for question in questions for event in question["told"]]
    assert any(event["text"].startswith("North") for event in told)


def test_a_text_may_stand_for_several_choices(tmp_path: Path) -> None:
    laid = Umpire(LIGHTNING)
    texts = []
    while 0 in laid.waiting:
        [step] = laid.act(0, laid.legal(0)[0])
        texts.append(step.text)
    whole = "setup " + " ".join(text.removeprefix("place ") for text in texts if "@" in text)
    answer = (
        f"print(json.dumps({{'action': {whole!r}}} if message['view']['phase'] == 'setup' else {{'action': 1 / 0}}), "
        "flush=True)"
    )
    report = run_duel(LIGHTNING, [program(tmp_path, answer), "random"], 1, seed=1, options=SHORT, on_error="random")
    assert 4 <= report["errors"] < 20  # the set-up was one answer


@pytest.mark.parametrize("name", FAULTY)
def test_a_faulty_program_loses(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    answer, said = FAULTY[name]
    limit = 0.5 if "no answer" in said else 60.0
    report = run_duel(LIGHTNING, [program(tmp_path, answer), "random"], 1, seed=1, options=SHORT, limit=limit)
    assert (report["wins"], report["errors"]) == ([0, 1], 1)
    [line] = [line for line in capfd.readouterr().err.splitlines() if line.startswith("sandtable: ")]
    assert said in line and "game 0, South" in line and line.endswith("counts as its loss")


@pytest.mark.parametrize("name", ["dies", "hangs", "is no JSON"])
def test_a_game_of_a_faulty_program_may_be_void(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    answer, said = FAULTY[name]
    limit = 0.5 if name == "hangs" else 60.0
    player = program(tmp_path, answer)
    report = run_duel(LIGHTNING, [player, "random"], 1, seed=1, options=SHORT, limit=limit, on_error="void")
    assert (report["games"], report["wins"], report["draws"], report["errors"]) == (0, [0, 0], 0, 1)
    [why] = report["void"]
    assert said in why and why.startswith("game 0, South")
    assert capfd.readouterr().err == f"sandtable: {why}; the game is void\n"


@pytest.mark.parametrize("name", ["dies", "is illegal", "never ends its line"])
def test_lots_are_drawn_for_a_faulty_program(name: str, tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    answer, _ = FAULTY[name]
    player = program(tmp_path, answer)
    report = run_duel(LIGHTNING, [player, "random"], 1, seed=1, options=SHORT, limit=60.0, on_error="random")
    assert report["errors"] > 20 and report["plies_median"] == 50
    assert capfd.readouterr().err.count("sandtable: ") == 1


def test_partners_of_a_faulty_program_lose_with_it(tmp_path: Path) -> None:
    alliance = variant("stratego-alliance-lightning")
    report = run_duel(alliance, [program(tmp_path, FAULTY["dies"][0]), "random"], 1, seed=1)
    assert report["wins_by_seat"] == [0, 1, 0, 1]


def test_what_cannot_be_started_loses(tmp_path: Path, capfd: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "player.py"
    file.write_bytes(b"\x00\x01")
    file.chmod(0o755)
    assert run_duel(LIGHTNING, [f"process:{file}", "random"], 1, seed=1)["wins"] == [0, 1]
    assert "did not start" in capfd.readouterr().err


def test_lists_of_entrants_are_parted_at_commas_outside_quotes() -> None:
    assert split('a, process:"b c, d",e') == ["a", 'process:"b c, d"', "e"]
    assert split("process:python3 x.py,a") == ["process:python3 x.py", "a"]
    for wrong in ("", "a,", ",a", 'a,process:"b'):
        with pytest.raises(BadInput):
            split(wrong)


@pytest.mark.parametrize("name", ["process:", "process: ", 'process:""', "process:no/such/program x", "process:'a"])
def test_commands_that_are_none_are_refused(name: str) -> None:
    with pytest.raises(BadInput):
        check(name, LIGHTNING)


@pytest.mark.parametrize(("on_error", "limit"), [("draw", 1.0), ("random", 0.0), ("random", float("nan"))])
def test_terms_that_are_none_are_refused(on_error: str, limit: float) -> None:
    with pytest.raises(BadInput):
        run_duel(LIGHTNING, ["random"], 1, seed=1, on_error=on_error, limit=limit)


INTERRUPTED = """
import signal, sys
signal.signal(signal.SIGINT, signal.default_int_handler)  # it is ignored where the tests run in the background
from sandtable.games import variant
from sandtable.arena import duel
if __name__ == "__main__":
    duel.BATCH = 1
    duel.run_duel(variant("stratego-lightning"), [sys.argv[1], "random"], 50, seed=1, options={"ply_limit": 8},
                  limit=500.0, processes=2)
"""
HANGS_IN_LATER_GAMES = f"""
        open(f'{{os.getpid()}}.pid', 'w').close()
        while len([name for name in os.listdir() if name.endswith('.pid')]) > 1:
            time.sleep(1)
        {ANSWER}
"""


def wait_until(what: Callable[[], bool]) -> None:
    deadline = time.monotonic() + 60
    while not what():
        assert time.monotonic() < deadline
        time.sleep(0.05)


def alive(pid: str) -> bool:
    listed = subprocess.run(["ps", "-o", "pid=", "-p", pid], capture_output=True, text=True)
    return bool(listed.stdout.strip())


def test_ctrl_c_ends_programs_in_all_processes_and_leaves_no_zombies(tmp_path: Path) -> None:
    player = program(tmp_path, HANGS_IN_LATER_GAMES.strip())
    script = tmp_path / "interrupted.py"
    script.write_text(INTERRUPTED, encoding="utf-8")
    command = [sys.executable, str(script), player]
    with subprocess.Popen(command, cwd=tmp_path, start_new_session=True, stderr=subprocess.DEVNULL) as running:
        wait_until(lambda: len(list(tmp_path.glob("*.pid"))) >= 3)
        os.killpg(running.pid, signal.SIGINT)  # as a terminal does
        running.wait(60)
    pids = [file.stem for file in tmp_path.glob("*.pid")]
    wait_until(lambda: not any(map(alive, pids)))


def test_sigterm_ends_a_program_that_does_not_notice_the_end_of_its_input(tmp_path: Path) -> None:
    player = program(tmp_path, "open(f'{os.getpid()}.pid', 'w').close(); time.sleep(1000)")
    command = [sys.executable, "-m", "sandtable.cli", "duel", "stratego-lightning", "--bots", f"{player},recruit"]
    environment = {**os.environ, "SANDTABLE_BACKEND": "interpreted"}
    with subprocess.Popen([*command, "--time-limit", "500"], cwd=tmp_path, env=environment) as running:
        wait_until(lambda: bool(list(tmp_path.glob("*.pid"))))
        running.terminate()
        assert running.wait(60) == 128 + signal.SIGTERM
    [pid] = [file.stem for file in tmp_path.glob("*.pid")]
    wait_until(lambda: not alive(pid))
