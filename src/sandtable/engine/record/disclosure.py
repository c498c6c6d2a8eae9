"""Disclosures (declassifications): the functions that may let hidden values leave the rules, each with the clause that
allows it.

`sandtable.infoflow` follows hidden values through a game's rules. Outside these functions none may reach what others
see. docs/disclosures.md says how this is checked, and what a disclosure may do.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, TypeVar

CHOICE = "choice"
"""The choice of a seat or of chance: hidden like a SECRET field until a disclosure lets it out."""

F = TypeVar("F", bound=Callable[..., Any])


@dataclass(frozen=True)
class Disclosure:
    """What a function discloses, and why it may."""

    clause: str  # the id of the clause that says so
    what: tuple[str, ...]  # names of hidden fields, or CHOICE
    why: str  # a sentence: why it tells nothing more
    privately: bool  # only to seats that are named one by one, never to a field that all see


def discloses(clause: str, *what: str, why: str, privately: bool = False) -> Callable[[F], F]:
    """Mark a rule function as a disclosure: in its own body `what` counts as seen.

    With `privately`, events to single seats and rows of OWN fields may hold `what`, here and in the functions that it
    calls, and nothing else may.
    """
    disclosure = Disclosure(clause, what, why, privately)

    def mark(function: F) -> F:
        function.__dict__["disclosure"] = disclosure
        return function

    return mark


def disclosure_of(function: Callable[..., Any]) -> Disclosure | None:
    """Return the disclosure that a rule function is marked with, or None."""
    disclosure: Disclosure | None = function.__dict__.get("disclosure")
    return disclosure
