"""Tests of people's names: which characters are allowed, and which names could be mistaken for others."""

from __future__ import annotations

import pytest

from sandtable.host.refusals import Refusal
from sandtable.host.table.naming import apart, read_name


@pytest.mark.parametrize("name", ["Anna", " Anna ", "Žofie Ö.", "李雷", "x" * 24, "👩 Ann", "ศิริพร", "अनन्या", "Nguyễn"])
def test_names(name: str) -> None:
    assert read_name(name) == name.strip()


@pytest.mark.parametrize(
    "name",
    ["", "   ", "x" * 25, "a\nb", "a\x00b", "\x1b[31mred", "abc\u202edef", "a\u200bb", "\u2066x", "\ud800"],
)
def test_names_that_deceive_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_name(name)
    assert refusal.value.error == "bad_name"


@pytest.mark.parametrize(
    "name", ["\u3164", "\u2800\u2800", "\u115f\u1160", "\ufe0f", "\u0301Anna", "Zalgo" + "\u0335" * 5]
)
def test_names_that_nobody_sees_or_that_reach_into_other_lines_are_refused(name: str) -> None:
    with pytest.raises(Refusal) as refusal:
        read_name(name)
    assert refusal.value.error == "bad_name"


@pytest.mark.parametrize(
    ("name", "seen"),
    [
        ("Anna\ufe0f", "Anna"),
        ("An\u034fna", "Anna"),
        ("Anna\U000e0100", "Anna"),
        ("Zoe\u0308", "Zo\u00eb"),
        ("Anna\u00a0 \u2003Bo", "Anna Bo"),
        ("\u2764\ufe0f", "\u2764"),
    ],
)
def test_a_name_is_what_can_be_seen_of_it(name: str, seen: str) -> None:
    assert read_name(name) == seen


@pytest.mark.parametrize(
    ("names", "shown"),
    [
        (["Anna", "Ben", "Cleo"], ["Anna", "Ben", "Cleo"]),
        (["A", "B", "C"], ["A", "B", "C"]),
        (["Anna", "Anna", "Cleo"], ["Anna (A)", "Anna (B)", "Cleo"]),
        (["Anna", "anna", "\uff21nna"], ["Anna (A)", "anna (B)", "\uff21nna (C)"]),
        (["Anna", "Anna", "Anna (A)"], ["Anna (A)", "Anna (B)", "Anna (A) (C)"]),
        (["Anna", "C", "Cleo"], ["Anna", "C (B)", "Cleo"]),
        (["Sergeant Pike", "Ben", "sergeant pike"], ["Sergeant Pike (A)", "Ben", "sergeant pike (C)"]),
    ],
)
def test_who_might_be_taken_for_another_is_told_apart_by_the_seat(names: list[str], shown: list[str]) -> None:
    assert apart(tuple(names), ("A", "B", "C")) == shown
