"""Lengths as text: feet, with the fractions ¼, ½ and ¾."""

from __future__ import annotations

from sandtable.games.combat.rules.tables import POINTS_PER_FOOT

_PARTS = ("", "¼", "½", "¾")


def feet(points: int) -> str:
    """Return movement points as feet, four to a foot (UC-R-3), as in `2½ ft`."""
    return f"{in_feet(points)} ft"


def in_feet(points: int) -> str:
    """Return movement points as feet without the unit, as in `2½`."""
    whole, part = divmod(points, POINTS_PER_FOOT)
    return f"{whole or ''}{_PARTS[part]}" or "0"
