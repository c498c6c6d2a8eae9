"""Tests of what Combat says: every message in every language, whole, and the same in the page."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping, Sequence
from contextlib import suppress
from itertools import product
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor
from tests.every_game.kept import compare_text
from tests.every_game.said import Spoken, games_of, reader, said_in
from tests.games.combat.told_rows import TOLD

import sandtable.engine.catalogue
from sandtable.engine import CHANCE, BadInput
from sandtable.engine.catalogue import LANGUAGES, Catalogue
from sandtable.engine.messages import Message, read_messages
from sandtable.engine.umpire import Umpire
from sandtable.games import variants
from sandtable.games.combat.rules import prohibitions
from sandtable.games.combat.rules import schema as phases
from sandtable.games.combat.rules.actions import RESIGN
from sandtable.games.combat.rules.tables import BAZOOKA, GRENADE, HANDS, KNEELING, MACHINE_GUN, PRONE, RIFLE
from sandtable.games.combat.words import phrases, show
from sandtable.games.combat.words.attack_sums import Terms, attack_sum
from sandtable.games.combat.words.preview import THINGS
from sandtable.games.combat.words.telling import headline

GAME = games_of("combat")
SEATS = ("West", "East")
RULES = Path(prohibitions.__file__).parent
SHARED = Path(sandtable.engine.catalogue.__file__).parent / "words"
WORDS = GAME.folder / "words"
CASES = "../../web/src/text/fixture/combat.json"
NAMES = ("unit-", "weapon-", "position-", "terrain-", "step-")
SAYINGS = {"weapon-fire", "weapon-vehicles", "weapon-hand", "weapon-cost", "position-attacks"}
"""Sentences that begin like names."""
SEVERAL = ("odds", "sum")
"""Messages that are parts of a sum, and no sentences."""
GAMES = 2
each_language = pytest.mark.parametrize("language", LANGUAGES)


def said(value: Any, you: str | None = "West", about: Mapping[str, Any] | None = None) -> Iterator[Spoken]:
    found = read_messages(value)
    assert not isinstance(found, str)
    for one in [found] if isinstance(found, Message) else found:
        yield Spoken(Message(one.id, {**(about or {}), **one.given}), you)


def events() -> Iterator[Spoken]:
    """Yield the messages of every kind of event, and of the lines that several make together."""
    told = [GAME.tell(row, SEATS, SEATS, "combat") for row in TOLD]
    for event, you in product(told, (*SEATS, None)):
        facts = {name: fact for name, fact in event.items() if name not in ("kind", "text", "clause")}
        yield from said(event.get("text", Message(f"told-{event['kind']}")), you, facts)
    kinds: dict[str, list[dict[str, Any]]] = {}
    for event in told:
        kinds.setdefault(event["kind"], []).append(event)
    lines = [*([event] for event in told), kinds["attacked"], kinds["marker"], kinds["officers"]]
    for line, you in product(lines, (*SEATS, None)):
        yield from said(headline(line, SEATS, SEATS), you)


class Changed:
    """A view of which some fields are others."""

    def __init__(self, view: Any, **fields: Any) -> None:
        self.__dict__.update(fields)
        self._view = view

    def __getattr__(self, name: str) -> Any:
        return getattr(self._view, name)


def view(**fields: Any) -> Any:
    """Return West's view of a new battle with other fields."""
    umpire = Umpire(variants()["combat"], 2, {"army": "mixed"}, bytes(32))
    found = umpire.game.schema.read_view(umpire.packed(0))
    return Changed(found, **{"half": 0, "waiting": 1, "picked": 0, **fields})


def questions() -> Iterator[Spoken]:
    for phase, picked in product(show.PHASES, (phases.NOBODY, 1)):
        for waiting in (1, 2, 3):
            if phase not in (phases.SIGHTED, phases.GRENADES, phases.DEPLOY_ROLL, phases.INITIATIVE, phases.OFFICERS):
                asked = {"phase": phase, "picked": picked, "waiting": waiting, "ordered": 0, "roller": 1}
                one = view(**asked) if phase != phases.BUY else buying(waiting=waiting)
                yield from said(phrases.ask(one, SEATS), None if waiting == 3 else "West")
    for phase in (phases.SIGHTED, phases.DEPLOY_ROLL, phases.INITIATIVE, phases.OFFICERS):
        yield from said(phrases.ask(view(phase=phase, waiting=1 << CHANCE), SEATS))


