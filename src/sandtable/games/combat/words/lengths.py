"""Lengths in feet: as numbers, and as text with the fractions ¼, ½ and ¾."""

from __future__ import annotations

from sandtable.games.combat.rules.tables import POINTS_PER_FOOT

_PARTS = ("", "¼", "½", "¾")


def feet(points: int) -> float:
    """Return movement points as feet, four to a foot (UC-R-3), as in 2.5; whole feet as a whole number."""
    whole, part = divmod(points, POINTS_PER_FOOT)
    return whole + part / POINTS_PER_FOOT if part else whole


def in_feet(points: int) -> str:
    """Return movement points as feet without the unit, as in `2½`."""
    whole, part = divmod(points, POINTS_PER_FOOT)
    return f"{whole or ''}{_PARTS[part]}" or "0"
