"""Tests of a room: seats, offers, calling off, leaving, the end."""

from __future__ import annotations

import hashlib

import pytest
from tests.host.games import NORTH, SEED, SOUTH, new_room, setup, spec
from tests.host.rooms import begun, play, refused, seated, table

from sandtable.engine.records import verify
from sandtable.games import variant
from sandtable.host.refusals import Refusal
from sandtable.host.store.entries import Aborted, Acted, DrawSaid, Entry, Left, Rematched, RematchSaid, Took
from sandtable.host.table import showing
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest


def test_seats_are_taken_once() -> None:
    room = new_room()
    assert not table(room).started and [seat.taken for seat in table(room).seats] == [False, False]
    room.do(Took(SOUTH, "Anna", digest("south")))
    assert refused(room, Took(SOUTH, "Eve", digest("eve"))) == "taken"
    assert not table(room).started
    room.do(Took(NORTH, "Ben", digest("north")))
    assert table(room).started and [seat.name for seat in table(room).seats] == ["Anna", "Ben"]


def test_nobody_takes_the_seat_of_a_computer_player() -> None:
    room = new_room("human", "sergeant")
    assert refused(room, Took(NORTH, "Eve", digest("eve"))) == "taken"
    assert table(room).seats[NORTH].kind == "bot" and table(room).seats[NORTH].level == "sergeant"


def test_a_token_stands_for_its_own_seat_and_no_other() -> None:
    room = seated()
    seating = room.seating
    assert seating.of("north") == NORTH and seating.holds(SOUTH, "south") and not seating.holds(SOUTH, "north")
    with pytest.raises(Refusal) as wrong:
        seating.of("guess")
    assert wrong.value.status == 403
    with pytest.raises(Refusal):
        room.check_invite("guess")
    room.check_invite("invite")


def test_nothing_secret_stands_in_the_table() -> None:
    room = seated()
    shown = str(table(room))
    assert SEED.hex() not in shown and digest("south") not in shown and digest("invite") not in shown
    assert table(room).commitment == hashlib.sha256(SEED).hexdigest()


def test_a_draw_is_offered_and_agreed() -> None:
    room = begun()
    assert "draw" in table(room).acts
    room.do(DrawSaid(SOUTH, "offer"))
    assert table(room).offers.draw == "South" and "draw" not in table(room).acts
    assert "draw" in table(room, NORTH).acts
    assert refused(room, DrawSaid(SOUTH, "accept")) == "no_offer"
    room.do(DrawSaid(NORTH, "accept"))
    ended = table(room).ended
    assert ended is not None and ended.winners == [] and ended.termination == "agreed"
    assert table(room).acts == ["rematch"] and room.match.over
    assert refused(room, DrawSaid(SOUTH, "offer")) == "no_draw"


def test_a_declined_draw_is_not_offered_again_before_the_next_action() -> None:
    room = begun()
    room.do(DrawSaid(SOUTH, "offer"))
    room.do(DrawSaid(NORTH, "decline"))
    assert table(room).offers.draw is None
    assert refused(room, DrawSaid(SOUTH, "offer")) == "no_draw"
    play(room, SOUTH, "a5-a6")
    room.do(DrawSaid(SOUTH, "offer"))
    play(room, NORTH, "b6-b5")
    assert table(room).offers.draw is None, "playing on declines"


def test_computer_players_are_not_asked_for_a_draw() -> None:
    room = new_room("human", "recruit")
    room.do(Took(SOUTH, "Anna", digest("south")))
    assert "draw" not in table(room).acts
    assert refused(room, DrawSaid(SOUTH, "offer")) == "no_draw"


def test_a_game_is_called_off_before_the_first_move_only() -> None:
    room = seated()
    play(room, SOUTH, setup(SOUTH))
    play(room, NORTH, setup(NORTH))
    assert "abort" in table(room).acts
    called_off = seated()
    called_off.do(Aborted(NORTH))
    ended = table(called_off).ended
    assert ended is not None and ended.termination == "aborted" and ended.winners == []
    told = [one and one.text for one in map(called_off.ended_for, (SOUTH, NORTH, called_off.match.spectator))]
    called, own = (
        f"{name} called the game off before it began." for name in (called_off.seating.called()[NORTH], "You")
    )
    assert told == [called, own, called] and table(called_off, NORTH).ended == called_off.ended_for(NORTH)
    play(room, SOUTH, "a4-a5")
    assert "abort" not in table(room).acts
    assert refused(room, Aborted(SOUTH)) == "too_late"


