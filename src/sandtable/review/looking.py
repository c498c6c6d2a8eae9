"""The tasks that a review is divided into, and their answers.

Answers about a seat come from that seat's own views. Only `whole` is estimated from hidden things.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from msgspec import Struct

from sandtable.bots.belief_search import Memory
from sandtable.bots.rollout_evaluation import Foresight, foresees
from sandtable.bots.seeded_choice import seeded_choice
from sandtable.engine.json_data import Json
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.review.course import Course, follow, told
from sandtable.review.depth import Depth
from sandtable.review.report import Estimate, Statistic
from sandtable.review.setting_up import SettingUp
from sandtable.review.statistics import statistics

SEED = 0  # the same game gets the same review


class Outline(Struct, array_like=True):
    """The parts of a game to review: `choices` are decisions with more than one choice, with their seats; `turns` the
    positions in which a turn ends.
    """

    choices: list[tuple[int, int]]
    turns: list[int]


class Judged(Struct, array_like=True):
    """A decision beside the other choices. `told` says whether the trials could tell these apart."""

    move: int
    worth: int
    loss: int
    text: str
    better: str | None
    told: bool
    offer: Any = None
    better_offer: Any = None


class Tale(Struct, array_like=True):
    """Events on the way to the requested positions, statistics of the game, and how many secrets each seat could find
    out.
    """

    told: list[list[Any]]
    counted: list[Statistic]
    secrets: list[int]


class Survey(Struct, frozen=True, array_like=True, tag=True):
    """The question of which decisions and turns the game has."""


class Stand(Struct, frozen=True, array_like=True, tag=True):
    """The question of how every seat stands in these positions."""

    at: tuple[int, ...]


class Judge(Struct, frozen=True, array_like=True, tag=True):
    """The question of how good these decisions were."""

    moves: tuple[int, ...]


class Tell(Struct, frozen=True, array_like=True, tag=True):
    """The question of what happened on the way to these positions."""

    at: tuple[int, ...]


Asked = Survey | Stand | Judge | Tell


class Task(Struct, frozen=True, array_like=True):
    """One task of a review."""

    course: Course
    depth: Depth
    asked: Asked


ANSWERS: dict[type, Any] = {Survey: Outline, Stand: list[Estimate], Judge: list[Judged], Tell: Tale}
"""The type of the answer to each question."""


def look(task: Task) -> Any:
    """Return the answer to a task: an Outline, a list of Estimate, a list of Judged, or a Tale."""
    course, depth = task.course, task.depth
    match task.asked:
        case Survey():
            return _survey(course)
        case Stand(at):
            return list(_stand(course, depth, at))
        case Judge(moves):
            return list(_judge(course, depth, moves))
        case Tell(at):
            return _tell(course, at)


# ---- parts of the game ----


def _survey(course: Course) -> Outline:
    chosen = variant(course.variant)
    judged, setting_up = foresees(chosen), SettingUp(chosen)
    choices: list[tuple[int, int]] = []
    turns: list[int] = []
    position = ply = 0
    for done, umpire in follow(course):
        if done == course.marks[position]:
            now = int(umpire.game.schema.read_view(umpire.packed(umpire.spectator)).ply)
            if now != ply and position:
                turns.append(position - 1)
            ply, position = now, min(position + 1, len(course.marks) - 1)
        if done == len(course.moves):
            break
        seat, action = course.moves[done]
        legal = [] if seat == CHANCE else umpire.legal(seat)
        if judged and len(legal) > 1 and not setting_up.now(umpire, legal) and action in legal:
            choices.append((done, seat))
    return Outline(choices, turns)


# ---- how every seat stands ----


def _stand(course: Course, depth: Depth, positions: tuple[int, ...]) -> Iterator[Estimate]:
    chosen = variant(course.variant)
    foresight = Foresight(chosen, course.players, depth.style)
    known = chosen.game.figures and chosen.game.figures.known
    wanted = {course.marks[at]: at for at in positions}
    for done, umpire, memories in _mindful(course, depth, max(wanted, default=0), range(course.players)):
        if done not in wanted:
            continue
        knew = []
        for seat in range(course.players):
            view = umpire.packed(seat)
            seed = seeded_choice(SEED, PackedView(view))
            knew.append(foresight.of_view(view, seed, depth.worlds, depth.draws, memories[seat].noted)[seat])
        whole = foresight.of_state(umpire.laid_open())
        seen = [umpire.game.schema.read_view(umpire.packed(seat)) for seat in range(course.players)]
        yield Estimate(wanted[done], knew, whole, [known(view)[0] for view in seen] if known else [])


def _mindful(
    course: Course, depth: Depth, last: int, seats: Iterable[int]
) -> Iterator[tuple[int, Umpire, dict[int, Memory]]]:
    """Yield each number of decisions with the game after them, and what these seats have noted of their own views by
    then.
    """
    memories = {seat: Memory(variant(course.variant)) for seat in seats}
    for done, umpire in follow(course):
        if depth.draws > 1 and not umpire.waiting_bits >> CHANCE & 1:
            for seat, memory in memories.items():
                memory.see(umpire.packed(seat))
        yield done, umpire, memories
        if done == last:
            return


# ---- how good choices were ----


def _judge(course: Course, depth: Depth, moves: tuple[int, ...]) -> Iterator[Judged]:
    chosen = variant(course.variant)
    foresight = Foresight(chosen, course.players, depth.style)
    trials = depth.keep, depth.trials, depth.horizon, depth.draws
    seats = {course.moves[move][0] for move in moves}
    for done, umpire, memories in _mindful(course, depth, max(moves, default=0), seats):
        if done not in moves:
            continue
        seat, action = course.moves[done]
        view = umpire.packed(seat)
        seed = seeded_choice(SEED, PackedView(view))
        weighed = foresight.weigh(view, action, umpire.legal(seat), seed, *trials, memories[seat].noted)
        better = None if weighed.better is None else umpire.say(seat, weighed.better)
        better_offer = None if weighed.better is None else umpire.offer_of(seat, weighed.better)
        offer = umpire.offer_of(seat, action)
        yield Judged(
            done, weighed.worth, weighed.loss, umpire.say(seat, action), better, weighed.told, offer, better_offer
        )


# ---- what happened ----


def _tell(course: Course, positions: tuple[int, ...]) -> Tale:
    """Return what everybody was told on the way to these positions; where nobody was told anything, what happened."""
    wanted = {move: at for at in positions for move in course.moves_of(at)}
    heard: dict[int, list[Any]] = {at: [] for at in positions}
    hidden: dict[int, list[Any]] = {at: [] for at in positions}
    everything: list[Json] = []
    for done, umpire, step in told(course):
        if step is None:
            continue
        everything += umpire.story(step)
        if done - 1 in wanted:
            at = wanted[done - 1]
            heard[at] += umpire.told(step, umpire.spectator)
            hidden[at] += umpire.story(step)
    known, of = variant(course.variant).game.figures, []
    if known is not None and known.known is not None:
        of = [known.known(umpire.game.schema.read_view(umpire.packed(seat)))[1] for seat in range(course.players)]
    return Tale([heard[at] or hidden[at] for at in positions], statistics(course, everything), of)
