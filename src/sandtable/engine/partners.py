"""What partners say to each other, and what they have agreed on.

A place that one of them points at is a proposal; the same place or a yes is the partner's consent.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import NamedTuple

YES = frozenset(("yes", "agreed", "ok", "okay", "good", "fine"))
NO = frozenset(("no", "not there", "elsewhere", "somewhere else"))


class Spoken(NamedTuple):
    """One message between partners."""

    seat: int
    text: str
    place: str | None


@dataclass(frozen=True, slots=True)
class Agreement:
    """How far partners have come: where they agree to meet, what is proposed, what was turned down."""

    place: str | None = None
    proposed: Spoken | None = None
    refused: frozenset[str] = frozenset()


def agreement(talk: Iterable[Spoken]) -> Agreement:
    """Return the agreement that follows from all that was said."""
    so_far = Agreement()
    for said in talk:
        so_far = _after(so_far, said)
    return so_far


def _after(before: Agreement, said: Spoken) -> Agreement:
    stands, word = before.proposed, said.text.strip().rstrip(".!").lower()
    answers = stands is not None and stands.seat != said.seat
    if stands is not None and answers and (said.place == stands.place or (said.place is None and word in YES)):
        return Agreement(stands.place, None, before.refused)
    refused = before.refused
    if stands is not None and stands.place is not None and answers and (said.place is not None or word in NO):
        refused |= {stands.place}
    if said.place is not None:
        return Agreement(before.place, said, refused)
    if word not in NO:
        return before
    return Agreement(before.place if answers else None, None, refused)
