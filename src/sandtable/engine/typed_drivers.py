"""The drivers of a game, as Python calls them.

Made from engine/templates by `python -m sandtable.engine.driver_types`: change those files, not this one.
"""

from __future__ import annotations

from typing import Any, Protocol, TypeAlias

from sandtable.engine.record.arrays import Ints

States: TypeAlias = Any
"""An array of states; stand-ins when interpreted."""
Views: TypeAlias = Any
"""An array of views; stand-ins when interpreted."""
Int64s: TypeAlias = Any
"""An array of int64 with 1 dimension; what stands for it when interpreted."""
IntRows: TypeAlias = Any
"""An array of int64 with 2 dimensions; what stands for it when interpreted."""
IntLayers: TypeAlias = Any
"""An array of int64 with 3 dimensions; what stands for it when interpreted."""
Int32s: TypeAlias = Any
"""An array of int32 with 1 dimension; what stands for it when interpreted."""
Int32Rows: TypeAlias = Any
"""An array of int32 with 2 dimensions; what stands for it when interpreted."""
Int32Layers: TypeAlias = Any
"""An array of int32 with 3 dimensions; what stands for it when interpreted."""
Int8s: TypeAlias = Any
"""An array of int8 with 1 dimension; what stands for it when interpreted."""
Int8Rows: TypeAlias = Any
"""An array of int8 with 2 dimensions; what stands for it when interpreted."""
Words: TypeAlias = Any
"""An array of uint64 with 1 dimension; what stands for it when interpreted."""
Flags: TypeAlias = Any
"""An array of bool with 1 dimension; what stands for it when interpreted."""
FlagRows: TypeAlias = Any
"""An array of bool with 2 dimensions; what stands for it when interpreted."""
Floats: TypeAlias = Any
"""An array of float64 with 1 dimension; what stands for it when interpreted."""
Float32Rows: TypeAlias = Any
"""An array of float32 with 2 dimensions; what stands for it when interpreted."""


