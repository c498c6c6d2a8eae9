"""The events, as rules tell them: a function for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from sandtable.engine import Events, Ints, kernel, new_event

PLACED = 1
PLACED_PIECE = 3
PLACED_SEAT = 4
PLACED_AT = 5
PLACED_RANK = 6
READIED = 2
READIED_SEAT = 3
OPENED = 3
OPENED_SEAT = 3
MOVED = 4
MOVED_PIECE = 3
MOVED_SEAT = 4
MOVED_AT = 5
MOVED_TO = 6
ATTACKED = 5
ATTACKED_PIECE = 3
ATTACKED_SEAT = 4
ATTACKED_AT = 5
ATTACKED_TO = 6
REVEALED = 6
REVEALED_PIECE = 3
REVEALED_SEAT = 4
REVEALED_AT = 5
REVEALED_RANK = 6
CAPTURED = 7
CAPTURED_PIECE = 3
CAPTURED_SEAT = 4
CAPTURED_AT = 5
RESIGNED = 8
RESIGNED_SEAT = 3
STUCK = 9
STUCK_SEAT = 3
WON = 10
WON_WINNERS = 3
WON_REASON = 4
DRAWN = 11
DRAWN_REASON = 3


@kernel
def placed(ev: Events, piece: int, seat: int, at: int, rank: Ints, known: Ints, clause: int, audience: int) -> None:
    """A piece is placed in the set-up."""
    known[piece] |= audience
    if ev is not None:
        row = ev[new_event(ev, PLACED, clause, audience)]
        row[PLACED_PIECE] = piece
        row[PLACED_SEAT] = seat
        row[PLACED_AT] = at
        row[PLACED_RANK] = rank[piece]


@kernel
def readied(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A set-up is complete."""
    if ev is not None:
        row = ev[new_event(ev, READIED, clause, audience)]
        row[READIED_SEAT] = seat


@kernel
def opened(ev: Events, seat: int, clause: int, audience: int) -> None:
    """Both set-ups are complete, and play begins."""
    if ev is not None:
        row = ev[new_event(ev, OPENED, clause, audience)]
        row[OPENED_SEAT] = seat


@kernel
def moved(ev: Events, piece: int, seat: int, at: int, to: int, clause: int, audience: int) -> None:
    """A piece moves."""
    if ev is not None:
        row = ev[new_event(ev, MOVED, clause, audience)]
        row[MOVED_PIECE] = piece
        row[MOVED_SEAT] = seat
        row[MOVED_AT] = at
        row[MOVED_TO] = to


@kernel
def attacked(ev: Events, piece: int, seat: int, at: int, to: int, clause: int, audience: int) -> None:
    """A piece attacks."""
    if ev is not None:
        row = ev[new_event(ev, ATTACKED, clause, audience)]
        row[ATTACKED_PIECE] = piece
        row[ATTACKED_SEAT] = seat
        row[ATTACKED_AT] = at
        row[ATTACKED_TO] = to


@kernel
def revealed(ev: Events, piece: int, seat: int, at: int, rank: Ints, known: Ints, clause: int, audience: int) -> None:
    """A piece of a battle is shown."""
    known[piece] |= audience
    if ev is not None:
        row = ev[new_event(ev, REVEALED, clause, audience)]
        row[REVEALED_PIECE] = piece
        row[REVEALED_SEAT] = seat
        row[REVEALED_AT] = at
        row[REVEALED_RANK] = rank[piece]


@kernel
def captured(ev: Events, piece: int, seat: int, at: int, clause: int, audience: int) -> None:
    """A piece is captured."""
    if ev is not None:
        row = ev[new_event(ev, CAPTURED, clause, audience)]
        row[CAPTURED_PIECE] = piece
        row[CAPTURED_SEAT] = seat
        row[CAPTURED_AT] = at


@kernel
def resigned(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat resigns."""
    if ev is not None:
        row = ev[new_event(ev, RESIGNED, clause, audience)]
        row[RESIGNED_SEAT] = seat


@kernel
def stuck(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat has no piece that can move."""
    if ev is not None:
        row = ev[new_event(ev, STUCK, clause, audience)]
        row[STUCK_SEAT] = seat


@kernel
def won(ev: Events, winners: int, reason: int, clause: int, audience: int) -> None:
    """The game is won."""
    if ev is not None:
        row = ev[new_event(ev, WON, clause, audience)]
        row[WON_WINNERS] = winners
        row[WON_REASON] = reason


@kernel
def drawn(ev: Events, reason: int, clause: int, audience: int) -> None:
    """The game is drawn."""
    if ev is not None:
        row = ev[new_event(ev, DRAWN, clause, audience)]
        row[DRAWN_REASON] = reason
