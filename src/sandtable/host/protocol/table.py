"""The structs of a table besides the game: seats, offers, talk, windows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

from sandtable.host.protocol.fields import OptionsInForce, TableAct, Talk


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
    stand_in: Annotated[
        str | None,
        Meta(description="the level that plays for this one, which is not ready yet: see `GET /api/games`; else null"),
    ] = None


class Ended(Struct):
    """The end of a game. Winners and losers are seat names. A draw or an aborted game has no winners, and in some games
    there are seats that have neither won nor lost.
    """

    winners: list[str]
    losers: list[str]
    termination: Annotated[str, Meta(description="the rules' own reason (flag, stuck, ...), or agreed, left, aborted")]
    clause: str | None
    text: str


class Replacement(Struct):
    """The vote on the seat of somebody who has left, or has been away for long while the game waits: whether a computer
    player goes on there, or the game is called off. Those who stay decide.
    """

    seat: str
    yes: Annotated[list[str], Meta(description="the seats that want a computer player; empty: nobody has proposed it")]
    waits: Annotated[list[str], Meta(description="the seats that have said nothing")]
    off: Annotated[list[str], Meta(description="the seats that want the game called off")] = []
    away: Annotated[
        int | None,
        Meta(description="for how many seconds that person had been away when this was asked; null: they have left"),
    ] = None


class RematchOffer(Struct):
    """The vote, after the end of the game, on playing again. With everybody's yes the next table is created."""

    yes: Annotated[list[str], Meta(description="the seats that want to; empty: the proposal was declined")]
    waits: Annotated[list[str], Meta(description="the seats that have still to agree")]
    no: Annotated[str | None, Meta(description="the seat that has declined the last proposal")]


class Offers(Struct):
    """The open offers between the players."""

    draw: Annotated[str | None, Meta(description="the seat that offers a draw")] = None
    replace: list[Replacement] = []
    rematch: RematchOffer | None = None


class Line(Struct):
    """One line of the partners' talk: a message, or a step of a question about resigning."""

    n: Annotated[int, Meta(description="counts the lines of this team")]
    kind: Literal["said", "asked", "declined", "withdrawn", "lapsed"]
    seat: str
    text: str
    place: str | None


class Question(Struct):
    """The question of a partner whether to resign."""

    line: Annotated[int, Meta(description="the line it was asked in")]
    seat: str
    waits: Annotated[list[str], Meta(description="the seats that have still to say yes")]


class Team(Struct):
    """The partners' channel of a team. Nobody else learns whether anything is in it."""

    partners: list[str]
    planning: Annotated[bool, Meta(description="the rules let partners confer: play has not begun")]
    closed: Annotated[str | None, Meta(description="why nothing can be said now; null: it can")]
    question: Question | None
    lines: list[Line]


class ReactionWindow(Struct):
    """A moment at which several seats may react, as everybody sees it. It does not show which of them have answered."""

    n: Annotated[int, Meta(description="counts the windows of this game")]
    kind: Annotated[str, Meta(description="the phase of the game")]
    asks: Annotated[list[str], Meta(description="the seats that are asked, in the order in which answers count")]
    length: Annotated[float | None, Meta(description="seconds on its clock; null: it runs without")]
    left: Annotated[float | None, Meta(description="seconds left when this was sent")]
    more: Annotated[list[str], Meta(description="the seats that have taken more time")]


class OwnAnswer(Struct):
    """The state of a seat that is asked in the open window."""

    state: Literal["open", "sealed"]
    answer: Annotated[str | None, Meta(description="what is sealed: it counts when the window closes")]
    more: Annotated[bool, Meta(description="may ask for more time")]


class Reactions(Struct):
    """The reaction window, if one is open, the viewer's own part in it, and the viewer's standing order."""

    window: ReactionWindow | None
    mine: OwnAnswer | None
    order: Annotated[str | None, Meta(description="null for who watches")]


class Table(Struct):
    """A table without its game, which is in the view: seats, names, presence, the end."""

    id: str
    variant: str
    title: str
    players: int
    options: OptionsInForce
    talk: Annotated[Talk | None, Meta(description="when partners may talk; null where nobody has a partner")]
    clock: Annotated[
        int | None,
        Meta(description="seconds on the clock of a reaction window, 0: it has none; null: no windows"),
    ]
    seats: list[Seat]
    started: Annotated[bool, Meta(description="every seat is taken: in most games nobody acts before")]
    ended: Ended | None
    offers: Offers
    acts: Annotated[list[TableAct], Meta(description="what you may do now")]
    commitment: Annotated[str, Meta(description="sha256 of the secret seed of every shuffle, fixed before the first")]
    seed: Annotated[str | None, Meta(description="the seed itself, once the game has ended")]
    rematch: Annotated[
        str | None,
        Meta(description="id of the next table, where everybody sits one seat further with the same token"),
    ]
    no_replay: Annotated[
        str | None,
        Meta(description="why this finished game cannot be replayed: its rules have changed since; else null"),
    ] = None
    hints: Annotated[bool, Meta(description="players may ask what a computer player would do")] = False
    thanks: Annotated[list[str], Meta(description="the seats that say “good game”, once it has ended")] = []
