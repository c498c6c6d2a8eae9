"""The outcomes of commands. The WebSocket and HTTP each send them in their own form."""

from __future__ import annotations

from asyncio import Task
from collections.abc import Callable
from dataclasses import dataclass

from sandtable.engine.json_data import Json
from sandtable.host.protocol.news import Advice


@dataclass(frozen=True, slots=True)
class Done:
    """A command was carried out. Its sender sees the table as `viewer` now."""

    viewer: int


@dataclass(frozen=True, slots=True)
class Played:
    """An act was played. `update` returns the update that it was for its seat, while the table is locked."""

    seat: int
    update: Callable[[], bytes]


@dataclass(frozen=True, slots=True)
class Repeated:
    """An act had been played before. `update` is what it was for its seat."""

    seat: int
    update: bytes


@dataclass(frozen=True, slots=True)
class Consulted:
    """The partners of the seat are asked. The act is played when they say yes."""

    seat: int


@dataclass(frozen=True, slots=True)
class Late:
    """An act answers an earlier question of the seat."""

    seat: int
    message: str


@dataclass(frozen=True, slots=True)
class Previewed:
    """The result of a preview is being computed."""

    result: Task[Json]


@dataclass(frozen=True, slots=True)
class Finding:
    """An act was played long ago. Its update is being looked up, and the table goes on meanwhile."""

    update: Task[bytes]


@dataclass(frozen=True, slots=True)
class Pondered:
    """A bot works on a hint. The table goes on until there is an answer, or a Refusal."""

    advice: Task[Advice]


Outcome = Done | Played | Repeated | Finding | Consulted | Late | Previewed | Pondered
