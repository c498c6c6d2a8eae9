"""The parts of Ultimate Stratego that studies count: pieces and deeds."""

from __future__ import annotations

from sandtable.engine import KIND, Ints, Measures, Rows, kernel
from sandtable.games.stratego.fields import Seen, State
from sandtable.games.stratego.rules.actions import ENTER, FLAG_MOVE, MOVE, RESCUE_PIECE, STEP_ON, STOCKADE_OF, STOP
from sandtable.games.stratego.rules.pieces import TITLES
from sandtable.games.stratego.rules.schema import KINDS
from sandtable.games.stratego.rules.sides import TAKES
from sandtable.games.stratego.rules.tables import FROM, TO
from sandtable.games.stratego.rules.tell import ATTACKED, CAPTURED, ENTERED, FIRED, RESCUED

ATTACK, STEP, RESCUE, ENTRY, CLAIM = range(KINDS, KINDS + 5)

PARTS = {
    "unknown": "A piece that nobody has",  # kinds are numbered from 1
    **{TITLES[kind].lower(): TITLES[kind] for kind in range(1, KINDS)},
    "attack": "An attack",
    "step": "A Captain's second step",
    "rescue": "A rescue",
    "entry": "An entry from the Reserve",
    "claim": "A Flag that claims or flees",
}
"""Pieces, used when they move or attack, and deeds. To forbid `spy` is to forbid its moves."""

COUNTS = {"attacks": "attacks", "shots": "shots of Cannons", "captures": "captures", "rescues": "rescues",
          "entries": "entries"}  # fmt: skip


@kernel
def uses(v: Seen, seat: int, a: int) -> int:
    """Return the parts that an action uses, as bits in the order of PARTS."""
    if a < STEP_ON[v.variant]:
        bits = 1 << max(v.rank[max(v.board[FROM[v.side][seat][a - MOVE]] - 1, 0)], 0)
        return bits | 1 << ATTACK if TAKES[seat % 2][v.board[TO[v.side][seat][a - MOVE]]] == 1 else bits
    if a < STOP[v.variant]:
        return 1 << STEP
    if FLAG_MOVE[v.variant] <= a < ENTER[v.variant]:
        return 1 << CLAIM
    if ENTER[v.variant] <= a < RESCUE_PIECE[v.variant]:
        return 1 << ENTRY
    if RESCUE_PIECE[v.variant] <= a < STOCKADE_OF[v.variant]:
        return 1 << RESCUE
    return 0


@kernel
def count(s: State, seat: int, ev: Rows, counts: Ints, held: Rows) -> None:
    """Add the events of a step to `counts`, in the order of COUNTS."""
    for k in range(1, ev[0][0] + 1):
        kind = ev[k][KIND]
        if kind == ATTACKED:
            counts[0] += 1
        elif kind == FIRED:
            counts[1] += 1
        elif kind == CAPTURED:
            counts[2] += 1
        elif kind == RESCUED:
            counts[3] += 1
        elif kind == ENTERED:
            counts[4] += 1


MEASURES = Measures(parts=PARTS, counts=COUNTS, uses=uses, count=count)
