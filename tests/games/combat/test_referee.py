"""Tests of the engine against a second referee written from the rulebook: all kinds of battles, every decision."""

from __future__ import annotations

import os
from random import Random
from typing import Any

import pytest
from tests.every_game.tables import cases
from tests.games.combat.referee import Referee
from tests.games.combat.referee_attacks import terms
from tests.games.combat.referee_moves import allowance, reach
from tests.games.combat.referee_positions import army, scattered, terrain, written
from tests.games.combat.referee_scenarios import problems
from tests.games.combat.referee_sight import attack_line
from tests.games.combat.referee_table import Unit
from tests.games.combat.referee_tables import ARMIES, HEIGHT, MAPS, SEATS, WIDTH
from tests.games.combat.referee_texts import tries

from sandtable.engine.errors import IllegalAction
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Step, Umpire
from sandtable.games import variant
from sandtable.games.combat.scenarios.position import Position
from sandtable.scenarios.files import Scenario, read_scenarios, read_text, scenario_files

COMBAT = variant("combat")
GAMES = int(os.environ.get("SANDTABLE_REFEREED_GAMES", "0"))
"""How many battles, for a long run by hand."""
SCENARIOS = [
    pytest.param(document, id=document.id)
    for path in scenario_files([COMBAT.game.folder / "scenarios"])
    for document in read_scenarios(path)
    if isinstance(document, Scenario)
]
LONGEST = 40
"""Decisions after which an odd position is left."""
LIKED = {"declare": 6, "melee": 6, "fire": 6, "heal": 3, "end": 0.7}
"""How often a kind of action is chosen beside others: there is to be fighting."""
FACES = 6


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_second_referee_agrees_with_the_scenarios(scenario: Scenario) -> None:
    assert problems(scenario) == []


