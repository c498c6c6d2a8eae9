"""Tests of the engine against a second referee written from the rulebook: whole games, every decision."""

from __future__ import annotations

import os
from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.every_game.tables import cases
from tests.games.soldier.referee import Referee
from tests.games.soldier.referee_cards import SEATS
from tests.games.soldier.referee_positions import scattered, written
from tests.games.soldier.referee_scenarios import problems
from tests.games.soldier.referee_texts import OFFERED, PASSING, every_text, texts

from sandtable.engine.errors import IllegalAction
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Step, Umpire
from sandtable.games import variant
from sandtable.games.soldier.rules.cards import KIND_OF, SOLDIER_OF
from sandtable.games.soldier.rules.law import SOLDIER_OUTCOME
from sandtable.games.soldier.scenarios.position import Position
from sandtable.scenarios.files import Scenario, read_scenarios, read_text, scenario_files

SOLDIER = variant("soldier")
GAMES = int(os.environ.get("SANDTABLE_REFEREED_GAMES", "0"))
"""How many games with each number of players, for a long run by hand."""
SCENARIOS = [
    pytest.param(document, id=document.id)
    for path in scenario_files([SOLDIER.game.folder / "scenarios"])
    for document in read_scenarios(path)
    if isinstance(document, Scenario)
]
LONGEST = 60
"""Decisions after which an odd position is left."""
LIKED = {"ADVANCE": 3, "LAY": 6, "INTERFERE": 4, "REDIRECT": 3, "RADIO": 3, "DISCARD": 0.5, "NO_RESPONSE": 0.7}
"""How often a kind of action is chosen beside others: combats are to be long."""


@pytest.mark.parametrize("scenario", SCENARIOS)
def test_the_second_referee_agrees_with_the_scenarios(scenario: Scenario) -> None:
    assert problems(scenario) == []


