"""The belief about hidden pieces: what they are likely to be, by where they stood at first and what they did.

`update_belief` notes in the memory, for each piece, the shown piece of the viewer's side that it approached, the one
that it fled from, and the one that it left alone beside it; and whether it has made an inroad: come into the viewer's
half while it was hidden. When such pieces are shown, they tell how strong the next ones are. `log_likelihood` adds up,
over the hidden pieces of a made-up world, how well all this fits the kinds that they have in that world. The logarithms
are in habits.py.
"""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Ints, kernel
from sandtable.games.stratego.fields import Seen, State, View
from sandtable.games.stratego.player.habits import CAMP, DEED, GUARDED, HELD_BACK, INROAD, SMALL_ZONE, STILL, ZONE
from sandtable.games.stratego.rules.schema import (
    ALL_PIECES,
    ALLIANCE,
    BOMB,
    CAMPAIGN,
    FLAG,
    JOINED,
    KINDS,
    MOVED,
    OPEN,
    PIECES,
    SETUP,
    SMALL,
)
from sandtable.games.stratego.rules.sides import allied, opposes, owner
from sandtable.games.stratego.rules.tables import IN_HALF, IN_ZONE, NEXT, NOWHERE, SPACES

APPROACHED, FLED, SPARED = range(3)
DEEDS = 3
# Sections of the memory.
FIRST = 0  # [piece] the space on which it was first seen, + 1
DID = FIRST + ALL_PIECES  # [deed][piece] the kind of the piece to which it did so
INROADS = DID + DEEDS * ALL_PIECES  # [piece] whether it has made an inroad and is still hidden
STYLE = INROADS + ALL_PIECES  # how much speaks for opponents who make inroads with strong pieces, in 64ths of a nat
MEMORY = STYLE + 1

USUAL, STRONG = range(2)  # the rows of INROAD
WHOLE = 256
AT_FIRST, LEAST, MOST = 80, 32, 224  # how much of WHOLE the row STRONG has

SPELL = 12  # turns of each seat that one row of STILL covers
SPELLS = 6


@kernel
def update_belief(now: View, before: View, memory: Ints) -> None:
    """Note what is new in the view `now` since the view `before`."""
    if now.phase <= SETUP:
        return
    for piece in range(now.players * PIECES):
        if now.rank[piece] == UNKNOWN and memory[FIRST + piece] == 0:
            memory[FIRST + piece] = now.at[piece] + 1
        if now.rank[piece] != UNKNOWN and memory[INROADS + piece]:
            memory[INROADS + piece] = 0
            memory[STYLE] += INROAD[STRONG][now.rank[piece]] - INROAD[USUAL][now.rank[piece]]
    mover = now.last[0] - 1
    if mover < 0 or not opposes(mover, now.viewer) or not _has_moved(now, before):
        return
    if now.rank[mover] == UNKNOWN:
        at = now.at[mover]
        if 0 <= at < SPACES[now.side] and IN_HALF[now.side][now.viewer][at] != NOWHERE:
            memory[INROADS + mover] = 1
        _note_way(now, before, mover, memory)
    for piece in range(owner(mover) * PIECES, (owner(mover) + 1) * PIECES):
        if piece != mover and now.rank[piece] == UNKNOWN and 0 <= now.at[piece] < SPACES[now.side]:
            spared = _shown_beside(before, now.at[piece], NOWHERE)
            known = memory[DID + SPARED * ALL_PIECES + piece]
            if spared > 0 and (known == 0 or spared < known):
                memory[DID + SPARED * ALL_PIECES + piece] = spared


@kernel
def _has_moved(now: View, before: View) -> bool:
    for k in range(3):
        if now.last[k] != before.last[k]:
            return True
    return False


@kernel
def _note_way(now: View, before: View, mover: int, memory: Ints) -> None:
    """Note which shown piece a hidden piece approached by its move, and which it moved away from."""
    origin, target = now.last[1], now.last[2]
    approached = _shown_beside(now, target, origin)
    if approached > 0:
        memory[DID + APPROACHED * ALL_PIECES + mover] = approached
    fled = _shown_beside(before, origin, target)
    if fled > 0:
        memory[DID + FLED * ALL_PIECES + mover] = fled


