"""Every message between a client and the host, both ways, in one place.

On the WebSocket each message is one JSON text frame with a `type`; over HTTP the same structs are bodies
without it. Unknown fields, wrong types and oversized texts are refused while decoding. docs/protocol.md
is generated from this file.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, TypeVar

import msgspec
from msgspec import Meta, Raw, Struct

from sandtable.umpire.document import LONGEST

T = TypeVar("T")

MAX_MESSAGE = 16 * 1024  # bytes of one WebSocket message from a client
MAX_BODY = 64 * 1024  # bytes of one HTTP body
MAX_NAME = 24  # characters of a player's name
MIN_KEY = 32  # characters of what only one client knows
MAX_LINE = 200  # characters of a message to a partner
MOST_LINES = 200  # messages of one seat in one game
SHORTEST_CLOCK, USUAL_CLOCK, LONGEST_CLOCK = 5, 30, 600  # seconds that a reaction window waits

Short = Annotated[str, Meta(max_length=64)]
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
        max_length=64,
        description="by key: a name, a number, true or false, or, where the variant's option says `document`, that "
        f"written out as an object, in {LONGEST} characters at most; those left out stand as in the rulebook",
    ),
]
Secret = Annotated[str, Meta(max_length=200)]
Key = Annotated[str, Meta(min_length=MIN_KEY, max_length=200)]
Answer = Literal["offer", "accept", "decline"]
Talk = Literal["plan", "always", "off"]
Consent = Literal["yes", "no", "withdraw"]
YesOrNo = Literal["yes", "no"]
Words = Annotated[
    str,
    Meta(
        max_length=2000,
        description=f"up to {MAX_LINE} characters after trimming; none are needed where a place is named",
    ),
]
Pointed = Annotated[Short | None, Meta(description="one of the variant's `places`: where partners are to look")]


# ---- from the client, over the WebSocket ----


class FromClient(Struct, forbid_unknown_fields=True, tag_field="type"):
    """What a client may say."""


class Wish(FromClient, kw_only=True):
    """What a client wants of the table. With a `ref` the answer names it: an act is answered by the update that it is,
    a preview by its result, all else by `done`; what is not done by `refused`, `stale` or `asked`.
    """

    ref: Ref | None = None


class Hello(FromClient, tag="hello"):
    """The first message. Without a token one watches. `since`, or `?since=N`, resumes after that update."""

    token: Secret | None
    since: Number | None = None


class Act(Wish, tag="act"):
    """Answers question number `seq` of the own seat. The same act sent again gets the same answer."""

    action: Action
    seq: Number


class Preview(FromClient, tag="preview"):
    """What would a half-made choice mean? Computed by the rules from the asker's own view."""

    partial: ActionText
    ref: Ref


class Order(Wish, tag="order"):
    """Gives the host a standing order, one of the variant's `orders`: which reaction windows the seat wants to be asked
    in. In others the host passes for it at once. What is open and beneath the new order is passed.
    """

    order: Short


class MoreTime(Wish, tag="more_time"):
    """Starts the clock of the open window anew: each seat that is asked, once in a window."""


class Draw(Wish, tag="draw"):
    """Offers a draw, or answers the offer that stands."""

    answer: Answer


class Abort(Wish, tag="abort"):
    """Ends the game without a result, before it has really begun."""


class Fill(Wish, tag="fill"):
    """Waits no longer: computer players take the seats that are still free."""


class Leave(Wish, tag="leave"):
    """Gives up the seat. Before the game has begun it is free again. During play a computer player takes it over;
    between two, or where no other person is left, the others win instead. In a game of partners the game waits, until
    the seat is taken again by who left it or all others agree that a computer player takes it over.
    """


class Return(Wish, tag="return"):
    """Sits down again, as long as the game waits for the seat."""


class Replace(Wish, tag="replace"):
    """Says whether a computer player is to play on in the seat of somebody who has left the partners and opponents
    waiting. The first yes proposes it, everybody's yes does it, one no drops it.
    """

    seat: Short
    answer: YesOrNo


