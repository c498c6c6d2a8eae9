"""Running scenarios: small exact positions with what must come of actions (the worked examples of the rulebooks).

This module holds reporting and everything that all games share. Each game defines its positions, steps and expectations
in a subclass of `Stage`, made once for each scenario.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Collection, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any, ClassVar, Protocol, TypeVar

from sandtable.engine.clauses import ID, Rulebook
from sandtable.engine.errors import BadInput, IllegalAction, SandtableError
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json
from sandtable.engine.situation import Situation, Unwritable
from sandtable.engine.spelling import yes_no
from sandtable.engine.umpire import Step as Decided
from sandtable.engine.umpire import Umpire
from sandtable.scenarios.expecting import Difference, Expectation, compare, expected
from sandtable.scenarios.files import Faulty, Malformed, Scenario, Step, read_scenarios
from sandtable.scenarios.keys import Keys, NewGames
from sandtable.scenarios.values import Given, seat_number

V = TypeVar("V")


@dataclass(frozen=True)
class Refusal:
    """A refusal by the umpire; `clause` is empty if the game has no action of that name here."""

    clause: str
    sentence: str


@dataclass(frozen=True)
class Outcome:
    """The result of running a scenario. It passed if there is no problem; a problem names file and line."""

    id: str
    title: str
    file: str
    line: int
    clauses: tuple[str, ...]
    problems: tuple[str, ...]

    @property
    def passed(self) -> bool:
        return not self.problems

    def as_dict(self) -> Json:
        return {
            "id": self.id,
            "title": self.title,
            "file": self.file,
            "line": self.line,
            "passed": self.passed,
            "problems": list(self.problems),
        }


def _ending(given: Given) -> str:
    return "no" if yes_no(given.value) is False else given.text()


class Shown(Protocol):
    """What the views of all games hold."""

    @property
    def phase(self) -> str: ...

    @property
    def to_act(self) -> Sequence[str]: ...


class Stage(ABC):
    """One scenario being played: what a game adds to the runner.

    The constructor sets up the position and raises Malformed for what it cannot read.
    """

    about: ClassVar[str]
    """Further notes for writers of scenarios."""
    position: ClassVar[type[Keys]] = Keys
    """What a position may hold."""
    expectations: ClassVar[Mapping[str, Expectation]]
    """What may be expected, by its key; those that the stage declares by `expected`."""
    endings: ClassVar[Collection[str]] = ()
    """The words for how a game can end."""
    phases: ClassVar[Collection[str]] = ()
    """The words for what is done."""
    leads: ClassVar[frozenset[str]] = frozenset()
    """The words that `?` may ask for, where the game's actions begin with words alone."""
    umpire: Umpire
    seats: tuple[str, ...]
    goes_on: bool = False
    """Whether cards and dice that the scenario does not give are random, and not a mistake."""

    def __init_subclass__(cls) -> None:
        found = [(key, one) for kind in cls.__mro__ for key, one in vars(kind).items() if isinstance(one, Expectation)]
        cls.expectations = dict(found) | dict(reversed(found))  # a game's own stand first, and for those of the base

    @abstractmethod
    def __init__(self, variant: Variant, scenario: Scenario) -> None: ...

    @abstractmethod
    def readable(self, action: str) -> bool:
        """Return whether `action` is written as an action of the game, possible or not."""

    def reach(self, step: Step) -> None:  # noqa: B027  (most games have nothing to pass over)
        """Go on to the moment that a `!` or `?` step is about, where the game passes over decisions by itself."""

    def act(self, seat: str, action: str) -> None:
        """Carry out a plain step; raise SandtableError if the umpire refuses it."""
        self.umpire.act(self.seats.index(seat), action)

    def play(self, seat: int, action: int | str) -> None:
        """Carry out a decision in the umpire's names, and the chance after it."""
        self.umpire.act(seat, action)

    def spoken(self, seat: str, action: str) -> str:
        """Return a step's action in the umpire's names."""
        return action

    def refusal(self, seat: str, action: str) -> Refusal | None:
        """Return the umpire's refusal of an action that must be refused, or None if it was carried out."""
        try:
            self.act(seat, action)
        except IllegalAction as error:
            return Refusal(error.clause, error.sentence)
        except BadInput as error:
            return Refusal("", str(error))
        return None

    def listing(self, seat: str, word: str) -> set[str]:
        """Return the seat's legal actions without resigning; with a word, the rest of those that begin with it."""
        number = self.seats.index(seat)
        texts = {self.umpire.say(number, action) for action in self.umpire.legal(number)}
        lead = self.lead(word) if word else ""
        return {text.removeprefix(lead) for text in texts if text.startswith(lead)}

    def lead(self, word: str) -> str:
        """Return the beginning of the actions that a word stands for."""
        return f"{word} "

    def fingerprint(self) -> str:
        """Return a value that is equal before and after an action that was refused."""
        return self.umpire.state_hash()

    # Writing scenarios.

    @classmethod
    def written(cls, situation: Situation) -> dict[str, object]:
        """Return a position as keys from which the constructor sets it up again; raise Unwritable. `options` are those
        that must differ from the table's; None: the option is left out.
        """
        raise Unwritable(f"Positions of {situation.variant.title} cannot be written down.")

    @classmethod
    def scripted(cls, situation: Situation, decided: Iterable[Decided]) -> Iterator[str]:
        """Yield decisions made from there on, as steps of a script."""
        for step in decided:
            yield f"{situation.seats[step.seat]} {step.text}"

    def due(self) -> dict[str, str]:
        """Return what to expect of the present moment: the seat to act, or how the game has ended."""
        if self.umpire.over:
            return {"over": self.ending()}
        return {"next": self.seats[self.umpire.waiting[0]]}

    # What is expected.

    def compare(self, key: str, value: object) -> Iterable[Difference]:
        """Return the differences in one key of `expect`; raise Malformed for a value that cannot be read."""
        try:
            return list(self.expectations[key].differences(self, Given(value, self.seats)))
        except Malformed as error:
            raise Malformed(f"{key}: {error}", error.line) from error

    @abstractmethod
    def view(self, seat: str | None = None) -> Shown:
        """Return what a seat is shown; without one, what everybody is."""

    def look(self, show: Callable[[Any, Sequence[str], Sequence[str], str], V], seat: str | None) -> V:
        """Return the same as the game shows it (`Words.show`)."""
        umpire = self.umpire
        packed = umpire.packed(umpire.spectator if seat is None else seat_number(seat, self.seats))
        return show(umpire.game.schema.read_view(packed), self.seats, self.seats, umpire.variant.id)

    @expected(Given.text)
    def next(self, wanted: str) -> Iterator[Difference]:
        """the seat that is asked, and if you like for what: `SEAT`, `SEAT PHASE`; several as `SEAT+SEAT`"""
        who, _, phase = wanted.partition(" ")
        seats = {self.seats[seat_number(seat, self.seats)] for seat in who.split("+")}
        if phase and phase not in self.phases:
            raise Malformed(f"'{phase}' is none of {', '.join(self.phases)}")
        now = self.view(min(seats))
        if seats - set(now.to_act) or phase not in ("", now.phase):
            due = f"{'+'.join(now.to_act)} {now.phase}" if now.to_act else f"the game over ({self.ending()})"
            yield Difference("next", wanted, due)

    @expected(_ending)
    def over(self, wanted: str) -> Iterator[Difference]:
        """`no`, or with all winners `SEAT REASON`, `SEAT+SEAT REASON`; `draw REASON` if nobody has won"""
        if wanted != "no":
            who, _, reason = wanted.partition(" ")
            if reason not in self.endings:
                raise Malformed(f"'{wanted}' is neither 'no' nor SEAT REASON ({', '.join(self.endings)})")
            winners = [] if who == "draw" else sorted(seat_number(seat, self.seats) for seat in who.split("+"))
            wanted = f"{'+'.join(self.seats[seat] for seat in winners) or 'draw'} {reason}"
        yield from compare("over", wanted, self.ending())

    def ending(self) -> str:
        """Return who won and why, as scenarios write it: `no`, `South flag`, `South+North unite`, `draw quiet`."""
        result = self.umpire.result
        if result is None:
            return "no"
        return f"{'+'.join(self.seats[seat] for seat in result.winners) or 'draw'} {result.reason}"


