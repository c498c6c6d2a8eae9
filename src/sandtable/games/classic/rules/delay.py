"""The two rules against delay: two squares and more squares (rulebook 1.5)."""

from __future__ import annotations

from sandtable.engine import kernel
from sandtable.games.classic.fields import Seen, State

from .schema import EVADED, PIECES, SIZE, TRAIL
from .tables import NEXT, NOWHERE

SHORTEST = 4  # the fewest turns of a chase after which a position can occur a second time


@kernel
def shuttle(v: Seen, seat: int) -> int:
    """Return the piece + 1 that has passed the same two spaces in the seat's last three turns, or 0 (CL-TWO-1)."""
    if not v.two_squares or v.ply < 6:
        return 0
    last, middle, first = v.trail[(v.ply - 2) % TRAIL], v.trail[(v.ply - 4) % TRAIL], v.trail[(v.ply - 6) % TRAIL]
    if last[0] != middle[0] or last[0] != first[0] or v.at[last[0] - 1] != last[2]:
        return 0
    low, high = bounds(v, seat)
    in_line = is_row(last[1], last[2]) == is_row(middle[1], middle[2]) == is_row(first[1], first[2])
    return int(last[0]) if in_line and low < high else 0


@kernel
def bounds(v: Seen, seat: int) -> tuple[int, int]:
    """Return the ends of the stretch that the seat's last three moves share, if they went along one line."""
    low, high = 0, SIZE * SIZE
    for age in range(2, 7, 2):
        turn = v.trail[(v.ply - age) % TRAIL]
        low = max(low, min(turn[1], turn[2]))
        high = min(high, max(turn[1], turn[2]))
    return low, high


@kernel
def is_row(origin: int, target: int) -> bool:
    """Return whether a move goes along a row."""
    return bool(abs(target - origin) < SIZE)


@kernel
def shuttles(v: Seen, seat: int, origin: int, target: int) -> bool:
    """Return whether the piece of `shuttle` would pass the same two spaces once more (CL-R-3)."""
    if is_row(origin, target) != is_row(v.trail[(v.ply - 2) % TRAIL][1], origin):
        return False
    low, high = bounds(v, seat)
    return bool(min(origin, target) < high and max(origin, target) > low)


@kernel
def threatens(v: Seen, seat: int, square: int, traits: int) -> bool:
    """Return whether an opposing piece with all of these traits stands beside a square."""
    for d in range(4):
        beside = NEXT[square][d]
        if beside != NOWHERE and v.board[beside]:
            piece = v.board[beside] - 1
            if piece // PIECES != seat and v.traits[piece] & traits == traits:
                return True
    return False


@kernel
def may_repeat(v: Seen, seat: int) -> bool:
    """Return whether the seat's chase has lasted long enough to repeat one of its positions."""
    return bool(v.more_squares and v.chase[seat] >= SHORTEST)


@kernel
def repeats(v: Seen, seat: int, piece: int, target: int) -> bool:
    """Return whether CL-MORE-1 forbids a move to a vacant space, in a chase that is long enough."""
    last = v.trail[(v.ply - 2) % TRAIL]
    if last[0] == piece + 1 and last[1] == target:
        return False  # CL-R-7
    if not threatens(v, seat, target, EVADED):
        return False  # CL-R-6
    for age in range(SHORTEST, min(v.chase[seat], TRAIL) + 1, 2):
        if _is_as_before(v, v.ply - age + 1, piece, target):
            return True
    return False


@kernel
def _is_as_before(v: Seen, since: int, piece: int, target: int) -> bool:
    """Return whether the move would put each piece back where it stood before the turn `since`."""
    moved = False
    for turn in range(since, v.ply):
        mover, origin = v.trail[turn % TRAIL][0] - 1, v.trail[turn % TRAIL][1]
        if not _moved_before(v, since, turn, mover):
            if origin != (target if mover == piece else v.at[mover]):
                return False
            moved = moved or mover == piece
    return moved


@kernel
def _moved_before(v: Seen, since: int, turn: int, mover: int) -> bool:
    for earlier in range(since, turn):
        if v.trail[earlier % TRAIL][0] - 1 == mover:
            return True
    return False


@kernel
def follow_chases(s: State, seat: int, piece: int, origin: int) -> None:
    """Record a move to a vacant space: as an escape from the other seat's chase, and in the seat's own (CL-R-5)."""
    other = 1 - seat
    if s.chase[other]:
        hunter = s.at[s.trail[(s.ply - 1) % TRAIL][0] - 1]
        if _are_beside(hunter, origin):
            s.traits[piece] |= EVADED
            s.chase[other] += 1
        else:
            end_chase(s, other)
    if threatens(s, seat, s.at[piece], 0):
        s.chase[seat] += 1
    else:
        end_chase(s, seat)


@kernel
def _are_beside(square: int, other: int) -> bool:
    for d in range(4):
        if NEXT[square][d] == other:
            return True
    return False


@kernel
def end_chase(s: State, seat: int) -> None:
    if s.chase[seat]:
        s.chase[seat] = 0
        for piece in range((1 - seat) * PIECES, (1 - seat) * PIECES + s.numbers):
            s.traits[piece] &= ~EVADED
