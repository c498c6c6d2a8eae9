"""The tests' own game: chance, own hands, a secret choice at once, an answer out of turn, a guess."""

from pathlib import Path

from tests.toy import rules, words
from tests.toy.actions import ACTIONS
from tests.toy.clause_ids import C
from tests.toy.schema import schema

from sandtable.umpire.clauses import load
from sandtable.umpire.game import Game, Option, Variant

GAME = Game(
    name="toy",
    version=1,
    schema=schema,
    rules=rules,
    words=words,
    rulebook=load(Path(__file__).with_name("rules.md"), C),
    stage=None,
    actions=ACTIONS,
)

TOY = Variant(
    id="toy",
    title="Toy",
    game=GAME,
    seat_names=("Ada", "Bo", "Cy"),
    players=(2, 3),
    options=(
        Option("hand", "TY-R-1", "Cards dealt to each.", (2, 3), 2),
        Option("ply_limit", "TY-R-2", "So many turns end the game.", range(1, 31), 12),
    ),
    line="Guess what the others have staked.",
)

VARIANTS = (TOY,)
