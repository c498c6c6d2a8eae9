"""Classic Stratego: two hidden armies of forty pieces, or of eight in Barrage."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from sandtable.engine import (
    PRINTED,
    Fields,
    Game,
    Option,
    Options,
    Plain,
    SetUps,
    Variant,
    load_rulebook,
    plain,
    with_set_up,
)

from .player.sergeant import EVALUATOR
from .rules import law
from .rules.actions import ACTIONS, RESIGN
from .rules.clause_ids import C
from .rules.events import events
from .rules.observation import OBSERVATION
from .rules.schema import BARRAGE, BY_PLIES, CLASSIC, SEATS, schema
from .rules.tables import STANDING
from .scenarios.stage import ClassicStage
from .words import phrases, ucc
from .words.documents import RULES, changes, pack
from .words.meaning import meaning
from .words.picture import picture
from .words.show import BOARD
from .words.shown import TYPES
from .words.telling import headline

_HOME = Path(__file__).parent

GAME = Game(
    name="classic",
    version=1,
    wording=2,
    lobby_position=5,
    folder=_HOME,
    schema=schema,
    rules=law,
    words=phrases,
    shown=TYPES,
    rulebook=load_rulebook(_HOME / "rules.md", C),
    stage=ClassicStage,
    outcomes=1,
    picture=picture,
    narrow=picture,
    setups=SetUps(
        word="setup",
        notation="setup PIECE@SPACE PIECE@SPACE ..., as in setup 10@a1 9@b1 ...: the whole army in one text. The "
        "pieces are those of `to_place` in the view, the spaces those of the own four rows. A preview of `setup` "
        "has one.",
        listing="presets",
        taking="ready",
        lay_out=with_set_up,
    ),
    events=events,
    evaluator=EVALUATOR,
    dialects={"ucc": ucc},
    headline=headline,
    meaning=meaning,
    limits=(BY_PLIES,),
    changes=changes,
)

_YES: dict[Plain, int] = {"yes": 1, "no": 0}
_OPTIONS = (
    Option("two_squares", "CL-R-4", "No piece may go back and forth between two spaces.", ("yes", "no"), "yes", _YES),
    Option("more_squares", "CL-R-9", "No piece may chase another without end.", ("yes", "no"), "yes", _YES),
    Option(
        "quiet_limit", "CL-R-11", "The game is a draw after this many turns without a battle.", range(1, 30_001), 200
    ),
    Option("ply_limit", "CL-R-12", "The game is a draw after this many turns in all.", range(1, 30_001), 2000),
)


_RULES = "rules"


def _variant(number: int, **declared: Any) -> Variant:
    def most_plies(players: int, options: Options) -> int:
        """Return the most plies of a game: all placements, and the turns that the ply limit allows."""
        army = STANDING[number] + int(sum(packed(options)["more"]))
        return players * army + int(options["ply_limit"])

    def packed(options: Options) -> Fields:
        """Return the fields that the document of a table fills: zeros if it has none."""
        return pack(number, options.get(_RULES, {}))

    text = "Armies, battles and the Scout's range: as printed, or changed by a document of your own."
    rules = Option(_RULES, "CL-R-16", text, (PRINTED,), PRINTED, document=RULES[number].document, amends=True)

    return Variant(
        game=GAME,
        seat_names=("South", "North"),
        players=(SEATS, SEATS),
        options=(*_OPTIONS, rules),
        pack=packed,
        actions=ACTIONS,
        observation=OBSERVATION,
        most_plies=most_plies,
        most_draws=lambda players, options: 0,
        unlisted=(RESIGN,),
        at_tables=False,
        fixed={"variant": number},
        board=plain(BOARD),
        **declared,
    )


VARIANTS = (
    _variant(
        CLASSIC,
        id="stratego-classic",
        title="Classic Stratego",
        line="Two hidden armies of 40. Find the enemy Flag before yours is found.",
    ),
    _variant(
        BARRAGE,
        id="stratego-barrage",
        title="Stratego Barrage",
        line="The quick game: 8 hidden pieces each on the full board.",
    ),
)
