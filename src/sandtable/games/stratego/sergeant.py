"""How much a computer player likes an action: one ply of thought over a view.

`survey` is called once a decision and fills a scratch array, `appraise` once an action. Both read the view
alone. An action's score is what it gains at once, what it takes the piece out of or into, and how far it
brings the piece towards something worth attacking.
"""

from __future__ import annotations

from sandtable.games.stratego.actions import (
    DECLINE,
    HALF_SIZE,
    MOVE,
    RESCUE_PIECE,
    RESIGN,
    STEP_ON,
    STOP,
)
from sandtable.games.stratego.odds import (
    BEATEN,
    BOMB_ODDS,
    FLAG_ODDS,
    GUESS,
    ODDS_END,
    ONE,
    PRIZE,
    WORTH,
    opposes,
    reckon,
)
from sandtable.games.stratego.opening import opening
from sandtable.games.stratego.pieces import ATTACKER, BATTLE, DEFENDER, KIND
from sandtable.games.stratego.schema import (
    ALL_PIECES,
    BOMB,
    CAPTAIN,
    EMPTY,
    FLAG,
    GONE,
    HELD,
    KINDS,
    MOVED,
    OPEN,
    RESCUER,
    SCOUT,
    SPY,
)
from sandtable.games.stratego.sides import moves
from sandtable.games.stratego.tables import (
    COLUMN,
    FAR_ROW,
    FROM,
    HALF,
    NEXT,
    NOWHERE,
    PLACES,
    ROW,
    SPACES,
    STEP_WAY,
    TO,
)
from sandtable.umpire.jit import Record, kernel, table

__all__ = ["SCRATCH", "appraise", "opening", "survey"]

# Sections of the scratch array, after those of odds.py.
REACHED_BY = ODDS_END  # [place] bits of the recognised opposing kinds that could strike there next turn
CROWD = REACHED_BY + PLACES  # [place] unseen opposing pieces beside it, in 1,024ths that move
LURE = CROWD + PLACES  # [own kind][place] how close the place is to something worth attacking
FLAG_AT = LURE + KINDS * PLACES  # where the own Flag stands
RANSOM = FLAG_AT + 1  # worth of the best own piece that a rescue could bring back
SCRATCH = RANSOM + 1

NEVER = -(10**9)
HASTE = 2  # to come nearer to something is worth so much less than to have it
RESCUES = 2  # ST-RESC-6
ALARM_REACH = 4  # opposing pieces this near to the own Flag are hunted
ALARM = 600  # a step nearer to the own Flag makes an opposing piece so much more worth attacking
SWEEPS = 4  # over the board, to and fro: enough for every way that matters
GUARD_DUTY = 150  # what it costs to leave the own Flag's side
BACK_AGAIN = 80  # what it costs to undo the last move
FIRST_STEP = 12  # what it costs to show that a piece is neither Bomb nor Flag

STRONGER = table([sum(1 << k for k in range(SPY, BOMB) if BATTLE[k][kind] == ATTACKER) for kind in range(KINDS)])
"""STRONGER[kind]: bits of the kinds that beat it when they attack."""


@kernel
def distance(side: int, a: int, b: int) -> int:
    return int(abs(COLUMN[side][a] - COLUMN[side][b]) + abs(ROW[side][a] - ROW[side][b]))


@kernel
def mark_steps(v: Record, at: int, kind: int, notes: Record) -> None:
    """REACHED_BY for a recognised piece: its neighbours, and what a Captain or Scout reaches beyond them."""
    side = v.side
    for d in range(4):
        place = NEXT[side][at][d]
        if place != NOWHERE:
            notes[REACHED_BY + place] |= 1 << kind
            if v.board[place] == 0 and kind == CAPTAIN:
                for further in range(4):
                    beyond = NEXT[side][place][further]
                    if beyond != NOWHERE:
                        notes[REACHED_BY + beyond] |= 1 << kind
            while kind == SCOUT and v.board[place] == 0 and NEXT[side][place][d] != NOWHERE:
                place = NEXT[side][place][d]
                notes[REACHED_BY + place] |= 1 << kind


@kernel
def mark_crowd(v: Record, at: int, chance: int, notes: Record) -> None:
    """CROWD for a piece that has not been seen and moves with a certain chance."""
    for d in range(4):
        place = NEXT[v.side][at][d]
        if place != NOWHERE:
            notes[CROWD + place] += chance


