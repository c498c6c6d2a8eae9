"""The server, from binding the port to the exit status."""

from __future__ import annotations

import asyncio
import gc
import socket
import sys
from collections.abc import Callable
from typing import NamedTuple

import uvicorn

from sandtable.host import log
from sandtable.host.http_server import HttpServer
from sandtable.host.limits import Limits
from sandtable.host.listening import BAD_INPUT, CannotListen, announce, bind
from sandtable.host.proxies import HERE, read_proxies
from sandtable.host.settings import Settings
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.store import Store
from sandtable.host.wire.app import create_app
from sandtable.host.wire.connection_guard import guarded_protocols
from sandtable.host.wire.forwarded import Forwarded
from sandtable.sandbox import keep_to_itself

LARGEST_FRAME = 64 * 1024  # bytes; larger WebSocket messages are cut off by the transport, with a reason of its own
SWITCH = 0.0002  # seconds until a thread yields the interpreter: the event loop, background jobs, the store
GRACE_SECONDS = 1  # for requests in progress; players connect again by themselves


class Ends(NamedTuple):
    """The ways to end a server. Both may be called from any thread."""

    stop: Callable[[], None]
    """End soon: finish what is under way."""
    drain: Callable[[], None]
    """End as on SIGTERM: let the balancer and the listeners go elsewhere first."""


def run(settings: Settings, ready: Callable[[str], None] | None = None, say: log.Say | None = None) -> int:
    """Serve in this process, on its present backend, until stopped; return the exit status.

    `ready` is called with the address once pages can be loaded. For bad input, one line is printed and the status is 2.
    """
    keep_to_itself()
    say = say or log.said(settings.log_format)
    try:
        listening = bind(settings)
    except CannotListen as problem:
        say(str(problem))
        return BAD_INPUT
    with listening:
        return run_on(listening, settings, lambda _: announce(settings, listening, ready, say), say)


def run_on(
    listening: socket.socket,
    settings: Settings,
    started: Callable[[Ends], None],
    say: log.Say | None = None,
    played: Callable[[str], None] = lambda variant: None,
) -> int:
    """Serve as `run` does, on a bound socket.

    `started` is called with the ways to end the server, `played` with the variant of each table that is loaded.
    """
    log.begin(settings.log_format)
    say = say or log.said(settings.log_format)
    with asyncio.Runner(loop_factory=loop_factory()) as runner:
        try:
            runner.run(_serve(settings, listening, started, played))
        except StoreProblem as problem:
            say(str(problem))
            return BAD_INPUT
        except KeyboardInterrupt:  # Ctrl-C before it was ready
            return 0
    return 0


async def _serve(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[Ends], None],
    played: Callable[[str], None],
) -> None:
    sys.setswitchinterval(SWITCH)
    limits = Limits(settings.share())
    store = await Store.open(settings.db, shared=settings.shared)
    app = create_app(settings, store, played=played, limits=limits)
    config = uvicorn.Config(
        Forwarded(app, read_proxies(settings.proxies or HERE)),  # type: ignore[arg-type]
        proxy_headers=False,  # uvicorn's own middleware for them tells nobody that it does not believe somebody
        lifespan="on",
        **guarded_protocols(limits, settings),
        ws_max_size=LARGEST_FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    gc.freeze()  # what exists now stays in memory: collecting it again and again would delay everybody
    loop = asyncio.get_running_loop()

    def stop() -> None:
        server.should_exit = True

    def drain() -> None:
        loop.call_soon_threadsafe(server.drain)

    server = HttpServer(config, settings.drain_seconds, lambda: started(Ends(stop, drain)), lambda: app.state.leaving)

    store.lost.add_done_callback(lambda _: stop())
    await server.serve([listening])
    if store.lost.done():
        raise store.lost.result()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # there is no uvloop for Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop
