"""The meaning of actions for programs: `Variant.action_meaning`. It is the same in every position."""

from __future__ import annotations

from collections.abc import Mapping

from .notation import say


def meaning(fixed: Mapping[str, int], action: int) -> str:
    """Return an action in the notation of the first seat."""
    return say(0, action)
