"""Tests of docs/programs.md: the printed program creates a table, sets up and plays to the end over HTTP."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

from tests.host.servers import Server

PAGE = Path(__file__).parents[2] / "docs" / "programs.md"
PROGRAMS = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)


def test_the_program_on_the_page_plays_a_whole_game(server: Server, tmp_path: Path) -> None:
    [program] = [text for text in PROGRAMS if "SERVER = sys.argv[1]\n" in text]
    (tmp_path / "lightning.py").write_text(program, encoding="utf-8")
    command = [sys.executable, "-I", "-S", "lightning.py", f"http://127.0.0.1:{server.port}"]
    ran = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert (ran.returncode, ran.stderr) == (0, "")
    assert re.fullmatch(r".*(wins|draw).*\.\n", ran.stdout), ran.stdout
