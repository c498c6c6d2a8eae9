"""Scenario files played before the second referee, which must agree with the expected results."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.combat.referee import Referee
from tests.games.combat.referee_moves import allowance
from tests.games.combat.referee_table import Unit
from tests.games.combat.referee_tables import SEATS
from tests.games.combat.referee_turn import STEPS

from sandtable.engine.spelling import yes_no
from sandtable.scenarios.files import Scenario, Step
from sandtable.scenarios.values import Given

DEFAULTS = {
    "map": "open",
    "veh_in_trees": False,
    "trees_block": False,
    "mortar_indirect": False,
    "wounds_monotonic": False,
    "no_officer": "roll",
    "confusion": "all",
    "at_weapons": "bonus",
    "attacks": "one",
    "grenades": "unlimited",
    "carry": "standard",
    "declare": "fire",
    "h2h_reply": False,
    "terrain_cols": "occupant",
    "prone_melee": "literal",
    "nine": "kill",
    "fourth_wound": "kill",
    "fire_scope": "fire",
    "medic": "turn_one",
    "medic_self": False,
    "init_dice": "2",
    "points": 300,
    "army": "rifle",
    "scenario": "battle",
    "rounds": "scenario",
    "resign": True,
}


def problems(scenario: Scenario) -> list[str]:
    """Return the lines that say where the referee differs from the scenario."""
    told = Told(scenario)
    try:
        for step in scenario.script:
            told.step(step)
    except AssertionError as error:
        return [f"{scenario.id}: {error}"]
    expected = (scenario.expect or {}).items()
    return [f"{scenario.id}: {line}" for key, value in expected for line in told.unlike(key, value)]


class Told:
    """One scenario, played before the referee."""

    def __init__(self, scenario: Scenario) -> None:
        position = dict[str, Any](scenario.position)
        options = {
            key: yes_no(value) if isinstance(DEFAULTS[key], bool) else value for key, value in scenario.options.items()
        }
        pieces = position.get("map", "open")
        if isinstance(pieces, str):
            options["map"], pieces = pieces, None
        self.referee = Referee(DEFAULTS | options, Random(0), pieces and [tuple(piece) for piece in pieces])
        self.entries = [len(Given(entry).words()) for entry in position.get("dice", [])]
        self.referee.dice = [Given(die).number() for entry in position.get("dice", []) for die in Given(entry).words()]
        step = position.get("step", "move")
        self.referee.named = True
        if step == "buy":
            self.referee.begin(buying=True)
            return
        self._place(position)
        if step == "deploy":
            self.referee.deploy()
        else:
            self.referee.resume(SEATS.index(position.get("half", "West")), step)

    def _place(self, position: dict[str, Any]) -> None:
        referee = self.referee
        for seat, units in position["units"].items():
            for name, given in units.items():
                unit = Unit(
                    SEATS.index(seat),
                    name,
                    given["type"],
                    Given(given.get("weapons")).words(),
                    Given(given.get("mounts")).words(),
                )
                if "at" in given:
                    x, y = given["at"]
                    unit.at = (x, y)
                unit.position, unit.wounds = given.get("position", "st"), given.get("wounds", 0)
                referee.units.append(unit)
        referee.units.sort(key=lambda unit: unit.side)
        referee.round = Given(position.get("round", 1)).number()
        referee.acted_first = SEATS.index(position.get("acted_first", "West"))
        for key in ("score", "markers"):
            setattr(referee, key, [Given(position.get(key, {}).get(seat, 0)).number() for seat in SEATS])

    # Steps.

    def step(self, step: Step) -> None:
        seat = SEATS.index(step.seat)
        if step.mark == "?":
            lead = f"{step.action} " if step.action else ""
            found = {text.removeprefix(lead) for text in self.referee.legal(seat) if text.startswith(lead)}
            assert found == set(step.listed), f"'{step.text}': found {' | '.join(sorted(found))}"
        elif step.mark == "!":
            clause = self.referee.refuse(seat, step.action)
            assert clause, f"'{step.text}': it is legal"
            assert not step.clauses or clause in step.clauses, f"'{step.text}': {clause}"
        elif step.action.startswith("end "):
            self._end(seat, step.action.split()[1])
        else:
            self._do(seat, step.action)

    def _do(self, seat: int, text: str) -> None:
        referee = self.referee
        while (question := referee.question) and question.unit:
            if not referee.refuse(seat, text):
                break
            referee.do(question.unit.side, f"dirt {question.unit.name} no")
        assert referee.question, f"'{text}': the game is over"
        clause = referee.refuse(seat, text)
        assert not clause, f"'{text}': refused by {clause}"
        referee.do(seat, text)

    def _end(self, seat: int, last: str) -> None:
        """End steps until the given step is over."""
        referee, half = self.referee, (self.referee.round, self.referee.active)
        if referee.active != seat:
            return
        while (question := referee.question) and half == (referee.round, referee.active):
            if STEPS.index(question.phase) > STEPS.index(last):
                return
            if not question.unit:
                referee.do(seat, "end")
            elif last == "declare":
                return
            else:
                referee.do(question.unit.side, f"dirt {question.unit.name} no")

    # What there is.

    def unlike(self, key: str, value: Any) -> Iterator[str]:
        if key == "units":
            for name, wanted in value.items():
                yield from self._unlike_unit(name, wanted)
            return
        found, wanted = getattr(self, f"_{key}")(value), value
        if key == "over" and yes_no(value) is False:
            wanted = "no"
        if found != wanted:
            yield f"{key}: expected {wanted}, found {found}"

    def _unlike_unit(self, name: str, wanted: dict[str, Any]) -> Iterator[str]:
        unit = self._unit(name)
        alive = yes_no(wanted.get("alive", True))
        if unit.alive != alive:
            yield f"{name}: alive is {unit.alive}"
        found = {"wounds": unit.wounds, "position": unit.position, "at": list(unit.at or ()), "alive": unit.alive}
        for key, value in wanted.items():
            if alive and key != "alive" and found[key] != value:
                yield f"{name}: {key} expected {value}, found {found[key]}"

    def _unit(self, name: str) -> Unit:
        unit = self.referee.find(name, 0)
        assert unit
        return unit

    def _next(self, value: str) -> str:
        question = self.referee.question
        assert question, "the game is over"
        asked = [SEATS[question.seats[0]], question.phase, *([question.unit.name] if question.unit else [])]
        return " ".join(asked[: len(value.split())])

    def _over(self, _: str) -> str:
        over = self.referee.result
        return f"{'draw' if over.winner is None else SEATS[over.winner]} {over.reason}" if over else "no"

    def _score(self, value: dict[str, int]) -> dict[str, int]:
        return {seat: self.referee.score[SEATS.index(seat)] for seat in value}

    def _markers(self, value: dict[str, int]) -> dict[str, int]:
        return {seat: self.referee.markers[SEATS.index(seat)] for seat in value}

    def _round(self, _: int) -> int:
        return self.referee.round

    def _acted_first(self, _: str) -> str:
        assert self.referee.acted_first is not None
        return SEATS[self.referee.acted_first]

    def _attack_scores(self, _: list[int]) -> list[int]:
        return self.referee.scores

    def _lost_attacks(self, _: int) -> int:
        return self.referee.lost

    def _allowance(self, value: dict[str, int]) -> dict[str, int]:
        return {name: allowance(self.referee, self._unit(name)) for name in value}

    def _dice_left(self, _: int) -> int:
        rolled, left = len(self.referee.chances), list(self.entries)
        while rolled > 0:
            rolled -= left.pop(0)
        return len(left)