class Pair:
    """One battle in both: the engine's dice show what the referee's dice have shown."""

    def __init__(self, umpire: Umpire, referee: Referee, rng: Random) -> None:
        self.umpire, self.referee, self.rng = umpire, referee, rng
        self.told: list[str] = []  # for whoever reads a failure
        self.follow([])

    def play(self, longest: int = 100_000) -> None:
        try:
            self.compare()
            while self.referee.question and longest:
                self.act()
                self.compare()
                longest -= 1
        except Exception:
            print("\n".join([f"options: {self.umpire.options}", *self.told[-60:]]))
            raise

    def act(self) -> None:
        """Carry out a random action in both, its kind drawn first; in the engine it is two picks or one."""
        assert self.referee.question
        seat = self.rng.choice(self.referee.question.seats)
        kinds: dict[str, list[str]] = {}
        for text in sorted(self.referee.legal(seat)):
            kinds.setdefault(text.split()[0], []).append(text)
        [kind] = self.rng.choices(list(kinds), [LIKED.get(kind, 1) for kind in kinds])
        text = self.rng.choice(kinds[kind])
        self.told.append(f"{SEATS[seat]} {text}")
        if kind not in ("end", "dirt", "buy", "equip", "mount", "preset") and self.rng.random() < 0.6:
            unit = text.split()[1]
            self.umpire.act(seat, f"unit {unit}")
            self.compare_second_pick(seat, unit)
        self.referee.do(seat, text)
        self.follow(self.umpire.act(seat, text))

    def follow(self, steps: list[Step]) -> None:
        """Let the engine's dice fall as the referee's have fallen, in the same order (UC-R-71)."""
        shown, self.referee.chances = self.referee.chances, []
        while self.umpire.waiting_bits >> CHANCE & 1:
            outcomes = len(self.umpire.weights())
            outcome = 0
            if outcomes > 1:
                assert shown, "the engine rolls, the referee does not"
                outcome = shown.pop(0) - 1
            if outcomes > FACES:
                outcome = FACES * outcome + shown.pop(0) - 1
            steps.append(self.umpire.replay(CHANCE, outcome))
        assert not shown, f"the referee rolls {shown}, the engine does not"
        self.compare_scores(steps)

    def compare_scores(self, steps: list[Step]) -> None:
        scores, self.referee.scores = self.referee.scores, []
        told = [told for step in steps for told in self.umpire.told(step, self.umpire.spectator)]
        assert [one["score"] for one in told if one["kind"] == "attacked"] == scores
        lost, self.referee.lost = self.referee.lost, 0
        assert sum(one["kind"] == "lost_attack" for one in told) == lost

    # What is compared.

    def compare(self) -> None:
        table = self.umpire.view(self.rng.choice([0, 1, self.umpire.spectator]))
        self.compare_units(table)
        self.compare_course(table)
        if self.referee.result:
            result, winner = self.umpire.result, self.referee.result.winner
            assert result
            assert (result.winners, result.reason) == (
                () if winner is None else (winner,),
                self.referee.result.reason,
            )
            return
        self.compare_question(table)
        self.compare_refusals()

    def compare_units(self, table: dict[str, Any]) -> None:
        units = [shown for shown in table["units"] if self.referee.units]
        assert len(units) == len(self.referee.units)
        for shown, unit in zip(units, self.referee.units, strict=True):
            assert (shown["side"], shown["name"], shown["type"]) == (SEATS[unit.side], unit.name, unit.type)
            assert sorted(shown["weapons"]) == sorted(unit.weapons) and sorted(shown["mounts"]) == sorted(unit.mounts)
            assert (shown["state"], shown["cost"]) == (unit.state, unit.cost), unit.name
            if unit.at:
                self.compare_unit(shown, unit)

    def compare_unit(self, shown: dict[str, Any], unit: Unit) -> None:
        assert unit.at and shown["at"] == list(unit.at)
        assert shown["position"] == (None if unit.vehicle else unit.position)
        if unit.alive:
            assert shown["wounds"] == unit.wounds
            assert shown["allowance"] == allowance(self.referee, unit)
            assert shown["grenade_used"] == (unit.grenade_used and self.referee.chosen("grenades") == "single")
        if unit.side == self.referee.active and self.referee.question:
            assert (shown["confused"], shown["moved"], shown["changed"]) == (unit.confused, unit.moved, unit.changed)

    def compare_course(self, table: dict[str, Any]) -> None:
        referee = self.referee
        assert list(table["score"].values()) == referee.score
        assert list(table["markers"].values()) == referee.markers
        if referee.active is not None:
            assert table["round"] == referee.round
            assert table["acted_first"] == SEATS[referee.acted_first or 0]
        if referee.question:
            assert table["half"] == (None if referee.active is None else SEATS[referee.active])
            assert [SEATS[seat] for seat in referee.question.seats] == table["to_act"]
        states = [(SEATS[a.unit.side], a.unit.name, a.weapon, a.target.name, a.state) for a in referee.declared]
        assert states == [
            (*one["unit"].split("."), one["weapon"], one["target"].split(".")[1], one["state"])
            for one in table["declared"]
        ]

    def compare_question(self, table: dict[str, Any]) -> None:
        question = self.referee.question
        assert question and self.umpire.waiting == question.seats
        assert table["phase"] == question.phase
        if question.unit:
            assert table["asked"] == f"{SEATS[question.unit.side]}.{question.unit.name}"
        for seat in question.seats:
            legal = {self.umpire.say(seat, action) for action in self.umpire.legal(seat)}
            texts = self.referee.legal(seat)
            if question.phase not in ("buy", "dirt"):
                texts = {text if text == "end" else f"unit {text.split()[1]}" for text in texts}
            assert legal == texts

    def compare_second_pick(self, seat: int, unit: str) -> None:
        legal = {self.umpire.say(seat, action) for action in self.umpire.legal(seat)}
        assert legal == {text for text in self.referee.legal(seat) if text.split()[1:2] == [unit]}

        if legal:
            self.compare_preview(seat, self.rng.choice(sorted(legal)))

    def compare_preview(self, seat: int, text: str) -> None:
        """Compare the cost of a move, or the sum and the line of an attack, with the referee's."""
        referee, (word, name, *rest) = self.referee, text.split()
        unit = referee.find(name, seat)
        shown = self.umpire.preview(seat, text)
        assert unit and shown["legal"]
        if word == "move":
            x, y = (int(number) for number in rest[0].split(","))
            assert (shown["cost"], shown["allowance"]) == (reach(referee, unit)[x, y], allowance(referee, unit))
        elif word in ("declare", "melee", "fire"):
            weapon, target = ("melee" if word == "melee" else rest[0]), referee.find(rest[-1], 1 - seat)
            assert target
            line, _ = attack_line(referee, unit, weapon, target)
            assert line and shown["line"] == [list(end) for end in line]
            assert shown["sum"]["total"] == sum(terms(referee, unit, weapon, target).values())

    def compare_refusals(self) -> None:
        """Compare the refusals of random whole actions by either seat."""
        for seat, text in tries(self.referee, self.rng):
            clause = self.referee.refuse(seat, text)
            if not clause:
                continue
            with pytest.raises(IllegalAction) as refused:
                self.umpire.act(seat, text)
            assert refused.value.clause == clause, f"{SEATS[seat]} {text}: {clause} in the referee"


