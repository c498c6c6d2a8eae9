"""What may be written where: the rules of docs/disclosures.md, one function each."""

from __future__ import annotations

from collections.abc import Set
from dataclasses import dataclass

from sandtable.engine.record.schema import SECRET, Field, Schema
from sandtable.infoflow.values import ACTING, NONE, Label, Labels, Ref, Thing

WEIGHTS = "the weights of chance"
"""The pseudo-field that `chances` writes to, which nobody sees."""


@dataclass(frozen=True)
class Sink:
    """A place that is written to, and its audience."""

    title: str
    private: bool  # single seats, named one by one
    own: bool = False  # the acting seat alone, which knows what is its own


class Fields:
    """The fields of a game's state as places to read from and to write to."""

    def __init__(self, schema: Schema) -> None:
        self.by_name = {field.name: field for field in (*schema.fields, Field(WEIGHTS, (1,), SECRET))}
        self.hidden = {name for name, field in self.by_name.items() if field.audience.kind != "public"}
        self._masked = {field.audience.mask: field.name for field in schema.fields if field.audience.kind == "known_by"}

    def read(self, ref: Ref) -> Labels:
        """Return what a number read from a field depends on."""
        if ref.field not in self.hidden:
            return NONE
        return frozenset({Label(ref.field, self._is_own(ref))})

    def _is_own(self, ref: Ref) -> bool:
        """Return whether this is in the acting seat's own row; in other fields the seat's number is an index like any
        other.
        """
        return ref.row == ACTING and self.by_name[ref.field].audience.kind == "own"

    def is_settled(self, ref: Ref) -> bool:
        """Return whether a field was filled before the game."""
        return self.by_name[ref.field].audience.settled

    def is_number(self, ref: Ref) -> bool:
        """Return whether the indices name one number."""
        return ref.thing is Thing.FIELD and ref.depth == len(self.by_name[ref.field].shape)

    def written(self, ref: Ref, private: bool) -> tuple[Sink | None, Labels]:
        """Return the sink that a field is (None if nobody sees it), and what writing there shows by itself.

        A seat that is added to a mask sees the element that the mask stands for: so a mask is a sink for that field.
        """
        field: Field = self.by_name[ref.field]
        if field.name in self._masked:
            masked = self._masked[field.name]
            return Sink(f"the mask `{field.name}`", private), frozenset({Label(masked)})
        if field.audience.kind == "secret":
            return None, NONE
        if field.audience.kind == "public":
            return Sink(f"the public field `{field.name}`", private=False), NONE
        return Sink(f"the hidden field `{field.name}`", private=True, own=self._is_own(ref)), NONE


def stopped(sink: Sink, labels: Labels, privately: Set[str]) -> Labels:
    """Return those of `labels` that may not reach the sink; single seats may be told those in `privately`."""
    if sink.own:
        labels = frozenset(label for label in labels if not label.own)
    if sink.private:
        labels = frozenset(label for label in labels if label.what not in privately)
    return labels
