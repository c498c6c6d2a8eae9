"""Tests of tables that go on from a position of a finished game: the past is complete, later chance is new."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest
from tests.host.called_off import over
from tests.host.conftest import Api
from tests.host.games import SOUTH
from tests.host.rooms import active, begun, last_of, play, played_out

from sandtable.engine.records import verify
from sandtable.engine.umpire import Umpire
from sandtable.games import at_tables, variant
from sandtable.host.protocol.requests import PlayOn
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import SeatPlan
from sandtable.host.table import showing
from sandtable.host.table.continuing import continued
from sandtable.host.table.rematch import next_table
from sandtable.host.table.room import Room

BY_DAY = ("stratego-lightning", "warkings")
"""An army that is laid out, more than two players: the other variants, at night, have nothing else to continue."""


@pytest.mark.parametrize(
    "id", [pytest.param(id, marks=() if id in BY_DAY else pytest.mark.nightly) for id in at_tables()]
)
def test_it_begins_with_all_that_was_and_its_record_holds(id: str) -> None:
    room = played_out(id)
    at = last_of(room) // 2
    plan = continued(active(room), PlayOn(at, room.seats[0]), "s", 1)
    again = Room(plan)
    then, now = room.replay(at), again.match
    for seat, name in enumerate(room.seats):
        assert now.view(seat) == then.views[name], "it stands where the replay stood"
        assert [event["kind"] for event in decoded(now, seat)], "the log tells of what was before"
    assert plan.seed != room.spec.seed and plan.seats[0] == SeatPlan("human")
    assert all(other.kind == "bot" for other in plan.seats[1:])
    further = played_out(id, 2, plan)
    record = showing.record_of(further, further.match.spectator)()
    assert verify(record, variant).ok, verify(record, variant)
    assert further.replay(at).views == then.views, "its replay begins with the game before"
    assert Room(plan).match.packed(0) == again.match.packed(0), "after a restart it is the same"


def decoded(match: Any, seat: int) -> list[dict[str, Any]]:
    return [msgspec.json.decode(line) for line in match.viewers[seat].log]


def test_a_computer_player_is_told_all_that_its_seat_has_seen() -> None:
    room = played_out("warkings")
    at = last_of(room) // 2
    again = Room(continued(active(room), PlayOn(at, "A"), "s", 1))
    before = Umpire(room.variant, len(room.seats), room.spec.options, room.spec.seed)
    shown = [before.packed(1)]
    for seat, action in (act for part in room._replay.parts(at) for act in part):
        before.act(seat, action)
        if before.packed(1) != shown[-1]:
            shown.append(before.packed(1))
    assert again.match.seen(1)[0] == shown[0] and again.match.seen(1)[-1] == shown[-1]
    assert set(shown) <= set(again.match.seen(1))


def test_chance_after_it_is_new_and_chance_before_it_is_not() -> None:
    room = played_out("soldier")
    at = last_of(room) // 3
    first, second = (continued(active(room), PlayOn(at, "A"), "s", 1) for _ in range(2))
    games = [Room(plan).match.umpire for plan in (first, second)]
    assert games[0].moves == games[1].moves == room.match.umpire.moves[: len(games[0].moves)]
    assert games[0].stream.seed != games[1].stream.seed and games[0].stream.drawn == 0


def test_what_went_on_once_goes_on_again() -> None:
    """Its chance then comes from three seeds in turn."""
    room = played_out("warkings")
    once = played_out("warkings", 5, continued(active(room), PlayOn(last_of(room) // 3, "A"), "s", 1))
    twice = continued(active(once), PlayOn(last_of(once) - 1, "B"), "s", 2)
    assert twice.earlier is not None and len(twice.earlier.seeds) == 2
    further = played_out("warkings", 6, twice)
    assert verify(showing.record_of(further, further.match.spectator)(), variant).ok
    back = continued(active(once), PlayOn(2, "B"), "s", 2)
    assert back.earlier is not None and [seed for _, seed in back.earlier.seeds] == [room.spec.seed]


def test_a_record_with_a_wrong_beginning_does_not_hold() -> None:
    room = played_out("warkings")
    further = played_out("warkings", 5, continued(active(room), PlayOn(last_of(room) // 2, "A"), "s", 1))
    record = showing.record_of(further, further.match.spectator)()
    seed = room.spec.seed.hex()
    assert seed in record
    assert not verify(record.replace(seed, "07" * 32), variant).ok
    assert "[Earlier]" in verify(record.replace(seed, "7"), variant).problem


def test_the_next_table_begins_from_the_beginning() -> None:
    room = played_out("warkings")
    further = played_out("warkings", 5, continued(active(room), PlayOn(3, "A"), "s", 1))
    plan, _ = next_table(active(further), 9)
    assert plan.earlier is None and Room(plan).match.umpire.moves[0][0] >= 0


def refusal(room: Room, *request: Any) -> str:
    with pytest.raises(Refusal) as refused:
        continued(active(room), PlayOn(*request), "s", 1)
    return refused.value.error


def test_where_it_cannot_be_played_on() -> None:
    room = begun()
    assert refusal(room, 0, "South") == "not_over"
    play(room, SOUTH, "resign")
    last = last_of(room)
    assert refusal(room, last, "South") == "over"
    assert refusal(room, last + 1, "South") == "bad_position"
    assert refusal(room, 0, "Nobody") == "no_seat"
    assert refusal(room, 0, "South", "nobody") == "bad_level"


async def test_over_http_everybody_may(api: Api) -> None:
    path, _ = await over(api)
    made = await api.post(f"{path}/continuations", {"at": 0, "seat": "North"})
    assert made.status_code == 201, made.text
    token = await api.sit(made.json(), "North")
    table = (await api.get(f"/api/tables/{made.json()['id']}", token)).json()
    assert table["you"] == "North" and [seat["kind"] for seat in table["table"]["seats"]] == ["bot", "human"]
    assert (await api.post(f"{path}/continuations", {"at": 99, "seat": "North"})).status_code == 422
