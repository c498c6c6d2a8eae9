"""Running a program as an unprivileged user, with and without what protects processes."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import sandtable

NOBODY = 65534
TOOTHLESS = """
import ctypes, os, sys

class Nothing:
    def prctl(self, *_):
        return 0
    def syscall(self, *_):
        return -1

real = ctypes.CDLL
ctypes.CDLL = lambda name, *more, **options: Nothing() if name is None else real(name, *more, **options)
import sandtable.sandbox as seclusion
seclusion.NEEDED_PREFIXES = ("",)
seclusion.resource.setrlimit = lambda *_: None
"""
"""As if the operating system knew none of the calls, and every name of the environment were needed."""


def somebody() -> list[str]:
    """Return the words to put before a command so that root does not run it; skip the test if that is impossible."""
    if sys.platform != "linux":
        pytest.skip("processes are kept from one another on Linux")
    if os.geteuid() != 0:
        return []
    if shutil.which("setpriv") is None:
        pytest.skip("the test runs as root, who may read everything, and there is no setpriv")
    before = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", "--"]
    tried = subprocess.run([*before, sys.executable, "-c", "import sandtable"], capture_output=True, cwd="/")
    if tried.returncode:
        pytest.skip(f"nobody may not read {Path(sandtable.__file__).parent}: the test needs a user of its own")
    return before


def hand_over(*folders: Path) -> None:
    """Give these folders with their contents, and access to them, to the user that runs the program."""
    if os.geteuid() != 0:
        return
    for folder in folders:
        for path in [folder, *folder.rglob("*")]:
            os.chown(path, NOBODY, NOBODY)
    for above in folders[0].parents:
        if above.stat().st_uid == os.geteuid() and above != Path(above.anchor):
            above.chmod(above.stat().st_mode | 0o011)


def surroundings(folder: Path, protected: bool, **more: str) -> dict[str, str]:
    """Return the environment of a program that lives in a folder."""
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("SANDTABLE_", "PYTHON"))}
    path = [str(folder / "code")]
    if not protected:
        (folder / "toothless").mkdir()
        (folder / "toothless" / "sitecustomize.py").write_text(TOOTHLESS)
        path.insert(0, str(folder / "toothless"))
    home = {"HOME": str(folder), "SANDTABLE_CACHE": str(folder / "cache"), "SANDTABLE_BACKEND": "interpreted"}
    return {**kept, **home, "PYTHONPATH": os.pathsep.join(path), **more}
