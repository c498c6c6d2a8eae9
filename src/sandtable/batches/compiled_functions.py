"""The functions of a game that are compiled, with the argument types that their callers pass.

They come in parts. `table` is what a single game needs (people's tables, `sandtable.make`), `players` what computer
players and studies need besides, `batch` what many games at once need, `review` what the review of a finished game
needs, `study` what measured whole games between computer players need.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache, partial
from typing import Any

import numpy as np

from sandtable.batches.batch import Batch
from sandtable.batches.match_runner import MatchRunner
from sandtable.bots.compiled_specs import player_rows
from sandtable.bots.specs import RANDOM
from sandtable.engine.compile.jit import for_these, rows, scratch
from sandtable.engine.game import Game, Variant
from sandtable.engine.record.chance import generator
from sandtable.engine.record.observation import flat

Step = Callable[[], object]

TABLE = ("start_at", "chances_at", "act_at", "observe_at", "ask", "why_at", "score_at", "simulate")
WITH_SUMS = "sum_up_at"
PLAYERS = ("legal_at", "encode_at", "determinize_at")
WITH_EVALUATOR = ("best", "noisy_best")
WITH_SEARCH = ("update_belief_at", "expect", "improve")
WITH_PLANS = ("stretch_at", "plan")
REVIEWS = ("expect", "worth_at", "compare_choices")


def steps(variant: Variant, parts: Iterable[str]) -> list[Step]:
    """Return the steps that compile these parts of a variant's game, a function or two at each step."""
    return [step for part in parts for step in PARTS[part](variant)]


def _table_steps(variant: Variant) -> list[Step]:
    sums = (WITH_SUMS,) if variant.game.sum_up else ()
    return [partial(_compile, variant.game, name) for name in (*TABLE, *sums)]


def _players_steps(variant: Variant) -> list[Step]:
    names, evaluator = [*PLAYERS], variant.game.evaluator
    if evaluator:
        names += WITH_EVALUATOR
        names += WITH_SEARCH if evaluator.searches else ()
        names += WITH_PLANS if evaluator.stretch else ()
    return [partial(_compile, variant.game, name) for name in names]


def _review_steps(variant: Variant) -> list[Step]:
    return [partial(_compile, variant.game, name) for name in (REVIEWS if variant.game.evaluator else ())]


def _compile(game: Game, name: str) -> None:
    """Compile one driver, or load it, without calling it."""
    for_these(getattr(game.drivers, name), *_arguments(game, name))


def _arguments(game: Game, name: str) -> tuple[Any, ...]:
    """Return arguments of the types that the umpire and the computer players pass."""
    states, views = game.schema.states(1), game.schema.views(1)
    out, told, luck = scratch(1), game.events.buffer(), generator(0)
    known: dict[str, tuple[Any, ...]] = {
        "start_at": (states, 0, scratch(1)),
        "chances_at": (states, 0, out),
        "act_at": (states, 0, 0, 0, views, 0, told, out),
        "observe_at": (states, 0, 0, views, 0),
        "ask": (states, 0, 0, views, 0, out),
        "legal_at": (views, 0, out),
        "why_at": (views, 0, 0),
        "score_at": (states, 0, 0),
        "simulate": (views, 0, 0, states, 0, told, out),
        "encode_at": (views, 0, flat(1)),
        "determinize_at": (views, 0, luck, states, 0),
        WITH_SUMS: (views, 0, 0, out),
        "best": (views, 0, out, 0, scratch(1), luck),
        "noisy_best": (views, 0, out, 0, scratch(1), luck, 0),
        "update_belief_at": (views, 0, 0, out),
        "expect": (views, states, out, luck, 1, 1, out, 1),
        "worth_at": (states, 0, 0),
        "compare_choices": (views, states, out, 0, out, out, out, rows(1, 2), out, luck, luck, 1, 1, 1, 1, out),
        "stretch_at": (views, 0),
        "plan": (views, states, out, 1, out, out, rows(1, 2), out, luck, luck, 1, 1, 1),
        "improve": (views, states, out, 0, out, out, out, rows(1, 2), out, luck, luck, 1, 1, 1, 1, 1, 1),
    }
    return known[name]


def _batch_steps(variant: Variant) -> list[Step]:
    """Return the steps that compile a batch. Two games are enough for every function."""

    @cache
    def games() -> Batch:
        return Batch(variant, 2, threads=1)

    def step() -> None:
        listed = games().legal(as_list=True)
        games().step(listed.actions[listed.offsets[:-1]])

    uses = (Batch.random_playouts, Batch.reset, Batch.observe, Batch.legal)
    return [*(lambda use=use: use(games()) for use in uses), step]


def _study_steps(variant: Variant) -> list[Step]:
    """Return the steps that compile a game with every kind of player, and the measuring of a game played elsewhere."""
    seats = len(variant.seats())
    players = player_rows([RANDOM], variant)

    @cache
    def table() -> MatchRunner:
        return MatchRunner(variant, seats, variant.read_options({}), players)

    return [
        lambda: table().play(np.zeros((1, seats), np.int64), [1], [1]),
        lambda: table().measure_replay([[]]),
    ]


PARTS: dict[str, Callable[[Variant], list[Step]]] = {
    "table": _table_steps,
    "players": _players_steps,
    "batch": _batch_steps,
    "review": _review_steps,
    "study": _study_steps,
}
