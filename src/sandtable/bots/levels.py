"""The computer players that people can sit down against, weakest first.

The names are the same in every game. A game says by `strengths` of its evaluator what stands behind a level; it has as
many as are apart by measure (bench/ladder.md).
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, replace
from functools import cache
from typing import Protocol

from sandtable.bots import noisy_greedy
from sandtable.bots.belief_search import Rememberer
from sandtable.bots.greedy import Greedy
from sandtable.bots.random import Random
from sandtable.bots.rollout_search import Improver
from sandtable.engine.compile.jit import INTERPRETED
from sandtable.engine.contract import Evaluator
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.record.view import Packed
from sandtable.engine.strength import NoisyGreedy, Strength


class Player(Protocol):
    """A computer player: it is given a view and its choices, never the game."""

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        """One of the choices."""


@dataclass(frozen=True)
class Level:
    """A strength that can be asked for by name."""

    id: str
    title: str
    text: str
    make: Callable[[Variant, int], Player]
    seconds: float = 0.0  # that its playouts may take for a decision on one slow core; 0: it makes none
    remembers: bool = False  # its players are `Rememberer`s, to be shown each view of their seat
    rating: int | None = None  # Elo above the usual level, by `sandtable ladder`; None: it was not measured

    @property
    def ready(self) -> bool:
        """Whether it plays: playouts need compiled rules, and until there are some the usual player stands in."""
        return not (self.seconds and INTERPRETED)

    def describe(self) -> dict[str, str | bool | int | None]:
        wins = self._wins()
        beats = "" if wins is None else f" Beats the {SERGEANT.title} {wins} times of 100."
        described = {"id": self.id, "title": self.title, "text": f"{self.text}{beats}"}
        return {**described, "rating": self.rating, "wins": self._wins(), "ready": self.ready}

    def _wins(self) -> int | None:
        """What its rating means: how often it beats the usual level, of 100 times."""
        if not self.rating:
            return None
        won = 100 / (1 + 10 ** (-self.rating / ELO))
        return min(max(round(won), 1), 99)


ELO = 400
"""So many points are odds of ten to one."""
USUAL = "sergeant"
"""Where a game has it, see `usual`."""

RANDOM = Level("recruit", "Recruit", "Does anything that is allowed.", lambda variant, seed: Random(seed))
"""The one level of a game without an evaluation."""
SERGEANT = Level(USUAL, "Sergeant", "Looks one step ahead, and goes by what it knows.", Greedy)
ABOVE_AND_BELOW = {
    "recruit": ("Recruit", "Knows the rules, and sees little of what there is."),
    "corporal": ("Corporal", "Looks one step ahead, and overlooks things."),
    "lieutenant": ("Lieutenant", "Tries its best ideas out before it acts."),
    "captain": ("Captain", "Tries more of them, and looks further."),
    "general": ("General", "Takes its time, and makes few mistakes."),
}
WITH_STYLE = "Looks one step ahead, and knows what pays."
SECONDS = {"lieutenant": 1.5, "captain": 1.5, "general": 3.0}
RANKS = ("recruit", "corporal", USUAL, "lieutenant", "captain", "general")


@cache
def levels(variant: Variant) -> Mapping[str, Level]:
    """The levels of a variant by their ids, weakest first."""
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
        text = WITH_STYLE if style else text
        return Level(id, title, text, lambda variant, seed: noisy_greedy.NoisyGreedy(variant, seed, misses, style))
    if INTERPRETED:
        return Level(id, title, text, Greedy, SECONDS[id])
    remembers = strength.draws > 1 and evaluator.update_belief is not None
    player = Rememberer if remembers else Improver
    return Level(id, title, text, lambda variant, seed: player(variant, seed, strength), SECONDS[id], remembers)


def evaluates(id: str | None) -> bool:
    """Whether players of a level can tell how a game stands: all but the weakest."""
    return id != RANKS[0]


def usual(variant: Variant) -> str:
    """The level of a fair opponent, and of who takes over when somebody leaves."""
    known = levels(variant)
    return USUAL if USUAL in known else next(iter(known))


def level(id: str, variant: Variant) -> Level:
    """The level of that name; raises BadInput."""
    known = levels(variant)
    if id not in known:
        raise BadInput(f"{variant.title} has no computer player {id!r}; it has {', '.join(known)}")
    return known[id]


def make(id: str, variant: Variant, seed: int) -> Player:
    """A player of a level for one seat of one game; raises BadInput."""
    return level(id, variant).make(variant, seed)
