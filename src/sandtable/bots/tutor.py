"""A lesson under way: the acts of the learner so far, and how the other seats answer them.

Nothing is kept between two requests: the same acts always lead to the same position.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from random import Random

from sandtable.bots.levels import make
from sandtable.engine.errors import BadInput, SandtableError
from sandtable.engine.game import Variant, Window
from sandtable.engine.json_data import Json
from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Said, Tongue
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.scenarios.demonstration import Watched
from sandtable.scenarios.files import Faulty, Step
from sandtable.scenarios.lessons import Lesson, read_lessons
from sandtable.scenarios.runner import Finder, Stage, run_scenario, set_up

MOST_ANSWERS = 1000
"""Consecutive decisions of the other seats after which the lesson must be faulty."""
SEED = 1
OFTEN = 0.05
"""The share of random tries that may solve a lesson; one that chance solves more often teaches nothing."""


@dataclass(frozen=True)
class Standing:
    """The standing of a lesson, as the learner may see it."""

    view: Json
    legal: list[Json]
    ask: Said
    told: list[Json]  # events of the latest act
    window: Window | None  # the open window that asks the learner
    left: int  # acts that remain
    solved: bool
    over: bool  # nothing more can be done: solved, or not


class Tutor:
    """A lesson under way."""

    def __init__(self, lesson: Lesson, variant: Variant) -> None:
        """Set up the lesson; raise Malformed for a position that cannot be read."""
        self._lesson = lesson
        self._variant = variant
        self.stage: Stage = set_up(lesson.scenario, variant)
        self.stage.umpire = self._umpire = Watched(self.stage.umpire)
        self.stage.goes_on = True
        if lesson.seat not in self.stage.seats:
            raise BadInput(f"{lesson.id}: there is no seat {lesson.seat!r}")
        self.seat = self.stage.seats.index(lesson.seat)
        self._script = [step for step in lesson.scenario.script if not step.mark]
        self._by_script = True  # as long as the learner follows the solution
        self._opponent = make(lesson.opponent, variant, SEED)
        self._acts = 0
        self._solved = False
        self._answer()
        self._umpire.taken()

    @property
    def umpire(self) -> Umpire:
        return self._umpire

    def act(self, action: str) -> None:
        """Carry out an act of the learner, and the answers of the other seats; raise SandtableError if it cannot be
        done.
        """
        umpire = self._umpire
        if self._acts >= self._lesson.moves or self._solved or umpire.over:
            raise BadInput("this try is over: begin again")
        passes = self._passes(umpire.read(self.seat, action))
        scripted = self._is_scripted(action)
        umpire.taken()
        self.stage.play(self.seat, action)
        if scripted:
            self._script.pop(0)
        elif not passes:
            self._by_script = False
        self._acts += not passes
        self._solved = self._is_solved()
        if not self._solved:
            self._answer()
            self._solved = self._is_solved()

    def may(self, action: str) -> bool:
        """Return whether the learner may do this now, as far as it is done in one decision."""
        try:
            return self._umpire.read(self.seat, action)[0] in self._umpire.legal(self.seat)
        except SandtableError:
            return False

    def passing(self) -> str:
        """Return the action that passes, where a window asks the learner; else ''."""
        window = self._window() if self.seat in self._umpire.waiting else None
        return self._umpire.say(self.seat, window.passing) if window else ""

    def choices(self) -> list[str]:
        """Return every complete act that the learner may do now, without resigning."""
        if self._acts == self._lesson.moves or self._solved or self.seat not in self._umpire.waiting:
            return []
        return sorted(self.stage.spoken(self._lesson.seat, text) for text in self.stage.listing(self._lesson.seat, ""))

    def standing(self, words: Tongue = ENGLISH) -> Standing:
        """Return how the lesson stands, told in a language or as messages.

        Call it last and once: finding out whether it is solved may pass an open window.
        """
        umpire, lesson = self._umpire, self._lesson
        told = [event for step in umpire.taken() for event in umpire.told(step, self.seat, words)]
        view, left = umpire.view(self.seat, words), lesson.moves - self._acts
        asked = self.seat in umpire.waiting
        legal = umpire.offer(self.seat) if asked else []
        window = self._window() if asked else None
        ask = umpire.asked(self.seat, words)
        solved = self.solved()
        over = solved or not asked or left == 0
        return Standing(view, [] if over else legal, ask, told, window, left, solved, over)

    def solved(self) -> bool:
        """Return whether the lesson is solved; call it last, like `standing`."""
        return self._solved or (self._acts > 0 and self._is_done())

    def _is_solved(self) -> bool:
        """Return whether the lesson is solved already; in an open window that cannot be known without passing."""
        return self._window() is None and self._is_done()

    def _is_done(self) -> bool:
        try:
            return not any(any(self.stage.compare(key, value)) for key, value in self._lesson.scenario.expect.items())
        except SandtableError:
            return False

    def _is_scripted(self, action: str) -> bool:
        """Return whether the learner does what the solution does next."""
        step = self._next()
        if step is None or step.seat != self._lesson.seat:
            return False
        return self._reads(step) == self._umpire.read(self.seat, action)

    def _next(self) -> Step | None:
        return self._script[0] if self._by_script and self._script else None

    def _reads(self, step: Step) -> tuple[int, ...]:
        """Return the decisions that a step stands for; none if it cannot be read now."""
        seat = self.stage.seats.index(step.seat)
        try:
            return self._umpire.read(seat, self.stage.spoken(step.seat, step.action))
        except SandtableError:
            return ()

    def _answer(self) -> None:
        """Play up to the learner's next choice: the acts of other seats, and decisions that leave the learner no
        choice.
        """
        for _ in range(MOST_ANSWERS):
            waiting = self._umpire.waiting
            if not waiting or (self.seat in waiting and not self._must_pass()):
                return
            self._answer_of(self.seat if self.seat in waiting else waiting[0])
        raise BadInput(f"{self._lesson.id}: the others never come to an end")

    def _must_pass(self) -> bool:
        """Return whether a window is open in which the learner holds nothing that reacts."""
        window = self._window()
        return window is not None and self._umpire.legal(self.seat) == [window.passing]

    def _answer_of(self, seat: int) -> None:
        step, legal = self._next(), self._umpire.legal(seat)
        theirs = step is not None and step.seat == self.stage.seats[seat] and seat != self.seat
        if step is not None and theirs and self._is_legal(step, legal):
            self._script.pop(0)
            self.stage.play(seat, self.stage.spoken(step.seat, step.action))
            return
        window = self._window()
        if window is not None and window.passing in legal:
            self.stage.play(seat, window.passing)
        else:
            self.stage.play(seat, self._opponent.choose(PackedView(self._umpire.packed(seat)), legal))

    def _is_legal(self, step: Step, legal: Sequence[int]) -> bool:
        return any(decision in legal for decision in self._reads(step)[:1])

    def _window(self) -> Window | None:
        """Return the open window, by what everybody sees."""
        if self._variant.window is None:
            return None
        umpire = self._umpire
        return self._variant.window(umpire.game.schema.read_view(umpire.packed(umpire.spectator)))

    def _passes(self, decisions: Sequence[int]) -> bool:
        window = self._window()
        return window is not None and tuple(decisions) == (window.passing,)


def attempt(lesson: Lesson, variant: Variant, acts: Sequence[str]) -> Standing:
    """Return how a lesson stands after these acts of the learner; raise SandtableError if one cannot be done."""
    return _after(lesson, variant, acts).standing()


@dataclass(frozen=True)
class Checked:
    """The result of trying a lesson; the lesson is good if there is no problem."""

    id: str
    title: str
    moves: int
    by_chance: int
    problems: tuple[str, ...]

    def as_dict(self) -> Json:
        return {**asdict(self), "problems": list(self.problems)}


def check(path: Path, tries: int, find: Finder) -> list[Checked]:
    """Try every lesson of a file; what cannot be read is a problem with its line."""
    return [_check(found, path, tries, find) for found in read_lessons(path)]


def _check(found: Lesson | Faulty, path: Path, tries: int, find: Finder) -> Checked:
    if isinstance(found, Faulty):
        return Checked(found.id, "", 0, 0, (f"{path}:{found.line}: malformed: {found.reason}",))
    title, moves = found.scenario.title, found.moves
    try:
        variant = find(found.scenario.game)
        wrong = problems(found, variant)
        by_chance = 0 if wrong else solved_by_chance(found, variant, tries)
    except SandtableError as error:
        return Checked(found.id, title, moves, 0, (f"{path}:{found.scenario.line}: {error}",))
    if by_chance > OFTEN * tries:
        wrong = (f"{path}:{found.scenario.line}: chance solves it {by_chance} times of {tries}",)
    return Checked(found.id, title, moves, by_chance, wrong)


def problems(lesson: Lesson, variant: Variant) -> tuple[str, ...]:
    """Return what is wrong with a lesson: its script must hold as a scenario, and must solve it when it is tried."""
    file = f"{lesson.id}"
    outcome = run_scenario(lesson.scenario, file, lambda id: variant)
    if not outcome.passed:
        return outcome.problems
    tutor = Tutor(lesson, variant)
    try:
        solve(tutor, lesson)
    except SandtableError as error:
        return (f"{file}: the solution cannot be done: {error}",)
    return () if tutor.standing().solved else (f"{file}: the solution does not solve it",)


def solve(tutor: Tutor, lesson: Lesson) -> None:
    """Do what the solution does; pass windows on the way."""
    for step in lesson.scenario.script:
        if not step.mark and step.seat == lesson.seat:
            spoken = tutor.stage.spoken(step.seat, step.action)
            while not tutor.may(spoken) and (passing := tutor.passing()):
                tutor.act(passing)
            tutor.act(spoken)


def solved_by_chance(lesson: Lesson, variant: Variant, tries: int, seed: int = SEED) -> int:
    """Return how many of `tries` random tries solve the lesson."""
    rng = Random(seed)
    known: dict[tuple[str, ...], list[str] | bool] = {}
    return sum(_try(lesson, variant, rng, known) for _ in range(tries))


def _try(lesson: Lesson, variant: Variant, rng: Random, known: dict[tuple[str, ...], list[str] | bool]) -> bool:
    """Return whether a random try solves the lesson. A lesson always answers the same acts alike: `known` maps acts to
    the choices after them or to how the lesson ended, which are then not played again.
    """
    acts: tuple[str, ...] = ()
    tutor: Tutor | None = None
    while True:
        if acts not in known:
            if tutor is None:
                tutor = _after(lesson, variant, acts)
            known[acts] = tutor.choices() or tutor.solved()
        found = known[acts]
        if isinstance(found, bool):
            return found
        acts += (rng.choice(found),)
        if tutor is not None:
            tutor.act(acts[-1])


def _after(lesson: Lesson, variant: Variant, acts: Sequence[str]) -> Tutor:
    tutor = Tutor(lesson, variant)
    for action in acts:
        tutor.act(action)
    return tutor
