"""The games: one line each."""

from __future__ import annotations

from functools import cache
from importlib import import_module
from typing import Any

from sandtable.umpire.errors import BadInput
from sandtable.umpire.game import Game, Variant

_GAMES = (
    "sandtable.games.stratego",
    "sandtable.games.soldier",
    "sandtable.games.warkings",
    "sandtable.games.combat",
)


def _modules() -> list[Any]:
    return [import_module(name) for name in _GAMES]


@cache
def variants() -> dict[str, Variant]:
    """Every variant there is, by its id."""
    return {variant.id: variant for game in _modules() for variant in game.VARIANTS}


def games() -> tuple[Game, ...]:
    """Every game: a family of variants with one set of rules."""
    return tuple(game.GAME for game in _modules())


def variant(id: str) -> Variant:
    """A variant by its id; raises BadInput."""
    found = (_of_its_game(id) or variants().get(id)) if isinstance(id, str) else None
    if found is None:
        raise BadInput(f"there is no variant {id!r}; there is {', '.join(variants())}")
    return found


@cache
def _of_its_game(id: str) -> Variant | None:
    """The variant, if its id begins with its game's name: then no other game has to be loaded."""
    for name in _GAMES:
        if name.rpartition(".")[2] == id.partition("-")[0]:
            return next((variant for variant in import_module(name).VARIANTS if variant.id == id), None)
    return None
