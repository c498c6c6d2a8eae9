"""The events, as rules tell them: a function for each kind.

Made from rules/events.py by `python -m sandtable.engine.event_types`: change that file, not this one.
"""

from __future__ import annotations

from sandtable.engine import Events, Ints, kernel, new_event

FIRST = 1
FIRST_SEAT = 3
PLACED = 2
PLACED_PIECE = 3
PLACED_SEAT = 4
PLACED_AT = 5
PLACED_RANK = 6
READY = 3
READY_SEAT = 3
SHOWN = 4
SHOWN_PIECE = 3
SHOWN_SEAT = 4
SHOWN_AT = 5
SHOWN_RANK = 6
OPENED = 5
OPENED_SEAT = 3
MOVED = 6
MOVED_PIECE = 3
MOVED_SEAT = 4
MOVED_AT = 5
MOVED_TO = 6
ATTACKED = 7
ATTACKED_PIECE = 3
ATTACKED_SEAT = 4
ATTACKED_AT = 5
ATTACKED_TO = 6
FIRED = 8
FIRED_PIECE = 3
FIRED_SEAT = 4
FIRED_AT = 5
FIRED_TO = 6
REVEALED = 9
REVEALED_PIECE = 3
REVEALED_SEAT = 4
REVEALED_AT = 5
REVEALED_RANK = 6
CAPTURED = 10
CAPTURED_PIECE = 3
CAPTURED_SEAT = 4
CAPTURED_AT = 5
CAPTURED_BY = 6
REMOVED = 11
REMOVED_PIECE = 3
REMOVED_SEAT = 4
REMOVED_AT = 5
RETURNED = 12
RETURNED_PIECE = 3
RETURNED_SEAT = 4
RETURNED_AT = 5
RETURNED_LEFT = 6
ADVANCED = 13
ADVANCED_PIECE = 3
ADVANCED_SEAT = 4
ADVANCED_AT = 5
ADVANCED_TO = 6
STOPPED = 14
STOPPED_PIECE = 3
STOPPED_SEAT = 4
STOPPED_AT = 5
MAY_RESCUE = 15
MAY_RESCUE_PIECE = 3
MAY_RESCUE_SEAT = 4
MAY_RESCUE_AT = 5
RESCUED = 16
RESCUED_PIECE = 3
RESCUED_SEAT = 4
RESCUED_AT = 5
RESCUED_RANK = 6
DECLINED = 17
DECLINED_SEAT = 3
MAY_ENTER = 18
MAY_ENTER_SEAT = 3
ENTERED = 19
ENTERED_PIECE = 3
ENTERED_SEAT = 4
ENTERED_AT = 5
ENTERED_LEFT = 6
NAMED = 20
NAMED_PIECE = 3
NAMED_SEAT = 4
NAMED_AT = 5
NAMED_RANK = 6
KEPT = 21
KEPT_SEAT = 3
IMPRISONED = 22
IMPRISONED_PIECE = 3
IMPRISONED_SEAT = 4
IMPRISONED_AT = 5
MAY_FREE = 23
MAY_FREE_PIECE = 3
MAY_FREE_SEAT = 4
MAY_FREE_AT = 5
FREED = 24
FREED_PIECE = 3
FREED_SEAT = 4
FREED_AT = 5
ESCAPED = 25
ESCAPED_PIECE = 3
ESCAPED_SEAT = 4
ESCAPED_AT = 5
ESCAPED_TO = 6
CLAIMED = 26
CLAIMED_PIECE = 3
CLAIMED_SEAT = 4
CLAIMED_AT = 5
UNITED = 27
UNITED_PIECE = 3
UNITED_SEAT = 4
UNITED_AT = 5
UNITED_TO = 6
RESIGNED = 28
RESIGNED_SEAT = 3
STUCK = 29
STUCK_SEAT = 3
SKIPPED = 30
SKIPPED_SEAT = 3
WON = 31
WON_WINNERS = 3
WON_REASON = 4
DRAWN = 32
DRAWN_REASON = 3


