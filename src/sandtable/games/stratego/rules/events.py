"""The kinds of event in a game of the Stratego family, and what their columns hold.

`piece` is a piece's number, `at` and `to` are places. Exceptions are noted beside the kind.
"""

from __future__ import annotations

(
    FIRST,  # at: the seat that moves first
    PLACED,  # value: the kind; told only to its owner
    READIED,  # at: the seat
    SHOWN,  # value: the kind; a piece of the set-up, told to the partner
    OPENED,  # at: the seat that moves first
    MOVED,
    ATTACKED,  # `piece` attacks, from `at`, what stands on `to`
    FIRED,  # the same for a Cannon's shot
    REVEALED,  # value: the kind
    CAPTURED,  # to: the captor's seat
    REMOVED,  # a Bomb goes back to its owner
    RETURNED,  # a Cannon goes back to the Reserve; to: how many pieces the Reserve now holds
    ADVANCED,
    STOPPED,
    MAY_RESCUE,
    RESCUED,
    DECLINED,  # a rescue; at: the seat
    MAY_ENTER,  # at: the seat
    ENTERED,  # to: how many pieces are left in the Reserve
    NAMED,  # value: the kind of the piece that entered; told to its owner, or to all for a second Flag
    KEPT,  # at: the seat, which may bring in a piece but does not
    IMPRISONED,  # a Flag goes into the stockade `at`
    MAY_FREE,  # a Flag comes out of the stockade `at`
    FREED,  # a freed Flag is placed on `at`
    ESCAPED,
    CLAIMED,  # the Flag `piece` claims that its partner stands on `at`; value: 1 if so; told only to the two
    UNITED,  # the Flag on `at` unites with its partner's on `to`
    RESIGNED,  # at: the seat
    STUCK,  # at: the seat
    SKIPPED,  # at: the seat
    WON,  # at: bits of the winners; to: how, as in `reason`
    DRAWN,  # to: how, as in `reason`
) = range(1, 33)

NAMES = {
    FIRST: "first", PLACED: "placed", READIED: "ready", SHOWN: "shown", OPENED: "opened", MOVED: "moved",
    ATTACKED: "attacked", FIRED: "fired", REVEALED: "revealed", CAPTURED: "captured", REMOVED: "removed",
    RETURNED: "returned", ADVANCED: "advanced", STOPPED: "stopped", MAY_RESCUE: "may_rescue", RESCUED: "rescued",
    DECLINED: "declined", MAY_ENTER: "may_enter", ENTERED: "entered", NAMED: "named", KEPT: "kept",
    IMPRISONED: "imprisoned", MAY_FREE: "may_free", FREED: "freed", ESCAPED: "escaped", CLAIMED: "claimed",
    UNITED: "united", RESIGNED: "resigned", STUCK: "stuck", SKIPPED: "skipped", WON: "won", DRAWN: "drawn",
}  # fmt: skip
