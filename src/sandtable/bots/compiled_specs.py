"""Computer players as rows of numbers, for whole games inside compiled loops (`engine/templates/matches.py`)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

import numpy as np
import numpy.typing as npt

from sandtable.bots.levels import level, levels
from sandtable.bots.networks import NETS, Net, Nets, named
from sandtable.bots.networks import PREFIX as NET
from sandtable.bots.specs import RANDOM
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.strength import NoisyGreedy, Plans, Playouts, Strength

COLUMNS = 10
KIND, KEEP, BARRED = 0, 3, 9
RANDOMLY, ONE_PLY, ROLLOUTS = range(3)  # and NETS
NOTHING = -1


@dataclass(frozen=True)
class Contenders:
    """Computer players: `rows` int64 of shape (players, COLUMNS), and the nets among them."""

    rows: npt.NDArray[np.int64]
    nets: Nets


def player_rows(players: Sequence[str | Net], variant: Variant, barred: Sequence[int] = ()) -> Contenders:
    """Return the rows of levels, `random` and nets (or `net:FILE`); `barred` are bits of the parts that each may not
    use.

    Raises BadInput.
    """
    found = [named(one, variant) if isinstance(one, str) and one.startswith(NET) else one for one in players]
    nets = Nets(variant, [one for one in found if isinstance(one, Net)])
    rows, places = np.zeros((len(found), COLUMNS), dtype=np.int64), iter(nets.rows)
    for number, one in enumerate(found):
        if isinstance(one, Net):
            rows[number, :3] = next(places)
        else:
            rows[number] = _row(one, variant)
        rows[number, BARRED] = barred[number] if barred else 0
    return Contenders(rows, nets)


def kind(id: str, variant: Variant) -> int:
    """Return how a player chooses: RANDOMLY, ONE_PLY, ROLLOUTS or NETS; raise BadInput."""
    return NETS if id.startswith(NET) else int(_row(id, variant)[KIND])


def _row(id: str, variant: Variant) -> npt.NDArray[np.int64]:
    """Return the row of a level. It draws other random numbers than the same level at a table, but chooses among its
    choices in the same way.
    """
    row = np.zeros(COLUMNS, dtype=np.int64)
    if id == RANDOM:
        return row
    level(id, variant)
    evaluator, strength = variant.game.evaluator, _strength(id, variant)
    if isinstance(strength, NoisyGreedy):
        row[:3] = ONE_PLY, strength.misses, strength.style
    elif isinstance(strength, Playouts):
        s = strength
        row[:9] = ROLLOUTS, 0, s.style, s.keep, s.rounds, s.worlds, s.plies, s.doubt, s.draws
    elif isinstance(strength, Plans):
        raise BadInput(f"{id} plans ahead, and plays in no compiled loop of {variant.title}")
    elif evaluator:
        row[0] = ONE_PLY
    return row


def _strength(id: str, variant: Variant) -> Strength | None:
    evaluator = variant.game.evaluator
    return evaluator.strengths(variant.id).get(id) if evaluator else None


def plan(variant: Variant, seed: int, named: str = "") -> Sequence[int]:
    """Return the first actions of a player with a plan, in order: its set-up, a named one or drawn from a seed."""
    evaluator = variant.game.evaluator
    if named:
        return plans(variant)[named]
    return evaluator.arrangement(variant.id, seed) if evaluator else ()


def plans(variant: Variant) -> Mapping[str, Sequence[int]]:
    """Return the named set-ups of a game."""
    evaluator = variant.game.evaluator
    return evaluator.arrangements(variant.id) if evaluator else {}


def runs_compiled(id: str, variant: Variant) -> bool:
    """Return whether a player of that name can play in compiled loops.

    `random`, nets, and levels that do not plan can.
    """
    plays = id in levels(variant) and not isinstance(_strength(id, variant), Plans)
    return plays or id == RANDOM or id.startswith(NET)
