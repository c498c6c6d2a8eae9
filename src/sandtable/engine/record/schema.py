"""Schemas: what a state holds, and who may see it.

A schema names every field of a game's state with its shape and its audience. There is no default audience. From the one
declaration come the dtype of the state, the dtype of the view, and the only function that fills a view
(`observe_source` in `engine/compile/codegen.py`). Every field is made of 16-bit integers, so a record is also a plain
row of words.
"""

from __future__ import annotations

from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from itertools import chain
from math import prod
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from sandtable.engine.compile.backend import INTERPRETED, WASM

UNKNOWN = -1
CHANCE = 7
"""The bit of `waiting` that is set when chance is to act."""
WAITING_BITS = CHANCE + 1


@dataclass(frozen=True)
class Audience:
    """Who may see a field: `public`, `secret`, `own` (row p belongs to seat p) or `known_by` (a mask per element)."""

    kind: str
    mask: str = ""
    settled: bool = False  # it is filled before the rules start
    trails: bool = False  # it comes after all others, and is left out of packed records while it is zero


PUBLIC = Audience("public")
SETTING = Audience("public", settled=True)
"""What was agreed on before the game: everybody sees it, and the generated `settle` fills it from the options."""
AMENDMENT = Audience("public", settled=True, trails=True)
"""A setting that is zero by the printed rules: what a document of the players' own changes about them."""
SECRET = Audience("secret")
OWN = Audience("own")


def known_by(mask: str) -> Audience:
    """Return the audience of a field whose element i viewer v may see if bit v of element i of the field `mask`
    is set.
    """
    return Audience("known_by", mask)


@dataclass(frozen=True)
class Field:
    name: str
    shape: tuple[int, ...]
    audience: Audience

    @property
    def words(self) -> int:
        return prod(self.shape)


# Every state begins with these, so that nobody needs a function to ask.
COMMON = {
    "waiting": ((), PUBLIC),  # bits of the seats that owe a choice, bit CHANCE for chance; 0 = the game is over
    "phase": ((), PUBLIC),
    "ply": ((), PUBLIC),
    "winner": ((), PUBLIC),  # bits of the seats that won; 0 = nobody (yet)
    "reason": ((), PUBLIC),  # how it ended, the game's own number; 0 = it has not
}


class Schema:
    """The fields of a state: `Schema(seats=4, rank=((80,), known_by("known")), known=((80,), SECRET), ...)`."""

    def __init__(self, seats: int, **fields: tuple[tuple[int, ...], Audience]) -> None:
        self.seats = seats
        self.spectator = seats  # the spectator is a viewer with a number, like any other
        self.fields = tuple(_field(name, declared) for name, declared in {**COMMON, **fields}.items())
        for field in self.fields:
            self._check(field)
        trailing = [field.audience.trails for field in self.fields]
        if trailing != sorted(trailing):
            raise TypeError("fields that are an AMENDMENT come after all others")
        self.state = _dtype(self.fields)
        self.seen = tuple(field for field in self.fields if field.audience != SECRET)
        self.settings = tuple(field for field in self.fields if field.audience.settled)
        self._unamended = bytes(2 * sum(field.words for field in self.fields if field.audience.trails))
        viewer = Field("viewer", (), PUBLIC)
        self.view = _dtype((viewer, *self.seen))
        self._state_object = _stand_in(self.fields)
        self._view_object = _stand_in((viewer, *self.seen))

    def _check(self, field: Field) -> None:
        if field.audience.kind == "own" and (not field.shape or field.shape[0] != self.seats):
            raise TypeError(f"field {field.name}: OWN needs one row for each of the {self.seats} seats")
        if field.audience.kind == "known_by":
            masks = [other for other in self.fields if other.name == field.audience.mask]
            if not masks or masks[0].shape != field.shape or masks[0].audience != SECRET:
                raise TypeError(f"field {field.name}: its mask must be SECRET and of the same shape")

    def setting(self, values: Mapping[str, npt.ArrayLike]) -> list[int]:
        """Return the numbers that `settle` reads, field after field: these values, and zeros for the others."""
        numbers: list[int] = []
        for field in self.settings:
            value = np.zeros(field.shape, dtype=np.int64)
            value[...] = values.get(field.name, 0)
            numbers += value.ravel().tolist()
        return numbers

    def states(self, n: int) -> Any:
        """Return `n` empty states: a NumPy array of records, or stand-ins when interpreted."""
        return _make(n, self.state, self._state_object)

    def views(self, n: int) -> Any:
        """Return `n` empty views."""
        return _make(n, self.view, self._view_object)

    def pack(self, records: Any, i: int) -> bytes:
        """Return the bytes of one state or view, for equality, hashes and snapshots.

        Amendments are left out if there are none: games by the printed rules have the same bytes whether or not their
        rules can be changed. What reads packed records takes both.
        """
        packed: bytes = records[i].pack() if INTERPRETED else records[i : i + 1].tobytes()
        printed = self._unamended and packed.endswith(self._unamended)
        return packed[: -len(self._unamended)] if printed else packed

    def is_view(self, packed: bytes) -> bool:
        """Return whether bytes are as many as those of a view."""
        whole = self.view.itemsize
        return len(packed) in (whole, whole - len(self._unamended))

    def unpack_state(self, packed: bytes, records: Any, i: int) -> None:
        _fill(records, i, packed)

    def unpack_view(self, packed: bytes, records: Any, i: int) -> None:
        _fill(records, i, packed)

    def read_view(self, packed: bytes) -> StandIn:
        """Return a view as an object with int and list fields, for code that turns it into words."""
        return self._view_object(packed)

    def blank_view(self, **fields: int) -> StandIn:
        """Return a view as an object whose fields are all zero, except these."""
        blank = self._view_object()
        for name, value in fields.items():
            setattr(blank, name, value)
        return blank

    def read_state(self, packed: bytes) -> StandIn:
        return self._state_object(packed)