def buying(**fields: Any) -> Any:
    umpire = Umpire(variants()["combat"], 2, {"army": "buy"}, bytes(32))
    return Changed(umpire.game.schema.read_view(umpire.packed(0)), **fields)


def clauses() -> set[str]:
    """Return the clauses by which rules refuse an act."""
    sources = [
        (RULES / f"{name}.py").read_text(encoding="utf-8")
        for name in ("prohibitions", "weapons", "healing", "buying", "acting")
    ]
    found = {name.replace("_", "-") for source in sources for name in re.findall(r"C\.(UC_\w+)", source)}
    return found - {"UC-R-70"}


def refusals() -> Iterator[Spoken]:
    for clause in clauses():
        for phase, half, picked in product((phases.MOVE, phases.DEPLOY), (0, 1, phases.NOBODY), (0, phases.NOBODY)):
            yield from said(phrases.refuse(view(phase=phase, half=half, picked=picked), clause, SEATS))
    for bought in (0, 1, phases.UNITS):
        yield from said(phrases.refuse(buying(bought=[bought, 0]), "UC-R-67", SEATS))


def sums() -> Iterator[Spoken]:
    terms = Terms(3, 1, -1, -1, -1, 3, 4, 2, 4, 2)
    for weapon, (wounds, kills) in product(
        (RIFLE, MACHINE_GUN, GRENADE, BAZOOKA, HANDS), ((4, 9), (None, 9), (None, 30), (4, 30), (9, 9))
    ):
        yield from said(attack_sum(weapon, terms, wounds, kills).text)
    assert (KNEELING, PRONE) == (1, 2)


def endings() -> Iterator[Spoken]:
    for reason, winner, you in product(phases.ENDINGS, (0, 1, 2), (*SEATS, None)):
        found = SimpleNamespace(reason=reason, winner=winner, score=[20, 30], markers=[1, 2])
        yield from said(show._verdict(found, SEATS), you)


def previews(number: int) -> Iterator[Spoken]:
    """Yield what previews say in a random game, at any depth."""
    rng = Random(number)
    umpire = Umpire(variants()["combat"], 2, {"army": rng.choice(("mixed", "buy")), "rounds": 2}, bytes([number] * 32))
    while not umpire.over:
        seat = rng.choice(umpire.waiting)
        action = rng.choice([act for act in umpire.legal(seat) if act != RESIGN])
        for partial in (umpire.say(seat, action), "deploy", "end", f"help {SEATS[seat]}.S1", "help M1", "help T1"):
            with suppress(BadInput):
                for one in within(umpire.preview(seat, partial, None)):
                    yield from said(one, SEATS[seat])
        umpire.act(seat, action)


def within(found: Any) -> Iterator[Any]:
    """Yield what is said within a preview."""
    if isinstance(found, list):
        for one in found:
            yield from within(one)
    elif isinstance(found, dict):
        for key, value in found.items():
            if key not in ("text", "message"):
                yield from within(value)
            elif value and not isinstance(value, str):
                yield value


@pytest.fixture(scope="module")
def spoken() -> list[Spoken]:
    """Each message once that is said in random games, or of which the test makes what it is about."""
    heard = [*events(), *questions(), *refusals(), *sums(), *endings()]
    for number in range(GAMES):
        heard += [*said_in(variants()["combat"], number, [*THINGS]), *previews(number)]
    heard += [Spoken(Message(id, about), you) for (id, about), you in product(SELDOM, SEATS)]
    return list({json.dumps([one.message.id, one.message.given, one.you]): one for one in heard}.values())


UNIT = {"unit": "West.S1", "calling": "rifle", "number": 1}
SELDOM: Sequence[tuple[str, dict[str, Any]]] = (
    ("out-of-range", {"feet": 7.5, "weapon": "melee", "reach": 1}),
    ("out-of-range", {"feet": 7.5, "weapon": "pistol", "reach": 6}),
    ("out-of-sight", {"trees": True}),
    ("out-of-sight", {"trees": False}),
    ("out-of-reach", {**UNIT, "feet": 2.5}),
    ("about-bought", UNIT),
    ("about-absent", {**UNIT, "arms": [], "armed": False, "state": "removed"}),
    ("healing", {**UNIT, "wounds": 2, "left": 1}),
    ("idle", {"count": 0}),
)
"""Messages that random games seldom bring."""


