"""The sides: seats, partners and opponents, and their pieces.

Neighbours are opponents, whatever the number of players.
"""

from __future__ import annotations

from sandtable.engine import kernel, table
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.rules.schema import ALL_PIECES, BOMB, EMPTY, PIECES
from sandtable.games.stratego.rules.tables import SEATS

_TEAM = 0b0101  # seats 0 and 2 (ST-ALLY-SEAT-1)

TAKES = table([[int(n > 0 and ((n - 1) // PIECES + seat) % 2) for n in range(ALL_PIECES + 1)] for seat in range(2)])
"""TAKES[seat % 2][what the board holds]: 1 for an opposing piece."""


@kernel
def owner(piece: int) -> int:
    """Return the seat that a piece belongs to."""
    return piece // PIECES


@kernel
def opposes(piece: int, seat: int) -> bool:
    """Return whether a piece belongs to an opponent of the seat."""
    return (piece // PIECES + seat) % 2 == 1


@kernel
def allied(v: Seen) -> bool:
    """Return whether four play in two alliances (ST-ALLY-SEAT-1). The number of the board is `side`."""
    return bool(v.players == SEATS)


@kernel
def partner(seat: int) -> int:
    """Return the seat across, in a game of four."""
    return (seat + 2) % SEATS


@kernel
def team(v: Seen, seat: int) -> int:
    """Return the bits of the seats that win and lose with this one (ST-ALLY-GOAL-1)."""
    return _TEAM << (seat % 2) & ((1 << v.players) - 1)


@kernel
def opponents(v: Seen, seat: int) -> int:
    """Return the bits of the seats that win when this one loses."""
    return team(v, seat + 1)


@kernel
def moves(v: Seen, kind: int) -> bool:
    """Return whether a piece of this kind ever moves.

    Bombs do not and, with two players, Flags do not (ST-COMP-4, ST-ALLY-FLAG-1).
    """
    return EMPTY < kind and (kind < BOMB or allied(v))
