"""The cards of the game (rulebook 1.1): a row for each kind, and what is made of the rows."""

from __future__ import annotations

from typing import NamedTuple


class Card(NamedTuple):
    """One kind of card."""

    sign: str
    title: str
    spoken: str  # the title in sentences, where one that begins with a number cannot be counted
    colour: str
    deck: int  # how many are in the deck
    small: int  # in the deck of Seven Cards (RT-R-94)
    most: int  # in the deck of a document (RT-R-98)
    soldiers: int
    counted: str  # the clause that says how many there are, and what they count as
    clause: str  # the one that says what the card does
    does: str = ""  # the same in a sentence


CARD_KINDS = (
    Card("1S", "1 Soldier", "Single Soldier", "blue", 24, 2, 31, 1, "RT-CARD-1", "RT-CARD-1"),
    Card("2S", "2 Soldiers", "Double Soldier", "blue", 12, 0, 15, 2, "RT-CARD-2", "RT-CARD-2"),
    Card("3S", "3 Soldiers", "Triple Soldier", "green", 10, 0, 15, 3, "RT-CARD-3", "RT-CARD-3"),
    Card("ADV", "Advisor", "Advisor", "yellow", 8, 1, 15, 0, "RT-CARD-4", "RT-CARD-4",
         "It doubles the soldiers in your hand."),
    Card("SC2", "2 Scroll", "Double Scroll", "red", 4, 2, 15, 2, "RT-CARD-5", "RT-SCROLL-1",
         "The next player may discard only one card and must draw two from the draw pile."),
    Card("SC1", "1 Scroll", "Single Scroll", "red", 4, 1, 15, 1, "RT-CARD-6", "RT-SCROLL-4",
         "The next player may discard only one card and must draw one from the draw pile."),
    # It is the last. There are never more than two of it, so that three of the last kind are impossible.
    Card("ET", "Empty terrain", "Empty terrain", "red", 2, 1, 2, 0, "RT-CARD-7", "RT-CARD-7"),
)  # fmt: skip
"""The kinds in the order in which they, and actions, are numbered. All tuples below are in this order."""

KINDS = len(CARD_KINDS)
ENEMY = "EA"  # the enemy attack card: never in a hand, so it has no number (RT-R-7)
SIGNS = tuple(card.sign for card in CARD_KINDS)
KIND_OF = {sign: kind for kind, sign in enumerate(SIGNS)}
TITLES = tuple(card.title for card in CARD_KINDS)
SPOKEN = tuple(card.spoken for card in CARD_KINDS)
COUNTS = tuple(card.deck for card in CARD_KINDS)
SMALL_COUNTS = tuple(card.small for card in CARD_KINDS)
VALUES = tuple(card.soldiers for card in CARD_KINDS)
CARDS = sum(COUNTS)  # in the largest deck, without the enemy attack

ADVISOR, TWO_SCROLL, ONE_SCROLL, TERRAIN = (KIND_OF[sign] for sign in ("ADV", "SC2", "SC1", "ET"))
RED = (TWO_SCROLL, ONE_SCROLL, TERRAIN)  # the only three different cards of one colour (RT-R-15)
