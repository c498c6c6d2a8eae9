"""The structs of a table besides the game: seats, offers, talk, windows."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct

from sandtable.host.protocol.fields import ClockKind, MayHavePage, OptionsInForce, SameAsMessages, TableAct, Talk


class Live(Struct, frozen=True, forbid_unknown_fields=True, tag="live"):
    """Time for a game in one sitting: each seat has a clock, which runs in its turns."""

    initial: Annotated[int, Meta(description="seconds on each clock at the beginning: 60 to 3600")]
    increment: Annotated[int, Meta(description="seconds that each turn adds at its end: 0 to 60")] = 0
    setup: Annotated[
        int, Meta(description="seconds for what several seats do at once, such as set-ups: 60 to 3600")
    ] = 300


class ByDay(Struct, frozen=True, forbid_unknown_fields=True, tag="by_day"):
    """Time for a game by correspondence. What a turn takes beyond its days comes from the seat's reserve."""

    days: Annotated[int, Meta(description="for each turn: 1, 2, 3 or 7")]
    reserve: Annotated[int, Meta(description="days of each seat for the whole game: 7")] = 7


class Rating(Struct, frozen=True):
    """The rating of a player in a game, at one pace."""

    points: Annotated[int, Meta(description="1500 for somebody new")]
    spread: Annotated[int, Meta(description="the standard deviation: how uncertain it is")]


class OwnTime(Struct):
    """The time of one seat."""

    seat: str
    left: Annotated[
        int | None,
        Meta(
            description="tenths of a second on its clock when the clock that runs was started; by the day, in its "
            "reserve; null: a computer player, which has no clock"
        ),
    ]


class Clocks(Struct):
    """The clocks of a table, as everybody sees them."""

    n: Annotated[int, Meta(description="counts the clocks that were started")]
    runs: Annotated[
        ClockKind | None,
        Meta(
            description="what a clock runs for: the first act of a game that has not begun, a turn, a phase in which "
            "several seats act at once, by the day a reaction window, or an absence, in which those who stay decide "
            "what becomes of a seat that somebody has left; null: none runs"
        ),
    ]
    seat: Annotated[str | None, Meta(description="the seat whose clock runs; null where it runs for several")]
    left: Annotated[int | None, Meta(description="tenths of a second that it had when this was sent")]
    seats: list[OwnTime]


class Relief(Struct):
    """The stand-in that sat on a seat before the person who has relieved it."""

    name: str
    level: str
    move: Annotated[int, Meta(description="the last move of the replay before that; 0: there was none")]


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
        Meta(
            description="the level that plays for one that this server is too slow for, see `GET /api/games`; else null"
        ),
    ] = None
    relievable: Annotated[
        bool, Meta(description="a stand-in sits there: people who have no seat at the table may take its seat")
    ] = False
    relieved: Annotated[Relief | None, Meta(description="the stand-in that sat there at first; else null")] = None
    rating: Annotated[
        Rating | None, Meta(description="at a rated table: of the player, when the player sat down; else null")
    ] = None
    account: MayHavePage = UNSET


class Ended(Struct):
    """The end of a game. Winners and losers are seat names. A draw or an aborted game has no winners, and in some games
    there are seats that have neither won nor lost.
    """

    winners: list[str]
    losers: list[str]
    termination: Annotated[
        str, Meta(description="the rules' own reason (flag, stuck, ...), or agreed, left, time, away, aborted")
    ]
    clause: str | None
    text: Annotated[str, Meta(description="in English")]
    said: SameAsMessages = UNSET


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
    claim: Annotated[
        bool, Meta(description="a yes claims the win: at a table for two with a live clock no computer player goes on")
    ] = False


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
    closed_said: SameAsMessages = UNSET


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
        Meta(description="why this finished game cannot be replayed: its rules have changed, or others play it today"),
    ] = None
    no_replay_said: SameAsMessages = UNSET
    hints: Annotated[bool, Meta(description="players may ask what a computer player would do")] = False
    thanks: Annotated[list[str], Meta(description="the seats that say “good game”, once it has ended")] = []
    time: Annotated[Live | ByDay | None, Meta(description="the players' time; null: as long as they like")] = None
    open: Annotated[bool, Meta(description="anybody may take a free seat, without an invite")] = False
    rated: Annotated[
        Literal["yes", "shared_line"] | None,
        Meta(
            description="the players' ratings change by this game; or they were to, but two players came by one line "
            "or belong to one account, as its bots do; null: they do not"
        ),
    ] = None
    patience: Annotated[
        int | None,
        Meta(
            description="seconds for which somebody may be away in their turn: then those who stay may decide about "
            "the seat; null: that is not asked here"
        ),
    ] = None
    duel: Annotated[bool, Meta(description="it is an attempt at Today's duel, of which there is one a day")] = False
