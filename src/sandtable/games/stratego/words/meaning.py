"""The meaning of actions in any position, for programs: `Variant.action_meaning`."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.games.stratego.rules.actions import DECLINE, PUT_FLAG, STEP_ON, STOP
from sandtable.games.stratego.rules.schema import PLAY, SIDES, schema
from sandtable.games.stratego.words.notation import say

_WAYS = ("ahead", "right", "back", "left")


def meaning(fixed: Mapping[str, int], action: int) -> str:
    """Return an action in the notation of the first seat, or in words where the notation depends on the position."""
    variant = fixed["variant"]
    if STEP_ON[variant] <= action < STOP[variant]:
        return f"step on {_WAYS[action - STEP_ON[variant]]} with the Captain that has just moved"
    if action == STOP[variant]:
        return "stop; during set-up: ready"
    if PUT_FLAG[variant] <= action < DECLINE[variant]:
        return f"flag: place a freed Flag on space {action - PUT_FLAG[variant]} of its owner's zone"
    return say(schema.blank_view(phase=PLAY, variant=variant, side=SIDES[variant]), 0, action)