@kernel
def first(ev: Events, seat: int, clause: int, audience: int) -> None:
    """Lots have been drawn for the first move."""
    if ev is not None:
        row = ev[new_event(ev, FIRST, clause, audience)]
        row[FIRST_SEAT] = seat


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
def ready(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A set-up is complete."""
    if ev is not None:
        row = ev[new_event(ev, READY, clause, audience)]
        row[READY_SEAT] = seat


@kernel
def shown(ev: Events, piece: int, seat: int, at: int, rank: Ints, known: Ints, clause: int, audience: int) -> None:
    """A piece of a set-up is shown to the partner."""
    known[piece] |= audience
    if ev is not None:
        row = ev[new_event(ev, SHOWN, clause, audience)]
        row[SHOWN_PIECE] = piece
        row[SHOWN_SEAT] = seat
        row[SHOWN_AT] = at
        row[SHOWN_RANK] = rank[piece]


@kernel
def opened(ev: Events, seat: int, clause: int, audience: int) -> None:
    """All set-ups are complete, and play begins."""
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
def fired(ev: Events, piece: int, seat: int, at: int, to: int, clause: int, audience: int) -> None:
    """A Cannon fires."""
    if ev is not None:
        row = ev[new_event(ev, FIRED, clause, audience)]
        row[FIRED_PIECE] = piece
        row[FIRED_SEAT] = seat
        row[FIRED_AT] = at
        row[FIRED_TO] = to


@kernel
def revealed(ev: Events, piece: int, seat: int, at: int, rank: Ints, known: Ints, clause: int, audience: int) -> None:
    """A piece is shown to all."""
    known[piece] |= audience
    if ev is not None:
        row = ev[new_event(ev, REVEALED, clause, audience)]
        row[REVEALED_PIECE] = piece
        row[REVEALED_SEAT] = seat
        row[REVEALED_AT] = at
        row[REVEALED_RANK] = rank[piece]


@kernel
def captured(ev: Events, piece: int, seat: int, at: int, by: int, clause: int, audience: int) -> None:
    """A piece is captured."""
    if ev is not None:
        row = ev[new_event(ev, CAPTURED, clause, audience)]
        row[CAPTURED_PIECE] = piece
        row[CAPTURED_SEAT] = seat
        row[CAPTURED_AT] = at
        row[CAPTURED_BY] = by


@kernel
def removed(ev: Events, piece: int, seat: int, at: int, clause: int, audience: int) -> None:
    """A Bomb goes back to its owner."""
    if ev is not None:
        row = ev[new_event(ev, REMOVED, clause, audience)]
        row[REMOVED_PIECE] = piece
        row[REMOVED_SEAT] = seat
        row[REMOVED_AT] = at


@kernel
def returned(ev: Events, piece: int, seat: int, at: int, left: int, clause: int, audience: int) -> None:
    """A Cannon goes back to the Reserve."""
    if ev is not None:
        row = ev[new_event(ev, RETURNED, clause, audience)]
        row[RETURNED_PIECE] = piece
        row[RETURNED_SEAT] = seat
        row[RETURNED_AT] = at
        row[RETURNED_LEFT] = left


@kernel
def advanced(ev: Events, piece: int, seat: int, at: int, to: int, clause: int, audience: int) -> None:
    """The winner of a battle advances."""
    if ev is not None:
        row = ev[new_event(ev, ADVANCED, clause, audience)]
        row[ADVANCED_PIECE] = piece
        row[ADVANCED_SEAT] = seat
        row[ADVANCED_AT] = at
        row[ADVANCED_TO] = to


@kernel
def stopped(ev: Events, piece: int, seat: int, at: int, clause: int, audience: int) -> None:
    """A Captain stops."""
    if ev is not None:
        row = ev[new_event(ev, STOPPED, clause, audience)]
        row[STOPPED_PIECE] = piece
        row[STOPPED_SEAT] = seat
        row[STOPPED_AT] = at


@kernel
def may_rescue(ev: Events, piece: int, seat: int, at: int, clause: int, audience: int) -> None:
    """A piece may make a rescue."""
    if ev is not None:
        row = ev[new_event(ev, MAY_RESCUE, clause, audience)]
        row[MAY_RESCUE_PIECE] = piece
        row[MAY_RESCUE_SEAT] = seat
        row[MAY_RESCUE_AT] = at


@kernel
def rescued(ev: Events, piece: int, seat: int, at: int, rank: Ints, known: Ints, clause: int, audience: int) -> None:
    """A piece comes back."""
    known[piece] |= audience
    if ev is not None:
        row = ev[new_event(ev, RESCUED, clause, audience)]
        row[RESCUED_PIECE] = piece
        row[RESCUED_SEAT] = seat
        row[RESCUED_AT] = at
        row[RESCUED_RANK] = rank[piece]


@kernel
def declined(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat makes no rescue."""
    if ev is not None:
        row = ev[new_event(ev, DECLINED, clause, audience)]
        row[DECLINED_SEAT] = seat


@kernel
def may_enter(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat may bring in a piece."""
    if ev is not None:
        row = ev[new_event(ev, MAY_ENTER, clause, audience)]
        row[MAY_ENTER_SEAT] = seat


@kernel
def entered(ev: Events, piece: int, seat: int, at: int, left: int, clause: int, audience: int) -> None:
    """A piece comes in from the Reserve."""
    if ev is not None:
        row = ev[new_event(ev, ENTERED, clause, audience)]
        row[ENTERED_PIECE] = piece
        row[ENTERED_SEAT] = seat
        row[ENTERED_AT] = at
        row[ENTERED_LEFT] = left


@kernel
def named(ev: Events, piece: int, seat: int, at: int, rank: Ints, known: Ints, clause: int, audience: int) -> None:
    """The piece that has come in."""
    known[piece] |= audience
    if ev is not None:
        row = ev[new_event(ev, NAMED, clause, audience)]
        row[NAMED_PIECE] = piece
        row[NAMED_SEAT] = seat
        row[NAMED_AT] = at
        row[NAMED_RANK] = rank[piece]


@kernel
def kept(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat may bring in a piece but does not."""
    if ev is not None:
        row = ev[new_event(ev, KEPT, clause, audience)]
        row[KEPT_SEAT] = seat


@kernel
def imprisoned(ev: Events, piece: int, seat: int, at: int, clause: int, audience: int) -> None:
    """A captured Flag is put into a stockade."""
    if ev is not None:
        row = ev[new_event(ev, IMPRISONED, clause, audience)]
        row[IMPRISONED_PIECE] = piece
        row[IMPRISONED_SEAT] = seat
        row[IMPRISONED_AT] = at


@kernel
def may_free(ev: Events, piece: int, seat: int, at: int, clause: int, audience: int) -> None:
    """A captured Flag is freed."""
    if ev is not None:
        row = ev[new_event(ev, MAY_FREE, clause, audience)]
        row[MAY_FREE_PIECE] = piece
        row[MAY_FREE_SEAT] = seat
        row[MAY_FREE_AT] = at


@kernel
def freed(ev: Events, piece: int, seat: int, at: int, clause: int, audience: int) -> None:
    """A freed Flag is back in its camp."""
    if ev is not None:
        row = ev[new_event(ev, FREED, clause, audience)]
        row[FREED_PIECE] = piece
        row[FREED_SEAT] = seat
        row[FREED_AT] = at


@kernel
def escaped(ev: Events, piece: int, seat: int, at: int, to: int, clause: int, audience: int) -> None:
    """A Flag leaves its stockade."""
    if ev is not None:
        row = ev[new_event(ev, ESCAPED, clause, audience)]
        row[ESCAPED_PIECE] = piece
        row[ESCAPED_SEAT] = seat
        row[ESCAPED_AT] = at
        row[ESCAPED_TO] = to


@kernel
def claimed(ev: Events, piece: int, seat: int, at: int, clause: int, audience: int) -> None:
    """A Flag claims in vain that its partner stands beside it. Only the two are told."""
    if ev is not None:
        row = ev[new_event(ev, CLAIMED, clause, audience)]
        row[CLAIMED_PIECE] = piece
        row[CLAIMED_SEAT] = seat
        row[CLAIMED_AT] = at


@kernel
def united(ev: Events, piece: int, seat: int, at: int, to: int, clause: int, audience: int) -> None:
    """Two Flags unite."""
    if ev is not None:
        row = ev[new_event(ev, UNITED, clause, audience)]
        row[UNITED_PIECE] = piece
        row[UNITED_SEAT] = seat
        row[UNITED_AT] = at
        row[UNITED_TO] = to


@kernel
def resigned(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat resigns."""
    if ev is not None:
        row = ev[new_event(ev, RESIGNED, clause, audience)]
        row[RESIGNED_SEAT] = seat


@kernel
def stuck(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat can do nothing."""
    if ev is not None:
        row = ev[new_event(ev, STUCK, clause, audience)]
        row[STUCK_SEAT] = seat


@kernel
def skipped(ev: Events, seat: int, clause: int, audience: int) -> None:
    """A seat can do nothing and is passed over."""
    if ev is not None:
        row = ev[new_event(ev, SKIPPED, clause, audience)]
        row[SKIPPED_SEAT] = seat


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
