"""Tests of reaction windows in a room: who is asked, what is sealed, and how answers are played."""

from __future__ import annotations

import random

import pytest
from tests.host.reactions import HANDS, SEATS, SEED, WATCHING, A, B, C, D, Games, Table, games, position

from sandtable.engine.records import verify
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.host.protocol import encode
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.store.entries import Acted, Entry, Filled, Left, Ordered, TimeUp, Took
from sandtable.host.table import showing
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

__all__ = ["games"]

ATTACK = ("A ADVANCE Rifleman B.Marine", "A LAY Attack")
"""A has attacked B: C, D and A are asked."""


def attacked(games: Games, **hands: str) -> Table:
    table = Table(games, position(drawn=True, hands={**HANDS, **hands}))
    table.play(*ATTACK)
    assert (table.phase, table.asks, table.open_to) == ("W-OPEN", "CDA", "CDA")
    return table


def shown(table: Table, viewer: str) -> bytes:
    """Return all that a viewer could ask for now."""
    room = table.room
    number = room.match.spectator if viewer == WATCHING else SEATS.index(viewer)
    return encode([room.match.resync(number), showing.table(room, number), room.replay(0) if room.ended else None])


def refused(table: Table, entry: Entry) -> str:
    before = [shown(table, viewer) for viewer in (*table.room.seats, WATCHING)]
    with pytest.raises(Refusal) as refusal:
        table.room.do(entry)
    assert [shown(table, viewer) for viewer in (*table.room.seats, WATCHING)] == before
    return refusal.value.error


# ---- asking ----


def test_everybody_named_by_the_rules_is_asked_at_once(games: Games) -> None:
    table = Table(games, position())
    assert (table.phase, table.asks, table.open_to) == ("W-START", "BCD", "BCD")
    assert table.choices("B")[:2] == ["PASS", "SNIPE C.Ninja"] and table.choices("D") == ["PASS", "BOMB"]
    for seat in (B, C, D):
        whole = table.room.match.resync(seat)
        assert whole.ask is not None and whole.ask.kind == "W-START" and whole.view["to_act"][0] == SEATS[seat]
    assert table.room.match.resync(table.room.match.spectator).view["to_act"] == ["B", "C", "D"]


def test_no_window_opens_before_everybody_is_there(games: Games) -> None:
    spec = games.spec(position())
    room = Room(spec)
    for seat in (A, B, C):
        room.do(Took(seat, SEATS[seat], digest(SEATS[seat])))
        assert room.match.windows.window is None
    room.do(Filled(A))
    window = room.match.windows.window
    assert window is not None and window.asks == (B, C, D) and room.match.windows.number == 1


def test_an_answer_is_sealed_and_nobody_else_notices(games: Games) -> None:
    table = Table(games, position())
    for seat, answer in (("D", "BOMB"), ("C", "SNIPE B.Marine")):
        others = [viewer for viewer in (*SEATS, WATCHING) if viewer != seat]
        before, n = [shown(table, viewer) for viewer in others], table.room.match.viewers[SEATS.index(seat)].n
        table.act(seat, answer)
        assert [shown(table, viewer) for viewer in others] == before
        own = table.room.match.resync(SEATS.index(seat))
        assert (own.n, own.legal, own.ask) == (n + 1, [], None)
        assert table.room.match.windows.answer(SEATS.index(seat)) == answer
    assert table.phase == "W-START" and table.open_to == "B"


def test_nobody_answers_twice(games: Games) -> None:
    table = Table(games, position())
    seq = table.room.match.viewers[C].seq
    table.act("C")
    assert refused(table, Acted(C, "SNIPE B.Marine", seq + 1)) == "sealed"
    with pytest.raises(Stale):
        table.room.do(Acted(C, "SNIPE B.Marine", seq))


def test_what_is_not_allowed_is_refused_at_once(games: Games) -> None:
    table = Table(games, position())
    seqs = [viewer.seq for viewer in table.room.match.viewers.values()]
    assert refused(table, Acted(B, "BOMB", seqs[B])) == "illegal"
    assert refused(table, Acted(B, "INTERFERE Marine", seqs[B])) == "illegal"
    assert refused(table, Acted(B, "nonsense", seqs[B])) == "unreadable"
    assert refused(table, Acted(A, "DRAW_PILE", seqs[A])) == "illegal", "A is not asked, and has to wait"


# ---- playing ----


