"""The bell: players ask to be called when somebody waits for a game that they like, at hours that suit them."""

from __future__ import annotations

from collections.abc import Collection
from datetime import UTC, datetime

import msgspec

from sandtable.host.notices.club_hour import read_zone
from sandtable.host.protocol.notices import Bell
from sandtable.host.refusals import Refusal

MOST_CALLED = 5
"""The most players who are called for one seek."""

_bells: msgspec.json.Decoder[Bell] = msgspec.json.Decoder(Bell)


def check_bell(bell: Bell) -> None:
    """Raise Refusal if a bell can never ring."""
    if bell.first == bell.last:
        raise Refusal(422, "bad_hours")
    try:
        read_zone(bell.zone)
    except ValueError:
        raise Refusal(422, "bad_zone") from None


def write_bell(bell: Bell) -> str:
    """Return a bell as it is stored."""
    return msgspec.json.encode(bell).decode()


def read_bell(text: str) -> Bell:
    """Return a bell as it was stored."""
    return _bells.decode(text)


def rings(bell: Bell, games: Collection[str], now: float) -> bool:
    """Return whether a bell rings at a moment, in seconds since 1970, for somebody who looks for one of these games."""
    if bell.games and not set(bell.games) & set(games):
        return False
    hour = datetime.fromtimestamp(now, UTC).astimezone(read_zone(bell.zone)).hour
    if bell.first < bell.last:
        return bell.first <= hour < bell.last
    return hour >= bell.first or hour < bell.last
