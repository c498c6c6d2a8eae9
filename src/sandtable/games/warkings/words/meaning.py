"""The meaning of actions for programs: `Variant.action_meaning`. It is the same in every position."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.games.warkings.words.notation import say_action


def meaning(fixed: Mapping[str, int], action: int) -> str:
    """Return an action in notation."""
    return say_action(action)
