"""Events as rows of small integers, and the one disclosure through which hidden values leave.

An event row is `kind, piece, at, to, value, clause, audience`. `emit` never carries a hidden value: it writes UNKNOWN
into `value`. Only `reveal` discloses one (`disclose` where no mask stands for it), and every call names the clause that
allows it. Row 0 of the buffer holds the number of rows used. With `ev=None` all of it compiles away.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import kernel, zeros
from sandtable.engine.record.arrays import Events, Ints, Rows
from sandtable.engine.record.schema import UNKNOWN

KIND, PIECE, AT, TO, VALUE, CLAUSE, AUDIENCE = range(7)
CAPACITY = 256
"""Rows in a buffer; no action of any game needs more."""


def buffer() -> Rows:
    """Return room for the events of one action."""
    if INTERPRETED:
        return [[0] * 7 for _ in range(CAPACITY)]
    return cast(Rows, zeros((CAPACITY, 7), np.int32))


@kernel
def _write(ev: Rows, kind: int, piece: int, at: int, to: int, value: int, clause: int, audience: int) -> None:
    n = ev[0][0] + 1
    ev[0][0] = n
    ev[n][KIND] = kind
    ev[n][PIECE] = piece
    ev[n][AT] = at
    ev[n][TO] = to
    ev[n][VALUE] = value
    ev[n][CLAUSE] = clause
    ev[n][AUDIENCE] = audience


@kernel
def emit(ev: Events, kind: int, piece: int, at: int, to: int, clause: int, audience: int) -> None:
    """Tell the viewers in `audience` (bits) what happened. No hidden value passes here."""
    if ev is not None:
        _write(ev, kind, piece, at, to, UNKNOWN, clause, audience)


@kernel
def reveal(ev: Events, kind: int, values: Ints, masks: Ints, i: int, at: int, clause: int, audience: int) -> None:
    """Disclose element i of a hidden field to `audience`: they are told it, and know it from now on."""
    masks[i] |= audience
    disclose(ev, kind, i, at, values[i], clause, audience)


@kernel
def disclose(ev: Events, kind: int, piece: int, at: int, value: int, clause: int, audience: int) -> None:
    """Disclose a value that has no mask: a card of a hand kept as counts, the answer to a guess."""
    if ev is not None:
        _write(ev, kind, piece, at, UNKNOWN, value, clause, audience)