def test_leaving_frees_the_seat_calls_off_or_loses() -> None:
    waiting = new_room()
    waiting.do(Took(SOUTH, "Anna", digest("south")))
    waiting.do(Left(SOUTH))
    assert not waiting.seating.taken(SOUTH) and waiting.ended is None
    waiting.do(Took(SOUTH, "Carl", digest("carl")))

    early = seated()
    play(early, SOUTH, setup(SOUTH))
    early.do(Left(NORTH))
    assert early.ended is not None and early.ended.termination == "aborted"

    late = begun()
    late.do(Left(NORTH))
    assert late.ended is not None and late.ended.termination == "left" and late.ended.winners == ["South"]
    assert refused(late, Left(SOUTH)) == "over"


def test_the_rules_end_a_game_too() -> None:
    room = begun()
    play(room, SOUTH, "resign")
    ended = table(room).ended
    assert ended is not None and ended.termination == "resign" and ended.winners == ["North"]
    assert ended.clause == "ST-R-80" and ended.text
    assert table(room).seed == SEED.hex()


def test_the_seed_and_the_replay_wait_for_the_end() -> None:
    room = begun()
    assert table(room).seed is None
    with pytest.raises(Refusal) as early:
        room.replay(0)
    assert early.value.error == "not_over"
    assert SEED.hex() not in showing.record_of(room, SOUTH)()
    room.do(Left(SOUTH))
    assert table(room).seed == SEED.hex()


def test_a_replay_goes_forth_and_back() -> None:
    room = begun()
    room.do(Left(SOUTH))
    total = room.replay(0).total
    assert total == 4, "each set-up's end and each move is news to all"
    forth = [room.replay(at) for at in range(total + 1)]
    assert room.replay(2) == forth[2], "going back plays from the beginning"
    assert forth[total].views["South"] == room.match.umpire.view(SOUTH)
    assert forth[0].views["spectator"]["phase"] == "setup" and forth[3].text == "South a4-a5"
    with pytest.raises(Refusal):
        room.replay(total + 1)


def test_records_of_every_ending_verify() -> None:
    endings: list[list[Entry]] = [
        [Left(NORTH)],
        [DrawSaid(SOUTH, "offer"), DrawSaid(NORTH, "accept")],
        [Acted(SOUTH, "resign", 4)],
    ]
    for ending in endings:
        room = begun()
        for entry in ending:
            room.do(entry)
        verdict = verify(showing.record_of(room, room.match.spectator)(), variant)
        assert verdict.ok, verdict.problem
        assert '[South "Anna"]' in showing.record_of(room, SOUTH)()


def test_replaying_the_log_gives_the_same_room() -> None:
    log: list[Entry] = [Took(SOUTH, "Anna", digest("south")), Took(NORTH, "Ben", digest("north"))]
    room = seated()
    for seat, action in ((SOUTH, setup(SOUTH)), (NORTH, setup(NORTH)), (SOUTH, "a4-a5")):
        log.append(play(room, seat, action))
    more: list[Entry] = [
        DrawSaid(SOUTH, "offer"),
        DrawSaid(NORTH, "accept"),
        RematchSaid(SOUTH, True),
        Rematched("next"),
    ]
    for entry in more:
        room.do(entry)
        log.append(entry)
    again = Room(spec())
    for entry in log:
        again.do(entry)
    for viewer in room.match.viewers:
        assert showing.table(again, viewer) == showing.table(room, viewer)
        assert again.match.resync(viewer) == room.match.resync(viewer)


def test_sentences_call_the_players_by_name_and_data_by_seat() -> None:
    room = begun()
    told = room.match.umpire.preview(SOUTH, "help a7")
    assert told["seat"] == "North" and told["text"].startswith("Ben’s hidden piece")
    play(room, SOUTH, "resign")
    result = room.match.umpire.view(SOUTH)["result"]
    assert result["winners"] == ["North"] and result["text"] == "You resigned. Ben wins."
