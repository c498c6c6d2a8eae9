"""More that events can tell: facts that may be nothing, and what only the seats that an event names may know."""

from __future__ import annotations

from dataclasses import replace

from sandtable.engine.record.event_kinds import Fact
from sandtable.engine.record.schema import Audience

NAMED = Audience("named")
"""The seats that an event names. Others are told the event without what is disclosed to these."""
FLAG = Fact("bool", "bool({})")


def or_none(fact: Fact) -> Fact:
    """Return a fact that may be nothing. Rules give UNKNOWN for that."""
    return replace(fact, type=f"{fact.type} | None", value=f"None if {{0}} < 0 else {_numbered(fact)}")


def seat_or(word: str) -> Fact:
    """Return a fact that is a seat, or this word. Rules give UNKNOWN for the word."""
    return Fact("str", f'"{word}" if {{0}} < 0 else seats[{{0}}]')


def _numbered(fact: Fact) -> str:
    """Return Python's expression for a fact, with a number for its place."""
    return fact.value.replace("{}", "{0}")