@pytest.mark.parametrize("order", ["BCD", "DCB", "CBD"])
def test_answers_are_played_in_the_order_of_the_rules(games: Games, order: str) -> None:
    table = Table(games, position())
    answers = {"B": "SNIPE C.Ninja", "C": "SNIPE B.Marine", "D": "BOMB"}
    for seat in order:
        table.act(seat, answers[seat])
    assert (table.phase, table.asks) == ("MIRROR", "C"), "B is the first to be asked, so B's shot falls first"
    table.play("C MIRROR")
    assert (table.phase, table.open_to) == ("W-START", "B"), "whoever has shot is asked again; C and D are sealed"
    table.play("B PASS")
    assert (table.phase, table.open_to) == ("MIRROR", "B")
    table.play("B NO_MIRROR", "C PASS")
    assert table.phase == "DUD" and table.told(WATCHING)[-5:] == ["shot", "mirrored", "shot", "fell", "bombed"]


def test_passes_are_told_to_nobody(games: Games) -> None:
    table = Table(games, position())
    before = table.numbers()
    told = table.told(WATCHING)
    table.play("B PASS", "C PASS", "D PASS")
    assert table.phase == "draw" and table.told(WATCHING) == told
    assert [after - n for after, n in zip(table.numbers(), before, strict=True)] == [1, 2, 2, 1, 1], (
        "one update for everybody, and one for who had sealed an answer before"
    )


def test_an_answer_that_has_become_illegal_is_asked_anew(games: Games) -> None:
    table = Table(games, position())
    table.play("D PASS", "C SNIPE D.Officer", "B SNIPE D.Officer", "D NO_MIRROR")
    assert (table.phase, table.asks, table.open_to) == ("W-START", "BCD", "BC")
    assert "SNIPE D.Officer" not in table.choices("C") and "SNIPE D.Sapper" in table.choices("C")
    table.play("C SNIPE D.Sapper", "B PASS", "D NO_MIRROR", "C PASS")
    assert table.phase == "draw" and table.told(WATCHING).count("fell") == 2


def test_interfering_opens_a_new_window_for_everybody(games: Games) -> None:
    table = attacked(games)
    number = table.room.match.windows.number
    table.play("D BOMB", "A PASS", "C INTERFERE Pilot")
    assert (table.phase, table.asks, table.open_to) == ("W-OPEN", "BDA", "BDA")
    assert table.room.match.windows.number == number + 1
    table.play("A PASS", "D PASS", "B INTERFERE Ranger")
    assert (table.phase, table.asks, table.open_to) == ("W-OPEN", "CDA", "CDA")


def test_a_shot_does_not_open_a_new_window(games: Games) -> None:
    table = attacked(games)
    table.play("D PASS", "A PASS", "C SNIPE B.Ranger", "B NO_MIRROR")
    assert (table.phase, table.asks, table.open_to) == ("W-OPEN", "CDA", "C")
    table.play("C INTERFERE Pilot")
    assert (table.phase, table.asks, table.open_to) == ("W-OPEN", "BDA", "BDA")


def test_a_bomb_closes_the_window(games: Games) -> None:
    table = attacked(games, A="Advance Attack T1 Sniper")
    table.play("A SNIPE C.Ninja", "D BOMB", "C PASS")
    assert (table.phase, table.asks, table.open_to) == ("DUD", "ABC", "ABC")
    table.play("C NO_DUD", "B NO_DUD", "A NO_DUD")
    assert (table.phase, table.open_to) == ("lose", "A"), "A's shot, sealed behind the Bomb, is forgotten"
    table.play("A LOSE Scout", "B LOSE Marine", "C LOSE Ninja")
    assert table.phase == "draw" and "shot" not in table.told(WATCHING)


def test_a_super_dud_ends_the_question(games: Games) -> None:
    table = Table(games, position(hands={**HANDS, "B": "Bomb T1", "C": "SuperDud T1", "D": "Dud T1"}))
    table.play("C PASS", "D PASS", "B BOMB")
    assert (table.phase, table.asks) == ("DUD", "CDA")
    table.play("D DUD", "A NO_DUD", "C SUPERDUD")
    assert table.phase == "draw" and table.room.match.resync(D).view["hand"]["Dud"] == 1, "C was asked before D"


def test_windows_after_later_lays(games: Games) -> None:
    table = attacked(games)
    table.play("C PASS", "D PASS", "A PASS", "B LAY Block")
    assert (table.phase, table.asks, table.open_to) == ("W-LAY", "BCD", "BCD")
    table.play("B PASS", "C PASS", "D PASS")
    assert (table.phase, table.open_to) == ("answer", "A")


# ---- the time is up ----


def test_when_the_time_is_up_whoever_has_not_answered_passes(games: Games) -> None:
    table = Table(games, position())
    table.act("C", "SNIPE B.Marine")
    assert refused(table, TimeUp(2)) == "no_window"
    table.do(TimeUp(1))
    assert (table.phase, table.open_to) == ("MIRROR", "B")
    table.do(TimeUp(2))
    assert (table.phase, table.open_to) == ("W-START", "C"), "D has passed"
    table.do(TimeUp(3))
    assert table.phase == "draw" and refused(table, TimeUp(3)) == "no_window"


