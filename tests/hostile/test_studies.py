"""Tests that a study in the lab, of a game whose player looks for secrets, finds none."""

from __future__ import annotations

import json
import subprocess
from pathlib import Path

import pytest
from tests.host.games import setup
from tests.host.programs import until
from tests.hostile.servers import Watched, play, secrets_of
from tests.hostile.unprivileged import surroundings

from sandtable import sandbox

ANOTHER = "what another study asks"
REQUEST = {"title": "Who wins?", "game": "spy", "players": ["sergeant"], "games": 2, "measure": ["wins"]}


def found(server: Watched) -> tuple[set[str], dict[str, list[str]]]:
    """Let a person lay out an army beside another study; return what the study looked for and what it found."""
    made = server.table({"kind": "human"}, {"kind": "human"})
    token, army = server.sit(made, "South"), setup(0)
    assert play(server, made["id"], token, army)[0] == 200
    needles = secrets_of(server, made, token, army) | {"another study": ANOTHER.encode()}
    another = server.folder / "lab" / "20261125-030000-another"
    another.mkdir(parents=True)
    (another / "study.yaml").write_text(ANOTHER)
    server.order(needles)
    status, begun = server.call("/api/lab/studies", REQUEST)
    assert status == 201, begun
    report = server.cache / "report"
    until(report.exists, "the end of the search")
    return set(needles), json.loads(report.read_text())


@pytest.mark.skipif(sandbox.version() == 0, reason="this system has no Landlock")
def test_a_study_finds_nothing(tmp_path: Path) -> None:
    with Watched(tmp_path, more=["--lab"]) as server:
        _, places = found(server)
        assert places == {}


@pytest.mark.nightly  # that the test could fail
def test_it_would_find_everything(tmp_path: Path) -> None:
    """Without protection, the same study finds everything."""
    with Watched(tmp_path, protected=False, more=["--lab"]) as server:
        needles, places = found(server)
    assert places.keys() >= needles - {"a token", "an invite"}, "of these only hashes are kept"
    assert any("/mem" in place for place in places["the seed"])


@pytest.mark.skipif(sandbox.version() == 0, reason="this system has no Landlock")
def test_it_reads_and_writes_what_is_named_and_makes_nothing_but_files(tmp_path: Path) -> None:
    """A link that a study makes could show a visitor of the lab what only the server may read."""
    for name in ("results", "cache", "other", "code"):
        (tmp_path / name).mkdir()
    (tmp_path / "study.yaml").write_text("title: a question")
    (tmp_path / "code" / "tries.py").write_text(TRIES)
    environment = surroundings(tmp_path, protected=True)
    may = ["--reads", str(tmp_path / "study.yaml"), "--writes", str(tmp_path / "results")]
    command = [*sandbox.COMMAND, *may, "tries", str(tmp_path)]
    assert subprocess.run(command, env=environment, cwd="/").returncode == 0


TRIES = """
import os, pathlib, subprocess, sys
here, results = pathlib.Path(sys.argv[1]), pathlib.Path(sys.argv[1], "results")
def refused(tried):
    try:
        tried()
    except OSError:  # a link out of its folders is one to another device
        return True
    return False
assert (here / "study.yaml").read_text()
assert refused(lambda: (here / "study.yaml").write_text("x"))
assert refused(lambda: (here / "other" / "new").write_text("x"))
assert refused(lambda: pathlib.Path("/dev/shm/new").write_text("x"))
(results / "games.new").write_text("x")
(results / "games.new").replace(results / "games")
assert refused(lambda: (results / "report.html").symlink_to(here / "study.yaml"))
assert refused(lambda: os.link(here / "study.yaml", results / "report.html"))
assert refused(lambda: os.mkfifo(results / "report.html"))
code = f"open({str(here / 'other' / 'new')!r}, 'w')"
assert subprocess.run([sys.executable, "-c", code], stderr=subprocess.DEVNULL).returncode == 1
"""
