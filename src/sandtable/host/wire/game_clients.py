"""The clients of games from other packages, which are built apart from the web client and served as they are."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlette.staticfiles import StaticFiles

from sandtable.engine.game import Game
from sandtable.games import games

PREFIX = "parts/"
BUILT = "static"  # in the game's folder, written by web/vite.part.config.ts


def address(game: Game) -> str | None:
    """Return the address of a game's client on this server, or None."""
    return f"/{PREFIX}{game.name}" if (game.folder / BUILT / "index.js").is_file() else None


def find(path: str) -> Path | None:
    """Return the file at `parts/GAME/FILE`, or None."""
    name, _, file = path.removeprefix(PREFIX).partition("/")
    if name not in _folders() or not file or "\0" in file:
        return None
    found, info = StaticFiles(directory=_folders()[name]).lookup_path(file)
    return Path(found) if info is not None and Path(found).is_file() else None


@cache
def _folders() -> dict[str, Path]:
    return {game.name: game.folder / BUILT for game in games() if address(game)}