def _field(name: str, declared: Any) -> Field:
    """Return a field as declared; raises if it names no audience."""
    if len(declared) != 2 or not isinstance(declared[1], Audience):
        raise TypeError(f"field {name}: say who may see it (PUBLIC, SECRET, OWN or known_by)")
    return Field(name, *declared)


Layout = dict[str, tuple[tuple[int, ...], int, int]]
"""Shape, first word and end word of each field."""


def _dtype(fields: tuple[Field, ...]) -> np.dtype[Any]:
    words = [(f.name, np.int16, f.shape) if f.shape else (f.name, np.int16) for f in fields]
    return np.dtype(words, align=True)  # the same layout; a GPU would go byte by byte through one that is not aligned


def _layout(fields: tuple[Field, ...]) -> Layout:
    layout, start = Layout(), 0
    for field in fields:
        layout[field.name] = field.shape, start, start + field.words
        start += field.words
    return layout


class StandIn:
    """A record as a plain object: the same field names, holding ints and lists. It is 37 times faster to interpret.

    A record has thousands of words, most of which are never read: a field is unpacked when it is first asked for
    (`_Field`), and is an ordinary attribute from then on. `_stand_in` makes the classes of each schema.
    """

    __slots__ = ("__dict__", "_words")
    _layout: ClassVar[Layout] = {}
    _size: ClassVar[int] = 0  # bytes

    def __init__(self, packed: bytes = b"") -> None:
        self.unpack(packed)

    def unpack(self, packed: bytes) -> None:
        self.__dict__.clear()
        self._words = memoryview(packed.ljust(self._size, b"\0")).cast("h")

    def pack(self) -> bytes:
        words = bytearray(self._words)
        row = memoryview(words).cast("h")
        for name, value in self.__dict__.items():
            shape, start, end = self._layout[name]
            for _ in shape[1:]:
                value = chain.from_iterable(value)
            if shape:
                row[start:end] = array("h", value)
            else:
                row[start] = value
        return bytes(words)

    def __copy__(self) -> StandIn:
        return type(self)(self.pack())

    def __deepcopy__(self, memo: Any) -> StandIn:
        return self.__copy__()

    def __getattr__(self, name: str) -> Any:
        raise AttributeError(f"this record has no field {name!r}")


class _Field:
    """A field of a stand-in that has not been read yet: at the first read an attribute of the object takes its
    place.
    """

    __slots__ = ("end", "name", "shape", "start")

    def __init__(self, name: str, shape: tuple[int, ...], start: int, end: int) -> None:
        self.name, self.shape, self.start, self.end = name, shape, start, end

    def __get__(self, record: StandIn, _: type[StandIn]) -> Any:
        words = record._words
        value = _nest(words[self.start : self.end].tolist(), self.shape) if self.shape else words[self.start]
        record.__dict__[self.name] = value
        return value


def _stand_in(fields: tuple[Field, ...]) -> type[StandIn]:
    """Return the class of stand-ins with these fields."""
    layout = _layout(fields)
    taken = {name: _Field(name, *place) for name, place in layout.items()}
    size = 2 * sum(field.words for field in fields)
    return type("StandIn", (StandIn,), {"__slots__": (), "_layout": layout, "_size": size, **taken})


def _nest(words: list[int], shape: tuple[int, ...]) -> Any:
    if len(shape) == 1:
        return words
    step = len(words) // shape[0]
    rows = [words[k : k + step] for k in range(0, len(words), step)]
    return rows if len(shape) == 2 else [_nest(row, shape[1:]) for row in rows]


def _make(n: int, dtype: np.dtype[Any], stand_in: type[StandIn]) -> Any:
    if INTERPRETED:
        return [stand_in() for _ in range(n)]
    if WASM:
        from sandtable.engine.compile.wasm import room

        return room.zeros((n,), dtype)
    return np.frombuffer(bytearray(n * dtype.itemsize), dtype=dtype)  # `zeros` goes through a record field by field


def _fill(records: Any, i: int, packed: bytes) -> None:
    if INTERPRETED:
        records[i].unpack(packed)
    else:
        words = records.itemsize // 2
        whole = packed.ljust(records.itemsize, b"\0")
        records.view(np.int16)[i * words : (i + 1) * words] = np.frombuffer(whole, dtype=np.int16)
