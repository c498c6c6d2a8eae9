"""A new game: a package of its own, copied from one of the skeletons under another name."""

from __future__ import annotations

import re
import shutil
from collections.abc import Callable, Iterator
from dataclasses import replace
from importlib import import_module
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path
from string import ascii_uppercase

from sandtable.engine import BadInput, Game
from sandtable.engine.compile.codegen import ARTEFACT
from sandtable.engine.compile.sources import rules_digest
from sandtable.engine.compile.wasm.artefact import packed, unpacked
from sandtable.engine.compile.wasm.make import fits
from sandtable.games import games

KINDS = ("cards", "board")
_HERE = Path(__file__).parent
_PACKAGE = _HERE / "package"
_NAME, _PREFIX = "skirmish", "SK"  # what the skeletons are called
_NOT_COPIED = ("__pycache__", ARTEFACT)


def write(name: str, kind: str, folder: Path) -> Path:
    """Write the package `name` into `folder` and return its place; raises BadInput, and then nothing is written.

    The game of kind `cards` or `board` is whole: it can be played, and its tests pass.
    """
    if kind not in KINDS:
        raise BadInput(f"there is no skeleton {kind!r}; there are {', '.join(KINDS)}")
    _check(name)
    target = folder / name
    if target.exists():
        raise BadInput(f"{target} is there already; choose another name or folder")
    words = {_NAME: name, _NAME.capitalize(): name.capitalize(), _NAME.upper(): name.upper()}
    prefix = _prefix(name)
    try:
        for place, source in _files(kind):
            path = target / _renamed(place.as_posix(), words, prefix)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(_renamed(source.read_text(encoding="utf-8"), words, prefix), encoding="utf-8")
        _write_compiled(kind, target / name, lambda text: _renamed(text, words, prefix))
    except OSError as problem:
        shutil.rmtree(target, ignore_errors=True)
        raise BadInput(f"{path} cannot be written: {problem.strerror}") from None
    return target


def skeleton(kind: str) -> Game:
    """Return the game of a skeleton."""
    game: Game = import_module(f"sandtable.skeletons.{kind}").GAME
    return game


def _write_compiled(kind: str, package: Path, renamed: Callable[[str], str]) -> None:
    """Write the compiled rules, which are the skeleton's under another name: the game plays at full speed at once."""
    game = skeleton(kind)
    if fits(game):
        drivers = renamed(game.drivers_source.replace(f"sandtable.skeletons.{kind}.", f"{package.name}."))
        made = replace(unpacked((game.folder / ARTEFACT).read_bytes()), sources=rules_digest(package, drivers))
        (package / ARTEFACT).write_bytes(packed(made))


def _check(name: str) -> None:
    if iskeyword(name):
        raise BadInput(f"{name!r} is a word of Python itself; choose another name")
    if not re.fullmatch(r"[a-z][a-z0-9]{1,19}", name):
        raise BadInput(f"{name!r} cannot be a game's name: 2 to 20 small letters and digits, a letter first")
    if name in (game.name for game in games()):
        raise BadInput(f"there is a game {name} already")
    if find_spec(name):
        raise BadInput(f"Python has a module {name} already, which the game would hide; choose another name")


def _prefix(name: str) -> str:
    """Two letters for the ids of clauses that no other game has taken."""
    taken = {id[:2] for game in games() for id in game.rulebook.clauses}
    first, *others = (letter for letter in name.upper() if letter.isalpha())
    pairs = [f"{first}{other}" for other in (*others, *ascii_uppercase)]
    return next(pair for pair in pairs if pair not in taken)


def _files(kind: str) -> Iterator[tuple[Path, Path]]:
    """Every file of a new package: its place there, and where its text stands here."""
    for source in _within(_PACKAGE):
        yield source.relative_to(_PACKAGE), source
    game = _HERE / kind
    for source in _within(game):
        place = source.relative_to(game)
        yield place if place.parts[0] == "tests" else Path(_NAME, place), source


def _within(folder: Path) -> list[Path]:
    return [path for path in sorted(folder.rglob("*")) if path.is_file() and not set(path.parts) & set(_NOT_COPIED)]


def _renamed(text: str, words: dict[str, str], prefix: str) -> str:
    for old, new in words.items():
        text = text.replace(old, new)
    return re.sub(rf"\b{_PREFIX}(?=[-_][A-Z])", prefix, text)
