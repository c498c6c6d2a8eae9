"""What is known of a value without running the rules: which hidden things it depends on, and what it stands for."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum, auto
from typing import NamedTuple


class Label(NamedTuple):
    """Something hidden that a value depends on."""

    what: str  # the name of a field, or CHOICE
    own: bool = False  # it is in the acting seat's own row, or its own choice: nothing new to that seat


Labels = frozenset[Label]
NONE: Labels = frozenset()


class Thing(Enum):
    """What a value is, beside a number."""

    STATE = auto()
    EVENTS = auto()
    FIELD = auto()  # a field of the state, or a row of one


class Ref(NamedTuple):
    thing: Thing
    field: str = ""
    depth: int = 0  # how many indices have been given
    row: str = ""  # of an OWN field: "" = the whole, ACTING = the acting seat's, OTHER = any


ACTING, OTHER = "acting", "other"


@dataclass(frozen=True)
class Value:
    labels: Labels = NONE
    ref: Ref | None = None
    acting: bool = False  # the number of the seat that acts
    private: bool = False  # bits of seats that are named one by one
    fixed: bool = False  # the same number all game long
    parts: tuple[Value, ...] = ()

    def under(self, labels: Labels) -> Value:
        """The same, got where it depends on `labels` whether this is reached."""
        if not labels:
            return self
        parts = tuple(part.under(labels) for part in self.parts)
        return replace(self, labels=self.labels | labels, parts=parts)


PLAIN = Value()
FIXED = Value(fixed=True)


class Unlike(Exception):
    """Two values that no name can stand for in turn."""


def join(one: Value, other: Value) -> Value:
    """What is known of a value that may be either. Raises Unlike."""
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
