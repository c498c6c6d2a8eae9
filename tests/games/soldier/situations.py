"""Helpers that set up situations of Ultimate Soldier from the text of a scenario."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest
from tests.every_game.tables import Table

from sandtable.engine.errors import IllegalAction
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Step
from sandtable.games import variant
from sandtable.games.soldier.scenarios.stage import SoldierStage
from sandtable.scenarios.files import read_text
from sandtable.scenarios.runner import run_scenario

SOLDIER = variant("soldier")
NAMES = ("Ann", "Bea", "Cy", "Dan")
FIGHT = "drawn: yes\ndraw: [60*T2]\npile: [Ninja, Scout]\n"
THREE = f"players: 3\n{FIGHT}soldiers: {{A: [Rifleman, Pilot], B: [Marine], C: [Officer]}}\n"
BEFORE = THREE.replace("drawn: yes\n", "")  # the opening window
START = "A ADVANCE Rifleman B.Marine\nA LAY Attack"


def staged(position: str, options: str = "{}", expect: str = "over") -> SoldierStage:
    """Return the stage of a scenario with the position in YAML; the players have names."""
    text = f"id: T\ngame: soldier\noptions: {options}\n{position}\nexpect: {{{expect}: no}}\n"
    [scenario] = read_text(text)
    stage: SoldierStage = SOLDIER.game.stage(SOLDIER, scenario)
    stage.umpire.names = NAMES[: len(stage.seats)]
    return stage


def problems(document: str) -> str:
    """Return the problems that the runner finds with a scenario."""
    [scenario] = read_text("id: T\ngame: soldier\n" + document)
    return " ".join(run_scenario(scenario, "t.yaml", variant).problems)


def heard(stage: SoldierStage, script: str, viewer: str | None = None) -> list[dict[str, Any]]:
    """Return the events that a viewer (by default a spectator) is told of some decisions, one decision a line."""
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
    """Return only the sentences of `heard`."""
    return [str(told["text"]) for told in heard(stage, script, viewer)]


def opened(
    hands: str, position: str = THREE, options: str = "{}", lay: str = "Attack", passed: str = "C PASS\nA PASS"
) -> Any:
    """Return a combat of three players in which the opening Attack waits for an answer."""
    stage = staged(f"{position}hands: {hands}", options)
    heard(stage, f"A ADVANCE Rifleman B.Marine\nA LAY {lay}\n{passed}")
    return stage


def view(stage: Any, seat: str | None = None) -> Any:
    return stage.umpire.view(stage.umpire.spectator if seat is None else stage.seats.index(seat))


def asked(stage: Any, seat: str) -> str:
    return str(stage.umpire.ask(stage.seats.index(seat)))


def offered(stage: Any, seat: str) -> dict[str, dict[str, Any]]:
    """Return what a seat is offered, by notation, without the ids."""
    return {
        offer["text"]: {key: value for key, value in offer.items() if key not in ("id", "text")}
        for offer in stage.umpire.offer(stage.seats.index(seat))
    }


def refused(stage: Any, seat: str, action: str) -> tuple[str, str]:
    with pytest.raises(IllegalAction) as refusal:
        stage.umpire.act(stage.seats.index(seat), action)
    return refusal.value.clause, refusal.value.sentence


def short_game(seed: int) -> tuple[Table, Random]:
    """Return a game of at most thirty turns with random options, and its random numbers."""
    rng = Random(seed)
    switches = {option.key: rng.choice(option.values) for option in SOLDIER.options if len(option.values) == 2}
    return Table(SOLDIER, rng.choice((2, 3, 4)), switches | {"max_turns": 30, "max_rounds": 1}, rng.randbytes(32)), rng
