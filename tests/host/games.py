"""Games for the tests of the host: set-ups, and seats that play at random."""

from __future__ import annotations

import time

from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.host.store.entries import SeatPlan, TableSpec
from sandtable.host.table.given import Act
from sandtable.host.table.match import Match
from sandtable.host.table.room import Room
from sandtable.host.tokens import digest

VARIANT = "stratego-lightning"
SOUTH, NORTH = 0, 1
SEED = bytes(range(32))
FOUNDED = int(time.time())  # tables that have been idle for long are deleted
ARMY = ("10", "9", "8", "7", "6", "6", "5", "5", "4", "4", "3", "3", "2", "2", "2", "2", "S", "B", "B", "F")
FLAG_BEHIND = dict(zip("abcdefghij", ("F", "B", "B", "S", "3", "3", "4", "4", "5", "5"), strict=True))
IN_FRONT = dict(zip("abcdefghij", ("10", "9", "8", "7", "6", "6", "2", "2", "2", "2"), strict=True))


def setup(seat: int, mirrored: bool = False) -> str:
    """Return the text of a whole army on the two rows nearest to the middle; `mirrored` swaps left and right."""
    back, front = (3, 4) if seat == SOUTH else (8, 7)
    columns = "jihgfedcba" if mirrored else "abcdefghij"
    placed = [f"{piece}@{column}{back}" for column, piece in zip(columns, FLAG_BEHIND.values(), strict=True)]
    placed += [f"{piece}@{column}{front}" for column, piece in zip(columns, IN_FRONT.values(), strict=True)]
    return "setup " + " ".join(placed)


def umpire() -> Umpire:
    return Umpire(variant(VARIANT), seed=SEED)


def new_match() -> Match:
    """Return a match in which every viewer is watched."""
    match = Match(umpire)
    match.follow(match.viewers, match.viewers)
    return match


def submit(match: Match, seat: int, action: int | str) -> None:
    """Answer the seat's present question."""
    match.act(Act(seat, action, match.viewers[seat].seq))


def begun_match() -> Match:
    """Return a match in which both have laid out their armies and South is to move."""
    match = new_match()
    submit(match, SOUTH, setup(SOUTH))
    submit(match, NORTH, setup(NORTH))
    return match


def spec(*kinds: str) -> TableSpec:
    """Return the spec of a table with seats of these kinds, two people by default."""
    seats = [SeatPlan("bot", kind) if kind != "human" else SeatPlan("human") for kind in kinds or ("human", "human")]
    chosen = variant(VARIANT)
    return TableSpec(
        "t" * 12, FOUNDED, VARIANT, chosen.game.version, chosen.read_options({}), seats, SEED, digest("invite")
    )


def new_room(*kinds: str) -> Room:
    room = Room(spec(*kinds))
    room.match.follow(room.match.viewers, room.match.viewers)
    return room
