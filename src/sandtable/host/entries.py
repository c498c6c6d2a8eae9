"""The log of a table, as it is stored, line by line. Folding it again gives the same room."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec import Struct

from sandtable.host.protocol import Answer


class Kept(Struct, frozen=True, forbid_unknown_fields=True, tag_field="kind"):
    """One line of a table's log."""


class Took(Kept, frozen=True, tag="took"):
    """A person sat down. Only the hash of the token is kept."""

    seat: int
    name: str
    token: str


class Acted(Kept, frozen=True, tag="acted"):
    """A seat answered its question number `seq`; the action stands as it was submitted."""

    seat: int
    action: int | str
    seq: int


class DrawSaid(Kept, frozen=True, tag="draw"):
    """A draw was offered, accepted or declined."""

    seat: int
    answer: Answer


class Aborted(Kept, frozen=True, tag="aborted"):
    """The game was called off before it had really begun."""

    seat: int


class Filled(Kept, frozen=True, tag="filled"):
    """Computer players took the seats that were free."""

    seat: int


class Left(Kept, frozen=True, tag="left"):
    """A person got up."""

    seat: int


class Rematched(Kept, frozen=True, tag="rematched"):
    """The same people play on at another table."""

    table: str


Entry = Took | Acted | DrawSaid | Aborted | Filled | Left | Rematched

_decoder: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)


def read_entry(text: str) -> Entry:
    """An entry from the store."""
    return _decoder.decode(text)


class Founding(Struct, frozen=True):
    """What is fixed when a table is made."""

    id: str
    created: int
    variant: str
    rules_version: int
    options: dict[str, str | int | bool]
    seats: list[SeatPlan]
    seed: bytes
    invite: str


class SeatPlan(Struct, frozen=True):
    """Whether a person or a computer player is to sit here."""

    kind: Literal["human", "bot"]
    level: str | None = None
