"""Players who go on at another server when one is lost, and who write down all that they are sent."""

from __future__ import annotations

import asyncio
import hashlib
import json
import random
import time
from collections.abc import Callable
from dataclasses import dataclass, field
from http.client import HTTPException
from typing import Any

from tests.host.servers import Server
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from sandtable.client.deltas import follow

VARIANT = "stratego-lightning"
SEATS = ("South", "North")
RESEND_AFTER = 3.0
"""Seconds after which an act is sent again that has had no answer."""
LOST = (OSError, WebSocketException, HTTPException, EOFError)

Json = dict[str, Any]


def digest_of(view: Any) -> str:
    """Return a digest of a view, the same for equal views in whatever words."""
    return hashlib.sha256(json.dumps(wordless(view), sort_keys=True).encode()).hexdigest()[:16]


def wordless(part: Any) -> Any:
    """Return a part of what is shown without its sentences."""
    if isinstance(part, dict):
        return {key: wordless(value) for key, value in part.items() if key not in ("text", "headline")}
    return [wordless(one) for one in part] if isinstance(part, list) else part


@dataclass
class Transcript:
    """What one player was sent, and the acts that were acknowledged."""

    table: str
    seat: int
    views: list[tuple[str, int, str]] = field(default_factory=list)
    """Type of the message, number of the update, digest of the view after it."""
    acknowledged: list[tuple[int, int | str]] = field(default_factory=list)
    """Number of the question, and the answer."""
    faults: list[str] = field(default_factory=list)


@dataclass
class Pair:
    """How long two players wait for the servers: for a table, for the answer to an act, and to hear of the other's.

    While one of them thinks, nobody waits.
    """

    since: float = field(default_factory=time.monotonic)
    """The moment since which they wait; in the future while somebody thinks."""
    waits: list[tuple[float, float]] = field(default_factory=list)
    """The moments at which they had to wait no longer, and the seconds that they had waited."""

    def go_on(self, thinks: float = 0.0) -> None:
        """Note that the servers have done what was waited for, and that nobody waits for so many seconds."""
        now = time.monotonic()
        self.waits.append((now, now - self.since))
        self.since = max(self.since, now + thinks)


class Player:
    """The player at one seat of one table. `port` returns the port to connect to next."""

    def __init__(self, transcript: Transcript, pair: Pair, token: str, port: Callable[[], int], pause: float) -> None:
        self.transcript = transcript
        self._pair = pair
        self._token, self._port, self._pause = token, port, pause
        self._rng = random.Random(f"{transcript.table} {transcript.seat}")
        self._address = f"127.0.0.{self._rng.randrange(2, 30)}"
        self._held: Json | None = None
        self._seq = -1
        self._sent: tuple[int, int | str] | None = None
        self.over = False

    async def play(self, until: Callable[[], bool]) -> None:
        """Play until the game is over, or until told to stop."""
        while not (self.over or until()):
            try:
                address = f"ws://127.0.0.1:{self._port()}/api/tables/{self.transcript.table}/ws"
                async with connect(address, max_size=None, local_addr=(self._address, 0), open_timeout=5) as socket:
                    await self._follow(socket, until)
            except LOST:
                await asyncio.sleep(self._rng.uniform(0.05, 0.3))

    async def _follow(self, socket: ClientConnection, until: Callable[[], bool]) -> None:
        hello: Json = {"type": "hello", "token": self._token, "deltas": True}
        if self._held is not None:
            hello["since"] = self._held["n"]
        await socket.send(json.dumps(hello))
        waits_since = time.monotonic()
        while not (self.over or until()):
            try:
                message = json.loads(await asyncio.wait_for(socket.recv(), 0.5))
            except TimeoutError:
                message = {"type": "nothing"}
            await self._take(socket, message)
            if self._sent is None:
                waits_since = time.monotonic()
            elif time.monotonic() - waits_since > RESEND_AFTER:
                waits_since = time.monotonic()
                await self._send(socket)

    async def _take(self, socket: ClientConnection, message: Json) -> None:
        if message["type"] in ("table", "welcome"):
            self.over = self.over or message["table"]["ended"] is not None
        match message["type"]:
            case "welcome" if self._held:
                await (self._send(socket) if self._sent else self._answer(socket))
            case "refused" if message["error"] not in ("not_kept", "busy", "too_fast", "sealed", "over"):
                self.transcript.faults.append(json.dumps(message))
            case "delta" | "resync" | "stale":
                self._held = follow(self._held if message["type"] == "delta" else None, message)
                if self._held is None:
                    await socket.send('{"type": "resync"}')
                    return
                await self._go_on(socket, message)

    async def _go_on(self, socket: ClientConnection, message: Json) -> None:
        assert self._held is not None
        self.transcript.views.append((message["type"], self._held["n"], digest_of(self._held["view"])))
        self._seq = message["seq"]
        if self._sent is not None and self._seq > self._sent[0]:
            self.transcript.acknowledged.append(self._sent)
            self._pair.go_on()
            self._sent = None
        await self._answer(socket)

    async def _answer(self, socket: ClientConnection) -> None:
        """Answer the open question, if there is one."""
        if self._held and self._held["ask"] and self._sent is None:
            thinks = self._rng.uniform(0, 2 * self._pause)
            self._pair.go_on(thinks)
            await asyncio.sleep(thinks)
            self._sent = self._seq, self._choice()
            await self._send(socket)

    def _choice(self) -> int | str:
        assert self._held is not None
        if not self._held["ask"]["notation"]:
            return int(self._rng.choice([one for one in self._held["choices"] if one["kind"] != "resign"])["id"])
        view = self._held["view"]
        pieces = [piece for piece, count in view["to_place"].items() for _ in range(count)]
        spaces = self._rng.sample(view["zone"], len(pieces))
        return "setup " + " ".join(f"{piece}@{space}" for piece, space in zip(pieces, spaces, strict=True))

    async def _send(self, socket: ClientConnection) -> None:
        assert self._sent is not None
        await socket.send(json.dumps({"type": "act", "action": self._sent[1], "seq": self._sent[0]}))


async def play_on(
    servers: list[Server],
    port: Callable[[], int],
    pause: float,
    until: Callable[[], bool],
    pair: Pair,
    kept: list[Transcript],
) -> None:
    """Let two players play one game after the other, until told to stop."""
    while not until():
        try:
            table, tokens = await asyncio.to_thread(_sit_down, random.choice(servers))
        except (*LOST, AssertionError, ValueError):
            await asyncio.sleep(0.2)
            continue
        transcripts = [Transcript(table, seat) for seat in range(2)]
        kept += transcripts
        players = zip(transcripts, tokens, strict=True)
        await asyncio.gather(*(Player(one, pair, token, port, pause).play(until) for one, token in players))


def _sit_down(server: Server) -> tuple[str, list[str]]:
    made = server.table()
    return made["id"], [server.sit(made, seat) for seat in SEATS]
