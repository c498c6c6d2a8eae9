"""Standard input and output, whatever their other ends can take."""

from __future__ import annotations

import codecs
import errno
import io
import os
import sys
import unicodedata
from typing import TextIO

NEAREST = "sandtable-nearest"
"""The name of an error handler for encoders: a sign that cannot be written becomes its nearest one in ASCII."""
NO_ROOM = (errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO, errno.EBADF)
"""What is wrong where output cannot be written."""

_SIGNS = {
    "–": "-", "—": "-", "−": "-", "→": "->", "↓": "v", "×": "x", "·": ".", "•": "*", "●": "*", "…": "...",
    "“": '"', "”": '"', "„": '"', "‘": "'", "’": "'", "≤": "<=", "≥": ">=", "†": "+", "‡": "++", "ß": "ss",
    "⁄": "/",
}  # fmt: skip


def nearest(sign: str) -> str:
    """The nearest sign or signs in ASCII; a question mark where there is none."""
    if sign in _SIGNS:
        return _SIGNS[sign]
    parts = unicodedata.normalize("NFKD", sign)
    plain = "".join(_SIGNS.get(part, part) for part in parts if not unicodedata.combining(part))
    return plain if plain and plain.isascii() else "?"


def _replace(problem: UnicodeError) -> tuple[str, int]:
    if not isinstance(problem, UnicodeEncodeError):
        raise problem
    return "".join(map(nearest, problem.object[problem.start : problem.end])), problem.end


codecs.register_error(NEAREST, _replace)


def settle() -> None:
    """From here on, no sign fails: neither one that the output has not, nor one that the input spells wrongly."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            stream.reconfigure(errors=NEAREST)
    if isinstance(sys.stdin, io.TextIOWrapper):
        sys.stdin.reconfigure(errors="surrogateescape")


def takes_every_sign() -> bool:
    """Whether standard output is in a Unicode encoding."""
    return (getattr(sys.stdout, "encoding", None) or "utf-8").lower().startswith("utf")


def write_out() -> None:
    """Have all output written; raises OSError."""
    if sys.stdout is not None:
        sys.stdout.flush()


def drop_complaints() -> None:
    """Drop what standard error does not take, so that it changes no exit status."""
    if sys.stderr is not None:
        try:
            sys.stderr.flush()
        except OSError:
            give_up(sys.stderr)


def give_up(stream: TextIO) -> None:
    """What is still to be written is lost: Python would try again at its end, and fail again."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, stream.fileno())
    os.close(nowhere)
