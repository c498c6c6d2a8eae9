"""Tests of undo: players take back their last act in the same turn, before dice or others have acted on it."""

from __future__ import annotations

import dataclasses
import json
from pathlib import Path
from typing import Any

import pytest
from tests.host.conftest import Api
from tests.host.games import SEED, begun_match
from tests.host.squads import COMBAT, OPTIONS, PLACES, deployed, submit, towards, undo

from sandtable.engine.records import verify
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.store.entries import Absent, Acted, SeatPlan, TableSpec, Took, Undone
from sandtable.host.table import showing, undoing
from sandtable.host.table.given import Act, TakenBack
from sandtable.host.table.match import Match
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest


def position(match: Match) -> tuple[Any, ...]:
    shown = [match.packed(viewer) for viewer in match.viewers]
    return *shown, match.umpire.state_hash(), list(match.umpire.moves), match.umpire.stream.drawn, list(match.played)


def test_acts_of_the_own_turn_are_taken_back_one_after_the_other() -> None:
    match, seat = deployed()
    assert not match.may_take_back(seat) and not match.may_take_back(1 - seat), "dice have fallen since"
    stood = []
    for act in (towards(seat, "S1"), "unit O1", towards(seat, "O1"), "end"):
        stood.append(position(match))
        submit(match, seat, act)
    while stood:
        assert match.may_take_back(seat) and not match.may_take_back(1 - seat)
        undo(match, seat)
        assert position(match) == stood.pop()
    assert not match.may_take_back(seat)
    with pytest.raises(Refusal) as nothing:
        undo(match, seat)
    assert nothing.value.error == "stands"


def test_what_is_declared_binds_and_all_before_it_stands() -> None:
    match, seat = deployed()
    submit(match, seat, towards(seat, "S1"))
    submit(match, seat, "end")
    assert match.may_take_back(seat)
    submit(match, seat, "declare S1 rifle S1")
    assert not match.may_take_back(seat)


def test_dice_and_others_let_nothing_be_taken_back() -> None:
    match, seat = deployed()
    for act in ("end", "end"):  # nobody moves, nobody fires
        submit(match, seat, act)
    submit(match, seat, "position S1 kn")
    assert match.may_take_back(seat)
    submit(match, seat, "end")
    assert match.umpire.waiting == (1 - seat,)
    assert not match.may_take_back(seat) and not match.may_take_back(1 - seat)


def test_everybody_is_told_and_whoever_follows_has_what_a_newcomer_gets() -> None:
    match, seat = deployed()
    before = {number: viewer.n for number, viewer in match.viewers.items()}
    submit(match, seat, towards(seat, "S1"))
    seq = match.viewers[seat].seq
    undo(match, seat)
    assert match.viewers[seat].seq == seq + 1, "another question: what was meant for the old one is late"
    for number, viewer in match.viewers.items():
        news = match.since(number, before[number])
        assert news is not None and viewer.n == before[number] + 2
        moved, back = (json.loads(update) for update in news)
        assert [one["kind"] for one in moved["told"]][-1] == "moved"
        [line] = back["told"]
        assert line["kind"] == "taken_back" and line["seat"] == match.seats[seat]
        own = "You take" if number == seat else f"{match.seats[seat]} takes"
        assert line["text"] == f"{own} back the last move."
        assert line["n"] == viewer.n
        whole = match.resync(number)
        assert back["view"] == json.loads(json.dumps(whole.view))
        log = [json.loads(bytes(one)) for one in whole.log]
        assert log[-2:] == [moved["told"][-1], line], "the log keeps both"
    with pytest.raises(Stale):
        match.act(Act(seat, "end", seq))
    with pytest.raises(Stale):
        match.take(TakenBack(seat, seq))


def test_the_same_dice_fall_afterwards_and_the_same_act_gets_its_own_answer() -> None:
    plain, changed = deployed()[0], deployed()[0]
    seat = plain.umpire.waiting[0]
    submit(changed, seat, towards(seat, "S1"))
    first = changed.latest(seat)
    undo(changed, seat)
    for match in (plain, changed):
        for act in ("end", "declare S1 rifle S1", "end"):
            submit(match, seat, act)
        submit(match, 1 - seat, "dirt S1 no")
    assert plain.umpire.moves == changed.umpire.moves and plain.umpire.state_hash() == changed.umpire.state_hash()
    acted = next(one for one in changed.given if isinstance(one, Act) and one.action == towards(seat, "S1"))
    assert changed.again(seat, acted.action, acted.seq) == first


def test_whether_it_may_be_is_asked_of_what_everybody_sees() -> None:
    seen: list[tuple[int, int]] = []

    def takes_back(before: Any, now: Any) -> bool:
        seen.append((before.viewer, now.viewer))
        return True

    chosen = dataclasses.replace(COMBAT, game=dataclasses.replace(COMBAT.game, takes_back=takes_back))
    match = Match(lambda: Umpire(chosen, options=OPTIONS, seed=SEED))
    submit(match, match.umpire.waiting[0], "unit S1")
    assert seen == [(match.spectator, match.spectator)]


def test_games_that_say_nothing_of_it_take_nothing_back() -> None:
    match = begun_match()
    submit(match, 0, "a4-a5")
    assert not any(match.may_take_back(seat) for seat in (0, 1))


