"""The WebSockets of computer players on other machines (`sandtable players`), each a worker of one of the bots' pools.

A player shows the secret and its versions when it connects. From then on the server sends it questions, and it answers.
"""

from __future__ import annotations

import asyncio
import contextlib
import hmac
import logging
from typing import Literal

import msgspec
from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from sandtable.host.bots.asking import Lost
from sandtable.host.bots.bots import BotPools
from sandtable.host.bots.remote_worker import RemoteWorker, Unasked
from sandtable.host.bots.versions import difference, versions
from sandtable.host.bots.worker_pool import WorkerPool
from sandtable.host.metrics import Metrics
from sandtable.host.refusals import Refusal
from sandtable.host.tokens import sent_by
from sandtable.host.wire.bodies import refuse
from sandtable.host.wire.request_guard import address

BAD_MESSAGE, TRY_AGAIN = 1008, 1013  # codes with which a connection is closed
BROKEN = (1002, 1007, 1009)  # codes of connections that fail because of a frame: 1009 is one that is too large
CLOSED_WITHIN = 1.0  # seconds, after which the connection of a player that takes nothing is dropped

log = logging.getLogger("sandtable.bots")


def player_routes(secret: str, bots: BotPools, metrics: Metrics) -> APIRouter:
    """Return the route by which players with this secret join the pools of the bots."""
    router, own = APIRouter(), versions()

    @router.websocket("/internal/players/{pool}")
    async def join(socket: WebSocket, pool: Literal["quick", "slow"]) -> None:
        refusal = _why_not(socket, secret, own)
        if refusal is None:
            await socket.accept()
            await _work(socket, bots.pools[pool])
            return
        metrics.refused(refusal)
        log.warning("computer players at %s were refused: %s", address(socket.scope), refusal.message)
        await socket.send_denial_response(refuse(refusal))

    return router


def _why_not(socket: WebSocket, secret: str, own: dict[str, str]) -> Refusal | None:
    shown = sent_by(socket.headers.get("authorization")) or ""
    if not hmac.compare_digest(shown.encode(), secret.encode()):
        return Refusal(401, "wrong_secret")
    differs = difference(own, socket.query_params)
    return None if differs is None else Refusal(409, "other_version", why=differs)


async def _work(socket: WebSocket, pool: WorkerPool) -> None:
    """Have a connection answer questions of a pool until it ends, or has to be ended."""

    async def send(message: bytes) -> None:
        try:
            await socket.send_bytes(message)
        except (WebSocketDisconnect, RuntimeError, OSError):
            raise Lost from None

    worker = RemoteWorker(send)
    hearing = asyncio.create_task(_hear(socket, worker))
    ending = asyncio.create_task(worker.ended.wait())
    pool.join(worker)
    try:
        await asyncio.wait([hearing, ending], return_when=asyncio.FIRST_COMPLETED)
    finally:
        pool.leave(worker)
        worker.lose()
        hearing.cancel()
        ending.cancel()
        await asyncio.gather(hearing, ending, return_exceptions=True)
    if hearing.cancelled():
        await _close(socket, TRY_AGAIN, "The answer is not awaited any more.")
    elif fault := hearing.result():
        log.warning("a computer player at %s was disconnected: %s", address(socket.scope), fault)
        await _close(socket, BAD_MESSAGE, fault)


async def _close(socket: WebSocket, code: int, reason: str) -> None:
    with contextlib.suppress(TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
        await asyncio.wait_for(socket.close(code, reason), CLOSED_WITHIN)


async def _hear(socket: WebSocket, worker: RemoteWorker) -> str | None:
    """Pass on the answers of a player until its connection ends; return what is wrong with its last message, if
    anything is.
    """
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return message.get("reason") or "broken" if message.get("code") in BROKEN else None
        try:
            worker.hear(message.get("bytes") or b"")
        except Unasked:
            return "It sent a message that nobody had asked for."
        except msgspec.MsgspecError:
            return "It sent a message that is no answer."
