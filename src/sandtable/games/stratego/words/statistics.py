"""The statistics of a finished game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from sandtable.engine import UNKNOWN, Figures, count_events
from sandtable.games.stratego.fields import View
from sandtable.games.stratego.rules.schema import PIECES
from sandtable.games.stratego.rules.sides import opposes
from sandtable.games.stratego.words.told import Attacked, Captured, Fired
from sandtable.games.stratego.words.told import known as told_events

TITLES = {
    "attacks": "Attacks",
    "captured": "Pieces captured",
    "lost": "Pieces lost",
    "exchanges": "Exchanges (both pieces lost)",
    "rescued": "Pieces rescued",
}
BATTLES = ("attacked", "fired")


def count(told: Sequence[Mapping[str, object]], seats: Sequence[str]) -> dict[str, list[float]]:
    """Return the counts for each seat, by the keys of TITLES."""
    return {
        "attacks": count_events(told, seats, BATTLES),
        "captured": count_events(told, seats, ("captured",), "by"),
        "lost": count_events(told, seats, ("captured",)),
        "exchanges": _exchanges(told, seats),
        "rescued": count_events(told, seats, ("rescued",)),
    }


def _exchanges(told: Sequence[Mapping[str, object]], seats: Sequence[str]) -> list[float]:
    """Return, for each seat, in how many battles both sides lost a piece."""
    found = dict.fromkeys(seats, 0.0)
    losers: set[str] = set()
    for event in told_events(told):
        if isinstance(event, Attacked | Fired):
            losers = set()
        elif isinstance(event, Captured) and event.seat not in losers:
            losers.add(event.seat)
            if len(losers) == 2:
                for seat in losers:
                    found[seat] += 1
    return list(found.values())


def known(view: View) -> tuple[int, int]:
    """Return how many of the opposing pieces the viewer knows, and how many there are."""
    seat = view.viewer
    theirs = [
        view.rank[owner * PIECES + number]
        for owner in range(view.players)
        for number in range(view.numbers)
        if opposes(owner * PIECES, seat)
    ]
    return sum(rank != UNKNOWN for rank in theirs), len(theirs)


FIGURES = Figures(TITLES, count, "Enemy pieces known", known)
