"""Games installed as others install them: from wheels, into a folder of their own that is in PYTHONPATH."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import sandtable.skeletons

ROOT = Path(__file__).parents[2]
SKELETONS = Path(sandtable.skeletons.__file__).parent


def install(package: Path, site: Path) -> None:
    """Build the wheel of a package, and install it in `site`."""
    command = [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(package / "dist")]
    built = subprocess.run(command, cwd=package, capture_output=True, text=True)
    assert built.returncode == 0, built.stdout + built.stderr
    (wheel,) = (package / "dist").glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(site)


def build_part(game: Path) -> None:
    """Build the client part of a game, as `dev.py game` does."""
    command = [sys.executable, str(ROOT / "tools" / "node.py"), "npm", "run", "part"]
    built = subprocess.run(command, cwd=ROOT / "web", env={**os.environ, "GAME": str(game)}, capture_output=True)
    assert built.returncode == 0, built.stdout + built.stderr


def environment(site: Path) -> dict[str, str]:
    """Return the environment of a process that finds what is installed in `site` and interprets rules."""
    return {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), str(ROOT)]), "SANDTABLE_BACKEND": "interpreted"}


def toy(folder: Path) -> Path:
    """Make a package of the tests' toy, and return its folder."""
    package = folder / "toy-package"
    shutil.copytree(ROOT / "tests" / "toy", package / "toy", ignore=shutil.ignore_patterns("__pycache__"))
    project = (SKELETONS / "package" / "pyproject.toml").read_text(encoding="utf-8")
    (package / "pyproject.toml").write_text(project.replace("skirmish", "toy"), encoding="utf-8")
    return package
