"""What draws each kind of piece, and how far over the board it is felt."""

from __future__ import annotations

from sandtable.games.stratego.player.dangers import CROWD, REACHED_BY, STRONGER, vacant
from sandtable.games.stratego.player.flags import FLAGS_END, GUARDS, JAIL, MEETING, freedom
from sandtable.games.stratego.player.odds import BEATEN, GUESS, ONE, PRIZE, WORTH
from sandtable.games.stratego.rules.pieces import BATTLE, DEFENDER
from sandtable.games.stratego.rules.schema import (
    ALL_PIECES,
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
from sandtable.umpire.jit import Record, kernel

# Sections of the scratch array, after those of sergeant_flags.py.
LURE = FLAGS_END  # [own kind][place] how close the place is to something worth going to
RANSOM = LURE + KINDS * PLACES  # worth of the best own piece that a rescue could bring back
LURES_END = RANSOM + 1

RESCUES = 2  # ST-RESC-6
SWEEPS = 4  # over the board, to and fro: enough for every way that matters
FIRST_POST, SECOND_POST = 3000, 300  # to stand guard over a captive Flag alone, and with another
MARCH = 3000  # what draws the own Flag to the meeting place


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
def place_lures(v: Record, seat: int, kind: int, notes: Record) -> None:
    """What a kind of piece goes for: pieces worth attacking, a Flag to free or to guard, and the far row if it could
    rescue there."""
    lure = LURE + kind * PLACES
    for place in range(SPACES[v.side]):
        occupant = v.board[place] - 1
        notes[lure + place] = 0
        if occupant >= 0 and opposes(occupant, seat):
            if kind < BOMB:
                gain = notes[PRIZE + kind * ALL_PIECES + occupant] + hope(
                    kind, occupant, freedom(v, place, notes), notes
                )
                notes[lure + place] = max(0, gain)
        elif occupant < 0:
            notes[lure + place] = errand(v, seat, kind, place, notes)
        elif kind == FLAG and owner(occupant) != seat:
            notes[lure + place] = notes[PRIZE + FLAG * ALL_PIECES + occupant]
    if kind == CANNON:
        place_aims(v, seat, notes)
    elif kind == FLAG and v.board[notes[MEETING]] == 0:
        notes[lure + notes[MEETING]] = MARCH


@kernel
def hope(kind: int, occupant: int, gain: int, notes: Record) -> int:
    """A gain that is had only if the piece on the place is beaten."""
    other = notes[GUESS + occupant]
    if other != EMPTY:
        return 0 if BATTLE[kind][other] == DEFENDER else gain
    return int(gain * (ONE - notes[BEATEN + kind]) // ONE)


@kernel
def errand(v: Record, seat: int, kind: int, place: int, notes: Record) -> int:
    """What a vacant place itself is good for: a back-row rescue, freeing a Flag from there, or guarding one."""
    if v.side == 0:
        return int(notes[RANSOM] if FAR_ROW[0][seat][place] and kind != SCOUT else 0)
    if BESIDE_STOCKADE[place] == NOWHERE:
        return 0
    if kind != FLAG and BESIDE_STOCKADE[place] == notes[JAIL] and notes[GUARDS] < 2:
        return SECOND_POST if notes[GUARDS] else FIRST_POST
    return freedom(v, place, notes)


@kernel
def place_aims(v: Record, seat: int, notes: Record) -> None:
    """A Cannon goes where it can fire from."""
    lure = LURE + CANNON * PLACES
    for place in range(SPACES[1]):
        if v.board[place] != 0:
            continue
        for d in range(4):
            shot = SHOT[place][d]
            if shot[0] != NOWHERE and vacant(v, shot[1]) and vacant(v, shot[2]):
                target = v.board[shot[0]] - 1
                if target >= 0 and opposes(target, seat):
                    notes[lure + place] = max(notes[lure + place], notes[PRIZE + CANNON * ALL_PIECES + target])


@kernel
def pull(v: Record, lure: int, place: int, notes: Record) -> int:
    """The strongest lure beside a place, a step weaker."""
    best = 0
    for d in range(4):
        neighbour = NEXT[v.side][place][d]
        if neighbour != NOWHERE:
            best = max(best, notes[lure + neighbour])
    return int(best - (best >> 3))


@kernel
def is_in_the_way(v: Record, seat: int, piece: int) -> bool:
    """Whether a piece will not make room: an opposing one, or an own one that does not move."""
    if opposes(piece, seat):
        return True
    return owner(piece) == seat and not moves(v, v.rank[piece])


@kernel
def reach(v: Record, seat: int, kind: int, place: int, notes: Record) -> int:
    """How much of the lures around a place is felt on it: less past own pieces and where danger is known."""
    occupant = v.board[place] - 1
    if occupant >= 0 and is_in_the_way(v, seat, occupant):
        return 0
    strength = pull(v, LURE + kind * PLACES, place, notes)
    if occupant >= 0:
        strength -= strength >> 2
    if notes[REACHED_BY + place] & STRONGER[kind]:
        strength >>= 1
    if kind >= BOMB and notes[CROWD + place] > 0:
        strength -= strength >> 2
    return int(strength)


@kernel
def spread_lures(v: Record, seat: int, kind: int, notes: Record) -> None:
    """LURE: let the lures reach over the board, sweeping to and fro until nothing changes."""
    lure = LURE + kind * PLACES
    last = SPACES[v.side] - 1
    for sweep in range(SWEEPS):
        changed = False
        for k in range(last + 1):
            place = k if sweep % 2 == 0 else last - k
            strength = reach(v, seat, kind, place, notes)
            if strength > notes[lure + place]:
                notes[lure + place] = strength
                changed = True
        if not changed:
            return


@kernel
def own_kinds(v: Record, seat: int) -> int:
    """Bits of the kinds that a seat has, on the board or to bring in."""
    kinds = 0
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if v.rank[piece] > EMPTY and v.at[piece] != GONE:
            kinds |= 1 << v.rank[piece]
    for kind in range(SPY, KINDS):
        if v.reserve[seat][kind] > 0:
            kinds |= 1 << kind
    return kinds


@kernel
def set_lures(v: Record, seat: int, notes: Record) -> None:
    """Fill the sections of this file."""
    value_ransom(v, seat, notes)
    kinds = own_kinds(v, seat)
    for kind in range(SPY, KINDS):
        if kinds >> kind & 1 and moves(v, kind):
            place_lures(v, seat, kind, notes)
            spread_lures(v, seat, kind, notes)