@kernel
def mark_dangers(v: Record, seat: int, notes: Record) -> None:
    for place in range(PLACES):
        notes[REACHED_BY + place] = 0
        notes[CROWD + place] = 0
    for piece in range(ALL_PIECES):
        if opposes(seat, piece) and v.at[piece] >= 0:
            kind = notes[GUESS + piece]
            if kind == EMPTY:
                chance = ONE - notes[BOMB_ODDS + piece] - notes[FLAG_ODDS + piece]
                mark_crowd(v, v.at[piece], chance, notes)
            elif moves(v, kind):
                mark_steps(v, v.at[piece], kind, notes)


@kernel
def take_stock(v: Record, seat: int, notes: Record) -> None:
    """FLAG_AT and RANSOM: what there is to guard and what there is to bring back."""
    notes[FLAG_AT] = NOWHERE
    notes[RANSOM] = 0
    for piece in range(ALL_PIECES):
        if not opposes(seat, piece) and v.rank[piece] > EMPTY:
            kind, at = v.rank[piece], v.at[piece]
            if at >= 0 and kind == FLAG:
                notes[FLAG_AT] = at
            if GONE < at <= HELD and kind < BOMB and v.rescues[seat] < RESCUES:
                notes[RANSOM] = max(notes[RANSOM], notes[WORTH + kind] // 2)


@kernel
def raise_alarm(v: Record, seat: int, notes: Record) -> None:
    """Opposing pieces near the own Flag are worth more."""
    flag = notes[FLAG_AT]
    if flag == NOWHERE:
        return
    for piece in range(ALL_PIECES):
        if opposes(seat, piece) and v.at[piece] >= 0 and v.traits[piece] & MOVED:
            near = ALARM_REACH - distance(v.side, v.at[piece], flag)
            if near > 0:
                for own in range(SPY, BOMB):
                    kind = notes[GUESS + piece]
                    if kind == EMPTY or BATTLE[own][kind] != DEFENDER:
                        notes[PRIZE + own * ALL_PIECES + piece] += near * ALARM


@kernel
def place_lures(v: Record, seat: int, kind: int, notes: Record) -> None:
    """What a kind of piece goes for: pieces worth attacking, and the far row if it could rescue there."""
    lure = LURE + kind * PLACES
    ransom = notes[RANSOM] if kind != SCOUT else 0
    for place in range(PLACES):
        occupant = v.board[place] - 1
        notes[lure + place] = 0
        if occupant >= 0 and opposes(seat, occupant):
            notes[lure + place] = max(0, notes[PRIZE + kind * ALL_PIECES + occupant])
        elif occupant < 0 and FAR_ROW[v.side][seat][place]:
            notes[lure + place] = ransom


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
def reach(v: Record, seat: int, kind: int, place: int, notes: Record) -> int:
    """How much of the lures around a place is felt on it: less past own pieces and where danger is known."""
    occupant = v.board[place] - 1
    if occupant >= 0 and (opposes(seat, occupant) or not moves(v, v.rank[occupant])):
        return 0
    strength = pull(v, LURE + kind * PLACES, place, notes)
    if occupant >= 0:
        strength -= strength >> 2
    if notes[REACHED_BY + place] & STRONGER[kind]:
        strength >>= 1
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
def survey(v: Record, seat: int, notes: Record) -> None:
    """Once a decision: all that the actions have in common."""
    reckon(v, seat, notes)
    mark_dangers(v, seat, notes)
    take_stock(v, seat, notes)
    raise_alarm(v, seat, notes)
    kinds = 0
    for piece in range(ALL_PIECES):
        if not opposes(seat, piece) and v.rank[piece] > EMPTY and v.at[piece] != GONE:
            kinds |= 1 << v.rank[piece]
    for kind in range(SPY, BOMB):
        if kinds >> kind & 1:
            place_lures(v, seat, kind, notes)
            spread_lures(v, seat, kind, notes)


@kernel
def danger(kind: int, is_open: bool, place: int, notes: Record) -> int:
    """What a piece of a kind stands to lose on a place, before the opponent's next move."""
    worth = notes[WORTH + kind]
    if notes[REACHED_BY + place] & STRONGER[kind]:
        return int(worth * 3 // 4 if is_open else worth // 2)
    chance = notes[BEATEN + kind] * min(notes[CROWD + place], 2 * ONE) // ONE
    return int(worth * chance // ONE // (2 if is_open else 5))


@kernel
def leaving(v: Record, seat: int, piece: int, at: int, notes: Record) -> int:
    """What it is worth to have a piece away from where it stands."""
    kind = v.rank[piece]
    score = danger(kind, v.traits[piece] & OPEN != 0, at, notes)
    if notes[FLAG_AT] != NOWHERE and distance(v.side, at, notes[FLAG_AT]) == 1:
        score -= GUARD_DUTY
    if not v.traits[piece] & MOVED:
        score -= FIRST_STEP
    return int(score)


@kernel
def ransom(v: Record, seat: int, piece: int, place: int, notes: Record) -> int:
    """What the rescue is worth that a piece may make on a place."""
    may = FAR_ROW[v.side][seat][place] and v.rank[piece] != SCOUT and not v.traits[piece] & RESCUER
    return int(notes[RANSOM] if may else 0)


@kernel
def appraise_move(v: Record, seat: int, at: int, to: int, notes: Record) -> int:
    """A move onto a vacant space."""
    piece = v.board[at] - 1
    kind = v.rank[piece]
    score = leaving(v, seat, piece, at, notes) + ransom(v, seat, piece, to, notes)
    score -= danger(kind, v.traits[piece] & OPEN != 0, to, notes)
    last = v.recent[seat][0]
    if last[0] == piece + 1 and last[1] == to:
        score -= BACK_AGAIN
    lure = LURE + kind * PLACES
    ahead = notes[lure + to]
    if FAR_ROW[v.side][seat][to] and v.traits[piece] & RESCUER:
        ahead = pull(v, lure, to, notes)
    return int(score + (ahead - pull(v, lure, at, notes)) // HASTE)


@kernel
def appraise_attack(v: Record, seat: int, at: int, to: int, notes: Record) -> int:
    """A move onto an opposing piece."""
    piece, target = v.board[at] - 1, v.board[to] - 1
    kind = v.rank[piece]
    score = leaving(v, seat, piece, at, notes) + notes[PRIZE + kind * ALL_PIECES + target]
    after = ransom(v, seat, piece, to, notes) - danger(kind, True, to, notes)
    return int(score + (after if notes[GUESS + target] != EMPTY else after // 2))


@kernel
def appraise_rescue(v: Record, seat: int, choice: int, notes: Record) -> int:
    """A captured piece brought back onto a space of the own half."""
    kind = KIND[v.side][choice // HALF_SIZE]
    place = HALF[v.side][seat][choice % HALF_SIZE]
    score = notes[WORTH + kind] - danger(kind, True, place, notes)
    if notes[FLAG_AT] != NOWHERE and distance(v.side, place, notes[FLAG_AT]) == 1:
        score += GUARD_DUTY // 3
    return int(score + notes[LURE + kind * PLACES + place] // HASTE)


@kernel
def appraise_step(v: Record, seat: int, d: int, notes: Record) -> int:
    """A Captain's further step after a battle won; to stop counts nothing."""
    at = v.at[v.mover - 1]
    to = NEXT[v.side][at][STEP_WAY[v.side][seat][d]]
    lure = LURE + CAPTAIN * PLACES
    score = danger(CAPTAIN, True, at, notes) - danger(CAPTAIN, True, to, notes)
    score += (notes[lure + to] - pull(v, lure, at, notes)) // HASTE
    return int(score + ransom(v, seat, v.mover - 1, to, notes))


@kernel
def appraise(v: Record, seat: int, a: int, notes: Record) -> int:
    """How much the viewer likes action `a`; only the order of the numbers matters."""
    if a < STEP_ON[v.variant]:
        at, to = FROM[v.side][seat][a - MOVE], TO[v.side][seat][a - MOVE]
        if v.board[to] > 0:
            return appraise_attack(v, seat, at, to, notes)
        return appraise_move(v, seat, at, to, notes)
    if a < STOP[v.variant]:
        return appraise_step(v, seat, a - STEP_ON[v.variant], notes)
    if RESCUE_PIECE[v.variant] <= a < DECLINE[v.variant]:
        return appraise_rescue(v, seat, a - RESCUE_PIECE[v.variant], notes)
    if a == RESIGN[v.variant]:
        return NEVER
    return 0
