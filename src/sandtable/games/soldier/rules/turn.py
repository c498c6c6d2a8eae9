"""The course of a turn from one decision to the next, with all that happens by itself (rulebook section 6.1)."""

from __future__ import annotations

from sandtable.engine import CHANCE, UNKNOWN, Events, kernel
from sandtable.games.soldier.fields import State
from sandtable.games.soldier.rules import tell
from sandtable.games.soldier.rules.cards import TRAINING
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.ending import end_at_limit, end_won, training_points, won_by
from sandtable.games.soldier.rules.hands import gain_openly, lose
from sandtable.games.soldier.rules.interrupts import ask_for_dud, ask_for_loss, ask_for_mirror
from sandtable.games.soldier.rules.numbers import DRAWS, DRAWS_MORE, EARNS, number
from sandtable.games.soldier.rules.piles import can_draw, discard, ready_pile, take_discard
from sandtable.games.soldier.rules.refill import add_to_fill, begin_fill, draw, fill_on
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    ASK_DUD,
    ASK_MIRROR,
    BEGIN_TURN,
    DRAW,
    EARN,
    END_TURN,
    EVERYBODY,
    FILL,
    GROUP,
    LIMIT,
    LOSE,
    MOVE,
    OVER,
    PICK,
    TAKE,
    THEN_DRAW,
    THEN_WINDOW,
    W_LAY,
    W_OPEN,
    W_START,
)
from sandtable.games.soldier.rules.soldiers import in_pile, join, place_returned, take_returned, take_unseen
from sandtable.games.soldier.rules.windows import ask_in_window, open_window


@kernel
def proceed(s: State, ev: Events) -> None:
    """Go on until a seat or chance has to decide, or the game is over."""
    while s.waiting == 0 and s.phase != OVER:
        if s.phase == W_START or s.phase == W_OPEN or s.phase == W_LAY:
            if not ask_in_window(s):
                _close_window(s)
        elif s.phase == ASK_MIRROR:
            ask_for_mirror(s, ev)
        elif s.phase == ASK_DUD:
            ask_for_dud(s)
        elif s.phase == LOSE:
            ask_for_loss(s, ev)
        elif s.phase == FILL:
            if not fill_on(s, ev):
                _after_fill(s)
        elif s.phase == DRAW:
            _ask_for_draw(s)
        elif s.phase == BEGIN_TURN:
            _begin_turn(s, ev)
        elif s.phase == END_TURN:
            _end_turn(s)
        elif s.phase == ANSWER:
            s.waiting = 1 << s.answerer
        else:
            s.waiting = 1 << s.turn


@kernel
def _begin_turn(s: State, ev: Events) -> None:
    """Begin the active player's turn (states T0 to T2).

    A stunned player forfeits it. A bar ends with a refill. Then others may react.
    """
    if s.ply >= s.max_turns:
        end_at_limit(s, ev)
        return
    s.ply += 1
    own = 1 << s.turn
    if s.stunned & own:
        s.stunned &= ~own
        tell.skipped(ev, s.turn, C.US_ANS_9, EVERYBODY)
        s.turn = (s.turn + 1) % s.players
        return
    tell.turn(ev, s.turn, C.US_TURN_1, EVERYBODY)
    begin_fill(s, THEN_WINDOW)
    if s.barred & own or s.refill_each_turn:
        s.barred &= ~own
        add_to_fill(s, s.turn)


@kernel
def _after_fill(s: State) -> None:
    if s.after_fill == THEN_WINDOW:
        open_window(s, W_START)
    elif s.after_fill == THEN_DRAW:
        _begin_draw(s)
    else:
        s.phase = END_TURN


@kernel
def _close_window(s: State) -> None:
    if s.phase == W_START:
        _begin_draw(s)
    else:
        s.phase = ANSWER


@kernel
def _begin_draw(s: State) -> None:
    """Begin the draw step: one card, or two if the player now has more than one soldier (US-TURN-3, US-R-14)."""
    s.phase = DRAW
    s.to_draw = number(s, DRAWS_MORE if s.soldiers[s.turn] > 1 else DRAWS)


@kernel
def _ask_for_draw(s: State) -> None:
    """Ask the active player for the next draw. If there is nothing to draw, go on to the move (US-R-79)."""
    if s.to_draw and can_draw(s):
        s.waiting = 1 << s.turn
    else:
        s.to_draw = 0
        s.phase = MOVE


