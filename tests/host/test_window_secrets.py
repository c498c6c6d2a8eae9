"""Tests of two worlds at a table with reaction windows.

What a player holds or has sealed changes no byte, no number of messages and no moment for anybody who cannot know it.
"""

from __future__ import annotations

import random

import pytest
from tests.comparing import assert_same
from tests.host.reactions import HANDS, SEATS, WATCHING, A, Evening, Games, dealt_anew, games, position
from tests.host.window_worlds import ANSWERS, ATTACK, PASSES, POOR, RICH, WAYS, at, everybody_passes, same, world

from sandtable.host.store.entries import Ordered

__all__ = ["games"]


@pytest.mark.parametrize("window", WAYS)
async def test_what_somebody_holds_who_passes(games: Games, window: str) -> None:
    worlds = [await at(games, window, holds) for holds in (RICH, POOR)]
    for evening in worlds:
        await everybody_passes(evening)
        await evening.wait(40)
    assert worlds[0].snapshot("C")["view"]["hand"] != worlds[1].snapshot("C")["view"]["hand"], "the worlds do differ"
    await same(*worlds)


@pytest.mark.parametrize("window", WAYS)
async def test_what_somebody_holds_who_never_answers(games: Games, window: str) -> None:
    worlds = [await at(games, window, holds) for holds in (RICH, POOR)]
    for evening in worlds:
        await evening.wait(29)
        assert evening.phase() == window
        await evening.wait(40)
        assert evening.phase() != window
    await same(*worlds)


@pytest.mark.parametrize("window", WAYS)
@pytest.mark.parametrize("thinks", [0.0, 0.25])
async def test_what_a_computer_player_holds_and_how_long_it_thinks(games: Games, window: str, thinks: float) -> None:
    """The bot passes; neither its cards nor its thinking time change anything."""
    worlds = []
    for holds, thinking in ((RICH, thinks), (POOR, 0.0)):
        evening = await Evening.begin(games, world(window, holds), bots="C", thinks=thinking)
        for line in WAYS[window]:
            if not line.startswith("C "):
                await evening.act(line[0], line[2:])
            await evening.wait(0.4)
        await evening.wait(5)
        worlds.append(evening)
    await same(*worlds)


@pytest.mark.parametrize(("window", "answer"), [(window, answer) for window in ANSWERS for answer in ANSWERS[window]])
async def test_what_somebody_has_sealed_and_when(games: Games, window: str, answer: str) -> None:
    """While the window is open, an early answer, a later pass and no answer look the same."""
    worlds = []
    for sealed, when in ((answer, 1), (PASSES[window], 7), (None, 0)):
        evening = await at(games, window, RICH)
        for second in range(1, 10):
            await evening.wait(1)
            if second == when and sealed is not None and evening.window()["window"]["asks"] != ["C"]:
                await evening.act("C", sealed)
            if second == 5 and "B" in evening.window()["window"]["asks"]:
                await evening.act("B", PASSES[window])
        assert evening.phase() == window
        worlds.append(evening)
    await same(worlds[0], worlds[1])
    await same(worlds[0], worlds[2])


@pytest.mark.parametrize("window", WAYS)
async def test_a_standing_order_is_its_owners_business(games: Games, window: str) -> None:
    """Nobody sees who passes by an order, or who changes orders all the time."""
    worlds = [await at(games, window, RICH) for _ in range(2)]
    number = SEATS.index("C")
    if worlds[0].window()["window"]["asks"] == ["C"]:
        await worlds[0].do(Ordered(number, "shot"))
    else:
        for order in ("pass", "shot", "attack", "always"):
            await worlds[0].do(Ordered(number, order))
    await same(*worlds)


async def test_more_time_tells_nobody_who_has_answered(games: Games) -> None:
    worlds = [await at(games, "W-OPEN", RICH) for _ in range(2)]
    await worlds[0].act("C", "BOMB")
    for evening in worlds:
        await evening.wait(3)
        await evening.more("C")
        await evening.wait(3)
    await same(*worlds)


@pytest.mark.parametrize("clock", [0, 30])
async def test_whose_sealed_answer_is_asked_anew(games: Games, clock: int) -> None:
    """D's answer has become impossible in one world; in the other it was a pass.

    So D answers again in one world, and has already answered in the other.
    """
    worlds = []
    for sealed in ("SNIPE B.Ranger", "PASS"):
        hands = {**HANDS, "C": RICH, "D": "Sniper Bomb T1 T1"}
        evening = await Evening.begin(games, position(hands=hands, drawn=True), clock=clock)
        await evening.play(*ATTACK, f"D {sealed}", "A PASS", "C SNIPE B.Ranger", "B NO_MIRROR")
        assert evening.phase() == "W-OPEN" and evening.window("C")["mine"]["state"] == "open"
        worlds.append(evening)
    states = [evening.window("D")["mine"]["state"] for evening in worlds]
    assert states == ["open", "sealed"]
    for evening in worlds:
        await evening.wait(3)
        if evening.window("D")["mine"]["state"] == "open":
            await evening.act("D")
        await evening.wait(3)
    ours, theirs = [{viewer: evening.sent(viewer) for viewer in ("A", "B", "C", WATCHING)} for evening in worlds]
    assert_same(ours, theirs)


def choices(evening: Evening, seat: int) -> list[str]:
    match = evening.active.room.match
    return [match.windows.game(seat).say(seat, action) for action in match.viewers[seat].question]


REACTIONS = "Sniper Sniper Bomb Interfere Interfere Mirror Dud SuperDud Block Retaliate Stun T1 T2 " * 3


@pytest.mark.parametrize("seed", range(8))
async def test_whatever_is_played_as_long_as_it_is_played_in_both_worlds(games: Games, seed: int) -> None:
    """A and spectators cannot tell a game from one that was dealt anew for A, until cards are drawn."""
    rng = random.Random(seed)
    made = position(drawn=True, pile=REACTIONS)
    one, other = worlds = [await Evening.begin(games, make) for make in (made, dealt_anew(made, A, seed))]
    assert one.snapshot("C")["view"]["hand"] != other.snapshot("C")["view"]["hand"], "the worlds do differ"
    drawn = made().stream.drawn
    for evening in worlds:
        await evening.play(*ATTACK)
    for _ in range(40):
        if any(evening.active.room.match.umpire.stream.drawn > drawn for evening in worlds):
            break
        for viewer in ("A", WATCHING):
            assert_same(one.sent(viewer), other.sent(viewer))
            assert_same(one.snapshot(viewer), other.snapshot(viewer))
        seat = rng.choice(SEATS)
        texts = [choices(evening, SEATS.index(seat)) for evening in worlds]
        common = [text for text in texts[0] if text in texts[1] and text not in ("PASS", "NO_RESPONSE")]
        if rng.random() < 0.2:
            for evening in worlds:
                await evening.wait(7)
        elif rng.random() < 0.1:
            for evening in worlds:
                await evening.do(Ordered(SEATS.index(seat), "pass"))
        elif all(texts):
            action = rng.choice(common) if common and rng.random() < 0.5 else texts[0][0]
            for evening in worlds:
                await evening.act(seat, action)
