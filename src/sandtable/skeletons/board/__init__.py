"""Skirmish: stones in a row."""

from __future__ import annotations

from pathlib import Path

from sandtable.engine import Game, Option, Variant, load_rulebook, plain

from .player.sergeant import EVALUATOR
from .rules import law
from .rules.clause_ids import C
from .rules.observation import OBSERVATION
from .rules.schema import ACTIONS, SEATS, SQUARES, schema
from .scenarios.stage import SkirmishStage
from .words import phrases
from .words.picture import picture
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
    outcomes=1,
    picture=picture,
    evaluator=EVALUATOR,
)

SKIRMISH = Variant(
    id="skirmish",
    title="Skirmish",
    game=GAME,
    seat_names=("South", "North"),
    players=(SEATS, SEATS),
    options=(Option("row", "SK-R-1", "So many stones in a row win.", (3, 4, 5), 4),),
    actions=ACTIONS,
    observation=OBSERVATION,
    most_plies=lambda players, options: SQUARES,
    most_draws=lambda players, options: 0,
    line="Stones in a row.",
    board=plain(phrases.BOARD),
)

VARIANTS = (SKIRMISH,)
