"""By what rules and players a study was played: results of others are others."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from pathlib import Path

from sandtable.players.nets import PREFIX
from sandtable.umpire.game import Game

SOURCES = ("rules", "player", "setups")
"""Folders of a game that decide how its games go."""


def version_of(game: Game, players: Iterable[str] = ()) -> str:
    """The rules' number, and a hash of the sources that decide what rules and players do, files of nets among them."""
    digest = blake2b(digest_size=6)
    files = [file for part in SOURCES for file in (game.folder / part).rglob("*.py")]
    for file in sorted([*files, *game.folder.glob("measures.py")]):
        digest.update(file.relative_to(game.folder).as_posix().encode() + b"\0" + file.read_bytes())
    for player in sorted({player for player in players if player.startswith(PREFIX)}):
        digest.update(player.encode() + b"\0" + Path(player.removeprefix(PREFIX)).read_bytes())
    return f"rules {game.version}, {digest.hexdigest()}"
