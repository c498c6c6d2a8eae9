"""Build hook: puts the compiled web client into wheels and source distributions."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent
sys.path.insert(0, str(ROOT))

from tools import node  # noqa: E402


class ClientHook(BuildHookInterface[Any]):
    def dependencies(self) -> list[str]:
        return [] if node.system_node() else [node.WHEEL]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":  # dev.py builds the client there, and again when it changes
            return
        self.run("npm", "ci", "--omit=dev", "--no-audit", "--no-fund", "--loglevel=error")
        self.run("npm", "run", "build")

    def run(self, *command: str) -> None:
        try:
            subprocess.run([sys.executable, ROOT / "tools" / "node.py", *command], cwd=ROOT / "web", check=True)
        except subprocess.CalledProcessError:
            sys.exit(f"Building the web client failed in: {' '.join(command)}")
