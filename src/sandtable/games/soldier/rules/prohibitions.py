"""The reasons why actions are not legal: the refusals of rulebook section 5, in their order.

The functions read a view or a state.
"""

from __future__ import annotations

from sandtable.engine import kernel, table
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.rules.actions import (
    ADVANCES,
    BOMBS,
    DISCARD,
    DISCARDS,
    DRAW_DISCARD,
    DRAWS,
    DUDDING,
    DUDS,
    INTERFERES,
    LAYS_DOWN,
    LOSES,
    MIRRORS,
    NOTHING,
    PASSES,
    PERSUADES,
    PICKING,
    PICKS,
    RADIOS,
    REDIRECTS,
    SNIPES,
    STRAY_PASS,
    TRAIN,
    TRAINS,
    aim,
    lay_of,
    odd_boost,
    odd_card,
    odd_lay,
    verb_of,
)
from sandtable.games.soldier.rules.boosts import why_boosts
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    ATTACK,
    BOMB,
    DUD,
    INTENSITIES,
    INTENSITY,
    INTERFERE,
    MIRROR,
    PERSUASION,
    RADIO,
    REDIRECT,
    SNIPER,
    SUPER_DUD,
    TRAINING,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.clause_ids import C
from sandtable.games.soldier.rules.ending import training_points
from sandtable.games.soldier.rules.engagement import why_answer
from sandtable.games.soldier.rules.hands import holds
from sandtable.games.soldier.rules.numbers import EARNS, number
from sandtable.games.soldier.rules.piles import can_draw
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    ASK_DUD,
    ASK_MIRROR,
    DRAW,
    LAY,
    LIMIT,
    LOSE,
    MOVE,
    PICK,
    W_LAY,
    W_OPEN,
    W_START,
)
from sandtable.games.soldier.rules.soldiers import engaged, fights, place_returned

_REACTIONS = (PASSES, SNIPES, BOMBS)
_OFFERS = {
    W_START: _REACTIONS,
    W_OPEN: (*_REACTIONS, INTERFERES),
    W_LAY: _REACTIONS,
    DRAW: (DRAWS,),
    MOVE: (*_REACTIONS, TRAINS, ADVANCES, DISCARDS),
    LAY: (LAYS_DOWN,),
    ANSWER: (*_REACTIONS, LAYS_DOWN, REDIRECTS, RADIOS, PERSUADES),
    ASK_MIRROR: (PASSES, MIRRORS),
    ASK_DUD: (PASSES, DUDS),
    LOSE: (LOSES,),
    LIMIT: (DISCARDS,),
    PICK: (PICKS,),
}
_ON_OFFER = table([[verb in _OFFERS[phase] for verb in range(NOTHING + 1)] for phase in range(PICK + 1)])


@kernel
def why(v: Seen, seat: int, a: int) -> int:
    """Return 0 if the seat may do `a`, else the number of the first clause that forbids it."""
    verb = verb_of(a)
    if verb == INTERFERES and v.phase != W_OPEN:
        return C.US_INTER_2
    if (verb == NOTHING and a != STRAY_PASS) or not v.waiting >> seat & 1:
        return C.US_R_63
    if not _ON_OFFER[v.phase][verb]:
        if v.phase == ASK_MIRROR:
            return C.US_SNIPE_5
        return C.US_BOMB_5 if v.phase == ASK_DUD else C.US_R_63
    if verb == LAYS_DOWN:
        return _why_odd_lay(v, seat, a) if odd_lay(a) else _why_lay(v, seat, a)
    if verb == ADVANCES:
        return _why_advance(v, seat, a)
    if verb == SNIPES:
        return _why_snipe(v, seat, a)
    if verb == REDIRECTS:
        return _why_redirect(v, seat, a)
    if verb == RADIOS:
        return _why_radio(v, seat, a)
    if verb == INTERFERES:
        return _why_interfere(v, seat, a)
    return _why_simple(v, seat, verb, a)


@kernel
def _why_simple(v: Seen, seat: int, verb: int, a: int) -> int:
    """Return the clause that forbids an action that aims at no other player and is not a lay, or 0."""
    if verb == PASSES:
        return C.US_R_18 if v.phase == MOVE and v.hand_size[seat] else 0
    if verb == DRAWS:
        return C.US_R_63 if (a == DRAW_DISCARD and not v.discard_size) or not can_draw(v) else 0
    if verb == TRAINS:
        return _why_train(v, seat, a)
    if verb == DISCARDS:
        return 0 if holds(v, seat, a - DISCARD) else C.US_R_78
    if verb == BOMBS:
        return 0 if holds(v, seat, BOMB) else C.US_R_78
    if verb == MIRRORS:
        return 0 if holds(v, seat, MIRROR) else C.US_R_78
    if verb == DUDS:
        return 0 if holds(v, seat, DUD if a == DUDDING else SUPER_DUD) else C.US_R_78
    if verb == PERSUADES:
        if not holds(v, seat, PERSUASION):
            return C.US_R_78
        return 0 if v.truce else C.US_R_62
    if verb == LOSES:
        return 0 if aim(verb, a)[0] < v.soldiers[seat] else C.US_R_56
    soldier = a - PICKING
    return 0 if v.unseen[soldier] or place_returned(v, soldier) >= 0 else C.US_R_22


