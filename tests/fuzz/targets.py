"""The fuzz targets: everything that reads input from strangers.

A target reads an input or refuses it in a sentence; anything else is a fault.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import msgspec

import sandtable.games
from sandtable.engine.errors import BadInput
from sandtable.engine.records import verify
from sandtable.games import variant
from sandtable.host.clocks import Clock
from sandtable.host.protocol import decode
from sandtable.host.protocol.requests import CheckOptions
from sandtable.host.refusals import Refusal
from sandtable.host.settings import Rate, Settings
from sandtable.host.table.creation import read_options
from sandtable.host.wire.app import create_app
from sandtable.scenarios.files import read_text
from sandtable.scenarios.runner import run_scenario

CORPUS = Path(__file__).with_name("corpus")
ANSWERS_WITHIN = 60.0  # seconds: on a busy machine, too
FREE = Rate(1e9, 10**9)

Target = Callable[[bytes], None]


def options(text: bytes) -> None:
    """Read options and documents."""
    try:
        read_options(decode(msgspec.json.Decoder(CheckOptions), text))
    except Refusal as refusal:
        assert refusal.message and refusal.status < 500
    except (msgspec.MsgspecError, UnicodeDecodeError):
        pass


def records(text: bytes) -> None:
    """Verify a record."""
    try:
        verify(text.decode(errors="replace"), variant)
    except BadInput as problem:
        assert str(problem)


def scenarios(text: bytes) -> None:
    """Read a scenario file and carry out its scenarios."""
    for document in read_text(text.decode(errors="replace")):
        outcome = run_scenario(document, "input.yaml", variant)
        assert outcome.passed or all(outcome.problems)


class Prompt(Clock):
    """A clock without quanta: nobody measures here how long an act took."""

    async def wait_for_quantum(self, began: float) -> None:
        await asyncio.sleep(0)


class Server:
    """The whole application in this process, with a table where a player sits; clients speak ASGI to it."""

    def __init__(self, folder: Path) -> None:
        self.loop = asyncio.new_event_loop()
        settings = Settings(
            db=str(folder / "games.db"),
            bot_workers=0,
            too_fast_waits=0.0,
            new_tables_a_day=10**9,
            requests=FREE,
            messages=FREE,
            costly=FREE,
            new_tables=FREE,
            new_tables_of_player=FREE,
            talk=FREE,
        )
        self.app = create_app(settings, clock=Prompt())
        self._life = self.app.router.lifespan_context(self.app)

    def __enter__(self) -> Server:
        self.loop.run_until_complete(self._life.__aenter__())
        self.loop.run_until_complete(self._sit_down())
        return self

    def __exit__(self, *_: object) -> None:
        self.loop.run_until_complete(self._life.__aexit__(None, None, None))
        self.loop.close()

    async def _sit_down(self) -> None:
        made = json.loads((await self._ask("POST", "/api/tables", b'{"variant": "stratego-lightning"}'))[1])
        self.table = made["id"]
        body = json.dumps({"name": "A", "invite": made["secret"]}).encode()
        status, taken = await self._ask("POST", f"/api/tables/{self.table}/seats/South", body)
        assert status == 200
        self.token = json.loads(taken)["token"]

    async def _ask(self, method: str, path: str, body: bytes, headers: Any = ()) -> tuple[int, bytes]:
        """Send one request; return the status and the body."""
        raw, _, query = path.encode("utf-8", "surrogateescape").partition(b"?")
        scope = {**_SCOPE, "type": "http", "method": method, "path": raw.decode(errors="replace"), "raw_path": raw,
                 "query_string": query, "headers": [(b"host", b"localhost"), *headers]}  # fmt: skip
        sent: list[dict[str, Any]] = []

        async def receive() -> dict[str, Any]:
            return {"type": "http.request", "body": body, "more_body": False}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)

        await asyncio.wait_for(self.app(scope, receive, send), ANSWERS_WITHIN)  # type: ignore[arg-type]
        return sent[0]["status"], b"".join(message.get("body", b"") for message in sent[1:])

    # ---- targets ----

    def requests(self, text: bytes) -> None:
        """Send a request, written as a method, an address, headers, an empty line and a body."""
        head, _, body = text.replace(b"TABLE", self.table.encode()).partition(b"\n\n")
        first, *lines = head.split(b"\n")
        method, _, path = first.partition(b" ")
        headers = [(name.strip().lower(), value.strip()) for name, _, value in (line.partition(b":") for line in lines)]
        known = method.decode("ascii", "replace").upper()
        address = "/" + path.decode("utf-8", "surrogateescape").lstrip("/")
        status, answer = self.loop.run_until_complete(self._ask(known, address, body, headers))
        assert status < 500 or status == 503, answer
        if status >= 400 and address.startswith("/api/"):  # a file's odd ranges are refused by Starlette, as plain text
            assert json.loads(answer)["message"] or known == "HEAD"

    def messages(self, text: bytes) -> None:
        """Send a message of a player who sits at a table, and check that it is answered."""
        while not self.loop.run_until_complete(self._say(text)):  # the seat was given up
            self.loop.run_until_complete(self._sit_down())

    async def _say(self, text: bytes) -> bool:
        """Send a message on a new WebSocket; return False if the player no longer has the seat."""
        inbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        outbox: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        path = f"/api/tables/{self.table}/ws"
        scope = {**_SCOPE, "type": "websocket", "path": path, "raw_path": path.encode(), "query_string": b"",
                 "headers": [(b"host", b"localhost")], "subprotocols": []}  # fmt: skip
        inbox.put_nowait({"type": "websocket.connect"})
        inbox.put_nowait(_text(json.dumps({"type": "hello", "token": self.token})))
        talking = asyncio.create_task(self.app(scope, inbox.get, outbox.put))  # type: ignore[arg-type]
        async with asyncio.timeout(ANSWERS_WITHIN):
            while (greeting := await _heard(outbox)) != "resync":
                if greeting == "bye":
                    await talking
                    return False
            inbox.put_nowait(_text(text.decode(errors="replace")))
            inbox.put_nowait(_text('{"type": "ping"}'))
            heard = [await _heard(outbox)]
            while heard[-1] not in ("pong", "bye"):
                heard.append(await _heard(outbox))
            if heard == ["pong"]:  # an act without a `ref` that changes nothing is done without a word
                message = msgspec.json.decode(text)
                assert "ref" not in message or message["ref"] is None or message["type"] == "preview", text
            inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await talking
        return True


def _text(text: str) -> dict[str, Any]:
    return {"type": "websocket.receive", "text": text}


async def _heard(outbox: asyncio.Queue[dict[str, Any]]) -> str:
    while True:
        message = await outbox.get()
        if message["type"] == "websocket.close":
            return "bye"
        if message["type"] == "websocket.send":
            return str(json.loads(message["text"])["type"])


_SCOPE: dict[str, Any] = {
    "asgi": {"version": "3.0", "spec_version": "2.4"},
    "http_version": "1.1",
    "scheme": "http",
    "root_path": "",
    "server": ("localhost", 80),
    "client": ("127.0.0.1", 1),
}


@contextmanager
def targets(folder: Path) -> Iterator[dict[str, Target]]:
    """Return all targets by name."""
    with Server(folder) as server:
        yield {
            "messages": server.messages,
            "requests": server.requests,
            "options": options,
            "records": records,
            "scenarios": scenarios,
        }


NAMES = ("messages", "requests", "options", "records", "scenarios")


def corpus(name: str) -> list[bytes]:
    """Return the inputs that others are made from: files of this repository, and inputs that were faults once."""
    own = sorted((CORPUS / name).glob("*"))
    games = Path(sandtable.games.__file__).parent
    more = sorted(games.glob("*/scenarios/*.y*ml")) if name == "scenarios" else []
    return [file.read_bytes() for file in own] + [part for file in more for part in _parts(file.read_bytes())]


def _parts(text: bytes) -> list[bytes]:
    """Return the short documents of a file, because long games take too much time."""
    return [part for part in text.split(b"\n---\n") if len(part) < 3000]
