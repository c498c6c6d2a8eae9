"""The kinds of event in War Kings, and what their columns hold. `at` is a seat where nothing else is said."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import UNKNOWN
from sandtable.games.warkings.rules.cards import COUNTS, KINDS
from sandtable.games.warkings.rules.numbers import PRINTED, TIMES

(
    DEALT,  # value: the kind, told to its owner alone
    TURNED,  # piece: the kind that opens the open pile; at: the seat that starts
    LAID,  # piece: the action, + PILE for each card of an effect if a document changes how many; to: the next seat
    CARRIED,  # to: the next seat
    DRAWS,  # from the draw pile; piece: how many cards
    DREW,  # one card from the draw pile; value: the kind, told to its owner alone
    TOOK,  # from the open pile; piece: the kind
    ANNOUNCED,  # the last round begins; at: the seat that drew the card above the enemy attack; to: the next seat
    STOPPED,  # the seat draws no second card
    SPARED,
    ENEMY,  # the enemy attack is picked up
    ZERO,
    SHOWN,  # value: the hand, see `ending.packed`; piece: UNKNOWN, or what it counts by, see `counting`
    ENDED,  # at: bits of the winners; piece: bits of the losers; to: the ending, as in `reason`
) = range(1, 15)

NAMES = {
    DEALT: "dealt", TURNED: "turned", LAID: "laid", CARRIED: "carried", DRAWS: "draws", DREW: "drew", TOOK: "took",
    ANNOUNCED: "announced", STOPPED: "stopped", SPARED: "spared", ENEMY: "enemy", ZERO: "zero", SHOWN: "shown",
    ENDED: "ended",
}  # fmt: skip

BITS = 4  # bits for the count of a kind in a packed hand; the first kind, of which there are 24, has one more
ONCE = 1 << (BITS * KINDS + 1)  # the flag which says that Advisors double only once
assert ONCE < 1 << 31, "a hand is packed into one int32 of an event row"
assert COUNTS[0] < 1 << (BITS + 1) and max(COUNTS[1:]) < 1 << BITS


def unpacked(value: int) -> list[int]:
    """Return the count of each kind in a hand, from the value of a SHOWN event."""
    rest = value & (ONCE - 1)
    counts = [rest & ((1 << BITS + 1) - 1)]
    rest >>= BITS + 1
    for _ in range(KINDS - 1):
        counts.append(rest & ((1 << BITS) - 1))
        rest >>= BITS
    return counts


def counting(piece: int) -> Sequence[int]:
    """Return the numbers that a hand counts by, up to that of the Advisors, from the piece of a SHOWN event."""
    places = range(TIMES + 1)
    return PRINTED[: TIMES + 1] if piece == UNKNOWN else [piece >> BITS * place & (1 << BITS) - 1 for place in places]
