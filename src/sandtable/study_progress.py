"""Messages of the process that plays a study to the server that started it; the lab sends them on to its page."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import Meta, Struct

StudyState = Literal["starting", "compiling", "playing", "stopping", "stopped", "done", "failed"]
State = Annotated[StudyState, Meta(description="`stopped`: it can go on; `failed`: `message` says why")]


class Measured(Struct):
    """A question that a study can ask."""

    id: str
    asks: str


class Part(Struct):
    """A part of a game that a player can be forbidden to use."""

    id: str
    title: str


class Askable(Struct):
    """The questions that a study can ask."""

    measures: list[Measured]
    parts: Annotated[dict[str, list[Part]], Meta(description="by variant")]
    widest: Annotated[float, Meta(description="`until`: a `half_width` is smaller")]


class Figure(Struct):
    """A number, and the interval that holds it 95 times of 100."""

    cell: str
    what: str
    value: float
    low: float
    high: float


class Chart(Struct):
    """Numbers of one kind, to be drawn as points with bars. `line` is the value that means no effect."""

    title: str
    unit: str
    line: float | None
    figures: list[Figure]


class Answered(Struct):
    """The findings of a measure so far."""

    measure: str
    question: str
    sentences: list[str]
    charts: list[Chart]


class Progress(Struct):
    """The progress of a study. While rules are compiled, `played` and `total` count functions."""

    state: State
    played: int = 0
    total: int = 0
    per_second: Annotated[float | None, Meta(description="games; null where none has been played yet")] = None
    left: Annotated[float | None, Meta(description="seconds, about")] = None
    answers: list[Answered] = []
    message: str = ""
