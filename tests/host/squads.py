"""Matches of Ultimate Combat between two squads, which players take back."""

from __future__ import annotations

from tests.host.games import SEED

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.host.table.given import Act, TakenBack
from sandtable.host.table.match import Match

COMBAT = variant("combat")
WEST, EAST = 0, 1
SQUAD = {
    "name": "Squad",
    "units": [{"type": "O", "weapons": ["pistol"]}, {"type": "S", "weapons": ["rifle"], "count": 2}],
}
OPTIONS = {"map": "open", "army": SQUAD, "scenario": "battle"}
PLACES = {"O1": 2, "S1": 10, "S2": 20}


def umpire() -> Umpire:
    return Umpire(COMBAT, options=OPTIONS, seed=SEED)


def deployed() -> tuple[Match, int]:
    """Return a match in which both have deployed, and the side that moves first."""
    match = Match(umpire)
    match.follow(match.viewers, match.viewers)
    while match.umpire.view(WEST)["phase"] == "deploy":
        seat = match.umpire.waiting[0]
        units = match.umpire.view(seat)["units"]
        own = (one for one in units if one["side"] == COMBAT.seat_names[seat] and one["at"] is None)
        name = next(own)["name"]
        submit(match, seat, f"deploy {name} {42 if seat else 5},{PLACES[name]}")
    return match, match.umpire.waiting[0]


def submit(match: Match, seat: int, action: str) -> None:
    match.act(Act(seat, action, match.viewers[seat].seq))


def undo(match: Match, seat: int) -> None:
    match.take(TakenBack(seat, match.viewers[seat].seq))


def towards(seat: int, unit: str) -> str:
    return f"move {unit} {40 if seat else 7},{PLACES[unit]}"
