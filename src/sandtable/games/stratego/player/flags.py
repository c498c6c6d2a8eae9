"""The handling of Flags: guarding, hiding, marching and uniting them, and keeping or freeing captive ones."""

from __future__ import annotations

from sandtable.engine import Ints, kernel, table
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.player.dangers import CROWD, DANGERS_END, REACHED_BY, paces
from sandtable.games.stratego.player.odds import (
    BEATERS_OF,
    FALLING,
    FLAG_ODDS,
    GUESS,
    LANES,
    ONE,
    PRIZE,
    WORTH,
    faces,
    free,
)
from sandtable.games.stratego.rules.acting import has_room
from sandtable.games.stratego.rules.board import FOUR_PLAYER
from sandtable.games.stratego.rules.schema import (
    ALL,
    BOMB,
    EMPTY,
    FLAG,
    MOVED,
    OPEN,
    PIECES,
)
from sandtable.games.stratego.rules.sides import allied, opposes, owner
from sandtable.games.stratego.rules.tables import BESIDE_STOCKADE, FLAG_WAY, NEXT, NOWHERE, SPACES, STOCKADES, ZONE

# Sections of the scratch array, after those of dangers.py.
WARDS = DANGERS_END  # the number of places to guard, then the places: allied Flags, a stockade with an opposing one
CAPTIVE = WARDS + 5  # the stockade in which an allied Flag waits to be freed, or NOWHERE
JAIL = CAPTIVE + 1  # the stockade in which an opposing Flag is kept, or NOWHERE
GUARDS = JAIL + 1  # the number of allied pieces beside JAIL or, without one, beside the stockade of the seat's camp
MEETING = GUARDS + 1  # where the allied Flags try to meet
AGREED = MEETING + 1  # [team] the agreed meeting place of its Flags + 1, or 0; filled by planning.py and kept
FLAGS_END = AGREED + 2

ALARM_REACH = 4  # opposing pieces nearer than this to a ward are hunted
ALARM = 600  # what each step nearer to a ward adds to the worth of attacking an opposing piece
SHOWN_REACH, SHOWN_ALARM = 6, 250  # for recognised pieces, from farther and squared: they fear nothing that they see
GUARD_DUTY = 150  # the cost of leaving a ward's side
LAST_GUARD = 2500  # the cost of leaving a captive Flag without a guard
GUARDED = 60  # how many steps better a stockade with a guard is than one without
FREEDOM = 9000  # the gain of freeing an allied Flag
ESCAPE = 6000
UNITED = 80_000
CLAIM = 20_000  # the gain of a chance to unite, to be multiplied by the chance
TOLD = 800  # the gain of showing the partner the seat's Flag by a wrong claim
NEAR = 5  # opposing pieces nearer than this endanger a Flag
COMPANION, WALL = 90, 60  # the worth beside a Flag of an allied piece, and of an edge, lake or stockade
RETURNING = 20  # the gain of each step that a freed Flag is nearer to its partner's


def _middle(team: int) -> list[int]:
    """Return the spaces between the camps of an alliance on which its Flags may meet, the best first."""
    cells = [(7, 7), (6, 7), (8, 7), (5, 7), (9, 7)]
    return [FOUR_PLAYER.number[FOUR_PLAYER.seen_from(cell, team)] for cell in cells]


MIDDLE = table([_middle(0), _middle(1)])
"""MIDDLE[team]: both partners find the same place among them, from what everybody sees."""


@kernel
def add_ward(place: int, notes: Ints) -> None:
    """Add a place to WARDS."""
    notes[WARDS] += 1
    notes[WARDS + notes[WARDS]] = place


@kernel
def note_flags(v: Seen, seat: int, notes: Ints) -> None:
    """Fill the sections of this module, except AGREED."""
    notes[WARDS] = 0
    notes[CAPTIVE] = NOWHERE
    notes[JAIL] = NOWHERE
    notes[GUARDS] = 0
    for piece in range(v.players * PIECES):
        at = v.at[piece]
        if at < 0 or notes[GUESS + piece] != FLAG:
            continue
        if at < SPACES[v.side]:
            if not opposes(piece, seat):
                add_ward(at, notes)
        elif opposes(piece, seat):
            notes[JAIL] = at
            add_ward(at, notes)
        elif has_room(v, owner(piece)):
            notes[CAPTIVE] = at
    if allied(v):
        notes[GUARDS] = guards_of(v, seat, watched(seat, notes))
        agreed = notes[AGREED + seat % 2]
        notes[MEETING] = agreed - 1 if agreed > 0 else meeting_place(v, seat)


@kernel
def watched(seat: int, notes: Ints) -> int:
    """Return the stockade that must not be left alone: the one with a captive, or the own camp's, ready for one."""
    return int(notes[JAIL] if notes[JAIL] != NOWHERE else STOCKADES[seat][0])


@kernel
def guards_of(v: Seen, seat: int, stockade: int) -> int:
    """Return how many pieces of the seat's alliance stand around a stockade."""
    guards = 0
    for d in range(4):
        there = v.board[NEXT[1][stockade][d]]
        guards += there != 0 and not opposes(there - 1, seat)
    return int(guards)


@kernel
def meeting_place(v: Seen, seat: int) -> int:
    """Return the place in the middle with the fewest opposing pieces around it, the same for both partners."""
    best, least = 0, ONE
    for k in range(len(MIDDLE[0])):
        place, nearness = MIDDLE[seat % 2][k], 0
        for piece in range(v.players * PIECES):
            if faces(v, seat, piece):
                nearness += max(0, 7 - paces(1, v.at[piece], place))
        if nearness < least:
            best, least = place, nearness
    return int(best)


