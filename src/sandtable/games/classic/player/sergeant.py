"""The evaluator of the Sergeant: how much it likes each action, after one ply of thought over a view.

`survey` is called once per decision and fills a scratch array. `evaluate` is called once per action. Both read the view
alone. The score of an action adds up what it gains at once, the danger that the piece leaves or enters, and how much
nearer the piece comes to something worth going to.
"""

from __future__ import annotations

from sandtable.engine import UNKNOWN, Evaluator, Ints, kernel
from sandtable.games.classic.fields import Seen

from ..rules.actions import PLACE, move_from, move_to
from ..rules.armies import left_of
from ..rules.schema import BOMB, FLAG, MOVED, OFF, OPEN, PIECES, SCOUT, SIZE, SQUARES, TRAIL
from ..rules.tables import ATTACKER, NEXT, NOWHERE
from .baselines import baselines
from .beliefs import log_likelihood
from .dangers import danger, mark_dangers
from .estimate import estimate
from .lures import ALARM, LURES_END, lure_at, prize, pull, set_lures
from .opening import arrangement, arrangements, opening
from .strengths import ratings, strengths
from .worth import HIDDEN_SHARE, LANES, LEFT, ONE, SURVIVAL, WORTH, class_of, reckon

# Sections of the scratch array, for the piece whose actions are being appraised.
STANDS = LURES_END  # the square where the piece stands, or NOWHERE
LEAVING = STANDS + 1  # the gain of moving it away from there
BEHIND = LEAVING + 1  # the strength of its lures there
SCRATCH = BEHIND + 1

HASTE = 2  # coming nearer to something is worth less than having it, by this factor
BACK_AGAIN = 40  # the cost of going back to where the piece came from
FIRST_STEP = 6  # the cost of showing that a piece is neither a Bomb nor the Flag
ON_GUARD = 30  # the cost of leaving the Flag's side, and again for each hidden opposing Scout, up to two
NEAR = 4  # opposing pieces nearer to the Flag than this, in steps, raise the alarm
ALARMED = 120  # the alarm on the Flag's square; it falls in equal steps to 0 at a distance of NEAR
PATIENCE = 40  # turns without a battle after which each further turn makes attacks more attractive


@kernel
def survey(v: Seen, seat: int, notes: Ints) -> None:
    """Fill the scratch array with all that the actions of one decision have in common."""
    reckon(v, seat, notes)
    mark_dangers(v, seat, notes)
    _raise_alarm(v, seat, notes)
    set_lures(v, seat, notes)
    notes[STANDS] = NOWHERE


@kernel
def _raise_alarm(v: Seen, seat: int, notes: Ints) -> None:
    """Fill ALARM for the squares near the seat's own Flag: the nearer, the higher."""
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
    """Fill the sections of this module for the piece that stands on `at`, unless they hold it already."""
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
    """Return how much the seat likes action `a`. Only the order of the scores matters."""
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
    """Return the score of a move onto a vacant space."""
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
    """Return the score of an attack on an opposing piece."""
    kind = v.rank[piece]
    score = notes[LEAVING] + prize(v, kind, other, notes)
    if not v.traits[piece] & OPEN:
        score -= notes[WORTH + kind] // HIDDEN_SHARE
    if v.quiet > PATIENCE and kind < BOMB:
        score += v.quiet - PATIENCE
    left = ONE if v.rank[other] != UNKNOWN and left_of(v, kind, v.rank[other]) == ATTACKER else 0
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
    baselines=baselines,
)
