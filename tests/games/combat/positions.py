"""What may differ after a position of Combat is written and read back (tests/every_game/test_positions.py)."""

from __future__ import annotations

from typing import Any

from sandtable.engine.umpire import Umpire

# What was bought has become the armies; and what is left over from the latest roll, which was told of, or from
# the deployment. `picked` is half
# an act: a scenario has whole ones.
LEFT_OVER = {
    "bought", "bought_kind", "bought_arms", "bought_mount", "buyers",
    "dice", "roller", "rolled", "target", "weapon", "replying", "announced", "next_order", "order", "fate", "picked",
    "placing", "entering",
}  # fmt: skip


def seen(_umpire: Umpire, state: Any) -> dict[str, Any]:
    """Return all that rules and views read in a step of a half-turn in which no attack has been declared."""
    return {name: getattr(state, name) for name in state._layout if name not in LEFT_OVER}
