"""The version of a game's rules and computer players: results of a study are valid for one version."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator
from hashlib import blake2b
from pathlib import Path

from sandtable.bots.networks import PREFIX
from sandtable.engine.game import Game
from sandtable.engine.text_files import read_text

SOURCES = ("rules", "player", "setups")
"""Folders of a game that decide how its games go."""
EARLIER: dict[str, str] = json.loads(Path(__file__).with_name("versions.json").read_text(encoding="utf-8"))
"""Sources that were reworded without changing results keep their version: {hash of the sources: version}."""
_WITHOUT = {"annotation", "returns", "simple", "type_comment", "type_params"}


def version_of(game: Game, players: Iterable[str] = ()) -> str:
    """Return the number of the rules and a hash of what decides how games go: the sources of rules and computer players
    without imports, annotations, comments and docstrings, and the files of the nets among `players`.
    """
    found = hash_of_sources(game)
    nets = sorted({player for player in players if player.startswith(PREFIX)})
    if nets:
        digest = blake2b(found.encode(), digest_size=6)
        for player in nets:
            digest.update(player.encode() + b"\0" + Path(player.removeprefix(PREFIX)).read_bytes())
        found = digest.hexdigest()
    return f"rules {game.version}, {EARLIER.get(found, found)}"


def hash_of_sources(game: Game) -> str:
    """Return a hash of the sources, the same under every version of Python."""
    files = [file for part in SOURCES for file in (game.folder / part).rglob("*.py")]
    digest = blake2b(digest_size=6)
    for file in sorted([*files, *game.folder.glob("measures.py")]):
        digest.update(file.relative_to(game.folder).as_posix().encode() + b"\0")
        digest.update("".join(_meaning(ast.parse(read_text(file)))).encode())
    return digest.hexdigest()


def _meaning(value: object) -> Iterator[str]:
    """Yield a syntax tree as text, without what changes no result. `ast.dump` differs between versions of Python."""
    if isinstance(value, ast.AST):
        yield f"{type(value).__name__.replace('AnnAssign', 'Assign')}("
        for name, part in ast.iter_fields(value):
            if name not in _WITHOUT and part not in (None, []):
                yield f"{name.replace('targets', 'target')}="
                yield from _meaning(part)
        yield ")"
    elif isinstance(value, list):
        yield from (text for part in value if not _says_nothing(part) for text in _meaning(part))
    else:
        yield f"{value!r};"


def _says_nothing(node: object) -> bool:
    match node:
        case ast.Import() | ast.ImportFrom() | ast.Expr(ast.Constant()) | ast.AnnAssign(value=None):
            return True
        case ast.If(test=ast.Name("TYPE_CHECKING")):
            return True
    return False
