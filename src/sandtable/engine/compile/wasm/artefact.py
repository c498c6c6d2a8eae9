"""What `rules.wasm` says of itself: which sources it was made from, its records, the faces of its drivers.

It stands in a custom section at the end of the module, `sandtable`, as JSON, with a sum over all bytes: a damaged file
may still be valid WebAssembly.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from sandtable.engine.compile.faces import Argument, Face

SECTION = "sandtable"
_HEADER = b"\0asm\1\0\0\0"
_CUSTOM, _IMPORTS = 0, 2
_MEMORY = 2  # the kind of an import
_SHARED = 2  # a bit of a memory's limits


@dataclass(frozen=True)
class Artefact:
    """A module and what it says of itself."""

    module: bytes
    sources: str  # a hash: `sources.rules_digest`
    records: Mapping[str, int]  # bytes of a state and of a view
    faces: Mapping[str, Face]

    @property
    def data_size(self) -> int:
        """Return how many bytes of memory the module's own tables take."""
        for kind, start, _ in _sections(self.module):
            if kind == _CUSTOM and (name := _name(self.module, start))[0] == "dylink.0":
                at = name[1] + 1  # past the subsection's kind
                return _number(self.module, _number(self.module, at)[1])[0]
        return 0

    @property
    def shared(self) -> bytes:
        """Return the module for a memory that several threads share.

        A module for one thread differs in a single bit. It is the one that is kept, since a browser shares memory with
        pages of its own site only.
        """
        changed = bytearray(self.module)
        changed[_limits(self.module)] |= _SHARED
        return bytes(changed)


def packed(made: Artefact) -> bytes:
    """Return the bytes of `rules.wasm`."""
    about = {
        "sources": made.sources,
        "records": dict(made.records),
        "drivers": {face.name: [_pairs(face), face.result] for face in made.faces.values()},
    }
    text = SECTION.encode(), _json({**about, "sum": _sum(made.module, about)})
    content = _leb(len(text[0])) + text[0] + text[1]
    return made.module + bytes([_CUSTOM]) + _leb(len(content)) + content


def unpacked(found: bytes) -> Artefact:
    """Return what the bytes of `rules.wasm` hold; raise ValueError for other bytes."""
    if not found.startswith(_HEADER):
        raise ValueError("it is no WebAssembly module")
    try:
        return _unpacked(found)
    except (LookupError, TypeError, ValueError):
        raise ValueError("it is damaged") from None


def _unpacked(found: bytes) -> Artefact:
    before = len(_HEADER)
    for kind, start, end in _sections(found):
        if kind == _CUSTOM and (name := _name(found, start))[0] == SECTION:
            module, about = found[:before], json.loads(found[name[1] : end])
            if about.pop("sum") != _sum(module, about):
                raise ValueError("its bytes are others than were written")
            faces = {driver: _face(driver, *told) for driver, told in about["drivers"].items()}
            return Artefact(module, about["sources"], about["records"], faces)
        before = end
    raise ValueError(f"it has no section {SECTION!r}")


def _json(about: Mapping[str, Any]) -> bytes:
    return json.dumps(about, separators=(",", ":")).encode()


def _sum(module: bytes, about: Mapping[str, Any]) -> str:
    return hashlib.sha256(module + _json(about)).hexdigest()


def _pairs(face: Face) -> list[list[str]]:
    return [[argument.name, argument.kind] for argument in face.arguments]


def _face(name: str, arguments: list[list[str]], result: str) -> Face:
    return Face(name, tuple(Argument(*argument) for argument in arguments), result)


def _sections(module: bytes) -> Iterator[tuple[int, int, int]]:
    """Yield the kind of each section, and where its content starts and ends."""
    at = len(_HEADER)
    while at < len(module):
        size, start = _number(module, at + 1)
        yield module[at], start, start + size
        at = start + size


def _limits(module: bytes) -> int:
    """Return the place of the limits of the memory that the module imports."""
    for kind, start, _ in _sections(module):
        if kind == _IMPORTS:
            count, at = _number(module, start)
            for _ in range(count):
                at = _name(module, _name(module, at)[1])[1]
                if module[at] == _MEMORY:
                    return at + 1
                at += 3  # a global: its kind, its type, whether it changes
    raise ValueError("the module imports no memory")


def _name(module: bytes, at: int) -> tuple[str, int]:
    """Return a name, and the place after it."""
    size, start = _number(module, at)
    return module[start : start + size].decode(), start + size


def _number(module: bytes, at: int) -> tuple[int, int]:
    """Return a number in LEB128, and the place after it."""
    number = shift = 0
    while True:
        byte = module[at]
        number |= (byte & 0x7F) << shift
        at, shift = at + 1, shift + 7
        if byte < 0x80:
            return number, at


def _leb(number: int) -> bytes:
    """Return a number in LEB128."""
    out = bytearray()
    while number >= 0x80:
        out.append(number & 0x7F | 0x80)
        number >>= 7
    return bytes([*out, number])
