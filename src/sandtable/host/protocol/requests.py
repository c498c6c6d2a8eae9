"""The bodies of HTTP requests, except the commands at a table."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Raw, Struct

from sandtable.engine.languages import ENGLISH
from sandtable.host.protocol.fields import (
    LONGEST_CLOCK,
    MAX_NAME,
    SHORTEST_CLOCK,
    USUAL_CLOCK,
    ActionText,
    InWords,
    Key,
    Number,
    Options,
    Secret,
    Short,
    Talk,
)
from sandtable.host.protocol.table import ByDay, Live

MOST_KEPT_SEATS = 20
"""The most seats that can be bound to a player at once."""
MOST_ACTS = 100
"""The most acts of a try at a lesson, including those that only pass."""


class Body(Struct, forbid_unknown_fields=True):
    """An HTTP body."""


class SeatRequest(Body):
    """The player of a seat: a person, or a computer player of a level."""

    kind: Literal["human", "bot"]
    level: Short | None = None


class PlayOn(Body):
    """A new table that goes on from a position of a finished game. One seat waits for a person, computer players of a
    level take the others.
    """

    at: Annotated[int, Meta(ge=0, le=1_000_000, description="the position, as in the replay")]
    seat: Short
    level: Annotated[Short | None, Meta(description="of the computer players; the usual one by default")] = None


class CreateTable(Body):
    """A new table. `seats` are in the variant's order; without them every seat waits for a person."""

    variant: Short
    players: Annotated[int, Meta(ge=1, le=16)] | None = None
    options: Options = {}
    seats: Annotated[list[SeatRequest], Meta(max_length=16)] | None = None
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
    time: Annotated[Live | ByDay | None, Meta(description="the players' time; by default as long as they like")] = None
    open: Annotated[
        bool, Meta(description="anybody may take a free seat without an invite, and the lobby lists the table")
    ] = False
    bots: Annotated[bool, Meta(description="bots of players may sit down, too")] = False
    standin: Annotated[
        bool,
        Meta(
            description="by the day: stand-ins, which are computer players, take the seats that the first person "
            "leaves free, and play begins; anybody may relieve them"
        ),
    ] = False
    rated: Annotated[
        bool,
        Meta(
            description="the players' ratings change by the game: people with accounts alone, with clocks or by the "
            "day, as in the rulebook, and without hints and stand-ins"
        ),
    ] = False
    hints: Annotated[
        bool | None,
        Meta(
            description="whether players may ask what a computer player would do; by default only where one person "
            "plays among computer players"
        ),
    ] = None


class CheckOptions(Body):
    """The question whether a game can be played with these options."""

    variant: Short
    options: Options = {}


class TryLesson(Body):
    """A try at a lesson: all acts of the learner so far. None of it is stored."""

    acts: Annotated[list[ActionText], Meta(max_length=MOST_ACTS)]
    partial: Annotated[ActionText | None, Meta(description="a half-made choice: what would it mean?")] = None
    words: InWords = ENGLISH


class TakeSeat(Body):
    """A name and the invite, which is the link or the secret in it."""

    name: Annotated[str, Meta(max_length=200, description=f"1 to {MAX_NAME} characters after trimming")]
    invite: Annotated[str, Meta(max_length=1000, description="not needed at an open table")] = ""
    order: Annotated[
        Short | None, Meta(description="a standing order; by default the seat is asked in every reaction window")
    ] = None
    key: Annotated[
        Key | None,
        Meta(description="random and kept to oneself: asked again with the same key, the host answers the same"),
    ] = None


class RelieveSeat(Body):
    """A name, and the seat of a stand-in."""

    seat: Short
    name: Annotated[str, Meta(max_length=200, description=f"1 to {MAX_NAME} characters after trimming")]
    order: Annotated[Short | None, Meta(description="a standing order, as for `seats`")] = None
    key: Annotated[
        Key | None,
        Meta(description="random and kept to oneself: asked again with the same key, the host answers the same"),
    ] = None


class ClaimSeat(Body):
    """The link of a seat, or the code in it."""

    code: Annotated[str, Meta(max_length=1000)]
    key: Annotated[
        Key | None,
        Meta(description="random and kept to oneself: asked again with the same key, the host answers the same"),
    ] = None


class KeptSeat(Body):
    """A seat that a browser holds by its token."""

    table: Short
    token: Secret


class BindSeats(Body):
    """Seats that are to be bound to the caller's player, who is made if there is none."""

    seats: Annotated[list[KeptSeat], Meta(min_length=1, max_length=MOST_KEPT_SEATS)]
    key: Annotated[
        Key | None,
        Meta(description="random and kept to oneself: asked again with the same key, the host answers the same"),
    ] = None


class HideGame(Body):
    """Whether a game is left out of the list of the caller's games. The seat stays the caller's."""

    hidden: bool


class OpenLink(Body):
    """The link that adds this browser to a player, or the code in it."""

    code: Annotated[str, Meta(max_length=1000)]
    key: Annotated[
        Key | None,
        Meta(description="random and kept to oneself: asked again with the same key, the host answers the same"),
    ] = None


class Send(Body):
    """A message from a client without a WebSocket."""

    session: Secret
    message: Annotated[Raw, Meta(extra_json_schema={"type": "object"}, description="as over the WebSocket")]


class Receive(Body):
    """A request for the waiting messages of a session."""

    session: Secret


class Nothing(Body):
    """An empty body: `{}`."""
