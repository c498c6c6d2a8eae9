"""The kinds of event in the Stratego family, and what each tells. `rules/tell.py` and `words/told.py` follow."""

from __future__ import annotations

from sandtable.engine import (
    NUMBER,
    OWN,
    PUBLIC,
    SEAT,
    Event,
    EventKinds,
    Fact,
    always,
    disclosed,
    known_by,
    name_of,
    one_of,
)
from sandtable.games.stratego.rules.board import CELL_NAMES
from sandtable.games.stratego.rules.pieces import SIGNS
from sandtable.games.stratego.rules.schema import ENDINGS

_PIECE = NUMBER("The piece, by its number.")
_OWNER = SEAT("Whose piece it is.")
_SPACE = name_of("Space", CELL_NAMES)
_FROM = _SPACE("The place that it leaves.")
_TO = _SPACE("The place that it goes to.")
_RANK = disclosed(one_of("Rank", SIGNS), to=known_by("known"), of="piece")
_ENDING = one_of("Ending", ENDINGS)
_WINNERS = Fact("str", '" and ".join(seat for n, seat in enumerate(seats) if {} >> n & 1)')
_WHY = always("")("The ending, as a part of a sentence.")

events = EventKinds(
    first=Event("Lots have been drawn for the first move.", seat=SEAT("The seat that will move first.")),
    placed=Event("A piece is placed in the set-up.", OWN, piece=_PIECE, seat=_OWNER, at=_SPACE, rank=_RANK),
    ready=Event("A set-up is complete.", seat=SEAT),
    shown=Event("A piece of a set-up is shown to the partner.", piece=_PIECE, seat=_OWNER, at=_SPACE, rank=_RANK),
    opened=Event("All set-ups are complete, and play begins.", seat=SEAT("The seat that moves first.")),
    moved=Event("A piece moves.", piece=_PIECE, seat=_OWNER, at=_FROM, to=_TO),
    attacked=Event("A piece attacks.", piece=_PIECE, seat=_OWNER, at=_FROM, to=_TO),
    fired=Event(
        "A Cannon fires.", piece=_PIECE, seat=_OWNER, at=_FROM("Where it stands."), to=_TO("What it fires at.")
    ),
    revealed=Event("A piece is shown to all.", piece=_PIECE, seat=_OWNER, at=_SPACE, rank=_RANK),
    captured=Event("A piece is captured.", piece=_PIECE, seat=_OWNER, at=_SPACE, by=SEAT("The captor.")),
    removed=Event("A Bomb goes back to its owner.", piece=_PIECE, seat=_OWNER, at=_SPACE),
    returned=Event(
        "A Cannon goes back to the Reserve.", piece=_PIECE, seat=_OWNER, at=_SPACE, left=NUMBER("What is there now.")
    ),
    advanced=Event("The winner of a battle advances.", piece=_PIECE, seat=_OWNER, at=_FROM, to=_TO),
    stopped=Event("A Captain stops.", piece=_PIECE, seat=_OWNER, at=_SPACE),
    may_rescue=Event("A piece may make a rescue.", OWN, piece=_PIECE, seat=_OWNER, at=_SPACE),
    rescued=Event("A piece comes back.", piece=_PIECE, seat=_OWNER, at=_SPACE, rank=_RANK),
    declined=Event("A seat makes no rescue.", OWN, seat=SEAT),
    may_enter=Event("A seat may bring in a piece.", seat=SEAT),
    entered=Event(
        "A piece comes in from the Reserve.", piece=_PIECE, seat=_OWNER, at=_SPACE, left=NUMBER("What is left there.")
    ),
    named=Event("The piece that has come in.", piece=_PIECE, seat=_OWNER, at=_SPACE, rank=_RANK),
    kept=Event("A seat may bring in a piece but does not.", seat=SEAT),
    imprisoned=Event("A captured Flag is put into a stockade.", piece=_PIECE, seat=_OWNER, at=_SPACE),
    may_free=Event("A captured Flag is freed.", piece=_PIECE, seat=_OWNER, at=_SPACE("The stockade.")),
    freed=Event("A freed Flag is back in its camp.", piece=_PIECE, seat=_OWNER, at=_SPACE),
    escaped=Event("A Flag leaves its stockade.", piece=_PIECE, seat=_OWNER, at=_FROM, to=_TO),
    claimed=Event(
        "A Flag claims in vain that its partner stands beside it. Only the two are told.",
        piece=_PIECE,
        seat=_OWNER,
        at=disclosed(_SPACE("The place that it claims."), to=PUBLIC),
        right=Fact("bool", "False", columns=0)("Whether it is: if it is, the Flags unite instead."),
    ),
    united=Event("Two Flags unite.", piece=_PIECE, seat=_OWNER, at=_SPACE, to=_SPACE("Where its partner stands.")),
    resigned=Event("A seat resigns.", seat=SEAT),
    stuck=Event("A seat can do nothing.", seat=SEAT),
    skipped=Event("A seat can do nothing and is passed over.", seat=SEAT),
    won=Event("The game is won.", winners=_WINNERS("The seats that win."), reason=_ENDING, why=_WHY),
    drawn=Event("The game is drawn.", winners=always("")("Nobody."), reason=_ENDING, why=_WHY),
)
