"""Tests of tables of three: waiting for everybody, draws, leaving, names in sentences, rotation in a rematch."""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
import pytest
from tests.host.conftest import Api
from tests.host.rooms import last_text

from sandtable.bots.levels import usual
from sandtable.engine.game import Variant
from sandtable.engine.records import verify
from sandtable.games import variant
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Acted, DrawSaid, Entry, Filled, Left, SeatPlan, TableSpec, Took
from sandtable.host.table import showing
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

ADA, BO, CY = 0, 1, 2
NAMES = ("Anna", "Ben", "Cleo")
SEED = bytes(range(32))


@pytest.fixture(autouse=True)
def toy(toy_listed: Variant) -> Variant:
    return toy_listed


def spec(*kinds: str) -> TableSpec:
    """Return the spec of a table of three; a kind is `human` or a bot's level."""
    plans = [SeatPlan("human") if kind == "human" else SeatPlan("bot", kind) for kind in kinds or ("human",) * 3]
    toy = variant("toy")
    return TableSpec("t" * 12, 0, "toy", toy.game.version, toy.read_options({}), plans, SEED, digest("invite"))


def new_room(*kinds: str) -> Room:
    room = Room(spec(*kinds))
    room.match.follow(room.match.viewers, room.match.viewers)
    return room


def sit(room: Room, *seats: int) -> Room:
    for seat in seats:
        room.do(Took(seat, NAMES[seat], digest(NAMES[seat])))
    return room


def seated() -> Room:
    return sit(new_room(), ADA, BO, CY)


def play(room: Room, seat: int, action: int | str) -> None:
    room.do(Acted(seat, action, room.match.viewers[seat].seq))


def stake_all(room: Room) -> Room:
    """Let everybody lay their first stake; it is Ada's turn then."""
    for seat in (ADA, BO, CY):
        play(room, seat, room.match.umpire.legal(seat)[0])
    return room


def play_on(room: Room, decisions: int) -> None:
    """Draw cards, so that nothing is decided."""
    for _ in range(decisions):
        seat = room.match.umpire.waiting[0]
        play(room, seat, "draw")


def begun() -> Room:
    """Return a room in which somebody has had a turn, so that leaving loses the game."""
    room = stake_all(seated())
    play_on(room, 1)
    assert room.match.begun
    return room


def refused(room: Room, entry: Entry) -> str:
    with pytest.raises(Refusal) as refusal:
        room.do(entry)
    return refusal.value.error


def names(room: Room) -> list[str | None]:
    return [seat.name for seat in showing.table(room, ADA).seats]


def test_secret_choices_may_be_made_before_all_are_there_but_no_turn_begins() -> None:
    room = sit(new_room(), ADA, BO)
    play(room, ADA, room.match.umpire.legal(ADA)[0])
    play(room, BO, room.match.umpire.legal(BO)[0])
    assert not room.seating.started and room.open
    sit(room, CY)
    play(room, CY, room.match.umpire.legal(CY)[0])
    play_on(room, 1)


def test_the_first_turn_waits_until_every_seat_is_taken() -> None:
    room = stake_all(seated())
    room.seating.people[CY] = None  # as in a game that begins with a turn
    assert refused(room, Acted(ADA, "draw", room.match.viewers[ADA].seq)) == "not_started"
    sit(room, CY)
    play(room, ADA, "draw")


def ending(room: Room) -> tuple[str, list[str]] | None:
    """Return how the game ended and who won it, or None while it goes on."""
    return (room.ended.termination, room.ended.winners) if room.ended else None


def test_a_draw_needs_everybody() -> None:
    room = begun()
    room.do(DrawSaid(BO, "offer"))
    assert all("draw" in room.acts(seat) for seat in (ADA, CY))
    room.do(DrawSaid(ADA, "accept"))
    assert ending(room) is None and "draw" not in room.acts(ADA) and "draw" in room.acts(CY)
    room.do(DrawSaid(CY, "accept"))
    assert ending(room) == ("agreed", [])


def test_one_who_declines_is_enough() -> None:
    room = begun()
    room.do(DrawSaid(BO, "offer"))
    room.do(DrawSaid(ADA, "accept"))
    room.do(DrawSaid(CY, "decline"))
    assert room.ended is None and showing.table(room, ADA).offers.draw is None


def test_a_computer_player_goes_on_for_whoever_leaves() -> None:
    room = begun()
    room.do(DrawSaid(BO, "offer"))
    room.do(Left(BO))
    assert room.ended is None and room.seating.is_bot(BO) and room.seating.plans[BO].level == usual(room.variant)
    assert names(room) == ["Anna", "Recruit Budd", "Cleo"] and showing.table(room, ADA).offers.draw is None
    said = [last_text(room, number) for number in room.match.viewers if number != BO]
    assert said == ["Ben has left. Recruit Budd takes over."] * 3
    with pytest.raises(Refusal):
        room.seating.of("Ben")
    assert refused(room, Took(BO, "Eve", digest("eve"))) == "taken"
    assert f'[Bo "Ben, then {usual(room.variant)}"]' in showing.record_of(room, ADA)()
    play_on(room, 1)


def test_the_last_person_who_leaves_ends_the_game() -> None:
    room = begun()
    room.do(Left(BO))
    room.do(Left(CY))
    room.do(Left(ADA))
    assert room.ended is not None and room.ended.termination == "left"
    assert (room.ended.winners, room.ended.losers) == (["Bo", "Cy"], ["Ada"])
    verdict = verify(showing.record_of(room, room.match.spectator)(), variant)
    assert verdict.ok, verdict.problem


