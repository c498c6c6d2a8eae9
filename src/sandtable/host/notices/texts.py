"""The texts of notices and mails, from the catalogues `words/XX.ftl`, in the language of whom they are for: the one
that the player's page was in when the notices were allowed.
"""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal

from sandtable.engine.catalogue import catalogue
from sandtable.host.notices.notice import Notice

WORDS = Path(__file__).parent / "words"
MINUTE, HOUR, DAY = 60, 3600, 24 * 3600
MOST_NAMES = 3


@dataclass(frozen=True, slots=True)
class Text:
    """A notice in words: a heading and a sentence."""

    heading: str
    body: str


def text_of(notice: Notice, language: str) -> Text:
    """Return a notice in a language."""
    days = notice.seconds - notice.reserve
    others = [*notice.names[:MOST_NAMES], *([_say("others", language)] if len(notice.names) > MOST_NAMES else [])]
    given = {
        "title": notice.title,
        "names": others,
        "people": len(notice.names),
        "left": _time(notice.seconds, language),
        "days": _time(days, language),
        "reserve": _time(notice.reserve, language),
        "free": notice.free,
        "coming": notice.coming,
    }
    return _text(notice.kind, language, given)


def mail_of(kind: Literal["confirming", "recovering"], language: str, server: str, link: str) -> Text:
    """Return a mail with a link, in a language."""
    return _text(kind, language, {"server": server, "link": link})


def footer_of(language: str, link: str) -> str:
    """Return the last line of a mail: how to stop such mails."""
    return _say("footer", language, {"link": link})


def _text(kind: str, language: str, given: dict[str, Any]) -> Text:
    return Text(_say(f"{kind}.heading", language, given), _say(kind, language, given))


def _say(id: str, language: str, given: dict[str, Any] | None = None) -> str:
    return catalogue(WORDS, language).say(id, given or {}, {})


def _time(seconds: int, language: str) -> str | None:
    """Return a time in whole days, from two on, whole hours or whole minutes; None: there is none. It is never longer
    than what is left, unless that is less than a minute.
    """
    if seconds <= 0:
        return None
    if seconds >= 2 * DAY:
        length, unit = DAY, "day"
    else:
        length, unit = (HOUR, "hour") if seconds >= HOUR else (MINUTE, "minute")
    return _say("time", language, {"number": max(1, seconds // length), "unit": unit})
