"""Servers of earlier commits. Their code comes from the history of the repository."""

from __future__ import annotations

import io
import json
import os
import signal
import subprocess
import sys
import zipfile
from pathlib import Path
from typing import Any

from tests.host.servers import Server

ROOT = Path(__file__).parents[2]
ALONE = "40953190cbc42be244203e8de0b70e6b50fe934d"
"""The last commit before servers could share a database."""
SHARED = "65c1f7b41641f8958cd184c6452624837e44d385"
"""The last commit whose servers could share a database only with those of the same schema."""

PROGRAM = """
import json, sys
from sandtable.host.serve import run
from sandtable.host.settings import Settings
sys.exit(run(Settings(**json.loads(sys.argv[1])), ready=lambda address: print(address, flush=True)))
"""


class NoHistory(Exception):
    """Git does not have the code of a commit here, because this is no clone, or one without history."""


def source_of(commit: str, folder: Path) -> Path:
    """Unpack the code of a commit into a folder; return what Python imports it from. Raise NoHistory."""
    program = ["git", "-C", str(ROOT), "archive", "--format=zip", commit, "src"]
    try:
        packed = subprocess.run(program, capture_output=True, check=True).stdout
    except (OSError, subprocess.CalledProcessError):
        raise NoHistory(f"git does not have the code of {commit[:8]} here") from None
    with zipfile.ZipFile(io.BytesIO(packed)) as archive:
        archive.extractall(folder)
    return folder / "src"


class EarlierServer(Server):
    """A server that runs the code in `source`."""

    def __init__(self, source: Path, db: Path | str, **settings: Any) -> None:
        super().__init__(db, **settings)
        self._source = source
        self._program: subprocess.Popen[str] | None = None

    def start(self) -> None:
        # Earlier code knows no WebAssembly.
        environment = {**os.environ, "PYTHONPATH": str(self._source), "SANDTABLE_BACKEND": "interpreted"}
        command = [sys.executable, "-c", PROGRAM, json.dumps(self._settings)]
        self._program = subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True)
        assert self._program.stdout is not None
        assert self._program.stdout.readline().strip() == f"http://127.0.0.1:{self.port}"

    def _end(self, number: signal.Signals) -> int:
        program, self._program = self._program, None
        if program is None:
            return super()._end(number)
        with program:
            program.send_signal(number)
            return program.wait(timeout=120)


class UpgradedServer(EarlierServer):
    """A server that runs the code in `source` when it is started first, and the present code from then on.

    Its clock is right, whatever `ahead` says.
    """

    def __init__(self, source: Path, db: Path | str, ahead: float = 0.0, **settings: Any) -> None:
        super().__init__(source, db, **settings)
        self._upgraded = False

    def start(self) -> None:
        start, self._upgraded = Server.start if self._upgraded else EarlierServer.start, True
        start(self)
