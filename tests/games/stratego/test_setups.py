"""Set-ups: sensible ones come out of every draw, and the umpire takes what people really played."""

import csv
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scripts.derive_setup_table import GAMES, setups

from sandtable.games import variant
from sandtable.games.stratego.presets import PRESETS
from sandtable.games.stratego.setups import (
    ARMY,
    COLUMNS,
    Arrangement,
    draw_any,
    draw_setup,
    faults,
    mirrored,
    turned,
)
from sandtable.umpire.errors import IllegalAction
from sandtable.umpire.umpire import Umpire

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
    drawn = [dict(draw_setup(seed)) for seed in range(400)]
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


needs_games = pytest.mark.skipif(not GAMES.is_file(), reason=f"the games of people are not here: {GAMES.name}")


def played_by_people() -> Iterator[tuple[int, Arrangement]]:
    """Every set-up of the Gravon games with its seat, each as its owner sees it."""
    with GAMES.open(newline="") as lines:
        for game in csv.DictReader(lines):
            for seat, cells in enumerate(setups(game["field_content"])):
                yield seat, [(code, f"{COLUMNS[column]}{row + 1}") for (row, column), code in cells.items()]


def lay_out(umpire: Umpire, seat: int, arrangement: Arrangement) -> None:
    facing = turned(arrangement) if seat else arrangement
    umpire.act(seat, "setup " + " ".join(f"{code}@{space}" for code, space in facing))


def one_piece_changed(arrangement: Arrangement, k: int) -> Arrangement:
    code, space = arrangement[k]
    return [*arrangement[:k], ("3" if code == "4" else "4", space), *arrangement[k + 1 :]]


def one_piece_outside(arrangement: Arrangement, k: int) -> Arrangement:
    return [*arrangement[:k], (arrangement[k][0], "e5"), *arrangement[k + 1 :]]


@needs_games
@pytest.mark.clause("ST-SET-2", "ST-COMP-1")
def test_the_umpire_takes_what_people_played_and_nothing_else() -> None:
    """Each of the 1,110 set-ups; and none with a piece of another kind or, turn about, outside the zone."""
    lightning = variant("stratego-lightning")
    spoilers = ((one_piece_changed, "ST-COMP-1"), (one_piece_outside, "ST-SET-2"))
    count, umpire = 0, Umpire(lightning, seed=bytes(32))
    for count, (seat, arrangement) in enumerate(played_by_people(), start=1):
        if seat == 0:
            umpire = Umpire(lightning, seed=bytes(32))
        before = umpire.state_hash()
        spoil, clause = spoilers[count // 2 % 2]
        with pytest.raises(IllegalAction) as refusal:
            lay_out(umpire, seat, spoil(arrangement, count % 19))
        assert refusal.value.clause == clause
        assert umpire.state_hash() == before
        lay_out(umpire, seat, arrangement)
        assert seat not in umpire.waiting
    assert count == 1110


@needs_games
def test_most_of_what_people_played_is_sensible() -> None:
    """People bluff, so not all of it; but a rule that most players break would be a bad one."""
    found = Counter(fault for _, arrangement in played_by_people() for fault in faults(arrangement))
    assert all(times < 1110 // 2 for times in found.values()), found
