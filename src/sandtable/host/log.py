"""The log of a server: lines on standard error, of text or of JSON with the ids of requests."""

from __future__ import annotations

import asyncio
import json
import logging
import sys
import time
from collections.abc import Callable
from contextvars import ContextVar
from dataclasses import dataclass

Say = Callable[[str], None]

TEXT = "text"
JSON = "json"
FORMATS = (TEXT, JSON)
LONGEST = 2000  # characters of a message
SAID_AGAIN = 60.0  # seconds between repeats of the same warning in the log
MOST_SUBJECTS = 1000  # warnings that are remembered, beyond which those of more than a minute ago are forgotten

request_id: ContextVar[str] = ContextVar("request_id", default="")
"""The id of the request that is being answered, for it and for all work that it begins; empty outside a request."""


def begin(form: str) -> None:
    """Send all logging of this process to standard error, in this form."""
    handler = logging.StreamHandler()
    text = logging.Formatter(f"%(asctime)s %(name)s: %(message).{LONGEST}s")
    handler.setFormatter(JsonLines() if form == JSON else text)
    handler.addFilter(Sparing())
    logging.basicConfig(level=logging.WARNING, handlers=[handler])


def said(form: str) -> Say:
    """Return the function that tells the operator something: where the server is."""
    return to_stderr_as_json if form == JSON else to_stderr


def to_stderr(line: str) -> None:
    """Print a line to stderr, so that stdout has no progress lines."""
    print(line, file=sys.stderr, flush=True)


def to_stderr_as_json(line: str) -> None:
    """Print a line to stderr as a log line."""
    to_stderr(JsonLines().format(logging.makeLogRecord({"name": "sandtable", "levelname": "INFO", "msg": line})))


class JsonLines(logging.Formatter):
    """A formatter that makes one JSON object of each record: time, level, logger, message, and where there are such
    `request` and `traceback`.
    """

    def format(self, record: logging.LogRecord) -> str:
        """Return the line of a record."""
        line = {
            "time": f"{time.strftime('%Y-%m-%dT%H:%M:%S', time.gmtime(record.created))}.{int(record.msecs):03}Z",
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": record.getMessage()[:LONGEST],
        }
        if request := request_id.get():
            line["request"] = request
        if record.exc_info:
            line["traceback"] = self.formatException(record.exc_info)
        return json.dumps(line)


class Sparing(logging.Filter):
    """A filter that logs the same warning once a minute, and the same fault too, because strangers can cause some of
    them at will. The next line says how many were left out.

    Errors without a traceback are all logged. Requests that are cut off when the server stops are not errors, and have
    been counted in a line of their own.
    """

    def __init__(self) -> None:
        super().__init__()
        self._said: dict[tuple[object, ...], _Said] = {}

    def filter(self, record: logging.LogRecord) -> bool:
        """Return whether a record is logged."""
        if record.exc_info and record.exc_info[0] is asyncio.CancelledError:
            return False
        if not record.exc_info and record.levelno >= logging.ERROR:
            return True
        subject = (record.name, record.msg, *_place(record))
        said = self._said.get(subject)
        if said is not None and record.created - said.at < SAID_AGAIN:
            said.left_out += 1
            return False
        if said is not None and said.left_out:
            record.msg, record.args = f"{record.getMessage()} ({said.left_out} more like this in between)", ()
        self._note(subject, record.created)
        return True

    def _note(self, subject: tuple[object, ...], now: float) -> None:
        if len(self._said) >= MOST_SUBJECTS:
            self._said = {key: said for key, said in self._said.items() if now - said.at < SAID_AGAIN}
        self._said[subject] = _Said(now)


@dataclass(slots=True)
class _Said:
    """When something was logged last, and how often it came since."""

    at: float
    left_out: int = 0


def _place(record: logging.LogRecord) -> tuple[object, ...]:
    """Return the kind of the fault that a record tells of, and the line of code; nothing if it tells of none."""
    kind, _, trace = record.exc_info or (None, None, None)
    while trace is not None and trace.tb_next is not None:
        trace = trace.tb_next
    return (kind,) if trace is None else (kind, trace.tb_frame.f_code.co_filename, trace.tb_lineno)
