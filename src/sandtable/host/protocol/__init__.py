"""The messages between clients and the host, in both directions. The commands at a table are in `wire/acts.py`.

On the WebSocket each message is one JSON text frame with a `type`. Over HTTP the same structs are bodies, and the path
names the type. Unknown fields, wrong types and oversized texts are refused while decoding. docs/protocol.md and
web/src/protocol.ts are generated from these structs.
"""

from __future__ import annotations

from types import ModuleType
from typing import TypeVar

import msgspec
from msgspec import Struct

T = TypeVar("T")

encode = msgspec.json.Encoder().encode


def decode(decoder: msgspec.json.Decoder[T], text: str | bytes | bytearray) -> T:
    """Return the message that a text holds; raise msgspec.MsgspecError, also for a text that is nested too deep."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("it is too deep: lists in lists in lists") from None


def structs(*modules: ModuleType) -> tuple[type[Struct], ...]:
    """Return the structs that modules of messages define, in their order, except empty ones that others extend."""
    defined = (
        (module, found)
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Struct)
    )
    own = (found for module, found in defined if found.__module__ == module.__name__)
    return tuple(found for found in own if found.__struct_fields__ or not found.__subclasses__())
