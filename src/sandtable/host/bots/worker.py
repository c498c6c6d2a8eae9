"""The process of computer players: questions come on stdin, choices go to stdout. It is given views alone, and what it
is to remember with each question, so that any process at any time chooses the same. Reviews are made here as well: of
games that are over, from which nothing is hidden any more.

Its argument says how far it stands behind the server.
"""

from __future__ import annotations

import os
import queue
import signal
import sys
import threading
import traceback
from pathlib import Path
from typing import BinaryIO

import msgspec

from sandtable.batches.precompile import load
from sandtable.games import at_tables
from sandtable.host.bots.answering import answer
from sandtable.host.bots.asking import LENGTH_BYTES, Choice, Question, frame

_read_question: msgspec.msgpack.Decoder[Question] = msgspec.msgpack.Decoder(Question)


def attempt(question: Question) -> Choice:
    """One answer."""
    try:
        return answer(question)
    except Exception as problem:  # a faulty player must not take the process with it
        return Choice(None, _said_of(problem))


def _said_of(problem: Exception) -> str:
    """What it was and where, for the log of the server. Its message may hold a hand, and is not for everybody there."""
    *_, place = traceback.extract_tb(problem.__traceback__)
    return f"{type(problem).__name__} in {Path(place.filename).name}, line {place.lineno}"


def _listen(pipe: BinaryIO, questions: queue.SimpleQueue[Question]) -> None:
    """Reads until the host is gone; then this process ends, even if a player is in the middle of thinking."""
    while True:
        length = pipe.read(LENGTH_BYTES)
        if len(length) < LENGTH_BYTES:
            os._exit(0)
        questions.put(_read_question.decode(pipe.read(int.from_bytes(length, "big"))))


def main() -> None:
    """Runs until stdin ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server, which ends its workers itself
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # what a player prints must not get among the answers
    questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    load(at_tables().values(), ["players"])
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))  # not before: somebody may be waiting for this process
    answers.write(frame(Choice(None)))
    while True:
        answers.write(frame(attempt(questions.get())))


if __name__ == "__main__":
    main()
