"""The games: one line each."""

from __future__ import annotations

from functools import cache

from sandtable.games import combat, soldier, stratego, warkings
from sandtable.umpire.errors import BadInput
from sandtable.umpire.game import Game, Variant

_GAMES = (stratego, soldier, warkings, combat)


@cache
def variants() -> dict[str, Variant]:
    """Every variant there is, by its id."""
    return {variant.id: variant for game in _GAMES for variant in game.VARIANTS}


def games() -> tuple[Game, ...]:
    """Every game: a family of variants with one set of rules."""
    return tuple(game.GAME for game in _GAMES)


def variant(id: str) -> Variant:
    """A variant by its id; raises BadInput."""
    found = variants().get(id) if isinstance(id, str) else None
    if found is None:
        raise BadInput(f"there is no variant {id!r}; there is {', '.join(variants())}")
    return found
