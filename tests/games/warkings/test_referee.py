"""Tests of the engine against a second referee written from the rulebook: whole games, every decision."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.every_game.tables import cases
from tests.games.warkings.referee import DECK, NAMES, SEVEN_CARDS, Referee

from sandtable.engine.errors import IllegalAction
from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE
from sandtable.engine.umpire import Umpire
from sandtable.games import variant
from sandtable.games.warkings.rules.cards import KIND_OF
from sandtable.games.warkings.rules.law import ENEMY_NEXT

WAR_KINGS, SMALL = variant("warkings"), variant("warkings-small")
TEXTS = [
    *(f"DISCARD {card}{times}" for card in DECK for times in ("", " x2", " x3", " x4")),
    *(f"TRIO {card}" for card in ("SC2", "SC1", "ET")),
    "DRAW PILE",
    "DRAW OPEN",
]
MANNERS = ("any", "open", "pile", "scrolls", "heavy")


class Pair:
    """One game in both: chance in the engine follows the referee's piles."""

    def __init__(self, umpire: Umpire, referee: Referee, rng: Random) -> None:
        self.rng, self.referee, self.umpire = rng, referee, umpire
        for card in [*self.referee.dealt, *self.referee.open]:
            self.umpire.replay(CHANCE, KIND_OF[card])

    def choose(self, manner: str) -> str:
        texts = [text for text in TEXTS if not self.referee.refusal(self.referee.turn, text)]
        liked = {
            "open": [text for text in texts if text == "DRAW OPEN"],
            "pile": [text for text in texts if text == "DRAW PILE"],
            "scrolls": [text for text in texts if "SC" in text],
            "heavy": [text for text in texts if text.startswith(("TRIO", "DISCARD 3S", "DISCARD 2S"))],
        }.get(manner, [])
        return self.rng.choice(liked if liked and self.rng.random() < 0.9 else texts)

    def act(self, text: str) -> None:
        before = list(self.referee.pile)
        seat = self.referee.turn
        self.referee.act(text)
        self.umpire.act(seat, text)
        while self.umpire.waiting_bits >> CHANCE & 1:
            card = before.pop(0)
            self.umpire.replay(CHANCE, KIND_OF[card] + (ENEMY_NEXT if before[0] == "EA" else 0))

    def compare(self) -> None:
        ours, theirs = self.umpire, self.referee
        table = ours.view(ours.spectator)
        assert table["open"]["pile"] == theirs.open
        assert table["draw_pile"]["size"] == len(theirs.pile)
        assert table["streak"] == theirs.streak
        assert (table["last_round"] or {}).get("by") == (None if theirs.trigger is None else NAMES[theirs.trigger])
        for seat, hand in enumerate(theirs.hands):
            view = ours.view(seat)
            assert Counter({kind: n for kind, n in view["hand"].items() if n}) == Counter(hand)
            assert view["counted"]["total"] == theirs.total(seat)
            assert table["hands"][seat]["size"] == len(hand)
            known = Counter(table["hands"][seat]["known"])
            assert known <= Counter(hand)
        if theirs.over:
            result = table["result"]
            assert ("+".join(result["winners"]), result["reason"], result["losers"]) == theirs.over
            return
        assert table["to_act"] == [NAMES[theirs.turn]] and table["phase"] == theirs.asked
        effect = table["effect"]
        assert (effect["kind"] if effect else "none") == theirs.effect
        self.compare_choices()

    def compare_choices(self) -> None:
        seat = self.referee.turn
        legal = {self.umpire.say(seat, action) for action in self.umpire.legal(seat)}
        assert legal == {text for text in TEXTS if not self.referee.refusal(seat, text)}
        other = self.rng.randrange(self.referee.n)
        for text in self.rng.sample(TEXTS, 6):
            clause = self.referee.refusal(other, text)
            if clause:
                with pytest.raises(IllegalAction) as refused:
                    self.umpire.act(other, text)
                assert refused.value.clause == clause, f"{NAMES[other]} {text}"


def options(game: Variant, rng: Random) -> dict[str, Any]:
    """Return a random mix of options; the number of rounds is often small."""
    chosen: dict[str, Any] = {option.key: rng.choice(option.values) for option in game.options}
    chosen["stall_rounds"] = rng.choice([0, 1, 2, 2, 3, "none"])
    return chosen


@pytest.mark.parametrize("players", range(2, 7))
def test_whole_games_are_the_same(players: int) -> None:
    for seed in cases(20):
        rng = Random(players * 1000 + seed)
        chosen = options(WAR_KINGS, rng) if seed % 3 else WAR_KINGS.read_options({})
        umpire = Umpire(WAR_KINGS, players, chosen, asks_chance=True)
        to_the_end(Pair(umpire, Referee(players, chosen, rng), rng))


@pytest.mark.clause("RT-R-94", "RT-R-95", "RT-R-96")
def test_whole_games_of_seven_cards_are_the_same() -> None:
    for seed in cases(200):
        rng = Random(seed)
        chosen: dict[str, Any] = options(SMALL, rng) if seed % 3 else SMALL.read_options({})
        referee = Referee(2, chosen, rng, SEVEN_CARDS, chosen["dealt"])
        to_the_end(Pair(Umpire(SMALL, 2, chosen, asks_chance=True), referee, rng))


def to_the_end(game: Pair) -> None:
    manner = game.rng.choice(MANNERS)
    game.compare()
    while not game.referee.over:
        game.act(game.choose(manner))
        game.compare()
