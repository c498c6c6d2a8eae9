"""Tests that only the mover learns that a rescue was possible and not made (ST-R-107).

A Scout's arrival on the back row must look like the arrival of any other piece that declines.
"""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.comparing import assert_same
from tests.every_game.tables import Table, cases
from tests.every_game.worlds import Worlds

from sandtable.engine.umpire import Step, Umpire
from sandtable.games import variant
from sandtable.host.protocol import encode
from sandtable.host.table.given import Act
from sandtable.host.table.match import Match
from sandtable.scenarios.files import read_text

SOUTH, NORTH, SPECTATOR = 0, 1, 4
OTHERS = (NORTH, SPECTATOR)
LIGHTNING, CAMPAIGN = "stratego-lightning", "stratego-campaign"
KINDS = ("10", "9", "8", "7", "6", "5", "4", "3", "S")
MARCH = """
board: {{South: "{0}@b9. 5@f4 9@g4 F@a1", North: "F@j10 3@i10 8@h9 4@a9 2@e7 B@f7"}}
hold: {{North: "9 2 4"}}"""
RUN = """
board: {{South: "{0}@b8. 5@f4 9@g4 F@a1", North: "F@j10 3@i10 8@h9 2@e7 B@f7"}}
hold: {{North: "9 2"}}"""
SECOND = """
board: {{South: "{0}'@b9. 5@f4 F@a1", North: "F@j10 3@i10 8'@h9 2@e7 B@f7"}}
hold: {{North: "9 2'", South: "6"}}
reserve: {{South: "9' 2'", North: "5' F'"}}"""
ARRIVALS = [
    *((LIGHTNING, MARCH, kind, "b9-b10") for kind in KINDS),
    (LIGHTNING, RUN, "6", "b8-b10"),
    *((CAMPAIGN, SECOND, kind, "b9-b10") for kind in ("10", "6", "3", "S")),
]


def staged(name: str, position: str, kind: str) -> Table:
    """Return a table with a position in which one kind of piece stands before the back row."""
    chosen = variant(name)
    text = f"id: T\ngame: {name}\n{position.format(kind)}\nexpect: {{over: no}}\n"
    [scenario] = read_text(text)
    table = Table(chosen, None, chosen.read_options({}), bytes(32))
    table.put(chosen.game.stage(chosen, scenario).umpire._pack())
    return table


def told(world: Umpire, steps: list[Step], viewer: int) -> list[list[dict[str, Any]]]:
    """Return what a viewer is told of each step, leaving out steps of which it is told nothing."""
    return [heard for step in steps if (heard := world.told(step, viewer))]


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize(("name", "position", "kind", "way"), ARRIVALS)
@pytest.mark.parametrize("viewer", OTHERS)
def test_two_worlds_go_on_alike(name: str, position: str, kind: str, way: str, viewer: int) -> None:
    for seed in cases(10):
        one, other = staged(name, position, kind), staged(name, position, "2")
        ours, theirs = [*one.act(SOUTH, way), *one.act(SOUTH, "decline")], other.act(SOUTH, way)
        assert told(one, ours, viewer) == told(other, theirs, viewer) != []
        assert (one.observation(viewer) == other.observation(viewer)).all()
        leak = Worlds(one, other, viewer, Random(seed)).play(30)
        assert leak is None, f"seed {seed}: {leak}"


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize(("name", "position", "kind", "way"), ARRIVALS)
@pytest.mark.parametrize("beside", ("2", "8"))
def test_two_worlds_find_their_way_there(name: str, position: str, kind: str, way: str, beside: str) -> None:
    """The games are played at random from before the arrival.

    The mover is asked in one world and then declines, or is asked in both.
    """
    for seed in cases(10):
        one, other = staged(name, position, kind), staged(name, position, beside)
        leak = Worlds(one, other, NORTH, Random(seed), probes=1).play(12)
        assert leak is None, f"seed {seed}: {leak}"


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize(("name", "position", "kind", "way"), ARRIVALS)
@pytest.mark.parametrize("viewer", OTHERS)
def test_two_worlds_from_an_open_question(name: str, position: str, kind: str, way: str, viewer: int) -> None:
    """To the viewer the turn has not begun, and in the other world the position is made up anew."""
    for seed in cases(10):
        one = staged(name, position, kind)
        one.act(SOUTH, way)
        leak = Worlds(one, one.determinized(viewer, seed), viewer, Random(seed), probes=1).play(12)
        assert leak is None, f"seed {seed}: {leak}"


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize("viewer", OTHERS)
def test_while_the_question_is_open_nothing_has_happened(viewer: int) -> None:
    world = staged(LIGHTNING, MARCH, "7")
    before = world.packed(viewer), world.view(viewer), world.observation(viewer), world.ask(viewer)
    steps = world.act(SOUTH, "b9-b10")
    assert told(world, steps, viewer) == []
    after = world.packed(viewer), world.view(viewer), world.observation(viewer), world.ask(viewer)
    assert before[:2] == after[:2] and (before[2] == after[2]).all() and before[3] == after[3]
    assert world.waiting == (SOUTH,)


