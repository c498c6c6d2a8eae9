"""Scenario files played before the second referee, which must agree with the expected results."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from tests.games.soldier.referee import Referee
from tests.games.soldier.referee_cards import SEATS
from tests.games.soldier.referee_texts import PASSING

from sandtable.engine.spelling import yes_no
from sandtable.scenarios.files import Scenario, Step
from sandtable.scenarios.values import Given

DEFAULTS = {
    "mode": "single",
    "retaliate_full": True,
    "attack_answers_retaliate": True,
    "boost": "literal",
    "surrender": "pile",
    "redirect_attacker": True,
    "overflow": "lost",
    "new_soldier": "draw",
    "hand_limit": "none",
    "refill_each_turn": False,
    "persuasion": "blank",
    "ask": "all",
    "max_turns": 600,
    "max_rounds": 50,
}


def problems(scenario: Scenario) -> list[str]:
    """Return the lines that say where the referee differs from the scenario."""
    found = []
    for seed in range(1, Given(scenario.position.get("fresh", 1)).number() + 1):
        told = Told(scenario, Random(seed))
        try:
            for step in scenario.script:
                told.step(step)
            told.finish()
        except AssertionError as error:
            return [f"{scenario.id}: {error}"]
        found += [
            f"{scenario.id}: {line}" for key, value in scenario.expect.items() for line in told.unlike(key, value)
        ]
    return found


class Told:
    """One scenario, played before the referee."""

    def __init__(self, scenario: Scenario, rng: Random) -> None:
        position = dict[str, Any](scenario.position)
        players = Given(position.get("players", max(2, len(position.get("hands", {}))))).number()
        self.scenario, self.seats = scenario, SEATS[:players]
        self.referee = Referee(players, {**DEFAULTS, **scenario.options}, rng)
        if "fresh" in position:
            self.referee.begin()
        else:
            self._place(position)
            self.referee.resume(yes_no(position.get("drawn", False)) is True)

    def _place(self, position: dict[str, Any]) -> None:
        referee = self.referee
        for key in ("hands", "soldiers", "training"):
            for seat, listed in position.get(key, {}).items():
                getattr(referee, key)[SEATS.index(seat)] = Given(listed).words()
        referee.training = [[Given(points).number() for points in group] for group in referee.training]
        for key in ("wins", "points", "rounds_won"):
            for seat, number in position.get(key, {}).items():
                getattr(referee, key)[SEATS.index(seat)] = Given(number).number()
        for key in ("draw", "discard", "used", "removed"):
            setattr(referee, key, Given(position.get(key)).words())
        referee.pile = [(soldier, False) for soldier in Given(position.get("pile")).words()]
        referee.stunned = {SEATS.index(seat) for seat in Given(position.get("stunned")).words()}
        referee.barred = {SEATS.index(seat) for seat in Given(position.get("barred")).words()}
        referee.turn = SEATS.index(position.get("turn", "A"))
        referee.round = Given(position.get("round", 1)).number()

    # Steps.

    def step(self, step: Step) -> None:
        seat = SEATS.index(step.seat)
        if step.mark == "?":
            self._until(seat, draws=True)
            lead = f"{step.action} " if step.action else ""
            found = {text.removeprefix(lead) for text in self.referee.legal(seat) if text.startswith(lead)}
            assert found == set(step.listed), f"'{step.text}': found {' | '.join(sorted(found))}"
        elif step.mark == "!":
            self._until(seat, draws=step.action.startswith("DRAW"))
            clause = self.referee.refuse(seat, step.action)
            assert clause, f"'{step.text}': it is legal"
            assert not step.clauses or clause in step.clauses, f"'{step.text}': {clause}"
        else:
            self._do(seat, step)

    def _do(self, seat: int, step: Step) -> None:
        referee = self.referee
        while (question := referee.question) and (question.seat != seat or referee.refuse(seat, step.action)):
            passing = PASSING.get(question.phase)
            if question.phase == "draw" and question.seat == seat:
                passing = "DRAW_PILE"
            assert passing, (
                f"'{step.text}': {SEATS[question.seat]} {question.phase}, {referee.refuse(seat, step.action)}"
            )
            referee.do(question.seat, passing)
        assert question, f"'{step.text}': the game is over"
        referee.do(seat, step.action)

    def _until(self, seat: int, draws: bool) -> None:
        """Pass until that seat is asked, or until another seat must do more than pass."""
        while question := self.referee.question:
            passing = PASSING.get(question.phase)
            if question.seat == seat:
                passing = "DRAW_PILE" if question.phase == "draw" and not draws else None
            if not passing:
                return
            self.referee.do(question.seat, passing)

    def finish(self) -> None:
        while (
            (question := self.referee.question) and question.phase in PASSING and "window" not in self.scenario.expect
        ):
            self.referee.do(question.seat, PASSING[question.phase])

    # What there is.

    def unlike(self, key: str, value: Any) -> Iterator[str]:
        found, wanted = self._found(key, value), self._wanted(key, value)
        if isinstance(value, dict):
            found = {name: found.get(name) for name in wanted}
        if found != wanted:
            yield f"{key}: expected {wanted}, found {found}"

    def _wanted(self, key: str, value: Any) -> Any:
        if key in ("hands", "used", "removed", "stunned", "barred"):
            return self._each(value, lambda one: Counter(Given(one).words()))
        if key in ("soldiers", "pile", "discard"):
            return self._each(value, lambda one: Given(one).words())
        if key == "training":
            return self._each(value, lambda one: Given(one).numbers())
        if key == "known":
            return {
                (viewer, place): (tuple if place in ("pile", "discard") else Counter)(Given(shown).words())
                for viewer, places in value.items()
                for place, shown in places.items()
            }
        if key == "over" and yes_no(value) is False:
            return "no"
        return value

    def _each(self, value: Any, read: Any) -> Any:
        return {name: read(one) for name, one in value.items()} if isinstance(value, dict) else read(value)

    def _found(self, key: str, value: Any) -> Any:
        referee, question = self.referee, self.referee.question
        if key in ("soldiers", "training", "wins", "points"):
            return dict(zip(self.seats, getattr(referee, key), strict=True))
        if key in ("discard", "round"):
            return getattr(referee, key)
        if key in ("used", "removed"):
            return Counter(getattr(referee, key))
        if key in ("stunned", "barred"):
            return Counter(SEATS[seat] for seat in getattr(referee, key))
        if key == "next":
            asked = f"{SEATS[question.seat]} {question.phase}" if question else "nobody"
            return asked if " " in value else asked.split()[0]
        if key == "window":
            assert question
            return f"{question.phase} {SEATS[question.seat]}"
        if key == "known":
            return {(viewer, place): self._known(viewer, place) for viewer, places in value.items() for place in places}
        return getattr(self, f"_found_{key}")()

    def _found_hands(self) -> Any:
        return {seat: Counter(hand) for seat, hand in zip(self.seats, self.referee.hands, strict=True)}

    def _found_size(self) -> Any:
        return {seat: len(hand) for seat, hand in zip(self.seats, self.referee.hands, strict=True)}

    def _found_soldier_count(self) -> Any:
        return {seat: len(own) for seat, own in zip(self.seats, self.referee.soldiers, strict=True)}

    def _found_pile(self) -> Any:
        return [soldier for soldier, _ in self.referee.pile]

    def _found_pile_left(self) -> int:
        return len(self.referee.pile)

    def _found_draw_left(self) -> int:
        return len(self.referee.draw)

    def _found_cards(self) -> Any:
        referee = self.referee
        table = [card for _, card in referee.combat.table] if referee.combat else []
        laid = [f"T{points}" for group in referee.training for points in group]
        piles = [*referee.hands, referee.draw, referee.discard, referee.used, referee.removed, table, laid]
        return Counter(card for pile in piles for card in pile)

    def _found_result(self) -> str:
        how, winner = self.referee.last or ("none", None)
        return how if winner is None else f"{how} {SEATS[winner]}"

    def _found_over(self) -> str:
        over = self.referee.result
        return f"{'+'.join(SEATS[seat] for seat in sorted(over.winners))} {over.reason}" if over else "no"

    def _known(self, viewer: str, place: str) -> Any:
        referee, eye = self.referee, SEATS.index(viewer)
        if place == "pile":
            return tuple(soldier if seen else "?" for soldier, seen in referee.pile)
        if place == "discard":
            return tuple(referee.discard)
        owner, what = place.split(".")
        seat = SEATS.index(owner)
        if what == "took":
            return Counter(card if eye in seen else "?" for card, seen in referee.took.get(seat, []))
        return Counter(card if seat == eye else "?" for card in referee.hands[seat])
