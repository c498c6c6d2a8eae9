"""Cards and soldiers in words."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.engine import listed
from sandtable.games.warkings.rules.cards import SPOKEN

_IN_WORDS = {1: "one", 2: "two", 3: "three", 4: "four"}


def some(kind: int, count: int = 1) -> str:
    """Return so many cards of a kind as in a sentence: `an Advisor`, `two Single Soldiers`."""
    name = SPOKEN[kind]
    if count > 1:
        return f"{_IN_WORDS.get(count, count)} {name}s"
    return f"{'an' if name[0] in 'AE' else 'a'} {name}"


def these(kinds: Sequence[int]) -> str:
    """Return cards as in a sentence: `two Advisors`, `an Advisor and a Single Soldier`."""
    return str(listed([some(kind, kinds.count(kind)) for kind in dict.fromkeys(kinds)]))


def laid_in_words(laid: Sequence[int]) -> str:
    """Return a discard, bottom card first, as in a sentence."""
    if len(set(laid)) > 1:
        return f"the red trio with the {SPOKEN[laid[-1]]} on top"
    return some(laid[0], len(laid))


def in_words(count: int) -> str:
    """Return a small number as in a sentence: `two`."""
    return _IN_WORDS[count]


def cards(count: int) -> str:
    """Return a number of cards: `1 card`, `5 cards`."""
    return f"{count} card{'' if count == 1 else 's'}"


def drawn_cards(count: int) -> str:
    """Return a number of cards as in a sentence, one and two in words: `two cards`."""
    return {1: "one card", 2: "two cards"}.get(count, cards(count))


def soldiers(count: int) -> str:
    """Return a number of soldiers: `1 soldier`, `no soldiers`."""
    return f"{count or 'no'} soldier{'' if count == 1 else 's'}"
