"""Compiling the rules of a game of one's own: `compile`."""

from __future__ import annotations

import os
import sys
import time
import tomllib
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from subprocess import CalledProcessError
from typing import TYPE_CHECKING, Annotated

import typer

from sandtable.cli.common import app, say
from sandtable.engine.errors import BadInput

if TYPE_CHECKING:
    from sandtable.engine.game import Game

NEEDED = ("numba", "ziglang")
"""The compiler and the linker. The linker is no part of an extra: it takes 400 MB, and few people make games."""


@app.command(name="compile")
def compile_rules(
    folder: Annotated[
        Path,
        typer.Argument(metavar="FOLDER", help="Folder of a game: as `sandtable new-game` makes it, or its package."),
    ],
) -> int:
    """Compile the rules of a game of your own, so that it is no longer interpreted.

    Writes its rules.wasm, which needs no compiler to run and goes into the wheel of the game. Compile again after a
    change of the rules, or for another version of Sandtable.
    """
    if not all(map(find_spec, NEEDED)):
        raise BadInput('sandtable compile needs: pip install "sandtable[native]" ziglang')
    os.environ["SANDTABLE_BACKEND"] = "native"  # numba is the compiler, and runs nothing
    for module, root in packages(folder):
        sys.path.insert(0, str(root))
        _compile(import_module(module).GAME)
    return 0


def packages(folder: Path) -> list[tuple[str, Path]]:
    """Return the modules of the games in a folder, each with the folder that Python must look for it in.

    Raises BadInput where there is none.
    """
    root = folder = folder.resolve()
    if (folder / "__init__.py").exists():
        while (root / "__init__.py").exists():
            root = root.parent
        return [(".".join(folder.relative_to(root).parts), root)]
    found = [
        (module, place) for module in _named(folder) for place in (folder, folder / "src") if _holds(place, module)
    ]
    if not found:
        raise BadInput(
            f"{folder} holds no game: no __init__.py, and no pyproject.toml that names one as sandtable.games"
        )
    return found


def _named(project: Path) -> list[str]:
    """Return the modules that a project names as games."""
    try:
        about = tomllib.loads((project / "pyproject.toml").read_text(encoding="utf-8"))
    except OSError:
        return []
    except ValueError as problem:
        raise BadInput(f"{project / 'pyproject.toml'} cannot be read: {problem}") from None
    games = about.get("project", {}).get("entry-points", {}).get("sandtable.games", {})
    return [str(module).partition(":")[0] for module in games.values()]


def _holds(place: Path, module: str) -> bool:
    return (place.joinpath(*module.split(".")) / "__init__.py").exists()


def _compile(game: Game) -> None:
    from numba.core.errors import NumbaError

    from sandtable.engine.compile.codegen import ARTEFACT
    from sandtable.engine.compile.wasm.make import made

    file, began = game.folder / ARTEFACT, time.monotonic()
    say(f"Compiling the rules of {game.name} ...")
    try:
        found = made(game)
    except NumbaError as problem:
        say(str(problem))
        raise BadInput(f"the rules of {game.name} cannot be compiled; what numba says of them stands above") from None
    except CalledProcessError:
        lacking = "call a function that WebAssembly does not have; the linker names it above"
        raise BadInput(f"the rules of {game.name} {lacking}") from None
    try:
        file.write_bytes(found)
    except OSError as problem:
        raise BadInput(f"{file} cannot be written: {problem.strerror}") from None
    print(f"{file} is written: {len(found) / 1000:.0f} kB, {time.monotonic() - began:.0f} s")
