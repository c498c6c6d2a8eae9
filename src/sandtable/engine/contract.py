"""What a game gives the engine: its rules, its evaluator, and what studies measure of it.

The functions that are called inside compiled loops are rule functions (`@kernel`). What a game may leave out has a
default here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, Protocol

from sandtable.engine.compile.jit import Record, kernel
from sandtable.engine.partners import Spoken
from sandtable.engine.strength import Strength


class Rules(Protocol):
    """The module `rules/law.py` of a game. `s` is a state, `v` a view, `ev` a buffer of events or None."""

    __name__: str

    def start(self, s: Record) -> None:
        """Set up the first position in a blank state whose settings are filled."""

    def why(self, v: Record, seat: int, a: int) -> int:
        """Return 0, or the number of the first clause that forbids action `a` to the seat."""

    def legal(self, v: Record, seat: int, out: Any) -> int:
        """List the actions that the seat may do; returns how many. Resigning is left out."""

    def apply(self, s: Record, seat: int, a: int, ev: Any) -> None:
        """Carry out an action of a seat, or an outcome of chance, and record what happens in `ev`."""

    def chances(self, s: Record, out: Any) -> int:
        """List the integer weights of the outcomes of chance; returns how many there are."""

    def determinize(self, v: Record, rng: Any, s: Record) -> bool:
        """Fill in at random what the viewer cannot know in `s`, which holds all of `v`; returns False if
        nothing fits.
        """

    def encode(self, v: Record, out: Any) -> None:
        """Write the view as an observation."""

    def score(self, s: Record, seat: int) -> float:
        """Return what the seat has won, from -1 (lost) to 1 (won); 0 as long as the game goes on."""


@kernel
def no_estimate(s: Record, seat: int) -> int:
    """Return 0: the game cannot value a position before its end."""
    return 0


@kernel
def no_update(now: Record, before: Record, memory: Any) -> None:
    """Remember nothing."""
    return


@kernel
def all_alike(v: Record, s: Record, memory: Any) -> int:
    """Return 0: every world that agrees with the view is equally likely."""
    return 0


@kernel
def no_parts(v: Record, seat: int, a: int) -> int:
    """Return 0: an action uses nothing that is counted."""
    return 0


@kernel
def no_count(s: Record, seat: int, ev: Any, counts: Any, held: Any) -> None:
    """Count nothing of an event."""
    return


@kernel
def no_hold(s: Record, seat: int, held: Any) -> None:
    """Count nothing that a seat has at the end."""
    return


def nothing(variant: str) -> Mapping[str, Any]:
    """Return an empty mapping: no levels, ratings, set-ups or habits of a variant's own."""
    return {}


def no_arrangement(variant: str, seed: int) -> Sequence[int]:
    """Return no actions: there is no set-up that is made as a whole."""
    return ()


Habit = Callable[[Any, Sequence[int]], Sequence[int]]
"""A function from a view and the choices to the choices of a baseline."""


@dataclass(frozen=True, eq=False)
class Evaluator:
    """How good the actions and positions of a game are: what its computer players and reviews go by.

    `survey` is called once a decision and writes `notes` integers, which `evaluate` reads for each action. Both are
    given views, as is everything but `estimate` and `outlook`.
    """

    survey: Callable[[Record, int, Any], None]
    evaluate: Callable[[Record, int, int, Any], int]  # points of an action, in no unit
    opening: Callable[[str, Sequence[int], int], int | None]
    """From the variant's id, the choices and a seed: the next of several choices that are planned together, or None."""
    notes: int
    style: int | None = None  # the note that says which of several ways to fight a player has learned
    estimate: Callable[[Record, int], int] | None = None  # what a state is worth to a seat, -1000 to 1000
    outlook: Callable[[Record, int], int] | None = None  # the same where it is good enough for reviews alone
    stretch: Callable[[Record], int] | None = None
    """From a view: a number above 0 while the viewer acts in a stretch of the game that it plans as a whole, else 0."""
    horizon: int | None = None  # plies that a review looks ahead, where it should not be the usual number
    update_belief: Callable[[Record, Record, Any], None] | None = None  # notes in memory what two views tell
    log_likelihood: Callable[[Record, Record, Any], int] = all_alike  # of a world, in 64ths of a nat
    memory: int = 0  # integers of memory
    strengths: Callable[[str], Mapping[str, Strength]] = nothing  # of levels, by the variant's id
    ratings: Callable[[str], Mapping[str, int]] = nothing  # of levels, in Elo above the Sergeant
    arrangement: Callable[[str, int], Sequence[int]] = no_arrangement  # a set-up drawn from a seed, as actions
    arrangements: Callable[[str], Mapping[str, Sequence[int]]] = nothing  # set-ups that have names
    baselines: Callable[[str], Mapping[str, Habit]] = nothing  # habits that levels are tried against

    @property
    def searches(self) -> bool:
        """Whether players can search: the game has an `estimate`."""
        return self.estimate is not None

    @property
    def foresees(self) -> bool:
        """Whether positions before the end can be valued."""
        return self.estimate is not None or self.outlook is not None


@dataclass(frozen=True, eq=False)
class Measures:
    """What studies count of a game's matches."""

    parts: Mapping[str, str] = field(default_factory=dict)  # titles of pieces, cards or deeds, by key
    counts: Mapping[str, str] = field(default_factory=dict)  # titles of what else is counted
    prices: Mapping[str, int] = field(default_factory=dict)  # what parts cost where they are bought
    uses: Callable[[Record, int, int], int] = no_parts  # the parts that an action uses, as bits
    commits: Callable[[Record, int, int], int] | None = None  # those that it leads to; without it, what it uses
    count: Callable[[Record, int, Any, Any, Any], None] = no_count  # over what is told of a step
    hold: Callable[[Record, int, Any], None] = no_hold  # what a seat has at the end


class Planner(Protocol):
    """The module by which a game's computer players agree on something with their partners."""

    def word(self, v: Any, talk: Sequence[Spoken], seed: int) -> Spoken | None:
        """Return what a seat says next, or None."""

    def keep_to(self, v: Any, talk: Iterable[Spoken], notes: Any) -> None:
        """Write into an evaluator's notes what the partners have agreed on."""

    def kept(self, v: Any, talk: Iterable[Spoken], legal: Sequence[int]) -> Sequence[int]:
        """Return the choices by which a seat keeps to what the partners have agreed on."""
