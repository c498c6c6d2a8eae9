"""The attacks, each as hard as one process can make it: `python -m tests.attacks.attackers NAME TARGET`.

An attacker reconnects whenever the server closes its connection, and goes on until its process is stopped.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import resource
import secrets
import sys
import zlib
from collections.abc import Awaitable, Callable
from dataclasses import dataclass
from typing import Any

from tests.attacks.lines import CONTINUATION, LOST, PING, TEXT, Line, Target, frame, said
from tests.host.games import NORTH, SOUTH, setup

PAUSE = 0.05  # after a door has been shut


@dataclass(frozen=True)
class Ground:
    """What an attacker knows: the server, the victim's table, and a long game that is over."""

    target: Target
    victim: str
    finished: str


Attack = Callable[[Ground], Awaitable[None]]


async def again(work: Callable[[], Awaitable[None]]) -> None:
    """Repeat `work` forever, and ignore its failures."""
    while True:
        with contextlib.suppress(*LOST, AssertionError, ValueError, IndexError):
            await work()
        await asyncio.sleep(PAUSE)


async def times(count: int, work: Callable[[], Awaitable[None]]) -> None:
    await asyncio.gather(*(again(work) for _ in range(count)))


async def flood(line: Line, first: bytes, more: bytes) -> None:
    """Send `first` once and then `more` again and again, until the server closes the connection."""
    try:
        reading = asyncio.create_task(line.ended(600))
        await line.send(first)
        while not reading.done():
            await line.send(more)
    finally:
        line.close()


def bomb(size: int = 1_000_000) -> bytes:
    """Return a small compressed frame that inflates to `size` bytes."""
    packer = zlib.compressobj(9, zlib.DEFLATED, -12)
    packed = packer.compress(b" " * size) + packer.flush(zlib.Z_SYNC_FLUSH)
    return frame(TEXT, packed[:-4], packed=True)


async def bombs(ground: Ground) -> None:
    charge = bomb()

    async def throw() -> None:
        line = await ground.target.upgrade(ground.victim, "permessage-deflate")
        try:
            for _ in range(250):
                await line.send(charge)
            await line.ended(1)
        finally:
            line.close()

    await times(8, throw)


async def asking(ground: Ground, clients: int, *requests: bytes) -> None:
    """Send the same requests again and again, each client on one connection."""

    async def ask() -> None:
        line = await ground.target.dial()
        try:
            while True:
                for request in requests:
                    await line.ask(request)
        finally:
            line.close()

    await times(clients, ask)


async def records(ground: Ground) -> None:
    at = f"/api/tables/{ground.finished}"
    paths = [f"{at}/record", f"{at}/replay?at=900", f"{at}/replay?at=1", f"{at}/scenario?at=800", at]
    await asking(ground, 8, *map(ground.target.request, paths))


async def continuations(ground: Ground) -> None:
    request = {"at": 900, "seat": "South"}
    await asking(ground, 8, ground.target.request(f"/api/tables/{ground.finished}/continuations", request))


async def _own_table(target: Target) -> tuple[dict[str, Any], list[str]]:
    """Create a table, take both its seats, and play 120 moves there."""
    made = await target.table()
    tokens = [await target.sit(made, seat) for seat in ("South", "North")]
    act = f"/api/tables/{made['id']}/actions"
    for seat, side in enumerate((SOUTH, NORTH)):
        await target.call(act, {"action": setup(side), "seq": 0}, tokens[seat])
    moves = (("a4-a5", "b4-b5", "a5-a4", "b5-b4"), ("a7-a6", "b7-b6", "a6-a7", "b6-b7"))
    for turn in range(60):
        for seat in (0, 1):
            _, now = await target.call(f"/api/tables/{made['id']}", None, tokens[seat])
            await target.call(act, {"action": moves[seat][turn % 4], "seq": now["seq"]}, tokens[seat])
    return made, tokens


async def old_acts(ground: Ground) -> None:
    made, tokens = await _own_table(ground.target)
    body = {"action": setup(SOUTH), "seq": 0}
    await asking(ground, 8, ground.target.request(f"/api/tables/{made['id']}/actions", body, tokens[0]))


async def stale_acts(ground: Ground) -> None:
    made, tokens = await _own_table(ground.target)
    late = said(type="act", action="a4-a5", seq=0) * 50

    async def act() -> None:
        await flood(await ground.target.upgrade(made["id"]), said(type="hello", token=tokens[0]), late)

    await times(8, act)


async def computers(ground: Ground) -> None:
    """Create masses of tables where only computer players sit."""
    request = {"variant": "stratego-lightning", "seats": [{"kind": "bot", "level": "recruit"}] * 2}

    async def create() -> None:
        line = await ground.target.dial()
        try:
            while True:
                status, made = await line.ask(ground.target.request("/api/tables", request))
                if status == 201:
                    await line.ask(ground.target.request(f"/api/tables/{json.loads(made)['id']}"))
        finally:
            line.close()

    await times(8, create)


