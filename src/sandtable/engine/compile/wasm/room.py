"""Arrays in the memory of the rules: NumPy sees them without a copy, and every driver of every game takes them.

The place of an array is given back when the last view of it is gone.
"""

from __future__ import annotations

import ctypes
import weakref
from collections.abc import Callable
from functools import cache, lru_cache
from math import prod
from struct import Struct
from threading import Lock
from typing import Any

import numpy as np

from sandtable.engine.compile.wasm.machine import VALUE, Memory

Places = dict[int, bytes]
"""The place of each array of one type, by its `id`: its address and sizes, as a call passes them."""

_FIRST = 1024  # no array begins at 0, which stands for none
_LINE = 64  # bytes: arrays of two threads share no line of the processor's cache
FOR_RESULTS = 2 << 30
"""Bytes after which results are given to callers outside: callers may keep more than the memory can grow to."""


class _Room:
    """The memory, and what of it is in use."""

    def __init__(self) -> None:
        self.memory = Memory()
        self._top, self._end = _FIRST, 0
        self._free: dict[int, list[int]] = {}
        self._lock = Lock()
        self._kept: dict[int, weakref.ref[Any]] = {}
        self._places: dict[tuple[np.dtype[Any], int], Places] = {}

    def take(self, size: int, clean: bool = True) -> int:
        """Return the address of `size` bytes, all zero if it is to be `clean`."""
        size = rounded(size)
        try:
            at = self._free[size].pop()
        except (KeyError, IndexError):
            with self._lock:
                at = self._top
                if at + size > self._end:
                    self._end = self.memory.grow(at + size)
                self._top = at + size
                self._free.setdefault(size, [])
            return at
        if clean:
            ctypes.memset(self.memory.base + at, 0, size)
        return at

    def give_back(self, at: int, size: int) -> None:
        self._free[rounded(size)].append(at)

    def array(self, shape: tuple[int, ...], dtype: np.dtype[Any], clean: bool) -> Any:
        """Return an array, of zeros if it is to be `clean`."""
        size = dtype.itemsize
        for length in shape:
            size *= length
        at = self.take(size, clean)
        made: Any = np.ndarray(shape, dtype, self.memory.bytes, at)
        name, places = id(made), self.places(dtype, len(shape))
        kept, free = self._kept, self._free[rounded(size)]

        def gone(_: Any) -> None:
            places.pop(name, None)
            kept.pop(name, None)
            free.append(at)

        places[name] = _place(len(shape))(at, *shape)
        kept[name] = weakref.ref(made, gone)
        return made

    def takes_results(self, size: int) -> bool:
        """Return whether a result of so many bytes may stand here for as long as a caller keeps it."""
        return self._top + size <= FOR_RESULTS

    def places(self, dtype: np.dtype[Any], dimensions: int) -> Places:
        """Return where all arrays of one type are; the dictionary is always up to date."""
        return self._places.setdefault((dtype, dimensions), {})

    def address(self, array: Any) -> int | None:
        """Return where an array begins, or None if it is not in this memory."""
        at = int(array.__array_interface__["data"][0]) - self.memory.base
        return at if 0 < at < self._end and array.flags.c_contiguous else None


@cache
def _place(dimensions: int) -> Callable[..., bytes]:
    """Return what makes the place of an array from its address and sizes: each has the room of a value."""
    return Struct("<" + f"I{VALUE - 4}x" * (1 + dimensions)).pack


@lru_cache(1024)
def rounded(size: int) -> int:
    """Return the size of the piece that holds so many bytes: there are eight sizes from one power of two to the next,
    so that a piece that is given back fits others.
    """
    step = max(_LINE, 1 << max(size.bit_length() - 4, 0))
    return max(-(-size // step), 1) * step


@cache
def room() -> _Room:
    """Return the memory of this process; it is made at the first use."""
    return _Room()


def zeros(shape: tuple[int, ...], dtype: Any) -> Any:
    """Return an array of zeros in the memory of the rules."""
    return room().array(shape, np.dtype(dtype), True)


def blank(shape: tuple[int, ...], dtype: Any) -> Any:
    """Return an array in the memory of the rules whose numbers are yet to be written."""
    return room().array(shape, np.dtype(dtype), False)


def result(shape: tuple[int, ...], dtype: Any) -> Any:
    """Return an array for a caller to keep, in the memory of the rules as long as that has room for it."""
    whole = np.dtype(dtype)
    inside = room().takes_results(prod(shape) * whole.itemsize)
    return room().array(shape, whole, False) if inside else np.empty(shape, whole)


def held(given: Any, dtype: np.dtype[Any], dimensions: int) -> tuple[bytes, Callable[[], None] | None, Any]:
    """Return the place of an array that was not made here, what puts the results back into it, and what to hold.

    An array outside this memory is copied for the call. Raises TypeError for one that no driver takes.
    """
    if not isinstance(given, np.ndarray) or given.ndim != dimensions:
        raise TypeError(f"a driver takes an array of {dtype} with {dimensions} dimensions, not {_described(given)}")
    if given.dtype == dtype and (at := room().address(given)) is not None:
        return _place(dimensions)(at, *given.shape), None, given
    if given.dtype.names is not None or dtype.names is not None:
        if given.dtype != dtype:
            raise TypeError(f"these are records of another game, {given.dtype.itemsize} bytes each")
    copy = blank(given.shape, dtype)
    copy[...] = given

    def put_back() -> None:
        given[...] = copy

    place = room().places(dtype, dimensions)[id(copy)]
    return place, put_back if given.flags.writeable else None, copy


def _described(given: Any) -> str:
    return f"{given.dtype} with {given.ndim}" if isinstance(given, np.ndarray) else type(given).__name__
