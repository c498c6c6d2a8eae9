"""Games of other packages: installing them into the environment here, and building their parts of the web client."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.install import WEB, client, install, node, set_up
from tools.steps import Failed, run, say, step

GROUP = "sandtable.games"


def add(folder: Path) -> int:
    """Install the package in `folder` in place, and build its games' clients; run it again after each change of a
    client.
    """
    modules = games(folder)
    set_up("test.txt")  # authors of games run its tests
    client()
    with step(f"{folder.name}: installed in place"):
        install("--no-deps", "--no-build-isolation", "-e", folder)
    for module in modules:
        build_part(folder / module)
    say(f"-- {', '.join(modules)}: ready. Try it: .venv/bin/sandtable play {modules[0]}")
    return 0


def games(folder: Path) -> list[str]:
    """Return the modules that a package names as games."""
    try:
        project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
        return list(project["entry-points"][GROUP].values())
    except (OSError, tomllib.TOMLDecodeError, KeyError) as error:
        raise Failed(
            f'{folder} is no package with a game: its pyproject.toml names none under [project.entry-points."{GROUP}"]'
        ) from error


def build_part(game: Path) -> None:
    """Build `static/` from the `client/` of a game, if it has one."""
    if (game / "client" / "index.ts").is_file():
        with step(f"{game.name}: its part of the web client"):
            build = node("npm", "run", "part")
            run(*build, cwd=WEB, env={"GAME": str(game.resolve())})