class Say(Wish, tag="talk"):
    """A message to the partners alone. Sent again with the same `ref` it is the same message."""

    text: Words
    place: Pointed = None


class Agree(Wish, tag="consent"):
    """Answers the partner who asks, in line `line` of the team's talk, whether to resign; or takes the own question
    back.
    """

    line: Number
    answer: Consent


class Ping(FromClient, tag="ping"):
    """Is anybody there?"""


ClientMessage = (
    Hello | Act | Preview | Order | MoreTime | Draw | Abort | Fill | Leave | Return | Replace | Say | Agree | Ping
)


# ---- from the client, over HTTP ----


class Body(Struct, forbid_unknown_fields=True):
    """An HTTP body."""


class SeatWish(Body):
    """Who is to sit on a seat: a person, or a computer player of a level."""

    kind: Literal["human", "bot"]
    level: Short | None = None


class CreateTable(Body):
    """A new table. `seats` in the variant's order; without it every seat waits for a person."""

    variant: Short
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Options = {}
    seats: Annotated[list[SeatWish], Meta(max_length=16)] | None = None
    talk: Annotated[
        Talk | None,
        Meta(description="when partners may talk: before the first turn, always, or never; plan by default"),
    ] = None
    clock: Annotated[
        Number | None,
        Meta(
            description=f"seconds that a reaction window waits where at least two people play, {SHORTEST_CLOCK} to "
            f"{LONGEST_CLOCK}, or 0 for as long as it takes; {USUAL_CLOCK} by default"
        ),
    ] = None


class CheckOptions(Body):
    """Can a game be played with these options?"""

    variant: Short
    options: Options = {}


class TakeSeat(Body):
    """A name, and the invite: the link or the secret in it."""

    name: Annotated[str, Meta(max_length=200, description=f"1 to {MAX_NAME} characters after trimming")]
    invite: Annotated[str, Meta(max_length=1000)]
    order: Annotated[
        Short | None, Meta(description="a standing order; by default the seat is asked in every reaction window")
    ] = None
    key: Annotated[
        Key | None,
        Meta(description="random and kept to oneself: asked again with the same key, the host answers the same"),
    ] = None


class ActBody(Body):
    """The answer to question `seq` of the seat whose token is sent."""

    action: Action
    seq: Number


class PreviewBody(Body):
    """A half-made choice."""

    partial: ActionText


class OrderBody(Body):
    """A standing order for reaction windows: one of the variant's `orders`."""

    order: Short


class DrawBody(Body):
    """Offers a draw, or answers the offer that stands."""

    answer: Answer


class ReplaceBody(Body):
    """Whether a computer player is to play on in the seat of somebody who has left."""

    seat: Short
    answer: YesOrNo


class SayBody(Body):
    """A message to the partners alone."""

    text: Words
    place: Pointed = None


class AgreeBody(Body):
    """The answer to what a partner asks in line `line`."""

    line: Number
    answer: Consent


class Nothing(Body):
    """An empty body: `{}`."""


# ---- parts of what the host says ----


class Ask(Struct):
    """What the seat is asked, in a sentence."""

    kind: str
    text: str


class Seat(Struct):
    """One seat of a table, as everybody sees it."""

    seat: str
    kind: Literal["human", "bot"]
    level: str | None
    name: str | None
    taken: bool
    here: Annotated[bool, Meta(description="is connected now")]
    thinking: bool
    left: Annotated[bool, Meta(description="has got up, and the game waits: for them, or for what the others agree on")]


class Ended(Struct):
    """How it ended. Winners and losers are seat names. Nobody won a draw or an aborted game, and in some games
    there are some who have neither won nor lost."""

    winners: list[str]
    losers: list[str]
    termination: Annotated[str, Meta(description="the rules' own reason (flag, stuck, ...), or agreed, left, aborted")]
    clause: str | None
    text: str


class Replacement(Struct):
    """Whether a computer player is to play on in the seat of somebody who has left."""

    seat: str
    yes: Annotated[list[str], Meta(description="the seats that agree; empty: nobody has proposed it")]
    waits: Annotated[list[str], Meta(description="the seats that have not said so")]


