"""The evaluator of the Sergeant: how much it likes each action, after one turn of thought over a view.

`survey` is called once per decision and counts the cards that the seat has not seen. `evaluate` is called once per
action and asks with what hand the turn will end. A hand is better if its soldiers take fewer discards, and if it stands
for fewer soldiers, which counts more as the enemy attack comes nearer. A Scroll is worth more as an effect on the next
player than in the hand.
"""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import Evaluator, Ints, kernel
from sandtable.games.warkings.fields import Seen
from sandtable.games.warkings.player.baselines import baselines
from sandtable.games.warkings.player.outlook import outlook
from sandtable.games.warkings.player.strengths import ratings, strengths
from sandtable.games.warkings.rules.actions import FREE, LAYS, LEAVES, ONE, OPEN, SIZE, UNDER_TWO
from sandtable.games.warkings.rules.cards import ADVISOR, KINDS, TWO_SCROLL
from sandtable.games.warkings.rules.draw import stalled
from sandtable.games.warkings.rules.ending import multiplied
from sandtable.games.warkings.rules.numbers import counts_as, draws_under
from sandtable.games.warkings.rules.schema import DISCARD

HORIZON = 200
"""Plies that a review looks ahead from a choice: most games end before."""

# Sections of the scratch array.
UNSEEN = 0  # + kind: cards neither in the seat's own hand nor seen elsewhere
UNSEEN_ALL = UNSEEN + KINDS
HAND = UNSEEN_ALL + 1  # + kind: the hand that is thought about
HASTE = HAND + KINDS  # the cost of each soldier in the hand because the enemy attack is near
SOLDIERS = HASTE + 1  # how many soldiers the hand stands for, before its Advisors multiply them
COST = SOLDIERS + 1  # the cost of its cards, apart from haste
SCRATCH = COST + 1

WON = 1_000_000
SURE = 1000  # the probability 1, in the odds of `safety`
A_DISCARD = 100  # the cost of each discard that a hand still needs
A_SOLDIER_CARD = 45  # the cost of each card that must go before the hand counts zero
A_PIP = 4  # the cost of each soldier at any time
NEAR = 14  # with fewer cards than this in the draw pile for each player, haste grows
BOTHER = (0, 40, 90)  # the worth of each effect on the next player
GIFT = 60  # the cost of leaving a card without soldiers for the next player


@kernel
def survey(v: Seen, seat: int, notes: Ints) -> None:
    """Count the cards that are unseen, and note how near the end is."""
    _count_unseen(v, seat, notes)
    rounds = v.pile // v.players
    if v.trigger:
        notes[HASTE] = 100
    elif v.sure:
        notes[HASTE] = max(0, 10 - rounds)
    else:
        notes[HASTE] = 10 + max(0, NEAR - rounds) * 2


@kernel
def _count_unseen(v: Seen, seat: int, notes: Ints) -> None:
    for kind in range(KINDS):
        notes[UNSEEN + kind] = v.deck[kind] - v.hand[seat][kind]
        for other in range(v.players):
            if other != seat:
                notes[UNSEEN + kind] -= v.known[other][kind]
    for k in range(v.open_size):
        notes[UNSEEN + v.open[k]] -= 1
    if v.laid and not v.open_take:
        for k in range(SIZE[v.laid - 1]):
            notes[UNSEEN + LAYS[v.laid - 1][k]] -= 1
    notes[UNSEEN_ALL] = 0
    for kind in range(KINDS):
        notes[UNSEEN_ALL] += notes[UNSEEN + kind]


