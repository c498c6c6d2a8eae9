"""The tests' own game: chance, own hands, a secret choice at once, an answer out of turn, a guess."""

from pathlib import Path

from sandtable.engine import Game, Observation, Option, Order, Variant, Window, load_rulebook

from . import words
from .fields import View
from .rules import law
from .rules.actions import ACTIONS, PASS
from .rules.clause_ids import C
from .rules.schema import ANSWER, COPIES, ENTRIES, RANKS, SEATS, schema

_HOME = Path(__file__).parent

GAME = Game(
    name="toy",
    version=1,
    folder=_HOME,
    schema=schema,
    rules=law,
    words=words,
    rulebook=load_rulebook(_HOME / "rules.md", C),
    stage=None,
    outcomes=RANKS,
)


def _window(view: View) -> Window | None:
    """Return the reaction window in which the seat that a guess was about is asked for its answer, or None."""
    return Window("answer", (view.target,), PASS, 1) if view.phase == ANSWER else None


TOY = Variant(
    id="toy",
    title="Toy",
    game=GAME,
    seat_names=("Ada", "Bo", "Cy"),
    players=(2, 3),
    options=(
        Option("hand", "TY-R-1", "Cards dealt to each.", (2, 3), 2, fills="cards"),
        Option("ply_limit", "TY-R-2", "So many turns end the game.", range(1, 31), 12),
    ),
    actions=ACTIONS,
    observation=Observation(
        (ENTRIES,),
        (
            *(f"own cards of value {rank + 1}" for rank in range(RANKS)),
            *(f"cards of value {rank + 1} thrown" for rank in range(RANKS)),
            *(f"stake of seat +{place}: 0 none, 1 hidden, 2 shown" for place in range(SEATS)),
            *(f"cards in the hand of seat +{place}" for place in range(SEATS)),
            *(f"value of the stake of seat +{place}, 0 if not known" for place in range(SEATS)),
            "the value asked for, 0 if none is",
        ),
        high=COPIES * RANKS,
    ),
    most_plies=lambda players, options: players + 2 * int(options["ply_limit"]),
    most_draws=lambda players, options: players * int(options["hand"]) + int(options["ply_limit"]),
    line="Guess what the others have staked.",
    window=_window,
    orders=(Order("pass", "Never guard", "Passes."), Order("always", "Ask me", "Asks.")),
)

VARIANTS = (TOY,)
