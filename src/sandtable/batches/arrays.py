"""Checks of the arrays that a batch is given: read strictly, with one clear sentence when they do not fit."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from operator import index
from typing import Any

import numpy as np
import numpy.typing as npt

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import blank, is_within_reach, result, within_reach
from sandtable.engine.errors import BadInput

NOBODY = -1
"""The seat to act in a game that is over."""


def actions_of(given: npt.ArrayLike, inside: npt.NDArray[np.int64]) -> Any:
    """Return one action id for each game, `inside` the memory of the rules and as they read it; raise BadInput."""
    n = len(inside)
    try:
        actions = np.asarray(given)
    except (TypeError, ValueError):
        raise BadInput(f"actions are {n} integers, not {type(given).__name__}") from None
    if actions.shape != (n,):
        raise BadInput(f"actions have the shape ({n},), one for each game, not {actions.shape}")
    if actions.dtype == np.bool_ or not np.can_cast(actions.dtype, np.int64):
        raise BadInput(f"actions are integers that fit into int64, not {actions.dtype}")
    if INTERPRETED:
        return actions.tolist()
    inside[...] = actions
    return inside


def chosen_rows(given: Any, n: int) -> npt.NDArray[np.bool_]:
    """Return `given` if it says of each of `n` games whether it is chosen, as an array of bool; raise BadInput."""
    if not isinstance(given, np.ndarray) or given.shape != (n,) or given.dtype != np.bool_:
        found = f"{given.dtype} of shape {given.shape}" if isinstance(given, np.ndarray) else type(given).__name__
        raise BadInput(f"the games are chosen by an array of bool of shape ({n},), not {found}")
    return within_reach(given)


def seat_number(seats: Sequence[str], seat: Any) -> int:
    """Return the number of a seat that is given by name or number; raise BadInput."""
    if isinstance(seat, str) and seat in seats:
        return seats.index(seat)
    if not isinstance(seat, str | bool) and hasattr(seat, "__index__") and 0 <= index(seat) < len(seats):
        return index(seat)
    raise BadInput(f"there is no seat {seat!r}; the seats are {', '.join(seats)}, or 0 to {len(seats) - 1}")


def room(given: Any, shape: tuple[int, ...], dtype: Any) -> npt.NDArray[Any]:
    """Return `given` if results of this shape and dtype fit into it, or a new array if it is None; raise BadInput."""
    if given is None:
        made: npt.NDArray[Any] = result(shape, dtype)
        return made
    if not isinstance(given, np.ndarray) or given.shape != shape or given.dtype != dtype:
        found = f"{given.dtype} of shape {given.shape}" if isinstance(given, np.ndarray) else type(given).__name__
        raise BadInput(f"`out` is an array of {np.dtype(dtype)} of shape {shape}, not {found}")
    if not given.flags.c_contiguous or not given.flags.writeable:
        raise BadInput("`out` is written row by row: it must be contiguous and writeable")
    return given


@contextmanager
def written_into(out: npt.NDArray[Any]) -> Iterator[npt.NDArray[Any]]:
    """Give what rules can write into, and copy it into `out` afterwards if that is somewhere else.

    Threads write into one array together, so each cannot have a copy of its own.
    """
    if is_within_reach(out):
        yield out
        return
    inside: npt.NDArray[Any] = blank(out.shape, out.dtype)
    yield inside
    out[...] = inside
