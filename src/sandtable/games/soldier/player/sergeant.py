"""How much a computer player likes an action: one ply of thought over a view.

`survey` is called once a decision, `evaluate` once an action, with the points of `worth`. Combats
are sought where the other side is likely to have no answer and the own hand has one to what may come back; power
weapons are kept for their soldiers; Sniper and Bomb hit whoever is nearest to winning; a fight that is lost is bombed
away.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import Evaluator, Ints, kernel
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.player.baselines import baselines
from sandtable.games.soldier.player.estimate import estimate
from sandtable.games.soldier.player.odds import NOTES, SURE, survey, unanswered
from sandtable.games.soldier.player.strengths import ratings, strengths
from sandtable.games.soldier.player.worth import (
    A_DEFEAT,
    A_SOLDIER,
    A_STEP,
    A_TOKEN,
    A_TOKEN_MORE,
    WON,
    average_card,
    card_worth,
    danger,
    loss_of_soldier,
)
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
    PERSUADES,
    PICKING,
    PICKS,
    RADIOS,
    REDIRECTS,
    SNIPES,
    TRAIN,
    TRAINS,
    aim,
    lay_of,
    verb_of,
)
from sandtable.games.soldier.rules.boosts import weapon_level
from sandtable.games.soldier.rules.cards import ATTACK, BLOCK, BOMB, INTENSITY, POWER, RETALIATE, RETREAT, STUN, WEAPON
from sandtable.games.soldier.rules.duel import other_fighter
from sandtable.games.soldier.rules.ending import training_points
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    BARE,
    BATTLES,
    GROUP,
    NOBODY,
    ORDINARY,
    POWER_WEAPON,
    SLOTS,
    W_OPEN,
)
from sandtable.games.soldier.rules.soldiers import fights

SCRATCH = NOTES
A_STUN = 40  # the other's next turn
A_RADIO = 35  # two cards more
A_BLOCK = 22  # it cannot win, but seldom loses
REFILL = 6  # for each card that a combat brings back
A_FOURTH_POINT = 28  # that a training is complete
A_SURPLUS = 6  # what each point beyond it costs
A_SHOT = 30  # a Sniper is kept for whoever is nearer to winning
A_BOMB, A_BOMB_IN_COMBAT = 50, 100
TO_INTERFERE = 13
COMES_BACK = 60  # of 100 answers: so many are a blow


@kernel
def evaluate(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """The worth of an action; of reactions, doing nothing is 0."""
    verb = verb_of(a)
    if verb == DRAWS:
        if a == DRAW_PILE:
            return average_card(v, seat, notes)
        return card_worth(v, seat, v.discard[v.discard_size - 1], notes)
    if verb == TRAINS:
        return _worth_of_training(v, seat, a - TRAIN + 1)
    if verb == DISCARDS:
        return -card_worth(v, seat, a - DISCARD, notes)
    if verb == ADVANCES:
        return _worth_of_advance(v, seat, a, notes)
    if verb == LAYS_DOWN:
        return _worth_of_lay(v, seat, a, notes)
    if verb == SNIPES:
        _own, rel, slot = aim(verb, a)
        return loss_of_soldier(v, (seat + rel) % v.players) - A_SHOT + slot
    if verb == BOMBS:
        return _worth_of_bomb(v, seat, notes)
    if verb == REDIRECTS:
        return _worth_of_redirect(v, seat, a, notes)
    if verb == RADIOS:
        return _worth_of_radio(v, seat, a)
    if verb == INTERFERES:
        return _worth_of_interfering(v, seat, notes)
    if verb == MIRRORS or verb == PERSUADES:
        return A_SOLDIER // 3
    if verb == DUDS:
        return _worth_of_dud(v, seat, a)
    if verb == LOSES:
        return -_use_of_soldier(v, seat, v.soldier[seat][aim(verb, a)[0]])
    if verb == PICKS:
        return _use_of_soldier(v, seat, a - PICKING)
    return _worth_of_silence(v, seat) if v.phase == ANSWER else 0


@kernel
def _worth_of_training(v: Seen, seat: int, points: int) -> int:
    """Progress to the next soldier; what goes beyond four is lost."""
    room = GROUP - training_points(v, seat)
    if points < room:
        return A_STEP * points
    if v.soldiers[seat] == SLOTS - 1:
        return WON
    return A_SOLDIER * room // GROUP + A_FOURTH_POINT - A_SURPLUS * (points - room)


@kernel
def _win(v: Seen, seat: int, other: int) -> int:
    """What it is worth to win a battle against a player."""
    if v.wins[seat] == BATTLES - 1:
        return WON
    return A_TOKEN + A_TOKEN_MORE * v.wins[seat] + loss_of_soldier(v, other)


@kernel
def _defeat(v: Seen, seat: int, other: int) -> int:
    """What it costs to lose one."""
    if v.wins[other] == BATTLES - 1:
        return WON
    return A_TOKEN + A_TOKEN_MORE * v.wins[other] + A_DEFEAT


@kernel
def _answers(v: Seen, seat: int) -> int:
    """How many cards of the hand answer a Retaliate."""
    hand = v.hand[seat]
    return hand[BLOCK] + hand[RETALIATE] + hand[STUN] + hand[RETREAT] + hand[ATTACK]


@kernel
def _worth_of_blow(
    v: Seen, seat: int, other: int, level: int, intense: int, opening: int, spare: int, notes: Ints
) -> int:
    """An Attack or Retaliate: it wins where it is not answered; what comes back must be met from `spare` cards."""
    silent = unanswered(v, seat, other, level, intense, opening, notes)
    comes_back = (SURE - silent) * COMES_BACK // 100
    if spare > 1:
        comes_back //= 4
    elif spare == 1:
        comes_back = comes_back * 3 // 5
    return (silent * _win(v, seat, other) - comes_back * _defeat(v, seat, other)) // SURE


@kernel
def _best_level(v: Seen, seat: int, soldier: int) -> int:
    """The strongest weapon that the hand has for a soldier."""
    level = BARE
    for kind in range(WEAPON, INTENSITY - 1):
        if v.hand[seat][kind]:
            if POWER[soldier] == kind - WEAPON:
                return POWER_WEAPON
            level = ORDINARY
    return level


@kernel
def _worth_of_advance(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """The Attack with the weapon that will go with it, and the cards that a combat brings back."""
    own, rel, _slot = aim(ADVANCES, a)
    other = (seat + rel) % v.players
    level = _best_level(v, seat, v.soldier[seat][own])
    blow = _worth_of_blow(v, seat, other, level, 0, 1, _answers(v, seat) - 1, notes)
    return blow + REFILL * max(0, 10 - v.hand_size[seat])


@kernel
def _worth_of_lay(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """What an answer or the opening Attack brings, less what its cards are worth."""
    kind, weapon, intensity = lay_of(a)
    level = weapon_level(v, seat, weapon)
    cost = card_worth(v, seat, kind, notes)
    if weapon:
        cost += card_worth(v, seat, WEAPON + weapon - 1, notes)
    if intensity:
        cost += card_worth(v, seat, INTENSITY + intensity - 1, notes)
    if kind == STUN:
        return A_STUN - cost // 5
    if kind == RETREAT:
        return -cost // 5
    other = v.defender if v.answerer == NOBODY else other_fighter(v, seat)
    if kind == BLOCK:
        return A_BLOCK - cost // 5
    spare = _answers(v, seat) - 1
    blow = _worth_of_blow(v, seat, other, level, 1 if intensity else 0, v.answerer == NOBODY, spare, notes)
    return blow - cost // 5


@kernel
def _worth_of_silence(v: Seen, seat: int) -> int:
    """No answer: a tie after a Block, else a defeat."""
    return 0 if v.pending == BLOCK else -_defeat(v, seat, other_fighter(v, seat))


@kernel
def _worth_of_bomb(v: Seen, seat: int, notes: Ints) -> int:
    """Everybody else's soldiers; in a combat of the own that goes badly, the way out."""
    worth = -card_worth(v, seat, BOMB, notes)
    for other in range(v.players):
        if other != seat and v.soldiers[other]:
            worth += loss_of_soldier(v, other) * 2 // v.players
    if v.phase == ANSWER:
        return worth - A_BOMB
    return worth - (A_BOMB_IN_COMBAT if fights(v, seat) else A_BOMB)


