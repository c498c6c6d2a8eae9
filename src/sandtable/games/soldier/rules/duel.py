"""The course of a combat, from its announcement to its outcome (rulebook section 6.2)."""

from __future__ import annotations

from sandtable.engine import CHANCE, CHOICE, UNKNOWN, Events, discloses, kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules import tell
from sandtable.games.soldier.rules.actions import lay_of
from sandtable.games.soldier.rules.boosts import weapon_level
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    ATTACK,
    BLOCK,
    INTENSITY,
    INTERFERE,
    PERSUASION,
    RADIO,
    REDIRECT,
    RETREAT,
    STUN,
    WEAPON,
)
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.ending import end_won, won_by
from sandtable.games.soldier.rules.engagement import clause_of_silence
from sandtable.games.soldier.rules.hands import lose, make_known, rob
from sandtable.games.soldier.rules.numbers import TAKES, number
from sandtable.games.soldier.rules.piles import lay
from sandtable.games.soldier.rules.refill import add_to_fill, begin_fill
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    EVERYBODY,
    LAY,
    NOBODY,
    POWER_WEAPON,
    RETREATED,
    ROB,
    THEN_END,
    TIE,
    W_LAY,
    W_OPEN,
    WON,
)
from sandtable.games.soldier.rules.soldiers import dismiss, join, put_under
from sandtable.games.soldier.rules.table import end_combat
from sandtable.games.soldier.rules.windows import open_window


@kernel
def advance(s: State, own: int, target: int, slot: int, ev: Events) -> None:
    """Carry out an Advance: two soldiers go to the centre, and the announced Attack must follow (US-R-24)."""
    seat = s.turn
    s.assaulter = seat
    s.assaulter_slot = own
    s.defender = target
    s.defender_slot = slot
    s.answerer = NOBODY
    s.took_part = 0
    lose(s, seat, ADVANCE)
    lay(s, seat, ADVANCE, 0)
    make_known(s, seat, ATTACK)
    s.phase = LAY
    s.waiting = 1 << seat
    tell.advanced(ev, seat, target, s.soldier[target][slot], s.soldier[seat][own], C.US_COMBAT_2, EVERYBODY)


@kernel
def other_fighter(v: Seen, seat: int) -> int:
    """Return the seat that a fighter fights against."""
    return v.defender if v.assaulter == seat else v.assaulter


@kernel
def lay_down(s: State, seat: int, a: int, ev: Events) -> None:
    """Lay an action card with its boosts.

    A Stun or a Retreat ends the combat. Any other card must be answered by the other fighter.
    """
    kind, weapon, intensity = lay_of(a)
    level = weapon_level(s, seat, weapon)
    _put(s, seat, kind)
    if weapon:
        lose(s, seat, WEAPON + weapon - 1)
        lay(s, seat, WEAPON + weapon - 1, level == POWER_WEAPON)
    if intensity:
        _put(s, seat, INTENSITY + intensity - 1)
    weapon_card = WEAPON + weapon - 1 if weapon else UNKNOWN
    intensity_card = INTENSITY + intensity - 1 if intensity else UNKNOWN
    power = 1 if level == POWER_WEAPON else 0
    tell.laid(ev, seat, kind, weapon_card, intensity_card, power, _clause_of_lay(s, kind), EVERYBODY)
    opening = s.phase == LAY
    if kind == STUN:
        s.stunned |= 1 << other_fighter(s, seat)
        tell.stunned(ev, other_fighter(s, seat), C.US_ANS_9, EVERYBODY)
        _settle(s, TIE, NOBODY, NOBODY, C.US_ANS_8, ev)
    elif kind == RETREAT:
        _settle(s, RETREATED, NOBODY, seat, C.US_ANS_10, ev)
    else:
        s.pending = kind
        s.opening = opening
        s.weapon = level
        s.intense = 1 if intensity else 0
        s.answerer = other_fighter(s, seat)
        open_window(s, W_OPEN if opening else W_LAY)


@kernel
def _clause_of_lay(v: Seen, kind: int) -> int:
    """Return the clause that allows a card to be laid, as the opening or as the answer to the pending lay."""
    if v.phase == LAY:
        return C.US_COMBAT_4
    if v.pending == BLOCK:
        return C.US_ANS_3
    if v.pending == ATTACK:
        return C.US_ANS_1
    return C.US_R_33 if kind == ATTACK else C.US_ANS_5


@kernel
def _put(s: State, seat: int, kind: int) -> None:
    lose(s, seat, kind)
    lay(s, seat, kind, 0)


@kernel
def leave_unanswered(s: State, seat: int, ev: Events) -> None:
    """Carry out a missing answer: a tie after a Block, else a defeat (US-ANS-2, US-ANS-4, US-ANS-7)."""
    clause = clause_of_silence(s)
    tell.no_answer(ev, seat, clause, EVERYBODY)
    if s.pending == BLOCK:
        _settle(s, TIE, NOBODY, NOBODY, clause, ev)
    else:
        _settle(s, WON, other_fighter(s, seat), seat, clause, ev)


