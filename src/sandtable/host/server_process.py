"""One server among others on the same socket: `python -m sandtable.host.server_process FD`.

What it does is told on its standard input and output, a word a line; the first line that comes in holds the settings,
and in them perhaps the database's password. It gets itself ready and says `ready`; at `begin`
it opens the database and answers, and says `serving`; when its input ends it stops, as it must when whoever started it
is gone. `plays VARIANT` tells what people play.
"""

from __future__ import annotations

import os
import socket
import sys
import threading
from collections.abc import Callable
from contextlib import suppress
from functools import partial

import msgspec

from sandtable.batches.precompile import load
from sandtable.games import at_tables
from sandtable.host.process_messages import BEGIN, PLAYS, READY, SERVING
from sandtable.host.serve import run_on
from sandtable.host.settings import Settings
from sandtable.sandbox import keep_to_itself


class _Orders:
    """What comes in: the word to begin, and the end."""

    def __init__(self) -> None:
        self.begin = threading.Event()
        self.stop: Callable[[], None] = partial(os._exit, 0)  # until it serves, there is nothing to be finished
        threading.Thread(target=self._listen, daemon=True).start()

    def _listen(self) -> None:
        for line in sys.stdin:
            if line.strip() == BEGIN:
                self.begin.set()
        self.stop()


def main() -> int:
    keep_to_itself()
    number, settings = int(sys.argv[1]), msgspec.json.decode(sys.stdin.readline(), type=Settings)
    orders = _Orders()
    load(at_tables().values(), ["table"])
    _say(READY)
    orders.begin.wait()

    def started(stop: Callable[[], None]) -> None:
        orders.stop = stop
        _say(SERVING)

    with socket.socket(fileno=number) as listening:
        return run_on(listening, settings, started, played=lambda variant: _say(f"{PLAYS} {variant}"))


def _say(word: str) -> None:
    with suppress(BrokenPipeError):  # whoever listened is gone: the end of the input says so
        os.write(sys.stdout.fileno(), f"{word}\n".encode())


if __name__ == "__main__":
    os._exit(main())  # all is closed; another server may be waiting for this one to be gone
