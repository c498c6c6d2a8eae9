"""Tests of the command line: its output, its error output and its exit statuses."""

import io
import os
import re
import signal
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest
from tests.cli.conftest import Run

import sandtable
from bench.peers import PEERS
from sandtable.cli.common import BAD_INPUT
from sandtable.engine.game import Variant
from sandtable.engine.records import write_record

VARIANT = "stratego-lightning"
SCENARIO = """\
id: T-1
game: stratego-lightning
board: {South: "7@e4 F@a1", North: "F@j10 3@i10"}
script: ["South e4-e5"]
expect: {next: %s}
"""


@pytest.fixture(scope="module")
def record(tmp_path_factory: pytest.TempPathFactory) -> Path:
    game = sandtable.make(VARIANT, seed=4, options={"quiet_limit": 10})
    while not game.over:
        seat = game.to_act[0]
        game.act(seat, game.legal(seat)[0])
    path = tmp_path_factory.mktemp("records") / "game.txt"
    path.write_text(write_record(game.umpire), encoding="utf-8")
    return path


def test_without_a_command_the_commands_are_shown(run: Run) -> None:
    ran = run()
    assert ran.status == 0
    for command in ("play", "serve", "games", "rules", "scenario", "duel", "verify", "review", "bench"):
        assert f"\n  {command} " in ran.out


def test_a_moment_of_a_record_becomes_a_scenario(run: Run, record: Path, tmp_path: Path) -> None:
    for at in ((), ("--at", "45"), ("--at", "0")):
        written = run("scenario", "--from", str(record), *at)
        assert written.status == 0
        assert "# Write your question here" in written.out
        path = tmp_path / "question.yaml"
        path.write_text(written.out, encoding="utf-8")
        assert run("scenario", str(path)).out == "1 passed, 0 failed\n"
    assert "\nboard:" in run("scenario", "--from", str(record), "--at", "45").out


def test_a_moment_that_is_none_is_refused(run: Run, record: Path) -> None:
    assert "the number of actions in the record" in run("scenario", "--from", str(record), "--at", "100000").err
    assert "--from RECORD" in run("scenario").err
    assert "--from RECORD" in run("scenario", str(record), "--at", "3").err


def test_games(run: Run) -> None:
    assert VARIANT in run("games").out
    ran = run("games", "--json")
    [row] = [row for row in ran.json if row["id"] == VARIANT]
    assert set(row) == {"id", "title", "seats", "options"}
    assert row["seats"] == {"min": 2, "max": 2, "names": ["South", "North"]}
    for option in row["options"]:
        assert set(option) == {"key", "default", "values", "numbers", "ruling", "text", "document"}


def test_rules_with_the_tests_that_hold_them(run: Run) -> None:
    clauses = run("rules", VARIANT, "--json").json["clauses"]
    assert all(set(clause) == {"id", "kind", "text", "tests"} for clause in clauses)
    assert {clause["kind"] for clause in clauses} == {"clause", "ruling", "definition"}
    assert all(clause["tests"] for clause in clauses if clause["kind"] != "definition")
    assert "ST-CPN-1" not in {clause["id"] for clause in clauses}
    assert "ST-MOVE-3" in run("rules", VARIANT).out


def test_one_rule(run: Run) -> None:
    [clause] = run("rules", VARIANT, "st-r-16", "--json").json["clauses"]
    assert clause["id"] == "ST-R-16" and clause["kind"] == "ruling"
    plain = run("rules", VARIANT, "ST-R-16")
    assert "shuttle_limit" in plain.out and "examples.yaml: ST-X-19" in plain.out


@pytest.mark.parametrize(
    ("who", "status", "last"), [("North", 0, "1 passed, 0 failed"), ("South", 1, "0 passed, 1 failed")]
)
def test_scenario(run: Run, tmp_path: Path, who: str, status: int, last: str) -> None:
    (tmp_path / "a.yaml").write_text(SCENARIO % who)
    ran = run("scenario", str(tmp_path))
    assert ran.status == status
    assert ran.out.splitlines()[-1] == last
    counts = run("scenario", str(tmp_path), "--json").json
    assert (counts["passed"], counts["failed"]) == (1 - status, status)
    if status:
        assert "expected South, found North" in ran.out and "a.yaml:5" in ran.out


def test_a_malformed_scenario_is_a_failure(run: Run, tmp_path: Path) -> None:
    (tmp_path / "a.yaml").write_text("id: [\n---\n" + SCENARIO % "North")
    ran = run("scenario", str(tmp_path / "a.yaml"))
    assert ran.status == 1 and ran.out.splitlines()[-1] == "1 passed, 1 failed"


