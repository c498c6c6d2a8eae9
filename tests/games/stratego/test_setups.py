"""Tests of set-ups: every drawn one is sensible, and the umpire accepts set-ups that people have played."""

import csv
from collections import Counter
from collections.abc import Iterator

import pytest
from hypothesis import given
from hypothesis import strategies as st
from scripts.derive_setup_table import GAMES, setups
from tests.every_game.tables import long

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.stratego import VARIANTS
from sandtable.games.stratego.rules.board import BOARDS, cell_name
from sandtable.games.stratego.rules.schema import ALLIANCE, ALLIANCE_LIGHTNING, CAMPAIGN, LIGHTNING, SIDES, SMALL
from sandtable.games.stratego.setups.army import (
    ARMY,
    COLUMNS,
    Arrangement,
    draw_any,
    draw_setup,
    faults,
    mirrored,
)
from sandtable.games.stratego.setups.arrangements import draw, seen_by
from sandtable.games.stratego.setups.camps import THIRTEEN, WANTED, camp_faults
from sandtable.games.stratego.setups.presets import PRESETS, Preset
from sandtable.games.stratego.setups.small import EIGHT, small_faults

FAMILY = pytest.mark.parametrize("family", VARIANTS, ids=lambda family: family.id)
NUMBERS = (LIGHTNING, CAMPAIGN, ALLIANCE, ALLIANCE_LIGHTNING, SMALL)

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
def test_mirroring_keeps_a_set_up_sensible(seed: int) -> None:
    assert faults(mirrored(draw_setup(seed))) == []


@given(seeds)
def test_an_arrangement_turned_to_a_seat_stands_in_its_zone(seed: int) -> None:
    for number in NUMBERS:
        side = SIDES[number]
        drawn = draw(number, seed)
        for seat in range(len(BOARDS[side].chairs)):
            zone = {cell_name(cell) for cell in BOARDS[side].zone(seat)}
            facing = seen_by(side, seat, drawn)
            assert [code for code, _ in facing] == [code for code, _ in drawn]
            assert {space for _, space in facing} <= zone
    assert seen_by(0, 1, [("F", "a1"), ("S", "c2")]) == [("F", "j10"), ("S", "h9")]
    assert seen_by(1, 1, [("F", "e2"), ("S", "h3")]) == [("F", "b11"), ("S", "c8")]


@given(seeds)
def test_a_drawn_camp_has_no_fault(seed: int) -> None:
    thirteen = Counter(code for code, _ in draw(ALLIANCE, seed))
    twenty = Counter(code for code, _ in WANTED) + Counter("F")
    assert thirteen <= twenty and thirteen["F"] == 1 and thirteen.total() == 13
    assert Counter(code for code, _ in draw(ALLIANCE_LIGHTNING, seed)) == Counter(THIRTEEN)
    for number in (ALLIANCE, ALLIANCE_LIGHTNING):
        assert camp_faults(draw(number, seed)) == []
        assert draw(number, seed) == draw(number, seed)


@given(seeds)
def test_a_drawn_small_set_up_has_no_fault(seed: int) -> None:
    drawn = draw(SMALL, seed)
    assert Counter(code for code, _ in drawn) == Counter(EIGHT) and len({space for _, space in drawn}) == 8
    assert small_faults(drawn) == []
    assert draw(SMALL, seed) == drawn


def test_a_careless_small_set_up_is_faulted() -> None:
    careless = zip(("F", "2", "2", "10", "9", "S", "6", "B"), "a2 a1 b2 c1 d1 e2 c2 d2".split(), strict=True)
    assert small_faults(careless) == [
        "The Flag stands in the front row.",
        "No piece beside the Flag can strike back.",
        "The Spy stands in front of a lane, where anybody meets it.",
    ]
    still = zip(("F", "B", "10", "9", "6", "S", "2", "2"), "b1 a2 a1 c2 c1 d1 d2 b2".split(), strict=True)
    assert small_faults(still) == ["A piece is shut in by your own Bomb and Flag."]


@given(seeds)
def test_a_campaign_set_up_keeps_a_place_for_the_second_flag(seed: int) -> None:
    drawn = draw(CAMPAIGN, seed)
    assert is_an_army(drawn)
    assert faults(drawn, second=True) == []


def test_camps_differ() -> None:
    drawn = [{space: code for code, space in draw(ALLIANCE, seed)} for seed in range(200)]
    assert len({tuple(sorted(camp.values())) for camp in drawn}) > 50
    for code in ("F", "10", "C"):
        assert len({space for camp in drawn for space, what in camp.items() if what == code}) > 4


