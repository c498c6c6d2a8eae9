"""The evaluator of the Sergeant: how much it likes each action, after one ply of thought over a view.

`survey` is called once per decision. `evaluate` is called once per action, and counts in the points of `worth`. A
player seeks combats in which the other side is likely to have no answer, and in which its own hand can answer what may
come back. It keeps power weapons for their soldiers, and uses Sniper and Bomb against players who are near to winning.
It also uses the Bomb to get out of a combat that it would lose.
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
    LAY_KIND,
    LAYS,
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
from sandtable.games.soldier.rules.cards import BLOCK, BOMB, INTENSITY, POWER, RETALIATE, RETREAT, STUN, WEAPON
from sandtable.games.soldier.rules.duel import other_fighter
from sandtable.games.soldier.rules.ending import training_points
from sandtable.games.soldier.rules.engagement import answered_by
from sandtable.games.soldier.rules.numbers import BATTLES_WIN, EARNS, SOLDIERS_WIN, number
from sandtable.games.soldier.rules.schema import (
    ANSWER,
    BARE,
    NOBODY,
    ORDINARY,
    POWER_WEAPON,
    W_OPEN,
)
from sandtable.games.soldier.rules.soldiers import fights

SCRATCH = NOTES
A_STUN = 40  # the gain of taking the other fighter's next turn
A_RADIO = 35  # the gain of two more cards
A_BLOCK = 22  # the gain of a Block: it cannot win, but seldom loses
REFILL = 6  # the gain of each card that the refill after a combat brings
A_FOURTH_POINT = 28  # the gain of completing a training stack
A_SURPLUS = 6  # the cost of each point beyond four
A_SHOT = 30  # the cost of using a Sniper, so that it is kept for a player who is near to winning
A_BOMB, A_BOMB_IN_COMBAT = 50, 100  # the cost of using the Bomb: usually, and while the seat's own lay is unanswered
TO_INTERFERE = 13  # the cost of interfering
COMES_BACK = 60  # how many of 100 answers are a blow in return


@kernel
def evaluate(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return how much the seat likes action `a`, in points.

    Doing nothing scores 0, except where it leaves a lay unanswered.
    """
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
    """Return the score of training: progress towards the next soldier. Points beyond four are lost."""
    needed = number(v, EARNS)
    room = needed - training_points(v, seat)
    if points < room:
        return A_STEP * points
    if v.soldiers[seat] == number(v, SOLDIERS_WIN) - 1:
        return WON
    return A_SOLDIER * room // needed + A_FOURTH_POINT - A_SURPLUS * (points - room)


@kernel
def _win(v: Seen, seat: int, other: int) -> int:
    """Return the gain of winning a battle against a player."""
    if v.wins[seat] == number(v, BATTLES_WIN) - 1:
        return WON
    return A_TOKEN + A_TOKEN_MORE * v.wins[seat] + loss_of_soldier(v, other)


@kernel
def _defeat(v: Seen, seat: int, other: int) -> int:
    """Return the cost of losing a battle against a player."""
    if v.wins[other] == number(v, BATTLES_WIN) - 1:
        return WON
    return A_TOKEN + A_TOKEN_MORE * v.wins[other] + A_DEFEAT


@kernel
def _answers(v: Seen, seat: int) -> int:
    """Return how many cards of the seat's hand answer a Retaliate."""
    cards = 0
    for place in range(LAYS):
        kind = LAY_KIND[place]
        if answered_by(v, RETALIATE, kind):
            cards += v.hand[seat][kind]
    return cards


@kernel
def _worth_of_blow(
    v: Seen, seat: int, other: int, level: int, intense: int, opening: int, spare: int, notes: Ints
) -> int:
    """Return the score of an Attack or Retaliate.

    It wins if it is not answered. A blow in return must be answered with one of the `spare` cards.
    """
    silent = unanswered(v, seat, other, level, intense, opening, notes)
    comes_back = (SURE - silent) * COMES_BACK // 100
    if spare > 1:
        comes_back //= 4
    elif spare == 1:
        comes_back = comes_back * 3 // 5
    return (silent * _win(v, seat, other) - comes_back * _defeat(v, seat, other)) // SURE


