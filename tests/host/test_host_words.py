"""Tests of what the host says: every sentence in every language, each with the arguments that the code gives it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax import ast as fluent
from fluent.syntax.visitor import Visitor
from tests.host.conftest import Api

import sandtable.host
from sandtable.engine.catalogue import LANGUAGES
from sandtable.games import variants
from sandtable.host.said import WORDS, sentences
from sandtable.host.store.outbox import Held
from sandtable.host.table.texts import MESSAGE, NAME, TITLE
from sandtable.host.wire.bodies import accepted

HOST = Path(sandtable.host.__file__).parent
LENGTHS = {f"{kind.error}-length": {"most", "given"} for kind in (NAME, MESSAGE, TITLE)}
"""Ids that are put together, with their arguments."""
SAYS = {"Refusal", "Discreet", "kind.refusal", "Message", "messages.Message"}
pytestmark = pytest.mark.anyio
each_language = pytest.mark.parametrize("language", LANGUAGES)


class Variables(Visitor):
    """The arguments that a sentence names."""

    def __init__(self) -> None:
        self.found: set[str] = set()

    def visit_VariableReference(self, node: fluent.VariableReference) -> None:
        self.found.add(node.id.name)


def catalogue(language: str) -> dict[str, set[str]]:
    """Return the arguments of each sentence by its id."""
    text, found = (WORDS / f"{language}.ftl").read_text(encoding="utf-8"), dict[str, set[str]]()
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, fluent.Message):
            variables = Variables()
            variables.visit(entry)
            assert entry.id.name not in found, entry.id.name
            found[entry.id.name] = variables.found
    return found


def nodes() -> Iterator[tuple[Path, ast.AST]]:
    for file in sorted(HOST.rglob("*.py")):
        yield from ((file, node) for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))


def given(call: ast.Call) -> set[str]:
    """Return the arguments that a call names for its sentence."""
    if ast.unparse(call.func).endswith("Message"):
        about = call.args[1] if len(call.args) > 1 else ast.Dict([], [])
        assert isinstance(about, ast.Dict), ast.unparse(call)
        return {key.value for key in about.keys if isinstance(key, ast.Constant)}
    return {str(word.arg) for word in call.keywords} - {"error"}


@each_language
def test_every_language_has_the_same_sentences_about_the_same(language: str) -> None:
    english, other = catalogue("en"), catalogue(language)
    assert set(other) == set(english)
    assert {id: found - english[id] for id, found in other.items() if found - english[id]} == {}


def test_the_code_gives_every_sentence_its_arguments() -> None:
    known, said = catalogue("en"), dict(LENGTHS)
    for file, node in nodes():
        if not isinstance(node, ast.Call) or ast.unparse(node.func) not in SAYS:
            continue
        first = node.args[0] if ast.unparse(node.func).endswith("Message") else node.args[1:2] and node.args[1]
        for id in [first.value] if isinstance(first, ast.Constant) else []:
            assert id in known, f"{file.name}: {id}"
            assert given(node) == known[id], f"{file.name}: {id}"
            said[id] = known[id]
    texts = {node.value for _, node in nodes() if isinstance(node, ast.Constant)}
    assert set(known) - set(said) - texts == set(), "sentences that nobody says"
    assert {held.value for held in Held} <= set(known)


def test_no_game_has_a_sentence_of_the_same_name() -> None:
    own = set(catalogue("en"))
    for game in {variant.game for variant in variants().values() if variant.game.catalogues}:
        text = (game.folder / "words" / "en.ftl").read_text(encoding="utf-8")
        assert own & {line.partition(" = ")[0] for line in text.splitlines()} == set()


@each_language
async def test_a_refusal_is_said_in_the_language_that_is_asked_for(api: Api, language: str) -> None:
    path = "/api/tables/nowhere"
    expected = sentences(language).say("no_table-deleted", {"days": 90}, {})
    asked = (await api.get(f"{path}?words={language}")).json()
    accepting = (await api.http.get(path, headers={"Accept-Language": f"xx, {language}-XX;q=0.8, en;q=0.1"})).json()
    for problem in (asked, accepting):
        assert problem["error"] == "no_table" and problem["message"].split(".")[0] == expected.split(".")[0]
        assert problem["said"][0]["id"].startswith("no_table")


def test_the_first_wish_that_can_be_said_is_taken() -> None:
    assert accepted("") == accepted("xx") == accepted("de;q=0") == "en"
    assert accepted("fr-CH, fr;q=0.9, en;q=0.8, *;q=0.5") == "fr"
    assert accepted("en;q=0.3, de") == "de"


def test_no_sentence_of_the_host_has_the_id_of_one_of_a_game() -> None:
    """A page says both from one catalogue."""
    folders = {variant.game.catalogues for variant in variants().values()} - {None}
    for folder in folders:
        assert folder is not None
        text = (folder / "en.ftl").read_text(encoding="utf-8")
        ids = {entry.id.name for entry in FluentParser().parse(text).body if isinstance(entry, fluent.Message)}
        assert ids.isdisjoint(catalogue("en"))
