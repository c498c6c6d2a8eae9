"""The list of a seat's legal actions, for search and batches. It agrees with `prohibitions.why`."""

from __future__ import annotations

from sandtable.engine import Ints, kernel
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.rules.actions import (
    ADVANCING,
    BOMBING,
    DISCARD,
    DRAW_DISCARD,
    DRAW_PILE,
    DUDDING,
    INTERFERING,
    LAY_KIND,
    LAYING,
    LAYS,
    LOSING,
    MIRRORING,
    PASS,
    PERSUADING,
    PICKING,
    RADIOING,
    REDIRECTING,
    RELS,
    SLOTS,
    SNIPE,
    SUPER_DUDDING,
    TRAIN,
)
from sandtable.games.soldier.rules.boosts import why_boosts
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    ATTACK,
    BOMB,
    DUD,
    INTENSITIES,
    INTENSITY,
    INTERFERE,
    KINDS,
    MIRROR,
    MOST_POINTS,
    PERSUASION,
    RADIO,
    REDIRECT,
    SNIPER,
    SOLDIERS,
    SUPER_DUD,
    TRAINING,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.ending import training_points
from sandtable.games.soldier.rules.engagement import why_answer
from sandtable.games.soldier.rules.hands import holds
from sandtable.games.soldier.rules.numbers import EARNS, number
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    ASK_DUD,
    ASK_MIRROR,
    DRAW,
    LAY,
    LIMIT,
    LOSE,
    MOVE,
    PICK,
    W_OPEN,
)
from sandtable.games.soldier.rules.soldiers import engaged, fights, place_returned

_BOOSTS = (WEAPONS + 1) * (INTENSITIES + 1)


@kernel
def legal(v: Seen, seat: int, out: Ints) -> int:
    """Write the seat's legal actions into `out`, in ascending order, and return their number.

    The number is 0 if the seat is not asked.
    """
    if not v.waiting >> seat & 1:
        return 0
    if v.phase == DRAW:
        out[0] = DRAW_PILE
        out[1] = DRAW_DISCARD
        return 2 if v.discard_size else 1
    if v.phase == MOVE:
        return _moves(v, seat, out)
    if v.phase == LAY:
        return _opening_lays(v, seat, out)
    if v.phase == ANSWER:
        return _answers(v, seat, out)
    if v.phase == ASK_MIRROR or v.phase == ASK_DUD:
        return _defences(v, seat, out)
    if v.phase == LOSE:
        return _own_slots(v, seat, LOSING, out, 0)
    if v.phase == LIMIT:
        return _discards(v, seat, out, 0)
    if v.phase == PICK:
        return _picks(v, out)
    out[0] = PASS
    n = _shots(v, seat, out, 1)
    if v.phase == W_OPEN and holds(v, seat, INTERFERE) and not fights(v, seat):
        n = _own_slots(v, seat, INTERFERING, out, n)
    return n


@kernel
def _shots(v: Seen, seat: int, out: Ints, n: int) -> int:
    """Write the uses of Bomb and Sniper after the first `n` actions; return the new number."""
    if holds(v, seat, BOMB):
        out[n] = BOMBING
        n += 1
    if holds(v, seat, SNIPER):
        for rel in range(1, v.players):
            other = (seat + rel) % v.players
            for slot in range(v.soldiers[other]):
                if not engaged(v, other, slot):
                    out[n] = SNIPE + (rel - 1) * SLOTS + slot
                    n += 1
    return n


@kernel
def _own_slots(v: Seen, seat: int, first: int, out: Ints, n: int) -> int:
    """Write an action for each of the seat's soldiers after the first `n` actions; return the new number."""
    for slot in range(v.soldiers[seat]):
        out[n] = first + slot
        n += 1
    return n


@kernel
def _discards(v: Seen, seat: int, out: Ints, n: int) -> int:
    for kind in range(KINDS):
        if holds(v, seat, kind):
            out[n] = DISCARD + kind
            n += 1
    return n


