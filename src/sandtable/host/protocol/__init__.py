"""Every message between a client and the host, both ways; what a client may do at a table is in `acts`.

On the WebSocket each message is one JSON text frame with a `type`; over HTTP the same structs are bodies, whose path
says the type. Unknown fields, wrong types and oversized texts are refused while decoding. docs/protocol.md and
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
    """What a text holds, however deep: raises msgspec.MsgspecError."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("it is too deep: lists in lists in lists") from None


def structs(*modules: ModuleType) -> tuple[type[Struct], ...]:
    """The structs that modules of messages define, in their order; not those that are empty and that others extend."""
    defined = (
        (module, found)
        for module in modules
        for found in vars(module).values()
        if isinstance(found, type) and issubclass(found, Struct)
    )
    own = (found for module, found in defined if found.__module__ == module.__name__)
    return tuple(found for found in own if found.__struct_fields__ or not found.__subclasses__())
