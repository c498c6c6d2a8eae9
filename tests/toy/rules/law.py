"""The rules of the toy: plain functions over a record, as every game has them."""

from __future__ import annotations

from sandtable.engine import (
    CHANCE,
    CHOICE,
    UNKNOWN,
    Events,
    Ints,
    below,
    disclose,
    discloses,
    draw,
    emit,
    kernel,
    reveal,
)

from ..fields import Seen, State, View
from .actions import (
    ANSWERED,
    DEALT,
    ENDED,
    GUARD,
    GUARDED,
    GUESS,
    GUESSED,
    LAID,
    LAY,
    OPENED,
    PASS,
    SCORED,
    TAKE,
    TAKEN,
)
from .clause_ids import C
from .schema import (
    ANSWER,
    BY_PLIES,
    BY_STAKES,
    COPIES,
    DEAL,
    DRAW,
    ENTRIES,
    EVERYBODY,
    HIDDEN,
    OVER,
    PLAY,
    RANKS,
    SEATS,
    SHOWN,
    STAKE,
)

_TRIES = 1000


@kernel
def start(s: State) -> None:
    """Set up the first state; it already holds the options."""
    for rank in range(RANKS):
        s.stock[rank] = COPIES
    s.stock_left = COPIES * RANKS
    _lay_nothing(s)
    s.phase = DEAL
    s.waiting = 1 << CHANCE


@kernel
@discloses("TY-STAKE-1", "stake", why="Each sees the own stake.", privately=True)
def _lay_nothing(s: State) -> None:
    for seat in range(SEATS):
        s.stake_known[seat] = 1 << seat


@kernel
def chances(s: State, weights: Ints) -> int:
    """Write the weights of the next card: every card left is equally likely (TY-DEAL-1)."""
    for rank in range(RANKS):
        weights[rank] = s.stock[rank]
    return RANKS


@kernel
def why(v: Seen, seat: int, a: int) -> int:
    """Return 0, or the number of the first clause that forbids the seat to do `a`."""
    if not v.waiting >> seat & 1:
        return C.TY_TURN_1
    if v.phase == STAKE:
        if a < LAY or a >= GUESS:
            return C.TY_STAKE_1
        return 0 if v.hand[seat][a - LAY] else C.TY_STAKE_2
    if v.phase == ANSWER:
        if a == GUARD:
            return 0 if v.hand[seat][v.named] else C.TY_GUARD_2
        return 0 if a == PASS else C.TY_GUARD_1
    if a == TAKE:
        return 0 if v.stock_left else C.TY_DRAW_1
    if a < GUESS or a >= TAKE:
        return C.TY_TURN_2
    target = (a - GUESS) // RANKS
    if target == seat or target >= v.players:
        return C.TY_GUESS_1
    return 0 if v.laid[target] == HIDDEN else C.TY_GUESS_2


@kernel
def legal(v: Seen, seat: int, out: Ints) -> int:
    """Write the seat's choices into `out`, and return how many there are."""
    n = 0
    if not v.waiting >> seat & 1:
        return n
    if v.phase == STAKE:
        for rank in range(RANKS):
            out[n] = LAY + rank
            n += v.hand[seat][rank] > 0
        return n
    if v.phase == ANSWER:
        out[0] = GUARD
        n += v.hand[seat][v.named] > 0
        out[n] = PASS
        return n + 1
    for target in range(v.players):
        if target != seat and v.laid[target] == HIDDEN:
            for rank in range(RANKS):
                out[n] = GUESS + target * RANKS + rank
                n += 1
    out[n] = TAKE
    n += v.stock_left > 0
    return n