async def idle_connections(ground: Ground) -> None:
    lines: list[Line] = []

    async def dial() -> None:
        lines.append(await ground.target.dial())

    for _ in range(60):
        await asyncio.gather(*(dial() for _ in range(50)), return_exceptions=True)
        await asyncio.sleep(0.02)
    await times(4, dial)


async def slow_requests(ground: Ground) -> None:
    """Send heads that never end, and requests whose answers are not read."""
    page = ground.target.request("/api/games")

    async def stall() -> None:
        line = await ground.target.dial()
        await line.send(page[:40])
        await line.ended()

    async def deaf() -> None:
        line = await ground.target.dial()
        line.writer.transport.pause_reading()  # type: ignore[attr-defined]
        await line.send(page * 100)
        await asyncio.sleep(20)
        line.close()

    await asyncio.gather(times(200, stall), times(200, deaf))


async def junk_tokens(ground: Ground) -> None:
    async def guess() -> None:
        line = await ground.target.dial()
        try:
            reading = asyncio.create_task(line.ended(600))
            while not reading.done():
                many = [ground.target.request(f"/api/tables/{ground.victim}", None, secrets.token_hex(8))] * 16
                await line.send(b"".join(many))
        finally:
            line.close()

    await times(16, guess)


async def small_frames(ground: Ground) -> None:
    """Send pings, and messages in empty parts."""
    begun, more = frame(TEXT, b"", fin=False), frame(CONTINUATION, b"", fin=False) * 200 + frame(PING, b"x") * 200

    async def send() -> None:
        await flood(await ground.target.upgrade(ground.victim), said(type="hello", token=None) + begun, more)

    await times(16, send)


async def many_players(ground: Ground) -> None:
    """Let two hundred players, two at each table, act without a pause."""

    async def play() -> None:
        made = await ground.target.table()
        tokens = [await ground.target.sit(made, seat) for seat in ("South", "North")]
        act, line = f"/api/tables/{made['id']}/actions", await ground.target.dial()
        try:
            while True:
                for seat, side in enumerate((SOUTH, NORTH)):
                    await line.ask(ground.target.request(act, {"action": setup(side), "seq": 0}, tokens[seat]))
        finally:
            line.close()

    await times(100, play)


async def silent_sockets(ground: Ground) -> None:
    """Open WebSockets that never say hello."""

    async def open() -> None:
        line = await ground.target.upgrade(ground.victim)
        await line.ended()

    await times(3000, open)


async def crowds(ground: Ground) -> None:
    """Let masses of spectators come to the victim's table and leave at once."""
    while True:
        lines: list[Line] = []

        async def watch(lines: list[Line] = lines) -> None:
            line = await ground.target.upgrade(ground.victim)
            lines.append(line)
            await line.send(said(type="hello", token=None))

        for _ in range(50):
            await asyncio.gather(*(watch() for _ in range(50)), return_exceptions=True)
        await asyncio.sleep(1)
        for line in lines:
            line.close()


async def long_addresses(ground: Ground) -> None:
    target = ground.target
    odd = [target.request("/" + "a" * 60_000), target.request("/api/check", {}, origin="http://[")]
    await asking(ground, 16, *odd)


async def polling(ground: Ground) -> None:
    """Ask for the victim's table without a pause, each client on a connection of its own."""
    await asking(ground, 32, ground.target.request(f"/api/tables/{ground.victim}"))


async def trailers(ground: Ground) -> None:
    """Send endless trailer fields behind a chunked body."""
    head = ground.target.request("/api/check", {}, **{"transfer-encoding": "chunked"})
    begun, more = head.replace(b"content-length: 2\r\n", b"").removesuffix(b"{}") + b"0\r\n", b"x: y\r\n" * 10_000

    async def send() -> None:
        await flood(await ground.target.dial(), begun, more)

    await times(8, send)


async def large_bodies(ground: Ground) -> None:
    """Send bodies of 60 MB, piece by piece."""
    head = ground.target.request("/api/check", {}).removesuffix(b"{}")
    begun, piece = head.replace(b"content-length: 2\r\n", b"content-length: 60000000\r\n"), b" " * 60_000

    async def send() -> None:
        line = await ground.target.dial()
        try:
            await line.send(begun)
            for _ in range(1000):
                await line.send(piece)
            await line.ended(1)
        finally:
            line.close()

    await times(64, send)


async def descriptions(ground: Ground) -> None:
    await asking(ground, 32, ground.target.request("/openapi.json"))


