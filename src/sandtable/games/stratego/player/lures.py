"""What draws each kind of piece, and how far over the board it is felt."""

from __future__ import annotations

from sandtable.games.stratego.player.dangers import CROWD, REACHED_BY, STRONGER, vacant
from sandtable.games.stratego.player.flags import FLAGS_END, GUARDS, JAIL, MEETING, freedom
from sandtable.games.stratego.player.odds import BEATEN, GUESS, LANES, ONE, PRIZE, WORTH
from sandtable.games.stratego.rules.pieces import BATTLE, DEFENDER
from sandtable.games.stratego.rules.schema import (
    BOMB,
    CANNON,
    EMPTY,
    FLAG,
    GONE,
    HELD,
    KINDS,
    PIECES,
    SCOUT,
    SPY,
)
from sandtable.games.stratego.rules.sides import moves, opposes, owner
from sandtable.games.stratego.rules.tables import BESIDE_STOCKADE, FAR_ROW, NEXT, NOWHERE, PLACES, SHOT, SPACES
from sandtable.umpire.jit import Record, kernel, table

# Sections of the scratch array, after those of sergeant_flags.py.
LURE = FLAGS_END  # [place + 1][own kind] how close the place is to something worth going to; row 0: NOWHERE
ROWS = 256  # a power of two above all places
RANSOM = LURE + (PLACES + 1) * LANES  # worth of the best own piece that a rescue could bring back
WAYS = RANSOM + 1  # how many places can be passed, and which
LURES_END = WAYS + 1 + PLACES

RESCUES = 2  # ST-RESC-6
SWEEPS = 4  # over the board, to and fro: enough for every way that matters
FIRST_POST, SECOND_POST = 3000, 300  # to stand guard over a captive Flag alone, and with another
MARCH = 3000  # what draws the own Flag to the meeting place
NOT_AT_ALL = 62  # shifted by so much nothing is left

SHYNESS = table([[NOT_AT_ALL] * LANES, [2 if kind >= BOMB else NOT_AT_ALL for kind in range(LANES)]])
"""SHYNESS[whether unseen opposing pieces are near][own kind]: shifted by so much, a lure is what it loses there."""


