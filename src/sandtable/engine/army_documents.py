"""Documents that change the rules of games between hidden armies: how many of each piece there are, who beats whom, and
how far the piece that runs moves.

They fill four fields of a state that are an AMENDMENT: `more` (pieces of each kind beyond the printed army), `wins` and
`loses` (of each attacking kind, bits of the kinds that it beats and that beat it; both: both are captured), and
`scout_range` (0: any number of spaces).
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Protocol, TypeVar

from sandtable.engine.amendments import Parts, amendment_schema, mapping_schema, read_amendment
from sandtable.engine.document import Document
from sandtable.engine.document_values import read_one_of, read_whole
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Change
from sandtable.engine.json_data import Json
from sandtable.engine.record.arrays import Ints

Piece = TypeVar("Piece")
Space = TypeVar("Space")

_FARTHEST = 10
_WINS, _LOSES, _BOTH = OUTCOMES = ("wins", "loses", "both")
_SAID = {
    _WINS: "At this table a {} that attacks a {} wins.",
    _LOSES: "At this table a {} that attacks a {} loses.",
    _BOTH: "At this table a {} that attacks a {} is captured with it.",
}


class Amended(Protocol):
    """A view with the fields that documents fill."""

    more: Ints
    wins: Ints
    loses: Ints
    scout_range: int


@dataclass(frozen=True)
class ArmyRules:
    """The printed rules of a variant, as far as documents change them."""

    parts: Parts
    sizes: range  # how many pieces an army may have
    attackers: Sequence[int]  # the kinds whose battles can be changed
    fighters: Sequence[int]  # the kinds that can attack at all, of which there must be one
    flag: int
    runner: int
    printed: Callable[[int, int], str]  # how the printed rules end the attack of a kind on another: one of OUTCOMES
    ruling: str  # that lets documents change all this
    clauses: Mapping[str, str]  # by `flag` and `run`: that there is one Flag, and how far the runner moves
    battle_clause: Callable[[int, int], str]  # by which an attacker meets a defender

    @property
    def document(self) -> Document:
        titles = self.parts.titles
        met = mapping_schema({titles[kind]: {"enum": list(OUTCOMES)} for kind in titles if kind != self.flag})
        reach = {"type": "integer", "minimum": 1, "maximum": _FARTHEST}
        return Document(
            about="What differs from the rulebook: `counts`, how many of each piece an army has; `battles`, whether an "
            "attacker wins, loses or both are captured, as in `Spy: {General: wins}`; `range`, how many spaces a "
            f"{titles[self.runner]} moves at most.",
            schema=amendment_schema(
                {
                    "counts": self.parts.schema,
                    "battles": mapping_schema({titles[kind]: met for kind in titles if kind in self.attackers}),
                    "range": mapping_schema({titles[self.runner]: reach}),
                }
            ),
            read=self._read,
        )

    def _read(self, document: Mapping[str, Any]) -> Json:
        readers: dict[str, Callable[[Any], Any]] = {
            "counts": self._counts,
            "battles": self._battles,
            "range": self._range,
        }
        return read_amendment(document, self.parts, readers)

    def _counts(self, given: Any) -> dict[str, int]:
        parts, flag = self.parts, self.parts.titles[self.flag]
        counts = parts.counts(given)
        army = {**parts.printed, **counts}
        parts.check_size(army.values(), self.sizes)
        if army[self.flag] != 1:
            raise BadInput(f"counts: an army has one {flag}, not {army[self.flag]} ({self.clauses['flag']})")
        if not any(army.get(kind) for kind in self.fighters):
            raise BadInput(f"counts: an army needs a piece that can attack ({parts.clause})")
        return {parts.titles[kind]: n for kind, n in counts.items()}

    def _battles(self, given: Any) -> dict[str, dict[str, str]]:
        parts, titles, read = self.parts, self.parts.titles, dict[str, dict[str, str]]()
        for attacker, against in parts.by_kind(given, "battles").items():
            title = titles[attacker]
            if attacker not in self.attackers:
                raise BadInput(f"battles: whom the {title} beats cannot be changed ({self.ruling})")
            met = parts.by_kind(against, f"battles: {title}")
            if self.flag in met:
                captured = f"any piece that attacks the {titles[self.flag]} captures it"
                raise BadInput(f"battles: {title}: {captured} ({self.ruling})")
            ends = {
                kind: read_one_of(value, OUTCOMES, f"battles: {title}: {titles[kind]}", self.ruling)
                for kind, value in met.items()
            }
            changed = {kind: end for kind, end in ends.items() if end != self.printed(attacker, kind)}
            if changed:
                read[title] = {titles[kind]: end for kind, end in changed.items()}
        return read

    def _range(self, given: Any) -> dict[str, int]:
        titles, read = self.parts.titles, self.parts.by_kind(given, "range")
        for kind in read:
            if kind != self.runner:
                only = f"only how far a {titles[self.runner]} moves can be changed"
                raise BadInput(f"range: {only}, not a {titles[kind]} ({self.ruling})")
        allowed = range(1, _FARTHEST + 1)
        return {titles[kind]: read_whole(n, f"range: {titles[kind]}", allowed, self.ruling) for kind, n in read.items()}

    def pack(self, document: Mapping[str, Any], kinds: int) -> Json:
        """Return the fields that a document fills, where a variant has so many kinds."""
        parts, more, wins, loses = self.parts, [0] * kinds, [0] * kinds, [0] * kinds
        for kind, n in parts.by_kind(document.get("counts", {}), "counts").items():
            more[kind] = n - parts.printed.get(kind, 0)
        for attacker, met in parts.by_kind(document.get("battles", {}), "battles").items():
            for defender, end in parts.by_kind(met, "battles").items():
                wins[attacker] |= int(end != _LOSES) << defender
                loses[attacker] |= int(end != _WINS) << defender
        reach = document.get("range", {}).get(parts.titles[self.runner], 0)
        return {"more": more, "wins": wins, "loses": loses, "scout_range": reach}

    def army(self, view: Amended) -> dict[int, int]:
        """Return how many of each piece an army has at this table, and of those that the printed one has."""
        printed = self.parts.printed
        army = {kind: printed.get(kind, 0) + view.more[kind] for kind in self.parts.titles}
        return {kind: n for kind, n in army.items() if n or printed.get(kind)}

    def changes(self, view: Amended) -> list[Change]:
        """Return what the document of a table changes."""
        return [change for _, change in self._changes(view)]

    def about(self, view: Amended, kind: int) -> list[str]:
        """Return what it changes about one kind of piece, as sentences."""
        return [str(change.text) for kinds, change in self._changes(view) if kind in kinds]

    def _changes(self, view: Amended) -> Iterator[tuple[tuple[int, ...], Change]]:
        """Yield each change, and the kinds that it is about."""
        titles = self.parts.titles
        for kind in titles:
            if view.more[kind]:
                yield (kind,), self.parts.told(kind, self.parts.printed.get(kind, 0) + view.more[kind])
        for attacker in self.attackers:
            for defender in titles:
                wins, loses = view.wins[attacker] >> defender & 1, view.loses[attacker] >> defender & 1
                if wins or loses:
                    said = _SAID[_BOTH if wins and loses else _WINS if wins else _LOSES]
                    text = said.format(titles[attacker], titles[defender])
                    yield (attacker, defender), Change(self.battle_clause(attacker, defender), text)
        if view.scout_range:
            spaces = "1 space" if view.scout_range == 1 else f"{view.scout_range} spaces"
            text = f"At this table a {titles[self.runner]} moves {spaces} at most."
            yield (self.runner,), Change(self.clauses["run"], text)


def fit_arrangement(
    placed: Sequence[tuple[Piece, Space]], army: Mapping[Piece, int], size: int, spaces: Iterable[Space], flag: Piece
) -> list[tuple[Piece, Space]]:
    """Return an arrangement of the printed army for another one, of which `size` pieces stand on the board.

    Pieces that this army does not have are taken away; those that it has besides take their spaces, or others.
    """
    kept: list[tuple[Piece, Space]] = []
    left = dict(army)
    for piece, space in sorted(placed, key=lambda one: one[0] != flag):
        if left.get(piece, 0) and len(kept) < size:
            left[piece] -= 1
            kept.append((piece, space))
    taken = {space for _, space in kept}
    offered = [*(space for _, space in placed), *spaces]
    free = dict.fromkeys(space for space in offered if space not in taken)
    more = [piece for piece, n in left.items() for _ in range(n)]
    return [*kept, *zip(more, free, strict=False)][:size]