@kernel
def evaluate(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return how much the seat likes action `a`. Only the order of the scores matters."""
    for kind in range(KINDS):
        notes[HAND + kind] = v.hand[seat][kind]
    if v.phase == DISCARD:
        return _worth_of_discard(v, seat, a, notes)
    _weigh(v, notes)
    if a == OPEN:
        return _worth_after_open(v, seat, v.open[v.open_size - 1], notes)
    return _worth_after_pile(v, seat, notes)


@kernel
def _worth_of_discard(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return the score of a discard: the hand after the best draw to come, and the effect on the next player."""
    for k in range(SIZE[a]):
        notes[HAND + LAYS[a][k]] -= 1
    _weigh(v, notes)
    worth = _bother(v, seat, a, notes)
    top = LAYS[a][SIZE[a] - 1]
    if counts_as(v, top) == 0 and not v.trigger:
        worth -= GIFT
    carries = v.effect == UNDER_TWO and a == ONE + TWO_SCROLL and not v.sc2_carry
    if v.effect != FREE and not carries:
        draws = draws_under(v, v.effect)
        return worth + _worth_after_pile(v, seat, notes) - (draws - 1) * A_SOLDIER_CARD
    pile = _worth_after_pile(v, seat, notes)
    if stalled(v):
        return worth + pile
    shown = top if v.open_take else v.open[v.open_size - 1]
    return worth + max(pile, _worth_after_open(v, seat, shown, notes))


@kernel
def _bother(v: Seen, seat: int, a: int, notes: Ints) -> int:
    """Return the worth of a discard's effect on the next player; 0 if it has none.

    It is higher if that player's hand is small. In the last round the effect forces that player to take the enemy
    attack, so that the worth depends on the seat's own chance to hold the fewest soldiers; where it spares the player
    instead, it is worth nothing.
    """
    effect = LEAVES[a]
    if effect == FREE:
        return 0
    if v.trigger:
        if v.forced_enemy or v.trigger == seat + 1:
            return 0
        soldiers = multiplied(v, notes[SOLDIERS], notes[HAND + ADVISOR])
        return (safety(v, seat, soldiers, notes) - SURE // 2) * 4
    small = v.hand_size[(seat + 1) % v.players] <= 3
    return (BOTHER[effect] * 2) if small else BOTHER[effect]


@kernel
def _weigh(v: Seen, notes: Ints) -> None:
    """Note what the hand in HAND counts and costs, so that one more card is quickly added to it."""
    soldiers, cost = 0, 0
    for kind in range(KINDS):
        counts, n = counts_as(v, kind), notes[HAND + kind]
        if counts > 0:
            soldiers += n * counts
            cost += (n + 2) // 3 * A_DISCARD + n * (A_SOLDIER_CARD + A_PIP * counts)
    notes[SOLDIERS] = soldiers
    notes[COST] = cost


@kernel
def _worth_after_open(v: Seen, seat: int, kind: int, notes: Ints) -> int:
    """Return the worth of the hand that was weighed, with one more card of a kind."""
    counts, cost = counts_as(v, kind), notes[COST]
    if counts > 0:
        cost += A_SOLDIER_CARD + A_PIP * counts
        if notes[HAND + kind] % 3 == 0:
            cost += A_DISCARD
    advisors = notes[HAND + ADVISOR] + (1 if kind == ADVISOR else 0)
    return _worth_of_hand(v, seat, multiplied(v, notes[SOLDIERS] + counts, advisors), cost, notes)


@kernel
def _worth_after_pile(v: Seen, seat: int, notes: Ints) -> int:
    """Return the worth of a draw from the draw pile: in the last round that of the enemy attack, else the average over
    the cards that may come.
    """
    soldiers = multiplied(v, notes[SOLDIERS], notes[HAND + ADVISOR])
    if v.trigger:
        if soldiers == 0:
            return WON
        return (safety(v, seat, soldiers, notes) - SURE // 2) * WON // SURE
    if notes[UNSEEN_ALL] == 0:
        return _worth_of_hand(v, seat, soldiers, notes[COST], notes)
    worth = 0
    for kind in range(KINDS):
        if notes[UNSEEN + kind] > 0:
            worth += notes[UNSEEN + kind] * _worth_after_open(v, seat, kind, notes)
    return worth // notes[UNSEEN_ALL]


@kernel
def _worth_of_hand(v: Seen, seat: int, soldiers: int, cost: int, notes: Ints) -> int:
    """Return the worth of a hand at the end of a turn, by its total and the cost of its cards."""
    if soldiers == 0:
        return WON
    if v.trigger:  # there is no further turn, so only holding the fewest counts
        return (safety(v, seat, soldiers, notes) - SURE // 2) * WON // SURE * 9 // 10
    return -notes[HASTE] * min(soldiers, 60) - cost


@kernel
def safety(v: Seen, seat: int, soldiers: int, notes: Ints) -> int:
    """Return the chance, in thousandths, that nobody holds fewer soldiers.

    A hidden card counts as the average of the unseen cards. The total of a hand is assumed to spread around its average
    by as much as its hidden cards are expected to hold. Hands are assumed to be independent of each other.
    """
    unseen = max(1, notes[UNSEEN_ALL])
    average = 0
    for kind in range(KINDS):
        average += max(0, notes[UNSEEN + kind]) * counts_as(v, kind)
    odds = SURE
    for other in range(v.players):
        if other == seat:
            continue
        sum_known, cards = 0, v.hand_size[other]
        for kind in range(KINDS):
            sum_known += counts_as(v, kind) * v.known[other][kind]
            cards -= v.known[other][kind]
        expected = sum_known * SURE + cards * average * SURE // unseen
        expected = multiplied(v, expected, min(2, v.known[other][ADVISOR]))
        expected += expected * max(0, notes[UNSEEN + ADVISOR]) * cards // unseen
        least = sum_known * SURE
        wide = max(SURE, expected - least) * 2
        chance = (expected + wide // 2 - soldiers * SURE) * SURE // wide
        odds = odds * max(20, min(SURE - 20, chance)) // SURE
    return odds


def opening(variant: str, legal: Sequence[int], seed: int) -> int | None:
    """Return None: no choices are planned together from one decision to the next."""
    return None


EVALUATOR = Evaluator(
    survey=survey,
    evaluate=evaluate,
    opening=opening,
    notes=SCRATCH,
    outlook=outlook,
    horizon=HORIZON,
    strengths=strengths,
    ratings=ratings,
    baselines=baselines,
)
