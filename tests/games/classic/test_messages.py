"""Tests of what Classic Stratego says: every message in every language, and whole. Its page is that of a terminal."""

from __future__ import annotations

import json

import pytest
from tests.every_game import catalogues
from tests.every_game.catalogues import check_sentences, check_words, too_long
from tests.every_game.said import Spoken, games_of, said_in

from sandtable.engine.catalogue import LANGUAGES
from sandtable.engine.messages import Message
from sandtable.games import variant
from sandtable.games.classic.setups.presets import PRESETS
from sandtable.games.classic.words.phrases import REFUSED

GAME = games_of("stratego-classic")
GIVEN = [
    Message("changed-count", {"card": "2", "n": 3, "printed": 4}),
    *(Message(f"changed-{end}", {"piece": "S", "against": "9"}) for end in ("wins", "loses", "both")),
    *(Message("changed-range", {"piece": "2", "n": n}) for n in (1, 3)),
    Message("told-resigned", {"seat": "South"}),
    Message("end-resign", {"winners": ["North"], "losers": ["South"]}),
    Message("end-stuck", {"winners": ["North"], "losers": ["South"]}),
    Message("told-stuck", {"seat": "South"}),
    *(Message(f"end-{how}") for how in ("nobody-moves", "quiet", "ply")),
    *(Message("told-drawn", {"reason": reason}) for reason in ("stuck", "quiet", "ply")),
]
"""What documents change, and what random games seldom come to."""
WITHIN = {"told-won", "end-quiet", "end-ply", "end-nobody-moves"}
"""Messages that are said by themselves, and that others hold too."""
MOST_GAMES = 8
DECISIONS = 300
SPACES = variant("stratego-barrage").board["spaces"][::9]
each_language = pytest.mark.parametrize("language", LANGUAGES)


@pytest.fixture(scope="module")
def spoken() -> list[Spoken]:
    """Each message once: of set-ups, of refusals, and those that are said in random games, until all have been."""
    presets = {one.message for presets in PRESETS.values() for one in presets}
    given = [*GIVEN, *(Message(id) for preset in sorted(presets) for id in (preset, f"{preset}-about"))]
    given += [Message(f"refuse-{said}", {"rank": "10"}) for said in sorted({*REFUSED.values()})]
    given.append(Message("refuse-one-space", {"rank": None}))
    heard = [Spoken(message, you) for message in given for you in (None, "South", "North")]
    wanted = due("en")
    for number in range(MOST_GAMES):
        heard += said_in(variant("stratego-barrage"), number, SPACES, DECISIONS)
        if wanted <= {one.message.id for one in heard}:
            break
    return list({json.dumps([one.message.id, one.message.given, one.you]): one for one in heard}.values())


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
