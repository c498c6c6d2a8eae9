"""What a player may expect of pieces it has not seen: the arithmetic behind the computer's choices.

Everything is reckoned from a view. The results of one reckoning lie in a scratch array of integers, in the
sections named below, so that all the actions of one decision share them.
"""

from __future__ import annotations

from sandtable.games.stratego.pieces import ARMY, ATTACKER, BATTLE, DEFENDER
from sandtable.games.stratego.schema import (
    ALL_PIECES,
    BOMB,
    CAPTAIN,
    EMPTY,
    FLAG,
    IS_CAPTAIN,
    IS_SCOUT,
    KINDS,
    MARSHALL,
    MOVED,
    PIECES,
    SCOUT,
    SPY,
)
from sandtable.games.stratego.setup_table import COUNTS
from sandtable.games.stratego.tables import IN_ZONE, NOWHERE
from sandtable.umpire.jit import Record, kernel, table

# Sections of the scratch array.
LEFT = 0  # [kind] opposing pieces of each kind that have not been seen
WORTH = LEFT + KINDS  # [kind] what a piece is worth to either side now
STRIKE = WORTH + KINDS  # [own kind] expected gain from attacking an unseen piece that moves
BEATEN = STRIKE + KINDS  # [own kind] chance (of 1,024) that an unseen piece that moves beats it
GUESS = BEATEN + KINDS  # [piece] the kind of an opposing piece as far as it is certain, else EMPTY
BOMB_ODDS = GUESS + ALL_PIECES  # [piece] chance (of 1,024) to be a Bomb
FLAG_ODDS = BOMB_ODDS + ALL_PIECES  # [piece] chance (of 1,024) to be the Flag
PRIZE = FLAG_ODDS + ALL_PIECES  # [own kind][opposing piece] expected gain from attacking it
ODDS_END = PRIZE + KINDS * ALL_PIECES

ONE = 1024  # certainty
FLAG_PROBE = 8000  # what a chance to hit the Flag counts, times the chance
BOMB_WORTH = 500
SEEN_SHARE = 6  # to have seen a piece is worth a sixth of it
SHOWN_SHARE = 12  # to have shown an own piece costs a twelfth of it
IMPATIENCE = 12  # by so much a quiet ply makes every attack on an unseen piece more welcome

VALUE = table([0, 800, 250, 150, 250, 400, 700, 900, 1400, 2200, 3300, BOMB_WORTH, 0])
"""VALUE[kind] in hundredths of a Lieutenant's quarter: only the proportions matter."""