@kernel
def _best_level(v: Seen, seat: int, soldier: int) -> int:
    """Return the level of the strongest weapon that the seat's hand has for a soldier."""
    level = BARE
    for kind in range(WEAPON, INTENSITY - 1):
        if v.hand[seat][kind]:
            if POWER[soldier] == kind - WEAPON:
                return POWER_WEAPON
            level = ORDINARY
    return level


@kernel
def _worth_of_advance(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return the score of an Advance: that of the Attack with the best weapon, and the cards of the refill after it."""
    own, rel, _slot = aim(ADVANCES, a)
    other = (seat + rel) % v.players
    level = _best_level(v, seat, v.soldier[seat][own])
    blow = _worth_of_blow(v, seat, other, level, 0, 1, _answers(v, seat) - 1, notes)
    return blow + REFILL * max(0, 10 - v.hand_size[seat])


@kernel
def _worth_of_lay(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return the score of an answer or of the opening Attack: its gain, less a fifth of what its cards are worth."""
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
    """Return the score of giving no answer: a tie after a Block, else a defeat."""
    return 0 if v.pending == BLOCK else -_defeat(v, seat, other_fighter(v, seat))


@kernel
def _worth_of_bomb(v: Seen, seat: int, notes: Ints) -> int:
    """Return the score of the Bomb: what the other players lose by it, less its cost.

    It costs more while the seat's own lay waits for an answer, as the Bomb makes the combat void.
    """
    worth = -card_worth(v, seat, BOMB, notes)
    for other in range(v.players):
        if other != seat and v.soldiers[other]:
            worth += loss_of_soldier(v, other) * 2 // v.players
    if v.phase == ANSWER:
        return worth - A_BOMB
    return worth - (A_BOMB_IN_COMBAT if fights(v, seat) else A_BOMB)


@kernel
def _worth_of_redirect(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return the score of a Redirect, after which another player must answer.

    The best target is the attacker, and otherwise a player who is ahead.
    """
    _own, rel, _slot = aim(REDIRECTS, a)
    other = (seat + rel) % v.players
    silent = unanswered(v, seat, other, v.weapon, v.intense, 1, notes)
    if other == v.assaulter:
        return (silent * _win(v, seat, other) - (SURE - silent) * _defeat(v, seat, other) // 3) // SURE
    return silent * loss_of_soldier(v, other) // SURE // 3 - A_SOLDIER // 10


@kernel
def _worth_of_radio(v: Seen, seat: int, a: int) -> int:
    """Return the score of a Radio, which brings two cards before the answer.

    The best victim has a full hand and is near to winning.
    """
    _own, rel, _slot = aim(RADIOS, a)
    victim = (seat + rel) % v.players
    return A_RADIO + 2 * min(v.hand_size[victim], 8) + danger(v, victim) // 20


@kernel
def _worth_of_interfering(v: Seen, seat: int, notes: Ints) -> int:
    """Return the score of interfering. It pays if the seat's hand can strike back and has further answers."""
    if v.phase != W_OPEN or v.hand[seat][RETALIATE] == 0 or v.weapon != BARE or v.intense:
        return -1
    other = v.assaulter
    return _worth_of_blow(v, seat, other, BARE, 0, 0, _answers(v, seat) - 1, notes) - TO_INTERFERE


@kernel
def _worth_of_dud(v: Seen, seat: int, a: int) -> int:
    """Return the score of a Dud. It is below 0 without a soldier to save, and lower if it saves the others too."""
    if v.soldiers[seat] == 0:
        return -1
    return A_SOLDIER // 2 if a == DUDDING else A_SOLDIER // 3


@kernel
def _use_of_soldier(v: Seen, seat: int, soldier: int) -> int:
    """Return how useful a soldier is to the seat: more than 0 if its power weapon is in the hand."""
    return v.hand[seat][WEAPON + POWER[soldier]]


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """Return None: no choices are planned together from one decision to the next."""
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
