"""A server on compiled rules; where nothing runs WebAssembly, it starts on interpreted ones, compiles them in the
background, and switches to them.

This process holds the listening socket and little else. Servers are processes of their own (`host.server_process`).
When the compiled rules are ready, a second server gets ready while the first goes on serving; then the first ends and
the second begins. Nothing is lost, because tables are in the database. Connections that come in between wait in the
socket's queue.
"""

from __future__ import annotations

import asyncio
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from sandtable.engine.compile.backend import WASM
from sandtable.engine.compile.cache_folder import NoCacheFolder, cache_folder
from sandtable.host.listening import BAD_INPUT, CannotListen, announce, bind
from sandtable.host.log import JSON, Say, said
from sandtable.host.process_messages import BEGIN, DRAIN, PLAYS, READY, SERVING
from sandtable.host.settings import Settings
from sandtable.sandbox import environment, keep_to_itself

PLAY = ("table", "players")
AFTER_PLAY = ("review",)
TELL_EVERY = 15.0  # seconds between progress lines where a line cannot be overwritten
ENOUGH = 3  # a part of the functions, one in so many, after which the time left can be told
CLEAR_LINE = "\r\x1b[K"
PATIENCE = 5.0  # seconds for a process to end, which takes a second or less


class Ended(Exception):
    """A server process ended by itself."""

    def __init__(self, status: int) -> None:
        super().__init__(f"the server ended (status {status})")
        self.status = status


def run(settings: Settings, ready: Callable[[str], None] | None = None, say: Say | None = None) -> int:
    """Serve until stopped; return the exit status."""
    say = say or said(settings.log_format)
    keep_to_itself()
    try:
        if settings.rules == "compiled":
            cache_folder()
        listening = bind(settings)
    except (CannotListen, NoCacheFolder) as problem:
        say(str(problem))
        return BAD_INPUT
    with listening, asyncio.Runner() as runner:
        try:
            return runner.run(_Host(listening, settings, ready, say).serve())
        except KeyboardInterrupt:
            return 0


class _Host:
    """The present server, and the one that gets ready to replace it."""

    def __init__(
        self, listening: socket.socket, settings: Settings, ready: Callable[[str], None] | None, say: Say
    ) -> None:
        self._listening = listening
        self._settings = settings
        self._ready = ready
        self._say = say
        self._stopped = asyncio.Event()
        self._draining = asyncio.Event()
        self._compiler: asyncio.subprocess.Process | None = None
        self._afterwards: asyncio.Task[bool] | None = None
        self._played: set[str] = set()
        self._servers: list[_Server] = []

    async def serve(self) -> int:
        loop = asyncio.get_running_loop()
        loop.add_signal_handler(signal.SIGINT, self._stopped.set)
        loop.add_signal_handler(signal.SIGTERM, self._terminate)
        rules = self._settings.rules
        playing = asyncio.create_task(self._play(rules))
        stopped = asyncio.create_task(self._stopped.wait())
        await asyncio.wait([playing, stopped], return_when=asyncio.FIRST_COMPLETED)
        playing.cancel()
        (problem,) = await asyncio.gather(playing, return_exceptions=True)
        ends = [server.end() for server in self._servers]
        await asyncio.gather(*ends, *([_end(self._compiler)] if self._compiler is not None else []))
        if isinstance(problem, Ended):
            return problem.status
        if isinstance(problem, Exception):
            raise problem
        return 0

    def _terminate(self) -> None:
        """Have the present server drain, if it should and there is one; otherwise stop, and so on a second SIGTERM."""
        serving = [server for server in self._servers if server.serves]
        if self._settings.drain_seconds and serving and not self._draining.is_set():
            self._draining.set()
            for server in serving:
                server.drain()
        else:
            self._stopped.set()

    async def _play(self, rules: str) -> None:
        if rules == "compiled":
            await self._compile(*PLAY)
        first = await self._start(rules or ("wasm" if WASM else "interpreted"))
        await first.begin()
        announce(self._settings, self._listening, self._ready, self._say)
        present = first if rules or WASM else await self._change_over(first)
        if rules == "compiled" or present is not first:
            self._afterwards = asyncio.create_task(self._compile(*AFTER_PLAY, silent=True))
        raise Ended(await present.ended())

    async def _change_over(self, present: _Server) -> _Server:
        """Compile the rules and replace the present server by one that uses them; return the server that goes on."""
        try:
            cache_folder()
        except NoCacheFolder as problem:
            self._say(problem.notice)
            return present
        going_on = asyncio.create_task(present.ended())
        compiling = asyncio.create_task(self._compile(*PLAY))
        try:
            await asyncio.wait([going_on, compiling], return_when=asyncio.FIRST_COMPLETED)
            if going_on.done():
                raise Ended(going_on.result())
            if not compiling.result():
                self._say("The rules could not be compiled: the games go on with interpreted ones.")
                return present
            try:
                following = await self._start("compiled")
            except Ended:
                self._say("The compiled rules cannot be used: the games go on with interpreted ones.")
                return present
            if self._draining.is_set():
                return present
        finally:
            going_on.cancel()
            compiling.cancel()
        await present.end()
        await following.begin()
        if self._draining.is_set():
            following.drain()
        return following

    async def _start(self, backend: str) -> _Server:
        server = await _Server.start(self._listening, self._settings, backend, self._plays)
        self._servers.append(server)
        await server.is_ready()
        return server

    async def _compile(self, *parts: str, silent: bool = False) -> bool:
        """Compile these parts of the rules; return whether they are ready. Processes of their own compile, at low
        priority.
        """
        command = (sys.executable, "-m", "sandtable.batches.precompile", "all", *parts)
        compiler = self._compiler = await _spawn(command, env=environment())
        for variant in self._played:
            _tell(compiler, variant)
        assert compiler.stdout is not None
        with _ProgressLine(
            _say_nothing if silent else self._say,
            over=not silent and self._settings.log_format != JSON and sys.stderr.isatty(),
        ) as line:
            while said := await compiler.stdout.readline():
                ready, total, left = said.split()
                line.show(int(ready), int(total), float(left))
        self._compiler = None
        done = await compiler.wait() == 0
        if done:
            line.done()
        return done

    def _plays(self, variant: str) -> None:
        """Have a variant that is played compiled first."""
        self._played.add(variant)
        if self._compiler is not None:
            _tell(self._compiler, variant)


