"""Reaction windows in which C is asked, with one hand or another."""

from __future__ import annotations

import json
from collections.abc import Callable

from tests.comparing import assert_same
from tests.host.reactions import HANDS, WATCHING, Evening, Games, position

from sandtable.engine.umpire import Umpire

ATTACK = ("A ADVANCE Rifleman B.Marine", "A LAY Attack")
PASSES = {"W-START": "PASS", "W-OPEN": "PASS", "W-LAY": "PASS", "MIRROR": "NO_MIRROR", "DUD": "NO_DUD"}
WAYS: dict[str, tuple[str, ...]] = {
    "W-START": (),
    "W-OPEN": ATTACK,
    "W-LAY": (*ATTACK, "C PASS", "D PASS", "A PASS", "B LAY Block"),
    "MIRROR": (*ATTACK, "C PASS", "D PASS", "A PASS", "B LAY Block", "B SNIPE C.Ninja", "C PASS", "D PASS"),
    "DUD": (*ATTACK, "D BOMB", "C PASS", "A PASS"),
}
"""How to come to each window; C is asked in it."""
ANSWERS = {
    "W-START": ("SNIPE B.Marine", "BOMB"),
    "W-OPEN": ("INTERFERE Pilot", "SNIPE B.Ranger", "BOMB"),
    "W-LAY": ("SNIPE B.Ranger", "BOMB"),
    "MIRROR": ("MIRROR",),
    "DUD": ("DUD", "SUPERDUD"),
}
RICH, POOR = "Sniper Interfere Bomb Mirror Dud SuperDud", "T1 T1 T1 T2 T2 T3"
OTHERS = ("A", "B", "D", WATCHING)


def world(window: str, holds: str) -> Callable[[], Umpire]:
    """Return a position in which C holds these cards."""
    return position(hands={**HANDS, "C": holds}, drawn=window != "W-START")


async def at(
    games: Games, window: str, holds: str, clock: int = 30, bots: str = "", thinks: float = 0.0, nodes: int = 1
) -> Evening:
    evening = await Evening.begin(games, world(window, holds), clock=clock, bots=bots, thinks=thinks, nodes=nodes)
    await evening.play(*WAYS[window])
    assert evening.phase() == window and "C" in evening.window()["window"]["asks"]
    return evening


def noted(evening: Evening) -> dict[str, list[tuple[float, str]]]:
    """Return what everybody but C was sent, and when, and what each is shown now."""
    shown = {viewer: (0.0, json.dumps(evening.snapshot(viewer))) for viewer in OTHERS}
    return {viewer: [*evening.sent(viewer), shown[viewer]] for viewer in OTHERS}


async def same(one: Evening, other: Evening) -> None:
    ours, theirs = noted(one), noted(other)
    for viewer in OTHERS:
        assert_same(ours[viewer], theirs[viewer], viewer)


async def everybody_passes(evening: Evening, *but: str) -> None:
    """Let all seats pass, one after the other, a second apart; C is last."""
    for seat in sorted(evening.window()["window"]["asks"], key="CDBA".index, reverse=True):
        if seat not in but:
            await evening.wait(1)
            await evening.act(seat, PASSES[evening.phase()])
