"""Sentences that speak to their reader: `You attack e5` to the player, `Ann attacks e5` to everybody else."""

from __future__ import annotations

import re
from collections.abc import Sequence


class Plural(str):
    """A subject whose verb has no s: you, or several players."""


YOU = Plural("you")
"""The name of the reader among the names of the players."""

_VERB = re.compile(r"\[([^|\]]*)\|([^|\]]*)\]")
_BEGINNING = re.compile(r"(?:^|(?<=[.!?] ))you(?=r?\b)")


def addressing(names: Sequence[str], viewer: int) -> Sequence[str]:
    """Return the names of the players as the viewer reads them: its own is YOU. A spectator reads all names."""
    return [YOU if seat == viewer else name for seat, name in enumerate(names)]


def listed(names: Sequence[str]) -> str:
    """Return names as a subject or an object: `Ann`, `you and Ann`, `Ann, Bob and Cleo`."""
    ordered = sorted(names, key=lambda name: name is not YOU)  # the reader first
    if len(ordered) < 2:
        return ordered[0] if ordered else ""
    return Plural(f"{', '.join(ordered[:-1])} and {ordered[-1]}")


def of(name: str) -> str:
    """Return a name as an owner: `your`, `Ann's`."""
    return "your" if name is YOU else f"{name}'s"


def sentence(pattern: str, subject: str = "", **words: object) -> str:
    """Return a pattern with its words filled in.

    `{seat}` stands for the subject and `{seat's}` for what belongs to it; every other string among the words can be an
    owner too. `[attacks|attack]` is the verb of the subject: after one name, and after you or several names.
    """
    chosen = _VERB.sub(lambda found: found[2 if isinstance(subject, Plural) else 1], pattern)
    return begun(chosen.format_map(_Words(words, seat=subject)))


def begun(text: str) -> str:
    """Return a text whose sentences begin with `You`, not with `you`."""
    return _BEGINNING.sub("You", text)


class _Words(dict[str, object]):
    def __missing__(self, key: str) -> str:
        if not key.endswith("'s"):
            raise KeyError(key)
        return of(str(self[key[:-2]]) if self[key[:-2]] is not YOU else YOU)
