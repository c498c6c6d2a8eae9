"""What actions mean, for programs: `Variant.action_meaning`. They mean the same in every position."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.games.warkings.words.notation import say_action


def meaning(fixed: Mapping[str, Any], action: int) -> str:
    """An action in notation."""
    return say_action(action)