OFTEN = ("map", "points", "army", "army_west", "army_east", "scenario", "rounds")


def options(rng: Random) -> dict[str, Any]:
    """Return a random mix of options; armies and map are chosen later."""
    return {option.key: rng.choice(option.values) for option in COMBAT.options if option.key not in OFTEN} | {
        "scenario": rng.choice(["battle", "skirmish", "hold"])
    }


def listed(units: list[dict[str, Any]]) -> list[tuple[str, ...]]:
    return [(unit["type"], *unit["weapons"], *unit["mounts"]) for unit in units]


def test_whole_battles_are_the_same() -> None:
    for seed in range(GAMES) if GAMES else cases(30):
        rng = Random(seed)
        chosen: dict[str, Any] = {"rounds": rng.choice([1, 2, 3]), "points": rng.choice([90, 200, 300, 400])}
        if seed % 3:
            chosen |= options(rng)
        pieces = terrain(rng, (0, 0, WIDTH, HEIGHT), rng.choice([0, 8, 20]))
        chosen["map"] = rng.choice([*MAPS, {"pieces": [list(piece) for piece in pieces]}])
        if isinstance(chosen["map"], str):
            pieces = MAPS[chosen["map"]]
        armies = [army(rng, 8, chosen["points"]) for _ in SEATS]
        chosen |= {"army_west": {"units": armies[0]}, "army_east": {"units": armies[1]}}
        umpire = Umpire(COMBAT, None, chosen, bytes(32), asks_chance=True)
        referee = Referee(plain(umpire.options), rng, pieces)
        for side in (0, 1):
            referee.enlist(side, listed(armies[side]))
        referee.begin(buying=False)
        Pair(umpire, referee, rng).play()


def test_armies_are_bought_the_same() -> None:
    for seed in range(GAMES) if GAMES else cases(20):
        rng = Random(seed)
        chosen = {"army": "buy", "points": rng.choice([60, 300, 1000]), "carry": rng.choice(["standard", "free"])}
        umpire = Umpire(COMBAT, None, chosen, bytes(32), asks_chance=True)
        referee = Referee(plain(umpire.options), rng)
        referee.armies = {name: listed(army["units"]) for name, army in COMBAT.describe()["board"]["armies"].items()}
        assert referee.armies.items() >= ARMIES.items()
        referee.begin(buying=True)
        Pair(umpire, referee, rng).play(60)


def test_odd_positions_are_played_the_same() -> None:
    for seed in range(8 * GAMES) if GAMES else cases(60):
        rng = Random(seed)
        chosen = options(rng) if seed % 3 else {"scenario": "battle"}
        settings = COMBAT.read_options(chosen)
        referee, step = scattered(plain(settings), rng)
        side = rng.randrange(2)
        [scenario] = read_text(written(referee, chosen, side, step))
        assert isinstance(scenario, Scenario)
        position = Position(scenario.position, COMBAT.seats())
        settings = COMBAT.read_options(position.options(scenario.options))
        umpire = Umpire.staged(COMBAT, None, settings, position.arrange, asks_chance=True)
        referee.resume(side, step)
        Pair(umpire, referee, rng).play(LONGEST)


def plain(settings: Any) -> dict[str, Any]:
    """Return options as the referee has them, with booleans for yes and no."""
    return {key: {"yes": True, "no": False}.get(str(value), value) for key, value in settings.items()}
