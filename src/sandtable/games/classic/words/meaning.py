"""What actions mean, for programs: `Variant.action_meaning`. They mean the same in every position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .notation import say


def meaning(fixed: Mapping[str, Any], action: int) -> str:
    """An action in the notation of the first seat."""
    return say(0, action)
