"""Positions of Lightning for the tests, in a line for each army."""

from __future__ import annotations

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.stratego.rules.board import TWO_PLAYER
from sandtable.games.stratego.rules.schema import HELD, OPEN, PIECES
from sandtable.games.stratego.scenarios.marks import traits_of
from sandtable.games.stratego.scenarios.position import KINDS, Placed, Position, read_at

LIGHTNING = variant("stratego-lightning")


def position_of(south: str, north: str, held: str = "", quiet: int = 0) -> Position:
    """Return a position with South to move.

    The mark `!` means shown to all and `.` means has moved; `held` are South's captured pieces.
    """
    position = Position(quiet=quiet)
    for seat, pieces in enumerate((south, north)):
        for k, (sign, space, marks) in enumerate(read_at(pieces.split(), set(TWO_PLAYER.place))):
            traits = traits_of(marks)
            number = seat * PIECES + k
            position.pieces.append(Placed(seat, KINDS[sign], TWO_PLAYER.place[space], traits, number))
    for k, sign in enumerate(held.split()):
        position.pieces.append(Placed(0, KINDS[sign], HELD - 1, OPEN, PIECES - 1 - k))
    return position


def staged(south: str, north: str, held: str = "", quiet: int = 0) -> Umpire:
    return Umpire.staged(LIGHTNING, None, {}, position_of(south, north, held, quiet).arrange)
