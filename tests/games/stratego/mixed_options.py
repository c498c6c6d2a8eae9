"""The variants of the family, and random mixes of their options."""

from __future__ import annotations

from random import Random
from typing import Any

from sandtable.games import variant

VARIANTS = (
    "stratego-lightning",
    "stratego-campaign",
    "stratego-alliance",
    "stratego-alliance-lightning",
    "stratego-small",
)


def options(name: str, rng: Random) -> dict[str, Any]:
    """Return a random mix of options; the limits are often low."""
    chosen = {option.key: rng.choice(option.values) for option in variant(name).options}
    chosen["quiet_limit"] = rng.choice([20, 60, 200])
    chosen["ply_limit"] = rng.choice([60, 300, 2000])
    return chosen
