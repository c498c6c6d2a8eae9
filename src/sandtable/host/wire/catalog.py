"""The games of this server and their rules, as HTTP shows them."""

from __future__ import annotations

from dataclasses import asdict
from functools import cache

from sandtable.bots.levels import levels, usual
from sandtable.engine import languages
from sandtable.engine.clauses import Clause, Rulebook
from sandtable.engine.durations import lengths
from sandtable.engine.game import Variant
from sandtable.engine.json_data import Json
from sandtable.games import at_tables
from sandtable.host.protocol import encode
from sandtable.host.refusals import Refusal
from sandtable.host.wire import game_clients
from sandtable.scenarios import short
from sandtable.scenarios.examples import examples_of


@cache
def games() -> bytes:
    """Return every variant with its bots, as JSON."""
    return encode(
        [
            {**variant.describe(), **_players(variant), **_part(variant), "minutes": _minutes(variant)}
            for variant in at_tables().values()
        ]
    )


def _players(variant: Variant) -> Json:
    """Return the levels of bots, weakest first, and mark the one that is offered to newcomers."""
    return {"levels": [{**level.describe(), "usual": level.id == usual(variant)} for level in levels(variant).values()]}


def _minutes(variant: Variant) -> dict[str, tuple[int, int]]:
    """Return how many minutes a game of people takes, by number of players. Empty if nobody has measured it."""
    return lengths(variant.game.folder).get(variant.id, {})


def _part(variant: Variant) -> dict[str, str]:
    """Return the address of the game's client, unless it was built into ours."""
    address = game_clients.address(variant.game)
    return {"part": address} if address else {}


def _rulebook(variant: str) -> Rulebook:
    known = at_tables().get(variant)
    if known is None:
        there_are = ", ".join(at_tables())
        raise Refusal(404, "unknown_variant", game=repr(variant[:64]), known=there_are)
    return known.game.rulebook


def rules(variant: str) -> Json:
    """Return the clauses that concern a variant, by sections."""
    book = _rulebook(variant)
    shown = examples_of(at_tables()[variant].game.folder).picked
    sections = []
    for section in book.sections:
        clauses = [
            {**_shown(clause), "example": clause.id in shown} for clause in section.clauses if clause.concerns(variant)
        ]
        if clauses:
            sections.append({"heading": section.heading, "clauses": clauses})
    return {"title": book.title, "sections": sections}


def clause(variant: str, id: str) -> dict[str, str]:
    """Return one clause; raise Refusal if there is none."""
    found = _rulebook(variant).clauses.get(id)
    if found is None:
        raise Refusal(404, "no_clause", clause=repr(id[:64]))
    return _shown(found)


def in_short(variant: str, language: str) -> tuple[str, list[Json]]:
    """Return the language and the sections of a variant in short, to be read in a minute; raise Refusal if there are
    none.
    """
    _rulebook(variant)
    folder = at_tables()[variant].game.folder
    found = short.in_short(folder, variant, language)
    if not found:
        raise Refusal(404, "no_page", game=variant)
    sections = [{"title": one.title, "blocks": [asdict(block) for block in one.blocks]} for one in found]
    return languages.told(folder / short.FILE, language), sections


def _shown(clause: Clause) -> dict[str, str]:
    return {"id": clause.id, "kind": clause.kind, "text": clause.text}