async def comings_and_goings(ground: Ground) -> None:
    """Let players sit down and get up again without end, each at a table of their own."""

    async def wander() -> None:
        made, line = await ground.target.table(), await ground.target.dial()
        try:
            while True:
                token = await ground.target.sit(made, "South")
                await line.ask(ground.target.request(f"/api/tables/{made['id']}/leave", {}, token))
        finally:
            line.close()

    await times(8, wander)


async def seeks(ground: Ground) -> None:
    """Seek a game again and again, each time as somebody whom nobody knows."""
    games = [{"variant": "stratego-lightning", "players": 2}, {"variant": "stratego-campaign", "players": 2}]
    body = {"name": "Nobody", "wish": {"games": games}, "stays": True}
    origin = f"http://127.0.0.1:{ground.target.port}"
    await asking(ground, 16, ground.target.request("/api/seeks", body, origin=origin))


async def chat(ground: Ground) -> None:
    """Write in the chat of the victim's table, each time as somebody who watches and whom nobody knows."""
    body, origin = {"phrase": "hello", "name": "Nobody"}, f"http://127.0.0.1:{ground.target.port}"
    await asking(ground, 16, ground.target.request(f"/api/tables/{ground.victim}/chat", body, origin=origin))


async def accents(ground: Ground) -> None:
    """Send passwords of 31,000 accents in the wrong order, which take seconds to bring into normal form."""
    marks = "\u0301" * 15_500 + "\u0316" * 15_500
    await asyncio.gather(*(_entering(ground, f"/api/{path}", marks) for path in ("register", "login", "recover")))


async def logins(ground: Ground) -> None:
    """Try passwords of name after name, each of which costs the server a slow hash if it is looked at."""
    await _entering(ground, "/api/login")


async def registering(ground: Ground) -> None:
    """Make account after account."""
    await _entering(ground, "/api/register")


async def _entering(ground: Ground, path: str, password: str = "four wet dogs") -> None:
    origin = f"http://127.0.0.1:{ground.target.port}"

    async def enter() -> None:
        line = await ground.target.dial()
        try:
            while True:
                body = {"name": f"n{secrets.token_hex(6)}", "password": password}
                if path == "/api/recover":
                    body["code"] = "none"
                await line.ask(ground.target.request(path, body, origin=origin))
        finally:
            line.close()

    await times(16, enter)


ATTACKS: dict[str, tuple[str, Attack]] = {
    "accents": ("12 passwords of 31,000 accents, 48 lines", accents),
    "bombs": ("1 compression bombs before hello, 8 sockets", bombs),
    "records": ("2 record, replay and scenario of a long game, 8 lines", records),
    "continuations": ("2 going on from a long game, 8 lines", continuations),
    "old_acts": ("2 an own old act sent again, 8 lines", old_acts),
    "computers": ("3 tables of computers only, 8 lines", computers),
    "idle_connections": ("4 3,000 idle connections", idle_connections),
    "slow_requests": ("4 requests that never end, 400 lines", slow_requests),
    "junk_tokens": ("5 a fresh junk token each time, 16 lines", junk_tokens),
    "small_frames": ("5 pings and empty parts, 16 sockets", small_frames),
    "silent_sockets": ("5 3,000 sockets that never say hello", silent_sockets),
    "stale_acts": ("5 acts for an earlier question, 8 sockets", stale_acts),
    "many_players": ("5 two hundred players at a hundred tables", many_players),
    "crowds": ("6 2,500 spectators of one table who leave at once", crowds),
    "long_addresses": ("7 addresses of 60,000 letters, odd origins, 16 lines", long_addresses),
    "trailers": ("fields without an end behind a chunked body, 8 lines", trailers),
    "large_bodies": ("bodies of 60 MB, 64 lines", large_bodies),
    "descriptions": ("/openapi.json, 32 lines", descriptions),
    "comings_and_goings": ("sitting down and getting up, 8 tables", comings_and_goings),
    "seeks": ("10 seeks of people whom nobody knows, 16 lines", seeks),
    "chat": ("10 lines in the chat of the victim's table, 16 lines", chat),
    "logins": ("11 passwords of name after name, 16 lines", logins),
    "registering": ("11 account after account, 16 lines", registering),
    "polling": ("9 looks at the victim's table, 32 lines", polling),
}
"""What each is called in the table, by the number of the finding it comes from."""


def raise_descriptors() -> None:
    """Raise the limit on open files: an attacker has as many connections as the system allows."""
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))


def main() -> None:
    name, where = sys.argv[1], json.loads(sys.argv[2])
    ground = Ground(Target(where["port"], where["address"]), where["victim"], where["finished"])
    raise_descriptors()
    asyncio.run(ATTACKS[name][1](ground))  # type: ignore[arg-type]


if __name__ == "__main__":
    main()