@kernel
def draw_pile(s: State, ev: Events) -> None:
    """Let the active player draw from the draw pile. Chance chooses the card."""
    ready_pile(s, ev)
    s.phase = TAKE
    s.waiting = 1 << CHANCE


@kernel
def apply_take(s: State, kind: int, ev: Events) -> None:
    """Give the card that chance has chosen to the active player."""
    draw(s, s.turn, kind, UNKNOWN, C.US_TURN_3, ev)
    s.to_draw -= 1
    s.phase = DRAW


@kernel
def draw_discard(s: State, ev: Events) -> None:
    """Let the active player take the top card of the discard pile, which everybody sees (US-TURN-6, US-R-15)."""
    kind = take_discard(s)
    gain_openly(s, s.turn, kind)
    s.to_draw -= 1
    s.waiting = 0
    tell.took(ev, s.turn, kind, C.US_TURN_6, EVERYBODY)


@kernel
def train(s: State, points: int, ev: Events) -> None:
    """Lay a training card onto the stack. Four points earn a soldier (US-TRAIN-2, US-TRAIN-3)."""
    seat = s.turn
    lose(s, seat, TRAINING + points - 1)
    tell.trained(ev, seat, TRAINING + points - 1, C.US_TRAIN_2, EVERYBODY)
    k = 0
    while s.training[seat][k]:
        k += 1
    s.training[seat][k] = points
    s.phase = END_TURN
    s.waiting = 0
    if training_points(s, seat) >= number(s, EARNS):
        _spend_training(s, seat)
        if in_pile(s):
            _earn(s, ev)


@kernel
def _spend_training(s: State, seat: int) -> None:
    """Move the whole training stack to the used cards. A surplus is lost (US-TRAIN-5, US-R-20)."""
    for k in range(GROUP):
        if s.training[seat][k]:
            s.used[TRAINING + s.training[seat][k] - 1] += 1
            s.training[seat][k] = 0


@kernel
def _earn(s: State, ev: Events) -> None:
    """Give the active player the top soldier of the pile, or a choice of soldier (US-R-22)."""
    if s.select:
        s.phase = PICK
    elif s.unseen_size:
        s.phase = EARN
        s.waiting = 1 << CHANCE
    else:
        recruit(s, take_returned(s, 0), ev)


@kernel
def apply_earn(s: State, soldier: int, ev: Events) -> None:
    """Give the active player the soldier that lay on top of the pile."""
    take_unseen(s, soldier)
    recruit(s, soldier, ev)


@kernel
def pick(s: State, soldier: int, ev: Events) -> None:
    """Give the active player the soldier that it has chosen."""
    if s.unseen[soldier]:
        take_unseen(s, soldier)
    else:
        take_returned(s, place_returned(s, soldier))
    recruit(s, soldier, ev)


@kernel
def recruit(s: State, soldier: int, ev: Events) -> None:
    """Put a new soldier beside the active player's others. The fourth ends the game or round at once (US-R-66)."""
    join(s, s.turn, soldier)
    tell.earned(ev, s.turn, soldier, C.US_TRAIN_4, EVERYBODY)
    s.phase = END_TURN
    s.waiting = 0
    reason = won_by(s, s.turn)
    if reason:
        end_won(s, s.turn, reason, ev)


@kernel
def discard_card(s: State, kind: int, ev: Events) -> None:
    """Discard a card face up, as the move or to get down to the hand limit."""
    lose(s, s.turn, kind)
    discard(s, kind)
    tell.discarded(ev, s.turn, kind, C.US_TURN_5 if s.phase == MOVE else C.US_R_17, EVERYBODY)
    s.phase = END_TURN
    s.waiting = 0


@kernel
def pass_move(s: State, ev: Events) -> None:
    """Pass the move of a player that has no card (US-R-18)."""
    tell.passed(ev, s.turn, C.US_R_18, EVERYBODY)
    s.phase = END_TURN
    s.waiting = 0


@kernel
def _end_turn(s: State) -> None:
    """Ask for a discard above the hand limit, or give the turn to the seat on the left (US-R-17, US-TURN-1)."""
    if s.hand_limit and s.hand_size[s.turn] > s.hand_limit:
        s.phase = LIMIT
        s.waiting = 1 << s.turn
    else:
        s.turn = (s.turn + 1) % s.players
        s.phase = BEGIN_TURN
