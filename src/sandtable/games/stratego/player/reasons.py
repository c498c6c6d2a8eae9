"""The reason for an action, in a sentence made of the largest terms of its evaluation."""

from __future__ import annotations

from sandtable.engine import Ints, Term, because, scratch
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.player.dangers import paces
from sandtable.games.stratego.player.flags import MEETING, claim, freedom, on_guard
from sandtable.games.stratego.player.lures import lure, pull
from sandtable.games.stratego.player.odds import (
    BEATEN,
    FLAG_ODDS,
    GUESS,
    LANES,
    ONE,
    PRIZE,
    WORTH,
    faces,
)
from sandtable.games.stratego.player.reserve import is_beside_ward
from sandtable.games.stratego.player.sergeant import HASTE, SCRATCH, risk, survey
from sandtable.games.stratego.rules.actions import (
    DECLINE,
    ENTER,
    FLAG_MOVE,
    HALF_SIZE,
    MOVE,
    PUT_FLAG,
    RESCUE_PIECE,
    RESIGN,
    STEP_ON,
    STOCKADE_OF,
    STOP,
    ZONE_SIZE,
)
from sandtable.games.stratego.rules.armies import outcome
from sandtable.games.stratego.rules.board import BOARDS
from sandtable.games.stratego.rules.pieces import ATTACKER, KIND, NEITHER, RESCUABLE, TITLES
from sandtable.games.stratego.rules.schema import EMPTY, FLAG, PIECES, STEP
from sandtable.games.stratego.rules.sides import allied
from sandtable.games.stratego.rules.tables import FLAG_WAY, FROM, HALF, NEXT, NOWHERE, SPACES, STEP_WAY, TO, ZONE

MAY_BE_FLAG = ONE // 5
NOTHING_BETTER = "no other move looks better"


def reason(v: Seen, seat: int, a: int) -> str:
    """Return the sentence, from the view of the player that chooses."""
    notes = scratch(SCRATCH)
    survey(v, seat, notes)
    return because(_terms(v, seat, a, notes), NOTHING_BETTER)


def _terms(v: Seen, seat: int, a: int, notes: Ints) -> list[Term]:
    """Return what speaks for an action and against it."""
    if a < STEP_ON[v.variant]:
        return _of_move(v, seat, FROM[v.side][seat][a - MOVE], TO[v.side][seat][a - MOVE], notes)
    if a < STOP[v.variant]:
        at = v.at[v.mover - 1]
        to = NEXT[v.side][at][STEP_WAY[v.side][seat][a - STEP_ON[v.variant]]]
        return _of_way(v, seat, v.mover - 1, at, to, notes)
    if a < FLAG_MOVE[v.variant]:
        stops = f"your Captain stands just as well on {_name(v, v.at[v.mover - 1])}"
        return [Term(1, stops if v.phase == STEP else "all your pieces are in place")]
    if a < ENTER[v.variant]:
        return _of_flag(v, seat, FLAG_WAY[seat][a - FLAG_MOVE[v.variant]], notes)
    if a < RESCUE_PIECE[v.variant]:
        return _of_entry(v, seat, a - ENTER[v.variant], notes)
    if a < STOCKADE_OF[v.variant]:
        return _of_rescue(v, seat, a - RESCUE_PIECE[v.variant], notes)
    if a < PUT_FLAG[v.variant]:
        return [Term(1, "your side is closer to that stockade than the enemies who could free the Flag")]
    if a < DECLINE[v.variant]:
        return [Term(1, "friends are near the Flag there, and few enemies")]
    return [Term(1, "the game is lost" if a == RESIGN[v.variant] else NOTHING_BETTER)]


def _name(v: Seen, place: int) -> str:
    return BOARDS[v.side].names[place]


def _of_move(v: Seen, seat: int, at: int, to: int, notes: Ints) -> list[Term]:
    piece = v.board[at] - 1
    if v.board[to] == 0:
        return _of_way(v, seat, piece, at, to, notes)
    target = v.board[to] - 1
    found = [Term(int(notes[PRIZE + target * LANES + v.rank[piece]]), _blow(v, piece, target, notes))]
    return [*found, *_of_leaving(v, seat, piece, at, notes), *_of_standing(v, seat, piece, to, notes)]


def _of_way(v: Seen, seat: int, piece: int, at: int, to: int, notes: Ints) -> list[Term]:
    """Return the terms of a move onto a vacant space."""
    kind = v.rank[piece]
    nearer = (lure(kind, to, notes) - pull(v, kind, at, notes)) // HASTE
    found = [Term(int(nearer), f"your {TITLES[kind]} gets closer to {_aim(v, seat, kind, to, notes)}")]
    freed = freedom(v, to, notes)
    return [
        *(found if nearer > 0 else []),
        *([Term(int(freed), "it frees your side's Flag")] if freed else []),
        *_of_leaving(v, seat, piece, at, notes),
        *_of_standing(v, seat, piece, to, notes),
    ]


