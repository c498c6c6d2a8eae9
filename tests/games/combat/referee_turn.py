"""A half-turn of the second referee, step by step (2.4)."""

from __future__ import annotations

from collections.abc import Iterator

from tests.games.combat.referee_attacks import kind_of, resolve
from tests.games.combat.referee_moves import reach
from tests.games.combat.referee_refusals import refusal, refused_unit
from tests.games.combat.referee_setup import Setup, deployments, purchases
from tests.games.combat.referee_table import Declared, Question, Talk, Unit
from tests.games.combat.referee_tables import POSITIONS

STEPS = ("move", "declare", "dirt", "sighted", "grenades", "melee", "vehicles", "position", "heal")


class Turns(Setup):
    _asked: Question | None = None
    """The question that `_legal` answers."""
    _legal: frozenset[str] = frozenset()

    def half_turn(self, side: int, start: str = "move") -> Talk:
        self.active, self.declared = side, []
        for unit in self.units:
            unit.rested()
        self.frozen = False
        if start == "move":
            self._officers(side)
        for step in STEPS[STEPS.index(start) :]:
            if step in ("sighted", "grenades"):
                self._resolve("sighted" if step == "sighted" else "thrown")
            elif step == "dirt":
                yield from self._dirt()
            elif step in ("melee", "vehicles") and self.chosen("declare") == "all":
                self._resolve("melee" if step == "melee" else "vehicle")
            else:
                yield from self._step(side, step)
        self._removal()

    def _officers(self, side: int) -> None:
        """Check for an Officer once, when the half-turn begins (UC-R-24, UC-R-25)."""
        own = self.army(side)
        if any(unit.type == "O" for unit in own):
            return
        self.frozen = self.chosen("no_officer") == "freeze"
        if self.chosen("no_officer") == "roll":
            for unit in own:
                unit.confused = self.die() % 2 == 1

    def _step(self, side: int, step: str) -> Talk:
        """Let the side decide until it ends the step or can do nothing else (UC-R-74)."""
        while self._can_act(question := Question((side,), step), side):
            text = yield question
            if text == "end":
                return
            self._carry_out(side, text)

    def _can_act(self, question: Question, side: int) -> bool:
        self.question = question
        return any(self.choices(unit) for unit in self.army(side))

    def _carry_out(self, side: int, text: str) -> None:
        word, name, *rest = text.split()
        unit = self.find(name, side)
        assert unit and self.question
        if word == "move":
            x, y = (int(number) for number in rest[0].split(","))
            unit.at, unit.moved = (x, y), True
        elif word == "position":
            unit.position, unit.changed = rest[0], True
        elif word == "heal":
            self._heal(unit, rest[0])
        else:
            self._attack(unit, *rest if word != "melee" else ("melee", rest[0]))

    def _attack(self, unit: Unit, weapon: str, name: str) -> None:
        target = self.find(name, 1 - unit.side)
        assert target and self.question
        attack = Declared(unit, weapon, target)
        unit.attacks.append(weapon if unit.vehicle else kind_of(unit, weapon))
        if self.question.phase == "declare":
            self.declared.append(attack)
        else:
            resolve(self, attack)

    def _dirt(self) -> Talk:
        """Ask every soldier that is aimed at and not prone yet, in id order (UC-R-46)."""
        for unit in self.units:
            aimed = any(attack.target is unit for attack in self.declared)
            if aimed and unit.alive and not unit.vehicle and unit.position != "pr":
                if (yield Question((unit.side,), "dirt", unit)).endswith("yes"):
                    unit.position = "pr"

    def _resolve(self, kind: str) -> None:
        for attack in self.declared:
            if kind_of(attack.unit, attack.weapon) == kind:
                resolve(self, attack)

    def _heal(self, medic: Unit, name: str) -> None:
        patient = self.find(name, medic.side)
        assert patient
        patient.wounds = 0 if self.chosen("medic") == "turn_all" else patient.wounds - 1
        medic.patients.append(patient)
        medic.healings += 1

    def _removal(self) -> None:
        """Remove the killed units and count their points: step 10 (UC-R-62)."""
        for unit in self.units:
            if unit.state == "killed":
                unit.at = None
                self.score[1 - unit.side] += unit.cost

    # What can be done.

    def choices(self, unit: Unit) -> list[str]:
        """Return the legal whole actions of a unit, which are its second picks."""
        assert self.question
        phase = self.question.phase
        if phase == "deploy":
            if unit.at or unit.side not in self.question.seats:
                return []
            return [f"deploy {unit.name} {place}" for place in deployments(self, unit)]
        if unit.side != self.active:
            return []
        if phase == "move":
            if unit.moved or refused_unit(self, unit, "move"):
                return []
            return [f"move {unit.name} {x},{y}" for x, y in reach(self, unit)]
        return [text for text in self._thinkable(unit, phase) if not refusal(self, unit.side, text)]

    def _thinkable(self, unit: Unit, phase: str) -> Iterator[str]:
        foes = [foe.name for foe in self.army(1 - unit.side)]
        if phase == "declare":
            yield from (f"declare {unit.name} {weapon} {foe}" for weapon in unit.weapons for foe in foes)
        if phase in ("melee", "declare"):
            yield from (f"melee {unit.name} {foe}" for foe in foes)
        if phase in ("vehicles", "declare"):
            yield from (f"fire {unit.name} {gun} {foe}" for gun in dict.fromkeys(unit.guns) for foe in foes)
        if phase == "position":
            yield from (f"position {unit.name} {position}" for position in POSITIONS)
        if phase == "heal":
            yield from (f"heal {unit.name} {patient.name}" for patient in self.army(unit.side))

    def legal(self, seat: int) -> set[str]:
        """Return the legal whole actions of a seat, without resigning; purchases are single actions."""
        question = self.question
        if question is None or seat not in question.seats:
            return set()
        if question.phase == "buy":
            return {text for text in purchases(self, seat) if not refusal(self, seat, text)}
        if question.unit:
            return {f"dirt {question.unit.name} {answer}" for answer in ("yes", "no")}
        if question is not self._asked:
            texts = {text for unit in self.units if unit.side == seat for text in self.choices(unit)}
            self._asked, self._legal = question, frozenset(texts if question.phase == "deploy" else texts | {"end"})
        return set(self._legal)