class Pair:
    """One game in both: chance in the engine follows the referee's piles."""

    def __init__(self, umpire: Umpire, referee: Referee, rng: Random) -> None:
        self.umpire, self.referee, self.rng = umpire, referee, rng
        self.viewers = [*range(referee.n), umpire.spectator]
        self.texts = every_text(referee.n)
        self.told: list[str] = []  # for whoever reads a failure
        self.follow([])

    def play(self, longest: int = 100_000) -> None:
        try:
            self.compare()
            while self.referee.question and longest:
                self.act(self.choose())
                self.compare()
                longest -= 1
        except Exception:
            print("\n".join([f"options: {self.umpire.options}", *self.told[-60:]]))
            raise

    def choose(self) -> str:
        """Return a random action, its kind drawn first."""
        assert self.referee.question
        kinds: dict[str, list[str]] = {}
        for text in sorted(self.referee.legal(self.referee.question.seat)):
            kinds.setdefault(text.split()[0], []).append(text)
        [drawn] = self.rng.choices(list(kinds), [LIKED.get(kind, 1) for kind in kinds])
        return self.rng.choice(kinds[drawn])

    def act(self, text: str) -> None:
        assert self.referee.question
        seat = self.referee.question.seat
        self.told.append(f"{SEATS[seat]} {text}")
        self.referee.do(seat, text)
        self.follow(self.umpire.act(seat, text))

    def follow(self, steps: list[Step]) -> None:
        """Let chance bring what it has brought the referee; each drawn card is told only to those who may see it."""
        came, self.referee.chances = self.referee.chances, []
        for place, name in came:
            assert self.umpire.waiting_bits >> CHANCE & 1, f"chance is over before {place} {name}"
            outcome = SOLDIER_OUTCOME + SOLDIER_OF[name] if place == "soldier" else KIND_OF[name]
            steps.append(self.umpire.replay(CHANCE, outcome))
        assert not self.umpire.waiting_bits >> CHANCE & 1
        self.compare_news(steps, [name for place, name in came if place == "card"])

    def compare_news(self, steps: list[Step], drawn: list[str]) -> None:
        for viewer in self.viewers:
            news = [told for step in steps for told in self.umpire.told(step, viewer)]
            cards = [told for told in news if told["kind"] in ("drew", "dealt")]
            assert [told["card"] for told in cards] == [
                card if told["seat"] == SEATS[viewer : viewer + 1] else None
                for told, card in zip(cards, drawn, strict=True)
            ]
            for told in news:
                if told["kind"] == "robbed":
                    assert (told["card"] is None) == (SEATS[viewer : viewer + 1] not in (told["seat"], told["victim"]))

    # What is compared.

    def compare(self) -> None:
        table = self.umpire.view(self.umpire.spectator)
        self.compare_table(table)
        self.compare_players(table)
        self.compare_combat(table)
        self.compare_hand()
        if self.referee.result:
            result = table["result"]
            winners = [SEATS[seat] for seat in sorted(self.referee.result.winners)]
            assert (result["winners"], result["reason"]) == (winners, self.referee.result.reason)
            if self.referee.chosen("mode") == "rounds":
                assert list(result["points"].values()) == self.referee.points
        else:
            self.compare_question(table)
        self.compare_refusals()

    def compare_table(self, table: dict[str, Any]) -> None:
        referee = self.referee
        piles = table["piles"]
        assert piles["draw"] == len(referee.draw)
        assert piles["discard"] == referee.discard
        assert (Counter(piles["used"]), Counter(piles["removed"])) == (Counter(referee.used), Counter(referee.removed))
        assert piles["soldiers"] == {
            "size": len(referee.pile),
            "unseen": sorted((name for name, seen in referee.pile if not seen), key=SOLDIER_OF.__getitem__),
            "known": [name for name, seen in referee.pile if seen],
        }
        assert (table["round"], table["turns"], table["turn"]) == (referee.round, referee.turns, SEATS[referee.turn])
        shot = referee.shot
        assert table["shot"] == ({"by": SEATS[shot[0]], "seat": SEATS[shot[1]], "soldier": shot[2]} if shot else None)
        how, winner = referee.last or ("none", None)
        seen = {"result": how, "seat": None if winner is None else SEATS[winner]}
        assert (table["last"] or {"result": "none", "seat": None}) == seen

    def compare_players(self, table: dict[str, Any]) -> None:
        referee = self.referee
        for seat, shown in enumerate(table["players"]):
            assert shown["cards"] == len(referee.hands[seat])
            assert [(one["soldier"], one["engaged"]) for one in shown["soldiers"]] == [
                (own, referee.engaged(seat, own)) for own in referee.soldiers[seat]
            ]
            assert (shown["training"], shown["wins"]) == (referee.training[seat], referee.wins[seat])
            assert (shown["stunned"], shown["barred"]) == (seat in referee.stunned, seat in referee.barred)
            assert (shown["points"], shown["rounds_won"]) == (referee.points[seat], referee.rounds_won[seat])

    def compare_combat(self, table: dict[str, Any]) -> None:
        combat, shown = self.referee.combat, table["combat"]
        if combat is None or shown is None:
            assert combat is shown
            return
        for side in ("assaulter", "defender"):
            fighter = getattr(combat, side)
            assert shown[side] == {"seat": SEATS[fighter.seat], "soldier": fighter.soldier}
        laid = [
            (entry["seat"], card)
            for entry in shown["table"]
            for card in (entry["card"], entry["weapon"], entry["intensity"])
            if card
        ]
        assert laid == [(SEATS[seat], card) for seat, card in combat.table]
        if combat.pending:
            level = "power" if combat.boosts.power else "ordinary" if combat.boosts.weapon else "none"
            pending = shown["pending"]
            assert shown["answerer"] == SEATS[combat.answerer]
            assert (pending["card"], pending["opening"]) == (combat.pending, combat.opening)
            assert (pending["weapon"], pending["intensity"]) == (level, bool(combat.boosts.intensity))
            assert pending["none"] == ("tie" if combat.pending == "Block" else "lose")
            assert pending["demand"]["kind"] == combat.boosts.demand(self.referee.chosen("boost"))

    def compare_hand(self) -> None:
        """Compare a random viewer's own hand, and the cards that it remembers in others' hands."""
        viewer = self.rng.choice(self.viewers)
        watching = viewer == self.umpire.spectator
        view = self.umpire.view(viewer)
        assert view["hand"] is None if watching else Counter(view["hand"]) == Counter(self.referee.hands[viewer])
        remembered = self.referee.memory[None if watching else viewer]
        assert [Counter(shown["known"]) for shown in view["players"]] == remembered

    def compare_question(self, table: dict[str, Any]) -> None:
        question = self.referee.question
        assert question
        assert self.umpire.waiting == (question.seat,)
        assert table["phase"] == question.phase
        asked, named = [SEATS[seat] for seat in question.asks], table["to_act"]
        if question.phase in PASSING and self.referee.chosen("ask") == "holders":  # everybody is named (US-R-64)
            assert named[-len(asked) :] == asked
            assert len(named) == (1 if question.phase == "MIRROR" else self.referee.n - 1)
        else:
            assert named == asked
        assert table["window"] == ({"kind": question.phase, "asks": named} if question.phase in PASSING else None)
        if question.phase == "draw":
            assert table["draws_left"] == self.referee.draws_left
        legal = {self.umpire.say(question.seat, action) for action in self.umpire.legal(question.seat)}
        assert legal == self.referee.legal(question.seat)

    def compare_refusals(self) -> None:
        """Compare refusals of random actions, of nearly legal ones, and of ones of a kind on offer."""
        referee, question = self.referee, self.referee.question
        tries = [(self.rng.randrange(referee.n), self.rng.choice(self.texts))]
        if question:
            offered = OFFERED[question.phase]
            near = [
                text for text in sorted(texts(referee, question.seat, offered)) if referee.refuse(question.seat, text)
            ]
            tries += [(question.seat, text) for text in self.rng.sample(near, min(2, len(near)))]
            far = [text for text in self.texts if text.split()[0] in offered]
            tries.append((question.seat, self.rng.choice(far)))
        for seat, text in tries:
            clause = referee.refuse(seat, text)
            if clause:
                with pytest.raises(IllegalAction) as refused:
                    self.umpire.act(seat, text)
                assert refused.value.clause == clause, f"{SEATS[seat]} {text}: {clause} in the referee"