def test_before_the_game_a_seat_that_is_left_is_free_again() -> None:
    room = sit(new_room(), ADA, BO)
    room.do(Left(BO))
    assert not room.seating.taken(BO) and room.ended is None
    sit(room, BO, CY)
    assert room.seating.started


def test_whoever_waits_too_long_fills_the_table_with_computer_players() -> None:
    room = sit(new_room("human", "human", "recruit"), ADA)
    assert "fill" in room.acts(ADA) and "fill" not in room.acts(BO), "only those who sit may"
    room.do(Filled(ADA))
    assert room.seating.started and names(room) == ["Anna", "Recruit Twigg", "Recruit Budd"], "it keeps its name"
    assert refused(room, Took(BO, "Ben", digest("Ben"))) == "taken"
    assert refused(room, Filled(ADA)) == "no_free_seat"


def test_computer_players_are_told_apart() -> None:
    room = sit(new_room("human", "recruit", "sergeant"), ADA)
    assert names(room) == ["Anna", "Recruit Budd", "Sergeant Pike"]
    alike = sit(new_room("human", "recruit", "recruit"), ADA)
    assert names(alike) == ["Anna", "Recruit Budd", "Recruit Twigg"]
    named = new_room("human", "human", "recruit")
    named.do(Took(ADA, "Recruit Budd", digest("Anna")))
    assert names(named) == ["Recruit Budd (Ada)", None, "Recruit Budd (Cy)"]


def test_results_call_the_players_by_name() -> None:
    room = stake_all(seated())
    while room.ended is None:
        seat = room.match.umpire.waiting[0]
        play(room, seat, room.match.umpire.legal(seat)[0])
    result = room.match.umpire.view(ADA)["result"]
    assert set(result["winners"]) <= {"Ada", "Bo", "Cy"}, "data holds seats"
    assert not any(seat in result["text"] for seat in ("Ada", "Bo", "Cy")), "a sentence holds names"
    assert room.ended.winners == result["winners"]
    everybody = {*room.ended.winners, *room.ended.losers}
    assert everybody == ({"Ada", "Bo", "Cy"} if room.ended.winners else set())


def test_what_happened_together_has_one_number() -> None:
    room = begun()
    for viewer in room.match.viewers.values():
        numbers = [number_of(line) for line in viewer.log]
        assert numbers == sorted(numbers) and numbers[-1] <= viewer.n
    assert len(set(numbers)) < len(numbers), "an update may hold several events"


def number_of(line: Any) -> int:
    return int(msgspec.json.decode(line)["n"])


async def look(api: Api, made: dict[str, str], token: str) -> dict[str, Any]:
    return dict((await api.get(f"/api/tables/{made['id']}", token)).json())


async def test_people_and_a_computer_player_play_to_the_end_and_move_round(api: Api) -> None:
    kinds = [{"kind": "human"}, {"kind": "bot", "level": "recruit"}, {"kind": "human"}]
    made = await api.table("toy", players=3, seats=kinds)
    tokens = {"Ada": await api.sit(made, "Ada", "Anna"), "Cy": await api.sit(made, "Cy", "Cleo")}
    await play_out(api, made, tokens)
    for token in tokens.values():
        answer = await api.post(f"/api/tables/{made['id']}/rematch", {"answer": "yes"}, token)
        assert answer.status_code == 200, answer.text
    following = {"id": answer.json()["table"]["rematch"]}
    moved = {seat: (await look(api, following, token))["you"] for seat, token in tokens.items()}
    assert moved == {"Ada": "Bo", "Cy": "Ada"}, "everybody moves one seat on, so that another begins"
    after = await look(api, following, tokens["Ada"])
    assert [seat["kind"] for seat in after["table"]["seats"]] == ["human", "human", "bot"]
    assert after["table"]["started"]


async def test_a_table_that_is_filled_begins(api: Api) -> None:
    made = await api.table("toy", players=3)
    token = await api.sit(made, "Bo", "Ben")
    filled = await api.post(f"/api/tables/{made['id']}/fill", {}, token)
    assert filled.status_code == 200 and filled.json()["table"]["started"]
    await play_out(api, made, {"Bo": token})


async def test_a_computer_player_takes_a_turn_at_once_for_whoever_leaves(api: Api) -> None:
    made = await api.table("toy", players=3)
    tokens = {seat: await api.sit(made, seat, name) for seat, name in zip(("Ada", "Bo", "Cy"), NAMES, strict=True)}
    left = await api.post(f"/api/tables/{made['id']}/leave", {}, tokens.pop("Bo"))
    assert left.status_code == 200 and left.json()["you"] is None
    await play_out(api, made, tokens)
    ended = (await look(api, made, tokens["Ada"]))["table"]["ended"]
    assert ended["termination"] in ("stakes", "plies")


async def play_out(api: Api, made: dict[str, str], tokens: dict[str, str]) -> None:
    """Let the people take their first choices until the game is over."""
    for _ in range(400):
        for token in tokens.values():
            now = await look(api, made, token)
            if now["table"]["ended"]:
                return
            if now["legal"]:
                request = {"action": now["legal"][0]["id"], "seq": now["seq"]}
                done = await api.post(f"/api/tables/{made['id']}/actions", request, token)
                assert done.status_code == 200, done.text
        await asyncio.sleep(0.005)
    raise AssertionError("the game does not end")