@kernel
def redirect(s: State, seat: int, target: int, slot: int, ev: Events) -> None:
    """Turn the opening Attack to another player's soldier. Aimed at the attacker, it swaps the sides (US-R-45)."""
    _put(s, seat, REDIRECT)
    if target == s.assaulter:
        s.assaulter = seat
        s.assaulter_slot = s.defender_slot
    _defend(s, target, slot)
    tell.redirected(ev, seat, target, s.soldier[target][slot], C.US_REDIR_1, EVERYBODY)


@kernel
def interfere(s: State, seat: int, slot: int, ev: Events) -> None:
    """Put an outsider, with one of its soldiers, in the place of the attacked player (US-INTER-3, US-R-49)."""
    replaced = s.defender
    _put(s, seat, INTERFERE)
    _defend(s, seat, slot)
    tell.interfered(ev, seat, s.soldier[seat][slot], replaced, C.US_INTER_3, EVERYBODY)


@kernel
def _defend(s: State, seat: int, slot: int) -> None:
    """Give the opening Attack a new target, after which everybody may react again (US-R-50)."""
    s.defender = seat
    s.defender_slot = slot
    s.answerer = seat
    open_window(s, W_OPEN)


@kernel
def radio(s: State, seat: int, victim: int, ev: Events) -> None:
    """Let a fighter take two cards from an outsider, which may not refill for a while (US-RADIO-1, US-RADIO-3)."""
    _put(s, seat, RADIO)
    s.thief = seat
    s.victim = victim
    s.to_rob = min(number(s, TAKES), s.hand_size[victim])
    s.phase = ROB
    s.waiting = 1 << CHANCE
    tell.radioed(ev, seat, victim, C.US_RADIO_1, EVERYBODY)


@kernel
@discloses("US-R-72", CHOICE, why="Only thief and victim learn which card it is.", privately=True)
def apply_rob(s: State, kind: int, ev: Events) -> None:
    """Move one card from the victim's hand to the thief's. Only these two learn which card it is (US-R-72)."""
    two = 1 << s.thief | 1 << s.victim
    rob(s, s.thief, s.victim, kind)
    tell.robbed(ev, s.thief, kind, s.victim, C.US_R_51, two)
    tell.robbed(ev, s.thief, UNKNOWN, s.victim, C.US_R_51, EVERYBODY & ~two)
    s.to_rob -= 1
    if s.to_rob == 0:
        s.barred |= 1 << s.victim
        tell.barred(ev, s.victim, C.US_RADIO_3, EVERYBODY)
        s.thief = NOBODY
        s.phase = ANSWER
        s.waiting = 0


@kernel
def persuade(s: State, seat: int, ev: Events) -> None:
    """Carry out a truce, which ends the combat as a Retreat does (US-R-62)."""
    _put(s, seat, PERSUASION)
    tell.persuaded(ev, seat, C.US_R_62, EVERYBODY)
    _settle(s, RETREATED, NOBODY, seat, C.US_R_62, ev)


@kernel
def _settle(s: State, outcome: int, winner: int, loser: int, clause: int, ev: Events) -> None:
    """End the combat: the loser gives up the soldier, the winner gets a token, then all players involved refill.

    Without a winner, `loser` is the seat that retreats, or NOBODY.
    """
    assaulter, defender, took_part = s.assaulter, s.defender, s.took_part
    s.outcome = outcome if winner == NOBODY else WON + winner
    _tell_outcome(outcome, winner, loser, clause, ev)
    slot = s.assaulter_slot if loser == assaulter else s.defender_slot
    end_combat(s)
    if winner != NOBODY:
        _surrender(s, loser, slot, winner, ev)
        s.wins[winner] += 1
        tell.token(ev, winner, s.wins[winner], C.US_WIN_1, EVERYBODY)
        reason = won_by(s, winner)
        if reason:
            end_won(s, winner, reason, ev)
            return
    _refill(s, defender, assaulter, took_part | 1 << defender | 1 << assaulter)


@kernel
def _tell_outcome(outcome: int, winner: int, loser: int, clause: int, ev: Events) -> None:
    if outcome == WON:
        tell.won(ev, winner, loser, clause, EVERYBODY)
    elif outcome == TIE:
        tell.tied(ev, clause, EVERYBODY)
    else:
        tell.retreated(ev, loser, clause, EVERYBODY)


@kernel
def _surrender(s: State, loser: int, slot: int, winner: int, ev: Events) -> None:
    """Move the defeated soldier under the soldier pile, or to the winner (US-COMBAT-7, US-R-41)."""
    soldier = dismiss(s, loser, slot)
    if s.to_winner:
        join(s, winner, soldier)
    else:
        put_under(s, soldier)
    tell.surrendered(ev, loser, soldier, winner if s.to_winner else NOBODY, C.US_COMBAT_7, EVERYBODY)


@kernel
def _refill(s: State, defender: int, assaulter: int, involved: int) -> None:
    """Begin the refill after a combat, which ends the bars of all involved (US-R-53).

    The defender refills first, then the assaulter, then the other seats that laid a card.
    """
    s.barred &= ~involved
    begin_fill(s, THEN_END)
    add_to_fill(s, defender)
    add_to_fill(s, assaulter)
    for k in range(s.players):
        seat = (s.turn + k) % s.players
        if involved >> seat & 1 and seat != defender and seat != assaulter:
            add_to_fill(s, seat)
