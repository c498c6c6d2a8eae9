"""The dangers to a piece: where it can be struck, and what it stands to lose there before it can move again."""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.player.odds import (
    BEATEN,
    BEATERS_OF,
    BOMB_ODDS,
    FLAG_ODDS,
    GUESS,
    ODDS_END,
    ONE,
    ONE_BITS,
    WORTH,
    faces,
)
from sandtable.games.stratego.rules.schema import CANNON, CAPTAIN, EMPTY, FLAG, PIECES, SCOUT
from sandtable.games.stratego.rules.sides import moves
from sandtable.games.stratego.rules.tables import COLUMN, NEXT, NOWHERE, PLACES, ROW, SHOT

# Sections of the scratch array, after those of odds.py.
REACHED_BY = ODDS_END  # [place] bits of the recognised opposing kinds that could strike there next turn
CROWD = REACHED_BY + PLACES  # [place] unseen opposing pieces beside it, by their chances (of 1,024) to be able to move
DANGERS_END = CROWD + PLACES


@kernel
def paces(side: int, a: int, b: int) -> int:
    """Return how many steps apart two places are on an empty board without lakes."""
    return int(abs(COLUMN[side][a] - COLUMN[side][b]) + abs(ROW[side][a] - ROW[side][b]))


@kernel
def mark_steps(v: Seen, at: int, kind: int, notes: Ints) -> None:
    """Mark in REACHED_BY what a recognised piece reaches.

    These are its neighbours and, for a Captain or Scout, places beyond them.
    """
    side = v.side
    for d in range(4):
        place = NEXT[side][at][d]
        if place != NOWHERE:
            notes[REACHED_BY + place] |= 1 << kind
            if v.board[place] == 0 and kind == CAPTAIN:
                for further in range(4):
                    beyond = NEXT[side][place][further]
                    if beyond != NOWHERE:
                        notes[REACHED_BY + beyond] |= 1 << kind
            while kind == SCOUT and v.board[place] == 0 and NEXT[side][place][d] != NOWHERE:
                place = NEXT[side][place][d]
                notes[REACHED_BY + place] |= 1 << kind


@kernel
def mark_shots(v: Seen, at: int, notes: Ints) -> None:
    """Mark in REACHED_BY what a recognised Cannon hits: places three away, if nothing stands between."""
    for d in range(4):
        shot = SHOT[at][d]
        if shot[0] != NOWHERE and vacant(v, shot[1]) and vacant(v, shot[2]):
            notes[REACHED_BY + shot[0]] |= 1 << CANNON


@kernel
def vacant(v: Seen, place: int) -> bool:
    """Return whether a shot passes a place: a lake, or a space on which nothing stands."""
    return place == NOWHERE or v.board[place] == 0


@kernel
def mark_crowd(v: Seen, at: int, chance: int, notes: Ints) -> None:
    """Add to CROWD a piece that has not been seen and can move with a certain chance (of 1,024)."""
    for d in range(4):
        place = NEXT[v.side][at][d]
        if place != NOWHERE:
            notes[CROWD + place] += chance


@kernel
def mark_dangers(v: Seen, seat: int, notes: Ints) -> None:
    """Fill the sections of this module."""
    for place in range(PLACES):
        notes[REACHED_BY + place] = 0
        notes[CROWD + place] = 0
    for piece in range(v.players * PIECES):
        if faces(v, seat, piece):
            kind = notes[GUESS + piece]
            if kind == EMPTY:
                chance = ONE - notes[BOMB_ODDS + piece] - notes[FLAG_ODDS + piece]
                mark_crowd(v, v.at[piece], chance, notes)
            elif kind == CANNON:
                mark_shots(v, v.at[piece], notes)
            elif kind != FLAG and moves(v, kind):
                mark_steps(v, v.at[piece], kind, notes)


@kernel
def danger(kind: int, is_open: bool, place: int, notes: Ints) -> int:
    """Return what a piece of a kind stands to lose on a place in the opponents' next moves, in points."""
    worth = notes[WORTH + kind]
    if notes[REACHED_BY + place] & notes[BEATERS_OF + kind]:
        return int(worth * 3 // 4 if is_open else worth // 2)
    if notes[CROWD + place] == 0:
        return 0
    chance = notes[BEATEN + kind] * min(notes[CROWD + place], 2 * ONE) >> ONE_BITS
    loss = worth * chance >> ONE_BITS
    return int(loss >> 1 if is_open else loss // 5)