def _of_leaving(v: Seen, seat: int, piece: int, at: int, notes: Ints) -> list[Term]:
    title, found = TITLES[v.rank[piece]], []
    threatened = risk(v, seat, piece, at, notes) if at < SPACES[v.side] else 0
    if threatened:
        found.append(Term(int(threatened), f"your {title} is in danger on {_name(v, at)}"))
    if guards := on_guard(v, seat, at, notes):
        found.append(Term(-int(guards), f"it is needed as a guard on {_name(v, at)}"))
    return found


def _of_standing(v: Seen, seat: int, piece: int, to: int, notes: Ints) -> list[Term]:
    threatened = risk(v, seat, piece, to, notes)
    return [Term(-int(threatened), f"it may be attacked on {_name(v, to)}")] if threatened else []


def _blow(v: Seen, piece: int, target: int, notes: Ints) -> str:
    """Return what an attack is good for."""
    own, other, where = v.rank[piece], int(notes[GUESS + target]), _name(v, v.at[target])
    if other != EMPTY:
        left = outcome(v, own, other)
        verb = "trades itself for" if left == NEITHER else "captures" if left == ATTACKER else "attacks"
        return f"your {TITLES[own]} {verb} the {TITLES[other]} on {where}"
    if notes[FLAG_ODDS + target] >= MAY_BE_FLAG:
        return f"the piece on {where} may well be the Flag"
    if own < LANES and notes[BEATEN + own] * 2 < ONE:
        return f"your {TITLES[own]} probably beats the piece on {where}"
    return f"it shows what the piece on {where} is"


def _aim(v: Seen, seat: int, kind: int, place: int, notes: Ints) -> str:
    """Return what draws a piece most, as felt on a place."""
    best, words = 0, "the enemy"
    if kind == FLAG and allied(v):
        best, words = 1, f"your ally's Flag, to meet on {_name(v, notes[MEETING])}"
    for target in range(v.players * PIECES):
        if faces(v, seat, target) and notes[PRIZE + target * LANES + kind] > 0:
            felt = int(notes[PRIZE + target * LANES + kind]) * 7 ** min(paces(v.side, v.at[target], place), 12)
            felt //= 8 ** min(paces(v.side, v.at[target], place), 12)
            if felt > best and kind != FLAG:
                best, words = felt, _called(v, target, notes)
    return words


def _called(v: Seen, target: int, notes: Ints) -> str:
    where, known = _name(v, v.at[target]), int(notes[GUESS + target])
    if known != EMPTY:
        return f"the {TITLES[known]} on {where}" if known == FLAG else f"the {TITLES[known]} on {where}, which it beats"
    if notes[FLAG_ODDS + target] >= MAY_BE_FLAG:
        return f"the piece on {where}, which may be the Flag"
    return f"the unknown piece on {where}"


def _of_flag(v: Seen, seat: int, way: Ints, notes: Ints) -> list[Term]:
    """Return the terms of an escape from a stockade, a claim, or both."""
    origin, to, named = way[0], way[1], way[2]
    piece = v.board[origin] - 1
    found = _of_way(v, seat, piece, origin, to, notes)
    if origin >= SPACES[1]:
        found.append(Term(int(notes[WORTH + FLAG]), "your Flag gets out of the stockade"))
    if named != NOWHERE:
        gain = claim(v, seat, piece, named, notes)
        found.append(Term(int(gain), f"your ally's Flag may be the piece on {_name(v, named)}"))
    return found


def _of_entry(v: Seen, seat: int, entry: int, notes: Ints) -> list[Term]:
    size = ZONE_SIZE[v.side]
    kind, place = KIND[v.side][entry // size], ZONE[v.side][seat][entry % size]
    found = [Term(int(notes[WORTH + kind]), f"a new {TITLES[kind]} helps more now than a move")]
    if is_beside_ward(v, place, notes):
        found.append(Term(int(notes[WORTH + kind]) // 2, "there it guards a Flag"))
    return found


def _of_rescue(v: Seen, seat: int, choice: int, notes: Ints) -> list[Term]:
    kinds = RESCUABLE[v.variant]
    kind, place = kinds[choice // HALF_SIZE[v.side] % len(kinds)], HALF[v.side][seat][choice % HALF_SIZE[v.side]]
    found = [Term(int(notes[WORTH + kind]) + 1, f"your {TITLES[kind]} is the best piece you can bring back")]
    if is_beside_ward(v, place, notes):
        found.append(Term(int(notes[WORTH + kind]) // 2, "there it guards a Flag"))
    return found