class Drivers(Protocol):
    """The drivers of a game. Some games lack some: those of searching players, of sums."""

    def start_at(self, states: States, i: int, setting: Ints) -> None:
        """Begin a new game in states[i]; `setting` holds the options, as `Variant.setting` gives them."""

    def observe_at(self, states: States, i: int, viewer: int, views: Views, j: int) -> None:
        """Fill views[j] with all that `viewer` may know of states[i]."""

    def why_at(self, views: Views, j: int, a: int) -> int:
        """Return 0, or the number of the first clause that forbids the viewer of views[j] to do `a`."""

    def legal_at(self, views: Views, j: int, out: Ints) -> int:
        """List the actions open to the viewer of views[j]; returns how many."""

    def ask(self, states: States, i: int, seat: int, views: Views, j: int, out: Ints) -> int:
        """`observe_at` and `legal_at` in one call."""

    def act_at(
        self, states: States, i: int, seat: int, a: int, views: Views, j: int, ev: Int32Rows, out: Ints | None
    ) -> int:
        """Carry out an action of a seat, whose present view is views[j], or an outcome of chance; then `ask_on`.

        Returns minus the number of the clause that forbids it, with nothing changed; or the new `waiting`, and above
        its bits how many entries `out` has. If `out` is None, `ask_on` is left out.
        """

    def chances_at(self, states: States, i: int, weights: Ints) -> int:
        """Write the integer weights of chance's outcomes into `out`; returns how many outcomes there are."""

    def score_at(self, states: States, i: int, seat: int) -> float:
        """Return what the seat has won or lost: 0 while the game goes on."""

    def encode_at(self, views: Views, j: int, out: Int8s) -> None:
        """Write views[j] as an observation into `out`, a flat array of int8."""

    def simulate(self, views: Views, j: int, a: int, states: States, i: int, ev: Int32Rows, out: Ints) -> int:
        """Carry out the first pick of an act on states[i], made from views[j]; views[j] is then the view after it.

        Returns how many choices follow, listed in `out`. It reads the view alone, so it can tell nothing that is
        hidden.
        """

    def determinize_at(self, views: Views, j: int, rng: Words, states: States, i: int) -> bool:
        """Fill states[i] with a random state that agrees with views[j]; returns False if none was found."""

    def playouts(
        self,
        states: States,
        i: int,
        setting: Ints,
        seats: int,
        seeds: Words,
        lo: int,
        hi: int,
        plies: Int32s,
        scores: Float32Rows,
        out: Ints,
        rng: Words,
    ) -> None:
        """Play games lo to hi-1 from their start with random actions, each with its own seed, on states[i]."""

    def deal_games(
        self,
        states: States,
        setting: Ints,
        streams: Words,
        luck: Words,
        asked: Int32s,
        views: Views,
        fresh: Flags,
        out: Ints,
        rng: Words,
        lo: int,
        hi: int,
    ) -> None:
        """Start a new game in each row where `fresh` is true, with the next seed of its row of `streams`."""

    def first_refused(
        self, asked: Int32s, views: Views, actions: Ints, where: Flags, count: int, lo: int, hi: int
    ) -> int:
        """Return the first game of `where` whose action is forbidden, or hi; in a game that is over NOTHING is the
        right action.
        """

    def step_games(
        self,
        states: States,
        luck: Words,
        asked: Int32s,
        views: Views,
        actions: Ints,
        where: Flags,
        rewards: Float32Rows,
        ended: Flags,
        out: Ints,
        rng: Words,
        lo: int,
        hi: int,
    ) -> None:
        """Carry out an action in each game of `where`, and chance after it; `ended` is set for games that end by it."""

    def mask_games(self, asked: Int32s, views: Views, out: Ints, mask: FlagRows, lo: int, hi: int) -> None:
        """Mark in each row of `mask` the actions open to the seat that is asked."""

    def list_games(self, asked: Int32s, views: Views, out: Ints, counts: Ints, listed: Int32s, lo: int, hi: int) -> int:
        """List the same actions one game after another, and how many each game has; returns how many there are in all.

        A game that does not fit into `listed` is only counted.
        """

    def observe_games(self, states: States, seat: int, views: Views, lo: int, hi: int) -> None:
        """Write into each row of `views` what a seat may know of the game."""

    def encode_games(self, asked: Int32s, views: Views, observations: Int8Rows, lo: int, hi: int) -> None:
        """Write each view as an observation into its row; zeros where the game is over."""

    def net_at(
        self,
        views: Views,
        j: int,
        acts: Ints,
        n: int,
        player: Int64s,
        weights: Floats,
        seen: Int8s,
        units: Floats,
        rng: Words,
    ) -> int:
        """Return the network's choice by views[j]."""

    def sum_up_at(self, views: Views, j: int, a: int, out: Ints) -> int:
        """Write the numbers behind the act `a` of the viewer of views[j]; returns how many there are."""

    def best(self, views: Views, j: int, acts: Ints, n: int, notes: Ints, rng: Words) -> int:
        """Return what a one-ply player does by views[j]."""

    def noisy_best(self, views: Views, j: int, acts: Ints, n: int, notes: Ints, rng: Words, misses: int) -> int:
        """Return what a noisy one-ply player does by views[j]."""

    def update_belief_at(self, views: Views, now: int, before: int, memory: Ints) -> None:
        """Update `memory` with what a seat can tell from two consecutive views of its own."""

    def compare_choices(
        self,
        views: Views,
        states: States,
        acts: Ints,
        n: int,
        notes: Ints,
        out: Ints,
        worths: Ints,
        tally: IntRows,
        memory: Ints,
        rng: Words,
        luck: Words,
        keep: int,
        worlds: int,
        plies: int,
        draws: int,
        expected_worth: Ints,
    ) -> int:
        """Compare the choice acts[0] of the seat whose view is views[0] with the others that the evaluator values most.

        `keep` choices in all are played out in each of `worlds` worlds that agree with the view. Sums are added to
        `tally`, and the worth of acts[0] to expected_worth[0]. Returns how many worlds there were.
        """

    def expect(
        self,
        views: Views,
        states: States,
        memory: Ints,
        rng: Words,
        worlds: int,
        draws: int,
        expected_worth: Ints,
        seats: int,
    ) -> int:
        """Sum up in expected_worth the worth of the position to each seat, in `worlds` worlds that agree with views[0].

        Returns how many worlds there were.
        """

    def worth_at(self, states: States, i: int, seat: int) -> int:
        """Return what states[i] is worth to a seat, with nothing hidden."""

    def improve(
        self,
        views: Views,
        states: States,
        acts: Ints,
        n: int,
        notes: Ints,
        out: Ints,
        worths: Ints,
        tally: IntRows,
        memory: Ints,
        rng: Words,
        luck: Words,
        keep: int,
        rounds: int,
        worlds: int,
        plies: int,
        doubt: int,
        draws: int,
    ) -> int:
        """Return the choice of a searching player."""

    def stretch_at(self, views: Views, j: int) -> int:
        """Return the number of the stretch that the viewer plans by views[j], or 0."""

    def plan(
        self,
        views: Views,
        states: States,
        styles: Ints,
        keep: int,
        notes: Ints,
        out: Ints,
        tally: IntRows,
        memory: Ints,
        rng: Words,
        luck: Words,
        rounds: int,
        worlds: int,
        doubt: int,
    ) -> int:
        """Return the style for the stretch of views[0]: styles[0], the usual one, or one of the first `keep` that beats
        it in playouts by more than `doubt`, as `improved` chooses among actions.
        """

    def play_matches(
        self,
        states: States,
        views: Views,
        setting: Ints,
        sides: Int64s,
        players: IntRows,
        weights: Floats,
        seated: IntRows,
        plans: IntLayers,
        deals: Words,
        player_seeds: Words,
        lo: int,
        hi: int,
        acts: Ints,
        out: Ints,
        worths: Ints,
        notes: IntRows,
        tally: IntRows,
        memories: IntRows,
        seen: Int8s,
        units: Floats,
        rng: Words,
        luck: Words,
        fate: Words,
        streams: Words,
        ev: Int32Rows,
        follows: bool,
        plies: Int32s,
        scores: Float32Rows,
        endings: Int32s,
        choices: Int32Layers,
        used: Int32Layers,
        held: Int32Layers,
        counts: Int32Rows,
        clauses: Int32Rows,
        course: IntRows,
    ) -> None:
        """Play games lo to hi-1, each with its own seeds: deals[g] for chance, player_seeds[g] for the players.

        All arrays from `plies` on have a row for each game. sides[seat] is the side of a seat, seated[g][seat] its row
        in `players`, plans[g][seat] the actions that it does in order, each as soon as it is legal. If `follows` is
        true, the course of the game is measured too.
        """

    def measure_replay(
        self,
        states: States,
        setting: Ints,
        sides: Int64s,
        told: IntRows,
        first: int,
        last: int,
        g: int,
        acts: Ints,
        out: Ints,
        ev: Int32Rows,
        follows: bool,
        plies: Int32s,
        scores: Float32Rows,
        endings: Int32s,
        choices: Int32Layers,
        used: Int32Layers,
        held: Int32Layers,
        counts: Int32Rows,
        clauses: Int32Rows,
        course: IntRows,
    ) -> None:
        """Measure a game that was played elsewhere in the same way.

        Rows `first` to `last` - 1 of `told` are its decisions: seat and action, chance's outcomes among them.
        """

    def answer_games(
        self,
        states: States,
        luck: Words,
        asked: Int32s,
        views: Views,
        players: IntRows,
        plans: IntLayers,
        weights: Floats,
        acts: Ints,
        out: Ints,
        notes: Ints,
        seen: Int8s,
        units: Floats,
        rewards: Float32Rows,
        ended: Flags,
        rng: Words,
        lo: int,
        hi: int,
    ) -> None:
        """Let computer players act in each game while the seat to act has one: players[seat] is its row, and
        plans[g][seat] what it does first in game g.
        """
