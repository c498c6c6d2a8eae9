"""Determinization: a random state that looks the same to a viewer, for search players and leak tests.

What everybody has seen limits what a hidden piece can be (ST-R-76). A piece that made a long move is a Scout, one that
made a bent move a Captain, and one that moved is no Bomb. A Cannon that went back to the Reserve is there or has
entered again. The seat that is to act can act.
"""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Ints, below, kernel
from sandtable.games.stratego.fields import Seen, State, View
from sandtable.games.stratego.rules.acting import can_act
from sandtable.games.stratego.rules.armies import in_army, in_second_army, standing
from sandtable.games.stratego.rules.rescue import take_back
from sandtable.games.stratego.rules.schema import (
    ALL,
    ALL_PIECES,
    ARMY_NUMBERS,
    BOMB,
    CAMPAIGN,
    CANNON,
    CAPTAIN,
    DENIED_WORD,
    EMPTY,
    EVERYBODY,
    FAST,
    FLAG,
    IS_CAPTAIN,
    IS_SCOUT,
    JOINED,
    KINDS,
    LATE,
    LATER,
    MOVED,
    NOT_SCOUT,
    NOTHING,
    OFF,
    OPEN,
    PIECES,
    PLAY,
    SCOUT,
    SETUP,
    TOSS,
)
from sandtable.games.stratego.rules.sides import allied, owner, partner
from sandtable.games.stratego.rules.tables import SEATS, ZONE_LENGTH

_TRIES = 10_000  # where hardly any piece can move any more, one arrangement in some hundreds fits


@kernel
def determinize(v: View, rng: Ints, s: State) -> bool:
    """Complete `s`, which holds what the view knows, with random pieces. Return False if no arrangement was found."""
    for piece in range(ALL_PIECES):
        s.known[piece] = _who_knows(v, piece)
        if s.phase == TOSS:
            s.rank[piece] = EMPTY
    for seat in range(SEATS):
        for kind in range(KINDS):
            if seat != v.viewer:
                s.reserve[seat][kind] = in_army(v, kind) if s.phase == TOSS and seat < s.players else 0
        if seat != v.viewer:
            take_back(s, seat)  # a viewer cannot see that a move is held back, and it seldom is
    if s.phase == TOSS:
        return True
    for _ in range(_TRIES):
        done = True
        for seat in range(s.players):
            if v.viewer != seat:
                done = done and (_lay_out(v, s, seat, rng) if s.phase == SETUP else _assign(v, s, seat, rng))
        if done and (s.phase != PLAY or can_act(s, s.turn)):
            return True
    return False


@kernel
def _who_knows(v: View, piece: int) -> int:
    """Return the bits of those who know a piece.

    They are its owner, everybody if the piece has been shown, and the partner as far as partners let each other see.
    """
    seat = owner(piece)
    if v.traits[piece] & OPEN or (v.phase > SETUP and v.at[piece] == OFF):
        return EVERYBODY
    who = 1 << seat
    if _is_shared(v, seat) or (v.rank[piece] == FLAG and _has_claimed(v, seat)):
        who |= 1 << partner(seat)
    return who


@kernel
def _is_shared(v: Seen, seat: int) -> bool:
    """Return whether the seat's partner sees its pieces now (ST-R-60, ST-R-89)."""
    if v.ally_view == NOTHING:
        return False
    if v.phase == SETUP:
        return not v.waiting >> seat & 1
    return v.phase > SETUP and (v.ally_view == ALL or (v.ply == 0 and v.phase == PLAY))


@kernel
def _has_claimed(v: View, seat: int) -> bool:
    """Return whether the viewer knows that the seat's partner has learned which piece the seat's Flag is (ST-R-63)."""
    if seat == v.viewer:
        return v.denied[seat][0] != 0 or v.denied[seat][1] != 0
    return v.players == SEATS and partner(seat) == v.viewer


@kernel
def _lay_out(v: View, s: State, seat: int, rng: Ints) -> bool:
    """Lay out a random set-up in progress: all of it if the seat is ready, else any part of one. Return True.

    A partner's set-up that the viewer sees is kept.
    """
    for kind in range(KINDS):
        s.reserve[seat][kind] = in_army(v, kind)
    if v.ally_view != NOTHING and not v.waiting >> seat & 1 and partner(seat) == v.viewer:
        for k in range(PIECES):
            kind = v.rank[seat * PIECES + k]
            if kind > EMPTY:  # not the number of a space that its zone does not have
                s.reserve[seat][kind] -= 1
        return True
    for k in range(PIECES):
        s.rank[seat * PIECES + k] = EMPTY
    whole = standing(v)
    total = below(rng, whole + 1) if s.waiting >> seat & 1 else whole
    if total == whole:
        _drop(s, seat, FLAG, rng)  # the Flag must be among them
        total -= 1
    for _ in range(total):
        _drop(s, seat, _draw(s, seat, rng), rng)
    return True


@kernel
def _draw(s: State, seat: int, rng: Ints) -> int:
    """Return a random kind that is still to be placed, with each piece equally likely."""
    total = 0
    for kind in range(KINDS):
        total += s.reserve[seat][kind]
    choice = below(rng, total)
    for kind in range(KINDS):
        choice -= s.reserve[seat][kind]
        if choice < 0:
            return kind
    return EMPTY


