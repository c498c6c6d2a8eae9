"""Sandtable's games as games of OpenSpiel: importing this module registers them.

Every variant is `sandtable_<variant>`, e.g. `pyspiel.load_game("sandtable_stratego-lightning(ply_limit=100)")`; a name
with underscores for hyphens is the same game. Parameters are `players` and the variant's options.

Games are sequential, with chance nodes; several seats that have to act at once act in seat order. Resigning is never
among the legal actions. The information state is a string. It has a tensor only in small variants that give its size
(`Variant.most_told`): perfect recall of thousands of plies would need too large a tensor. `written_out` returns such a
game with its tree in C++. Errors are `pyspiel.SpielError`.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

from sandtable.engine.errors import MissingExtra
from sandtable.engine.game import Variant
from sandtable.games import variants

try:
    import pyspiel
except ImportError as missing:
    raise MissingExtra(__name__, "openspiel") from missing

from sandtable.ports.openspiel.game import game_class, game_type
from sandtable.ports.openspiel.tree import label, written_out

__all__ = ["label", "register", "resample", "written_out"]


def register(variant: Variant) -> None:
    """Register a variant, so that `pyspiel.load_game` finds it."""
    name = f"sandtable_{variant.id}"
    for spelling in {name, name.replace("-", "_")}:
        pyspiel.register_game(game_type(variant, spelling, variant.players[1]), game_class(variant, spelling))


def resample(state: Any, player: int, rng: Callable[[], float] = random.random) -> Any:
    """Return a state that `player` cannot tell from this one, for `ISMCTSBot.set_resampler`; `rng` gives floats below
    1.
    """
    return state.resample_from_infostate(player, rng)


for _variant in variants().values():
    register(_variant)
