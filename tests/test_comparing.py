"""Tests of the comparison of long things."""

from __future__ import annotations

from typing import Any

import pytest
from tests.comparing import assert_same

from sandtable.host.bots.asking import Question


def question(seen: list[bytes]) -> Question:
    return Question("general", "stratego", b"", [1, 2], 7, seen)


@pytest.mark.parametrize(
    ("one", "other", "words"),
    [
        ([1, [2, {"a": (3, 4)}]], [1, [2, {"a": (3, 5)}]], "[1][1]['a'][1]: 4 and 5"),
        ([1, 2], [1, 2, 3], "[2] is in the second alone, of 2 and 3: 3"),
        ({"a": 1, "b": 2}, {"a": 1}, "['b'] is in the first alone, of 2 and 1: 2"),
        ([question([b"ab"])], [question([b"ac"])], "[0].seen[0] from 1 on: b'ab' and b'ac'"),
        ([1], (1,), "they: [1] and (1,)"),
        ("x" * 10**6 + "a", "x" * 10**6 + "b", f"they from {10**6} on: '{'x' * 60}a' and '{'x' * 60}b'"),
    ],
)
def test_the_first_difference_is_named(one: Any, other: Any, words: str) -> None:
    with pytest.raises(AssertionError) as failed:
        assert_same(one, other)
    assert str(failed.value) == words


def test_a_difference_of_long_lists_is_found_in_a_moment() -> None:
    """Every line of one is like every line of the other, which is the worst for a search of the smallest change."""
    one = [f"{number % 7} " * 100 for number in range(20_000)]
    with pytest.raises(AssertionError, match=r"^seed 3: \[0\] from 0 on: "):
        assert_same(one, one[1:], "seed 3")
    assert_same(one, list(one))
