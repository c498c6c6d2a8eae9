"""The worth of cards, soldiers and battles to a computer player, in points.

Losing a soldier of one's own in a battle counts 100 points. The numbers were found by SPSA over a million games of
Sergeants at tables of two, three and four.
"""

from __future__ import annotations

from sandtable.engine import Ints, kernel, table
from sandtable.games.soldier.fields import Seen
from sandtable.games.soldier.player.odds import ARMS, UNSEEN, UNSEEN_ALL
from sandtable.games.soldier.rules.cards import (
    ADVANCE,
    ATTACK,
    INTERFERE,
    KINDS,
    PERSUASION,
    RADIO,
    TRAINING,
    WEAPON,
    WEAPONS,
)
from sandtable.games.soldier.rules.ending import training_points
from sandtable.games.soldier.rules.numbers import BATTLES_WIN, EARNS, SOLDIERS_WIN, number

WON = 100_000
A_SOLDIER = 65  # a soldier, towards the four that win
A_STEP = 34  # a training point
A_DEFEAT = 100  # the cost of losing a battle, apart from the token
A_TOKEN = 17  # a battle won
A_TOKEN_MORE = 45  # added for each battle that was won before
A_LOSS = 25  # the gain when another player loses a soldier
A_NEAR_END = 110  # added if that player had three soldiers
A_POWER_WEAPON = 40  # a power weapon of one of the seat's soldiers
NO_PARTNER = 12  # an Advance without an Attack

# The worth of a card in the hand, by kind. Each further card of a kind lowers it.
_WORTH = table([18, 15, 4, 17, 26, 14, 11, 37, 63, 74, *[20] * WEAPONS, 85, 28, 28, 18, 26, 37, 41, 19, 23, 0])


@kernel
def card_worth(v: Seen, seat: int, kind: int, notes: Ints) -> int:
    """Return the worth of a card of a kind to the seat, in points. It depends on how many the hand has."""
    worth = _WORTH[kind]
    if WEAPON <= kind < WEAPON + WEAPONS and notes[ARMS + kind - WEAPON]:
        worth = A_POWER_WEAPON
    if kind == ADVANCE and v.hand[seat][ATTACK] == 0:
        worth = NO_PARTNER
    if v.players == 2 and (kind == RADIO or kind == INTERFERE):
        worth = 0  # these do nothing in a game of two (US-R-12)
    if kind == PERSUASION and v.truce:
        worth = _WORTH[ATTACK]
    if TRAINING <= kind < WEAPON:
        return worth
    return worth * 3 // (2 + max(1, v.hand[seat][kind]))


@kernel
def average_card(v: Seen, seat: int, notes: Ints) -> int:
    """Return the average worth of a card from the draw pile, over the unseen cards."""
    worth = 0
    for kind in range(KINDS):
        worth += notes[UNSEEN + kind] * card_worth(v, seat, kind, notes)
    return worth // max(1, notes[UNSEEN_ALL])


@kernel
def danger(v: Seen, seat: int) -> int:
    """Return how near a player is to winning, in points."""
    by_soldiers = v.soldiers[seat] * A_SOLDIER + training_points(v, seat) * A_SOLDIER // number(v, EARNS)
    by_battles = v.wins[seat] * A_SOLDIER * number(v, SOLDIERS_WIN) // number(v, BATTLES_WIN)
    return max(by_soldiers, by_battles) + min(by_soldiers, by_battles) // 4


@kernel
def loss_of_soldier(v: Seen, seat: int) -> int:
    """Return the gain when a player loses a soldier. It is higher if that player is nearer to winning."""
    if v.soldiers[seat] == 0:
        return 0
    near = v.soldiers[seat] == number(v, SOLDIERS_WIN) - 1
    return (A_LOSS + danger(v, seat) // 4 + (A_NEAR_END if near else 0)) * 2 // v.players