def test_a_careless_camp_is_faulted() -> None:
    spaces = [cell_name(cell) for cell in BOARDS[1].zone(0)]
    found = camp_faults(zip(("3", "3", "4", "4", "5", "5", "F", "S", "6", "6", "7", "C", "C"), spaces, strict=True))
    assert found == [
        "The Flag stands in the front row.",
        "The Spy stands in the front row, where anybody meets it.",
        "Two of Marshall, General and Colonel wait in the Reserve.",
        "No Scout is there to find out who is who.",
    ]
    lonely = zip(("F", "2", "10", "9", "8", "7", "C", "6", "6", "5", "5", "4", "4"), spaces, strict=True)
    assert camp_faults(lonely) == ["No piece beside the Flag can strike back."]


def test_draws_follow_the_table() -> None:
    """The Flag is mostly where people put it, and both Flag and Marshall are drawn in many places."""
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
    assert "A piece is shut in by your own Bombs and Flag." in faults(arrangement)


@pytest.mark.parametrize("preset", PRESETS[CAMPAIGN], ids=lambda preset: preset.name)
def test_a_preset_is_a_sensible_army(preset: Preset) -> None:
    assert is_an_army(preset.arrangement)
    assert faults(preset.arrangement, second=True) == []


@pytest.mark.parametrize("number", [ALLIANCE, ALLIANCE_LIGHTNING])
def test_a_preset_is_a_sensible_camp(number: int) -> None:
    for preset in PRESETS[number]:
        assert camp_faults(preset.arrangement) == [], preset.name


def test_a_small_preset_is_sensible() -> None:
    for preset in PRESETS[SMALL]:
        assert Counter(code for code, _ in preset.arrangement) == Counter(EIGHT)
        assert small_faults(preset.arrangement) == [], preset.name


@FAMILY
def test_presets_have_names_and_ideas(family: Variant) -> None:
    presets = Umpire(family, seed=bytes(32)).preview(0, "presets")["presets"]
    assert len(presets) >= 4
    assert len({preset["name"] for preset in presets}) == len({preset["title"] for preset in presets}) == len(presets)
    assert all(preset["text"].endswith(".") for preset in presets)


@FAMILY
def test_every_seat_can_play_what_is_proposed(family: Variant) -> None:
    """With random draws and with every preset, the first seat has a legal move."""
    names = [preset["name"] for preset in Umpire(family, seed=bytes(32)).preview(0, "presets")["presets"]]
    for name in ["", "", *names]:
        umpire = Umpire(family, seed=bytes(32))
        for seat in range(len(umpire.seats)):
            umpire.act(seat, umpire.preview(seat, f"setup {name}".strip())["action"])
        assert umpire.legal(umpire.waiting[0])
        assert not umpire.over


@FAMILY
def test_an_unknown_preset_is_refused_with_those_there_are(family: Variant) -> None:
    with pytest.raises(BadInput, match="there is no set-up called 'castle'; there are "):
        Umpire(family, seed=bytes(32)).preview(0, "setup castle")


needs_games = pytest.mark.skipif(not GAMES.is_file(), reason=f"the games of people are not here: {GAMES.name}")


def played_by_people() -> Iterator[tuple[int, Arrangement]]:
    """Yield every set-up of the Gravon games with its seat, each as its owner sees it."""
    with GAMES.open(newline="") as lines:
        for game in csv.DictReader(lines):
            for seat, cells in enumerate(setups(game["field_content"])):
                yield seat, [(code, f"{COLUMNS[column]}{row + 1}") for (row, column), code in cells.items()]


def lay_out(umpire: Umpire, seat: int, arrangement: Arrangement) -> None:
    facing = seen_by(0, seat, arrangement)
    umpire.act(seat, "setup " + " ".join(f"{code}@{space}" for code, space in facing))


def one_piece_changed(arrangement: Arrangement, k: int) -> Arrangement:
    code, space = arrangement[k]
    return [*arrangement[:k], ("3" if code == "4" else "4", space), *arrangement[k + 1 :]]


def one_piece_outside(arrangement: Arrangement, k: int) -> Arrangement:
    return [*arrangement[:k], (arrangement[k][0], "e5"), *arrangement[k + 1 :]]


@long
@needs_games
@pytest.mark.clause("ST-SET-2", "ST-COMP-1")
def test_the_umpire_takes_what_people_played_and_nothing_else() -> None:
    """The umpire accepts each of the 1,110 set-ups, and refuses each with one fault.

    The faults are, in turn, a piece of another kind and a piece outside the zone.
    """
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
    """People bluff, so not every set-up is sensible, but a rule that most players break would be a bad one."""
    found = Counter(fault for _, arrangement in played_by_people() for fault in faults(arrangement))
    assert all(times < 1110 // 2 for times in found.values()), found