@kernel
def _moves(v: Seen, seat: int, out: Ints) -> int:
    n = 0
    if v.hand_size[seat] == 0:
        out[0] = PASS
        n = 1
    room = number(v, EARNS) - training_points(v, seat)
    for points in range(1, MOST_POINTS + 1):
        if holds(v, seat, TRAINING + points - 1) and (points <= room or not v.exact):
            out[n] = TRAIN + points - 1
            n += 1
    n = _discards(v, seat, out, n)
    n = _shots(v, seat, out, n)
    if holds(v, seat, ADVANCE) and holds(v, seat, ATTACK):
        n = _advances(v, seat, out, n)
    return n


@kernel
def _advances(v: Seen, seat: int, out: Ints, n: int) -> int:
    for own in range(v.soldiers[seat]):
        n = _targets(v, seat, ADVANCING + own * RELS * SLOTS, out, n)
    return n


@kernel
def _targets(v: Seen, seat: int, first: int, out: Ints, n: int) -> int:
    """Write an action for each soldier of the other players after the first `n` actions; return the new number."""
    for rel in range(1, v.players):
        for slot in range(v.soldiers[(seat + rel) % v.players]):
            out[n] = first + (rel - 1) * SLOTS + slot
            n += 1
    return n


@kernel
def _opening_lays(v: Seen, seat: int, out: Ints) -> int:
    n = 0
    for weapon in range(WEAPONS + 1):
        if weapon == 0 or holds(v, seat, WEAPON + weapon - 1):
            for intensity in range(INTENSITIES + 1):
                if intensity == 0 or holds(v, seat, INTENSITY + intensity - 1):
                    out[n] = LAYING + weapon * (INTENSITIES + 1) + intensity
                    n += 1
    return n


@kernel
def _answers(v: Seen, seat: int, out: Ints) -> int:
    out[0] = PASS
    n = _shots(v, seat, out, 1)
    for place in range(LAYS):
        kind = LAY_KIND[place]
        if holds(v, seat, kind) and why_answer(v, kind) == 0:
            n = _lays(v, seat, kind, LAYING + place * _BOOSTS, out, n)
    if v.opening and holds(v, seat, REDIRECT):
        n = _redirects(v, seat, out, n)
    if holds(v, seat, RADIO):
        for rel in range(1, v.players):
            other = (seat + rel) % v.players
            if v.hand_size[other] and not fights(v, other):
                out[n] = RADIOING + rel - 1
                n += 1
    if v.truce and holds(v, seat, PERSUASION):
        out[n] = PERSUADING
        n += 1
    return n


@kernel
def _lays(v: Seen, seat: int, kind: int, first: int, out: Ints, n: int) -> int:
    """Write an answer with each legal choice of boosts after the first `n` actions; return the new number."""
    for weapon in range(WEAPONS + 1):
        if weapon == 0 or holds(v, seat, WEAPON + weapon - 1):
            for intensity in range(INTENSITIES + 1):
                if intensity == 0 or holds(v, seat, INTENSITY + intensity - 1):
                    if why_boosts(v, seat, kind, weapon, intensity) == 0:
                        out[n] = first + weapon * (INTENSITIES + 1) + intensity
                        n += 1
    return n


@kernel
def _redirects(v: Seen, seat: int, out: Ints, n: int) -> int:
    for rel in range(1, v.players):
        other = (seat + rel) % v.players
        if other != v.assaulter or not v.no_turning_back:
            for slot in range(v.soldiers[other]):
                out[n] = REDIRECTING + (rel - 1) * SLOTS + slot
                n += 1
    return n


@kernel
def _defences(v: Seen, seat: int, out: Ints) -> int:
    out[0] = PASS
    n = 1
    if v.phase == ASK_MIRROR:
        if holds(v, seat, MIRROR):
            out[n] = MIRRORING
            n += 1
        return n
    if holds(v, seat, DUD):
        out[n] = DUDDING
        n += 1
    if holds(v, seat, SUPER_DUD):
        out[n] = SUPER_DUDDING
        n += 1
    return n


@kernel
def _picks(v: Seen, out: Ints) -> int:
    n = 0
    for soldier in range(SOLDIERS):
        if v.unseen[soldier] or place_returned(v, soldier) >= 0:
            out[n] = PICKING + soldier
            n += 1
    return n
