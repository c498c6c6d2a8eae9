"""Tests of records of battles with whole actions, where both picks are named at once, as people play."""

from __future__ import annotations

from random import Random

from tests.every_game.tables import cases
from tests.games.combat.situations import COMBAT

from sandtable.engine.records import verify, write_record
from sandtable.engine.umpire import Umpire


def named_at_once(umpire: Umpire, seat: int, action: int) -> str:
    """Return an action as people write it: for a first pick, the last whole action that can follow it."""
    text = umpire.say(seat, action)
    if not text.startswith("unit "):
        return text
    picked = umpire.copy()
    picked.act(seat, action)
    return picked.say(seat, picked.legal(seat)[-1])


def battle(rng: Random) -> Umpire:
    umpire = Umpire(COMBAT, None, {"rounds": 2, "army": "mixed"}, rng.randbytes(32))
    while not umpire.over:
        seat = umpire.waiting[0]
        umpire.act(seat, named_at_once(umpire, seat, rng.choice(umpire.legal(seat))))
    return umpire


def test_a_record_of_whole_acts_is_verified_and_each_side_has_its_own() -> None:
    for seed in cases(10):
        umpire = battle(Random(seed))
        assert any(action >= COMBAT.actions for _, action in umpire.moves)
        written = write_record(umpire)
        verdict = verify(written, {"combat": COMBAT}.__getitem__)
        assert verdict.ok, f"seed {seed}: {verdict}"
        for viewer in (0, 1, umpire.spectator):
            own = write_record(umpire, viewer=viewer)
            assert " moves " in own and "[Seed " not in own