def test_a_lesson_is_tried(run: Run, tmp_path: Path) -> None:
    file = Path(__file__).parents[2] / "src" / "sandtable" / "games" / "warkings" / "lessons" / "1-warkings.yaml"
    ran = run("lesson", str(file), "--tries", "5")
    assert ran.status == 0 and "LW-ZERO No soldiers left: solved in 4 acts" in ran.out
    (tmp_path / "a.yaml").write_text("id: A\ntitle: a\ngame: warkings\nseat: A\n")
    wrong = run("lesson", str(tmp_path), "--json")
    assert wrong.status == 1 and "malformed" in wrong.json["lessons"][0]["problems"][0]


def test_duel_follows_its_seed(run: Run) -> None:
    command = (
        "duel",
        VARIANT,
        "--bots",
        "recruit,recruit",
        "--games",
        "3",
        "--option",
        "ply_limit=60",
        "--json",
    )
    first, again = run(*command).json, run(*command).json
    assert set(first) == {
        "variant", "bots", "games", "wins", "wins_by_seat", "draws", "plies_median", "steps_per_s",
        "seconds", "errors", "void",
    }  # fmt: skip
    same = set(first) - {"seconds", "steps_per_s"}
    assert {key: first[key] for key in same} == {key: again[key] for key in same}
    assert sum(first["wins"]) + first["draws"] == 3


def test_duel_takes_rule_options(run: Run) -> None:
    ran = run("duel", VARIANT, "--bots", "recruit", "--games", "1", "--option", "ply_limit=6", "--json")
    assert ran.json["draws"] == 1
    assert "recruit" in run("duel", VARIANT, "--bots", "recruit", "--games", "1").out


def test_verify(run: Run, record: Path, tmp_path: Path) -> None:
    verdict = run("verify", str(record), "--json").json
    assert verdict["ok"] is True and set(verdict) == {"ok", "actions", "result", "sha256"}
    assert "holds" in run("verify", str(record)).out
    text = record.read_text(encoding="utf-8")
    edited = tmp_path / "edited.txt"
    edited.write_text("".join(text.splitlines(keepends=True)[:-3]), encoding="utf-8")
    ran = run("verify", str(record), str(edited), "--json")
    assert ran.status == 1
    assert [row["ok"] for row in ran.json] == [True, False]
    assert "it was cut" in run("verify", str(edited)).out


def test_verify_of_a_record_of_other_rules_says_what_it_could_not_check(run: Run, record: Path, tmp_path: Path) -> None:
    text = record.read_text(encoding="utf-8")
    rules = next(line for line in text.splitlines() if line.startswith("[Rules "))
    other = tmp_path / "other.txt"
    other.write_text(text.replace(rules, '[Rules "77"]'), encoding="utf-8")
    ran = run("verify", str(other))
    assert ran.status == 0
    first, *rest = ran.out.splitlines()
    assert first.startswith(f"{other}: holds as far as it can be checked, ")
    assert "played under version 77 of the rules of stratego; these are version" in rest[0]
    assert rest[1].startswith("  holds: ") and "seed" in rest[1]
    assert rest[2].startswith("  cannot be checked: ") and "actions" in rest[2]
    verdict = run("verify", str(other), "--json").json
    assert verdict["ok"] is True and {"actions", "result", "sha256", "rules", "unchecked"} <= set(verdict)
    other.write_text(text.replace(rules, '[Rules "77"]').replace('[Seed "', '[Seed "0'), encoding="utf-8")
    forged = run("verify", str(other))
    assert forged.status == 1 and "does not hold" in forged.out