def options(rng: Random) -> dict[str, Any]:
    """Return a random mix of options; the limits are often low."""
    chosen = {option.key: rng.choice(option.values) for option in SOLDIER.options}
    chosen["max_turns"] = rng.choice([10, 40, 600])
    chosen["max_rounds"] = rng.choice([1, 3])
    return chosen


@pytest.mark.parametrize("players", range(2, 5))
def test_whole_games_are_the_same(players: int) -> None:
    for seed in range(GAMES) if GAMES else cases(3):
        rng = Random(players * 1000 + seed)
        umpire = Umpire(SOLDIER, players, options(rng) if seed % 3 else {}, asks_chance=True)
        referee = Referee(players, dict(umpire.options), rng)
        referee.begin()
        Pair(umpire, referee, rng).play()


@pytest.mark.parametrize("players", range(2, 5))
def test_odd_positions_are_played_the_same(players: int) -> None:
    for seed in range(8 * GAMES) if GAMES else cases(10):
        rng = Random(players * 1000 + seed)
        chosen = options(rng) if seed % 3 else {}
        settings = SOLDIER.read_options(chosen)
        drawn = rng.random() < 0.5
        referee = scattered(players, settings, rng)
        [scenario] = read_text(written(referee, chosen, drawn))
        assert isinstance(scenario, Scenario), scenario
        position = Position(scenario.position, SOLDIER.seats(players))
        umpire = Umpire.staged(SOLDIER, players, settings, position.arrange, asks_chance=True)
        referee.resume(drawn)
        Pair(umpire, referee, rng).play(LONGEST)
