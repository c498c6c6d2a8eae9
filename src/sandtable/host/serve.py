"""Running the server, from the check of the port to the exit status."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import logging
import signal
import socket
import sys
from collections.abc import Callable, Iterator

import uvicorn

from sandtable.host.address import EVERYWHERE, lan_address
from sandtable.host.app import create_app
from sandtable.host.bots import Pool
from sandtable.host.database import StoreProblem
from sandtable.host.settings import Settings
from sandtable.host.store import Store
from sandtable.host.warming import play_a_little
from sandtable.players.levels import LEVELS

BAD_INPUT = 2
LARGEST_FRAME = 1024 * 1024  # bigger WebSocket messages are cut off by the transport, with a reason of its own
GRACE_SECONDS = 5
BACKLOG = 2048

Say = Callable[[str], None]


def to_stderr(line: str) -> None:
    """Progress does not belong on stdout."""
    print(line, file=sys.stderr, flush=True)


def run(settings: Settings, ready: Callable[[str], None] | None = None, say: Say = to_stderr) -> int:
    """Serves until it is told to stop.

    `ready` gets the address once pages can be loaded. Bad input: one line, and 2.
    """
    logging.basicConfig(level=logging.WARNING, format="%(asctime)s %(name)s: %(message)s")
    try:
        listening = _bind(settings)
    except OSError as problem:
        say(_why_not_bound(settings, problem))
        return BAD_INPUT
    with listening, asyncio.Runner(loop_factory=_loop_factory()) as runner:
        try:
            runner.run(_serve(settings, listening, ready, say))
        except StoreProblem as problem:
            say(str(problem))
            return BAD_INPUT
        except KeyboardInterrupt:  # while it was still getting ready
            return 0
    return 0


async def _serve(settings: Settings, listening: socket.socket, ready: Callable[[str], None] | None, say: Say) -> None:
    store = await Store.open(settings.db)
    pool = Pool(settings.bot_workers, settings.bot_deadline)
    try:
        say("Getting the rules ready (the first time this compiles them, which takes a while) ...")
        play_a_little([next(iter(LEVELS))])
        say("Getting the computer players ready ...")
        await pool.ready()
    except BaseException:
        await pool.close()
        await store.close()
        raise
    config = uvicorn.Config(
        create_app(settings, store, pool),
        lifespan="on",
        ws="websockets-sansio",
        ws_max_size=LARGEST_FRAME,
        log_config=None,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=GRACE_SECONDS,
    )
    await _Server(config, lambda: _announce(settings, listening.getsockname()[1], ready, say)).serve([listening])


class _Server(uvicorn.Server):
    """Says when it is ready, and ends quietly on Ctrl-C and SIGTERM."""

    def __init__(self, config: uvicorn.Config, started: Callable[[], None]) -> None:
        super().__init__(config)
        self._announce = started

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self._announce()

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


def _announce(settings: Settings, port: int, ready: Callable[[str], None] | None, say: Say) -> None:
    host = "127.0.0.1" if settings.host in EVERYWHERE else settings.host
    here = f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"
    say(f"Sandtable is at {here}   (Ctrl-C stops it)")
    lan = lan_address() if settings.host in EVERYWHERE else None
    if settings.public_url or lan:
        say(f"Friends find it at {settings.public_url or f'http://{lan}:{port}'}")
    if ready is not None:
        ready(here)


def _bind(settings: Settings) -> socket.socket:
    family = socket.AF_INET6 if ":" in settings.host else socket.AF_INET
    listening = socket.socket(family, socket.SOCK_STREAM)
    try:
        if sys.platform != "win32":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind((settings.host, settings.port))
        listening.listen(BACKLOG)  # from now on the port is ours; whoever comes early waits until we are ready
    except BaseException:
        listening.close()
        raise
    listening.set_inheritable(False)
    return listening


def _why_not_bound(settings: Settings, problem: OSError) -> str:
    if problem.errno == errno.EADDRINUSE:
        return f"Port {settings.port} is in use already. Stop the other server, or take another with --port."
    reason = problem.strerror or problem
    where = f"{settings.host} port {settings.port}"
    return f"The server cannot listen at {where}: {reason}. Try others with --host and --port."


def _loop_factory() -> Callable[[], asyncio.AbstractEventLoop]:
    try:
        import uvloop
    except ImportError:  # there is none for Windows
        return asyncio.new_event_loop
    return uvloop.new_event_loop
