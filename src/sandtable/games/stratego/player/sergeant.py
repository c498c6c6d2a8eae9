"""The evaluator of the Sergeant: how much it likes each action, after one ply of thought over a view.

`survey` is called once per decision and fills a scratch array. `evaluate` is called once per action. Both read the view
alone. The score of an action adds up what it gains at once, the danger that the piece leaves or enters, and how much
nearer the piece comes to something worth going to. What a player can know is in odds.py, what it has to fear in
dangers.py, and what it goes for in lures.py. Flags and Reserves have files of their own.
"""

from __future__ import annotations

from sandtable.engine import Evaluator, Ints, kernel
from sandtable.games.stratego.fields import Seen
from sandtable.games.stratego.player.baselines import baselines
from sandtable.games.stratego.player.beliefs import MEMORY, log_likelihood, update_belief
from sandtable.games.stratego.player.dangers import danger, mark_dangers
from sandtable.games.stratego.player.estimate import estimate
from sandtable.games.stratego.player.flags import (
    appraise_flag_move,
    appraise_freeing,
    appraise_stockade,
    flag_risk,
    freedom,
    note_flags,
    on_guard,
    raise_alarm,
    shelter,
)
from sandtable.games.stratego.player.lures import RANSOM, hope, lure, pull, set_lures
from sandtable.games.stratego.player.odds import GUESS, LANES, PRIZE, WORTH, reckon
from sandtable.games.stratego.player.opening import arrangement, arrangements, opening
from sandtable.games.stratego.player.reserve import RESERVE_END, appraise_entry, count_room, is_beside_ward
from sandtable.games.stratego.player.strengths import ratings, strengths
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
)
from sandtable.games.stratego.rules.pieces import RETURNING, RETURNING_COUNT
from sandtable.games.stratego.rules.schema import (
    ALLIANCE,
    CANNON,
    CAPTAIN,
    EMPTY,
    FLAG,
    MOVED,
    OPEN,
    RESCUER,
    SCOUT,
)
from sandtable.games.stratego.rules.tables import (
    FAR_ROW,
    FLAG_WAY,
    FROM,
    HALF,
    NEXT,
    NOWHERE,
    SPACES,
    STEP_WAY,
    TO,
)

# Sections of the scratch array, after those of reserve.py, for the piece whose actions are being appraised.
STANDS = RESERVE_END  # the place where the piece stands, or NOWHERE
LEAVING = STANDS + 1  # the gain of moving it away from there
BEHIND = LEAVING + 1  # the strength of its lures there
SCRATCH = BEHIND + 1

NEVER = -(10**9)
HASTE = 2  # coming nearer to something is worth less than having it, by this factor
SIDE_BY_SIDE = 50  # the gain of bringing a piece back beside a ward
BACK_AGAIN = 80  # the cost of undoing the last move
FIRST_STEP = 12  # the cost of showing that a piece is neither a Bomb nor the Flag


@kernel
def survey(v: Seen, seat: int, notes: Ints) -> None:
    """Fill the scratch array with all that the actions of one decision have in common."""
    reckon(v, seat, notes)
    mark_dangers(v, seat, notes)
    note_flags(v, seat, notes)
    raise_alarm(v, seat, notes)
    set_lures(v, seat, notes)
    count_room(v, seat, notes)
    notes[STANDS] = NOWHERE


@kernel
def risk(v: Seen, seat: int, piece: int, place: int, notes: Ints) -> int:
    """Return what a piece of the seat stands to lose on a place."""
    kind, is_open = v.rank[piece], v.traits[piece] & OPEN != 0
    if kind == FLAG:
        return flag_risk(v, seat, place, is_open, notes)
    return danger(kind, is_open, place, notes)


@kernel
def take_up(v: Seen, seat: int, piece: int, at: int, notes: Ints) -> None:
    """Fill the sections of this module for the piece that stands on `at`, unless they hold it already."""
    if notes[STANDS] == at:
        return
    notes[STANDS] = at
    notes[BEHIND] = pull(v, v.rank[piece], at, notes)
    notes[LEAVING] = 0
    if at < SPACES[v.side]:
        notes[LEAVING] = risk(v, seat, piece, at, notes) - on_guard(v, seat, at, notes)
        if not v.traits[piece] & MOVED:
            notes[LEAVING] -= FIRST_STEP


@kernel
def ransom(v: Seen, seat: int, piece: int, place: int, notes: Ints) -> int:
    """Return what the rescue is worth that a piece may make on a place; 0 if it may make none."""
    may = FAR_ROW[v.side][seat][place] and v.rank[piece] != SCOUT and not v.traits[piece] & RESCUER
    return int(notes[RANSOM] if may else 0)


