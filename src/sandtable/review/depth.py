"""The depth of a review: numbers of trials, never a time, so that the same record gets the same review."""

from __future__ import annotations

from msgspec import Struct

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.game import Variant
from sandtable.engine.strength import NoisyGreedy, Playouts, Strength

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
    style: int  # the style of all players, that of the best level


def depth(variant: Variant, players: int) -> Depth:
    """Return the depth for a game of so many players on this machine."""
    best, evaluator = strongest(variant), variant.game.evaluator
    horizon, draws = evaluator.horizon if evaluator and evaluator.horizon else SHORT, 1
    if isinstance(best, Playouts):
        horizon, draws = best.plies, min(best.draws, 8)
    if INTERPRETED:
        return Depth(False, 40, 10, max(2, 8 // players), 3, 4, min(horizon, SHORT), 1, best.style)
    return Depth(True, 240, 24, 40 // players, 5, 16, horizon, draws, best.style)


def strongest(variant: Variant) -> Strength:
    """Return the strength of the best level of a variant."""
    evaluator = variant.game.evaluator
    strengths = evaluator.strengths(variant.id) if evaluator else {}
    above = [strengths[id] for id in ("general", "captain", "lieutenant") if id in strengths]
    return above[0] if above else NoisyGreedy(0)
