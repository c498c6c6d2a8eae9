"""A game that is over, as it is kept for ever: whatever becomes of its rules, everybody finds what they saw."""

from __future__ import annotations

import zlib

import msgspec
from msgspec import Struct

from sandtable.host.protocol.answers import Snapshot
from sandtable.host.store.entries import SeatPlan


class Sitter(Struct, frozen=True):
    """A person at the end of a game, with what the same people's next table needs."""

    name: str
    token: str
    order: str | None
    left: bool


class Finished(Struct, frozen=True):
    """The end of a game. What stands in `shown` is each seat's own, the last the spectators'."""

    rules: int
    plans: list[SeatPlan]
    people: list[Sitter | None]
    record: str
    shown: list[Snapshot]


_decoder: msgspec.json.Decoder[Finished] = msgspec.json.Decoder(Finished)


def pack(finished: Finished) -> bytes:
    """As it is stored. Viewers are told much the same, so that little of it is left."""
    return zlib.compress(msgspec.json.encode(finished))


def unpack(packed: bytes) -> Finished:
    """From the store."""
    return _decoder.decode(zlib.decompress(packed))
