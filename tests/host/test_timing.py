"""Tests of what a table shows during a change, compared with whole snapshots in random games with all commands."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest
from tests.host.pairs import pairs
from tests.host.rooms import new_table

from sandtable.engine.game import Variant
from sandtable.games import variant as find
from sandtable.host.clocks import Countdown
from sandtable.host.protocol import encode
from sandtable.host.protocol.table import Live
from sandtable.host.refusals import Refusal, Stale
from sandtable.host.store import entries
from sandtable.host.store.entries import Entry
from sandtable.host.table import showing
from sandtable.host.table.active_table import ActiveTable
from sandtable.host.table.room import Room
from sandtable.host.table.timing import TimingDefence
from sandtable.host.tokens import digest

__all__ = ["pairs"]

NAMES = ("Anna", "Ben", "Cleo", "Dan")
CHANGES = 150


def shown(active: ActiveTable, viewer: int) -> bytes:
    """Return all that a viewer may know, made afresh from the room."""
    room = active.room
    table = showing.table_for(room, viewer, showing.public_table(room, active.here()))
    return encode(showing.snapshot(room, viewer, table, active.reactions(viewer)))


def acts(room: Room, rng: random.Random) -> Iterator[Entry]:
    """Yield a random choice for each seat that is asked."""
    for viewer in room.match.viewers.values():
        if viewer.question:
            yield entries.Acted(viewer.number, rng.choice(viewer.question), viewer.seq - (rng.random() < 0.05))


def others(room: Room, rng: random.Random) -> Iterator[Entry]:
    """Yield one of each other kind of entry, allowed or not."""
    seat, seq = rng.randrange(len(room.seats)), room.match.viewers[0].seq
    yield entries.Took(seat, rng.choice(NAMES), digest(str(rng.random())), None)
    yield entries.DrawSaid(seat, rng.choice(["offer", "decline"]))
    yield entries.Undone(seat, room.match.viewers[seat].seq)
    yield entries.Lent(seat, digest("code"), 600)
    yield entries.Said(seat, rng.choice(["Hold.", "Now!"]), None)
    yield entries.Asked(seat, rng.choice(room.match.viewers[seat].question or (0,)), seq)
    yield entries.TimeUp(room.match.windows.number)
    yield entries.Absent(seat, 60)
    yield entries.Back(seat)
    yield from (entries.Ordered(seat, order.id) for order in rng.sample(room.variant.orders, len(room.variant.orders)))
    if rng.random() < 0.05:
        yield entries.Left(seat)
        yield entries.Returned(seat)


def next_entry(room: Room, rng: random.Random) -> Entry:
    possible = list(acts(room, rng))
    return rng.choice(possible if possible and rng.random() < 0.6 else list(others(room, rng)))


def change(active: ActiveTable, entry: Entry) -> set[int]:
    """Carry out an entry; return the viewers who notice nothing.

    During the change, each viewer is shown the state before it.
    """
    timing, viewers = active.timing, list(active.room.match.viewers)
    before = {viewer: shown(active, viewer) for viewer in viewers}
    timing.begin(0.0)
    try:
        active.do(entry)
    except (Refusal, Stale):
        timing.cancel()
        assert before == {viewer: encode(timing.show(viewer)) for viewer in viewers}
        return set(viewers)
    timing.carried_out()
    after = {viewer: shown(active, viewer) for viewer in viewers}
    unaware = {viewer for viewer in viewers if before[viewer] == after[viewer]}
    for viewer in viewers:
        assert encode(timing.show(viewer)) == before[viewer]
        assert timing.open_to(viewer) == (viewer in unaware), entry
    timing.end()
    assert after == {viewer: encode(timing.show(viewer)) for viewer in viewers}
    return unaware


def play(active: ActiveTable, seed: int, choose: Callable[[Room, random.Random], Entry] = next_entry) -> int:
    """Make random changes; return how many of them were noticed by some viewers and not by others."""
    rng, secret, viewers = random.Random(seed), 0, list(active.room.match.viewers)
    for viewer in viewers:
        active.timing.expect(viewer)
    for _ in range(CHANGES):
        in_full, by_deltas = [[viewer for viewer in viewers if rng.random() < 0.5] for _ in range(2)]
        active.room.match.follow(in_full, by_deltas)
        entry = choose(active.room, rng)
        unaware = change(active, entry)
        secret += 0 < len(unaware) < len(active.room.match.viewers)
        if active.room.ended:
            break
    return secret


@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.nightly) for seed in range(1, 6))])
@pytest.mark.parametrize("time", [None, Live(300)], ids=["no time", "time"])
@pytest.mark.parametrize(("id", "players"), [("soldier", 4), ("warkings", 3), ("stratego-lightning", 2)])
def test_a_look_during_a_change_shows_what_was_before(id: str, players: int, time: Live | None, seed: int) -> None:
    active = new_table(find(id), players, time=time)
    for viewer in active.room.match.viewers:
        active.timing.expect(viewer)
    for seat in random.Random(seed).sample(range(players), players):
        change(active, entries.Took(seat, NAMES[seat % 3], digest(str(seat)), None))
    secret = play(active, seed)
    assert secret or id != "soldier"


@pytest.mark.parametrize("seed", range(4))
def test_partners_alone_notice_what_they_say(pairs: Variant, seed: int) -> None:
    active = new_table(pairs, 4)
    for seat, name in enumerate(NAMES):
        active.do(entries.Took(seat, name, digest(name), None))
    assert play(active, seed)


def test_the_time_that_is_left_is_nothing_new() -> None:
    active = new_table(find("soldier"), 4, seconds=30)
    for seat, name in enumerate(NAMES):
        active.do(entries.Took(seat, name, digest(name), None))
    rng = random.Random(1)
    while active.room.match.windows.window is None:
        active.do(next(acts(active.room, rng)))
    active.countdown = Countdown(active.room.match.windows.number, 0.0, active.clock.now(), 30.0)
    asked = next(viewer for viewer in active.room.match.viewers.values() if viewer.question)
    active.timing.expect(active.room.match.spectator)
    active.timing.begin(0.0)
    active.countdown.began = (active.countdown.began or 0.0) - 7.0
    active.do(entries.Lent(asked.number, digest("code"), 600))
    active.timing.carried_out()
    before = active.timing.show(active.room.match.spectator)
    assert before and before.window and before.window.window and (before.window.window.left or 0) > 25
    assert active.timing.open_to(active.room.match.spectator)


def test_who_looks_for_the_first_time_during_a_change_waits() -> None:
    active = new_table(find("warkings"), 3)
    active.timing.begin(0.0)
    active.timing.carried_out()
    assert active.timing.show(0) is None and not active.timing.open_to(0)
    active.timing.end()
    assert active.timing.show(0) is not None and active.timing.open_to(0)


def test_quanta_count_from_when_somebody_came_until_they_are_answered() -> None:
    timing: TimingDefence = new_table(find("warkings"), 3).timing
    timing.enter(5.0)
    assert timing.begin(7.0) == 5.0
    timing.cancel()
    assert not timing.leave()
    timing.enter(5.0)
    assert timing.begin(7.0) == 5.0
    timing.end()
    assert timing.begin(8.0) == 8.0
    timing.end()
    assert timing.leave()
