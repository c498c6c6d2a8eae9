"""Odd positions for engine and referee: hands full of rare cards, marks, short piles, returned soldiers."""

from __future__ import annotations

import json
from collections.abc import Mapping
from random import Random
from typing import Any

from tests.games.soldier.referee import Referee
from tests.games.soldier.referee_cards import DECK, POWER, SEATS

COMMON = [*DECK, *3 * ["Advance", "Attack"], *2 * ["Block", "Retaliate", "Redirect", "Interfere", "Radio"]]


def scattered(players: int, options: Mapping[str, Any], rng: Random) -> Referee:
    """Return a random position; there may be more cards of a kind than in the deck."""
    referee = Referee(players, dict(options), rng)
    soldiers = rng.sample(list(POWER), 14)
    seats = range(players)
    referee.hands = [rng.choices(COMMON, k=rng.choice([0, 3, 6, 8, 10])) for _ in seats]
    for own in referee.soldiers:
        own += [soldiers.pop() for _ in range(rng.choice([0, 1, 2, 2, 3]))]
    referee.pile = [(soldier, False) for soldier in soldiers]
    referee.training = [rng.choice([[], [1], [3], [1, 2], [2]]) for _ in seats]
    referee.draw = rng.choices(COMMON, k=rng.choice([0, 2, 10, 60]))
    referee.discard = rng.choices(COMMON, k=rng.choice([0, 1, 4]))
    referee.used = rng.choices(COMMON, k=rng.choice([0, 5]))
    referee.wins = [rng.choice([0, 0, 1, 2]) for _ in seats]
    referee.stunned = {seat for seat in seats if rng.random() < 0.15}
    referee.barred = {seat for seat in seats if rng.random() < 0.25}
    referee.turn = rng.randrange(players)
    if referee.chosen("mode") == "rounds":
        referee.points = [rng.randrange(7) for _ in seats]
        referee.rounds_won = [rng.randrange(3) for _ in seats]
    return referee


def written(referee: Referee, options: Mapping[str, Any], drawn: bool) -> str:
    """Return the position as a scenario."""

    def by_seat(values: Any) -> dict[str, Any]:
        return dict(zip(SEATS, values, strict=False))

    position = {
        "id": "ODD",
        "game": "soldier",
        "options": dict(options),
        "players": referee.n,
        "hands": by_seat(referee.hands),
        "soldiers": by_seat(referee.soldiers),
        "training": by_seat(referee.training),
        "draw": referee.draw,
        "discard": referee.discard,
        "pile": [soldier for soldier, _ in referee.pile],
        "used": referee.used,
        "wins": by_seat(referee.wins),
        "stunned": [SEATS[seat] for seat in sorted(referee.stunned)],
        "barred": [SEATS[seat] for seat in sorted(referee.barred)],
        "turn": SEATS[referee.turn],
        "drawn": drawn,
        "expect": {"over": "no"},
    }
    if referee.chosen("mode") == "rounds":
        position |= {"points": by_seat(referee.points), "rounds_won": by_seat(referee.rounds_won)}
    return json.dumps(position)
