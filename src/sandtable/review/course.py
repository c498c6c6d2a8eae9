"""What was played, and its positions: those of the replay, each a moment at which everybody noticed something new."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import Any

from msgspec import Struct

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.records import DRAW, UNFINISHED, Record, read_record, replayed
from sandtable.engine.umpire import Step, Umpire
from sandtable.games import variant


class Course(Struct, frozen=True, array_like=True):
    """A game as it was played. `marks` says how many decisions, chance's among them, lead to each position;
    `ending` how it ended for every seat, in thousandths, whether by the rules or by an act of the table."""

    variant: str
    players: int
    options: dict[str, Any]
    moves: tuple[tuple[int, int], ...]
    marks: tuple[int, ...]
    names: tuple[str, ...]
    ending: tuple[int, ...] = ()

    def position(self, move: int) -> int:
        """The position that a decision, counted from 0, is a part of."""
        return next(at for at, mark in enumerate(self.marks) if mark > move)

    def moves_of(self, at: int) -> range:
        """The decisions that lead to a position from the one before."""
        return range(self.marks[at - 1] if at else 0, self.marks[at])


def from_record(text: str, find: Callable[[str], Variant] = variant) -> Course:
    """The course that a record holds; raises BadInput where it cannot be replayed, or the game is not over."""
    check_over(read_record(text))
    record, umpire = replayed(text, find)
    return course_of(umpire, marks(umpire), _ending(record.headers, umpire.seats))


def check_over(record: Record) -> None:
    """Raises BadInput unless the game of a record is over, by what its headers say."""
    if record.headers["Result"] == UNFINISHED and "Termination" not in record.headers:
        raise BadInput("the game of this record is not over; a review shows what is hidden, and comes after the end")


def _ending(headers: Mapping[str, str], seats: Sequence[str]) -> list[int]:
    """How the table ended a game, for every seat; nothing where it was called off."""
    winners = headers["Result"].split("+")
    if winners == [UNFINISHED]:
        return []
    if winners == [DRAW]:
        return [0] * len(seats)
    return [1000 if seat in winners else -1000 for seat in seats]


def course_of(umpire: Umpire, marks: list[int], ending: Sequence[int] = ()) -> Course:
    """The course of a game, its positions being given; its ending, too, where the table has made it."""
    names = tuple(umpire.names)
    if umpire.over:
        ending = [round(score * 1000) for score in umpire.scores]
    played = dict(umpire.options), tuple(umpire.moves), tuple(marks), names, tuple(ending)
    return Course(umpire.variant.id, len(umpire.seats), *played)


def marks(played: Umpire) -> list[int]:
    """How many decisions lead to each position: where the spectator noticed something, once chance has had its say."""
    course = course_of(played, [])
    opening = next((done for done, (seat, _) in enumerate(course.moves) if seat != CHANCE), len(course.moves))
    found, before, heard = [opening], b"", False
    for done, umpire, step in told(course):
        heard = heard or (step is not None and bool(umpire.told(step, umpire.spectator)))
        if done < opening or umpire.waiting_bits >> CHANCE & 1:
            continue
        seen = umpire.packed(umpire.spectator)
        if done > opening and (heard or seen != before):
            found.append(done)
        before, heard = seen, False
    if found[-1] < len(course.moves):
        found.append(len(course.moves))
    return found


def start(course: Course) -> Umpire:
    """The game before anything was done. Chance waits to be told."""
    umpire = Umpire(variant(course.variant), course.players, course.options, bytes(32), asks_chance=True)
    umpire.names = course.names
    return umpire


def follow(course: Course) -> Iterator[tuple[int, Umpire]]:
    """The game after so many decisions, for each number of them."""
    umpire = start(course)
    yield 0, umpire
    for done, (seat, action) in enumerate(course.moves, start=1):
        if seat == CHANCE:
            umpire.replay(seat, action)
        else:
            umpire.decide(seat, action)
        yield done, umpire


def told(course: Course) -> Iterator[tuple[int, Umpire, Step | None]]:
    """The same, with what the latest decision has brought about."""
    umpire = start(course)
    yield 0, umpire, None
    for done, (seat, action) in enumerate(course.moves, start=1):
        yield done, umpire, umpire.replay(seat, action)
