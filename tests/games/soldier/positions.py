"""What may differ after a position of Soldier is written and read back (tests/every_game/test_positions.py)."""

from __future__ import annotations

from typing import Any

from sandtable.engine.umpire import Umpire
from sandtable.games.soldier.rules.schema import W_START

# What is left over from a shot, a bomb, a Radio or a refill that is over. The next one fills them before it is read.
LEFT_OVER = {
    "target", "target_slot", "saved", "back", "thief", "victim", "to_rob",
    "fill", "fill_size", "fill_next", "after_fill",
}  # fmt: skip


def seen(_umpire: Umpire, state: Any) -> dict[str, Any]:
    """Return all that rules and views read when a turn begins or its move is due."""
    over = LEFT_OVER | (set() if state.phase == W_START else {"place"})  # of the window before
    return {name: getattr(state, name) for name in state._layout if name not in over}
