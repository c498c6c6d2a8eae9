"""Situations of Ultimate Soldier, written as scenarios are."""

from __future__ import annotations

from typing import Any

from sandtable.games import variant
from sandtable.games.soldier.stage import SoldierStage
from sandtable.umpire.scenario import run
from sandtable.umpire.scenario_files import read_text
from sandtable.umpire.schema import CHANCE
from sandtable.umpire.umpire import Step

SOLDIER = variant("soldier")
NAMES = ("Ann", "Bea", "Cy", "Dan")


def staged(position: str, options: str = "{}", expect: str = "over") -> SoldierStage:
    """The stage of a scenario, its position written as YAML keys; the players have names."""
    text = f"id: T\ngame: soldier\noptions: {options}\n{position}\nexpect: {{{expect}: no}}\n"
    [scenario] = read_text(text)
    stage: SoldierStage = SOLDIER.game.stage(SOLDIER, scenario)
    stage.umpire.names = NAMES[: len(stage.seats)]
    return stage


def problems(document: str) -> str:
    """What the runner finds wrong with a scenario."""
    [scenario] = read_text("id: T\ngame: soldier\n" + document)
    return " ".join(run(scenario, "t.yaml", variant).problems)


def heard(stage: SoldierStage, script: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """What a viewer (a spectator, if none is named) hears of some decisions, a line each."""
    umpire = stage.umpire
    number = umpire.spectator if viewer is None else stage.seats.index(viewer)
    steps: list[Step] = []
    for line in script.strip().splitlines():
        seat, _, action = line.strip().partition(" ")
        steps += umpire.act(stage.seats.index(seat), action)
        while umpire.waiting_bits >> CHANCE & 1:
            steps.append(umpire.replay(CHANCE, umpire.stream.draw(umpire.weights())))
    return [told for step in steps for told in umpire.told(step, number)]


def sentences(stage: SoldierStage, script: str, viewer: str | None = None) -> list[str]:
    """The same as the sentences alone."""
    return [str(told["text"]) for told in heard(stage, script, viewer)]
