"""What is known of a value without running the rules: the hidden things it depends on, and what it stands for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import NamedTuple


class Label(NamedTuple):
    """Something hidden that a value depends on."""

    what: str  # the name of a field, or CHOICE
    own: bool = False  # in the acting seat's own row, or its own choice: nothing new to that seat


Labels = frozenset[Label]
NONE: Labels = frozenset()


class Thing(Enum):
    """The kinds of values besides numbers."""

    STATE = auto()
    EVENTS = auto()
    FIELD = auto()  # a field of the state, or a row of one


class Ref(NamedTuple):
    thing: Thing
    field: str = ""
    depth: int = 0  # number of indices given
    row: str = ""  # of an OWN field: "" = the whole, ACTING = the acting seat's, OTHER = any


ACTING, OTHER = "acting", "other"


@dataclass(frozen=True)
class Value:
    labels: Labels = NONE
    ref: Ref | None = None
    acting: bool = False  # the number of the acting seat
    private: bool = False  # bits of seats that are named one by one
    fixed: bool = False  # the same number throughout the game
    parts: tuple[Value, ...] = ()

    def under(self, labels: Labels) -> Value:
        """Return the value as it is if reaching it depends on `labels`."""
        if not labels:
            return self
        parts = tuple(part.under(labels) for part in self.parts)
        return replace(self, labels=self.labels | labels, parts=parts)


PLAIN = Value()
FIXED = Value(fixed=True)


class Unlike(Exception):
    """An error: two values that no name can stand for in turn."""


def join(one: Value, other: Value) -> Value:
    """Return what is known of a value that may be either; raise Unlike."""
    if one == other:
        return one
    if len(one.parts) != len(other.parts) or (one.ref and other.ref and one.ref != other.ref):
        raise Unlike
    return Value(
        one.labels | other.labels,
        one.ref or other.ref,
        one.acting and other.acting,
        one.private and other.private,
        one.fixed and other.fixed,
        tuple(map(join, one.parts, other.parts)),
    )
