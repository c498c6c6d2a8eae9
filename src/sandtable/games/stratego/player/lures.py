"""The lures on the board: how strongly each kind of piece is drawn to each place."""

from __future__ import annotations

from sandtable.engine import Ints, half, halves, kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.player.dangers import CROWD, REACHED_BY, vacant
from sandtable.games.stratego.player.flags import AGREED, FLAGS_END, GUARDS, JAIL, MEETING, freedom
from sandtable.games.stratego.player.odds import (
    BEATEN,
    BEATERS,
    BEATERS_OF,
    FALLING,
    GUESS,
    LANES,
    LURE,
    ONE,
    PRIZE,
    SHY,
    WORTH,
)
from sandtable.games.stratego.rules.schema import (
    BOMB,
    CANNON,
    EMPTY,
    FLAG,
    GONE,
    HELD,
    KINDS,
    PIECES,
    RESCUE,
    SCOUT,
    SPY,
)
from sandtable.games.stratego.rules.sides import allied, moves, opposes, owner
from sandtable.games.stratego.rules.tables import BESIDE_STOCKADE, FAR_ROW, NEXT, NOWHERE, PLACES, SHOT, SPACES

# Sections of the scratch array, after those of flags.py.
RANSOM = FLAGS_END  # half the worth of the best own piece that a rescue could bring back
WAYS = RANSOM + 1  # how many places can be passed, then for each its row of LURE, the rows around it, and these:
KNOWN, HUSH, CROWDED, PLAIN, WAY = range(5, 10)
COLUMN_OF = WAYS + 1 + PLACES * WAY  # [own kind] its column of LURE; kinds that have nothing to do share the last
COLUMNS = COLUMN_OF + KINDS  # how many columns are in use, and for each the kind
LURES_END = COLUMNS + 1 + LANES

ROWS = (1 << BEATERS.bit_length()) - 1  # a mask for the indices at which rows of LURE begin
RESCUES = 2  # ST-RESC-6
SWEEPS = 4  # over the board, alternately forwards and backwards: enough for every way that matters
FIRST_POST, SECOND_POST = 3000, 300  # the lure of guarding a captive Flag alone, and with another guard
MARCH = 3000  # the lure of the meeting place for the seat's own Flag
NOT_AT_ALL = 31  # a shift after which nothing is left