@kernel
def _why_train(v: Seen, seat: int, a: int) -> int:
    points = a - TRAIN + 1
    if not holds(v, seat, TRAINING + points - 1):
        return C.US_R_78
    return C.US_R_20 if v.exact and training_points(v, seat) + points > number(v, EARNS) else 0


@kernel
def _there(v: Seen, seat: int, rel: int, slot: int) -> bool:
    """Return whether there is another player `rel` places to the left who has a soldier in the slot."""
    return 0 < rel < v.players and slot < v.soldiers[(seat + rel) % v.players]


@kernel
def _why_advance(v: Seen, seat: int, a: int) -> int:
    own, rel, slot = aim(ADVANCES, a)
    if not holds(v, seat, ADVANCE) or not holds(v, seat, ATTACK) or own >= v.soldiers[seat]:
        return C.US_COMBAT_1
    return 0 if _there(v, seat, rel, slot) else C.US_R_25


@kernel
def _why_snipe(v: Seen, seat: int, a: int) -> int:
    _own, rel, slot = aim(SNIPES, a)
    if not holds(v, seat, SNIPER):
        return C.US_R_78
    if rel == 0:
        return C.US_R_77
    if not _there(v, seat, rel, slot):
        return C.US_SNIPE_3
    return C.US_SNIPE_4 if engaged(v, (seat + rel) % v.players, slot) else 0


@kernel
def _why_redirect(v: Seen, seat: int, a: int) -> int:
    _own, rel, slot = aim(REDIRECTS, a)
    if not holds(v, seat, REDIRECT):
        return C.US_R_78
    if not v.opening:
        return C.US_REDIR_3
    if rel == 0:
        return C.US_R_44
    if v.no_turning_back and (seat + rel) % v.players == v.assaulter and rel < v.players:
        return C.US_R_45
    return 0 if _there(v, seat, rel, slot) else C.US_REDIR_1


@kernel
def _why_radio(v: Seen, seat: int, a: int) -> int:
    _own, rel, _slot = aim(RADIOS, a)
    if not holds(v, seat, RADIO):
        return C.US_R_78
    victim = (seat + rel) % v.players
    if rel == 0 or rel >= v.players:
        return C.US_R_51
    if fights(v, victim):
        return C.US_RADIO_1
    return 0 if v.hand_size[victim] else C.US_R_51


@kernel
def _why_interfere(v: Seen, seat: int, a: int) -> int:
    if not holds(v, seat, INTERFERE):
        return C.US_R_78
    if fights(v, seat):
        return C.US_INTER_1
    return 0 if aim(INTERFERES, a)[0] < v.soldiers[seat] else C.US_R_49


@kernel
def _why_lay(v: Seen, seat: int, a: int) -> int:
    kind, weapon, intensity = lay_of(a)
    if not holds(v, seat, kind):
        return C.US_R_78
    if (weapon and not holds(v, seat, WEAPON + weapon - 1)) or (
        intensity and not holds(v, seat, INTENSITY + intensity - 1)
    ):
        return C.US_R_78
    if v.phase == LAY:
        return 0 if kind == ATTACK else C.US_COMBAT_4
    clause = why_answer(v, kind)
    return clause if clause else why_boosts(v, seat, kind, weapon, intensity)


@kernel
def _why_odd_lay(v: Seen, seat: int, a: int) -> int:
    """Return the clause that forbids a lay of a card that cannot be laid, or with two weapons or two intensities.

    The result is 0 if there is none.
    """
    kind = odd_card(a)
    weapons, intensities = 0, 0
    if not holds(v, seat, kind):
        return C.US_R_78
    for k in range(WEAPONS + INTENSITIES):
        count = odd_boost(a, k)
        if count > v.hand[seat][WEAPON + k if k < WEAPONS else INTENSITY + k - WEAPONS]:
            return C.US_R_78
        if k < WEAPONS:
            weapons += count
        else:
            intensities += count
    if v.phase == LAY and kind != ATTACK:
        return C.US_COMBAT_4
    if weapons > 1 or intensities > 1:
        return C.US_R_37
    return why_answer(v, kind)
