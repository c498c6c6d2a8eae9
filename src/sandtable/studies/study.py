"""Studies as their files describe them: what is played, how often, and what is measured."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations, product
from pathlib import Path
from typing import Any

import msgspec
from msgspec import Struct

from sandtable.engine.errors import BadInput
from sandtable.engine.json_data import Json
from sandtable.engine.text_files import read_text
from sandtable.engine.yaml_text import read_yaml

MOST_CELLS = 1000
WIDEST = 0.5
"""The upper bound of `half_width`: every share is known at least this precisely."""


class Until(Struct, frozen=True, forbid_unknown_fields=True):
    """The condition to stop: in every cell the first player's share of wins is known this precisely."""

    half_width: float  # half the width of its 95 % interval
    at_most: int  # most games in a cell


class _File(Struct, forbid_unknown_fields=True):
    """The keys of a study file."""

    title: str
    game: str
    players: list[str] = []
    meet: list[str] = []
    games: int | None = None
    until: Until | None = None
    vary: dict[str, list[Any]] = {}
    cells: list[Json] = []
    options: Json = {}
    seats: int | None = None
    pair: bool = False
    seed: int = 1
    measure: tuple[str, ...] = ("wins", "length")


class Study(Struct, frozen=True):
    """A study that was read; `settings` are those of each cell, in the order of the file: option keys, and `players`,
    `meet`, `seats`, `restrict`, `games` and `name`.
    """

    title: str
    game: str
    players: tuple[str, ...]
    games: int
    half_width: float | None
    settings: tuple[Mapping[str, Any], ...]
    varied: tuple[str, ...]
    options: Mapping[str, Any]
    seats: int | None
    pair: bool
    seed: int
    measure: tuple[str, ...]


def read_study(path: Path) -> Study:
    """Return the study in a file; raise BadInput with the file's name and what is wrong in it."""
    text = read_text(path)
    try:
        return study_of(read_yaml(text))
    except BadInput as problem:
        raise BadInput(f"{path}: {problem}") from None


def study_of(data: Any) -> Study:
    """Return the study described by plain data, as in a file; raise BadInput."""
    try:
        file = msgspec.convert(data, _File)
    except msgspec.ValidationError as problem:
        raise BadInput(_in_plain_words(str(problem))) from None
    if (file.games is None) == (file.until is None):
        raise BadInput("a study says how many `games` a cell has, or `until` when it is played; one of the two")
    if bool(file.players) == bool(file.meet):
        raise BadInput("a study needs `players`: the names of levels, one for each seat or fewer; or else `meet`")
    games = file.until.at_most if file.until else file.games
    assert games is not None
    need_games(games)
    if file.until and not 0 < file.until.half_width < WIDEST:
        raise BadInput(f"half_width is a share between 0 and {WIDEST:g}, not {file.until.half_width:g}")
    return Study(
        file.title,
        file.game,
        tuple(file.players or file.meet),
        games,
        file.until.half_width if file.until else None,
        _settings(file),
        tuple(file.vary) or tuple(dict.fromkeys(key for cell in file.cells for key in cell)),
        file.options,
        file.seats,
        file.pair,
        file.seed,
        tuple(dict.fromkeys(file.measure)),
    )


def _meetings(names: list[str]) -> tuple[Mapping[str, Any], ...]:
    """Return a cell for each pair of these players."""
    if len(set(names)) < len(names) or len(names) < 2:
        raise BadInput("meet: at least two players, each of them once")
    return tuple({"name": f"{one} against {other}", "meet": [one, other]} for one, other in combinations(names, 2))


def need_games(games: Any) -> int:
    """Return the number of games of a cell; raise BadInput unless it is an integer of at least 2."""
    if isinstance(games, bool) or not isinstance(games, int):
        raise BadInput(f"games: a whole number, not {games!r}")
    if games < 2:
        raise BadInput(f"a cell has at least 2 games, not {games}")
    return games


def _settings(file: _File) -> tuple[Mapping[str, Any], ...]:
    if bool(file.vary) + bool(file.cells) + bool(file.meet) > 1:
        raise BadInput("cells are written out under `cells`, or come from `vary`, or from `meet`; not both")
    empty = [key for key, values in file.vary.items() if not values]
    if empty:
        raise BadInput(f"vary: {empty[0]} has no values")
    if file.cells:
        return tuple(file.cells)
    if file.meet:
        return _meetings(file.meet)
    count = 1
    for values in file.vary.values():
        count *= len(values)
    if count > MOST_CELLS:
        raise BadInput(f"vary makes {count} cells; {MOST_CELLS} are the most")
    return tuple(dict(zip(file.vary, chosen, strict=True)) for chosen in product(*file.vary.values()))


def _in_plain_words(problem: str) -> str:
    """Return what is wrong, and where, without the notation of msgspec."""
    what, _, where = problem.replace(" | null", "").partition(" - at `$")
    for sign, word in {"`int`": "a whole number", "`str`": "a text", "`array`": "a list", "`object`": "keys and values",
                       "`bool`": "true or false", "`float`": "a number", "`null`": "nothing"}.items():  # fmt: skip
        what = what.replace(sign, word)
    what = what.replace("Object contains unknown field", "there is no key")
    what = what.replace("Object missing required field", "it lacks the key")
    place = where.strip("`.").replace("[...]", "")
    return f"{place}: {what[0].lower()}{what[1:]}" if place else f"{what[0].lower()}{what[1:]}"
