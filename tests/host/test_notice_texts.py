"""Tests of the texts of notices: what they say of the time that is left, in every language."""

from __future__ import annotations

from typing import get_args

import pytest

from sandtable.engine.catalogue import LANGUAGES
from sandtable.host.notices.notice import Kind, Notice
from sandtable.host.notices.texts import DAY, HOUR, footer_of, mail_of, text_of

WEEK = 7 * DAY


@pytest.mark.parametrize(
    ("seconds", "reserve", "english", "german"),
    [
        (0, 0, "", ""),
        (3 * DAY, 0, " You have 3 days for it.", " Deine Zeit für den Zug: 3 Tage."),
        (
            8 * DAY,
            WEEK,
            " You have 24 hours for it. After that you have 7 days of the reserve.",
            " Deine Zeit für den Zug: 24 Stunden. Danach bleibt dir die Reserve: 7 Tage.",
        ),
        (5 * HOUR, 5 * HOUR, " You have 5 hours of the reserve left.", " Dir bleibt nur noch die Reserve: 5 Stunden."),
    ],
)
def test_your_turn_names_the_time_for_it(seconds: int, reserve: int, english: str, german: str) -> None:
    notice = Notice("turn", "Classic", ["Anna"], seconds=seconds, reserve=reserve)
    assert text_of(notice, "en").body == f"It is your turn in the game with Anna.{english}"
    assert text_of(notice, "de").body == f"In der Partie mit Anna bist du am Zug.{german}"


def test_a_challenge_names_the_time_to_answer() -> None:
    notice = Notice("challenge", "Classic", ["Anna"], seconds=3 * DAY)
    assert text_of(notice, "en").body == "Anna challenges you to a game. You can answer for 3 days."
    assert text_of(notice, "de").body == "Anna fordert dich zu einer Partie heraus. Zeit zu antworten: 3 Tage."


def test_a_game_that_was_found_says_how_long_it_waits() -> None:
    timed, untimed = Notice("found", "Classic", ["Anna"], seconds=5 * 60 + 3), Notice("found", "Classic", ["Anna"])
    assert text_of(timed, "en").body == "You play with Anna. Come to the table. It waits for you for 5 minutes."
    assert text_of(timed, "de").body == "Du spielst mit Anna. Komm an den Tisch. Die Partie wartet auf dich: 5 Minuten."
    assert text_of(untimed, "en").body == "You play with Anna. Come to the table."


def test_the_bell_says_how_long_somebody_looks() -> None:
    notice = Notice("bell", "Classic", seconds=23 * HOUR)
    assert text_of(notice, "en").body.endswith("like to play. The search goes on for 23 hours.")
    assert text_of(notice, "de").body.endswith("gern spielst. Die Suche dauert noch: 23 Stunden.")


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_notice_and_mail_is_said_whole_in_every_language(language: str) -> None:
    many = ["Anna", "Ben", "Clara", "Dora"]
    notices = [Notice(kind, "Classic", many, seconds=DAY, free=2, coming=2) for kind in get_args(Kind)]
    mails = [mail_of(kind, language, "here", "link") for kind in ("confirming", "recovering")]
    for text in [*(text_of(notice, language) for notice in notices), *mails]:
        assert text.heading and text.body[-1] == "." and "{" not in text.heading + text.body, text
        assert "  " not in text.body
    assert "link" in footer_of(language, "link") and all("here" in mail.body for mail in mails)
