"""Draws: free or forced, from either pile, and the enemy attack (rulebook section 6, R2 to R5)."""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, UNKNOWN, Events, discloses, kernel
from sandtable.games.warkings.fields import Seen, State
from sandtable.games.warkings.rules import tell
from sandtable.games.warkings.rules.actions import FREE, ONE, PILE, UNDER_TWO
from sandtable.games.warkings.rules.cards import TWO_SCROLL
from sandtable.games.warkings.rules.clause_ids import C
from sandtable.games.warkings.rules.ending import end_by_enemy
from sandtable.games.warkings.rules.numbers import draws_under
from sandtable.games.warkings.rules.schema import DRAW, EVERYBODY, NO_LIMIT, TAKE
from sandtable.games.warkings.rules.turn import end_turn


@kernel
def carries(v: Seen) -> bool:
    """Return whether this turn's discard carries a 2 Scroll on and frees its player (RT-SCROLL-2, RT-R-20)."""
    return v.effect == UNDER_TWO and v.laid == ONE + TWO_SCROLL + 1 and not v.sc2_carry


@kernel
def stalled(v: Seen) -> bool:
    """Return whether the draw pile is compulsory, after too many open draws in a row (RT-R-39)."""
    return v.stall_rounds != NO_LIMIT and v.streak >= v.stall_rounds * v.players and not v.trigger


@kernel
def begin_draw(s: State, ev: Events) -> None:
    """Begin the draw after the discard: carry out a forced draw, or ask from which pile to draw."""
    if s.effect != FREE and not carries(s):
        if not s.trigger:
            _owe(s, draws_under(s, s.effect), ev)
        elif s.forced_enemy:
            tell.spared(ev, s.turn, C.RT_R_34, EVERYBODY)
            _take_open(s, C.RT_R_34, ev)
        else:
            end_by_enemy(s, C.RT_R_34, ev)
    elif stalled(s):
        _owe(s, 1, ev)
    else:
        s.phase = DRAW
        s.waiting = 1 << s.turn


@kernel
@discloses("RT-TURN-2", CHOICE, why="Everybody sees which pile is drawn from.")
def apply_draw(s: State, a: int, ev: Events) -> None:
    """Carry out the choice of a pile. In the last round the draw pile means the enemy attack (RT-R-30)."""
    if a != PILE:
        _take_open(s, C.RT_TURN_2, ev)
    elif s.trigger:
        end_by_enemy(s, C.RT_LAST_3, ev)
    else:
        _owe(s, 1, ev)


@kernel
def _owe(s: State, cards: int, ev: Events) -> None:
    """Start drawing a number of cards from the draw pile, which chance chooses one by one."""
    tell.draws(ev, s.turn, cards, _cause(s), EVERYBODY)
    s.owed = cards
    s.phase = TAKE
    s.waiting = 1 << CHANCE


@kernel
def _take_open(s: State, clause: int, ev: Events) -> None:
    """Take the top card of the open pile, which everybody sees, and end the turn (RT-R-10, RT-R-11)."""
    s.open_size -= 1
    kind = s.open[s.open_size]
    s.open[s.open_size] = 0
    s.hand[s.turn][kind] += 1
    s.known[s.turn][kind] += 1
    s.hand_size[s.turn] += 1
    s.streak += 1
    tell.took(ev, s.turn, kind, clause, EVERYBODY)
    end_turn(s, ev)


@kernel
def _cause(s: State) -> int:
    """Return the clause that a draw from the draw pile goes by."""
    if s.effect != FREE and not carries(s):
        return C.RT_SCROLL_1 if s.effect == UNDER_TWO else C.RT_SCROLL_4
    return C.RT_R_39 if stalled(s) else C.RT_TURN_2


@kernel
@discloses("RT-TURN-3", CHOICE, why="The card goes into the hand of the player who draws it.", privately=True)
def apply_take(s: State, kind: int, enemy_next: bool, ev: Events) -> None:
    """Give the card that chance has chosen to the seat on turn.

    The seat sees the card, and the others see that it was drawn. If the enemy attack now lies on top, everybody is
    told (RT-R-28).
    """
    seat = s.turn
    s.stock[kind] -= 1
    s.pile -= 1
    s.sure = max(0, s.sure - 1)
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1
    s.owed -= 1
    s.streak = 0
    tell.drew(ev, seat, kind, C.RT_TURN_3, 1 << seat)
    tell.drew(ev, seat, UNKNOWN, C.RT_TURN_3, EVERYBODY & ~(1 << seat))
    if enemy_next:
        s.trigger = seat + 1
        s.opened = 1
        tell.announced(ev, seat, (seat + 1) % s.players, C.RT_LAST_1, EVERYBODY)
        if s.owed:
            tell.stopped(ev, seat, C.RT_R_35, EVERYBODY)
            s.owed = 0
    if s.owed == 0:
        end_turn(s, ev)
