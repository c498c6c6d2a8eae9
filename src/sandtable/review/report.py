"""The contents of a review of a finished game; the host sends the same.

Numbers that say how a seat stands go from -1000, lost, to 1000, won. Lists of numbers have one for each seat, in the
order of `seats`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct

Standing = Literal["lost", "far_behind", "behind", "even", "ahead", "far_ahead", "won"]
Fault = Literal["none", "unknowable", "knowable", "chance"]
Told = Annotated[Any, Meta(title="Told")]
Offer = Annotated[Any, Meta(title="Offer")]


class Estimate(Struct):
    """How every seat stood in a position of the replay."""

    at: int
    knew: Annotated[list[int], Meta(description="by what the seat could know")]
    whole: Annotated[list[int], Meta(description="by all that was hidden")]
    known: Annotated[
        list[int], Meta(description="how many of `secrets` the seat had found out; empty where a game counts none")
    ]


class Judgement(Struct):
    """A choice, judged by what its seat could know when it was made."""

    at: Annotated[int, Meta(description="the position that it led to")]
    seat: str
    text: str
    better: Annotated[str | None, Meta(description="what promised more, beyond doubt; null: nothing did")]
    loss: Annotated[int, Meta(description="how much more that promised, in thousandths")]
    offer: Annotated[Offer | None, Meta(description="the choice as its seat was offered it")] = None
    better_offer: Annotated[Offer | None, Meta(description="the same of what promised more")] = None


class TurningPoint(Struct):
    """A position in which much changed for a seat."""

    at: int
    seat: Annotated[str, Meta(description="whose fortune turned")]
    told: Annotated[list[Told], Meta(description="what happened, as the umpire tells it")]
    before: Annotated[Standing, Meta(description="how the seat stood, by all that was hidden")]
    after: Standing
    thought_before: Annotated[Standing, Meta(description="how it stood by what it could know")]
    thought_after: Standing
    fault: Annotated[
        Fault,
        Meta(
            description="knowable: another choice of the seat promised more by what it could know; unknowable: none "
            "did; chance: none did, and dice or cards decided; none: it was for the better, or it had no choice, or "
            "gave up"
        ),
    ]
    choice: Annotated[Judgement | None, Meta(description="the seat's latest choice before it turned")]


class Accuracy(Struct):
    """How well a seat chose, by what it could know."""

    seat: str
    percent: Annotated[int | None, Meta(description="null: too few choices were judged")]
    judged: Annotated[int, Meta(description="choices that were judged: those that the trials could tell from others")]
    of: Annotated[int, Meta(description="choices that there were")]
    best: Annotated[int, Meta(description="of those judged: where nothing promised more, beyond doubt")]
    blurred: Annotated[int, Meta(description="choices that were tried and could not be told from others")] = 0


class Statistic(Struct):
    """A figure of the game. A game's own have keys that begin with its name."""

    key: str
    title: str
    values: list[float]


class Secrets(Struct):
    """What can be found out in this game."""

    title: str
    of: Annotated[list[int], Meta(description="how much there is for each seat to find out")]


class Review(Struct):
    """A finished game, looked at once more."""

    seats: list[str]
    positions: Annotated[int, Meta(description="of the replay, the first being 0")]
    thorough: Annotated[bool, Meta(description="false: made on interpreted rules, by few trials")]
    judge: Annotated[str, Meta(description="the computer player by whose lights it was judged")]
    estimates: Annotated[list[Estimate], Meta(description="in order; in long games not of every position")]
    moments: Annotated[list[TurningPoint], Meta(description="in order")]
    accuracy: list[Accuracy]
    statistics: list[Statistic]
    secrets: Secrets | None
