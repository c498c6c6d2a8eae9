"""A program behind two pipes: it is sent questions in lines, and answers each in an agreed number of lines.

Whatever it does, the caller never waits longer than agreed, never reads an answer longer than LONGEST_ANSWER, and
leaves no process behind.
"""

from __future__ import annotations

import contextlib
import os
import select
import signal
import subprocess
import sys
import time
from collections.abc import Sequence

from sandtable.engine.errors import BadInput
from sandtable.sandbox import alone, environment, keep_to_itself

LONGEST_ANSWER = 1 << 16  # bytes
GRACE = 1.0  # seconds that a program has to end by itself when its game is over

_running: set[Pipe] = set()


class Fault(Exception):
    """What a program did wrong; the message continues a sentence that begins with the program's name."""


class Pipe:
    """One program, running until `close`. It must answer each question within `limit` seconds."""

    def __init__(self, words: Sequence[str], limit: float) -> None:
        self._limit = limit
        self._heard = b""
        keep_to_itself()  # this process holds the whole game
        try:
            # In a session of its own: Ctrl-C does not reach the program, and the processes it starts can be ended with
            # it.
            self._process = subprocess.Popen(
                words,
                bufsize=0,
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                start_new_session=True,
                env=environment(),
                preexec_fn=alone,
            )
        except OSError as problem:
            raise Fault(f"did not start ({problem.strerror})") from problem
        _running.add(self)
        assert self._process.stdin and self._process.stdout
        self._stdin, self._stdout = self._process.stdin, self._process.stdout
        for end in (self._stdin, self._stdout):
            os.set_blocking(end.fileno(), False)

    def ask(self, question: bytes, lines: int = 1) -> bytes:
        """Return the lines that answer a question; raise Fault."""
        if self._heard:
            raise Fault("said more than one line to a question" if lines == 1 else "spoke before it was asked")
        deadline = time.monotonic() + self._limit
        left = memoryview(question)
        while left or self._heard.count(b"\n") < lines:
            left = self._exchange(left, deadline)
        *answer, self._heard = self._heard.split(b"\n", lines)
        return b"\n".join(answer)

    def tell(self, message: bytes) -> None:
        """Send lines that need no answer, as far as they can be written at once."""
        with contextlib.suppress(OSError):
            os.write(self._stdin.fileno(), message)

    def _exchange(self, left: memoryview, deadline: float) -> memoryview:
        """Write and read what is possible now; return what is still to be written."""
        poll = select.poll()
        poll.register(self._stdout, select.POLLIN)
        if left:
            poll.register(self._stdin, select.POLLOUT)
        ready = dict(poll.poll(max(0.0, deadline - time.monotonic()) * 1000))
        if not ready:
            raise Fault(f"gave no answer within {self._limit:g} s")
        if self._stdout.fileno() in ready:
            self._read()
        if self._stdin.fileno() in ready:
            try:
                return left[os.write(self._stdin.fileno(), left) :]
            except OSError as problem:
                raise self._ended() from problem
        return left

    def _read(self) -> None:
        piece = os.read(self._stdout.fileno(), LONGEST_ANSWER)
        if not piece:
            raise self._ended()
        self._heard += piece
        if len(self._heard) > LONGEST_ANSWER:
            raise Fault(f"said more than {LONGEST_ANSWER // 1024} kB without being asked anew")

    def _ended(self) -> Fault:
        try:
            return Fault(f"ended before its game did (exit status {self._process.wait(GRACE)})")
        except subprocess.TimeoutExpired:
            return Fault("closed its input or output")

    def close(self, grace: float = GRACE) -> None:
        """Close the program's input, give it `grace` seconds to end, and end the processes that remain."""
        self._stdin.close()
        self._stdout.close()
        try:
            with contextlib.suppress(subprocess.TimeoutExpired):
                self._process.wait(grace)
        finally:
            self.kill()
            self._process.wait()
            _running.discard(self)

    def kill(self) -> None:
        """End the program and all processes that it has started."""
        with contextlib.suppress(ProcessLookupError, PermissionError):  # macOS: raised for a process that has ended
            os.killpg(self._process.pid, signal.SIGKILL)

    def bury(self) -> None:
        """Reap the program from within a signal handler, where `wait` might wait for itself."""
        with contextlib.suppress(ChildProcessError):
            os.waitpid(self._process.pid, 0)


def end_programs_at_sigterm() -> None:
    """Have SIGTERM to this process also end the programs that it has started."""

    def end(number: int, frame: object) -> None:
        for pipe in list(_running):
            pipe.kill()
            pipe.bury()
        signal.signal(number, signal.SIG_DFL)
        os.kill(os.getpid(), number)

    signal.signal(signal.SIGTERM, end)


def check_system() -> None:
    """Raise BadInput on a system where pipes cannot be waited for."""
    if sys.platform == "win32":
        raise BadInput("programs can be players on Linux and macOS only")
