"""Write client/made/shown.ts of each game, what viewers are shown as types of its client, and told.ts, what they are
told: `python -m scripts.shown_types`.
"""

from __future__ import annotations

import re
import sys
import typing
from collections.abc import Mapping
from pathlib import Path
from types import UnionType

from scripts.typescript import TypeScript

from sandtable.engine.game import Game
from sandtable.engine.messages import Said
from sandtable.engine.shown import ShownTypes, alternatives, parts
from sandtable.games import at_tables
from sandtable.skeletons import board, cards

HEAD = """/*
 * What viewers are shown of the game.
 * Made by `make docs` from words/shown.py.
 */
"""


TOLD_HEAD = """/*
 * What viewers are told of the game, besides what every event has.
 * Made by `make docs` from words/told.py.
 */
"""


def files(game: Game) -> dict[Path, str]:
    """Return what each file of a game should hold."""
    assert game.shown is not None
    made = game.folder / "client" / "made"
    told = {made / "told.ts": events(game.shown)} if game.shown.told is not None else {}
    return {made / "shown.ts": types(game.shown)} | told


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


def events(shown: ShownTypes) -> str:
    """Return the whole file of events: a type for each kind, and one for all."""
    kinds = alternatives(shown.told)
    known = {**_named(shown), **{kind.__name__: kind for kind in parts(*shown)}}
    own = {name: hint for name, hint in _named_in(kinds[0].__module__).items() if known.get(name) != hint}
    written = TypeScript({**known, **own}, leave_out=("text", "clause"))
    body = "\n".join(["\n".join(map(written.alias, own)).rstrip(), "", *map(written.interface, kinds)])
    foreign = known.keys() - own.keys() - {kind.__name__ for kind in kinds}
    code = _NO_TYPES.sub("", body)
    used = [name for name in sorted(foreign) if re.search(rf"[: ]{name}\b", code)]
    imports = [f"import type {{ {', '.join(used)} }} from './shown';", ""] if used else []
    return "\n".join([TOLD_HEAD, *imports, body]).rstrip() + "\n"


_NO_TYPES = re.compile(r"/\*.*?\*/|'[^'\n]*'", re.DOTALL)
"""Comments and words in quotation marks, which may be called like a type."""


def _named(shown: ShownTypes) -> Mapping[str, object]:
    """Return the types that have names in the game's module and are no classes, such as unions of Structs."""
    return _named_in(shown.view.__module__)


def _named_in(module_name: str) -> Mapping[str, object]:
    module = sys.modules[module_name]
    kinds = (typing.Literal, typing.Annotated, UnionType)
    return {name: hint for name, hint in vars(module).items() if typing.get_origin(hint) in kinds and hint != Said}


def main() -> None:
    """Write the files that are not fresh."""
    for game in described():
        for path, text in files(game).items():
            if not path.exists() or path.read_text(encoding="utf-8") != text:
                path.parent.mkdir(exist_ok=True)
                path.write_text(text, encoding="utf-8")
                print(f"{path} written")


if __name__ == "__main__":
    main()
