"""The levels: computer players that people can choose as opponents, weakest first.

Their names are the same in every game. `strengths` of a game's evaluator says how strong the bot behind each level is.
A game has as many levels as measurably differ (bench/ladder.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol

from sandtable.bots import noisy_greedy
from sandtable.bots.belief_search import Rememberer
from sandtable.bots.greedy import Greedy
from sandtable.bots.plan_search import Planner
from sandtable.bots.random import Random
from sandtable.bots.rollout_search import Improver
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.contract import Evaluator
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.record.view import Packed
from sandtable.engine.strength import NoisyGreedy, Plans, Strength


class Player(Protocol):
    """A computer player: it is given a view and its choices, never the game."""

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        """Return one of the choices."""


def read_answer(chosen: int | str) -> int | str:
    """Return what a player has answered: the id of a choice, as an int, or a text in the rulebook's notation."""
    return chosen if isinstance(chosen, str) else int(chosen)


@dataclass(frozen=True)
class Level:
    """A strength of computer players with a name."""

    id: str
    title: str
    text: str
    make: Callable[[Variant, int], Player]
    seconds: float = 0.0  # that its playouts may take for a decision on one slow core; 0: it plays none out
    watches: bool = False  # its players are `Watcher`s, which are shown each view of their seat
    rating: int | None = None  # Elo above the usual level, by `sandtable ladder`; None: not measured

    @property
    def ready(self) -> bool:
        """Whether the level can play. Interpreted rules are too slow for playouts: the usual level plays instead."""
        return not (self.seconds and INTERPRETED)

    def describe(self) -> dict[str, str | bool | int | None]:
        wins = self._wins()
        beats = "" if wins is None else f" Wins {wins} of 100 games against the {SERGEANT.title}."
        described = {"id": self.id, "title": self.title, "text": f"{self.text}{beats}"}
        return {**described, "rating": self.rating, "wins": self._wins(), "ready": self.ready}

    def _wins(self) -> int | None:
        """The expected wins of 100 games against the usual level, from its rating."""
        if not self.rating:
            return None
        won = 100 / (1 + 10 ** (-self.rating / ELO))
        return min(max(round(won), 1), 99)


ELO = 400
"""The difference in points at which the odds are ten to one."""
USUAL = "sergeant"
"""The usual level, in games that have it; see `usual`."""

RANDOM = Level("recruit", "Recruit", "Very easy: plays at random.", lambda variant, seed: Random(seed))
"""The one level of a game without an evaluator."""
SERGEANT = Level(USUAL, "Sergeant", "Medium: thinks one move ahead.", Greedy)
ABOVE_AND_BELOW = {
    "recruit": ("Recruit", "Very easy: overlooks most good moves."),
    "corporal": ("Corporal", "Easy: thinks one move ahead, but overlooks things."),
    "lieutenant": ("Lieutenant", "Hard: plays its best ideas out before it moves."),
    "captain": ("Captain", "Very hard: plays out more ideas, further ahead."),
    "general": ("General", "Expert: takes its time and makes few mistakes."),
}
WITH_STYLE = "thinks one move ahead, and knows what pays off."
SECONDS = {"lieutenant": 1.5, "captain": 1.5, "general": 3.0}
RANKS = ("recruit", "corporal", USUAL, "lieutenant", "captain", "general")


TUNED = "Computer players go by the changed rules, but were tuned for the printed ones."
"""What is said where a document changes the rules."""


@cache
def levels(variant: Variant) -> Mapping[str, Level]:
    """Return the levels of a variant by their ids, weakest first."""
    evaluator = variant.game.evaluator
    if evaluator is None:
        return {RANDOM.id: RANDOM}
    strengths = evaluator.strengths(variant.id)
    found = {RANDOM.id: RANDOM, USUAL: SERGEANT} | {
        id: _level(evaluator, id, strength) for id, strength in strengths.items()
    }
    ratings = evaluator.ratings(variant.id)
    return {id: replace(found[id], rating=ratings.get(id)) for id in RANKS if id in found}


def _level(evaluator: Evaluator, id: str, strength: Strength) -> Level:
    title, text = ABOVE_AND_BELOW[id]
    if isinstance(strength, NoisyGreedy):
        misses, style = strength.misses, strength.style
        text = f"{text.partition(':')[0]}: {WITH_STYLE}" if style else text
        return Level(id, title, text, lambda variant, seed: noisy_greedy.NoisyGreedy(variant, seed, misses, style))
    if INTERPRETED:
        return Level(id, title, text, Greedy, SECONDS[id])
    if isinstance(strength, Plans):
        return Level(id, title, text, lambda variant, seed: Planner(variant, seed, strength), SECONDS[id], True)
    remembers = strength.draws > 1 and evaluator.update_belief is not None
    player = Rememberer if remembers else Improver
    return Level(id, title, text, lambda variant, seed: player(variant, seed, strength), SECONDS[id], remembers)


def evaluates(id: str | None) -> bool:
    """Return whether players of a level can tell how a game stands: all but the weakest can."""
    return id != RANKS[0]


def usual(variant: Variant) -> str:
    """Return the level of a fair opponent, which also takes over when a person leaves."""
    known = levels(variant)
    return USUAL if USUAL in known else next(iter(known))


def level(id: str, variant: Variant) -> Level:
    """Return the level of that name; raise BadInput."""
    known = levels(variant)
    if id not in known:
        raise BadInput(f"{variant.title} has no computer player {id!r}; it has {', '.join(known)}")
    return known[id]


def make(id: str, variant: Variant, seed: int) -> Player:
    """Return a player of a level for one seat of one game; raise BadInput."""
    return level(id, variant).make(variant, seed)