@kernel
def apply(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out what `why` allows, or an outcome of chance."""
    if seat == CHANCE:
        _deal(s, a, ev)
    elif s.phase == STAKE:
        _lay(s, seat, a - LAY, ev)
    elif s.phase == ANSWER:
        _answer(s, seat, a == GUARD, ev)
    else:
        _take_turn(s, seat, a, ev)


@kernel
@discloses("TY-TURN-2", CHOICE, why="What is done in turn is said aloud.")
def _take_turn(s: State, seat: int, a: int, ev: Events) -> None:
    if a == TAKE:
        emit(ev, TAKEN, -1, seat, -1, C.TY_DRAW_1, EVERYBODY)
        s.dealing = seat
        s.phase = DRAW
        s.waiting = 1 << CHANCE
    else:
        s.target = (a - GUESS) // RANKS
        s.named = (a - GUESS) % RANKS
        emit(ev, GUESSED, s.named, seat, s.target, C.TY_GUESS_1, EVERYBODY)
        s.phase = ANSWER
        s.waiting = 1 << s.target


@kernel
@discloses("TY-DEAL-1", CHOICE, why="A player sees only the own cards.", privately=True)
def _deal(s: State, rank: int, ev: Events) -> None:
    """Deal a card to the next seat: its owner sees its value, the others see its back."""
    seat = s.dealing
    s.stock[rank] -= 1
    s.stock_left -= 1
    s.hand[seat][rank] += 1
    s.hand_size[seat] += 1
    disclose(ev, DEALT, -1, seat, rank, C.TY_DEAL_1, 1 << seat)
    emit(ev, DEALT, -1, seat, -1, C.TY_DEAL_1, EVERYBODY & ~(1 << seat))
    if s.phase == DRAW:
        _end_turn(s, ev)
        return
    s.dealing = (seat + 1) % s.players
    if s.hand_size[s.dealing] == s.cards:
        s.phase = STAKE
        s.waiting = (1 << s.players) - 1


@kernel
@discloses("TY-STAKE-1", CHOICE, why="Who lays a stake sees it, and nobody else.", privately=True)
def _lay(s: State, seat: int, rank: int, ev: Events) -> None:
    s.hand[seat][rank] -= 1
    s.hand_size[seat] -= 1
    s.stake[seat] = rank
    s.laid[seat] = HIDDEN
    s.waiting &= ~(1 << seat)
    emit(ev, LAID, -1, seat, -1, C.TY_STAKE_1, EVERYBODY)
    if s.waiting == 0:
        s.turn = 0
        s.phase = PLAY
        s.waiting = 1


@kernel
@discloses("TY-HIT-1", CHOICE, "stake", why="Whoever does not guard tells the truth.")
def _answer(s: State, seat: int, guards: bool, ev: Events) -> None:
    """Carry out the answer out of turn, and let the umpire say what follows from it."""
    if guards:
        s.hand[seat][s.named] -= 1
        s.hand_size[seat] -= 1
        s.thrown[s.named] += 1
        emit(ev, GUARDED, s.named, seat, -1, C.TY_GUARD_3, EVERYBODY)
        _end_turn(s, ev)
        return
    hit = s.stake[seat] == s.named
    disclose(ev, ANSWERED, -1, seat, 1 if hit else 0, C.TY_HIT_1, EVERYBODY)
    if hit:
        s.laid[seat] = SHOWN
        reveal(ev, OPENED, s.stake, s.stake_known, seat, seat, C.TY_HIT_2, EVERYBODY)
        _score(s, s.turn, s.named, C.TY_HIT_2, ev)
    else:
        s.denied[seat][s.named] = 1
    _end_turn(s, ev)


@kernel
def _score(s: State, seat: int, rank: int, clause: int, ev: Events) -> None:
    s.points[seat] += rank + 1
    emit(ev, SCORED, rank, seat, -1, clause, EVERYBODY)


@kernel
def _end_turn(s: State, ev: Events) -> None:
    s.ply += 1
    s.target = 0
    s.named = 0
    hidden = 0
    for seat in range(s.players):
        hidden += s.laid[seat] == HIDDEN
    if hidden <= 1:
        _finish(s, BY_STAKES, C.TY_END_2, ev)
    elif s.ply >= s.ply_limit:
        _finish(s, BY_PLIES, C.TY_R_2, ev)
    else:
        s.turn = (s.turn + 1) % s.players
        s.phase = PLAY
        s.waiting = 1 << s.turn


@kernel
@discloses("TY-END-1", "stake", why="Stakes that are hidden are shown at the end.")
def _finish(s: State, reason: int, clause: int, ev: Events) -> None:
    """Show what is hidden, and count the points (TY-END-1, TY-END-2)."""
    top, level = 0, 0
    for seat in range(s.players):
        if s.laid[seat] == HIDDEN:
            s.laid[seat] = SHOWN
            reveal(ev, OPENED, s.stake, s.stake_known, seat, seat, C.TY_END_1, EVERYBODY)
            _score(s, seat, s.stake[seat], C.TY_END_1, ev)
        top = max(top, s.points[seat])
    s.winner = 0
    for seat in range(s.players):
        if s.points[seat] == top:
            s.winner |= 1 << seat
            level += 1
    if level == s.players:
        s.winner = 0
    s.waiting = 0
    s.phase = OVER
    s.reason = reason
    emit(ev, ENDED, reason, s.winner, -1, clause, EVERYBODY)


@kernel
def determinize(v: View, rng: Ints, s: State) -> bool:
    """Deal the unseen cards anew: stakes first, as some cards are ruled out there; the rest is the stock."""
    for seat in range(SEATS):
        s.stake_known[seat] = EVERYBODY if s.laid[seat] == SHOWN else 1 << seat
    for _ in range(_TRIES):
        _gather(v, s)
        if _fill_stakes(v, s, rng):
            _fill_hands(v, s, rng)
            return True
    return False


@kernel
def _gather(v: View, s: State) -> None:
    """Return all cards that the viewer has not seen to the stock."""
    for rank in range(RANKS):
        s.stock[rank] = COPIES - s.thrown[rank]
        if v.viewer < SEATS:
            s.stock[rank] -= v.hand[v.viewer][rank]
    for seat in range(s.players):
        if s.laid[seat] == SHOWN or (seat == v.viewer and s.laid[seat] == HIDDEN):
            s.stock[v.stake[seat]] -= 1


@kernel
def _fill_stakes(v: View, s: State, rng: Ints) -> bool:
    for seat in range(SEATS):
        if seat == v.viewer or s.laid[seat] == SHOWN:
            continue
        s.stake[seat] = 0
        if s.laid[seat] == HIDDEN:
            total = 0
            for rank in range(RANKS):
                total += 0 if s.denied[seat][rank] else s.stock[rank]
            if total == 0:
                return False
            left = below(rng, total)
            for rank in range(RANKS):
                if s.denied[seat][rank] == 0:
                    if 0 <= left < s.stock[rank]:
                        s.stake[seat] = rank
                    left -= s.stock[rank]
            s.stock[s.stake[seat]] -= 1
    return True


@kernel
def _fill_hands(v: View, s: State, rng: Ints) -> None:
    for seat in range(SEATS):
        if seat != v.viewer:
            for rank in range(RANKS):
                s.hand[seat][rank] = 0
            for _ in range(s.hand_size[seat]):
                rank = draw(rng, s.stock, RANKS)
                s.hand[seat][rank] += 1
                s.stock[rank] -= 1


@kernel
def score(s: State, seat: int) -> float:
    """Return 1 for a win, -1 for a defeat, and 0 for a draw or while the game goes on."""
    if s.winner == 0:
        return 0.0
    return 1.0 if s.winner >> seat & 1 else -1.0


@kernel
def encode(v: View, out: Ints) -> None:
    """Write the viewer's hand, the cards thrown, what is known of the stakes, and the open question."""
    for k in range(ENTRIES):
        out[k] = 0
    me = v.viewer if v.viewer < v.players else 0
    for rank in range(RANKS):
        out[rank] = v.hand[v.viewer][rank] if v.viewer < SEATS else 0
        out[RANKS + rank] = v.thrown[rank]
    for place in range(v.players):
        seat = (me + place) % v.players
        out[2 * RANKS + place] = v.laid[seat]
        out[2 * RANKS + SEATS + place] = v.hand_size[seat]
        if v.stake[seat] != UNKNOWN and v.laid[seat]:
            out[2 * RANKS + 2 * SEATS + place] = v.stake[seat] + 1
    if v.phase == ANSWER:
        out[ENTRIES - 1] = v.named + 1