class References(Visitor):
    """The messages that a sentence refers to."""

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
    within = {id for id in ids if id.startswith(NAMES)} - SAYINGS
    return ids - {"number"} - within - (refers.found - {id for id in ids if id.startswith("end-")})


@each_language
def test_every_message_is_in_every_catalogue_and_no_other_is(language: str, spoken: list[Spoken]) -> None:
    assert {one.message.id for one in spoken} == own(language)


@each_language
def test_names_are_in_every_catalogue(language: str) -> None:
    def names(of: str) -> set[str]:
        return {one.id.name for one in sentences(of) if one.id.name.startswith(NAMES)}

    assert names(language) == names("en")


@each_language
def test_every_message_can_be_said_with_what_is_sent(language: str, spoken: list[Spoken]) -> None:
    for message, you in spoken:
        text = reader(GAME, you, language)._replace(names={"West": "Ann", "East": "Bob"}).say(message)
        assert text and "  " not in text and "{" not in text and "none" not in text.split(), (message, text)
        if not message.id.startswith(SEVERAL):
            assert text[-1] in ".?", (message, text)
            assert text[0].isupper() or text[0].isdigit(), (message, text)


@each_language
def test_sentences_during_play_are_short(language: str, spoken: list[Spoken]) -> None:
    for message, you in spoken:
        if message.id.startswith(("ask-", "refuse-", "out-of-", "told-", "line-")) and message.id != "told-bought":
            text = reader(GAME, you, language)._replace(names={"West": "Ann", "East": "Bob"}).say(message)
            assert len(re.findall(r"\w[\w’.-]*", text)) <= MOST_WORDS and "(" not in text, (message, text)


MOST_WORDS = 17
"""Twelve, and what units are called: two names of a word or two, each with its number and owner."""


class Marking(Transformer):
    """Makes a pseudo-language: every letter of a sentence is an x."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:
        return ast.TextElement(re.sub(r"[A-Za-z]", "x", node.value))


def test_a_sentence_has_words_of_its_catalogue_only(spoken: list[Spoken]) -> None:
    resources = [FluentParser().parse((folder / "en.ftl").read_text(encoding="utf-8")) for folder in (SHARED, WORDS)]
    marked = Catalogue("en", [FluentSerializer().serialize(Marking().visit(one)) for one in resources])
    for message, you in spoken:
        text = marked.say(message.id, message.given, {"West": "A", "East": "B"}, you).replace(" and ", "")
        assert not re.search(r"[a-wyz]", text), (message, text)


def cases(spoken: list[Spoken]) -> list[dict[str, Any]]:
    """Return messages with what they say, for the page: of each sentence a few that differ in who is told."""
    kept: dict[tuple[Any, ...], Spoken] = {}
    for message, you in spoken:
        whose = str(message.given.get("unit", message.given.get("seat", ""))).partition(".")[0]
        kept.setdefault(
            (message.id, you == whose, message.given.get("reason"), message.given.get("result")), Spoken(message, you)
        )
    chosen = sorted(kept.values(), key=lambda one: (one.message.id, str(one.you), json.dumps(one.message.given)))
    return [
        {"id": message.id, "given": message.given, "you": you}
        | {
            language: reader(GAME, you, language)._replace(names={"West": "Ann", "East": "Bob"}).say(message)
            for language in LANGUAGES
        }
        for message, you in chosen
    ]


def test_the_page_is_given_the_same_sentences(spoken: list[Spoken]) -> None:
    """`catalogue.test.ts` says these messages, too."""
    compare_text(variants()["combat"], CASES, json.dumps(cases(spoken), indent=1, ensure_ascii=False) + "\n")


def test_a_random_battle_ends_with_place_and_points() -> None:
    rng = Random(1)
    umpire = Umpire(variants()["combat"], 2, {"army": "rifle", "rounds": 1}, bytes(32))
    while not umpire.over:
        seat = rng.choice(umpire.waiting)
        umpire.act(seat, rng.choice([act for act in umpire.legal(seat) if act != RESIGN]))
    text = umpire.view(0)["result"]["text"]
    assert re.fullmatch(r"(A draw: both sides have \d+ points\.|.* It ended \d+ to \d+\.)", text), text
