"""Skirmish: hidden hands and open tricks."""

from __future__ import annotations

from pathlib import Path

from sandtable.engine import Game, Option, Variant, load_rulebook

from .player.sergeant import EVALUATOR
from .rules import law
from .rules.clause_ids import C
from .rules.observation import OBSERVATION
from .rules.schema import ACTIONS, RANKS, SEATS, schema
from .scenarios.stage import SkirmishStage
from .words import phrases
from .words.shown import TYPES

_HOME = Path(__file__).parent

GAME = Game(
    name="skirmish",
    version=1,
    folder=_HOME,
    schema=schema,
    rules=law,
    words=phrases,
    shown=TYPES,
    rulebook=load_rulebook(_HOME / "rules.md", C),
    stage=SkirmishStage,
    outcomes=RANKS,
    evaluator=EVALUATOR,
)

SKIRMISH = Variant(
    id="skirmish",
    title="Skirmish",
    game=GAME,
    seat_names=("North", "East", "South", "West"),
    players=(2, SEATS),
    options=(Option("hand", "SK-R-1", "Cards dealt to each.", (3, 4), 4, fills="cards"),),
    actions=ACTIONS,
    observation=OBSERVATION,
    most_plies=lambda players, options: players * int(options["hand"]),
    most_draws=lambda players, options: players * int(options["hand"]),
    line="Hidden hands and open tricks.",
)

VARIANTS = (SKIRMISH,)
