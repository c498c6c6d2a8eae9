"""Tests of what Ultimate Stratego says: every message in every language, whole, and the same in the page."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random

import pytest
from tests.every_game import catalogues
from tests.every_game.catalogues import check_sentences, check_words, too_long
from tests.every_game.kept import compare_text
from tests.every_game.said import Spoken, games_of, said_from, said_in
from tests.games.stratego.mixed_options import VARIANTS, options
from tests.games.stratego.referee_positions import scattered, written

from sandtable.engine.catalogue import LANGUAGES
from sandtable.engine.messages import Message
from sandtable.games import variant
from sandtable.games.stratego.setups.presets import PRESETS
from sandtable.games.stratego.words.refusals import SAID
from sandtable.scenarios.files import read_text

GAME = games_of("stratego-lightning")
CASES = "../../web/src/text/fixture/stratego.json"
CHANGED = [
    Message("changed-count", {"card": "2", "n": 3, "printed": 4}),
    *(Message(f"changed-{end}", {"piece": "S", "against": "9"}) for end in ("wins", "loses", "both")),
    *(Message("changed-range", {"piece": "2", "n": n}) for n in (1, 3)),
]
SELDOM = [
    *(
        Message(id)
        for id in ("ask-set-up-first", "ask-step", "ask-stockade", "help-cannon", "help-flag", "end-ply", "end-quiet")
    ),
    Message("ask-set-up-some", {"army": 20, "standing": 13}),
    *(Message("told-drawn", {"reason": reason}) for reason in ("quiet", "ply")),
    *(Message(id, {"seat": "South"}) for id in ("ask-free", "told-skipped", "told-declined", "told-kept")),
    *(Message(f"told-{what}", {"seat": "South", "at": "f3"}) for what in ("stopped", "freed", "may_free")),
    Message("told-returned", {"seat": "South", "at": "f3", "left": 1}),
    Message("told-resigned", {"seat": "South"}),
    Message("end-resign", {"winners": ["North"], "losers": ["South"]}),
    Message("end-resign", {"winners": ["West", "East"], "losers": ["South", "North"]}),
]
"""Random games seldom come to this."""
READERS = (None, "South", "North", "West")
WITHIN = {"told-first", "told-won", "end-quiet", "end-ply"}
"""Messages that are said by themselves, and that others hold too."""
MOST_POSITIONS = 40
DECISIONS = 100
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> list[Spoken]:
    """Each message once: of set-ups, of refusals, of what documents change, and those that are said in games that begin
    at random, until all have been.
    """
    presets = {one.message for presets in PRESETS.values() for one in presets}
    given = [*CHANGED, *(Message(id) for preset in sorted(presets) for id in (preset, f"{preset}-about"))]
    given += [
        Message(f"refuse-{said}", {"rank": "10"})
        for said in (*sorted({*SAID.values()}), "resign-early", "resign-never")
    ]
    given += [Message(f"refuse-{said}") for said in ("captain-step", "enter-never", "other")]
    heard = [Spoken(message, None) for message in given]
    heard += [Spoken(message, you) for message in SELDOM for you in READERS]
    wanted, said = due("en"), {one.message.id for one in heard}
    for found in in_games():
        heard += found
        said |= {one.message.id for one in found}
        if wanted <= said:
            break
    return list({json.dumps([one.message.id, one.message.given, one.you]): one for one in heard}.values())


def in_games() -> Iterator[list[Spoken]]:
    """Yield what is said in games from the set-up, for two and for four, and in games from odd positions."""
    for name in ("stratego-small", "stratego-alliance-lightning"):
        yield list(said_in(variant(name), 1, variant(name).board["spaces"][::9], DECISIONS))
    for number in range(MOST_POSITIONS):
        for name in VARIANTS:
            rng = Random(number)
            settings = {**options(name, rng), "first": "0", "ply_limit": 300}
            referee = scattered(name, {**variant(name).read_options(settings)}, rng)
            [scenario] = read_text(written(name, settings, referee))
            board = variant(name).board
            places = [*rng.sample(board["spaces"], 5), *list(board["stockades"].values())[:1]]
            yield list(said_from(variant(name).game.stage(variant(name), scenario).umpire, rng, places, DECISIONS))


def due(language: str) -> set[str]:
    """Return the ids of messages that are said by themselves, in this catalogue."""
    said, _ = catalogues.own(GAME, language, ("piece",))
    return (said | WITHIN) - {"number"}


@each_language
def test_every_message_is_in_every_catalogue_and_no_other_is(language: str, spoken: list[Spoken]) -> None:
    assert {one.message.id for one in spoken} == due(language)


@each_language
def test_every_message_can_be_said_with_what_is_sent(language: str, spoken: list[Spoken]) -> None:
    check_sentences(GAME, language, spoken, titles="preset-")


def test_what_is_said_during_play_is_short(spoken: list[Spoken]) -> None:
    assert too_long(GAME, spoken) == set()


def test_a_sentence_has_words_of_its_catalogue_only(spoken: list[Spoken]) -> None:
    check_words(GAME, spoken)


def test_the_page_is_given_the_same_sentences(spoken: list[Spoken]) -> None:
    """`catalogue.test.ts` says these messages, too."""
    text = json.dumps(catalogues.cases(GAME, spoken), indent=1, ensure_ascii=False)
    compare_text(variant("stratego-lightning"), CASES, f"{text}\n")
