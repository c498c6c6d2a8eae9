"""A table at which a program has a seat: its questions in order, and its answers."""

from __future__ import annotations

import base64
from collections.abc import AsyncIterator
from dataclasses import dataclass

from sandtable.client.deltas import follow
from sandtable.client.line import Line
from sandtable.client.requests import Problem, Requests
from sandtable.engine.json_data import Json

WHOLE = ("update", "resync", "stale")
"""The messages that hold all that a viewer may know."""


@dataclass(frozen=True, slots=True)
class Position:
    """A question to the program's seat: `view` is all that the seat may know, `legal` are its choices, and `told` the
    events since the last question. Where a set-up is asked for, `ask["notation"]` says how it is written.
    """

    view: Json
    legal: list[Json]
    ask: Json
    seq: int
    told: list[Json]


class Table:
    """A table of a server. `shown` is what everybody sees of it (`Table` of docs/protocol.md), None before it is known,
    and `seat` the program's own.
    """

    def __init__(self, requests: Requests, id: str) -> None:
        self.id = id
        self.shown: Json | None = None
        self.seat: str | None = None
        self._requests = requests
        self._path = f"/api/tables/{id}"
        self._line = Line(requests, f"{self._path}/ws", self._hello)
        self._held: Json | None = None

    @property
    def ended(self) -> Json | None:
        """How the game ended, or None while it goes on."""
        return None if self.shown is None else self.shown["ended"]

    def _hello(self) -> Json:
        return {"token": None, "deltas": True, **({} if self._held is None else {"since": self._held["n"]})}

    async def positions(self) -> AsyncIterator[Position]:
        """Yield each question to the seat once, until the game has ended. Answer with `act`."""
        asked, told = None, list[Json]()
        async for message in self._line.messages():
            if "table" in message:
                self.shown = message["table"]
                self.seat = message.get("you", self.seat)
            if message["type"] in (*WHOLE, "delta"):
                told += message.get("told", ())
                await self._take_in(message)
            if self.ended is not None:
                return
            held = self._held
            if held is not None and held["ask"] is not None and held["of"] != asked:
                asked = held["of"]
                yield Position(held["view"], held["choices"], held["ask"], asked, told)
                told = []

    async def _take_in(self, message: Json) -> None:
        if message["type"] in WHOLE:
            message = {**message, "type": "resync"}
        elif self._held is None:
            return
        if message["type"] == "delta" and message["n"] <= self._held_n:
            return  # it came again, after a connection was lost
        held: Json | None = follow(self._held, message)
        if held is None:
            await self._line.say(type="resync")
        else:
            self._held = held

    @property
    def _held_n(self) -> int:
        return -1 if self._held is None else int(self._held["n"])

    async def act(self, position: Position, action: int | str) -> bool:
        """Answer a question with the id of a choice or with a text of the rulebook's notation; return whether it was
        still asked. Raise Problem for what the rules forbid.
        """
        try:
            await self._requests.send("POST", f"{self._path}/actions", {"action": action, "seq": position.seq})
        except Problem as problem:
            if problem.error in ("stale", "time_up", "over"):
                return False
            raise
        return True

    async def set_up(self) -> str:
        """Return the text of a sensible set-up, where one is asked for."""
        text: str = (await self._requests.send("POST", f"{self._path}/preview", {"partial": "setup"}))["action"]
        return text

    async def record(self) -> bytes:
        """Return the record of the seat's present view, which `Variant.observe` and players of `sandtable duel`
        read.
        """
        shown = await self._requests.send("GET", f"{self._path}?packed=true")
        return base64.b64decode(shown["view"]["packed"])
