"""The depth of a review: numbers of trials, never a time, so that the same record gets the same review."""

from __future__ import annotations

from msgspec import Struct

from sandtable.bots.levels import levels
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.game import Variant
from sandtable.engine.strength import NoisyGreedy, Plans, Playouts, Strength

SHORT = 6
"""Plies of a playout, where the evaluator and the level give no number."""


class Depth(Struct, frozen=True, array_like=True):
    """How much is tried for a review."""

    thorough: bool
    positions: int  # of the curve, at most
    worlds: int  # determinized for each seat and position
    choices: int  # judged for each seat, at most
    keep: int  # choices of a seat that are compared
    trials: int  # worlds for each comparison
    horizon: int  # plies of a playout
    draws: int  # deals for each world; the likelier ones by the game's `log_likelihood` are kept
    style: int  # the style of all players, that of `judge`


def depth(variant: Variant, players: int) -> Depth:
    """Return the depth for a game of so many players on this machine."""
    best, evaluator = _strength(variant, judge(variant)), variant.game.evaluator
    horizon, draws = evaluator.horizon if evaluator and evaluator.horizon else SHORT, 1
    if isinstance(best, Playouts):
        horizon, draws = best.plies, min(best.draws, 8)
    if INTERPRETED:
        return Depth(False, 40, 10, max(2, 8 // players), 3, 4, min(horizon, SHORT), 1, best.style)
    return Depth(True, 240, 24, 40 // players, 5, 16, horizon, draws, best.style)


def judge(variant: Variant) -> str:
    """Return the level by whose lights games are judged: the best of those that weigh one choice at a time."""
    return [id for id in levels(variant) if not isinstance(_strength(variant, id), Plans)][-1]


def _strength(variant: Variant, level: str) -> Strength:
    evaluator = variant.game.evaluator
    return evaluator.strengths(variant.id).get(level, NoisyGreedy(0)) if evaluator else NoisyGreedy(0)
