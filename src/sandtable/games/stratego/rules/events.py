"""The kinds of event in a game of the Stratego family, and what their columns hold.

`piece` is a piece's number, `at` and `to` are places; exceptions stand beside the kind.
"""

from __future__ import annotations

(
    FIRST,  # at: the seat that moves first
    PLACED,  # value: the kind; told to its owner alone
    READIED,  # at: the seat
    SHOWN,  # value: the kind; an arranged piece, to the partner
    OPENED,  # at: the seat that moves first
    MOVED,
    ATTACKED,  # piece strikes from `at` at what stands on `to`
    FIRED,  # a Cannon, in the same way
    REVEALED,  # value: the kind
    CAPTURED,  # to: the captor's seat
    REMOVED,  # a Bomb goes back to its owner
    RETURNED,  # a Cannon goes back to the Reserve; to: how many pieces are there now
    ADVANCED,
    STOPPED,
    MAY_RESCUE,
    RESCUED,
    DECLINED,  # at: the seat; of a rescue
    MAY_ENTER,  # at: the seat
    ENTERED,  # to: how many pieces are left in the Reserve
    NAMED,  # value: the kind of the piece that entered; to its owner, a second Flag to all
    KEPT,  # at: the seat, which brings in no piece though it may
    IMPRISONED,  # a Flag, in the stockade `at`
    MAY_FREE,  # a Flag, out of the stockade `at`
    FREED,  # a Flag, onto `at`
    ESCAPED,
    CLAIMED,  # the Flag `piece` names what stands on `at` its partner; value: 1 if it is; told to the two alone
    UNITED,  # the Flag on `at` with its partner's on `to`
    RESIGNED,  # at: the seat
    STUCK,  # at: the seat
    SKIPPED,  # at: the seat
    WON,  # at: bits of the winners; to: how, as in `reason`
    DRAWN,  # to: how
) = range(1, 33)

NAMES = {
    FIRST: "first", PLACED: "placed", READIED: "ready", SHOWN: "shown", OPENED: "opened", MOVED: "moved",
    ATTACKED: "attacked", FIRED: "fired", REVEALED: "revealed", CAPTURED: "captured", REMOVED: "removed",
    RETURNED: "returned", ADVANCED: "advanced", STOPPED: "stopped", MAY_RESCUE: "may_rescue", RESCUED: "rescued",
    DECLINED: "declined", MAY_ENTER: "may_enter", ENTERED: "entered", NAMED: "named", KEPT: "kept",
    IMPRISONED: "imprisoned", MAY_FREE: "may_free", FREED: "freed", ESCAPED: "escaped", CLAIMED: "claimed",
    UNITED: "united", RESIGNED: "resigned", STUCK: "stuck", SKIPPED: "skipped", WON: "won", DRAWN: "drawn",
}  # fmt: skip
