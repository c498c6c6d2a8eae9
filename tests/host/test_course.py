"""Tests of the course of a tournament: what is done in it at a moment, without a server."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from sandtable.host.club.tournaments.course import plan
from sandtable.host.club.tournaments.entering import MOST_ENTRANTS, why_closed
from sandtable.host.protocol.table import ByDay, Live
from sandtable.host.store.tournaments import Changes, Entered, Outcome, Pairing, Seen, Tournament

NOW = 10_000_000
SIDES = [frozenset({0}), frozenset({1})]
CUP = Tournament(
    id="t",
    name="Cup",
    kind="swiss",
    variant="stratego-lightning",
    players=2,
    time=ByDay(1),
    rounds=5,
    minutes=None,
    bots=False,
    creator="anna",
    state="open",
    starts=NOW,
    round=0,
    next=None,
    ends=None,
    ended=None,
    version=1,
)


def seen(
    entrants: int, pairings: list[Pairing] | None = None, outcomes: dict[int, Outcome] | None = None, **cup: Any
) -> Seen:
    """Return a tournament as it stands, with so many entrants."""
    begun = cup.get("state") == "running"
    entered = [Entered(at, f"p{at}", None, True, at if begun else None) for at in range(1, entrants + 1)]
    return Seen(replace(CUP, **cup), entered, pairings or [], {}, outcomes or {}, set(), NOW)


def planned(found: Seen) -> Changes:
    return plan(found, SIDES, {one.number: 1500 for one in found.entrants})


def test_a_swiss_has_no_more_rounds_than_can_be_paired() -> None:
    for entrants, rounds in ((2, 1), (3, 3), (4, 3), (5, 5), (6, 5), (7, 5)):
        assert planned(seen(entrants)).values["rounds"] == rounds


def test_a_swiss_of_which_no_round_can_be_paired_any_more_ends_with_the_rounds_it_had() -> None:
    met = [Pairing(1, 1, 1, 2, None, "first"), Pairing(2, 1, 3, 4, None, "first")]
    left = seen(4, met, state="running", round=1)
    gone = [replace(one, gone=1) if one.number > 2 else one for one in left.entrants]
    values = planned(replace(left, entrants=gone)).values
    assert (values["state"], values["rounds"]) == ("over", 1)


def test_a_quick_draw_gives_points_in_a_round_and_none_in_an_arena() -> None:
    played = [Pairing(1, 1, 1, 2, "table", None)]
    arena = {"kind": "arena", "minutes": 60, "rounds": None, "ends": NOW + 1, "time": Live(600)}
    for turns, kind, result in ((9, arena, "void"), (10, arena, "drawn"), (0, {}, "drawn")):
        drawn = {1: Outcome(drawn=True, turns=turns)}
        assert planned(seen(2, played, drawn, state="running", round=1, **kind)).results == {1: result}


@pytest.mark.parametrize(
    ("entrants", "cup", "new", "back"),
    [
        (4, {"state": "open"}, None, None),
        (4, {"state": "running", "round": 4}, None, None),
        (4, {"state": "running", "round": 5}, "The last round has begun", "The last round has begun"),
        (4, {"state": "running", "kind": "round_robin", "rounds": 3, "round": 1}, "A round robin has begun", None),
        (4, {"state": "running", "kind": "round_robin", "rounds": 3, "round": 3}, "A round robin", "The last round"),
        (4, {"state": "running", "kind": "arena", "rounds": None, "ends": NOW + 1}, None, None),
        (4, {"state": "running", "kind": "arena", "rounds": None, "ends": NOW}, "The time of this", "The time of this"),
        (MOST_ENTRANTS, {"state": "open"}, "A tournament has room for 64", "A tournament has room for 64"),
        (4, {"state": "over"}, "The tournament is over", "The tournament is over"),
    ],
)
def test_nobody_enters_or_comes_back_who_could_not_play(
    entrants: int, cup: dict[str, Any], new: str | None, back: str | None
) -> None:
    found = seen(entrants, **cup)
    gone = Entered(99, "gone", None, True, 99, gone=1)
    for own, expected in ((None, new), (gone, back)):
        refused = why_closed(replace(found, entrants=[*found.entrants, gone]), own)
        assert (refused is None) == (expected is None) and (
            refused is None or refused.message.startswith(expected or "")
        )
