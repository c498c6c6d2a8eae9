"""Tests of what War Kings says: every message in every language, whole, and the same in the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor
from tests.every_game.kept import compare_text
from tests.every_game.said import Spoken, games_of, reader, said_in

import sandtable.engine.catalogue
from sandtable.engine.catalogue import LANGUAGES, BadCatalogue, Catalogue
from sandtable.engine.messages import Message
from sandtable.games import variants

GAME = games_of("warkings")
WORDS = GAME.folder / "words"
SHARED = Path(sandtable.engine.catalogue.__file__).parent / "words"
CASES = "../../web/src/text/fixture/said.json"
CHANGED = {
    f"changed-{what}": {"card": "3S", "n": 2, "printed": 1}
    for what in ("count", "value", "times", "draws", "set", "hand")
}
SELDOM = ("ask-dealing", "end-limit", "refuse-no-action")
"""Messages that are about nothing, and that no random game brings."""
HELP = ("1S", "2S", "3S", "ADV", "SC2", "SC1", "ET", "EA", "PILE", "OPEN")
MOST_GAMES = 60
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> list[Spoken]:
    """Each message once that is said in random games, until all have been, and what documents can change."""
    heard = [Spoken(Message(id, {"card": "3S", "n": 2, "printed": 1}), None) for id in CHANGED]
    heard += [Spoken(Message(id), None) for id in SELDOM]
    due = own("en") - {one.message.id for one in heard}
    for number in range(MOST_GAMES):
        for name in ("warkings-small", "warkings"):
            heard += said_in(variants()[name], number, HELP)
        if due <= {one.message.id for one in heard}:
            break
    return list({json.dumps([one.message.id, one.message.given, one.you]): one for one in heard}.values())


class References(Visitor):
    """The messages that a sentence refers to, and the kinds of names in it."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_MessageReference(self, node: ast.MessageReference) -> None:
        self.found.add(node.id.name)


def sentences(language: str) -> Iterator[ast.Message]:
    for folder in (SHARED, WORDS):
        text = (folder / f"{language}.ftl").read_text(encoding="utf-8")
        yield from (entry for entry in FluentParser().parse(text).body if isinstance(entry, ast.Message))


def own(language: str) -> set[str]:
    """Return the ids of messages that are said by themselves, not only within others."""
    refers, ids = References(), set[str]()
    for one in sentences(language):
        refers.visit(one)
        ids.add(one.id.name)
    return {id for id in ids - refers.found - CLIENT if not id.startswith("card-")} | {"stalled"}


@each_language
def test_every_message_is_in_every_catalogue_and_no_other_is(language: str, spoken: list[Spoken]) -> None:
    assert {one.message.id for one in spoken} == own(language)


CLIENT = {"cards"}
"""Messages that only the page says."""


@each_language
def test_every_message_can_be_said_with_what_is_sent(language: str, spoken: list[Spoken]) -> None:
    for message, you in spoken:
        text = reader(GAME, you, language).say(message)
        assert text and text[-1] in ".?" and "  " not in text and "{" not in text, (message, text)
        assert text[0].isupper() or text[0].isdigit(), text


class Marking(Transformer):
    """Makes a pseudo-language: every letter of a sentence is an x."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(re.sub(r"[A-Za-z]", "x", node.value))


def test_a_sentence_has_words_of_its_catalogue_only(spoken: list[Spoken]) -> None:
    resources = [FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8")) for folder in (SHARED, WORDS)]
    marked = Catalogue("en", [FluentSerializer().serialize(Marking().visit(one)) for one in resources])
    names = {seat: seat for seat in "ABCDEF"}
    for message, you in spoken:
        text = marked.say(message.id, message.given, names, you).replace(" and ", "")
        assert not re.search(r"[a-wyz]", text), (message, text)


def test_an_argument_that_is_missing_and_a_sentence_that_is_not_there_are_told() -> None:
    english = reader(GAME, None, "en")
    with pytest.raises(BadCatalogue, match=r"\$card is missing"):
        english.say(Message("ask-draw"))
    with pytest.raises(BadCatalogue, match="no sentence 'ask-nothing'"):
        english.say(Message("ask-nothing"))


def cases(spoken: list[Spoken]) -> list[dict[str, Any]]:
    """Return messages with what they say, for the page: of each sentence a few that differ in who is told."""
    kept: dict[tuple[Any, ...], Spoken] = {}
    for message, you in spoken:
        given = message.given
        kept.setdefault(
            (message.id, you in (given.get("seat"), given.get("to")), given.get("reason")), Spoken(message, you)
        )
    chosen = sorted(kept.values(), key=lambda one: (one.message.id, str(one.you)))
    return [
        {"id": message.id, "given": message.given, "you": you}
        | {language: reader(GAME, you, language).say(message) for language in LANGUAGES}
        for message, you in chosen
    ]


def test_the_page_is_given_the_same_sentences(spoken: list[Spoken]) -> None:
    """`catalogue.test.ts` says these messages, too."""
    compare_text(variants()["warkings"], CASES, json.dumps(cases(spoken), indent=1, ensure_ascii=False) + "\n")
