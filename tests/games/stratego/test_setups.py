"""Set-ups: sensible ones come out of every draw, and the umpire takes what people really played."""

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from sandtable.games.stratego.presets import PRESETS
from sandtable.games.stratego.setups import ARMY, draw_any, draw_setup, faults, mirrored, turned

seeds = st.integers(min_value=0, max_value=2**64 - 1)
HOME = {f"{column}{row}" for column in "abcdefghij" for row in (1, 2, 3, 4)}


def is_an_army(arrangement: list[tuple[str, str]]) -> bool:
    spaces = {space for _, space in arrangement}
    return Counter(code for code, _ in arrangement) == Counter(ARMY) and len(spaces) == 20 and spaces <= HOME


@given(seeds)
def test_a_drawn_set_up_is_a_whole_army_in_its_home_zone(seed: int) -> None:
    assert is_an_army(draw_setup(seed))
    assert is_an_army(draw_any(seed))


@given(seeds)
def test_a_drawn_set_up_has_no_fault(seed: int) -> None:
    assert faults(draw_setup(seed)) == []


@given(seeds)
def test_the_same_seed_draws_the_same_set_up(seed: int) -> None:
    assert draw_setup(seed) == draw_setup(seed)


@given(seeds)
def test_mirroring_keeps_a_set_up_sensible_and_turning_twice_changes_nothing(seed: int) -> None:
    drawn = draw_setup(seed)
    assert faults(mirrored(drawn)) == []
    assert turned(turned(drawn)) == drawn
    assert all(int(space[1:]) >= 7 for _, space in turned(drawn))


def test_draws_follow_the_table() -> None:
    """The Flag is mostly where people put it, and everything has been drawn in more places than one."""
    drawn = [dict((code, space) for code, space in draw_setup(seed)) for seed in range(400)]
    assert sum(setup["F"][1:] == "1" for setup in drawn) > 300
    assert sum(setup["10"][1:] in "34" for setup in drawn) > 200
    assert len({setup["F"] for setup in drawn}) > 8
    assert len({setup["10"] for setup in drawn}) > 25


def test_a_set_up_that_shuts_a_piece_in_is_faulted() -> None:
    shut = {"F": "e1", "B": "a2", "10": "a1"}
    rest = [code for code in ARMY if code not in shut]
    free = sorted(HOME - {"e1", "a2", "a1", "b1"})
    arrangement = [("F", "e1"), ("B", "a2"), ("B", "b1"), ("10", "a1"), *zip(rest, free, strict=False)]
    assert is_an_army(arrangement)
    assert "A piece is shut in by the own Bombs and Flag." in faults(arrangement)


@pytest.mark.parametrize("preset", PRESETS, ids=lambda preset: preset.name)
def test_a_preset_is_a_sensible_army(preset) -> None:  # type: ignore[no-untyped-def]
    assert is_an_army(preset.arrangement)
    assert faults(preset.arrangement) == []
    assert preset.text.endswith(".")