def test_an_answer_that_comes_too_late_does_not_count_in_the_next_window(games: Games) -> None:
    table = attacked(games)
    seq, choices = table.room.match.viewers[D].seq, table.room.match.viewers[D].question
    table.play("A PASS", "C INTERFERE Pilot")
    table.do(TimeUp(table.room.match.windows.number))
    assert table.asks == "BDA" and table.room.match.viewers[D].question == choices, "the same choices"
    with pytest.raises(Stale):
        table.room.do(Acted(D, "BOMB", seq))


# ---- standing orders ----


WINDOWS = {"W-START": 3, "W-OPEN": 2, "W-LAY": 2, "MIRROR": 1, "DUD": 1}
ORDERS = [order.id for order in variant("soldier").orders]


def come_to(games: Games, window: str) -> Table:
    """Return a table where this window is open and C is asked in it."""
    if window == "W-START":
        return Table(games, position())
    if window in ("W-OPEN", "W-LAY"):
        table = attacked(games)
        if window == "W-LAY":
            table.play("C PASS", "D PASS", "A PASS", "B LAY Block")
    elif window == "MIRROR":
        table = Table(games, position())
        table.play("C PASS", "D PASS", "B SNIPE C.Ninja")
    else:
        table = Table(games, position())
        table.play("B PASS", "C PASS", "D BOMB")
    assert table.phase == window and "C" in table.open_to
    return table


@pytest.mark.parametrize("window", WINDOWS)
@pytest.mark.parametrize("order", ORDERS)
def test_standing_orders_stop_at_what_they_name(games: Games, order: str, window: str) -> None:
    table = come_to(games, window)
    seq = table.room.match.viewers[C].seq
    table.do(Ordered(C, order))
    asked = ORDERS.index(order) >= WINDOWS[window]
    assert asked == ("C" in table.open_to) == (table.room.match.viewers[C].seq == seq)


@pytest.mark.parametrize("order", ORDERS)
def test_standing_orders_hold_from_window_to_window(games: Games, order: str) -> None:
    grade = ORDERS.index(order)
    table = Table(games, position(), orders={"B": order, "C": order, "D": order})
    assert table.open_to == ("BCD" if grade >= 3 else "A"), "where nobody is asked the game goes on"
    if grade < 3:
        assert table.phase == "draw" and table.room.match.windows.number == 0
        table.play("A DRAW_PILE", "A DRAW_PILE", *ATTACK)
        assert (table.asks, table.open_to) == ("CDA", "CDA" if grade >= 2 else "A")


@pytest.mark.parametrize("hand", ["Advance Attack Bomb", "Advance Attack T1"])
def test_about_the_own_lay_only_who_is_always_asked_is_asked_whatever_the_hand_holds(games: Games, hand: str) -> None:
    for order, asked in (("attack", "CD"), ("always", "CDA")):
        table = Table(games, position(drawn=True, hands={**HANDS, "A": hand}), orders={"A": order})
        table.play(*ATTACK)
        assert (table.asks, table.open_to) == ("CDA", asked)


def test_who_passes_by_order_is_sealed_like_the_others(games: Games) -> None:
    table = Table(games, position(), orders={"C": "shot"})
    assert table.asks == "BCD" and table.open_to == "BD"
    assert table.room.match.windows.answer(C) == "PASS"
    before = [shown(table, viewer) for viewer in ("A", "B", "D", WATCHING)]
    table.do(Ordered(C, "always"))
    assert table.open_to == "BD", "who has passed has passed"
    table.do(Ordered(B, "attack"))
    assert [shown(table, viewer) for viewer in ("A", "D", WATCHING)] == [before[0], *before[2:]]
    table.play("D PASS")
    assert table.phase == "draw"


def test_an_order_may_close_the_window(games: Games) -> None:
    table = Table(games, position())
    table.play("B SNIPE C.Ninja", "D PASS")
    table.do(Ordered(C, "shot"))
    assert (table.phase, table.open_to) == ("MIRROR", "C")
    table.do(Ordered(C, "pass"))
    assert (table.phase, table.open_to) == ("W-START", "B")


def test_orders_that_there_are_not(games: Games) -> None:
    table = Table(games, position())
    assert refused(table, Ordered(C, "sleep")) == "bad_order"
    room = Room(games.spec(position()))
    with pytest.raises(Refusal) as refusal:
        room.do(Took(C, "Cleo", digest("C"), "sleep"))
    assert refusal.value.error == "bad_order" and room.seating.people[C] is None
    room.do(Took(C, "Cleo", digest("C"), "shot"))
    assert room.order(C) == "shot" and room.order(B) == "always"
    room.do(Left(C))
    assert room.order(C) == "always", "whoever comes next is asked"