@kernel
def _drop(s: State, seat: int, kind: int, rng: Ints) -> None:
    """Put a piece on a random free space of the zone."""
    s.reserve[seat][kind] -= 1
    while True:
        piece = seat * PIECES + below(rng, ZONE_LENGTH[s.side])
        if s.rank[piece] == EMPTY:
            s.rank[piece] = kind
            return


@kernel
def _may_be(v: View, piece: int, kind: int) -> bool:
    """Return whether the viewer can take a hidden piece for one of this kind."""
    traits = v.traits[piece]
    if traits & IS_SCOUT:
        return kind == SCOUT
    if traits & IS_CAPTAIN:
        return kind == CAPTAIN
    if kind == SCOUT:
        return not traits & NOT_SCOUT
    if traits & FAST:
        return kind == CAPTAIN
    if kind == FLAG and (traits & JOINED or _is_denied(v, piece)):
        return False
    return kind < BOMB or allied(v) or not traits & MOVED


@kernel
def _is_denied(v: View, piece: int) -> bool:
    """Return whether the viewer has named this piece of its partner's in a wrong claim."""
    if v.players < SEATS or partner(owner(piece)) != v.viewer:
        return False
    k = piece % PIECES
    return k < 2 * DENIED_WORD and v.denied[v.viewer][k // DENIED_WORD] >> k % DENIED_WORD & 1 == 1


@kernel
def _tightness(traits: int) -> int:
    """Return how little freedom the traits leave. The tightest pieces are dealt first."""
    if traits & (IS_SCOUT | IS_CAPTAIN):
        return 4
    if traits & FAST:
        return 3
    if traits & NOT_SCOUT:
        return 2
    return 1 if traits & (MOVED | JOINED) else 0


@kernel
def _army(v: Seen, piece: int) -> int:
    """Return 1 for a piece of the second army of a Campaign, else 0."""
    return piece % PIECES // ARMY_NUMBERS if v.variant == CAMPAIGN else 0


@kernel
def _assign(v: View, s: State, seat: int, rng: Ints) -> bool:
    """Deal the seat's unseen kinds to its hidden pieces, and the rest to its Reserve. Return False for a dead end."""
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        s.rank[piece] = v.rank[piece]
    for tight in range(4, -1, -1):
        for piece in range(seat * PIECES, (seat + 1) * PIECES):
            if v.rank[piece] == UNKNOWN and _tightness(v.traits[piece]) == tight:
                kind = _pick(v, s, seat, piece, rng)
                if kind == EMPTY:
                    return False
                s.rank[piece] = kind
    _fill_reserve(v, s, seat, rng)
    return _cannons_are_back(v, s, seat)


@kernel
def _left(v: Seen, s: State, seat: int, army: int, kind: int) -> int:
    """Return how many pieces of a kind have not been dealt yet."""
    n = in_second_army(v, kind) if army else in_army(v, kind)
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if s.rank[piece] == kind and _army(v, piece) == army:
            n -= 1
    return max(n, 0)


@kernel
def _pick(v: View, s: State, seat: int, piece: int, rng: Ints) -> int:
    """Return a random kind that is left and that the piece may be, or EMPTY if there is none.

    Each piece that is left is equally likely.
    """
    army, total = _army(v, piece), 0
    for kind in range(1, KINDS):
        if _may_be(v, piece, kind):
            total += _left(v, s, seat, army, kind)
    if total == 0:
        return EMPTY
    choice = below(rng, total)
    for kind in range(1, KINDS):
        if _may_be(v, piece, kind):
            choice -= _left(v, s, seat, army, kind)
            if choice < 0:
                return kind
    return EMPTY


@kernel
def _fill_reserve(v: Seen, s: State, seat: int, rng: Ints) -> None:
    """Fill the Reserve with as many of the pieces left over as it holds: all of them, except in a made-up position."""
    army = 1 if v.variant == CAMPAIGN else 0
    over = 0
    for kind in range(KINDS):
        s.reserve[seat][kind] = 0
        over += _left(v, s, seat, army, kind) if kind != EMPTY else 0
    for _ in range(min(over, v.left[seat])):
        choice = below(rng, over)
        for kind in range(1, KINDS):
            choice -= _left(v, s, seat, army, kind) - s.reserve[seat][kind]
            if choice < 0:
                s.reserve[seat][kind] += 1
                over -= 1
                break


@kernel
def _cannons_are_back(v: Seen, s: State, seat: int) -> bool:
    """Return whether all Cannons known to have gone back are in the Reserve or have entered since (see cannons.py)."""
    late, later = s.reserve[seat][CANNON], s.reserve[seat][CANNON]
    for piece in range(seat * PIECES, (seat + 1) * PIECES):
        if s.rank[piece] == CANNON:
            late += v.traits[piece] & LATE != 0
            later += v.traits[piece] & LATER != 0
    return late >= v.recalled[seat] and later >= v.recalled[seat] - 1
