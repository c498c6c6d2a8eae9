"""Games for the tests: random tables, chance that the test controls, and fewer cases on slow backends."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from random import Random
from typing import Any

import pytest

from sandtable.engine.compile.backend import BACKEND, FAST
from sandtable.engine.game import Option, Variant
from sandtable.engine.record.schema import CHANCE, StandIn
from sandtable.engine.umpire import Umpire

long = pytest.mark.skipif(BACKEND == "interpreted", reason="long, and the same however rules are run")


def cases(n: int) -> range:
    """Return a range of `n` cases, or of a tenth of them on the two slow backends."""
    return range(n if BACKEND in FAST else max(1, n // 10))


def need_secrets(variant: Variant) -> None:
    """Skip a test of hidden information for a game in which everybody sees everything."""
    if all(field.audience.kind == "public" for field in variant.game.schema.fields):
        pytest.skip("nothing is hidden")


def need_tables(variant: Variant) -> None:
    """Skip a test of tables for a game that is played only by programs and in terminals."""
    if not variant.at_tables:
        pytest.skip("it is played at no table")


class Table(Umpire):
    """A game in which chance waits until the test chooses the outcome."""

    def __init__(self, variant: Variant, players: int | None, options: Mapping[str, Any], seed: bytes) -> None:
        super().__init__(variant, players, options, seed, asks_chance=True)

    at_once: frozenset[int] = frozenset()
    """The phases in which several seats were seen to choose at once: what they choose there is secret."""

    @property
    def chance_waits(self) -> bool:
        return bool(self.waiting_bits >> CHANCE & 1)

    def outcomes(self) -> list[int]:
        """Return the outcomes that chance may choose now."""
        return [outcome for outcome, weight in enumerate(self.weights()) if weight > 0]

    def public(self) -> StandIn:
        """Return the spectator's view as an object."""
        return self.game.schema.read_view(self.packed(self.spectator))

    def state(self) -> bytes:
        return self._pack()

    def put(self, state: bytes) -> None:
        """Go on from a state that this or another table was in."""
        self._load(state)

    def reasons(self, viewer: int) -> list[int]:
        """Return, for every action, the number of the clause that forbids it to the viewer, or 0."""
        self._look(viewer)
        return [int(self._drivers.why_at(self._views, 0, action)) for action in range(self.variant.actions)]

    def pick_seat(self, rng: Random) -> int:
        """Choose at random one of the seats that are asked now."""
        if len(self.waiting) > 1:
            self.at_once |= {self.public().phase}
        return rng.choice(self.waiting)

    def pick(self, rng: Random) -> tuple[int, int]:
        """Choose at random a decision that may come next, as the seat or CHANCE and the action."""
        if self.chance_waits:
            return CHANCE, rng.choice(self.outcomes())
        seat = self.pick_seat(rng)
        return seat, rng.choice(self.legal(seat))

    @property
    def viewers(self) -> tuple[int, ...]:
        return (*range(len(self.seats)), self.spectator)


def table(variant: Variant, rng: Random, people: bool = False) -> Table:
    """Return a table with random options and a random number of players; most games are kept short.

    Among people, options for self-play are left out: with them, who is waited for would tell secrets.
    """
    players = rng.randint(*variant.players)
    options = {option.key: rng.choice(_values(option, people)) for option in variant.options if not option.amends}
    return Table(variant, players, options, rng.randbytes(32))


def _values(option: Option, people: bool) -> list[Any]:
    if isinstance(option.values, range):
        short = [n for n in (20, 100) if n in option.values]
        return [option.default, *short, *short]
    fewest = [] if option.most < 0 else 2 * [option.least]
    return [*(value for value in option.values if not (people and value in option.self_play)), *fewest]


def short(variant: Variant, plies: int) -> dict[str, Any]:
    """Return options with which games end early.

    A ply limit is set to `plies`, and every other option with a range of numbers to its least value.
    """
    limits = {option.key: plies for option in variant.options if option.key == "ply_limit"}
    return limits | {option.key: option.least for option in variant.options if option.most >= 0}


def play(game: Table, rng: Random, decisions: int = 1_000_000) -> Iterator[Table]:
    """Play at random, and yield the table before every decision and at the end."""
    for _ in range(decisions):
        yield game
        if game.over:
            return
        game.replay(*game.pick(rng))
    yield game


def finish(game: Table, rng: Random) -> Table:
    """Play at random to the end, without words or events for people."""
    while not game.over:
        seat, action = game.pick(rng)
        if seat == CHANCE:
            game.replay(seat, action)
        else:
            game.decide(seat, action)
    return game


def somewhere(variant: Variant, rng: Random, people: bool = False) -> Table:
    """Return a table in the middle of a random game; every moment of the game is equally likely."""
    return midway(table(variant, rng, people), rng)


def midway(game: Table, rng: Random) -> Table:
    """Return a table at any moment of a random game that begins like this one, which is played to its end."""
    start = game.copy()
    whole = finish(game, rng)
    start.at_once = whole.at_once
    for seat, action in whole.moves[: rng.randrange(len(whole.moves))]:
        if seat == CHANCE:
            start.replay(seat, action)
        else:
            start.decide(seat, action)
    return start


def ordinary_game(variant: Variant, rng: Random, decisions: int) -> Umpire:
    """Return a random game with chance from the committed stream, as at a real table."""
    game = table(variant, rng)
    umpire = Umpire(variant, len(game.seats), game.options, game.seed)
    for _ in range(decisions):
        if umpire.over:
            break
        seat = rng.choice(umpire.waiting)
        umpire.decide(seat, rng.choice(umpire.legal(seat)))
    return umpire
