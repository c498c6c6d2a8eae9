"""Helpers that set up situations of Ultimate Combat from the text of a scenario."""

from __future__ import annotations

from typing import Any

import pytest

from sandtable.engine.errors import IllegalAction
from sandtable.engine.umpire import Step
from sandtable.games import variant
from sandtable.games.combat.scenarios.stage import CombatStage
from sandtable.scenarios.files import Scenario, read_text
from sandtable.scenarios.runner import run_scenario

COMBAT = variant("combat")
NAMES = ("Ann", "Bea")
OFFICERS = "WO: {type: O, at: [0, 31]}", "EO: {type: O, at: [47, 31]}"


def units(west: str, east: str) -> str:
    """Return the YAML of both sides' units, with an Officer for each side far away."""
    return f"units:\n  West: {{{west}, {OFFICERS[0]}}}\n  East: {{{east}, {OFFICERS[1]}}}\n"


DUEL = units("A: {type: S, weapons: [rifle, gren], at: [2, 2]}", "B: {type: S, weapons: [mg], at: [6, 2]}")


class Watched(CombatStage):
    """A stage that keeps all the steps carried out on it."""

    steps: list[Step]

    def _remember(self, step: Step) -> None:
        self.__dict__.setdefault("steps", []).append(step)
        super()._remember(step)


def staged(position: str, options: str = "{}") -> Watched:
    """Return the stage of a scenario with the position in YAML; the players have names."""
    [scenario] = read_text(f"id: T\ngame: combat\noptions: {options}\n{position}\nexpect: {{over: no}}\n")
    assert isinstance(scenario, Scenario)
    stage = Watched(COMBAT, scenario)
    stage.umpire.names = NAMES
    return stage


def problems(document: str) -> str:
    """Return the problems that the runner finds with a scenario."""
    [scenario] = read_text("id: T\ngame: combat\n" + document)
    return " ".join(run_scenario(scenario, "t.yaml", variant).problems)


def heard(stage: Watched, script: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """Return the events that a viewer (by default a spectator) is told of some steps of a script, one step a line."""
    number = stage.umpire.spectator if viewer is None else stage.seats.index(viewer)
    begun = len(getattr(stage, "steps", []))
    for line in script.strip().splitlines():
        seat, _, action = line.strip().partition(" ")
        stage.act(seat, action)
    return [told for step in stage.steps[begun:] for told in stage.umpire.told(step, number)]


def sentences(stage: Watched, script: str, viewer: str | None = None) -> list[str]:
    """Return only the sentences of `heard`."""
    return [str(told["text"]) for told in heard(stage, script, viewer)]


def view(stage: CombatStage, seat: str | None = None) -> Any:
    return stage.umpire.view(stage.umpire.spectator if seat is None else stage.seats.index(seat))


def unit(stage: CombatStage, id: str) -> Any:
    return next(one for one in view(stage)["units"] if one["id"] == id)


def asked(stage: CombatStage, seat: str) -> str:
    return str(stage.umpire.ask(stage.seats.index(seat)))


def previewed(stage: CombatStage, seat: str, partial: str) -> dict[str, Any]:
    found: dict[str, Any] = stage.umpire.preview(stage.seats.index(seat), partial)
    return found


def offered(stage: CombatStage, seat: str) -> dict[str, dict[str, Any]]:
    """Return what a seat is offered, by notation, without the ids."""
    return {
        offer["text"]: {key: value for key, value in offer.items() if key not in ("id", "text")}
        for offer in stage.umpire.offer(stage.seats.index(seat))
    }


def refused(stage: CombatStage, seat: str, action: str) -> tuple[str, str]:
    """Return the clause and the sentence of a refusal; units have the engine's names."""
    with pytest.raises(IllegalAction) as refusal:
        stage.umpire.act(stage.seats.index(seat), action)
    return refusal.value.clause, refusal.value.sentence
