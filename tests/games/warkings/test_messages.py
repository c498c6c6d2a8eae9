"""Tests of what War Kings says: every message in every language, whole, and the same in the page."""

from __future__ import annotations

import json
import re

import pytest
from tests.every_game import catalogues
from tests.every_game.kept import compare_text
from tests.every_game.said import Spoken, games_of, reader, said_in

from sandtable.engine.catalogue import LANGUAGES, BadCatalogue
from sandtable.engine.messages import Message
from sandtable.games import variants

GAME = games_of("warkings")
HELP = ("1S", "2S", "3S", "ADV", "SC2", "SC1", "ET", "EA", "PILE", "OPEN")
CASES = "../../web/src/text/fixture/warkings.json"
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


def own(language: str) -> set[str]:
    """Return the ids of messages that are said by themselves, not only within others."""
    said, _ = catalogues.own(GAME, language, ("card",))
    return (said - CLIENT) | {"stalled"}


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


def test_a_sentence_has_words_of_its_catalogue_only(spoken: list[Spoken]) -> None:
    marked = catalogues.marked(GAME)
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


def test_the_page_is_given_the_same_sentences(spoken: list[Spoken]) -> None:
    """`catalogue.test.ts` says these messages, too."""
    compare_text(
        variants()["warkings"], CASES, json.dumps(catalogues.cases(GAME, spoken), indent=1, ensure_ascii=False) + "\n"
    )
