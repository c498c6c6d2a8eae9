"""Make `rules.wasm` of each game, from its rules: `python -m scripts.make_rules [GAME ...]`, or `make rules`.

Those that fit their sources are left alone, unless games are named. `--check` makes them anew and writes nothing: it
fails if the bytes are others.
"""

from __future__ import annotations

import os
import subprocess
import sys
import time
from pathlib import Path

os.environ["SANDTABLE_BACKEND"] = "native"  # numba is the compiler, and runs nothing

from tests import toy

from sandtable.engine.compile.codegen import ARTEFACT
from sandtable.engine.compile.wasm.make import fits, made
from sandtable.engine.game import Game
from sandtable.games import of_this_house
from sandtable.skeletons.copying import KINDS, skeleton


def known() -> dict[str, Game]:
    """Return every game that has a `rules.wasm` in the repository, by its name; skeletons by what they are of."""
    named = {game.name: game for game in (*(variant.game for variant in of_this_house()), toy.GAME)}
    return named | {kind: skeleton(kind) for kind in KINDS}


def main(arguments: list[str]) -> int:
    """Make the rules of these games, each in a process of its own: what numba has compiled before leaves traces."""
    check = "--check" in arguments
    names = [name for name in arguments if not name.startswith("--")]
    found = known()
    if unknown := [name for name in names if name not in found]:
        sys.exit(f"there is no game {unknown[0]!r}; there are {', '.join(found)}")
    if len(names) == 1:
        return _make(found[names[0]], check)
    wanted = names or [name for name, game in found.items() if check or not fits(game)]
    how = ["--check"] if check else []
    return max((_in_a_process(name, how) for name in wanted), default=0)


def _in_a_process(name: str, how: list[str]) -> int:
    return subprocess.run([sys.executable, "-m", "scripts.make_rules", *how, name]).returncode


def _make(game: Game, check: bool) -> int:
    began = time.monotonic()
    file, found = game.folder / ARTEFACT, made(game)
    same = file.exists() and file.read_bytes() == found
    if not check:
        file.write_bytes(found)
    seconds = time.monotonic() - began
    print(f"{_shown(file)}: {len(found)} bytes, {'the same' if same else 'new'}, {seconds:.0f} s", flush=True)
    return int(check and not same)


def _shown(file: Path) -> Path:
    return file.relative_to(Path.cwd()) if file.is_relative_to(Path.cwd()) else file


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
