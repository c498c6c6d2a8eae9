"""Messages of a game as texts, for those who follow a table in words.

A table tells everything as messages, which a page says itself in its own language. For programs they are said here, at
the last moment, in the language that they ask for.
"""

from __future__ import annotations

from typing import TypeVar

import msgspec

from sandtable.engine.messages import Reader
from sandtable.host.protocol import encode

T = TypeVar("T")


def in_words(reader: Reader | None, message: bytes) -> bytes:
    """Return what is sent with texts in place of all messages; without a reader as it is."""
    return message if reader is None else encode(reader.spoken(msgspec.json.decode(message)))


def in_words_as(reader: Reader | None, message: T) -> T:
    """Return the same of a struct that has not been encoded yet."""
    if reader is None:
        return message
    spoken: T = msgspec.convert(reader.spoken(msgspec.json.decode(encode(message))), type(message))
    return spoken
