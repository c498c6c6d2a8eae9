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
from sandtable.engine.messages import Said
from sandtable.engine.shown import ShownTypes, parts
from sandtable.games import at_tables
from sandtable.skeletons import board, cards

HEAD = """/*
 * What viewers are shown of the game.
 * Made by `make docs` from words/shown.py.
 */
"""


def file(game: Game) -> Path:
    return game.folder / "client" / "made" / "shown.ts"


def described() -> list[Game]:
    """Return the games that say what they show, those from other packages and the skeletons too."""
    games = {variant.game for variant in at_tables().values()}
    return [game for game in (*games, board.GAME, cards.GAME) if game.shown is not None and _has_client(game)]


def _has_client(game: Game) -> bool:
    """Return whether the sources of its client are there: an installed package has none."""
    return (game.folder / "client").is_dir()


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
    return {name: hint for name, hint in vars(module).items() if typing.get_origin(hint) in kinds and hint != Said}


def main() -> None:
    """Write the files that are not fresh."""
    for game in described():
        assert game.shown is not None
        path, text = file(game), types(game.shown)
        if not path.exists() or path.read_text(encoding="utf-8") != text:
            path.parent.mkdir(exist_ok=True)
            path.write_text(text, encoding="utf-8")
            print(f"{path} written")


if __name__ == "__main__":
    main()
