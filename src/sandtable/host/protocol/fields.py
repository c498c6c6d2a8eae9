"""The types of the fields of messages, with their limits."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Raw, UnsetType

from sandtable.engine import messages as said
from sandtable.engine.document import LONGEST

MAX_MESSAGE = 16 * 1024  # bytes of one WebSocket message from a client
MAX_BODY = 64 * 1024  # bytes of one HTTP body
MAX_NAME = 24  # characters of a player's name
MIN_KEY = 32  # characters of a key that only one client knows
MAX_TITLE = 60  # characters of the name of a tournament
MAX_PASSWORD = 256  # characters of a password in normal form, where an accent and its letter are one
MAX_LINE = 200  # characters of a message to a partner
MOST_LINES = 200  # messages of one seat in one game
SHORTEST_CLOCK, USUAL_CLOCK, LONGEST_CLOCK = 5, 30, 600  # seconds that a reaction window waits

Short = Annotated[str, Meta(max_length=64)]
InWords = Annotated[
    Annotated[str, Meta(max_length=8)] | None,
    Meta(description="the language of what games say, as `de`; null: their messages as data, see “Words”"),
]
Number = Annotated[int, Meta(ge=0, le=2**53)]
Ref = Annotated[str, Meta(max_length=64, description="chosen by the client, sent back with the answer")]
ActionText = Annotated[str, Meta(max_length=2000)]
ActionId = Annotated[int, Meta(ge=0, le=2**31)]
Action = Annotated[
    ActionId | ActionText, Meta(description="an id from `legal`, or the text of the rulebook's notation")
]
OptionValue = Annotated[
    Raw, Meta(extra_json_schema={"anyOf": [{"type": kind} for kind in ("string", "integer", "boolean", "object")]})
]
Options = Annotated[
    dict[Short, OptionValue],
    Meta(
        title="Options",
        max_length=64,
        description="by key: a name, a number, true or false, or, where the variant's option says `document`, that "
        f"written out as an object, in {LONGEST} characters at most; those left out stand as in the rulebook",
    ),
]
MailAddress = Annotated[str, Meta(max_length=300, description="such as anna@example.org")]
Secret = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=MIN_KEY, max_length=200)]
Answer = Literal["offer", "accept", "decline"]
Talk = Literal["plan", "always", "off"]
Consent = Literal["yes", "no", "withdraw"]
_PAGE = Meta(description="it is the name of an account or a bot, which has a page: `GET /api/players/{name}`")
HasPage = Annotated[bool, _PAGE]
MayHavePage = Annotated[bool | UnsetType, _PAGE]
"""As `HasPage`, and left out where it is false."""
YesOrNo = Literal["yes", "no"]
Decision = Literal["yes", "off", "no"]
ClockKind = Literal["first", "turn", "phase", "window", "absence"]
TableAct = Literal["undo", "draw", "fill", "abort", "leave", "return", "rematch"]
Words = Annotated[
    str,
    Meta(
        max_length=2000,
        description=f"up to {MAX_LINE} characters after trimming; none are needed where a place is named",
    ),
]
Pointed = Annotated[Short | None, Meta(description="one of the variant's `places`: where partners are to look")]

# Values that depend on the game. The title names the client's type for them.
View = Annotated[dict[str, Any], Meta(title="View")]
Told = Annotated[Any, Meta(title="Told")]
Said = Annotated[said.Said, Meta(title="Said", description="a text or, with `words: null`, messages; see “Words”")]
Messages = Annotated[list[said.Message], Meta(title="Messages")]
SameAsMessages = Annotated[
    list[said.Message] | UnsetType, Meta(title="Messages", description="the same as messages; see “Words”")
]
Offer = Annotated[Any, Meta(title="Offer")]
Change = Annotated[Any, Meta(title="Change", description="see “Deltas”")]
Columns = Annotated[
    dict[str, list[Any]],
    Meta(title="Columns", description="choices with the same fields: the values of each, or one for all; see “Deltas”"),
]
Meaning = Annotated[dict[str, Any], Meta(title="Preview")]
OptionsInForce = Annotated[dict[str, Any], Meta(title="Options")]