@pytest.mark.clause("ST-R-107")
def test_the_mover_sees_its_piece_where_it_has_arrived() -> None:
    world = staged(LIGHTNING, MARCH, "7")
    [step] = world.act(SOUTH, "b9-b10")
    assert [event["kind"] for event in world.told(step, SOUTH)] == ["moved", "may_rescue"]
    view = world.view(SOUTH)
    [piece] = [piece for piece in view["pieces"] if piece["at"] == "b10"]
    assert (piece["rank"], view["phase"], view["mover"]) == ("7", "rescue", piece["id"])
    assert view["last"] == {"seat": "South", "from": "b9", "to": "b10"}
    assert "back row" in world.ask(SOUTH)
    assert world.preview(SOUTH, "help b10")["piece"] == "Major" and world.preview(SOUTH, "help b9")["piece"] is None
    assert world.preview(SOUTH, "b10")["destinations"] == []
    assert world.preview(SOUTH, "rescue 9@b5") == {"legal": True, "clause": None}
    [step] = world.act(SOUTH, "decline")
    assert [event["kind"] for event in world.told(step, SOUTH)] == ["declined"], "it is told only once that it moved"


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize("viewer", OTHERS)
def test_a_rescue_that_is_made_is_seen_whole(viewer: int) -> None:
    world = staged(LIGHTNING, MARCH, "7")
    steps = [*world.act(SOUTH, "b9-b10"), *world.act(SOUTH, "rescue 9@b5")]
    [heard] = told(world, steps, viewer)
    assert [event["kind"] for event in heard] == ["moved", "rescued"]
    assert heard[1]["rank"] == "9" and heard[1]["at"] == "b5"
    [rescuer] = [piece for piece in world.view(viewer)["pieces"] if piece["at"] == "b10"]
    assert rescuer["rescued"] and rescuer["rank"] is None


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize("viewer", (SOUTH, *OTHERS))
def test_a_determinization_of_an_open_question_looks_the_same(viewer: int) -> None:
    world = staged(LIGHTNING, MARCH, "7")
    world.act(SOUTH, "b9-b10")
    for seed in range(5):
        other = world.determinized(viewer, seed)
        assert other.packed(viewer) == world.packed(viewer)
        assert other.legal(SOUTH)


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize("viewer", OTHERS)
def test_after_a_won_attack_only_a_rescue_is_told(viewer: int) -> None:
    """The winner and the captured piece are public by then, so the question itself gives nothing away."""
    battle = staged(LIGHTNING, MARCH.replace("4@a9", "4@b10"), "7")
    [attack] = battle.act(SOUTH, "b9-b10")
    assert "revealed" in [event["kind"] for event in battle.told(attack, viewer)]
    assert "may_rescue" not in [event["kind"] for event in battle.told(attack, viewer)]
    [declined] = battle.act(SOUTH, "decline")
    assert battle.told(declined, viewer) == [] and battle.waiting == (NORTH,)


# -- at a table ------------------------------------------------------------------------------------------------------


def at_a_table(kind: str) -> Match:
    match = Match(lambda: staged(LIGHTNING, MARCH, kind))
    match.follow(match.viewers, match.viewers)
    return match


def do(match: Match, seat: int, action: str) -> None:
    match.act(Act(seat, action, match.viewers[seat].seq))


@pytest.mark.clause("ST-R-107")
@pytest.mark.parametrize("viewer", OTHERS)
@pytest.mark.parametrize("kind", KINDS)
def test_updates_are_the_same_bytes_in_the_same_number(kind: str, viewer: int) -> None:
    one, other = at_a_table(kind), at_a_table("2")
    untouched = encode(one.resync(viewer))
    do(one, SOUTH, "b9-b10")
    assert one.since(viewer, 0) == [] and encode(one.resync(viewer)) == untouched
    do(one, SOUTH, "decline")
    do(other, SOUTH, "b9-b10")
    for seat, action in ((NORTH, "i10-i9"), (SOUTH, "f4-f5"), (NORTH, "i9-i8")):
        do(one, seat, action)
        do(other, seat, action)
    updates = one.since(viewer, 0)
    assert_same(updates, other.since(viewer, 0))
    assert updates is not None and len(updates) == 4
    assert_same(encode(one.resync(viewer)), encode(other.resync(viewer)))
