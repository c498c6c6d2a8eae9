"""dev.py, the first thing that a newcomer starts."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
PRETEND = """
import runpy, sys
sys.version_info = ({major}, {minor}, 0, "final", 0)
sys.version = "{major}.{minor}.0 (main, Jan  1 2030, 00:00:00) [GCC 1.0]"
runpy.run_path("dev.py", run_name="__main__")
"""


def started_by(major: int, minor: int) -> subprocess.CompletedProcess[str]:
    """What dev.py says to this Python when it is asked for nothing that it knows."""
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
