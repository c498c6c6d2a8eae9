"""Tests of what Ultimate Soldier says: every message in every language, whole, and the same in the page."""

from __future__ import annotations

import json
import re

import pytest
from tests.every_game import catalogues
from tests.every_game.kept import compare_text
from tests.every_game.said import Spoken, games_of, reader, said_in

from sandtable.engine.catalogue import LANGUAGES, catalogue
from sandtable.engine.messages import Message
from sandtable.games import variants
from sandtable.games.soldier.rules.cards import SIGNS, SOLDIER_SIGNS
from sandtable.games.soldier.words.titles import DOES, SOLDIER_TITLES, TITLES

GAME = games_of("soldier")
CASES = "../../web/src/text/fixture/soldier.json"
PLACES = ("PILE", "DISCARD", "USED", "REMOVED", "SOLDIERS", "TOKEN", "TRAINING", "STUNNED", "BARRED")
HELP = (*SIGNS, SOLDIER_SIGNS[0], *PLACES)
CHANGED = ("hand", "draws", "draws-more", "training", "battles", "soldiers", "takes", "count", "strength")
SEAT, CARD = {"seat": "B"}, {"card": "Stun"}
SELDOM = [
    *(Message(f"changed-{what}", {**CARD, "n": 2, "printed": 1}) for what in CHANGED),
    *(Message("changed-answer", {**CARD, "to": "Block", "n": n, "printed": 1 - n}) for n in (0, 1)),
    *map(Message, ("ask-dealing", "refuse-radio", "refuse-boosts", "refuse-interfere-fighting", "refuse-persuasion")),
    *map(Message, ("refuse-pick", "refuse-radio-fighting", "refuse-shot-fighting", "refuse-shot-own", "only-combat")),
    *map(Message, ("only-sniper", "only-after-advance", "help-short", "end-limit", "end-round-limit", "need-none")),
    *(Message(f"only-{sign}") for sign in ("Dud", "SuperDud", "Persuasion", "Interfere", "Radio", "Mirror")),
    *(Message("end-share", {"winners": winners}) for winners in (["A"], ["A", "B"], ["B", "C"], ["A", "B", "C"])),
    *(Message(id, SEAT) for id in ("told-passed", "told-mirrored", "lay-answers-none")),
    Message("refuse-answer-none", CARD),
    Message("only-exact", {"card": "T3", "points": 1}),
    Message("need-strength-here", {"strength": 2}),
]
"""Messages that random games bring too seldom to be waited for."""
MOST_GAMES = 40
ENOUGH = 6
MOST_WORDS = 12
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> list[Spoken]:
    """Each message once that is said in random games, until all have been."""
    heard = [Spoken(message, "A") for message in SELDOM]
    for number in range(MOST_GAMES):
        heard += said_in(variants()["soldier"], number, HELP)
        if number >= ENOUGH and own("en") <= {one.message.id for one in heard}:
            break
    return list({json.dumps([one.message.id, one.message.given, one.you]): one for one in heard}.values())


def own(language: str) -> set[str]:
    """Return the ids of messages that are said by themselves, not only within others."""
    said, _ = catalogues.own(GAME, language, ("card", "soldier"))
    return (said | {"end-share"}) - {"number"}


@each_language
def test_every_message_is_in_every_catalogue_and_no_other_is(language: str, spoken: list[Spoken]) -> None:
    assert {one.message.id for one in spoken} == own(language)


@each_language
def test_every_message_can_be_said_with_what_is_sent(language: str, spoken: list[Spoken]) -> None:
    for message, you in spoken:
        text = reader(GAME, you, language).say(message)
        assert text and text[-1] in ".?" and "  " not in text and "{" not in text and "(" not in text, (message, text)
        assert text[0].isupper(), text


def test_what_is_said_during_play_is_short(spoken: list[Spoken]) -> None:
    for message, you in spoken:
        several = len(message.given.get("seats", ())) > 1 or len(message.given.get("winners", ())) > 1
        if not several and not message.id.startswith(("help-", "changed-")):
            for sentence in re.split(r"(?<=[.?:]) ", reader(GAME, you, "en").say(message)):
                assert len(sentence.split()) <= MOST_WORDS, sentence


def test_a_sentence_has_words_of_its_catalogue_only(spoken: list[Spoken]) -> None:
    marked, names = catalogues.marked(GAME), {seat: seat for seat in "ABCDEF"}
    for message, you in spoken:
        text = marked.say(message.id, message.given, names, you).replace(" and ", "")
        assert not re.search(r"[a-wyz]", text), (message, text)


def test_cards_and_soldiers_have_one_name() -> None:
    english = catalogue(GAME.folder / "words", "en")
    assert [english.say(f"card-{sign}", {}, {}) for sign in SIGNS] == [*TITLES]
    assert [english.say(f"soldier-{sign}", {}, {}) for sign in SOLDIER_SIGNS] == [*SOLDIER_TITLES]
    said = [english.say(f"help-{sign}", {}, {}) for sign in SIGNS if f"help-{sign}" in english.ids]
    assert said == [does for sign, does in zip(SIGNS, DOES, strict=True) if f"help-{sign}" in english.ids]


def test_the_page_is_given_the_same_sentences(spoken: list[Spoken]) -> None:
    """`catalogue.test.ts` says these messages, too."""
    text = json.dumps(catalogues.cases(GAME, spoken), indent=1, ensure_ascii=False)
    compare_text(variants()["soldier"], CASES, f"{text}\n")
