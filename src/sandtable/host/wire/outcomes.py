"""What comes of a wish. The WebSocket and HTTP each say it in their own way."""

from __future__ import annotations

from asyncio import Task
from dataclasses import dataclass
from typing import Any

from sandtable.host.protocol.news import Advice


@dataclass(frozen=True, slots=True)
class Done:
    """It was done. Whoever wished it sees the table as `viewer` now."""

    viewer: int


@dataclass(frozen=True, slots=True)
class Played:
    """An act was played, and this is the update it was to its seat; `again`: some time ago."""

    update: bytes
    again: bool


@dataclass(frozen=True, slots=True)
class Consulted:
    """The partners of the seat are asked: it is played when they say yes."""

    seat: int


@dataclass(frozen=True, slots=True)
class Late:
    """An act answers an earlier question of the seat."""

    seat: int
    message: str


@dataclass(frozen=True, slots=True)
class Previewed:
    """What a half-made choice would mean is being found out."""

    result: Task[dict[str, Any]]


@dataclass(frozen=True, slots=True)
class Repeated:
    """An act was played long ago; the update that it was is being found out, and until then the table goes on."""

    update: Task[bytes]


@dataclass(frozen=True, slots=True)
class Pondered:
    """Somebody thinks about it; until there is an answer, or a Refusal, the table goes on."""

    advice: Task[Advice]


Outcome = Done | Played | Repeated | Consulted | Late | Previewed | Pondered
