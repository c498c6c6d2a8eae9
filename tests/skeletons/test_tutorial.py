"""Tests of docs/a-new-game.md: a reader who follows it has a game whose tests pass after each step."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest
from tests.skeletons.tutorial import steps
from tests.skeletons.wheels import ROOT, environment, install

from sandtable.skeletons.copying import write

OTHERS = (
    "make", "python3 dev.py", ".venv/bin/python -m pip", ".venv/bin/sandtable compile", "cp -r", "rm -r",
    "SANDTABLE_REGENERATE=1",
)  # fmt: skip
"""Commands that change this checkout, or need the network or a linker: `dev.py game` is tested by `test_guests.py`,
`sandtable compile` by `tests/cli/test_compile.py`.
"""


@pytest.mark.nightly  # five packages' tests, one after another; `test_new_game` tries the package that it begins from
def test_every_step_of_the_tutorial(tmp_path: Path) -> None:
    package = write("ambush", "cards", tmp_path)
    site = tmp_path / "site"
    install(package, site)
    here = environment(package)  # the files that are changed stand before those that were installed
    here["PYTHONPATH"] += f":{site}"
    titles, commands = [], []
    for step in steps():
        titles.append(step.title)
        for command in step.carry_out(package):
            commands.append(command)
            if not command.startswith(OTHERS) and " play " not in command and " new-game " not in command:
                run(command.replace("../ambush", str(package)).replace("--games 1000", "--games 20"), here)
        run(f".venv/bin/pytest {package / 'tests'}", here)
    assert len([title for title in titles if title.startswith("Step ")]) == 5
    assert any("clause_numbers" in command for command in commands)
    assert any("tests/every_game" in command for command in commands)


def run(command: str, here: dict[str, str]) -> None:
    """Run a command of the page with the Python of this test."""
    program, *words = command.split()
    module = {".venv/bin/pytest": ["-m", "pytest", "-q", "-p", "no:cacheprovider"]}
    module |= {".venv/bin/python": [], ".venv/bin/sandtable": ["-m", "sandtable.cli"]}
    ran = subprocess.run([sys.executable, *module[program], *words], cwd=ROOT, env=here, capture_output=True, text=True)
    assert ran.returncode == 0, f"{command}\n{ran.stdout}{ran.stderr}"