def room() -> Room:
    seats = [SeatPlan("human"), SeatPlan("human")]
    plan = TableSpec(
        "t" * 12, 0, "combat", COMBAT.game.version, COMBAT.read_options(OPTIONS), seats, SEED, digest("in")
    )
    made = Room(plan)
    for seat, name in enumerate(("Anna", "Ben")):
        made.do(Took(seat, name, digest(name)))
    return made


def test_a_room_that_is_loaded_anew_stands_where_it_stood_and_its_record_knows_nothing_of_it() -> None:
    log, played, record = [], room(), None
    script = iter(deployed()[0].played)

    def do(entry: Acted | Undone) -> None:
        played.do(entry)
        log.append(entry)

    for seat, action in script:
        do(Acted(seat, action, played.match.viewers[seat].seq))
    seat = played.match.umpire.waiting[0]
    assert "undo" not in played.acts(seat)
    do(Acted(seat, towards(seat, "S1"), played.match.viewers[seat].seq))
    assert "undo" in played.acts(seat)
    assert all("undo" not in played.acts(other) for other in (1 - seat, played.match.spectator))
    do(Undone(seat, played.match.viewers[seat].seq))
    do(Acted(seat, towards(seat, "S2"), played.match.viewers[seat].seq))
    again = room()
    for entry in log:
        again.do(entry)
    assert position(again.match) == position(played.match)
    assert [viewer.log for viewer in again.match.viewers.values()] == [
        viewer.log for viewer in played.match.viewers.values()
    ]
    do(Acted(seat, "resign", played.match.viewers[seat].seq))
    record = showing.record_of(played, played.match.spectator)()
    assert towards(seat, "S1") not in record and towards(seat, "S2") in record
    assert verify(record, variant).ok
    total = played.replay(0).total
    told = [event["kind"] for at in range(1, total + 1) for event in played.replay(at).told]
    assert told.count("moved") == 1 and "taken_back" not in told


def test_whoever_takes_back_is_there() -> None:
    played = room()
    for seat, action in deployed()[0].played:
        played.do(Acted(seat, action, played.match.viewers[seat].seq))
    seat = played.match.umpire.waiting[0]
    played.do(Acted(seat, towards(seat, "S1"), played.match.viewers[seat].seq))
    played.do(Absent(seat, 120))
    assert [one.seat for one in played.absent_seats.shown()] == [played.seats[seat]]
    played.do(Undone(seat, played.match.viewers[seat].seq))
    assert played.absent_seats.shown() == []


def test_each_side_may_change_its_mind_so_often(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(undoing, "MAX_UNDONE", 1)
    match, seat = deployed()
    for side in (seat, 1 - seat):
        submit(match, side, towards(side, "S1"))
        undo(match, side)
        submit(match, side, towards(side, "S1"))
        assert not match.may_take_back(side)
        while match.umpire.waiting == (side,):
            submit(match, side, "end")


@pytest.mark.anyio
async def test_it_is_asked_for_over_http(api: Api, tmp_path: Path) -> None:
    made = await api.table("combat", options=OPTIONS)
    tokens = [await api.sit(made, seat, name) for seat, name in (("West", "Anna"), ("East", "Ben"))]
    table = f"/api/tables/{made['id']}"

    async def whole(seat: int) -> dict[str, Any]:
        found: dict[str, Any] = (await api.get(table, tokens[seat])).json()
        return found

    async def act(action: str) -> int:
        seat = COMBAT.seat_names.index((await whole(0))["view"]["to_act"][0])
        seq = (await whole(seat))["seq"]
        body = {"action": action.format(x=42 if seat else 5), "seq": seq}
        done = await api.post(f"{table}/actions", body, tokens[seat])
        assert done.status_code == 200, done.text
        return seat

    for unit, y in PLACES.items():
        for _ in range(2):
            await act(f"deploy {unit} {{x}},{y}")
    seat = await act("unit S1")
    seen = await whole(seat)
    assert "undo" in seen["table"]["acts"] and seen["view"]["picked"] is not None
    late = await api.post(f"{table}/undo", {"seq": seen["seq"] - 1}, tokens[seat])
    assert late.status_code == 409 and late.json()["error"] == "stale"
    other = await api.post(f"{table}/undo", {"seq": (await whole(1 - seat))["seq"]}, tokens[1 - seat])
    assert other.status_code == 409 and other.json()["error"] == "stands"
    done = await api.post(f"{table}/undo", {"seq": seen["seq"]}, tokens[seat])
    assert done.status_code == 200
    assert done.json()["view"]["picked"] is None and "undo" not in done.json()["table"]["acts"]


def test_after_an_undo_the_log_numbers_moves_as_the_replay_does() -> None:
    match, seat = deployed()
    submit(match, seat, towards(seat, "S1"))
    undo(match, seat)
    for act in ("unit O1", towards(seat, "O1"), "end"):
        submit(match, seat, act)
        for viewer in match.viewers.values():
            moves = [line["move"] for line in map(json.loads, map(bytes, viewer.log)) if "move" in line]
            assert moves[-1] == len(match.positions) - 1, act
