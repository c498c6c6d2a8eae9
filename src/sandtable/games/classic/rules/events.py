"""The kinds of event in Classic Stratego, and what each tells. `rules/tell.py` and `words/told.py` follow."""

from __future__ import annotations

from sandtable.engine import (
    NUMBER,
    OWN,
    SEAT,
    Event,
    EventKinds,
    always,
    disclosed,
    known_by,
    name_of,
    one_of,
)

from .schema import ENDINGS
from .tables import NAMES, SIGNS

_PIECE = NUMBER("The piece, by its number.")
_OWNER = SEAT("Whose piece it is.")
_SPACE = name_of("Space", NAMES)
_FROM = _SPACE("The space that it leaves.")
_TO = _SPACE("The space that it goes to.")
_RANK = disclosed(one_of("Rank", SIGNS), to=known_by("known"), of="piece")
_ENDING = one_of("Ending", ENDINGS)

events = EventKinds(
    placed=Event("A piece is placed in the set-up.", OWN, piece=_PIECE, seat=_OWNER, at=_SPACE, rank=_RANK),
    readied=Event("A set-up is complete.", seat=SEAT),
    opened=Event("Both set-ups are complete, and play begins.", seat=SEAT("The seat that moves first.")),
    moved=Event("A piece moves.", piece=_PIECE, seat=_OWNER, at=_FROM, to=_TO),
    attacked=Event("A piece attacks.", piece=_PIECE, seat=_OWNER, at=_FROM, to=_TO),
    revealed=Event("A piece of a battle is shown.", piece=_PIECE, seat=_OWNER, at=_SPACE, rank=_RANK),
    captured=Event("A piece is captured.", piece=_PIECE, seat=_OWNER, at=_SPACE),
    resigned=Event("A seat resigns.", seat=SEAT),
    stuck=Event("A seat has no piece that can move.", seat=SEAT),
    won=Event("The game is won.", winners=SEAT("The seat that wins."), reason=_ENDING),
    drawn=Event("The game is drawn.", winners=always("")("Nobody."), reason=_ENDING),
)  # fmt: skip