class Offers(Struct):
    """What stands open between the players."""

    draw: Annotated[str | None, Meta(description="the seat that offers a draw")] = None
    replace: list[Replacement] = []


class Line(Struct):
    """One line of what partners say to each other: a message, or how a question about resigning went on."""

    n: Annotated[int, Meta(description="counts the lines of this team")]
    kind: Literal["said", "asked", "declined", "withdrawn", "lapsed"]
    seat: str
    text: str
    place: str | None


class Question(Struct):
    """A partner has asked whether to resign."""

    line: Annotated[int, Meta(description="the line it was asked in")]
    seat: str
    waits: Annotated[list[str], Meta(description="the seats that have still to say yes")]


class Team(Struct):
    """What the partners of one team have for themselves. Nobody else is told that there is anything."""

    partners: list[str]
    planning: Annotated[bool, Meta(description="the rules let partners confer: play has not begun")]
    closed: Annotated[str | None, Meta(description="why nothing can be said now; null: it can")]
    question: Question | None
    lines: list[Line]


class ReactionWindow(Struct):
    """A moment at which several seats may react, as everybody sees it. Who of them has answered shows nowhere."""

    n: Annotated[int, Meta(description="counts the windows of this game")]
    kind: Annotated[str, Meta(description="the phase of the game")]
    asks: Annotated[list[str], Meta(description="the seats that are asked, in the order in which answers count")]
    length: Annotated[float | None, Meta(description="seconds on its clock; null: it runs without")]
    left: Annotated[float | None, Meta(description="seconds left when this was sent")]
    more: Annotated[list[str], Meta(description="the seats that have taken more time")]


class OwnAnswer(Struct):
    """How things stand for a seat that is asked in the open window."""

    state: Literal["open", "sealed"]
    answer: Annotated[str | None, Meta(description="what is sealed: it counts when the window closes")]
    more: Annotated[bool, Meta(description="may ask for more time")]


class Reactions(Struct):
    """The reaction window, if one is open; the viewer's own part in it; and the viewer's standing order."""

    window: ReactionWindow | None
    mine: OwnAnswer | None
    order: Annotated[str | None, Meta(description="null for who watches")]


class Table(Struct):
    """What is round the game: seats, names, presence, how it ended. The game itself is in the view."""

    id: str
    variant: str
    title: str
    players: int
    options: dict[str, Any]
    talk: Annotated[Talk | None, Meta(description="when partners may talk; null where nobody has a partner")]
    clock: Annotated[
        int | None,
        Meta(description="seconds on the clock of a reaction window, 0: it has none; null: no windows"),
    ]
    seats: list[Seat]
    started: Annotated[bool, Meta(description="every seat is taken: in most games nobody acts before")]
    ended: Ended | None
    offers: Offers
    acts: Annotated[list[str], Meta(description="of draw, fill, abort, leave, return, rematch: what you may do now")]
    commitment: Annotated[str, Meta(description="sha256 of the secret seed of every shuffle, fixed before the first")]
    seed: Annotated[str | None, Meta(description="the seed itself, once the game has ended")]
    rematch: Annotated[str | None, Meta(description="id of the next table, where the same tokens hold")]
    no_replay: Annotated[
        str | None,
        Meta(description="why this finished game cannot be replayed: its rules have changed since; else null"),
    ] = None


# ---- from the host, over the WebSocket ----


class FromHost(Struct, tag_field="type"):
    """What the host says."""


class Welcome(FromHost, tag="welcome"):
    """The answer to hello. `you` is the seat, null for those who watch."""

    table: Table
    you: str | None
    commitment: str


class Update(FromHost, tag="update"):
    """What is new to this viewer: events, view, own choices. Numbered for each viewer apart."""

    n: int
    told: list[Any]
    view: dict[str, Any]
    legal: list[Any]
    seq: int
    ask: Ask | None


class Resync(FromHost, tag="resync"):
    """Everything this viewer may know, `log` being all that he was ever told."""

    n: int
    view: dict[str, Any]
    legal: list[Any]
    seq: int
    ask: Ask | None
    log: list[Any]


