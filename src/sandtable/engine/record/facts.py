"""More that events can tell: facts that may be nothing."""

from __future__ import annotations

from dataclasses import replace

from sandtable.engine.record.event_kinds import Fact

FLAG = Fact("bool", "bool({})")


def or_none(fact: Fact) -> Fact:
    """Return a fact that may be nothing. Rules give UNKNOWN for that."""
    return replace(fact, type=f"{fact.type} | None", value=f"None if {{0}} < 0 else {_numbered(fact)}")


def _numbered(fact: Fact) -> str:
    """Return Python's expression for a fact, with a number for its place."""
    return fact.value.replace("{}", "{0}")