async def _spawn(command: Sequence[str], **more: Any) -> asyncio.subprocess.Process:
    """Start a process that reads commands on its input. It has a session of its own, because Ctrl-C is for this
    process.
    """
    pipe = asyncio.subprocess.PIPE
    return await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, start_new_session=True, **more)


def _tell(process: asyncio.subprocess.Process, word: str) -> None:
    assert process.stdin is not None
    process.stdin.write(f"{word}\n".encode())


async def _end(process: asyncio.subprocess.Process) -> None:
    """Close the input of a process, so that it finishes what it is doing and ends."""
    assert process.stdin is not None
    process.stdin.close()
    try:
        await asyncio.wait_for(process.wait(), PATIENCE)
    except TimeoutError:
        process.kill()
        await process.wait()


class _Server:
    """A server process."""

    def __init__(self, process: asyncio.subprocess.Process, plays: Callable[[str], None]) -> None:
        self._process = process
        self._plays = plays
        self._ready, self._serving = asyncio.Event(), asyncio.Event()
        self._listening = asyncio.create_task(self._listen())

    @classmethod
    async def start(
        cls, listening: socket.socket, settings: Settings, backend: str, plays: Callable[[str], None]
    ) -> _Server:
        """Start a server process on this backend. `plays` is called with each variant that is played there."""
        number = listening.fileno()
        command = (sys.executable, "-m", "sandtable.host.server_process", str(number))
        process = await _spawn(command, env={**os.environ, "SANDTABLE_BACKEND": backend}, pass_fds=(number,))
        # not on the command line, which every user of the machine can read
        _tell(process, msgspec.json.encode(settings).decode())
        return cls(process, plays)

    async def is_ready(self) -> None:
        """Wait until the server is ready to begin; raise Ended."""
        await self._until(self._ready)

    async def begin(self) -> None:
        """Have the server begin to serve; raise Ended."""
        _tell(self._process, BEGIN)
        await self._until(self._serving)

    @property
    def serves(self) -> bool:
        """Whether the server has begun to serve and has not ended."""
        return self._serving.is_set() and self._process.returncode is None

    def drain(self) -> None:
        """Have the server end, after the balancer and the listeners have gone elsewhere."""
        _tell(self._process, DRAIN)

    async def _until(self, said: asyncio.Event) -> None:
        waiting = asyncio.create_task(said.wait())
        await asyncio.wait([waiting, self._listening], return_when=asyncio.FIRST_COMPLETED)
        if not said.is_set():
            waiting.cancel()
            raise Ended(await self._process.wait())

    async def _listen(self) -> None:
        """Read the messages of the process until it ends."""
        assert self._process.stdout is not None
        while line := await self._process.stdout.readline():
            match line.decode().split():
                case [word] if word == READY:
                    self._ready.set()
                case [word] if word == SERVING:
                    self._serving.set()
                case [word, variant] if word == PLAYS:
                    self._plays(variant)

    async def ended(self) -> int:
        """Wait until the process ends by itself; return its status."""
        return await self._process.wait()

    async def end(self) -> None:
        """Have the server finish what it is doing and end."""
        await _end(self._process)


class _ProgressLine:
    """A progress line of the compiler: overwritten in a terminal, printed now and then elsewhere."""

    def __init__(self, say: Say, over: bool) -> None:
        self._say = say
        self._over = over
        self._began = self._told = time.monotonic()
        self._shown = False

    def __enter__(self) -> _ProgressLine:
        return self

    def __exit__(self, *_: object) -> None:
        if self._over and self._shown:
            print(CLEAR_LINE, end="", file=sys.stderr, flush=True)

    def show(self, ready: int, total: int, left: float) -> None:
        """Show the progress, and the time left once enough is done to tell it."""
        text = f"Compiling the rules for speed: {ready} of {total} functions"
        if ready * ENOUGH >= total:
            text += f", about {_duration(left)} left"
        if self._over:
            print(f"{CLEAR_LINE}{text}", end="", file=sys.stderr, flush=True)
        elif not self._shown or time.monotonic() - self._told >= TELL_EVERY:
            self._told = time.monotonic()
            self._say(text)
        self._shown = True

    def done(self) -> None:
        """Say that the compilation is done, if its progress was shown."""
        if self._shown:
            spent = _duration(time.monotonic() - self._began)
            self._say(f"Rules compiled in {spent}: the server goes on with them.")


def _say_nothing(text: str) -> None:
    pass


def _duration(seconds: float) -> str:
    return f"{seconds:.0f} s" if seconds < 90 else f"{seconds / 60:.0f} min"
