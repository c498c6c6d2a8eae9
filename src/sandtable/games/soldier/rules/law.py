"""The rules of Ultimate Soldier, which the umpire calls.

They are plain functions over a record. `why` and `legal` work on a view as on a state: they read only the seat's own
hand.
"""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, Events, Ints, discloses, kernel
from sandtable.games.soldier.fields import State
from sandtable.games.soldier.rules.actions import (
    ADVANCES,
    BOMBS,
    DISCARD,
    DISCARDS,
    DRAW_PILE,
    DRAWS,
    DUDDING,
    DUDS,
    INTERFERES,
    LAYS_DOWN,
    LOSES,
    MIRRORS,
    PASSES,
    PERSUADES,
    PICKING,
    PICKS,
    RADIOS,
    REDIRECTS,
    SNIPES,
    TRAIN,
    TRAINS,
    aim,
    verb_of,
)
from sandtable.games.soldier.rules.cards import KINDS, SOLDIERS
from sandtable.games.soldier.rules.choices import legal
from sandtable.games.soldier.rules.deal import begin_round, deal_card, deal_soldier
from sandtable.games.soldier.rules.determinize import determinize
from sandtable.games.soldier.rules.duel import (
    advance,
    apply_rob,
    interfere,
    lay_down,
    leave_unanswered,
    persuade,
    radio,
    redirect,
)
from sandtable.games.soldier.rules.ending import score
from sandtable.games.soldier.rules.interrupts import bomb, dud, hit, lose_soldier, mirror, shoot, super_dud
from sandtable.games.soldier.rules.observation import encode
from sandtable.games.soldier.rules.prohibitions import why
from sandtable.games.soldier.rules.refill import apply_fill
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    ASK_MIRROR,
    DEAL_CARDS,
    DEAL_SOLDIERS,
    EARN,
    FILL,
    MOVE,
    ROB,
    TAKE,
)
from sandtable.games.soldier.rules.turn import (
    apply_earn,
    apply_take,
    discard_card,
    draw_discard,
    draw_pile,
    pass_move,
    pick,
    proceed,
    train,
)

__all__ = ["apply", "chances", "determinize", "encode", "legal", "score", "start", "why"]

# An outcome of chance is the kind of a card, or a soldier with SOLDIER_OUTCOME added.
SOLDIER_OUTCOME = KINDS
OUTCOMES = SOLDIER_OUTCOME + SOLDIERS


@kernel
def start(s: State) -> None:
    """Set up the first state. Its settings must already be written."""
    begin_round(s, None)


@kernel
def chances(s: State, weights: Ints) -> int:
    """Write the weights of the outcomes of chance, and return how many there are.

    All cards of the draw pile, or of the hand that a Radio takes from, are equally likely. So are all soldiers of the
    unseen part of the soldier pile.
    """
    if s.phase == DEAL_SOLDIERS or s.phase == EARN:
        for kind in range(KINDS):
            weights[kind] = 0
        for soldier in range(SOLDIERS):
            weights[SOLDIER_OUTCOME + soldier] = s.unseen[soldier]
        return OUTCOMES
    for kind in range(KINDS):
        weights[kind] = s.hand[s.victim][kind] if s.phase == ROB else s.stock[kind]
    return KINDS


@kernel
def apply(s: State, seat: int, a: int, ev: Events) -> None:
    """Carry out an action that `why` allows, or an outcome of chance, and go on to the next decision."""
    if seat == CHANCE:
        _apply_chance(s, a, ev)
    else:
        s.waiting = 0
        _apply_choice(s, seat, a, ev)
    proceed(s, ev)


@kernel
def _apply_chance(s: State, outcome: int, ev: Events) -> None:
    if s.phase == FILL:
        apply_fill(s, outcome, ev)
    elif s.phase == TAKE:
        apply_take(s, outcome, ev)
    elif s.phase == DEAL_CARDS:
        deal_card(s, outcome, ev)
    elif s.phase == DEAL_SOLDIERS:
        deal_soldier(s, _soldier(outcome), ev)
    elif s.phase == EARN:
        apply_earn(s, _soldier(outcome), ev)
    else:
        apply_rob(s, outcome, ev)


@kernel
@discloses("US-SETUP-2", CHOICE, why="Soldiers are drawn face up.")
def _soldier(outcome: int) -> int:
    """Return the soldier that an outcome of chance stands for: the one on top of the pile."""
    return outcome - SOLDIER_OUTCOME


@kernel
@discloses("US-R-72", CHOICE, why="Everybody sees every act: none hides a card.")
def _apply_choice(s: State, seat: int, a: int, ev: Events) -> None:
    verb = verb_of(a)
    if verb == PASSES:
        _apply_pass(s, seat, ev)
    elif verb == DRAWS:
        if a == DRAW_PILE:
            draw_pile(s, ev)
        else:
            draw_discard(s, ev)
    elif verb == DISCARDS:
        discard_card(s, a - DISCARD, ev)
    elif verb == LAYS_DOWN:
        lay_down(s, seat, a, ev)
    elif verb == TRAINS:
        train(s, a - TRAIN + 1, ev)
    elif verb == BOMBS:
        bomb(s, seat, ev)
    elif verb == MIRRORS:
        mirror(s, ev)
    elif verb == DUDS:
        if a == DUDDING:
            dud(s, ev)
        else:
            super_dud(s, ev)
    elif verb == PICKS:
        pick(s, a - PICKING, ev)
    elif verb == PERSUADES:
        persuade(s, seat, ev)
    else:
        _apply_aimed(s, seat, verb, a, ev)


@kernel
def _apply_aimed(s: State, seat: int, verb: int, a: int, ev: Events) -> None:
    """Carry out an action that names a player or a soldier."""
    own, rel, slot = aim(verb, a)
    other = (seat + rel) % s.players
    if verb == SNIPES:
        shoot(s, seat, other, slot, ev)
    elif verb == ADVANCES:
        advance(s, own, other, slot, ev)
    elif verb == REDIRECTS:
        redirect(s, seat, other, slot, ev)
    elif verb == RADIOS:
        radio(s, seat, other, ev)
    elif verb == INTERFERES:
        interfere(s, seat, own, ev)
    elif verb == LOSES:
        lose_soldier(s, own, ev)


@kernel
def _apply_pass(s: State, seat: int, ev: Events) -> None:
    """Carry out a pass, whatever was asked: a move, an answer, a Mirror, a Dud or a reaction."""
    if s.phase == MOVE:
        pass_move(s, ev)
    elif s.phase == ANSWER:
        leave_unanswered(s, seat, ev)
    elif s.phase == ASK_MIRROR:
        hit(s, ev)
    else:
        s.place += 1
