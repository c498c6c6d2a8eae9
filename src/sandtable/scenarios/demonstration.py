"""A scenario carried out step by step for people to look at: the rulebook that plays."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Any

from sandtable.engine.errors import BadInput
from sandtable.engine.umpire import Step, Umpire
from sandtable.scenarios.files import Scenario
from sandtable.scenarios.files import Step as Line
from sandtable.scenarios.runner import FRESH, Refusal, Stage, set_up

CAST_UP = 30
"""More choices than this are too many to be read."""


@dataclass(frozen=True)
class Moment:
    """One step of a script as it was carried out, refused or looked at; the first is how things stand before."""

    text: str  # in the rulebook's notation, with the seat: `South e4-e5`
    told: list[dict[str, Any]]  # what everybody was told
    views: dict[str, dict[str, Any]]  # by the seat's name, and the spectator's
    refusal: Refusal | None = None
    choices: tuple[str, ...] = ()  # where the step asks what may be done


class Watched(Umpire):
    """An umpire that keeps what it carries out. It stands in for the one that it is made of."""

    def __init__(self, umpire: Umpire) -> None:
        self.__dict__.update(umpire.__dict__)
        self.steps: list[Step] = []

    def act(self, seat: int, action: int | str) -> list[Step]:
        steps = super().act(seat, action)
        self.steps += steps
        return steps

    def replay(self, seat: int, action: int) -> Step:
        step = super().replay(seat, action)
        self.steps.append(step)
        return step

    def taken(self) -> list[Step]:
        """What was carried out since it was asked last."""
        steps, self.steps = self.steps, []
        return steps


class Demonstration:
    """A scenario that is played before an audience."""

    def __init__(self, scenario: Scenario, variant: Any) -> None:
        """Raises Malformed for a position that cannot be read."""
        self.stage: Stage = set_up(scenario, variant)
        self.stage.umpire = self.umpire = Watched(self.stage.umpire)

    def moment(self, line: Line) -> Moment:
        """One step carried out; raises SandtableError where a plain step is refused."""
        if line.mark:
            self.stage.reach(line)
        text = f"{line.seat} {line.action}"
        if line.mark == "?":
            return self.seen(text, choices=line.listed if len(line.listed) <= CAST_UP else ())
        if line.mark == "!":
            refusal = self.stage.refusal(line.seat, line.action)
            if refusal is None:
                raise BadInput(f"'{line.text}' was carried out, and must be refused")
            return self.seen(text, refusal)
        self.stage.act(line.seat, line.action)
        return self.seen(text)

    def seen(self, text: str, refusal: Refusal | None = None, choices: tuple[str, ...] = ()) -> Moment:
        """How things stand now, and what was told on the way here."""
        umpire = self.umpire
        told = [event for step in umpire.taken() for event in umpire.told(step, umpire.spectator)]
        views: dict[str, dict[str, Any]] = {name: umpire.view(seat) for seat, name in enumerate(umpire.seats)}
        views["spectator"] = umpire.view(umpire.spectator)
        return Moment(text, told, views, refusal, choices)


def demonstrate(scenario: Scenario, variant: Any) -> list[Moment]:
    """All of a scenario: how it begins, and every step of its script; raises Malformed or SandtableError.

    Of one that is tried with several new games it is the first of them.
    """
    play = Demonstration(replace(scenario, seed=1) if FRESH in scenario.position else scenario, variant)
    return [play.seen(""), *(play.moment(line) for line in scenario.script)]
