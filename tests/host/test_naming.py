"""Tests of names at a table: which could be mistaken for others."""

from __future__ import annotations

import pytest

from sandtable.host.table.naming import apart


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Anna", "Ben", "Cleo"], ["Anna", "Ben", "Cleo"]),
        (["A", "B", "C"], ["A", "B", "C"]),
        (["Anna", "Anna", "Cleo"], ["Anna (A)", "Anna (B)", "Cleo"]),
        (["Anna", "anna", "\uff21nna"], ["Anna (A)", "anna (B)", "\uff21nna (C)"]),
        (["Anna", "Anna", "Anna (A)"], ["Anna (A)", "Anna (B)", "Anna (A) (C)"]),
        (["علی", "عل\u200cی", "Cleo"], ["علی (A)", "عل\u200cی (B)", "Cleo"]),
        (["Anna", "C", "Cleo"], ["Anna", "C (B)", "Cleo"]),
        (["Sergeant Pike", "Ben", "sergeant pike"], ["Sergeant Pike (A)", "Ben", "sergeant pike (C)"]),
    ],
)
def test_who_might_be_taken_for_another_is_told_apart_by_the_seat(names: list[str], shown: list[str]) -> None:
    assert apart(tuple(names), ("A", "B", "C")) == shown
