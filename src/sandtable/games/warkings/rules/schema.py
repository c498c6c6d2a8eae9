"""The schema of War Kings: the fields of a state, and who may see each (RT-R-40)."""

from __future__ import annotations

from typing import Literal

from sandtable.engine import AMENDMENT, OWN, PUBLIC, SECRET, SETTING, Schema
from sandtable.games.warkings.rules.cards import CARDS, KINDS
from sandtable.games.warkings.rules.numbers import HAND, PRINTED

SEATS = 6
EVERYBODY = 0b1111111  # six seats and the spectator
CARDS_EACH = PRINTED[HAND]  # cards that each seat is dealt (RT-SETUP-1)
SMALL_CARDS_EACH = 2  # the same in Seven Cards (RT-R-95)
NO_LIMIT = -1  # `stall_rounds: none`
MOST_ROUNDS = 100  # so that the turns of the longest game (RT-R-39) fit into 16 bits
TURNS_EACH = 60  # turns for each player after which the game ends under NO_LIMIT (RT-R-39)

# Phases. In DEAL, TURN_UP and TAKE chance chooses the next card.
DEAL, TURN_UP, DISCARD, DRAW, TAKE, OVER = range(6)

# The endings of a game (`reason`).
BY_ZERO, BY_TAKING, BY_FAILING, BY_LAST_ROUND, BY_LIMIT = range(1, 6)
EndingWord = Literal["zero", "ea-win", "ea-fail", "last-round", "limit"]
ENDINGS: dict[int, EndingWord] = {
    BY_ZERO: "zero", BY_TAKING: "ea-win", BY_FAILING: "ea-fail", BY_LAST_ROUND: "last-round", BY_LIMIT: "limit",
}  # fmt: skip
"""The word for each."""

schema = Schema(
    seats=SEATS,
    # the settings; where there are two values, 0 is the rulebook's default
    players=((), SETTING),
    first=((), SETTING),  # the start seat
    open_take=((), SETTING),
    zero_check=((), SETTING),
    sc2_carry=((), SETTING),
    advisor=((), SETTING),
    forced_enemy=((), SETTING),
    stall_rounds=((), SETTING),
    deck=((KINDS,), SETTING),  # how many cards of each kind are in the game
    dealt=((), SETTING),  # how many cards each seat is dealt
    duel=((), SETTING),  # 1: there are two seats, and one loses what the other wins (RT-R-97)
    # the cards
    stock=((KINDS,), SECRET),  # how many of each kind are in the draw pile
    pile=((), PUBLIC),  # cards in the draw pile, the enemy attack included once it has been added
    sure=((), PUBLIC),  # how many of its next cards are of deck 2: none of these is the enemy attack
    open=((CARDS,), PUBLIC),  # kinds, bottom first
    open_size=((), PUBLIC),
    hand=((SEATS, KINDS), OWN),
    hand_size=((SEATS,), PUBLIC),
    known=((SEATS, KINDS), PUBLIC),  # cards that everybody knows to be in a hand: taken from the open pile and kept
    shown=((SEATS, KINDS), PUBLIC),  # all hands, once the game is over
    # the turn
    turn=((), PUBLIC),  # the seat on turn; during the deal, the seat that gets the next card
    effect=((), PUBLIC),  # the Scroll effect on the seat on turn
    laid=((), PUBLIC),  # this turn's discard: its action + 1, or 0
    owed=((), PUBLIC),  # cards still to be drawn from the draw pile in this turn
    streak=((), PUBLIC),  # turns in a row that ended with an open draw (RT-R-39)
    trigger=((), PUBLIC),  # the seat + 1 that drew the card above the enemy attack, which now lies on top; 0: none yet
    opened=((), PUBLIC),  # 1: it was drawn in this turn
    losers=((), PUBLIC),  # bits of the seats that lost
    amended=((), AMENDMENT),  # 1: a document has changed the printed deck (RT-R-98)
    changed=((len(PRINTED),), AMENDMENT),  # by how much a document has changed each of `numbers.PRINTED`
)