@kernel
def value_ransom(v: Seen, seat: int, notes: Ints) -> None:
    """Fill RANSOM with half the worth of the best piece that a rescue could bring back."""
    notes[RANSOM] = 0
    if allied(v) or v.rescues[seat] >= RESCUES:
        return
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        kind = v.rank[piece]
        if GONE < v.at[piece] <= HELD and (kind < BOMB or (kind == FLAG and v.resc_flag)):
            notes[RANSOM] = max(notes[RANSOM], notes[WORTH + kind] // 2)


@kernel
def lure_at(place: int) -> int:
    """Return the index at which the LURE row of a place, or of NOWHERE, begins."""
    return LURE + (place + 1) * LANES


@kernel
def lure(kind: int, place: int, notes: Ints) -> int:
    """Return how strongly a kind of piece is drawn to a place."""
    return int(halves(notes)[lure_at(place) + notes[COLUMN_OF + kind]])


@kernel
def place_lures(v: Seen, seat: int, notes: Ints) -> None:
    """Place what each kind of piece goes for in LURE, before it spreads.

    These are pieces worth attacking, a Flag to free or to guard, and the far row if a rescue could be made there.
    """
    lures = halves(notes)
    for k in range((SPACES[v.side] + 1) * LANES):
        lures[LURE + k] = 0
    errands = allied(v) or notes[RANSOM] > 0
    for place in range(SPACES[v.side]):
        occupant = v.board[place] - 1
        if occupant < 0:
            if errands:
                place_errands(v, seat, place, notes)
        elif opposes(occupant, seat):
            place_prizes(v, occupant, place, notes)
        elif owner(occupant) != seat:
            lures[lure_at(place) + notes[COLUMN_OF + FLAG]] = notes[PRIZE + occupant * LANES + FLAG]
    if allied(v):
        place_aims(v, seat, notes)
        occupant = v.board[notes[MEETING]] - 1
        friend = occupant >= 0 and not opposes(occupant, seat) and owner(occupant) != seat
        if occupant < 0 or (friend and notes[AGREED + seat % 2] > 0):  # what waits at the agreed place is the Flag
            meeting = lure_at(notes[MEETING]) + notes[COLUMN_OF + FLAG]
            lures[meeting] = max(lures[meeting], MARCH)


@kernel
def place_prizes(v: Seen, occupant: int, place: int, notes: Ints) -> None:
    """Place the gains of attacking an opposing piece."""
    row, prize, freed = lure_at(place), PRIZE + occupant * LANES, freedom(v, place, notes)
    for column in range(notes[COLUMNS]):
        kind = notes[COLUMNS + 1 + column]
        if kind < BOMB:
            gain = notes[prize + kind] + (hope(kind, occupant, freed, notes) if freed else 0)
            halves(notes)[row + column] = max(0, gain)


@kernel
def place_errands(v: Seen, seat: int, place: int, notes: Ints) -> None:
    """Place what a vacant place itself is good for: a back-row rescue, freeing a Flag from there, or guarding one."""
    gain, flag = notes[RANSOM] * FAR_ROW[v.side][seat][place], 0
    if allied(v):
        if BESIDE_STOCKADE[place] == NOWHERE:
            return
        gain = flag = freedom(v, place, notes)
        if BESIDE_STOCKADE[place] == notes[JAIL] and notes[GUARDS] < 2:
            gain = SECOND_POST if notes[GUARDS] else FIRST_POST
    if gain:
        row = lure_at(place)
        for column in range(notes[COLUMNS]):
            kind = notes[COLUMNS + 1 + column]
            if kind != SCOUT or allied(v):
                halves(notes)[row + column] = flag if kind == FLAG else gain


@kernel
def hope(kind: int, occupant: int, gain: int, notes: Ints) -> int:
    """Return the part of a gain to be expected if it is had only when the piece on the place is beaten."""
    other = notes[GUESS + occupant]
    if other != EMPTY:
        return 0 if notes[FALLING + other] >> kind & 1 else gain
    return int(gain * (ONE - notes[BEATEN + kind]) // ONE)


@kernel
def place_aims(v: Seen, seat: int, notes: Ints) -> None:
    """Place the lures of the spaces from which a Cannon can fire."""
    lures = halves(notes)
    for place in range(SPACES[1]):
        if v.board[place] != 0:
            continue
        aim = lure_at(place) + notes[COLUMN_OF + CANNON]
        for d in range(4):
            shot = SHOT[place][d]
            if shot[0] != NOWHERE and vacant(v, shot[1]) and vacant(v, shot[2]):
                target = v.board[shot[0]] - 1
                if target >= 0 and opposes(target, seat):
                    lures[aim] = max(lures[aim], notes[PRIZE + target * LANES + CANNON])


@kernel
def pull(v: Seen, kind: int, place: int, notes: Ints) -> int:
    """Return the strongest lure for a kind beside a place, weakened by one step."""
    lures, best, column = halves(notes), 0, notes[COLUMN_OF + kind]
    for d in range(4):
        best = max(best, lures[lure_at(NEXT[v.side][place][d]) + column])
    return int(best - (best >> 3))


@kernel
def find_ways(v: Seen, seat: int, notes: Ints) -> None:
    """Fill WAYS with the places through which lures spread.

    They spread less past pieces of the seat's side and where danger is known.
    """
    way = WAYS + 1
    for place in range(SPACES[v.side]):
        occupant = v.board[place] - 1
        if occupant >= 0 and opposes(occupant, seat):
            continue
        if occupant >= 0 and owner(occupant) == seat and not moves(v, v.rank[occupant]):
            continue
        notes[way] = lure_at(place)
        for d in range(4):
            notes[way + 1 + d] = lure_at(NEXT[v.side][place][d])
        known, crowded = notes[REACHED_BY + place], allied(v) and notes[CROWD + place] > 0
        notes[way + KNOWN] = known
        notes[way + HUSH] = 2 if occupant >= 0 else NOT_AT_ALL
        notes[way + CROWDED] = crowded
        notes[way + PLAIN] = occupant < 0 and known == 0 and not crowded
        way += WAY
    notes[WAYS] = (way - WAYS - 1) // WAY


@kernel
def around(north: int, east: int, south: int, west: int, lures: Ints) -> int:
    """Return the strongest of four lures, weakened by one step."""
    best = half(max(max(lures[north], lures[east]), max(lures[south], lures[west])))
    return half(best - (best >> 3))


@kernel
def reach(way: int, width: int, notes: Ints, lures: Ints) -> int:
    """Spread the lures around a place to it. Return 0 if nothing changes.

    The masks tell the compiler how large indices are. Without them it would compute one column at a time; and in
    WebAssembly also if columns were shifted by different numbers of bits.
    """
    row, changed = notes[way] & ROWS, half(0)
    north, east = notes[way + 1] & ROWS, notes[way + 2] & ROWS
    south, west = notes[way + 3] & ROWS, notes[way + 4] & ROWS
    if notes[way + PLAIN]:
        for k in range(width):
            felt = half(max(lures[row + k], around(north + k, east + k, south + k, west + k, lures)))
            changed = half(changed | felt ^ lures[row + k])
            lures[row + k] = felt
        return changed
    known, hush, crowded = half(notes[way + KNOWN]), notes[way + HUSH] & NOT_AT_ALL, half(notes[way + CROWDED])
    for k in range(width):
        best = around(north + k, east + k, south + k, west + k, lures)
        best = half(best - (best >> hush))
        best = half(best - (half(best + 1) >> 1 if half(known & lures[BEATERS + k]) else 0))
        best = half(best - (best >> 2 if half(crowded & lures[SHY + k]) else 0))
        felt = half(max(lures[row + k], best))
        changed = half(changed | felt ^ lures[row + k])
        lures[row + k] = felt
    return changed


@kernel
def sweep(width: int, notes: Ints) -> None:
    """Spread the lures of so many columns over the board, to and fro until nothing changes, SWEEPS times at most."""
    last, lures = notes[WAYS] - 1, halves(notes)
    for turn in range(SWEEPS):
        changed = 0
        for k in range(last + 1):
            changed |= reach(WAYS + 1 + WAY * (k if turn % 2 == 0 else last - k), width, notes, lures)
        if not changed:
            return


@kernel
def spread_lures(notes: Ints) -> None:
    """Spread the lures in LURE over the board; only half of the columns if no more are in use."""
    if notes[COLUMNS] > LANES // 2:
        sweep(LANES, notes)
    else:
        sweep(LANES // 2, notes)


@kernel
def may_move(v: Seen, seat: int, piece: int) -> bool:
    """Return whether a piece of the seat has a place beside it to go to, or may fire."""
    at = v.at[piece]
    if at < 0 or not moves(v, v.rank[piece]):
        return False
    if v.rank[piece] == CANNON:
        return True
    for d in range(4):
        place = NEXT[v.side][at][d]
        if place != NOWHERE and (v.board[place] == 0 or opposes(v.board[place] - 1, seat)):
            return True
    return False


@kernel
def kinds_at_work(v: Seen, seat: int) -> int:
    """Return the bits of the kinds that the seat's next decision may be about."""
    kinds, rescues = 0, v.phase == RESCUE or v.arrival[seat][0] != 0
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        if may_move(v, seat, piece) or (rescues and GONE < v.at[piece] <= HELD):
            kinds |= 1 << v.rank[piece]
    if v.left[seat] > 0:
        for kind in range(SPY, KINDS):
            if v.reserve[seat][kind] > 0:
                kinds |= 1 << kind
    return kinds


@kernel
def set_columns(v: Seen, seat: int, notes: Ints) -> None:
    """Fill COLUMN_OF, and the kind, BEATERS and SHY of each column."""
    kinds, columns = kinds_at_work(v, seat), 0
    for kind in range(SPY, KINDS):
        notes[COLUMN_OF + kind] = LANES - 1
        if kinds >> kind & 1:
            notes[COLUMN_OF + kind] = columns
            notes[COLUMNS + 1 + columns] = kind
            halves(notes)[BEATERS + columns] = notes[BEATERS_OF + kind]
            halves(notes)[SHY + columns] = kind >= BOMB
            columns += 1
    notes[COLUMNS] = columns


@kernel
def set_lures(v: Seen, seat: int, notes: Ints) -> None:
    """Fill the sections of this module."""
    value_ransom(v, seat, notes)
    set_columns(v, seat, notes)
    place_lures(v, seat, notes)
    find_ways(v, seat, notes)
    spread_lures(notes)