@kernel
def _shown_beside(v: View, place: int, far_from: int) -> int:
    """Return the kind of the weakest shown piece of the viewer's side beside a place; 0 if there is none.

    Pieces on `far_from` or beside it do not count.
    """
    least = 0
    for d in range(4):
        beside = NEXT[v.side][place][d]
        if beside == NOWHERE or beside == far_from or v.board[beside] == 0 or _is_near(v, far_from, beside):
            continue
        piece = v.board[beside] - 1
        kind = v.rank[piece]
        if not opposes(piece, v.viewer) and v.traits[piece] & OPEN and kind < BOMB and (least == 0 or kind < least):
            least = kind
    return int(least)


@kernel
def _is_near(v: Seen, place: int, other: int) -> bool:
    """Return whether two places lie side by side."""
    if place == NOWHERE:
        return False
    for d in range(4):
        if NEXT[v.side][place][d] == other:
            return True
    return False


@kernel
def log_likelihood(v: View, s: State, memory: Ints) -> int:
    """Return how likely a world is by what people and Sergeants do, as a log-likelihood in 64ths of a nat."""
    weight = 0
    for piece in range(v.players * PIECES):
        if v.rank[piece] == UNKNOWN and v.at[piece] >= 0:
            weight += _fits_place(v, piece, s.rank[piece], memory)
            if opposes(piece, v.viewer):
                weight += _fits_deeds(v, piece, s.rank[piece], memory)
            if not allied(v) and s.rank[piece] == FLAG:
                weight += _fits_guards(v, s, piece)
    if allied(v):
        for seat in range(v.players):
            for kind in range(KINDS):
                if seat != v.viewer:
                    weight += s.reserve[seat][kind] * HELD_BACK[v.variant - ALLIANCE][kind]
    return int(weight)


@kernel
def _fits_place(v: Seen, piece: int, kind: int, memory: Ints) -> int:
    """Return how well a kind fits the place where the piece first stood."""
    if v.traits[piece] & JOINED:
        return int(HELD_BACK[v.variant - ALLIANCE][kind]) if allied(v) else 0
    place = memory[FIRST + piece] - 1
    if not v.traits[piece] & MOVED:
        place = v.at[piece]
    if place < 0 or place >= SPACES[v.side]:
        return 0
    k = IN_ZONE[v.side][owner(piece)][place]
    if k == NOWHERE:
        return 0
    if v.variant == SMALL:
        return int(SMALL_ZONE[kind][k])
    return int(ZONE[kind][k] if not allied(v) else CAMP[v.variant - ALLIANCE][kind][k])


@kernel
def spell_of(v: Seen) -> int:
    """Return the spell of the game, which selects the row of STILL: what it says that a piece has not moved yet."""
    return int(min(v.ply // v.players // SPELL, SPELLS - 1))


@kernel
def _fits_deeds(v: Seen, piece: int, kind: int, memory: Ints) -> int:
    """Return how well a kind fits what the piece did and left undone."""
    weight = 0
    if not v.traits[piece] & JOINED:
        weight += STILL[int(allied(v))][spell_of(v)][v.traits[piece] & MOVED][kind]
    if memory[INROADS + piece] and v.variant <= CAMPAIGN:
        strong = min(MOST, max(LEAST, AT_FIRST + memory[STYLE]))
        weight += (strong * INROAD[STRONG][kind] + (WHOLE - strong) * INROAD[USUAL][kind]) // WHOLE
    for deed in range(DEEDS):
        other = memory[DID + deed * ALL_PIECES + piece]
        weight += DEED[int(allied(v))][deed][other][kind]
    return int(weight)


@kernel
def _fits_guards(v: Seen, s: State, flag: int) -> int:
    """Return how well a Flag fits the Bombs beside it."""
    if v.traits[flag] & JOINED:
        return 0
    bombs = 0
    for d in range(4):
        beside = NEXT[v.side][v.at[flag]][d]
        if beside != NOWHERE and v.board[beside] != 0:
            bombs += s.rank[v.board[beside] - 1] == BOMB
    return int(GUARDED[min(bombs, 2)])
