"""Write client/made/shown.ts of each game, what viewers are shown as types of its client:
`python -m scripts.shown_types`.
"""

from __future__ import annotations

import sys
import typing
from collections.abc import Mapping
from pathlib import Path
from types import UnionType

from scripts.typescript import TypeScript

from sandtable.engine.game import Game
from sandtable.engine.shown import ShownTypes, parts
from sandtable.games import at_tables

HEAD = """/*
 * What viewers are shown of the game.
 * Made by `make docs` from words/shown.py.
 */
"""


def file(game: Game) -> Path:
    return game.folder / "client" / "made" / "shown.ts"


def described() -> list[Game]:
    """Return the games that say what they show."""
    return [game for game in {variant.game for variant in at_tables().values()} if game.shown is not None]


def types(shown: ShownTypes) -> str:
    """Return the whole file."""
    named = _named(shown)
    written = TypeScript(named)
    aliases = "\n".join(map(written.alias, named)).rstrip()
    return "\n".join([HEAD, aliases, "", *map(written.interface, parts(*shown))]).rstrip() + "\n"


def _named(shown: ShownTypes) -> Mapping[str, object]:
    """Return the types that have names in the game's module and are no classes, such as unions of Structs."""
    module = sys.modules[shown.view.__module__]
    kinds = (typing.Literal, typing.Annotated, UnionType)
    return {name: hint for name, hint in vars(module).items() if typing.get_origin(hint) in kinds}


def main() -> None:
    for game in described():
        assert game.shown is not None
        file(game).parent.mkdir(exist_ok=True)
        file(game).write_text(types(game.shown), encoding="utf-8")


if __name__ == "__main__":
    main()
