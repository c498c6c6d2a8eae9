"""The kinds of event in a game of the Stratego family, and what their columns hold.

`piece` is a piece's number, `at` and `to` are places; exceptions stand beside the kind.
"""

from __future__ import annotations

(
    FIRST,  # at: the seat that moves first
    PLACED,  # value: the kind; told to its owner alone
    READIED,  # at: the seat
    OPENED,  # at: the seat that moves first
    MOVED,
    ATTACKED,  # piece strikes from `at` at what stands on `to`
    REVEALED,  # value: the kind
    CAPTURED,  # to: the captor's seat
    REMOVED,  # a Bomb goes back to its owner
    ADVANCED,
    STOPPED,
    MAY_RESCUE,
    RESCUED,
    DECLINED,  # at: the seat
    RESIGNED,  # at: the seat
    STUCK,  # at: the seat
    WON,  # at: bits of the winners; to: how, as in `reason`
    DRAWN,  # to: how
) = range(1, 19)

NAMES = {
    FIRST: "first", PLACED: "placed", READIED: "ready", OPENED: "opened", MOVED: "moved", ATTACKED: "attacked",
    REVEALED: "revealed", CAPTURED: "captured", REMOVED: "removed", ADVANCED: "advanced", STOPPED: "stopped",
    MAY_RESCUE: "may_rescue", RESCUED: "rescued", DECLINED: "declined", RESIGNED: "resigned", STUCK: "stuck",
    WON: "won", DRAWN: "drawn",
}  # fmt: skip
