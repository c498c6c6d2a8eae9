"""Views: what a viewer may know, as plain data."""

from __future__ import annotations

from base64 import b64encode
from dataclasses import dataclass
from typing import Any, Protocol

from sandtable.engine.json_data import Json


class Packed(Protocol):
    """A view as computer players read it."""

    @property
    def packed(self) -> bytes:
        """The bytes of the view's record."""


@dataclass(frozen=True, slots=True)
class PackedView:
    """A view that is kept as bytes, without its JSON."""

    packed: bytes


class View(dict[str, Any]):
    """A view as JSON-ready data. `packed` holds the bytes of the same view's record, for computer players."""

    def __init__(self, shown: Json, packed: bytes) -> None:
        super().__init__(shown)
        self.packed = packed

    def with_record(self) -> Json:
        """Return the same data, and the record in base64 under `packed`, for programs that read it as numbers."""
        return {**self, "packed": b64encode(self.packed).decode()}
