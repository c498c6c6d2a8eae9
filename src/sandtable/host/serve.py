"""The server, from binding the port to the exit status."""

from __future__ import annotations

import asyncio
import faulthandler
import gc
import signal
import socket
import sys
import threading
from collections.abc import Callable

import uvicorn

from sandtable.batches.loading import load
from sandtable.games import at_tables
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


def run(settings: Settings, ready: Callable[[str], None] | None = None, say: log.Say | None = None) -> int:
    """Serve until stopped; return the exit status.

    `ready` is called with the address once pages can be loaded. For bad input, one line is printed and the status is 2.
    """
    keep_to_itself()
    if sys.stderr is not None:
        faulthandler.enable()  # a crash of compiled code says where it was
    log.begin(settings.log_format)
    say = say or log.said(settings.log_format)

    def started() -> None:
        announce(settings, listening, ready, say)
        threading.Thread(target=load, args=(at_tables().values(), ["table"]), daemon=True).start()

    try:
        with bind(settings) as listening:
            with asyncio.Runner(loop_factory=loop_factory()) as runner:
                runner.run(_serve(settings, listening, started))
                signal.signal(signal.SIGINT, signal.SIG_IGN)  # all has ended: a second Ctrl-C finds nothing to end
    except (CannotListen, StoreProblem) as problem:
        say(str(problem))
        return BAD_INPUT
    except KeyboardInterrupt:  # Ctrl-C before it was ready
        return 0
    return 0


async def _serve(settings: Settings, listening: socket.socket, started: Callable[[], None]) -> None:
    sys.setswitchinterval(SWITCH)
    limits = Limits(settings.share())
    store = await Store.open(settings.db, shared=settings.shared)
    app = create_app(settings, store, limits=limits)
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
    server = HttpServer(config, settings.drain_seconds, started, lambda: app.state.leaving)

    def stop(_: object) -> None:
        server.should_exit = True

    store.lost.add_done_callback(stop)
    await server.serve([listening])
    if store.lost.done():
        raise store.lost.result()


def loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # there is no uvloop for Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop
