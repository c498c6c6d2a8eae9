"""What there is to play, and the rules of it, as the HTTP side shows them."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Any

from sandtable.games import at_tables
from sandtable.host.protocol import encode
from sandtable.host.protocol.answers import Example, Forbidden, Moment
from sandtable.host.refusals import Refusal
from sandtable.host.wire import parts
from sandtable.players.levels import levels, usual
from sandtable.umpire import demonstration
from sandtable.umpire.clauses import Clause, Rulebook
from sandtable.umpire.demonstration import demonstrate
from sandtable.umpire.game import Variant

KEPT = 256
"""So many examples are kept ready: the largest has a third of a megabyte."""


@cache
def games() -> bytes:
    """Every variant with its computer players, as JSON."""
    return encode([{**variant.describe(), **_players(variant), **_part(variant)} for variant in at_tables().values()])


def _players(variant: Variant) -> dict[str, Any]:
    """The levels of computer players, weakest first, and the one that a newcomer is offered."""
    return {"levels": [{**level.describe(), "usual": level.id == usual(variant)} for level in levels(variant).values()]}


def _part(variant: Variant) -> dict[str, str]:
    """Where the game's client lies, if it was not built into ours."""
    address = parts.address(variant.game)
    return {"part": address} if address else {}


def _rulebook(variant: str) -> Rulebook:
    known = at_tables().get(variant)
    if known is None:
        there_are = ", ".join(at_tables())
        raise Refusal(404, "unknown_variant", f"There is no game {variant[:64]!r}; there are: {there_are}.")
    return known.game.rulebook


def rules(variant: str) -> dict[str, Any]:
    """The clauses that concern a variant, by sections."""
    book = _rulebook(variant)
    shown = at_tables()[variant].game.examples.picked
    sections = []
    for section in book.sections:
        clauses = [
            {**_shown(clause), "example": clause.id in shown} for clause in section.clauses if clause.concerns(variant)
        ]
        if clauses:
            sections.append({"heading": section.heading, "clauses": clauses})
    return {"title": book.title, "sections": sections}


def clause(variant: str, id: str) -> dict[str, str]:
    """One clause."""
    found = _rulebook(variant).clauses.get(id)
    if found is None:
        raise Refusal(404, "no_clause", f"The rulebook has no clause {id[:64]!r}.")
    return _shown(found)


def _shown(clause: Clause) -> dict[str, str]:
    return {"id": clause.id, "kind": clause.kind, "text": clause.text}


@lru_cache(KEPT)
def example(variant: str, id: str) -> bytes:
    """The scenario that shows a clause best, carried out, as JSON."""
    clause(variant, id)
    scenario = at_tables()[variant].game.examples.of(id, variant)
    if scenario is None:
        raise Refusal(404, "no_example", f"There is no example of {id}.")
    shown = at_tables()[scenario.game]
    moments = [_moment(moment) for moment in demonstrate(scenario, shown)]
    options = shown.read_options(scenario.options)
    return encode(Example(scenario.id, scenario.title, shown.id, options, list(scenario.clauses), moments))


def _moment(moment: demonstration.Moment) -> Moment:
    no = moment.refusal
    refused = Forbidden(no.clause, no.sentence) if no else None
    return Moment(moment.text, moment.told, moment.views, refused, list(moment.choices))
