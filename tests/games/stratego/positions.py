"""What may differ after a position of Stratego is written and read back (tests/every_game/test_positions.py).

A position need not name the numbers of pieces, so pieces are numbered anew. What stands on each space comes back, with
all that is known of it. `numbers` is only the limit up to which rules look. `origin` and `freed` are read only during a
turn, and `first` only before the first turn.
"""

from __future__ import annotations

from typing import Any

from sandtable.engine.umpire import Umpire
from sandtable.games.stratego.rules.schema import ALL_PIECES, ARMY_NUMBERS, CAMPAIGN, DENIED_WORD, OFF, PIECES
from sandtable.games.stratego.rules.sides import partner

NUMBERED = {"board", "at", "rank", "known", "traits", "denied", "recent", "last", "mover", "numbers"}
LEFT_OVER = {"origin", "freed", "first"}


def seen(_umpire: Umpire, state: Any) -> dict[str, Any]:
    """Return all that rules and views read at the beginning of a turn, without the numbers of pieces."""
    rest = {name: getattr(state, name) for name in state._layout if name not in NUMBERED | LEFT_OVER}
    pieces = sorted(_piece(state, piece) for piece in range(ALL_PIECES) if state.at[piece] != OFF)
    recent = [[_turn(state, *turn) for turn in turns] for turns in state.recent]
    mover, origin, target = state.last
    last = ((mover - 1) // PIECES, origin, target) if mover else None
    moving = state.at[state.mover - 1] if state.mover else None
    return {**rest, "pieces": pieces, "recent": recent, "last": last, "mover": moving}


def _piece(state: Any, piece: int) -> tuple[Any, ...]:
    seat, k = divmod(piece, PIECES)
    army = k // ARMY_NUMBERS if state.variant == CAMPAIGN else 0
    word = state.denied[partner(seat)]
    claimed = state.side and k < 2 * DENIED_WORD and word[k // DENIED_WORD] >> k % DENIED_WORD & 1
    return seat, army, state.at[piece], state.rank[piece], state.known[piece], state.traits[piece], claimed


def _turn(state: Any, piece: int, origin: int, target: int) -> tuple[int, int, int] | None:
    """Return a quiet move with the present space of its piece, or None if the piece has been captured since."""
    at = state.at[piece - 1] if piece else OFF
    return (at, origin, target) if at >= 0 else None
