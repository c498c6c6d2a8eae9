"""A review made from its tasks: what has to be answered, stage by stage, and the result.

The caller has the tasks answered, in this process or in others, and sends the answers in.
"""

from __future__ import annotations

from collections.abc import Callable, Generator, Iterable, Sequence
from math import exp
from typing import Any

from msgspec.structs import replace

from sandtable.bots.levels import levels
from sandtable.bots.rollout_evaluation import foresees
from sandtable.games import variant
from sandtable.review.course import Course
from sandtable.review.depth import Depth, depth, judge
from sandtable.review.looking import Judge, Judged, Outline, Stand, Survey, Tale, Task, Tell, look
from sandtable.review.report import Accuracy, Estimate, Judgement, Review, Secrets, TurningPoint
from sandtable.review.turning import MAX_SWINGS, Swing, fault, most, standing, suspects, swings

PIECES = 8  # tasks of a stage, at most: each keeps a worker busy for a short time only
INNER = 12  # positions between two of the curve that are estimated where much has changed
STAGES = 5
FEWEST = 5  # judged choices that the share of good choices needs

Work = Generator[list[Task], list[Any], Review]


def review(course: Course, depth: Depth) -> Work:
    """Yield the tasks of each of the STAGES, receive their answers, and return the review."""

    def stage(asked: Iterable[Any]) -> Generator[list[Task], list[Any], list[Any]]:
        return (yield [Task(course, depth, one) for one in asked])

    outline: Outline
    (outline,) = yield from stage([Survey()])
    curve = _joined((yield from stage(Stand(part) for part in _parts(_curve(course, outline, depth)))))
    inner = [at for swing in swings(curve)[: MAX_SWINGS + 4] for at in _between(swing)]
    curve = sorted(
        [*curve, *_joined((yield from stage(Stand(part) for part in _parts(sorted(set(inner))))))],
        key=lambda estimate: estimate.at,
    )
    turned = sorted(swings(curve)[: most(curve)], key=lambda swing: swing.at)
    samples = _samples(course, outline, depth)
    to_judge = {move for swing in turned for move in suspects(course, outline, swing)}.union(*samples)
    found = _joined((yield from stage(Judge(part) for part in _parts(sorted(to_judge)))))
    judged = {one.move: one for one in found}
    tale: Tale
    (tale,) = yield from stage([Tell(tuple(swing.at for swing in turned))])
    chosen = variant(course.variant)
    seats = chosen.seats(course.players)
    figures = chosen.game.figures
    return Review(
        seats=list(seats),
        positions=len(course.marks) - 1,
        thorough=depth.thorough,
        judge=levels(chosen)[judge(chosen)].title,
        estimates=_to_its_end(course, curve),
        moments=[
            _moment(course, outline, swing, judged, told, seats)
            for swing, told in zip(turned, tale.told, strict=True)
        ],
        accuracy=[_accuracy(course, outline, seat, seats[seat], sample, judged) for seat, sample in enumerate(samples)],
        statistics=tale.counted,
        secrets=Secrets(figures.secrets, tale.secrets) if figures and figures.known else None,
    )  # fmt: skip


def reviewed(
    course: Course, progress: Callable[[float], None] = lambda share: None, closely: Depth | None = None
) -> Review:
    """Return the review, made in this process. `progress` is called with the share that is done."""
    work = review(course, closely or depth(variant(course.variant), course.players))
    tasks, stages = next(work), 0
    while True:
        answers = []
        for task in tasks:
            answers.append(look(task))
            progress((stages + len(answers) / len(tasks)) / STAGES)
        try:
            tasks, stages = work.send(answers), stages + 1
        except StopIteration as end:
            done: Review = end.value
            return done


def _joined(answers: Iterable[list[Any]]) -> list[Any]:
    return [one for answer in answers for one in answer]


def _parts(numbers: Sequence[int]) -> list[tuple[int, ...]]:
    """Return the numbers in up to PIECES parts."""
    size = max(1, -(-len(numbers) // PIECES))
    return [tuple(numbers[first : first + size]) for first in range(0, len(numbers), size)]


def _spread(numbers: Sequence[int], most: int) -> list[int]:
    """Return at most `most` of the numbers, evenly spread, the first and the last among them."""
    if len(numbers) <= most:
        return list(numbers)
    return [numbers[k * (len(numbers) - 1) // (most - 1)] for k in range(most)]


def _curve(course: Course, outline: Outline, depth: Depth) -> list[int]:
    """Return the positions of the curve: all, ends of turns, or some of those; none in games without an estimate."""
    last = len(course.marks) - 1
    if not foresees(variant(course.variant)):
        return []
    if last < depth.positions:
        return list(range(last + 1))
    return _spread(sorted({0, *outline.turns, last}), depth.positions)


def _to_its_end(course: Course, curve: Sequence[Estimate]) -> list[Estimate]:
    """Return the curve, ending with the result even if a seat has left the game or a draw was agreed on."""
    if not curve or not course.ending:
        return list(curve)
    ending = list(course.ending)
    return [*curve[:-1], replace(curve[-1], knew=ending, whole=ending)]


def _between(swing: Swing) -> list[int]:
    return _spread(range(swing.before.at + 1, swing.at), INNER)


# ---- choices ----


def _samples(course: Course, outline: Outline, depth: Depth) -> list[list[int]]:
    """Return the choices by which each seat is judged, spread evenly over all its choices."""
    own = [[move for move, chooser in outline.choices if chooser == seat] for seat in range(course.players)]
    return [_spread(moves, depth.choices) for moves in own]


def _accuracy(
    course: Course, outline: Outline, seat: int, name: str, sample: Sequence[int], judged: dict[int, Judged]
) -> Accuracy:
    of = sum(chooser == seat for _, chooser in outline.choices)
    told = [judged[move] for move in sample if judged[move].told]
    percent = round(sum(_score(one.loss) for one in told) / len(told)) if len(told) >= FEWEST else None
    best = sum(one.better is None for one in told)
    return Accuracy(name, percent, len(told), of, best, len(sample) - len(told))


def _score(loss: int) -> float:
    """Return how good a choice was, in per cent, by its loss in thousandths: the formula of lichess for accuracy from
    chances of winning.
    """
    return min(100.0, max(0.0, 103.1668 * exp(-0.04354 * loss / 20) - 3.1669))


# ---- moments ----


def _moment(
    course: Course, outline: Outline, swing: Swing, judged: dict[int, Judged], told: list[Any], seats: Sequence[str]
) -> TurningPoint:
    seat = swing.seat
    why, choice = fault(course, outline, swing, [judged[move] for move in suspects(course, outline, swing)])
    return TurningPoint(
        at=swing.at,
        seat=seats[seat],
        told=told,
        before=standing(swing.before.whole[seat]),
        after=standing(swing.after.whole[seat]),
        thought_before=standing(swing.before.knew[seat]),
        thought_after=standing(swing.after.knew[seat]),
        fault=why,
        choice=None if choice is None else _judgement(course, choice, seats),
    )


def _judgement(course: Course, one: Judged, seats: Sequence[str]) -> Judgement:
    seat, _ = course.moves[one.move]
    at = course.position(one.move)
    return Judgement(at, seats[seat], one.text, one.better, one.loss, one.offer, one.better_offer)
