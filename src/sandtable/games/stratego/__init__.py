"""Ultimate Stratego: hidden armies on a board."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from sandtable.games.stratego import rules, sergeant, words
from sandtable.games.stratego.actions import ACTIONS, RESIGN
from sandtable.games.stratego.clause_ids import C
from sandtable.games.stratego.observation import LIGHTNING_OBSERVATION
from sandtable.games.stratego.picture import picture
from sandtable.games.stratego.pieces import ARMY_SIZE
from sandtable.games.stratego.schema import schema
from sandtable.games.stratego.show import describe_board
from sandtable.games.stratego.stage import StrategoStage
from sandtable.games.stratego.tables import SEATS
from sandtable.umpire.clauses import load
from sandtable.umpire.game import Game, Option, Value, Variant

GAME = Game(
    name="stratego",
    version=1,
    schema=schema,
    rules=rules,
    words=words,
    rulebook=load(Path(__file__).with_name("rules.md"), C),
    stage=StrategoStage,
    actions=ACTIONS,
    outcomes=SEATS,
    picture=picture,
    unlisted=(RESIGN,),
    thinker=sergeant,
)

OPTIONS = (
    Option("first", "ST-R-8", "Who moves first: a seat by its number, or by lot.", ("0", "1", "random"), "0",
           {"0": 0, "1": 1, "random": rules.BY_LOT}),
    Option("shuttle_limit", "ST-R-16", "Which leg of a shuttle between two spaces is forbidden.", (3, 4), 3),
    Option("cav_after_win", "ST-R-23", "After a win on its first space a Captain may step on, or stops.",
           ("step", "stop"), "step", {"step": 1, "stop": 0}),
    Option("resc_sideways", "ST-R-42", "A move along the back row allows a rescue.", ("yes", "no"), "yes",
           {"yes": 1, "no": 0}),
    Option("quiet_limit", "ST-R-74", "So many turns without attack or rescue are a draw.", range(1, 30_001), 200),
    Option("ply_limit", "ST-R-74", "So many turns in all are a draw.", range(1, 30_001), 2000),
    Option("resign", "ST-R-80", "Players may resign on their turn.", ("on", "off"), "on", {"on": 1, "off": 0}),
)  # fmt: skip

_CHOICES_A_TURN = 3  # a move, a Captain's step on, and a rescue or the refusal of one


def most_plies(players: int, options: Mapping[str, Value]) -> int:
    """Every piece placed, everybody ready, and each turn as many choices as one can have."""
    return players * (ARMY_SIZE + 1) + _CHOICES_A_TURN * int(options["ply_limit"])


LIGHTNING = Variant(
    id="stratego-lightning",
    title="Ultimate Stratego: Lightning",
    game=GAME,
    seat_names=("South", "North"),
    players=(2, 2),
    options=OPTIONS,
    observation=LIGHTNING_OBSERVATION,
    most_plies=most_plies,
    most_draws=lambda players, options: 1,  # who moves first (ST-R-8)
    line="Two hidden armies of twenty. Find the enemy's Flag before yours is found.",
    board=describe_board(0, ("South", "North")),
)

VARIANTS = (LIGHTNING,)
