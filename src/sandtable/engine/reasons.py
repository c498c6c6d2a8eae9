"""The reason for a choice as a sentence, from the largest terms of its evaluation. A game words them
(`evaluator.reason`).
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

SECOND = 4  # a further term is said where it counts at least a quarter of the first
BUT = 3  # and what speaks against it, where that counts a third


@dataclass(frozen=True)
class Term:
    """A point for a choice, or against it if below 0, as a clause without a capital."""

    worth: int
    words: str


def because(terms: Iterable[Term], otherwise: str) -> str:
    """Return the sentence, or `otherwise` if nothing speaks for the choice."""
    ranked = sorted(terms, key=lambda term: -term.worth)
    good = [term for term in ranked if term.worth > 0]
    if not good:
        return _sentence(otherwise)
    first = good[0].worth
    said = [term.words for term in good[:2] if term.worth * SECOND >= first]
    sentence = ", and ".join(said)
    against = ranked[-1]
    if -against.worth * BUT >= first:
        sentence = f"{sentence}, though {against.words}"
    return _sentence(sentence)


def _sentence(words: str) -> str:
    return f"{words[0].upper()}{words[1:]}."
