"""Hands, and what is known of them: how cards come into a hand and leave it (US-R-72)."""

from __future__ import annotations

from sandtable.engine import Ints, discloses, kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules.cards import KINDS


@kernel
def holds(v: Seen, seat: int, kind: int) -> bool:
    """Return whether a hand has a card of the kind. In a view, ask this only of the viewer's own hand."""
    return v.hand[seat][kind] > 0


@kernel
def gain(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand, unseen by others."""
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1


@kernel
def gain_openly(s: State, seat: int, kind: int) -> None:
    """Put a card into a hand in the open."""
    gain(s, seat, kind)
    s.known[seat][kind] += 1
    for viewer in range(s.players):
        if viewer != seat:
            s.learnt[viewer][seat][kind] += 1


@kernel
@discloses(
    "US-R-72", "learnt", why="A player who knew of the card knows that it is gone: all see it leave.", privately=True
)
def lose(s: State, seat: int, kind: int) -> None:
    """Take a card out of a hand in the open.

    A viewer that knew of such a card knows of one fewer, as it may have been that one.
    """
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat][kind] > 0:
        s.known[seat][kind] -= 1
    for viewer in range(s.players):
        if s.learnt[viewer][seat][kind] > 0:
            s.learnt[viewer][seat][kind] -= 1


@kernel
@discloses(
    "US-R-72", "learnt", why="All know of at least one such card; a player who knew of more still does.", privately=True
)
def make_known(s: State, seat: int, kind: int) -> None:
    """Let everybody know that the hand has a card of this kind, without showing which of its cards it is."""
    s.known[seat][kind] = max(1, s.known[seat][kind])
    for viewer in range(s.players):
        if viewer != seat:
            s.learnt[viewer][seat][kind] = max(1, s.learnt[viewer][seat][kind])


@kernel
@discloses("US-R-72", "learnt", why="A thief keeps track of what it knew of the victim's hand.", privately=True)
def rob(s: State, thief: int, victim: int, kind: int) -> None:
    """Move a card from the victim's hand to the thief's.

    These two know which card it is. Everybody else no longer knows what the victim holds.
    """
    s.hand[victim][kind] -= 1
    s.hand_size[victim] -= 1
    gain(s, thief, kind)
    s.learnt[victim][thief][kind] += 1
    if s.learnt[thief][victim][kind] > 0:
        s.learnt[thief][victim][kind] -= 1
    for other in range(KINDS):
        s.known[victim][other] = 0
        for viewer in range(s.players):
            if viewer != thief:
                s.learnt[viewer][victim][other] = 0


@kernel
def draw_from(s: State, kind: int) -> None:
    """Take a card from the draw pile."""
    s.stock[kind] -= 1
    s.pile -= 1


@kernel
def most_of(row: Ints) -> int:
    """Return the number of cards in a row of counts by kind."""
    cards = 0
    for kind in range(KINDS):
        cards += row[kind]
    return cards
