"""Events as rows of small integers, and the one disclosure through which hidden values leave.

A row begins with its kind, its clause and its audience; its facts follow. A game declares the facts of each kind
(`event_kinds.py`), and the functions that write them are made from that. A game that declares none has the same four
facts in all kinds: `piece, at, to, value`. It writes them with `emit`, which never carries a hidden value: it writes
UNKNOWN into `value`. Only `reveal` discloses one (`disclose` where no mask stands for it), and every call names the
clause that allows it. Row 0 of the buffer holds the number of rows used. With `ev=None` all of it compiles away.
"""

from __future__ import annotations

from typing import cast

import numpy as np

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import kernel, zeros
from sandtable.engine.record.arrays import Events, Ints, Rows
from sandtable.engine.record.schema import UNKNOWN

KIND, CLAUSE, AUDIENCE = range(3)
FACTS = 3
"""The first column after those that every row has."""
PIECE, AT, TO, VALUE = range(FACTS, 7)
"""The facts of a game that declares none."""
CAPACITY = 256
"""Rows in a buffer; no action of any game needs more."""


def buffer(width: int = VALUE + 1) -> Rows:
    """Return room for the events of one action, in rows of so many columns."""
    if INTERPRETED:
        return [[0] * width for _ in range(CAPACITY)]
    return cast(Rows, zeros((CAPACITY, width), np.int32))


@kernel
def new_event(ev: Rows, kind: int, clause: int, audience: int) -> int:
    """Add an event of which no fact is known yet, and return the number of its row."""
    n = ev[0][0] + 1
    ev[0][0] = n
    row = ev[n]
    row[KIND] = kind
    row[CLAUSE] = clause
    row[AUDIENCE] = audience
    for column in range(FACTS, len(row)):
        row[column] = UNKNOWN
    return n


@kernel
def _write(ev: Rows, kind: int, piece: int, at: int, to: int, value: int, clause: int, audience: int) -> None:
    row = ev[new_event(ev, kind, clause, audience)]
    row[PIECE] = piece
    row[AT] = at
    row[TO] = to
    row[VALUE] = value


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
