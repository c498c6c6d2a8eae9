"""One of several servers on the same socket: `python -m sandtable.host.server_process FD`.

It is controlled over its standard input and output, one message a line. The first line of the input holds the settings,
which may include the password of the database. The process gets ready and says `ready`. At `begin` it opens the
database, serves, and says `serving`. At `drain` it ends as on SIGTERM. It stops when its input ends, so that it does
not outlive the process that started it. `plays VARIANT` says what people play.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
from contextlib import suppress
from functools import partial

import msgspec

from sandtable.batches.precompile import load
from sandtable.games import at_tables
from sandtable.host.process_messages import BEGIN, DRAIN, PLAYS, READY, SERVING
from sandtable.host.serve import Ends, run_on
from sandtable.host.settings import Settings
from sandtable.sandbox import keep_to_itself


class _Orders:
    """The messages on standard input: the words to begin and to drain, and the end."""

    def __init__(self) -> None:
        self.begin = threading.Event()
        leave = partial(os._exit, 0)  # before it serves, nothing has to be finished
        self.ends = Ends(leave, leave)
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in sys.stdin:
            match line.strip():
                case word if word == BEGIN:
                    self.begin.set()
                case word if word == DRAIN:
                    self.ends.drain()
        self.ends.stop()


def main() -> int:
    keep_to_itself()
    number, settings = int(sys.argv[1]), msgspec.json.decode(sys.stdin.readline(), type=Settings)
    orders = _Orders()
    load(at_tables().values(), ["table"])
    _say(READY)
    orders.begin.wait()

    def started(ends: Ends) -> None:
        orders.ends = ends
        _say(SERVING)

    with socket.socket(fileno=number) as listening:
        return run_on(listening, settings, started, played=lambda variant: _say(f"{PLAYS} {variant}"))


def _say(word: str) -> None:
    with suppress(BrokenPipeError):  # the reader is gone: the end of the input will stop this process
        os.write(sys.stdout.fileno(), f"{word}\n".encode())


if __name__ == "__main__":
    os._exit(main())  # all is closed; another server may be waiting for this process to end
