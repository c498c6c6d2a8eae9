"""A bot process. It reads questions on stdin and writes answers to stdout.

It is given views only, and with each question all that it has to remember, so that any process gives the same answer at
any time. It also makes reviews of finished games, in which nothing is hidden any more. Its argument is its niceness
relative to the server.
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

from sandtable.host.bots.answering import answer
from sandtable.host.bots.asking import LENGTH_BYTES, Choice, Question, frame, read_question


def attempt(question: Question) -> Choice:
    """Return the answer to a question, or a description of the problem."""
    try:
        return answer(question)
    except Exception as problem:  # a faulty bot must not end the process
        return Choice(None, _said_of(problem))


def _said_of(problem: Exception) -> str:
    """Return the type and place of an exception for the server's log. Its message is left out because it may contain a
    hand, and the log is not for everybody.
    """
    *_, place = traceback.extract_tb(problem.__traceback__)
    return f"{type(problem).__name__} in {Path(place.filename).name}, line {place.lineno}"


def _listen(pipe: BinaryIO, questions: queue.SimpleQueue[Question]) -> None:
    """Read questions until the host is gone; then end this process, even while a bot is thinking."""
    while True:
        length = pipe.read(LENGTH_BYTES)
        if len(length) < LENGTH_BYTES:
            os._exit(0)
        questions.put(read_question(pipe.read(int.from_bytes(length, "big"))))


def main() -> None:
    """Answer questions until stdin ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is for the server; Windows has no sessions to hold it off
    answers = os.fdopen(os.dup(1), "wb", buffering=0)
    os.dup2(2, 1)  # output that a bot prints must not get among the answers
    questions: queue.SimpleQueue[Question] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(sys.stdin.buffer, questions), daemon=True).start()
    if hasattr(os, "nice"):
        os.nice(int(sys.argv[1]))  # only now: somebody may be waiting for this process
    answers.write(frame(Choice(None)))
    while True:
        answers.write(frame(attempt(questions.get())))


if __name__ == "__main__":
    main()
