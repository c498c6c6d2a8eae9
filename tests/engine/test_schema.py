"""Tests of schemas: the fields of a state, and who may see them."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.toy.rules.schema import schema as toy

from sandtable.engine.compile.codegen import observe_source, settle_source
from sandtable.engine.compile.jit import Record
from sandtable.engine.record.schema import OWN, PUBLIC, SECRET, SETTING, UNKNOWN, Schema, known_by

SMALL = Schema(
    2,
    open=((), PUBLIC),
    hidden=((2,), SECRET),
    own=((2, 3), OWN),
    rank=((4,), known_by("known")),
    known=((4,), SECRET),
)


def observed(schema: Schema, state: Record, viewer: int) -> Record:
    """Return a view filled by the source that code generation copies into every game."""
    place: dict[str, Any] = {"kernel": lambda function: function, "UNKNOWN": UNKNOWN}
    exec(observe_source(schema), place)
    view = schema.read_view(bytes(schema.view.itemsize))
    place["observe"](state, viewer, view)
    return view


@given(st.lists(st.integers(-(2**15), 2**15 - 1), min_size=24, max_size=24))
def test_bytes_go_in_and_come_out(words: list[int]) -> None:
    packed = np.array(words[: SMALL.state.itemsize // 2], dtype=np.int16).tobytes()
    assert len(packed) == SMALL.state.itemsize
    assert SMALL.read_state(packed).pack() == packed
    records = SMALL.states(2)
    SMALL.unpack_state(packed, records, 1)
    assert SMALL.pack(records, 1) == packed
    assert SMALL.pack(records, 0) == bytes(len(packed))


def test_secret_fields_do_not_exist_in_a_view() -> None:
    view = SMALL.read_view(bytes(SMALL.view.itemsize))
    for name in ("hidden", "known"):
        assert name not in (SMALL.view.names or ())
        with pytest.raises(AttributeError, match=name):
            getattr(view, name)


@given(masks=st.lists(st.integers(0, 7), min_size=4, max_size=4), viewer=st.integers(0, 2))
def test_a_view_shows_what_is_declared_and_nothing_else(masks: list[int], viewer: int) -> None:
    state: Record = SMALL.read_state(bytes(SMALL.state.itemsize))
    state.open, state.hidden, state.own = 5, [8, 9], [[1, 2, 3], [4, 5, 6]]
    state.rank, state.known = [11, 12, 13, 14], masks
    view = observed(SMALL, state, viewer)
    assert view.viewer == viewer and view.open == 5
    hidden = [UNKNOWN] * 3
    assert view.own == [row if seat == viewer else hidden for seat, row in enumerate(state.own)]
    assert view.rank == [r if mask >> viewer & 1 else UNKNOWN for r, mask in zip(state.rank, masks, strict=True)]


def test_what_is_agreed_on_is_filled_in_by_name_and_the_rest_left_alone() -> None:
    schema = Schema(2, limit=((), SETTING), between=((), PUBLIC), map=((2, 3), SETTING), absent=((2,), SETTING))
    state: Record = schema.read_state(bytes(schema.state.itemsize))
    state.between, state.absent = 7, [8, 9]
    place: dict[str, Any] = {"kernel": lambda function: function}
    exec(settle_source(schema), place)
    place["settle"](state, schema.setting({"map": [[1, 2, 3], [4, 5, 6]], "limit": -1}))
    assert (state.limit, state.between, state.map, state.absent) == (-1, 7, [[1, 2, 3], [4, 5, 6]], [0, 0])
    with pytest.raises(ValueError, match="shape"):
        schema.setting({"map": [1, 2]})


def test_the_spectator_is_a_viewer_with_a_number() -> None:
    assert SMALL.spectator == 2 and toy.spectator == 3


def test_every_state_begins_with_the_same_fields() -> None:
    common = ("waiting", "phase", "ply", "winner", "reason")
    assert SMALL.state.names and toy.state.names and SMALL.view.names
    assert SMALL.state.names[:5] == toy.state.names[:5] == common
    assert SMALL.view.names[:6] == ("viewer", *common)


@pytest.mark.parametrize(
    ("fields", "message"),
    [
        ({"a": ((), "public")}, "say who may see it"),
        ({"a": ((3,), OWN)}, "one row for each of the 2 seats"),
        ({"a": ((), OWN)}, "one row for each of the 2 seats"),
        ({"a": ((3,), known_by("k"))}, "mask must be SECRET"),
        ({"a": ((3,), known_by("k")), "k": ((3,), PUBLIC)}, "mask must be SECRET"),
        ({"a": ((3,), known_by("k")), "k": ((4,), SECRET)}, "of the same shape"),
    ],
)
def test_a_careless_declaration_is_refused(fields: dict[str, object], message: str) -> None:
    with pytest.raises(TypeError, match=message):
        Schema(2, **fields)  # type: ignore[arg-type]


def test_there_is_no_default_audience() -> None:
    with pytest.raises((TypeError, ValueError)):
        Schema(2, a=((3,),))  # type: ignore[arg-type]
