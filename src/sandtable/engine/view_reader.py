"""Reads the record of a view that a program was given, in this process or as JSON from a server."""

from __future__ import annotations

from base64 import b64decode
from binascii import Error
from collections.abc import Mapping
from typing import Any

import numpy as np

from sandtable.engine.errors import BadInput
from sandtable.engine.record.schema import Schema
from sandtable.engine.record.view import Packed

PACKED = "packed"
"""The key of the view's record, in base64, in the JSON of a view."""

Seen = Packed | Mapping[str, Any]
"""A view of this process (`sandtable.View`), or the JSON of one that a server has sent with its record."""


def read_record(view: Seen, schema: Schema, fixed: Mapping[str, Any], title: str) -> Any:
    """Return the view's record in an array of one row. `fixed` are the fields of the variant called `title`. Raises
    BadInput.
    """
    packed = _packed(view)
    if not schema.is_view(packed):
        raise BadInput(f"this is no view of {title}: {len(packed)} bytes, not {schema.view.itemsize}")
    seen = schema.read_view(packed)
    for field, number in fixed.items():
        if not np.array_equal(getattr(seen, field), number):
            raise BadInput(f"this is a view of another variant than {title}")
    records = schema.views(1)
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