# ---- leaving ----


def test_a_computer_player_takes_over_what_is_still_open(games: Games) -> None:
    table = Table(games, position(), orders={"B": "attack"})
    seq = table.room.match.viewers[C].seq
    table.play("D PASS")
    table.do(Left(C))
    assert table.open_to == "C" and table.room.seating.is_bot(C) and table.room.match.viewers[C].seq == seq
    table.do(Left(B))
    assert table.open_to == "C" and table.room.order(B) == "always", "a computer player is always asked"
    table.play("C SNIPE B.Marine")
    assert (table.phase, table.open_to) == ("MIRROR", "B")


def test_what_was_sealed_stays_when_its_player_leaves(games: Games) -> None:
    table = Table(games, position())
    table.play("C SNIPE D.Officer")
    table.do(Left(C))
    table.play("B PASS", "D PASS")
    assert (table.phase, table.open_to) == ("MIRROR", "D")


def test_leaving_a_table_of_two_closes_the_window(games: Games) -> None:
    table = Table(games, position(players=2))
    assert table.open_to == "B"
    table.do(Left(A))
    assert table.room.ended and table.room.match.windows.window is None and table.open_to == ""


# ---- what an answer does besides ----


def test_an_answer_changes_nothing_round_the_game(games: Games) -> None:
    """An offer of a draw and the allowed commands stay the same, or everybody would see that somebody has answered."""
    table = attacked(games)
    for seat in "CD":
        table.room.draw.by = A
        before = [showing.table(table.room, viewer) for viewer in range(5)]
        table.play(f"{seat} PASS")
        assert [showing.table(table.room, viewer) for viewer in range(5)] == before
    assert not table.room.match.begun


# ---- the same again ----


def test_the_same_answer_again_gets_the_same_update(games: Games) -> None:
    table = Table(games, position())
    match = table.room.match
    sealed, closing = match.viewers[C].seq, match.viewers[B].seq
    shooting = next(choice["id"] for choice in match.resync(C).legal if choice["text"] == "SNIPE B.Marine")
    table.play("C SNIPE B.Marine")
    first = match.latest(C)
    assert match.again(C, shooting, sealed) == match.again(C, " SNIPE  B.Marine", sealed) == first
    assert match.again(C, "PASS", sealed) is None
    table.play("D PASS", "B PASS")
    last = match.latest(B)
    table.play("B NO_MIRROR", "C PASS", "A DRAW_PILE")
    for viewer in match.viewers.values():
        viewer.history.clear()
    for seat, action, seq, update in ((C, shooting, sealed, first), (B, "PASS", closing, last)):
        found = match.again(seat, action, seq)
        assert callable(found) and found() == update


def at_random(table: Table, seed: int, least: int = 0) -> None:
    """Play at random, with time-outs and changed orders, to the end or until `least` actions have been played."""
    rng, room = random.Random(seed), table.room
    while not room.ended and (not least or len(room.match.played) < least):
        asked = [seat for seat in range(len(room.seats)) if room.match.viewers[seat].question]
        chance = rng.random()
        if chance < 0.03:
            table.do(Ordered(rng.randrange(len(room.seats)), rng.choice(ORDERS)))
        elif chance < 0.1 and room.match.windows.window:
            table.do(TimeUp(room.match.windows.number))
        else:
            seat = rng.choice(asked)
            table.act(SEATS[seat], rng.choice(room.match.viewers[seat].question))


@pytest.mark.parametrize("seed", range(4))
def test_the_log_gives_the_same_room_again(games: Games, seed: int) -> None:
    table = Table(games, position())
    at_random(table, seed, least=60)
    again = Room(table.spec)
    for entry in table.log:
        again.do(entry)
    for viewer in table.room.match.viewers:
        assert again.match.resync(viewer) == table.room.match.resync(viewer)
        assert showing.table(again, viewer) == showing.table(table.room, viewer)
    assert again.match.windows.number == table.room.match.windows.number
    assert again.match.umpire.state_hash() == table.room.match.umpire.state_hash()


def test_records_and_replays_hold_what_was_played(games: Games) -> None:
    chosen = variant("soldier")
    table = Table(games, lambda: Umpire(chosen, 3, seed=SEED))
    at_random(table, 1)
    verdict = verify(showing.record_of(table.room, A)(), lambda _: chosen)
    assert verdict.ok, verdict.problem
    total = table.room.replay(0).total
    last = table.room.replay(total)
    assert last.views["spectator"] == table.room.match.umpire.view(table.room.match.spectator, None)
    assert last.told[-1]["kind"] == "ended"
