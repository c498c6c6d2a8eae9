"""Tests of dev.py, the first program that a newcomer runs."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import time
import venv
from pathlib import Path

import pytest
from tests.host.programs import running

ROOT = Path(__file__).parents[1]
PRETEND = """
import runpy, sys
sys.version_info = ({major}, {minor}, 0, "final", 0)
sys.version = "{major}.{minor}.0 (main, Jan  1 2030, 00:00:00) [GCC 1.0]"
runpy.run_path("dev.py", run_name="__main__")
"""


def started_by(major: int, minor: int) -> subprocess.CompletedProcess[str]:
    """Return what dev.py prints under this version of Python when it is asked for an unknown command."""
    program = PRETEND.format(major=major, minor=minor)
    return subprocess.run([sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True)


@pytest.mark.parametrize(("major", "minor"), [(3, 10), (3, 15), (4, 0)])
def test_another_python_is_refused_in_a_sentence(major: int, minor: int) -> None:
    ran = started_by(major, minor)
    assert ran.returncode == 1 and ran.stdout == ""
    (line,) = ran.stderr.splitlines()
    assert line.startswith(f"Sandtable needs Python 3.11 to 3.14; this is {major}.{minor}.0.")


@pytest.mark.parametrize("minor", [11, 12, 13, 14])
def test_the_pythons_of_pyproject_are_taken(minor: int) -> None:
    assert started_by(3, minor).returncode == 2
    project = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    assert f'"Programming Language :: Python :: 3.{minor}"' in project
    assert re.search(r'^requires-python = ">=3\.11,<3\.15"', project, re.MULTILINE)


@pytest.mark.skipif(os.name != "posix", reason="elsewhere the locale does not say how files are encoded")
@pytest.mark.parametrize("spoken", ["C", "POSIX"])
def test_python_starts_in_a_folder_whose_name_the_locale_cannot_spell(tmp_path: Path, spoken: str) -> None:
    folder = tmp_path / "mein schönes Spiel"
    venv.create(folder)
    (site,) = folder.glob("lib/python*/site-packages")
    (site / "of_the_project.pth").write_text(f"{folder}\n", encoding="utf-8")
    ask = f"from tools import locales; import pathlib; print(locales.needed_by(pathlib.Path({str(folder)!r})))"
    asked = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", ask], cwd=ROOT, env={"LC_ALL": spoken}, capture_output=True, text=True
    )
    needed = dict(re.findall(r"'(\w+)': '([^']+)'", asked.stdout))
    ran = subprocess.run(
        [folder / "bin" / "python", "-c", "import sys; print(sys.path)"], env=needed, capture_output=True
    )
    assert ran.returncode == 0 and "schönes" in ran.stdout.decode(), ran.stderr
    assert "LC_CTYPE" in needed


PARTS = """
import sys
from concurrent.futures import ThreadPoolExecutor
from tools import steps

steps.PATIENCE = 0.1
steps.stop_on_signals()
with ThreadPoolExecutor(1) as lanes:
    parts = [lanes.submit(steps.run, sys.executable, "-c", part) for part in sys.argv[1:]]
    for part in parts:
        part.result()
"""
PART = """
import subprocess, sys, time
stubborn = "import signal, time; signal.signal(signal.SIGTERM, signal.SIG_IGN); print(1, flush=True); time.sleep(600)"
child = subprocess.Popen([sys.executable, "-c", stubborn], stdout=subprocess.PIPE, start_new_session=True)
child.stdout.readline()
open({file!r}, "w").write(f"{{child.pid}}\\n")
time.sleep(600)
"""


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="the processes of this system are not listed in /proc")
@pytest.mark.parametrize("number", [signal.SIGTERM, signal.SIGINT, signal.SIGHUP])
def test_a_signal_ends_all_parts_with_their_children(tmp_path: Path, number: signal.Signals) -> None:
    """A child has a session of its own and ignores the signal; the next part never begins."""
    children = [tmp_path / "first", tmp_path / "second"]
    command = [sys.executable, "-c", PARTS, *(PART.format(file=str(file)) for file in children)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.DEVNULL) as parts:
        while not (children[0].exists() and children[0].read_text().endswith("\n")):
            assert parts.poll() is None
            time.sleep(0.01)
        parts.send_signal(number)
        assert parts.wait(5) == (-number if number == signal.SIGINT else 128 + number)
    assert not running(int(children[0].read_text())) and not children[1].exists()
