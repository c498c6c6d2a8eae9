"""Demonstrations: scenarios carried out step by step for people to watch, as examples of the rulebook."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json
from sandtable.engine.umpire import Step, Umpire
from sandtable.scenarios.files import Scenario
from sandtable.scenarios.files import Step as Line
from sandtable.scenarios.keys import NewGames
from sandtable.scenarios.runner import Refusal, Stage, set_up

CAST_UP = 30
"""The most choices that are listed; more are too many to read."""


@dataclass(frozen=True)
class Moment:
    """One step of a script that was carried out, refused or listed; the first moment is the position before."""

    text: str  # in the rulebook's notation, with the seat: `South e4-e5`
    told: list[Json]  # events that everybody was told
    views: dict[str, Json]  # by the seat's name, and the spectator's
    refusal: Refusal | None = None
    choices: tuple[str, ...] = ()  # for a step that lists what is legal


class Watched(Umpire):
    """An umpire that keeps the steps that it carries out. It replaces the umpire that it is made of."""

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
        """Return the steps carried out since the last call."""
        steps, self.steps = self.steps, []
        return steps


class Demonstration:
    """A scenario that is played for people to watch."""

    def __init__(self, scenario: Scenario, variant: Variant) -> None:
        """Set up the scenario; raise Malformed for a position that cannot be read."""
        self.stage: Stage = set_up(scenario, variant)
        self.stage.umpire = self.umpire = Watched(self.stage.umpire)

    def moment(self, line: Line) -> Moment:
        """Carry out one step and return its moment; raise SandtableError if a plain step is refused."""
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
        """Return the present moment, with the events since the last one."""
        umpire = self.umpire
        told = [event for step in umpire.taken() for event in umpire.told(step, umpire.spectator)]
        views: dict[str, Json] = {name: umpire.view(seat) for seat, name in enumerate(umpire.seats)}
        views["spectator"] = umpire.view(umpire.spectator)
        return Moment(text, told, views, refusal, choices)


def demonstrate(scenario: Scenario, variant: Variant) -> list[Moment]:
    """Return the moments of a scenario: its beginning, and every step of its script; raise Malformed or SandtableError.

    Of a scenario that is tried with several new games, they are those of the first game.
    """
    play = Demonstration(replace(scenario, seed=1) if NewGames(scenario.position).fresh else scenario, variant)
    return [play.seen(""), *(play.moment(line) for line in scenario.script)]
