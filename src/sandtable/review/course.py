"""A game as it was played, and its positions: those of the replay, each at a moment when everybody saw news."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence

from msgspec import Struct

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.records import DRAW, UNFINISHED, Record, read_record, replayed
from sandtable.engine.umpire import Step, Umpire
from sandtable.games import variant


class Course(Struct, frozen=True, array_like=True):
    """A game as it was played. `marks` holds the number of decisions, those of chance among them, that lead to each
    position; `ending` the result of every seat in thousandths, whether the rules or an act of the table ended the game.
    """

    variant: str
    players: int
    options: Json
    moves: tuple[tuple[int, int], ...]
    marks: tuple[int, ...]
    names: tuple[str, ...]
    ending: tuple[int, ...] = ()

    def position(self, move: int) -> int:
        """Return the position that a decision, counted from 0, is a part of."""
        return next(at for at, mark in enumerate(self.marks) if mark > move)

    def moves_of(self, at: int) -> range:
        """Return the decisions that lead to a position from the one before."""
        return range(self.marks[at - 1] if at else 0, self.marks[at])


def from_record(text: str, find: Callable[[str], Variant] = variant) -> Course:
    """Return the course of the game in a record; raise BadInput if it cannot be replayed, or is not over."""
    check_over(read_record(text))
    record, umpire = replayed(text, find)
    return course_of(umpire, marks(umpire), _ending(record.headers, umpire.seats))


def check_over(record: Record) -> None:
    """Raise BadInput unless the headers of a record say that its game is over."""
    if record.headers["Result"] == UNFINISHED and "Termination" not in record.headers:
        raise BadInput("the game of this record is not over; a review shows what is hidden, and comes after the end")


def _ending(headers: Mapping[str, str], seats: Sequence[str]) -> list[int]:
    """Return how the table ended a game, in thousandths for every seat; nothing if it was called off."""
    winners = headers["Result"].split("+")
    if winners == [UNFINISHED]:
        return []
    if winners == [DRAW]:
        return [0] * len(seats)
    return [1000 if seat in winners else -1000 for seat in seats]


def course_of(umpire: Umpire, marks: list[int], ending: Sequence[int] = ()) -> Course:
    """Return the course of a game with these positions, and with this ending if the table ended it."""
    names = tuple(umpire.names)
    if umpire.over:
        ending = [round(score * 1000) for score in umpire.scores]
    played = dict(umpire.options), tuple(umpire.moves), tuple(marks), names, tuple(ending)
    return Course(umpire.variant.id, len(umpire.seats), *played)


def marks(played: Umpire) -> list[int]:
    """Return the decisions before each position, as counts: where the spectator saw news and chance has acted."""
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
    """Return the game before any decision. Outcomes of chance are passed to it."""
    umpire = Umpire(variant(course.variant), course.players, course.options, bytes(32), asks_chance=True)
    umpire.names = course.names
    return umpire


def follow(course: Course) -> Iterator[tuple[int, Umpire]]:
    """Yield each number of decisions, from 0, with the game after them."""
    umpire = start(course)
    yield 0, umpire
    for done, (seat, action) in enumerate(course.moves, start=1):
        if seat == CHANCE:
            umpire.replay(seat, action)
        else:
            umpire.decide(seat, action)
        yield done, umpire


def told(course: Course) -> Iterator[tuple[int, Umpire, Step | None]]:
    """Yield the same as `follow`, with the step of the latest decision."""
    umpire = start(course)
    yield 0, umpire, None
    for done, (seat, action) in enumerate(course.moves, start=1):
        yield done, umpire, umpire.replay(seat, action)