@kernel
def _worth_of_redirect(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Somebody else must answer: best the attacker, or whoever is ahead."""
    _own, rel, _slot = aim(REDIRECTS, a)
    other = (seat + rel) % v.players
    silent = unanswered(v, seat, other, v.weapon, v.intense, 1, notes)
    if other == v.assaulter:
        return (silent * _win(v, seat, other) - (SURE - silent) * _defeat(v, seat, other) // 3) // SURE
    return silent * loss_of_soldier(v, other) // SURE // 3 - A_SOLDIER // 10


@kernel
def _worth_of_radio(v: Seen, seat: int, a: int) -> int:
    """Two cards before the answer, from a full hand."""
    _own, rel, _slot = aim(RADIOS, a)
    victim = (seat + rel) % v.players
    return A_RADIO + 2 * min(v.hand_size[victim], 8) + danger(v, victim) // 20


@kernel
def _worth_of_interfering(v: Seen, seat: int, notes: Ints) -> int:
    """Pays where the own hand can strike back well, and more answers are left."""
    if v.phase != W_OPEN or v.hand[seat][RETALIATE] == 0 or v.weapon != BARE or v.intense:
        return -1
    other = v.assaulter
    return _worth_of_blow(v, seat, other, BARE, 0, 0, _answers(v, seat) - 1, notes) - TO_INTERFERE


@kernel
def _worth_of_dud(v: Seen, seat: int, a: int) -> int:
    """Only with a soldier to save; a Super Dud helps the others as well."""
    if v.soldiers[seat] == 0:
        return -1
    return A_SOLDIER // 2 if a == DUDDING else A_SOLDIER // 3


@kernel
def _use_of_soldier(v: Seen, seat: int, soldier: int) -> int:
    """A soldier whose power weapon is in the hand is worth more."""
    return v.hand[seat][WEAPON + POWER[soldier]]


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """There are no choices that hang together from one decision to the next."""
    return None


EVALUATOR = Evaluator(
    survey=survey,
    evaluate=evaluate,
    opening=opening,
    notes=SCRATCH,
    estimate=estimate,
    strengths=strengths,
    ratings=ratings,
    baselines=baselines,
)
