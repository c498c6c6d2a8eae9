"""Tests of what partners have agreed on, worked out from what they have said."""

from __future__ import annotations

import pytest

from sandtable.engine.partners import Spoken, agreement


@pytest.mark.parametrize(
    ("lines", "agreed", "stands"),
    [
        ([], None, None),
        ([(0, "Here.", "a1")], None, "a1"),
        ([(0, "Here.", "a1"), (2, "", "a1")], "a1", None),
        ([(0, "Here.", "a1"), (2, "Agreed!", None)], "a1", None),
        ([(0, "Here.", "a1"), (0, "Agreed.", None)], None, "a1"),
        ([(0, "Here.", "a1"), (2, "I shall see.", None)], None, "a1"),
        ([(0, "Here.", "a1"), (2, "Not there.", None)], None, None),
        ([(0, "Here.", "a1"), (2, "No: here?", "b2")], None, "b2"),
        ([(0, "", "a1"), (2, "ok", None), (2, "", "b2")], "a1", "b2"),
        ([(0, "", "a1"), (2, "ok", None), (2, "", "b2"), (0, "no", None)], "a1", None),
        ([(0, "", "a1"), (2, "ok", None), (2, "no", None)], None, None),
        ([(0, "", "a1"), (2, "ok", None), (2, "", "b2"), (0, "Yes.", None)], "b2", None),
    ],
)
def test_a_proposal_stands_until_it_is_answered(
    lines: list[tuple[int, str, str | None]], agreed: str | None, stands: str | None
) -> None:
    found = agreement(Spoken(*line) for line in lines)
    assert found.place == agreed and (found.proposed.place if found.proposed else None) == stands


def test_what_was_turned_down_is_remembered() -> None:
    lines = [(0, "", "a1"), (2, "", "b2"), (0, "not there", None), (2, "", "c3"), (0, "yes", None)]
    assert agreement(Spoken(*line) for line in lines).refused == {"a1", "b2"}