@kernel
def raise_alarm(v: Seen, seat: int, notes: Ints) -> None:
    """Make opposing pieces near a ward worth more, for each own kind that is not known to lose to them."""
    for w in range(notes[WARDS]):
        ward = notes[WARDS + 1 + w]
        for piece in range(v.players * PIECES):
            if faces(v, seat, piece) and v.traits[piece] & MOVED:
                alarm = alarm_at(paces(v.side, v.at[piece], ward), notes[GUESS + piece] != EMPTY)
                if alarm > 0:
                    falling = notes[FALLING + notes[GUESS + piece]]
                    for own in range(LANES):
                        worse = falling >> own & 1
                        notes[PRIZE + piece * LANES + own] += alarm * (1 - worse)


@kernel
def alarm_at(far: int, is_known: bool) -> int:
    """Return how much more an opposing piece is worth at a distance from a ward, in paces."""
    if is_known:
        near = max(0, SHOWN_REACH - far)
        return SHOWN_ALARM * near * near
    return ALARM * max(0, ALARM_REACH - far)


@kernel
def on_guard(v: Seen, seat: int, at: int, notes: Ints) -> int:
    """Return what it costs to call a piece away from a place because of what it guards there."""
    cost = 0
    for w in range(notes[WARDS]):
        if paces(v.side, at, notes[WARDS + 1 + w]) == 1:
            cost = GUARD_DUTY
    if notes[GUARDS] == 1 and allied(v) and BESIDE_STOCKADE[at] == watched(seat, notes):
        cost = LAST_GUARD if notes[JAIL] != NOWHERE else GUARD_DUTY
    return cost


@kernel
def freedom(v: Seen, place: int, notes: Ints) -> int:
    """Return what it is worth that a move which ends on a place frees an allied Flag (ST-R-69); 0 if it frees none."""
    there = allied(v) and notes[CAPTIVE] != NOWHERE and BESIDE_STOCKADE[place] == notes[CAPTIVE]
    return FREEDOM if there else 0


@kernel
def flag_risk(v: Seen, seat: int, place: int, is_open: bool, notes: Ints) -> int:
    """Return what a Flag stands to lose on a place: to strikes at it, and to opposing pieces that come too near."""
    worth = notes[WORTH + FLAG]
    if notes[REACHED_BY + place] & notes[BEATERS_OF + FLAG]:
        return int(worth * 3 // 4 if is_open else worth // 2)
    risk = worth * min(notes[CROWD + place], 2 * ONE) // ONE // (2 if is_open else 4)
    near = 0
    for piece in range(v.players * PIECES):
        if faces(v, seat, piece):
            kind = notes[GUESS + piece]
            if kind < BOMB:
                near += max(0, NEAR - paces(v.side, v.at[piece], place))
    return int(risk + worth * near // (60 if is_open else 200))


@kernel
def is_told(v: Seen, seat: int, flag: int) -> bool:
    """Return whether the partner knows the seat's Flag."""
    claimed = v.denied[seat][0] != 0 or v.denied[seat][1] != 0
    return claimed or v.traits[flag] & OPEN != 0 or v.ally_view == ALL


@kernel
def claim(v: Seen, seat: int, flag: int, named: int, notes: Ints) -> int:
    """Return what it is worth to claim that the partner's piece on a place is its Flag."""
    piece = v.board[named] - 1
    if notes[GUESS + piece] == FLAG:
        return UNITED
    gain = notes[FLAG_ODDS + piece] * CLAIM // ONE
    return int(gain if is_told(v, seat, flag) else gain + TOLD)


@kernel
def appraise_flag_move(v: Seen, seat: int, row: int, notes: Ints) -> int:
    """Return the score of a claim or an escape. The step itself is scored separately."""
    origin, named = FLAG_WAY[seat][row][0], FLAG_WAY[seat][row][2]
    score = ESCAPE if origin >= SPACES[1] else 0
    return int(score + (claim(v, seat, v.board[origin] - 1, named, notes) if named != NOWHERE else 0))


@kernel
def shelter(v: Seen, seat: int, place: int, notes: Ints) -> int:
    """Return how well a Flag would be kept on a vacant place: among friends, against a wall, far from opponents."""
    score = 0
    for d in range(4):
        beside = NEXT[v.side][place][d]
        if beside == NOWHERE:
            score += WALL
        elif v.board[beside] != 0 and not opposes(v.board[beside] - 1, seat):
            score += COMPANION
    return int(score - flag_risk(v, seat, place, True, notes))


@kernel
def appraise_stockade(v: Seen, seat: int, choice: int, notes: Ints) -> int:
    """Return the score of a stockade for an opposing Flag: near allied pieces, far from those that would free it."""
    place = STOCKADES[seat][choice]
    score = GUARDED if guards_of(v, seat, place) > 0 else 0
    for piece in range(v.players * PIECES):
        if free(v, piece):
            near = max(0, 8 - paces(1, v.at[piece], place))
            score += -near if opposes(piece, seat) else near
    return int(score)


@kernel
def appraise_freeing(v: Seen, seat: int, k: int, notes: Ints) -> int:
    """Return the score of a space of its owner's camp for a freed Flag."""
    place = ZONE[1][owner(v.freed - 1)][k]
    score = shelter(v, seat, place, notes)
    for piece in range(v.players * PIECES):
        if notes[GUESS + piece] == FLAG and free(v, piece) and not opposes(piece, seat):
            score -= RETURNING * paces(1, v.at[piece], place)
    return int(score)