Finder = Callable[[str], Variant]
"""A function that returns the variant with an id; it raises BadInput for an unknown one."""


def run_file(path: Path, find: Finder) -> list[Outcome]:
    """Run every scenario of a file and return the outcomes; a malformed one has failed."""
    return [run_scenario(document, str(path), find) for document in read_scenarios(path)]


def run_scenario(document: Scenario | Faulty, file: str, find: Finder) -> Outcome:
    """Run one scenario to its end or to the first step that goes wrong, and return the outcome."""
    if isinstance(document, Faulty):
        problem = f"{file}:{document.line}: malformed: {document.reason}"
        return Outcome(document.id, "", file, document.line, (), (problem,))
    problems = tuple(f"{file}:{line}: {problem}" for line, problem in _problems(document, find))
    return Outcome(document.id, document.title, file, document.line, document.clauses, problems)


def _problems(scenario: Scenario, find: Finder) -> list[tuple[int, str]]:
    try:
        seeds = _fresh_seeds(scenario)
    except Malformed as error:
        return [(error.line or scenario.line, f"malformed: {error}")]
    for seed in seeds:
        problems = _problems_of_one(replace(scenario, seed=seed), find)
        if problems:
            where = f" (new game with seed {seed})" if seed else ""
            return [(line, f"{problem}{where}") for line, problem in problems]
    return []


