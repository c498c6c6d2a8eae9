"""A game of partners for the tests of the host: War Kings at a table of four, as if A and C played against B and D.

Drawing from the pile stands in for resigning: it needs the partner's consent.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import AbstractContextManager
from dataclasses import replace
from multiprocessing.connection import Connection as WireToTest
from types import SimpleNamespace
from typing import Any
from unittest.mock import patch

import pytest
from tests.host.servers import Server, serve
from tests.listing import listed

from sandtable.engine.game import Variant
from sandtable.games.warkings import GAME, WAR_KINGS
from sandtable.games.warkings.rules.actions import PILE
from sandtable.host.protocol.fields import Talk
from sandtable.host.store.entries import Acted, SeatPlan, TableSpec, Took
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

A, B, C, D = range(4)
SEATS = ("A", "B", "C", "D")
NAMES = ("Anna", "Ben", "Cleo", "Dan")
SEED = bytes(range(32))


PAIRS = replace(
    WAR_KINGS,
    id="pairs",
    seat_names=SEATS,
    players=(4, 4),
    unlisted=(PILE,),
    teams=((A, C), (B, D)),
    places=("hill", "ford", "mill"),
    confers=lambda view: view.ply == 0,
)


def pairs_listed() -> AbstractContextManager[None]:
    """List the pairs among the games for the length of the context."""
    return listed(SimpleNamespace(GAME=GAME, VARIANTS=(PAIRS,)))


@pytest.fixture
def pairs() -> Iterator[Variant]:
    with pairs_listed():
        yield PAIRS


def serve_pairs(settings: dict[str, Any], says: WireToTest) -> None:
    """Run a server on which each table has the same cards, so that nobody wins at once by luck."""
    with pairs_listed(), patch("sandtable.host.table.creation.new_seed", lambda: SEED):
        serve(settings, says)


class PairsServer(Server):
    """A real server that knows the pairs."""

    target = staticmethod(serve_pairs)


def new_room(*kinds: str, talk: Talk = "plan") -> Room:
    """Return a room of four with people in it, and bots where a level is named."""
    plans = [SeatPlan("human") if kind == "human" else SeatPlan("bot", kind) for kind in kinds or ("human",) * 4]
    options = PAIRS.read_options({})
    room = Room(TableSpec("t" * 12, 0, "pairs", PAIRS.game.version, options, plans, SEED, digest("invite"), talk))
    for seat, plan in enumerate(plans):
        if plan.kind == "human":
            room.do(Took(seat, NAMES[seat], digest(NAMES[seat])))
    return room


def play(room: Room, seat: int, action: int | str | None = None) -> None:
    """Carry out the named action, or the seat's first choice."""
    chosen = room.match.umpire.legal(seat)[0] if action is None else action
    room.do(Acted(seat, chosen, room.match.viewers[seat].seq))
