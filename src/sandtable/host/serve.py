"""The server, from binding the port to the exit status."""

from __future__ import annotations

import asyncio
import contextlib
import gc
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn

from sandtable.host.limits import Limits
from sandtable.host.listening import BAD_INPUT, CannotListen, Say, announce, bind, to_stderr
from sandtable.host.settings import Settings
from sandtable.host.store.database import StoreProblem
from sandtable.host.store.store import Store
from sandtable.host.wire.app import create_app
from sandtable.host.wire.connection_guard import guarded_protocols
from sandtable.sandbox import keep_to_itself

LARGEST_FRAME = 64 * 1024  # bytes; larger WebSocket messages are cut off by the transport, with a reason of its own
SWITCH = 0.0002  # seconds until a thread yields the interpreter: the event loop, background jobs, the store
BREATH = 0.05  # seconds for new connections to send their request
SAID_AGAIN = 60.0  # seconds between repeats of the same warning in the log
GRACE_SECONDS = 1  # for requests in progress; players connect again by themselves


def run(settings: Settings, ready: Callable[[str], None] | None = None, say: Say = to_stderr) -> int:
    """Serve in this process, on its present backend, until stopped; return the exit status.

    `ready` is called with the address once pages can be loaded. For bad input, one line is printed and the status is 2.
    """
    keep_to_itself()
    try:
        listening = bind(settings)
    except CannotListen as problem:
        say(str(problem))
        return BAD_INPUT
    with listening:
        return run_on(listening, settings, lambda stop: announce(settings, listening, ready, say), say)


def run_on(
    listening: socket.socket,
    settings: Settings,
    started: Callable[[Callable[[], None]], None],
    say: Say = to_stderr,
    played: Callable[[str], None] = lambda variant: None,
) -> int:
    """Serve as `run` does, on a bound socket.

    `started` is called with the function that stops the server, `played` with the variant of each table that is loaded.
    """
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message).2000s")
    for handler in logging.getLogger().handlers:
        handler.addFilter(Sparing())
    with asyncio.Runner(loop_factory=_loop_factory()) as runner:
        try:
            runner.run(_serve(settings, listening, started, played))
        except StoreProblem as problem:
            say(str(problem))
            return BAD_INPUT
        except KeyboardInterrupt:  # Ctrl-C before it was ready
            return 0
    return 0


class Sparing(logging.Filter):
    """A filter that logs the same warning once a minute, because strangers can cause some of them at will.

    Errors are all logged. Requests that are cut off when the server stops are not errors, and have been counted in a
    line of their own.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[str, object], float] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is logged."""
        if record.exc_info and record.exc_info[0] is asyncio.CancelledError:
            return False
        if record.exc_info or record.levelno >= logging.ERROR:
            return True
        known = record.name, record.msg
        again = record.created - self._said.get(known, -SAID_AGAIN) >= SAID_AGAIN
        if again:
            self._said[known] = record.created
        return again


async def _serve(
    settings: Settings,
    listening: socket.socket,
    started: Callable[[Callable[[], None]], None],
    played: Callable[[str], None],
) -> None:
    sys.setswitchinterval(SWITCH)
    limits = Limits(settings)
    store = await Store.open(settings.db)
    app = create_app(settings, store, played=played, limits=limits)
    config = uvicorn.Config(
        app,
        lifespan="on",
        **guarded_protocols(limits, settings),
        ws_max_size=LARGEST_FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    gc.freeze()  # what exists now stays in memory: collecting it again and again would delay everybody
    server = _Server(config, lambda: started(stop), lambda: app.state.sessions.end())

    def stop() -> None:
        server.should_exit = True

    store.lost.add_done_callback(lambda _: stop())
    await server.serve([listening])
    if store.lost.done():
        raise store.lost.result()


class _Server(uvicorn.Server):
    """A uvicorn server that says when it is ready, answers accepted connections before it ends, and ends quietly on
    Ctrl-C and SIGTERM.
    """

    def __init__(self, config: uvicorn.Config, started: Callable[[], None], end_waiting: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = started
        self._end_waiting = end_waiting  # ends requests that wait for messages

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        for server in self.servers:
            server.close()  # new connections wait for the next server, if there is one
        await asyncio.sleep(BREATH)
        self._end_waiting()
        await super().shutdown(sockets)

    @contextlib.contextmanager
    def capture_signals(self) -> Iterator[None]:
        if sys.platform == "win32":
            with super().capture_signals():
                yield
            return
        loop = asyncio.get_running_loop()
        for number in (signal.SIGINT, signal.SIGTERM):
            loop.add_signal_handler(number, self.handle_exit, number, None)
        try:
            yield
        finally:
            for number in (signal.SIGINT, signal.SIGTERM):
                loop.remove_signal_handler(number)


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # there is no uvloop for Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop
