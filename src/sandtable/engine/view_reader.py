"""A view read by programs, away from its game: as numbers, and with the choices that it leaves open."""

from __future__ import annotations

from base64 import b64decode
from binascii import Error
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from sandtable.engine.compile.jit import scratch
from sandtable.engine.errors import BadInput
from sandtable.engine.record.observation import flat, shaped
from sandtable.engine.record.view import Packed

if TYPE_CHECKING:
    from sandtable.engine.game import Variant

PACKED = "packed"
"""Where the JSON of a view has the view's record, in base64."""

Seen = Packed | Mapping[str, Any]
"""A view of this process (`sandtable.View`), or the JSON of one that a server has sent with its record."""


def observe(variant: Variant, view: Seen) -> npt.NDArray[np.int8]:
    """What `Variant.observe` says."""
    out = flat(variant.observation.size)
    variant.game.drivers.encode_at(_record(variant, view), 0, out)
    return shaped(out, variant.observation)


def legal(variant: Variant, view: Seen) -> list[int]:
    """What `Variant.legal` says."""
    records, out = _record(variant, view), scratch(variant.actions)
    viewer = variant.game.schema.read_view(variant.game.schema.pack(records, 0)).viewer
    if viewer == variant.game.schema.spectator:
        return []
    return sorted(int(a) for a in out[: variant.game.drivers.legal_at(records, 0, out)])


def _record(variant: Variant, view: Seen) -> Any:
    """The view's record, in a row of one; raises BadInput."""
    schema = variant.game.schema
    records, packed = schema.views(1), _packed(view)
    if len(packed) != schema.view.itemsize:
        raise BadInput(f"this is no view of {variant.title}: {len(packed)} bytes, not {schema.view.itemsize}")
    seen = schema.read_view(packed)
    for field, number in variant.fixed.items():
        if not np.array_equal(getattr(seen, field), number):
            raise BadInput(f"this is a view of another variant than {variant.title}")
    schema.unpack_view(packed, records, 0)
    return records


def _packed(view: Seen) -> bytes:
    found = getattr(view, PACKED, None) or (view.get(PACKED) if isinstance(view, Mapping) else None)
    if isinstance(found, bytes):
        return found
    if not isinstance(found, str):
        raise BadInput(
            "this view comes without its record: ask the server for it (`packed` in hello, or `?packed=true`)"
        )
    try:
        return b64decode(found, validate=True)
    except Error:
        raise BadInput("the record of this view is not written in base64") from None