class TableChanged(FromHost, tag="table"):
    """Seats, names, presence, offers, thinking or the end have changed."""

    table: Table


class TeamNews(FromHost, tag="team"):
    """What the partners of a seat have for themselves: at first all of it, then with those lines only that are new."""

    team: Team


class WindowNews(FromHost, tag="window"):
    """A reaction window has opened or closed, its clock was started anew, or the own answer or standing order has
    changed. Sent on joining too, in games with windows; the fields are those of Reactions.
    """

    window: ReactionWindow | None
    mine: OwnAnswer | None
    order: str | None


class Asked(FromHost, tag="asked"):
    """The act needs the partners' yes: they are asked, and it is played when they have said it."""

    ref: str | None
    message: str


class Refused(FromHost, tag="refused"):
    """It was not done, and why. `clause` names the rule that forbids it."""

    ref: str | None
    error: str
    message: str
    seq: int
    clause: str | None = None


class Stale(FromHost, tag="stale"):
    """It answered an earlier question; here is the present one. The fields are those of resync."""

    ref: str | None
    message: str
    n: int
    view: dict[str, Any]
    legal: list[Any]
    seq: int
    ask: Ask | None
    log: list[Any]


class Done(FromHost, tag="done"):
    """It was done; the news before this have told what came of it."""

    ref: str


class Previewed(FromHost, tag="preview"):
    """The answer to a preview."""

    ref: str
    result: dict[str, Any]


class Pong(FromHost, tag="pong"):
    """Here I am."""


class Bye(FromHost, tag="bye"):
    """The host closes the connection, and why."""

    reason: str


HostMessage = (
    Welcome
    | Update
    | Resync
    | TableChanged
    | TeamNews
    | WindowNews
    | Asked
    | Refused
    | Stale
    | Done
    | Previewed
    | Pong
    | Bye
)


# ---- from the host, over HTTP ----


class Snapshot(Struct):
    """The table, and everything the asker may know of the game."""

    table: Table
    you: str | None
    n: int
    view: dict[str, Any]
    legal: list[Any]
    seq: int
    ask: Ask | None
    log: list[Any]
    team: Annotated[Team | None, Meta(description="null for who watches, and where nobody has a partner")]
    window: Annotated[Reactions | None, Meta(description="null in games without reaction windows")]


class Created(Struct):
    """A new table. Whoever has the invite may take a seat."""

    id: str
    invite: Annotated[str, Meta(description="a link; the secret is its fragment, which browsers do not send")]
    secret: str
    seats: list[Seat]


class Checked(Struct):
    """It can: all options, those left out at their defaults, documents in their normal form."""

    options: dict[str, Any]


class Seated(Struct):
    """Your seat, and the token that proves it: `Authorization: Bearer TOKEN`."""

    seat: str
    token: str


class RematchMade(Struct):
    """The next table, and the seat there; the token is the one of the old seat."""

    id: str
    seat: str
    token: str


class Replayed(Struct):
    """The position after `at` of `total` actions, as each viewer saw it."""

    at: int
    total: int
    text: str
    told: list[Any]
    views: dict[str, Any]


class Problem(Struct, omit_defaults=True):
    """Why not."""

    error: str
    message: str
    clause: str | None = None


class StaleProblem(Struct):
    """It answered an earlier question; `present` is how things stand."""

    error: Literal["stale"]
    message: str
    present: Snapshot


# ---- bytes ----

_decoder: msgspec.json.Decoder[ClientMessage] = msgspec.json.Decoder(ClientMessage)
encode = msgspec.json.Encoder().encode


def read_message(text: str | bytes) -> ClientMessage:
    """A client's message; raises msgspec.MsgspecError with the reason."""
    return decode(_decoder, text)


def decode(decoder: msgspec.json.Decoder[T], text: str | bytes | bytearray) -> T:
    """What a text holds, however deep: raises msgspec.MsgspecError."""
    try:
        return decoder.decode(text)
    except RecursionError:
        raise msgspec.DecodeError("it is too deep: lists in lists in lists") from None
