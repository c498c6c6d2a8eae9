"""The versions that a server and players on other machines must have in common."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable import __version__
from sandtable.games import at_tables

SANDTABLE = "sandtable"


def versions() -> dict[str, str]:
    """Return the version of Sandtable here, and by game the versions of the rules."""
    games = {variant.game.name: str(variant.game.version) for variant in at_tables().values()}
    return {SANDTABLE: __version__, **games}


def difference(server: Mapping[str, str], players: Mapping[str, str]) -> str | None:
    """Return what keeps players from playing for a server, in one sentence, or None. Games that only they have do not
    matter.
    """
    for name, version in server.items():
        other = players.get(name)
        if other == version:
            continue
        if name == SANDTABLE:
            return f"The server runs Sandtable {version}, the players run {other}."
        if other is None:
            return f"The players do not have the game {name}."
        return f"The server has version {version} of the rules of {name}, the players have version {other}."
    return None