def _habits(code: str, smoothing: int) -> list[int]:
    """Of what people put on each space of the zone, the share (of 1,024) that is this kind of piece."""
    cells = [(row, min(column, 9 - column)) for row in range(4) for column in range(10)]
    everything = [sum(rows[row][column] for rows in COUNTS.values()) for row, column in cells]
    return [ONE * (COUNTS[code][r][c] + smoothing) // all_ for (r, c), all_ in zip(cells, everything, strict=True)]


FLAG_HABIT = table(_habits("F", 4))
BOMB_HABIT = table(_habits("B", 20))


@kernel
def opposes(seat: int, piece: int) -> bool:
    """Whether a piece belongs to an opponent."""
    return piece // PIECES != seat


@kernel
def certain_kind(v: Record, piece: int) -> int:
    """The kind of a piece if it was shown or gave itself away by its move (ST-R-76), else EMPTY."""
    if v.rank[piece] > EMPTY:
        return int(v.rank[piece])
    if v.traits[piece] & IS_SCOUT:
        return SCOUT
    if v.traits[piece] & IS_CAPTAIN:
        return CAPTAIN
    return EMPTY


@kernel
def count_unseen(v: Record, seat: int, notes: Record) -> None:
    """GUESS and LEFT: who has been recognised, and what must still be out there."""
    for kind in range(KINDS):
        notes[LEFT + kind] = ARMY[v.variant][kind] * (v.players - 1)
    for piece in range(ALL_PIECES):
        kind = certain_kind(v, piece)
        notes[GUESS + piece] = kind
        if kind != EMPTY and opposes(seat, piece):
            notes[LEFT + kind] -= 1


@kernel
def habit_of(v: Record, piece: int, habits: Record) -> int:
    """How much an unmoved piece's space speaks for a kind."""
    k = IN_ZONE[v.side][piece // PIECES][v.at[piece]]
    return int(habits[k]) if k != NOWHERE else 0


@kernel
def may_be_fixed(v: Record, seat: int, piece: int, notes: Record) -> bool:
    """Whether an opposing piece may be a Bomb or the Flag: on the board, never moved, not recognised."""
    return opposes(seat, piece) and v.at[piece] >= 0 and notes[GUESS + piece] == EMPTY and not v.traits[piece] & MOVED


@kernel
def spread_fixed(v: Record, seat: int, notes: Record) -> None:
    """BOMB_ODDS and FLAG_ODDS: the unseen Bombs and Flag shared out over the pieces that never moved."""
    bombs, flags, unseen, left = 0, 0, 0, 0
    for kind in range(KINDS):
        left += notes[LEFT + kind]
    for piece in range(ALL_PIECES):
        unseen += opposes(seat, piece) and v.at[piece] >= 0 and notes[GUESS + piece] == EMPTY
        notes[BOMB_ODDS + piece] = 0
        notes[FLAG_ODDS + piece] = 0
        if may_be_fixed(v, seat, piece, notes):
            bombs += habit_of(v, piece, BOMB_HABIT)
            flags += habit_of(v, piece, FLAG_HABIT)
    for piece in range(ALL_PIECES):
        if may_be_fixed(v, seat, piece, notes):
            flag = min(ONE, ONE * notes[LEFT + FLAG] * habit_of(v, piece, FLAG_HABIT) // max(flags, 1))
            bomb = ONE * notes[LEFT + BOMB] * habit_of(v, piece, BOMB_HABIT) // max(bombs, 1)
            bomb = bomb * unseen // max(left, unseen)  # in a position made up, pieces may be missing
            notes[FLAG_ODDS + piece] = flag
            notes[BOMB_ODDS + piece] = min(bomb, ONE - flag)


@kernel
def value_pieces(notes: Record, marshall_lives: bool) -> None:
    """WORTH: what pieces are worth. A Spy without a Marshall to hunt is worth next to nothing."""
    for kind in range(KINDS):
        notes[WORTH + kind] = VALUE[kind]
    if not marshall_lives:
        notes[WORTH + SPY] = 80


@kernel
def outcome(notes: Record, own: int, other: int) -> int:
    """The gain from attacking a piece of a certain kind."""
    who = BATTLE[own][other]
    if who == ATTACKER:
        return int(FLAG_PROBE * 10 if other == FLAG else notes[WORTH + other])
    if who == DEFENDER:
        return int(-notes[WORTH + own])
    return int(notes[WORTH + BOMB] - notes[WORTH + own])


@kernel
def weigh_strikes(notes: Record) -> None:
    """STRIKE and BEATEN: own kinds against an unseen piece that is no Bomb and no Flag."""
    movers = 0
    for kind in range(SPY, BOMB):
        movers += notes[LEFT + kind]
    for own in range(SPY, KINDS):
        gain, beaten = 0, 0
        for kind in range(SPY, BOMB):
            left = notes[LEFT + kind]
            if own < BOMB:
                gain += left * outcome(notes, own, kind)
                if BATTLE[own][kind] == DEFENDER:
                    gain += left * (notes[WORTH + kind] // SEEN_SHARE)
            if BATTLE[kind][own] == ATTACKER:
                beaten += left
        notes[STRIKE + own] = gain // max(movers, 1)
        notes[BEATEN + own] = ONE * beaten // max(movers, 1)


@kernel
def prize(v: Record, own: int, piece: int, notes: Record) -> int:
    """The expected gain when a piece of kind `own` attacks an opposing piece."""
    kind = notes[GUESS + piece]
    if kind != EMPTY:
        return outcome(notes, own, kind)
    flag, bomb = notes[FLAG_ODDS + piece], notes[BOMB_ODDS + piece]
    gain = flag * FLAG_PROBE + bomb * outcome(notes, own, BOMB) + (ONE - flag - bomb) * notes[STRIKE + own]
    return int(gain // ONE + v.quiet * IMPATIENCE - notes[WORTH + own] // SHOWN_SHARE)


@kernel
def reckon(v: Record, seat: int, notes: Record) -> None:
    """Fill all sections of this file."""
    count_unseen(v, seat, notes)
    spread_fixed(v, seat, notes)
    marshall_lives = notes[LEFT + MARSHALL] > 0
    for piece in range(ALL_PIECES):
        if opposes(seat, piece) and v.at[piece] >= 0 and notes[GUESS + piece] == MARSHALL:
            marshall_lives = True
    value_pieces(notes, marshall_lives)
    weigh_strikes(notes)
    for piece in range(ALL_PIECES):
        if opposes(seat, piece) and v.at[piece] >= 0:
            for own in range(SPY, BOMB):
                notes[PRIZE + own * ALL_PIECES + piece] = prize(v, own, piece, notes)
