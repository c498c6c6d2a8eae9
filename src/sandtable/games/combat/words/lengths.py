"""Lengths as people read them: feet alone, with halves and quarters drawn as such."""

from __future__ import annotations

from sandtable.games.combat.rules.tables import POINTS_PER_FOOT

_PARTS = ("", "¼", "½", "¾")


def feet(points: int) -> str:
    """Movement points as feet, four to one (UC-R-3): `2½ ft`."""
    return f"{in_feet(points)} ft"


def in_feet(points: int) -> str:
    """The same without the unit, where it follows: `2½`."""
    whole, part = divmod(points, POINTS_PER_FOOT)
    return f"{whole or ''}{_PARTS[part]}" or "0"
