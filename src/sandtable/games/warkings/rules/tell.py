"""The events, as rules tell them: a function for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from sandtable.engine import Events, Ints, kernel, new_event

DEALT = 1
DEALT_SEAT = 3
DEALT_CARD = 4
TURNED = 2
TURNED_SEAT = 3
TURNED_CARD = 4
LAID = 3
LAID_SEAT = 3
LAID_TO = 4
LAID_CARDS = 5
LAID_DRAWS = 6
CARRIED = 4
CARRIED_SEAT = 3
CARRIED_TO = 4
DRAWS = 5
DRAWS_SEAT = 3
DRAWS_CARDS = 4
DREW = 6
DREW_SEAT = 3
DREW_CARD = 4
TOOK = 7
TOOK_SEAT = 3
TOOK_CARD = 4
ANNOUNCED = 8
ANNOUNCED_SEAT = 3
ANNOUNCED_TO = 4
STOPPED = 9
STOPPED_SEAT = 3
SPARED = 10
SPARED_SEAT = 3
ENEMY = 11
ENEMY_SEAT = 3
ZERO = 12
ZERO_SEAT = 3
SHOWN = 13
SHOWN_SEAT = 3
SHOWN_CARDS = 4
SHOWN_SUM = 11
SHOWN_ADVISORS = 12
SHOWN_TOTAL = 13
ENDED = 14
ENDED_WINNERS = 3
ENDED_LOSERS = 4
ENDED_REASON = 5


@kernel
def dealt(ev: Events, seat: int, card: int, clause: int, audience: int) -> None:
    """A card is dealt."""
    if ev is not None:
        row = ev[new_event(ev, DEALT, clause, audience)]
        row[DEALT_SEAT] = seat
        row[DEALT_CARD] = card


@kernel
def turned(ev: Events, seat: int, card: int, clause: int, audience: int) -> None:
    """A card is turned up, with which the open pile starts."""
    if ev is not None:
        row = ev[new_event(ev, TURNED, clause, audience)]
        row[TURNED_SEAT] = seat
        row[TURNED_CARD] = card


@kernel
def laid(ev: Events, seat: int, to: int, cards: int, draws: int, clause: int, audience: int) -> None:
    """Cards are discarded."""
    if ev is not None:
        row = ev[new_event(ev, LAID, clause, audience)]
        row[LAID_SEAT] = seat
        row[LAID_TO] = to
        row[LAID_CARDS] = cards
        row[LAID_DRAWS] = draws


@kernel
def carried(ev: Events, seat: int, to: int, clause: int, audience: int) -> None:
    """A Scroll is passed on."""
    if ev is not None:
        row = ev[new_event(ev, CARRIED, clause, audience)]
        row[CARRIED_SEAT] = seat
        row[CARRIED_TO] = to


@kernel
def draws(ev: Events, seat: int, cards: int, clause: int, audience: int) -> None:
    """Cards are to be drawn from the draw pile."""
    if ev is not None:
        row = ev[new_event(ev, DRAWS, clause, audience)]
        row[DRAWS_SEAT] = seat
        row[DRAWS_CARDS] = cards


@kernel
def drew(ev: Events, seat: int, card: int, clause: int, audience: int) -> None:
    """A card is drawn from the draw pile."""
    if ev is not None:
        row = ev[new_event(ev, DREW, clause, audience)]
        row[DREW_SEAT] = seat
        row[DREW_CARD] = card


@kernel
def took(ev: Events, seat: int, card: int, clause: int, audience: int) -> None:
    """The top card of the open pile is taken."""
    if ev is not None:
        row = ev[new_event(ev, TOOK, clause, audience)]
        row[TOOK_SEAT] = seat
        row[TOOK_CARD] = card


@kernel
def announced(ev: Events, seat: int, to: int, clause: int, audience: int) -> None:
    """The enemy attack is on top: the last round begins."""
    if ev is not None:
        row = ev[new_event(ev, ANNOUNCED, clause, audience)]
        row[ANNOUNCED_SEAT] = seat
        row[ANNOUNCED_TO] = to


@kernel
def stopped(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat draws no second card, which would be the enemy attack."""
    if ev is not None:
        row = ev[new_event(ev, STOPPED, clause, audience)]
        row[STOPPED_SEAT] = seat


@kernel
def spared(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat need not pick up the enemy attack."""
    if ev is not None:
        row = ev[new_event(ev, SPARED, clause, audience)]
        row[SPARED_SEAT] = seat


@kernel
def enemy(ev: Events, seat: int, clause: int, audience: int) -> None:
    """The enemy attack is picked up."""
    if ev is not None:
        row = ev[new_event(ev, ENEMY, clause, audience)]
        row[ENEMY_SEAT] = seat


@kernel
def zero(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A hand counts no soldiers."""
    if ev is not None:
        row = ev[new_event(ev, ZERO, clause, audience)]
        row[ZERO_SEAT] = seat


@kernel
def shown(ev: Events, seat: int, cards: Ints, sum: int, advisors: int, total: int, clause: int, audience: int) -> None:
    """A hand is shown at the end, and counted."""
    if ev is not None:
        row = ev[new_event(ev, SHOWN, clause, audience)]
        row[SHOWN_SEAT] = seat
        for k in range(7):
            row[SHOWN_CARDS + k] = cards[k]
        row[SHOWN_SUM] = sum
        row[SHOWN_ADVISORS] = advisors
        row[SHOWN_TOTAL] = total


@kernel
def ended(ev: Events, winners: int, losers: int, reason: int, clause: int, audience: int) -> None:
    """The game is over."""
    if ev is not None:
        row = ev[new_event(ev, ENDED, clause, audience)]
        row[ENDED_WINNERS] = winners
        row[ENDED_LOSERS] = losers
        row[ENDED_REASON] = reason
