"""Hands, and what is known of them: who gets a card, who gives one away (US-R-72)."""

from __future__ import annotations

from sandtable.engine import Ints, discloses, kernel
from sandtable.games.soldier.fields import Seen, State
from sandtable.games.soldier.rules.cards import KINDS


@kernel
def holds(v: Seen, seat: int, kind: int) -> bool:
    """Whether a hand has a card of the kind; only of a hand that the record shows."""
    return v.hand[seat][kind] > 0


@kernel
def gain(s: State, seat: int, kind: int) -> None:
    """A card comes into a hand, unseen by others."""
    s.hand[seat][kind] += 1
    s.hand_size[seat] += 1


@kernel
def gain_openly(s: State, seat: int, kind: int) -> None:
    """A card comes into a hand before everybody's eyes."""
    gain(s, seat, kind)
    s.known[seat][kind] += 1
    for viewer in range(s.players):
        if viewer != seat:
            s.learnt[viewer][seat][kind] += 1


@kernel
@discloses(
    "US-R-72", "learnt", why="Who knew of such a card knows that it is gone, as everybody sees it go.", privately=True
)
def lose(s: State, seat: int, kind: int) -> None:
    """A card leaves a hand openly. Who knew of one knows of one less, as it may have been that one."""
    s.hand[seat][kind] -= 1
    s.hand_size[seat] -= 1
    if s.known[seat][kind] > 0:
        s.known[seat][kind] -= 1
    for viewer in range(s.players):
        if s.learnt[viewer][seat][kind] > 0:
            s.learnt[viewer][seat][kind] -= 1


@kernel
@discloses(
    "US-R-72", "learnt", why="Everybody knows of one such card at least; who knew of more goes on to.", privately=True
)
def show(s: State, seat: int, kind: int) -> None:
    """Everybody knows from now on that the hand has such a card, without seeing which it is."""
    s.known[seat][kind] = max(1, s.known[seat][kind])
    for viewer in range(s.players):
        if viewer != seat:
            s.learnt[viewer][seat][kind] = max(1, s.learnt[viewer][seat][kind])


@kernel
@discloses("US-R-72", "learnt", why="What a thief knew of the victim's hand it counts on by itself.", privately=True)
def rob(s: State, thief: int, victim: int, kind: int) -> None:
    """A card goes from hand to hand: the two know which, all others no longer know what the victim holds."""
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
    """A card leaves the draw pile."""
    s.stock[kind] -= 1
    s.pile -= 1


@kernel
def most_of(row: Ints) -> int:
    """The number of cards in a row of counts."""
    cards = 0
    for kind in range(KINDS):
        cards += row[kind]
    return cards
