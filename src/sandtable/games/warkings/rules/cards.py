"""The cards: their kinds, counts, colours and values (rulebook 1.1). All tuples are in the order of the kinds."""

from __future__ import annotations

# The kinds of card, in the order in which actions are numbered. TERRAIN must be the last: there are only two of it, so
# that three of a kind are impossible.
ONE_SOLDIER, TWO_SOLDIERS, THREE_SOLDIERS, ADVISOR, TWO_SCROLL, ONE_SCROLL, TERRAIN = range(7)
KINDS = 7

SIGNS = ("1S", "2S", "3S", "ADV", "SC2", "SC1", "ET")
ENEMY = "EA"  # the enemy attack card: never in a hand, so it has no number (RT-R-7)
KIND_OF = {sign: kind for kind, sign in enumerate(SIGNS)}
TITLES = ("1 Soldier", "2 Soldiers", "3 Soldiers", "Advisor", "2 Scroll", "1 Scroll", "Empty terrain")
SPOKEN = (
    "Single Soldier",
    "Double Soldier",
    "Triple Soldier",
    "Advisor",
    "Double Scroll",
    "Single Scroll",
    "Empty Terrain",
)
"""The titles in sentences, where one that begins with a number cannot be counted."""
COLOURS = ("blue", "blue", "green", "yellow", "red", "red", "red")
COUNTS = (24, 12, 10, 8, 4, 4, 2)  # RT-CARD-1 to RT-CARD-7
SMALL_COUNTS = (2, 0, 0, 1, 2, 1, 1)  # RT-R-94
VALUES = (1, 2, 3, 0, 2, 1, 0)
CARDS = sum(COUNTS)  # in the largest deck, without the enemy attack
CLAUSES = ("RT-CARD-1", "RT-CARD-2", "RT-CARD-3", "RT-CARD-4", "RT-SCROLL-1", "RT-SCROLL-4", "RT-CARD-7")
RED = (TWO_SCROLL, ONE_SCROLL, TERRAIN)  # the only three different cards of one colour (RT-R-15)

assert {len(each) for each in (SIGNS, TITLES, SPOKEN, COLOURS, COUNTS, SMALL_COUNTS, VALUES, CLAUSES)} == {KINDS}