def test_verify_takes_any_bytes(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "noise"
    path.write_bytes(bytes(range(256)) * 10)
    ran = run("verify", str(path))
    assert ran.status == 1 and len(ran.out.splitlines()) == 1


@pytest.mark.parametrize(
    "command",
    [
        ("nonsense",),
        ("games", "--nonsense"),
        ("rules",),
        ("rules", "chess"),
        ("rules", VARIANT, "ST-NONE-1"),
        ("scenario", "no/such/folder"),
        ("scenario", "EMPTY"),
        ("verify", "no/such/file"),
        ("verify", "EMPTY"),
        ("review",),
        ("review", "no/such/file"),
        ("review", "EMPTY"),
        ("duel", "chess", "--bots", "recruit"),
        ("duel", VARIANT),
        ("duel", VARIANT, "--bots", "nobody"),
        ("duel", VARIANT, "--bots", "recruit,recruit,recruit"),
        ("duel", VARIANT, "--bots", "process:no/such/program"),
        ("duel", VARIANT, "--bots", "recruit", "--on-error", "maybe"),
        ("duel", VARIANT, "--bots", "recruit", "--time-limit", "0"),
        ("duel", VARIANT, "--bots", "recruit", "--games", "0"),
        ("duel", VARIANT, "--bots", "recruit", "--games", "many"),
        ("duel", VARIANT, "--bots", "recruit", "--players", "3"),
        ("duel", VARIANT, "--bots", "recruit", "--option", "first"),
        ("duel", VARIANT, "--bots", "recruit", "--option", "frist=1"),
        ("duel", VARIANT, "--bots", "recruit", "--option", "first=7"),
        ("play", "chess"),
        ("play", "--terminal", "chess"),
        ("play", "--terminal", "--level", "nobody"),
        ("play", "--terminal", "--players", "3"),
        ("play", VARIANT, "--players", "3"),
        ("play", "stratego-barrage"),
        ("play", "--terminal", "--option", "resign=maybe"),
        ("serve", "--port", "99999"),
    ],
)
def test_bad_input_is_one_line_and_status_2(run: Run, tmp_path: Path, command: tuple[str, ...]) -> None:
    ran = run(*(str(tmp_path) if word == "EMPTY" else word for word in command))
    assert ran.status == 2
    assert ran.out == ""
    assert len(ran.err.splitlines()) == 1 and ran.err.startswith("sandtable: "), ran.err


def type_in(monkeypatch: pytest.MonkeyPatch, *lines: str) -> None:
    monkeypatch.setattr(sys, "stdin", io.StringIO("".join(f"{line}\n" for line in lines)))


def test_a_game_in_the_terminal(run: Run, monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    saved = tmp_path / "own.txt"
    type_in(
        monkeypatch, "?", "presets", "hint", "setup", "ready", "hint", "moves", "help a1", "rule ST-R-16", "why a1-b2",
        "nonsense", "", "board", f"save {saved}", "save", f"save {tmp_path}", "resign",
    )  # fmt: skip
    ran = run("play", "--terminal", "--level", "recruit", "--seed", "3")
    assert ran.status == 0
    assert "There is no hint here." in ran.out and re.search(r"[a-j]\d+-[a-j]\d+\. [A-Z][a-z]", ran.out)
    assert "Type `ready`" in ran.out and "'nonsense' is no action" in ran.out
    assert "You resign. (ST-R-80)" in ran.out and "North wins" in ran.out
    assert '[Viewer "South"]' in saved.read_text(encoding="utf-8")


def test_a_game_of_three_in_the_terminal_without_a_set_up(
    run: Run, monkeypatch: pytest.MonkeyPatch, toy_listed: Variant
) -> None:
    type_in(
        monkeypatch, "?", "setup", "moves", "moves fold", "stake 1", "stake 2", "stake 3", "draw", "why draw", "quit"
    )
    ran = run("play", "toy", "--terminal", "--players", "3", "--level", "recruit", "--seed", "3")
    assert ran.status == 0
    assert "You play Ada; the Recruit plays Bo, Cy." in ran.out
    assert "Nothing begins with fold now. What you may do begins with: stake" in ran.out
    assert "stake" in ran.out and "'setup' is no action" in ran.out and "presets" not in ran.out


def test_leaving_the_terminal_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    type_in(monkeypatch, "quit")
    assert "You have left the game." in run("play", "--terminal", VARIANT).out
    type_in(monkeypatch)
    assert run("play", "--terminal").status == 0


def test_ctrl_c_ends_with_one_line(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr("sandtable.arena.duel.fight", interrupted)
    ran = run("duel", VARIANT, "--bots", "recruit")
    assert (ran.status, ran.err) == (130, "stopped\n")


def has_helpers(pid: int) -> bool:
    """Return whether a duel has helper processes: it starts them with its first games, once the rules are ready."""
    listed = subprocess.run(["ps", "-o", "args=", "--ppid", str(pid)], capture_output=True, text=True)
    return "multiprocessing" in listed.stdout


@pytest.mark.skipif(os.name == "nt", reason="signals are sent in the POSIX way")
def test_the_installed_program_stops_at_ctrl_c() -> None:
    short = ("--games", "100000", "--option", "ply_limit=8")
    command = [sys.executable, "-m", "sandtable.cli", "duel", VARIANT, "--bots", "recruit", *short]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        until = time.monotonic() + 120  # where there is one core alone, it plays without helpers
        while not has_helpers(process.pid) and time.monotonic() < until:
            time.sleep(0.1)
        process.send_signal(signal.SIGINT)
        try:
            out, err = process.communicate(timeout=60)  # its helpers do not play their batches to their ends
        finally:
            process.kill()
    assert process.returncode == 130
    assert out == ""
    assert err.splitlines()[-1] == "stopped" and "Traceback" not in err


def test_bench_prints_figures(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    row = {"variant": VARIANT, "what": "a thing", "value": 1234, "unit": "plies/s", "ratio": 2.5}
    asked: list[tuple[Any, ...]] = []

    def measure(*how: Any) -> list[dict[str, Any]]:
        asked.append(how[:2])
        return [row]

    monkeypatch.setattr("bench.speed.measure", measure)
    assert run("bench", "--json", "--seconds", "1.5").json == [row]
    assert "1,234" in run("bench").out
    ran = run("bench", "--against")
    assert "1,234" in ran.out and "2.5 x" in ran.out
    assert asked == [(1.5, ()), (3.0, ()), (3.0, PEERS)]


def test_bench_against_nothing(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("bench.peers.find_spec", lambda module: None)
    ran = run("bench", "--against")
    assert ran.status == BAD_INPUT and ran.out == ""
    assert 'pip install "sandtable[bench]"' in ran.err.splitlines()[-1]


@pytest.mark.parametrize("seconds", ["0", "-1", "nan", "inf"])
def test_bench_of_no_time(run: Run, seconds: str) -> None:
    ran = run("bench", "--seconds", seconds)
    assert ran.status == BAD_INPUT and ran.out == ""
    assert "number of seconds" in ran.err.splitlines()[-1]


def test_a_variant_explains_its_options(run: Run) -> None:
    ran = run("games", "warkings")
    assert ran.status == 0 and "stall_rounds" in ran.out and "0 to 100, none" in ran.out and "RT-R-39" in ran.out
    assert {option["key"] for option in run("games", "warkings", "--json").json["options"]} > {"advisor", "first"}


def test_duel_shows_who_won_from_where_and_how_it_ended(run: Run, tmp_path: Path) -> None:
    folder = str(tmp_path / "r")
    ran = run("duel", "warkings", "--bots", "recruit,random", "--games", "6", "--paired", "--records", folder)
    for word in ("recruit", "random", "from A", "from B", "95 %", "half of the games take", "endings: "):
        assert word in ran.out, ran.out
    records = sorted((tmp_path / "r").iterdir())
    assert len(records) == 6 and all(run("verify", str(record)).status == 0 for record in records)


def test_a_sweep_is_a_duel_for_each_value(run: Run) -> None:
    ran = run("duel", "warkings", "--bots", "random", "--games", "2", "--sweep", "advisor=stack,once")
    assert ran.status == 0 and "advisor stack" in ran.out and "advisor once" in ran.out
    for wrong in ("advisor", "advisor=", "=once", "advisor=stack,,once", "advisor=twice"):
        refused = run("duel", "warkings", "--bots", "random", "--games", "2", "--sweep", wrong)
        assert refused.status == 2 and len(refused.err.splitlines()) == 1, wrong


def test_void_games_count_for_nobody(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "fragile_players.py").write_text(
        "class Fragile:\n    def __init__(self, variant, seed):\n        self.fails = seed % 2\n\n"
        "    def choose(self, view, legal):\n        return legal[0] if not self.fails else 1 / 0\n\n\n"
        "class Broken(Fragile):\n    choose = None\n"
    )
    monkeypatch.chdir(tmp_path)
    command = ("duel", "warkings", "--on-error", "void", "--records", str(tmp_path / "r"))
    found = run(*command, "--bots", "fragile_players:Fragile,random", "--games", "8", "--json").json
    assert 0 < found["games"] == 8 - len(found["void"]) < 8
    assert sum(found["wins"]) + found["draws"] == found["games"] and found["errors"] == len(found["void"])
    assert all(run("verify", str(record)).status == 0 for record in (tmp_path / "r").iterdir())
    ran = run(*command, "--bots", "fragile_players:Broken,random", "--games", "2")
    assert ran.status == 0 and "2 of 2 games void:" in ran.out and ran.out.count("fragile_players:Broken:") == 2


def test_a_class_of_python_plays(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "own_players.py").write_text(
        "class First:\n    def __init__(self, variant, seed):\n        pass\n\n"
        "    def choose(self, view, legal):\n        return legal[0]\n"
    )
    monkeypatch.chdir(tmp_path)
    assert run("duel", "warkings", "--bots", "own_players:First,random", "--games", "2", "--json").json["errors"] == 0
    for wrong in ("own_players:Second", "no_such_module:First"):
        refused = run("duel", "warkings", "--bots", f"{wrong},random", "--games", "2")
        assert refused.status == 2 and wrong in refused.err
