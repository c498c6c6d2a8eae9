"""How much a computer player likes an action: one ply of thought over a view.

`survey` is called once a decision and fills a scratch array, `evaluate` once an action. Both read the view alone. An
action's score is what it gains at once, what it takes the piece out of or into, and how far it brings the piece
towards something worth going to.
"""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Evaluator, Ints, kernel
from sandtable.games.classic.fields import Seen

from ..rules.actions import PLACE, move_from, move_to
from ..rules.schema import BOMB, FLAG, MOVED, OFF, OPEN, PIECES, SCOUT, SIZE, SQUARES, TRAIL
from ..rules.tables import ATTACKER, BATTLE, NEXT, NOWHERE
from .beliefs import log_likelihood
from .dangers import danger, mark_dangers
from .estimate import estimate
from .lures import ALARM, LURES_END, lure_at, prize, pull, set_lures
from .opening import arrangement, arrangements, opening
from .strengths import ratings, strengths
from .worth import HIDDEN_SHARE, LANES, LEFT, ONE, SURVIVAL, WORTH, class_of, reckon

# Sections of the scratch array, for the piece whose actions are being appraised.
STANDS = LURES_END  # where it stands, or NOWHERE
LEAVING = STANDS + 1  # what it is worth to have it away from there
BEHIND = LEAVING + 1  # how much is felt there of what draws it
SCRATCH = BEHIND + 1

HASTE = 2  # to come nearer to something is worth so much less than to have it
BACK_AGAIN = 40  # what it costs to go back where the piece came from
FIRST_STEP = 6  # what it costs to show that a piece is neither Bomb nor Flag
ON_GUARD = 30  # what it costs to leave the side of the own Flag, and as much for each of two Scouts that may see it
NEAR = 4  # so many steps from the Flag an opposing piece is an alarm
ALARMED = 120  # what it is worth to take one beside it
PATIENCE = 40  # turns without a battle, after which attacks seem better with every turn


@kernel
def survey(v: Seen, seat: int, notes: Ints) -> None:
    """Once a decision: all that the actions have in common."""
    reckon(v, seat, notes)
    mark_dangers(v, seat, notes)
    _raise_alarm(v, seat, notes)
    set_lures(v, seat, notes)
    notes[STANDS] = NOWHERE


@kernel
def _raise_alarm(v: Seen, seat: int, notes: Ints) -> None:
    """ALARM: squares near the own Flag, more the nearer they are."""
    for square in range(SQUARES):
        notes[ALARM + square] = 0
    flag = _flag_at(v, seat)
    if flag == OFF:
        return
    for square in range(SQUARES):
        far = abs(square % SIZE - flag % SIZE) + abs(square // SIZE - flag // SIZE)
        if far < NEAR:
            notes[ALARM + square] = ALARMED * (NEAR - far) // NEAR


@kernel
def _flag_at(v: Seen, seat: int) -> int:
    for piece in range(seat * PIECES, seat * PIECES + v.numbers):
        if v.rank[piece] == FLAG:
            return int(v.at[piece])
    return OFF


@kernel
def _take_up(v: Seen, seat: int, piece: int, at: int, notes: Ints) -> None:
    """Fill the sections of this file."""
    if notes[STANDS] == at:
        return
    kind = v.rank[piece]
    notes[STANDS] = at
    notes[BEHIND] = pull(kind, at, notes)
    notes[LEAVING] = danger(v, seat, kind, v.traits[piece] & OPEN != 0, at, notes)
    if not v.traits[piece] & MOVED:
        notes[LEAVING] -= FIRST_STEP
    for d in range(4):
        beside = NEXT[at][d]
        if beside != NOWHERE and v.board[beside] and v.rank[v.board[beside] - 1] == FLAG:
            notes[LEAVING] -= ON_GUARD * (1 + min(2, notes[LEFT + SCOUT]))


@kernel
def evaluate(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """How much the viewer likes action `a`; only the order of the numbers matters."""
    if a >= PLACE:
        return 0
    origin, target = move_from(seat, a), move_to(seat, a)
    piece, other = v.board[origin] - 1, v.board[target] - 1
    _take_up(v, seat, piece, origin, notes)
    if other < 0:
        return _appraise_move(v, seat, piece, origin, target, notes)
    return _appraise_attack(v, seat, piece, other, target, notes)


@kernel
def _appraise_move(v: Seen, seat: int, piece: int, origin: int, target: int, notes: Ints) -> int:
    """A move onto a vacant space."""
    kind = v.rank[piece]
    score = notes[LEAVING] - danger(v, seat, kind, v.traits[piece] & OPEN != 0, target, notes)
    score += (notes[lure_at(target) + kind] - notes[BEHIND]) // HASTE
    if v.ply >= 2:
        last = v.trail[(v.ply - 2) % TRAIL]
        if last[0] == piece + 1 and last[1] == target:
            score -= BACK_AGAIN
    if kind == SCOUT and not v.traits[piece] & OPEN:
        far = abs(target % SIZE - origin % SIZE) + abs(target // SIZE - origin // SIZE)
        if far > 1:
            score -= notes[WORTH + SCOUT] // HIDDEN_SHARE
    return int(score)


@kernel
def _appraise_attack(v: Seen, seat: int, piece: int, other: int, target: int, notes: Ints) -> int:
    """A move onto an opposing piece."""
    kind = v.rank[piece]
    score = notes[LEAVING] + prize(v, kind, other, notes)
    if not v.traits[piece] & OPEN:
        score -= notes[WORTH + kind] // HIDDEN_SHARE
    if v.quiet > PATIENCE and kind < BOMB:
        score += v.quiet - PATIENCE
    left = ONE if v.rank[other] != UNKNOWN and BATTLE[kind][v.rank[other]] == ATTACKER else 0
    if v.rank[other] == UNKNOWN:
        left = notes[SURVIVAL + class_of(v, other) * LANES + kind]
    return int(score - danger(v, seat, kind, True, target, notes) * left // ONE)


EVALUATOR = Evaluator(
    survey=survey,
    evaluate=evaluate,
    opening=opening,
    notes=SCRATCH,
    estimate=estimate,
    log_likelihood=log_likelihood,
    strengths=strengths,
    ratings=ratings,
    arrangement=arrangement,
    arrangements=arrangements,
)