@kernel
def appraise_move(v: Seen, seat: int, at: int, to: int, notes: Ints) -> int:
    """Return the score of a move onto a vacant space."""
    piece = v.board[at] - 1
    kind = v.rank[piece]
    take_up(v, seat, piece, at, notes)
    score = notes[LEAVING] + ransom(v, seat, piece, to, notes) + freedom(v, to, notes)
    score -= risk(v, seat, piece, to, notes)
    last = v.recent[seat][0]
    if last[0] == piece + 1 and last[1] == to:
        score -= BACK_AGAIN
    ahead = lure(kind, to, notes)
    if FAR_ROW[v.side][seat][to] and v.traits[piece] & RESCUER:
        ahead = pull(v, kind, to, notes)
    return int(score + (ahead - notes[BEHIND]) // HASTE)


@kernel
def appraise_attack(v: Seen, seat: int, at: int, to: int, notes: Ints) -> int:
    """Return the score of an attack on an opposing piece, or a shot at it."""
    piece, target = v.board[at] - 1, v.board[to] - 1
    kind = v.rank[piece]
    take_up(v, seat, piece, at, notes)
    score = notes[LEAVING] + notes[PRIZE + target * LANES + kind]
    if kind == CANNON and v.variant == ALLIANCE:
        return int(score)  # the Cannon does not go there
    after = ransom(v, seat, piece, to, notes) - danger(kind, True, to, notes)
    score += hope(kind, target, freedom(v, to, notes), notes)
    return int(score + (after if notes[GUESS + target] != EMPTY else after // 2))


@kernel
def appraise_rescue(v: Seen, seat: int, choice: int, notes: Ints) -> int:
    """Return the score of bringing a captured piece back onto a space of the seat's half."""
    kind = RETURNING[v.variant][choice // HALF_SIZE[v.side] % RETURNING_COUNT[v.variant]]
    place = HALF[v.side][seat][choice % HALF_SIZE[v.side]]
    score = notes[WORTH + kind] - danger(kind, True, place, notes)
    if kind == FLAG:
        return int(notes[WORTH + FLAG] + shelter(v, seat, place, notes))
    if is_beside_ward(v, place, notes):
        score += SIDE_BY_SIDE
    return int(score + lure(kind, place, notes) // HASTE)


@kernel
def appraise_step(v: Seen, seat: int, d: int, notes: Ints) -> int:
    """Return the score of a Captain's further step after a battle won. Stopping scores 0."""
    at = v.at[v.mover - 1]
    to = NEXT[v.side][at][STEP_WAY[v.side][seat][d]]
    score = danger(CAPTAIN, True, at, notes) - danger(CAPTAIN, True, to, notes)
    score += (lure(CAPTAIN, to, notes) - pull(v, CAPTAIN, at, notes)) // HASTE
    score += freedom(v, to, notes) - freedom(v, at, notes)
    return int(score + ransom(v, seat, v.mover - 1, to, notes))


@kernel
def evaluate(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return how much the seat likes action `a`. Only the order of the scores matters."""
    if a < STEP_ON[v.variant]:
        at, to = FROM[v.side][seat][a - MOVE], TO[v.side][seat][a - MOVE]
        if v.board[to] > 0:
            return appraise_attack(v, seat, at, to, notes)
        return appraise_move(v, seat, at, to, notes)
    if a < STOP[v.variant]:
        return appraise_step(v, seat, a - STEP_ON[v.variant], notes)
    if a < FLAG_MOVE[v.variant]:
        return 0
    if a < ENTER[v.variant]:
        row = a - FLAG_MOVE[v.variant]
        step = appraise_move(v, seat, FLAG_WAY[seat][row][0], FLAG_WAY[seat][row][1], notes)
        return step + appraise_flag_move(v, seat, row, notes)
    if a < RESCUE_PIECE[v.variant]:
        return appraise_entry(v, seat, a - ENTER[v.variant], notes)
    if a < STOCKADE_OF[v.variant]:
        return appraise_rescue(v, seat, a - RESCUE_PIECE[v.variant], notes)
    if a < PUT_FLAG[v.variant]:
        return appraise_stockade(v, seat, a - STOCKADE_OF[v.variant], notes)
    if a < DECLINE[v.variant]:
        return appraise_freeing(v, seat, a - PUT_FLAG[v.variant], notes)
    return NEVER if a == RESIGN[v.variant] else 0


EVALUATOR = Evaluator(
    survey=survey,
    evaluate=evaluate,
    opening=opening,
    notes=SCRATCH,
    estimate=estimate,
    update_belief=update_belief,
    log_likelihood=log_likelihood,
    memory=MEMORY,
    strengths=strengths,
    ratings=ratings,
    arrangement=arrangement,
    arrangements=arrangements,
    baselines=baselines,
)
