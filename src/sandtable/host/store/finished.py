"""A finished game as it is stored. It is shown as it was, even if its rules have changed since."""

from __future__ import annotations

import zlib

import msgspec
from msgspec import Struct

from sandtable.host.protocol.answers import Snapshot
from sandtable.host.store.entries import SeatPlan


class Sitter(Struct, frozen=True, omit_defaults=True):
    """A person at the end of a game, with what a rematch needs."""

    name: str
    token: str
    order: str | None
    left: bool
    account: bool = False  # it is the name of an account or a bot


class Finished(Struct, frozen=True):
    """The end of a game. `shown` holds what each seat saw, and last what the spectators saw."""

    rules: int
    plans: list[SeatPlan]
    people: list[Sitter | None]
    record: str
    shown: list[Snapshot]


_decoder: msgspec.json.Decoder[Finished] = msgspec.json.Decoder(Finished)


def pack(finished: Finished) -> bytes:
    """Return a finished game as it is stored. It compresses well, because viewers see much the same."""
    return zlib.compress(msgspec.json.encode(finished))


def unpack(packed: bytes) -> Finished:
    """Return a finished game from its stored form."""
    return _decoder.decode(zlib.decompress(packed))
