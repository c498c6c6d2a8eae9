"""Positions of Campaign and of games of four for the tests, in a line for each army."""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.stratego.fields import State
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.schema import ARMY_NUMBERS, EVERYBODY, HELD, OPEN, PIECES
from sandtable.games.stratego.scenarios.marks import traits_of
from sandtable.games.stratego.scenarios.position import KINDS, Placed, Position, read_at

ALLIANCE = variant("stratego-alliance")
ALLIANCE_LIGHTNING = variant("stratego-alliance-lightning")
SEEDS = range(5)
# Opponents in their camps, far from everything; nobody knows them.
CAMPS = {1: "F@b5 9@b6 8@b7 10@c5 6@c6", 3: "F@n11 9@n10 8@n9 10@m11 6@m10"}


def staged(
    family: Variant,
    pieces: Mapping[int, str],
    reserve: Mapping[int, str] | None = None,
    held: str = "",
    captive: Mapping[str, int] | None = None,
    known_to_partner: str = "",
) -> Umpire:
    """Return the umpire of a position with South to move.

    The mark `!` means shown to all and `.` means has moved. `held` are South's pieces captured by the next player.
    `known_to_partner` is the space of a piece that its owner's partner has come to know.
    """
    place = BOARDS[int(bool(family.teams))].place
    position = Position(ply=40)
    for seat, placed in pieces.items():
        for k, (sign, space, marks) in enumerate(read_at(placed.split(), set(place))):
            traits = traits_of(marks)
            position.pieces.append(Placed(seat, KINDS[sign], place[space], traits, seat * PIECES + k))
    for k, sign in enumerate(held.split()):
        position.pieces.append(Placed(0, KINDS[sign], HELD - 1, OPEN, ARMY_NUMBERS - 1 - k))
    for stockade, seat in (captive or {}).items():
        number = seat * PIECES + ARMY_NUMBERS - 1
        position.pieces.append(Placed(seat, KINDS["F"], place[stockade], OPEN, number))
    position.reserves = {seat: [KINDS[sign] for sign in signs.split()] for seat, signs in (reserve or {}).items()}

    def arrange(s: State) -> None:
        position.arrange(s)
        if known_to_partner:
            s.known[s.board[place[known_to_partner]] - 1] = EVERYBODY

    return Umpire.staged(family, None, {}, arrange)
