"""The messages of tournaments."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct

from sandtable.host.protocol.fields import MAX_TITLE, SameAsMessages, Short
from sandtable.host.protocol.requests import Body
from sandtable.host.protocol.table import ByDay, Live

MOST_ROUNDS = 15
"""The most rounds of a Swiss tournament."""
SHORTEST_ARENA, LONGEST_ARENA = 10, 360
"""Minutes that an arena may last."""

TournamentKind = Literal["swiss", "round_robin", "arena"]
TournamentState = Literal["open", "running", "over", "called_off"]
PairingResult = Annotated[
    Literal["first", "second", "drawn", "void"] | None,
    Meta(description="who has won; void: nobody, and nobody gets points; null: the game goes on"),
]


# ---- requests over HTTP ----


class PostTournament(Body):
    """A tournament to be held."""

    name: Annotated[str, Meta(max_length=200, description=f"1 to {MAX_TITLE} characters after trimming")]
    kind: TournamentKind
    variant: Short
    players: Annotated[int, Meta(ge=2, le=4, description="seats at a table: 2, or 4 for teams of two")]
    time: Annotated[Live | ByDay, Meta(description="of each game; an arena is played live")]
    starts: Annotated[int, Meta(description="when the first round is paired, in seconds since 1970")]
    rounds: Annotated[
        Annotated[int, Meta(ge=1, le=MOST_ROUNDS)] | None, Meta(description="of a Swiss tournament; else null")
    ] = None
    minutes: Annotated[
        Annotated[int, Meta(ge=SHORTEST_ARENA, le=LONGEST_ARENA)] | None,
        Meta(description="for which an arena pairs; else null"),
    ] = None
    bots: Annotated[bool, Meta(description="bots may enter, too")] = False


class EnterTournament(Body):
    """An entry, or the return of somebody who has withdrawn."""

    partner: Annotated[
        Short | None,
        Meta(description="the name of the partner's account, for teams. The team is in when both have named the other"),
    ] = None


# ---- answers ----


class TournamentRow(Struct, frozen=True):
    """A tournament in the list."""

    id: str
    name: str
    kind: TournamentKind
    variant: str
    title: Annotated[str, Meta(description="of the variant")]
    players: Annotated[int, Meta(description="seats at a table")]
    time: Live | ByDay
    state: TournamentState
    starts: Annotated[int, Meta(description="when it begins or has begun, in seconds since 1970")]
    round: Annotated[int, Meta(description="the present round; 0: it has not begun")]
    rounds: Annotated[int | None, Meta(description="null: until the time of an arena is over")]
    minutes: Annotated[int | None, Meta(description="for which an arena pairs")]
    left: Annotated[
        int | None, Meta(description="seconds until an arena pairs nobody any more, or the next round begins")
    ]
    entrants: Annotated[int, Meta(description="players, or teams, that are in and have not withdrawn")]
    bots: Annotated[bool, Meta(description="bots may enter, too")]


class TournamentEntrant(Struct, frozen=True):
    """A player, or a team of two, with the place in the standings. Points are in halves of a won game, in an arena as
    they are.
    """

    number: Annotated[int, Meta(description="the entrant's number in this tournament; negative: in no pairing yet")]
    names: Annotated[list[str | None], Meta(description="null: somebody who has left this server")]
    waits: Annotated[bool, Meta(description="the second of the names has still to agree")]
    withdrawn: bool
    rank: Annotated[
        int | None, Meta(description="null: it has not begun, or none of the entrant's games in an arena is over")
    ]
    points: int
    ties: Annotated[list[int], Meta(description="in the order of the tournament's `ties`")]
    played: Annotated[int, Meta(description="games that are over")]


class TournamentPairing(Struct, frozen=True):
    """A game of a tournament, or a round without an opponent."""

    round: int
    first: Annotated[int, Meta(description="the number of the entrant with the first seat")]
    second: Annotated[int | None, Meta(description="null: a bye, which is won unless `result` is void")]
    result: PairingResult
    table: Annotated[str | None, Meta(description="null: there is none, or none any more")]


class OwnEntry(Struct, frozen=True):
    """The caller's own part in a tournament."""

    number: int
    state: Annotated[
        Literal["in", "asking", "asked", "withdrawn"],
        Meta(description="asking: your partner has still to name you; asked: a partner has named you"),
    ]
    partner: Annotated[str | None, Meta(description="the name of the partner in a team; null: there is none")]
    table: Annotated[str | None, Meta(description="where your game goes on")]


class Tournament(Struct):
    """A tournament as the caller sees it."""

    row: TournamentRow
    ties: Annotated[
        list[Literal["buchholz_cut_1", "buchholz", "sonneborn_berger", "direct_encounter", "wins", "games"]],
        Meta(description="the tie-breaks, the first one that counts first"),
    ]
    by: Annotated[str | None, Meta(description="who holds it; null: somebody who has left")]
    yours: Annotated[bool, Meta(description="the caller holds it, and can call it off before it begins")]
    entry: Annotated[OwnEntry | None, Meta(description="null: the caller is not in it")]
    entrants: Annotated[list[TournamentEntrant], Meta(description="in the order of the standings")]
    pairings: Annotated[list[TournamentPairing], Meta(description="the last round first")]
    closed: Annotated[
        str | None, Meta(description="why the caller cannot enter or come back; null: it is possible, or already so")
    ]
    closed_said: SameAsMessages = UNSET


class Tournaments(Struct):
    """Tournaments under way and to come, the first to begin first, and after them those that have ended lately."""

    tournaments: list[TournamentRow]
    account: Annotated[bool, Meta(description="the caller has an account, and can hold one or enter")]


class NewTournament(Struct):
    """The tournament that was made."""

    id: str
