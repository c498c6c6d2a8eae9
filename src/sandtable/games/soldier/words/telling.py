"""Events as data, and the messages that tell what happened together."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.engine import Message
from sandtable.games.soldier.words import said
from sandtable.games.soldier.words.told import Event, read


def tell(event: Sequence[int], seats: Sequence[str], names: Sequence[str], variant: str) -> Event:
    """Return an event as data. The message of its kind tells it."""
    return read(event, seats)


def headline(told: Sequence[Mapping[str, Any]], seats: Sequence[str], names: Sequence[str]) -> list[Message]:
    """Return what a viewer was told together as a line: the deal, a move with what came of it; else nothing.

    `told` are the events as clients are sent them. Whose turn it is and who refills is left out. A battle that is won
    has no such line: how it ended leads its group.
    """
    kinds = [event["kind"] for event in told]
    lines = [_again(event) for event in told if event["kind"] in _LEADING]
    if "dealt" in kinds:
        begins = "round" if "round" in kinds else "turn"
        lines.append(said.line_dealt(cards=kinds.count("dealt") // len(seats)))
        lines += [_again(event) for event in told if event["kind"] == begins]
    if "won" in kinds:
        return []
    return [*lines[:1], *lines[1:][1 - _LONGEST :]]


_LEADING = (
    "trained", "earned", "discarded", "passed", "advanced", "laid", "no_answer", "redirected", "interfered", "radioed",
    "persuaded", "tied", "retreated", "stunned", "skipped", "shot", "mirrored", "fell", "bombed", "dud", "superdud",
    "lost", "ended",
)  # fmt: skip
_LONGEST = 3
"""A headline of more messages leaves out what came between the first and the last."""
_ABOUT_ALL = frozenset(("kind", "text", "clause", "n", "headline", "names", "move"))
"""What events have besides their facts."""


def _again(event: Mapping[str, Any]) -> Message:
    """Return the message by which an event is told alone."""
    return Message(f"told-{event['kind']}", {key: event[key] for key in event if key not in _ABOUT_ALL})