def _fresh_seeds(scenario: Scenario) -> range:
    """Return the seeds that a scenario is tried with: `fresh: 20` means new games with the seeds 1 to 20."""
    games = NewGames(scenario.position, lines=scenario.lines).fresh
    return range(1, games + 1) if games else range(1)


def _problems_of_one(scenario: Scenario, find: Finder) -> list[tuple[int, str]]:
    line = scenario.line
    try:
        variant = find(scenario.game)
        _check_clauses(scenario, variant.game.rulebook)
        stage = set_up(scenario, variant)
        for step in scenario.script:
            line = step.line
            if problem := _step_problem(stage, step):
                return [(line, problem)]
        line = scenario.line_of("expect")
        return [(line, str(difference)) for difference in _differences(stage, scenario)]
    except Malformed as error:
        return [(error.line or line, f"malformed: {error}")]
    except SandtableError as error:
        return [(line, str(error))]
    except Exception as error:  # a bug must not look like a pass, nor stop the other scenarios
        return [(line, f"the rules broke down: {type(error).__name__}: {error}")]


def _check_clauses(scenario: Scenario, book: Rulebook) -> None:
    known = set(book.clauses) | set(ID.findall(book.markdown))
    cited = [(scenario.clauses, scenario.line_of("clauses")), *((step.clauses, step.line) for step in scenario.script)]
    for clauses, line in cited:
        if unknown := sorted(set(clauses) - known):
            raise Malformed(f"the rulebook has no {', '.join(unknown)}", line)


def set_up(scenario: Scenario, variant: Variant) -> Stage:
    kind: type[Stage] = variant.game.stage
    for key in scenario.position:
        if key not in kind.position.declared():
            raise Malformed(f"unknown key '{key}'", scenario.line_of(key))
    for key in scenario.expect:
        if key not in kind.expectations:
            raise Malformed(f"unknown key '{key}' in expect", scenario.line_of("expect"))
    try:
        return kind(variant, scenario)
    except BadInput as error:
        raise Malformed(str(error), scenario.line_of("options")) from error


def _step_problem(stage: Stage, step: Step) -> str:
    """Return what is wrong with a step, or ''."""
    if step.seat not in stage.seats:
        raise Malformed(f"'{step.text}': there is no seat '{step.seat}'")
    if step.mark == "?":
        stage.reach(step)
        return _listing_problem(stage, step)
    if not stage.readable(step.action):
        raise Malformed(f"'{step.text}': '{step.action}' is no action of this game")
    if step.mark == "!":
        return _refusal_problem(stage, step)
    try:
        stage.act(step.seat, step.action)
    except IllegalAction as error:
        return f"'{step.text}' was refused: {error}"
    except BadInput as error:
        return f"'{step.text}' was not understood: {error}"
    return ""


def _refusal_problem(stage: Stage, step: Step) -> str:
    stage.reach(step)
    before = stage.fingerprint()
    refusal = stage.refusal(step.seat, step.action)
    if refusal is None:
        return f"'{step.text}': expected a refusal, found it carried out"
    if stage.fingerprint() != before:
        return f"'{step.text}' was refused, but the position has changed"
    if not refusal.sentence:
        return f"'{step.text}' was refused without a reason"
    if step.clauses and refusal.clause not in step.clauses:
        wanted = " or ".join(step.clauses)
        return f"'{step.text}': expected a refusal by {wanted}, found {refusal.clause or refusal.sentence}"
    return ""


def _listing_problem(stage: Stage, step: Step) -> str:
    if step.action and stage.leads and step.action not in stage.leads:
        raise Malformed(f"'{step.text}': no action of this game begins with '{step.action}'")
    found = stage.listing(step.seat, step.action)
    wanted = set(step.listed)
    if found == wanted:
        return ""
    return f"'{step.text}': expected {_show(wanted)}, found {_show(found)}" + "".join(
        f"; {label} {_show(some)}"
        for label, some in (("missing", wanted - found), ("too many", found - wanted))
        if some
    )


def _show(actions: Iterable[str]) -> str:
    return " | ".join(sorted(actions)) or "no action"


def _differences(stage: Stage, scenario: Scenario) -> list[Difference]:
    return [difference for key, value in scenario.expect.items() for difference in stage.compare(key, value)]
