"""One server among others on the same socket: `python -m sandtable.host.process FD SETTINGS`.

What it does is told on its standard input and output, a word a line. It gets itself ready and says `ready`; at `begin`
it opens the database and answers, and says `serving`; when its input ends it stops, as it must when whoever started it
is gone. `plays VARIANT` tells what people play.
"""

from __future__ import annotations

import os
import signal
import socket
import sys
import threading
from collections.abc import Callable

import msgspec

from sandtable.games import variants
from sandtable.host.serve import run_on
from sandtable.host.settings import Settings
from sandtable.host.words import BEGIN, PLAYS, READY, SERVING
from sandtable.lab.warm import load


def main() -> int:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the process that started this one
    number, settings = int(sys.argv[1]), msgspec.json.decode(sys.argv[2], type=Settings)
    load(variants().values(), ["table"])
    _say(READY)
    if sys.stdin.readline().strip() != BEGIN:
        return 0
    with socket.socket(fileno=number) as listening:
        return run_on(listening, settings, _started, played=lambda variant: _say(f"{PLAYS} {variant}"))


def _started(stop: Callable[[], None]) -> None:
    threading.Thread(target=_stop_at_the_end, args=(stop,), daemon=True).start()
    _say(SERVING)


def _stop_at_the_end(stop: Callable[[], None]) -> None:
    sys.stdin.read()
    stop()


def _say(word: str) -> None:
    print(word, flush=True)


if __name__ == "__main__":
    status = main()
    sys.stdout.flush()
    os._exit(status)  # all is closed; another server may be waiting for this one to be gone
