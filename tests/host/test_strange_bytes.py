"""Tests of what strangers may send that is neither HTTP nor a WebSocket: it is refused, and is no fault in the log."""

from __future__ import annotations

from typing import Any

import pytest
from tests.host.wires import HOST, UPGRADE, Wire, frame

from sandtable.host.settings import Settings

TEXT, BYTES, MORE, CLOSE = 1, 2, 0, 8


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Accept a WebSocket and send its texts back; answer each request by its path."""
    if scope["type"] == "http":
        await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"0")]})
        await send({"type": "http.response.body", "body": b""})
        return
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await send({"type": "websocket.send", "text": f"{message.get('text')}"})


async def upgraded(*frames: bytes) -> Wire:
    """Return a connection on which a WebSocket has sent these frames."""
    return await Wire.after(echo, Settings(db=""), b"GET /ws HTTP/1.1\r\n" + HOST + UPGRADE + b"\r\n", *frames)


async def test_a_websocket_sends_text() -> None:
    wire = await upgraded(frame(TEXT, "Grüße".encode()), frame(TEXT, b"\xc3", whole=False), frame(MORE, b"\xbc"))
    assert "Grüße".encode() in wire.answer and not wire.closed
    assert wire.answer.endswith("ü".encode())


@pytest.mark.parametrize(
    "frames",
    [
        (frame(TEXT, b"\xff\xfe"),),
        (frame(TEXT, b"\xc3", whole=False), frame(MORE, b"\x28")),
        (frame(TEXT, b"hello"), frame(TEXT, b"\xff")),
    ],
)
async def test_bytes_as_text_end_a_websocket_and_are_no_fault(
    frames: tuple[bytes, ...], caplog: pytest.LogCaptureFixture
) -> None:
    wire = await upgraded(*frames)
    assert wire.closed and bytes(wire.answer).endswith(b"\x03\xefThis is no text in UTF-8.")
    assert [record.exc_info for record in caplog.records] == [None]


@pytest.mark.parametrize(
    "sent",
    [
        b"GET /\xff HTTP/1.1\r\n" + HOST + b"\r\n",
        b"GET /\xff HTTP/1.1\r\n" + HOST + UPGRADE + b"\r\n",
        b"GET /ws HTTP/1.1\r\n" + HOST + UPGRADE + b"X: " + b"a" * 9000 + b"\r\n\r\n",
        b"GET /ws HTTP/1.1\r\n" + HOST + UPGRADE + b"Content-Length: 4\r\n\r\nabcd",
        b"GET /ws HTTP/1.1\r\n" + HOST + UPGRADE + b"Transfer-Encoding: chunked\r\n\r\n0\r\n\r\n",
        b"GET /" + b"a" * 10_000 + b" HTTP/1.1\r\n" + HOST + UPGRADE + b"\r\n",
        b"GET http://[::1/ HTTP/1.1\r\n" + HOST + b"\r\n",
        b"\x16\x03\x01\x02\x00\x01\x00",
        b"POST / HTTP/1.1\r\n" + HOST + b"Transfer-Encoding: xyz\r\n\r\n",
    ],
)
async def test_what_is_no_request_ends_a_connection_and_is_no_fault(
    sent: bytes, caplog: pytest.LogCaptureFixture
) -> None:
    wire = await Wire.after(echo, Settings(db=""), sent)
    assert wire.closed, wire.answer
    assert not any(record.exc_info for record in caplog.records)
