"""What a seat sees and does, as spaces of Gymnasium, and the actions that it is given."""

from __future__ import annotations

import operator
from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant


def observation_space(variant: Variant) -> Dict:
    """Return the space of a seat's `observation` (`Variant.observation`) and its `action_mask`, both int8."""
    seen = variant.observation
    return Dict(
        {
            "observation": Box(0, seen.high, seen.shape, np.int8),
            "action_mask": Box(0, 1, (variant.actions,), np.int8),
        }
    )


def action_space(variant: Variant) -> Discrete:
    """Return the space of the variant's action ids."""
    return Discrete(variant.actions)


def action_number(action: Any, variant: Variant) -> int:
    """Return an action of any integer type as an int; raise BadInput."""
    try:
        if not isinstance(action, bool):
            return operator.index(action)
    except TypeError:
        pass
    raise BadInput(f"an action is an integer from 0 to {variant.actions - 1}, not of type {type(action).__name__}")
