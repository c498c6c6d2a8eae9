"""What the catalogues of a game hold, and what the page is to say of it."""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Iterator
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor
from tests.every_game.said import Spoken, reader

import sandtable.engine.catalogue
from sandtable.engine.catalogue import LANGUAGES, Catalogue
from sandtable.engine.game import Game

SHARED = Path(sandtable.engine.catalogue.__file__).parent / "words"


class _References(Visitor):
    """The messages that a sentence refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


class _Marking(Transformer):
    """Makes a pseudo-language: every letter of a sentence is an x."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(re.sub(r"[A-Za-z]", "x", node.value))


def _texts(game: Game, language: str) -> Iterator[str]:
    for folder in (SHARED, game.folder / "words"):
        yield (folder / f"{language}.ftl").read_text(encoding="utf-8")


def own(game: Game, language: str, of_things: Collection[str]) -> tuple[set[str], set[str]]:
    """Return the ids of messages that nothing refers to, and of those that are a part of others. Names of things, such
    as `card-1S` with the kind `card`, are left out.
    """
    refers, ids = _References(), set[str]()
    for text in _texts(game, language):
        for entry in FluentParser().parse(text).body:
            if isinstance(entry, ast.Message):
                refers.visit(entry)
                ids.add(entry.id.name)
    said = {id for id in ids - refers.found if id.partition("-")[0] not in of_things}
    return said, refers.found


def marked(game: Game) -> Catalogue:
    """Return the English sentences of a game in a pseudo-language: each letter is an x."""
    resources = map(FluentParser().parse, _texts(game, "en"))
    return Catalogue("en", [FluentSerializer().serialize(_Marking().visit(one)) for one in resources])


def cases(game: Game, spoken: Iterable[Spoken]) -> list[dict[str, Any]]:
    """Return messages with what they say, for the page: of each sentence a few that differ in who is told."""
    kept: dict[tuple[Any, ...], Spoken] = {}
    for message, you in spoken:
        given = message.given
        about = (you in (given.get("seat"), given.get("to")), given.get("reason"))
        kept.setdefault((message.id, *about), Spoken(message, you))
    chosen = sorted(kept.values(), key=lambda one: (one.message.id, str(one.you)))
    return [
        {"id": message.id, "given": message.given, "you": you}
        | {language: reader(game, you, language).say(message) for language in LANGUAGES}
        for message, you in chosen
    ]