@kernel
def value_ransom(v: Record, seat: int, notes: Record) -> None:
    """RANSOM: what there is to bring back."""
    notes[RANSOM] = 0
    if v.side == 1 or v.rescues[seat] >= RESCUES:
        return
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        kind = v.rank[piece]
        if GONE < v.at[piece] <= HELD and (kind < BOMB or (kind == FLAG and v.resc_flag)):
            notes[RANSOM] = max(notes[RANSOM], notes[WORTH + kind] // 2)


@kernel
def lure_at(place: int) -> int:
    """Where the row of LURE for a place, or NOWHERE, begins. The mask tells the compiler that it is not negative."""
    return int(LURE + (place + 1 & ROWS - 1) * LANES)


@kernel
def place_lures(v: Record, seat: int, notes: Record) -> None:
    """What each kind of piece goes for: pieces worth attacking, a Flag to free or to guard, and the far row if it could
    rescue there."""
    for k in range((SPACES[v.side] + 1) * LANES):
        notes[LURE + k] = 0
    for place in range(SPACES[v.side]):
        occupant = v.board[place] - 1
        if occupant < 0:
            place_errands(v, seat, place, notes)
        elif opposes(occupant, seat):
            place_prizes(v, occupant, place, notes)
        elif owner(occupant) != seat:
            notes[lure_at(place) + FLAG] = notes[PRIZE + occupant * LANES + FLAG]
    if v.side == 1:
        place_aims(v, seat, notes)
        if v.board[notes[MEETING]] == 0:
            notes[lure_at(notes[MEETING]) + FLAG] = MARCH


@kernel
def place_prizes(v: Record, occupant: int, place: int, notes: Record) -> None:
    lure, prize, free = lure_at(place), PRIZE + occupant * LANES, freedom(v, place, notes)
    for kind in range(SPY, BOMB):
        notes[lure + kind] = max(0, notes[prize + kind])
    if free:
        for kind in range(SPY, BOMB):
            notes[lure + kind] = max(0, notes[prize + kind] + hope(kind, occupant, free, notes))


@kernel
def place_errands(v: Record, seat: int, place: int, notes: Record) -> None:
    """What a vacant place itself is good for: a back-row rescue, freeing a Flag from there, or guarding one."""
    gain, lure = 0, lure_at(place)
    if v.side == 0:
        gain = notes[RANSOM] * FAR_ROW[0][seat][place]
    elif BESIDE_STOCKADE[place] != NOWHERE:
        gain = freedom(v, place, notes)
        notes[lure + FLAG] = gain
        if BESIDE_STOCKADE[place] == notes[JAIL] and notes[GUARDS] < 2:
            gain = SECOND_POST if notes[GUARDS] else FIRST_POST
    if gain:
        for kind in range(SPY, KINDS):
            if kind != FLAG and (kind != SCOUT or v.side == 1):
                notes[lure + kind] = gain


@kernel
def hope(kind: int, occupant: int, gain: int, notes: Record) -> int:
    """A gain that is had only if the piece on the place is beaten."""
    other = notes[GUESS + occupant]
    if other != EMPTY:
        return 0 if BATTLE[kind][other] == DEFENDER else gain
    return int(gain * (ONE - notes[BEATEN + kind]) // ONE)


@kernel
def place_aims(v: Record, seat: int, notes: Record) -> None:
    """A Cannon goes where it can fire from."""
    for place in range(SPACES[1]):
        if v.board[place] != 0:
            continue
        lure = lure_at(place) + CANNON
        for d in range(4):
            shot = SHOT[place][d]
            if shot[0] != NOWHERE and vacant(v, shot[1]) and vacant(v, shot[2]):
                target = v.board[shot[0]] - 1
                if target >= 0 and opposes(target, seat):
                    notes[lure] = max(notes[lure], notes[PRIZE + target * LANES + CANNON])


@kernel
def pull(v: Record, kind: int, place: int, notes: Record) -> int:
    """The strongest lure beside a place, a step weaker."""
    best = 0
    for d in range(4):
        best = max(best, notes[lure_at(NEXT[v.side][place][d]) + kind])
    return int(best - (best >> 3))


@kernel
def is_in_the_way(v: Record, seat: int, piece: int) -> bool:
    """Whether a piece will not make room: an opposing one, or an own one that does not move."""
    if opposes(piece, seat):
        return True
    return owner(piece) == seat and not moves(v, v.rank[piece])


@kernel
def find_ways(v: Record, seat: int, notes: Record) -> None:
    """WAYS: the places on which lures beyond them are felt."""
    ways = 0
    for place in range(SPACES[v.side]):
        occupant = v.board[place] - 1
        if occupant < 0 or not is_in_the_way(v, seat, occupant):
            notes[WAYS + 1 + ways] = place
            ways += 1
    notes[WAYS] = ways


@kernel
def reach(v: Record, place: int, notes: Record) -> int:
    """Let the lures around a place be felt on it: less past own pieces and in known danger. 0 if nothing changes."""
    lure, changed = lure_at(place), 0
    north, east = lure_at(NEXT[v.side][place][0]), lure_at(NEXT[v.side][place][1])
    south, west = lure_at(NEXT[v.side][place][2]), lure_at(NEXT[v.side][place][3])
    occupied, known = v.board[place] != 0, notes[REACHED_BY + place]
    crowded = v.side == 1 and notes[CROWD + place] > 0
    if occupied or known or crowded:
        hush, shy = 2 if occupied else NOT_AT_ALL, 1 if crowded else 0
        for kind in range(LANES):
            best = max(max(notes[north + kind], notes[east + kind]), max(notes[south + kind], notes[west + kind]))
            best -= best >> 3
            best -= best >> hush
            best >>= 1 if known & STRONGER[kind] else 0
            best -= best >> SHYNESS[shy][kind]
            felt = max(notes[lure + kind], best)
            changed |= felt ^ notes[lure + kind]
            notes[lure + kind] = felt
    else:
        for kind in range(LANES):
            best = max(max(notes[north + kind], notes[east + kind]), max(notes[south + kind], notes[west + kind]))
            felt = max(notes[lure + kind], best - (best >> 3))
            changed |= felt ^ notes[lure + kind]
            notes[lure + kind] = felt
    return int(changed)


@kernel
def spread_lures(v: Record, notes: Record) -> None:
    """LURE: let the lures reach over the board, sweeping to and fro until nothing changes."""
    last = notes[WAYS] - 1
    for sweep in range(SWEEPS):
        changed = 0
        for k in range(last + 1):
            place = notes[WAYS + 1 + (k if sweep % 2 == 0 else last - k)]
            changed |= reach(v, place, notes)
        if not changed:
            return


@kernel
def set_lures(v: Record, seat: int, notes: Record) -> None:
    """Fill the sections of this file."""
    value_ransom(v, seat, notes)
    place_lures(v, seat, notes)
    find_ways(v, seat, notes)
    spread_lures(v, notes)
