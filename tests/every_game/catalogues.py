"""What a game's catalogues must hold: every message in every language, whole, and in no other language's words."""

from __future__ import annotations

import json
import re
from collections.abc import Iterable, Iterator, Mapping
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor
from tests.every_game.said import NAMES, Spoken, reader, seats_of

import sandtable.engine.catalogue
from sandtable.engine.catalogue import LANGUAGES, Catalogue
from sandtable.engine.game import Game
from sandtable.engine.messages import Message

SHARED = Path(sandtable.engine.catalogue.__file__).parent / "words"
_NAMED = ("card-", "piece-")
"""How messages begin that name something in other sentences."""


class References(Visitor):
    """The messages that a sentence refers to."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def own(game: Game, language: str) -> set[str]:
    """Return the ids of messages that are said by themselves, as far as no other sentence holds them."""
    refers, ids = References(), {"over"}
    for one in FluentParser().parse((game.folder / "words" / f"{language}.ftl").read_text(encoding="utf-8")).body:
        if isinstance(one, ast.Message):
            refers.visit(one)
            ids.add(one.id.name)
    return {id for id in ids - refers.found if not id.startswith(_NAMED)}


def distinct(heard: Iterable[Spoken]) -> list[Spoken]:
    """Return each message once."""
    return list({json.dumps([one.message.id, one.message.given, one.you]): one for one in heard}.values())


def check_sentences(game: Game, language: str, spoken: Iterable[Spoken], titles: str = "no title") -> None:
    """Check that each message is whole sentences, but for those whose ids begin as titles do."""
    for message, you in spoken:
        text = reader(game, you, language).say(message)
        assert text and "  " not in text and "{" not in text, (message, text)
        assert text[-1] in ".?" or message.id.startswith(titles), (message, text)
        assert text[0].isupper() or text[0].isdigit() or text.startswith(str(message.given.get("at"))), text


class Marking(Transformer):
    """Makes a pseudo-language: every letter of a sentence is an x."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(re.sub(r"[A-Za-z]", "x", node.value))


def check_words(game: Game, spoken: Iterable[Spoken]) -> None:
    """Check that sentences have no words but those of their catalogue, names and spaces of a board."""
    folders = (SHARED, game.folder / "words")
    resources = [FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8")) for folder in folders]
    marked = Catalogue("en", [FluentSerializer().serialize(Marking().visit(one)) for one in resources])
    names = dict.fromkeys(seats_of(game), "X")
    for message, you in spoken:
        text = re.sub(r"\b[a-o]\d+\b", "", marked.say(message.id, message.given, names, you)).replace(" and ", "")
        assert not re.search(r"[a-wyz]", text), (message, text)


def cases(game: Game, spoken: Iterable[Spoken]) -> str:
    """Return messages with what they say, for the page: of each sentence a few that differ in who is told."""
    kept: dict[tuple[Any, ...], Spoken] = {}
    for message, you in spoken:
        kept.setdefault((message.id, *_differing(message, you)), Spoken(message, you))
    chosen = sorted(kept.values(), key=lambda one: (one.message.id, str(one.you)))
    said = [
        {"id": message.id, "given": message.given, "you": you}
        | {language: reader(game, you, language).say(message) for language in LANGUAGES}
        for message, you in chosen
    ]
    return json.dumps({"game": game.name, "names": _names(game), "said": said}, indent=1, ensure_ascii=False) + "\n"


def _names(game: Game) -> Mapping[str, str]:
    return dict(zip(seats_of(game), NAMES, strict=False))


def _differing(message: Message, you: str | None) -> Iterator[Any]:
    """Yield in what messages of one id differ most: whether it is about the reader, and the words that choose."""
    given = message.given
    yield you in (given.get("seat"), given.get("to"))
    yield from (given.get(key) for key in ("reason", "end", "fires"))
    for key in ("winners", "losers", "seats", "owner", "ally", "by"):
        seats = given.get(key) or []
        yield you in seats if isinstance(seats, list) else you == seats
        yield len(seats) if isinstance(seats, list) else 0
