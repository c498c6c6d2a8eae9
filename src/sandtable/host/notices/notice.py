"""What a notice is about. Nothing in it is hidden from anybody at its table, and nothing of the board is in it."""

from __future__ import annotations

from typing import Literal

from msgspec import Struct

from sandtable.host.store.presence import Place

Kind = Literal["turn", "reminder", "sat", "over", "challenge", "found", "bell", "hour"]
"""Your turn; a quarter of the time is left; somebody sat down; the game is over; a challenge; a game was found;
somebody waits for a game; the club hour."""


class Notice(Struct, frozen=True, omit_defaults=True):
    """What a player is told."""

    kind: Kind
    title: str = ""  # of the game
    names: list[str] = []  # of the others
    table: str | None = None
    place: Place | None = None  # the player's seat
    visited: int = 0  # when the player last had the table in sight
    seconds: int = 0  # that are left
    reserve: int = 0  # seconds of them that are of the reserve
    free: int = 0  # seats that are still free
    coming: int = 0  # players who come to the club hour
