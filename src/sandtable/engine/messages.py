"""What a game says, as data: the ids of sentences and what they are about. `catalogue.py` makes sentences of it."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct

from sandtable.engine.catalogue import LANGUAGES, catalogue
from sandtable.engine.languages import ENGLISH


class Message(Struct, frozen=True, omit_defaults=True):
    """A sentence as data: its id in the catalogues, and what it is about: seats, cards, numbers."""

    id: str
    given: Mapping[str, Any] = {}


Said = str | Message | list[Message]
"""What is said: one sentence after the other or, of games that have no catalogue yet, a text in English."""
Tongue = str | None
"""The language in which something is said, or None: as messages."""


class Reader(NamedTuple):
    """Somebody who is told something in a language: the names of the players by their seats, and the own seat."""

    folder: Path | None  # with the catalogues of the game; None: all that it says is text already
    language: str
    names: Mapping[str, str]
    you: str | None = None

    def say(self, said: Said, given: Mapping[str, Any] | None = None) -> str:
        """Return what is said as a text. Its messages are about what is `given`, too."""
        if isinstance(said, str):
            return said
        if self.folder is None:
            raise TypeError(f"{said} is said by a game that has no catalogue")
        messages = [said] if isinstance(said, Message) else said
        sentences = catalogue(self.folder, self.language)
        return " ".join(
            sentences.say(one.id, {**given, **one.given} if given else one.given, self.names, self.you)
            for one in messages
        )

    def event(self, told: Mapping[str, Any]) -> dict[str, Any]:
        """Return an event as it is told, with its text. Its fields are what its messages are about, those of its
        headline too.
        """
        if self.folder is None:
            return dict(told)
        reader = self._replace(names={**self.names, **told["names"]}) if "names" in told else self
        event: dict[str, Any] = {**told, "text": Message(f"told-{told['kind']}"), **told}
        for key in ("text", "headline"):
            if key in event:
                event[key] = reader.say(read_messages(event[key]), told)
        return event

    def shown(self, data: Mapping[str, Any]) -> dict[str, Any]:
        """Return a view or a preview with texts in place of messages, also in objects within it."""
        if self.folder is None:
            return dict(data)
        found: dict[str, Any] = {
            key: self.say(read_messages(value)) if key in _TEXTS else self.shown(value)
            for key, value in data.items()
            if key in _TEXTS or isinstance(value, dict)
        }
        found |= {key: list(map(self.shown, data[key])) for key in _PARTS if key in data}
        return {**data, **found}

    def spoken(self, data: Any) -> Any:
        """Return JSON with texts in place of all messages in it: of events, questions, views, previews, and changes of
        these.
        """
        if self.folder is None:
            return data
        if isinstance(data, list):
            return [self.spoken(part) for part in data]
        return {key: self._spoken(key, value) for key, value in data.items()} if isinstance(data, dict) else data

    def _spoken(self, key: str, value: Any) -> Any:
        if key in _TEXTS:
            return value if value is None else self._text(value)
        if key in _EVENTS:
            return list(map(self.event, value))
        return value if key in _CHOICES else self.spoken(value)

    def _text(self, value: Any) -> Any:
        """Return a text in place of messages. A change puts the new value into a list: `["1 + 2 = 3"]`."""
        if isinstance(value, list) and value and not isinstance(value[0], dict):
            return [self._text(value[0])]
        return self.say(read_messages(value))


_TEXTS = frozenset(("text", "headline", "message", "title"))
"""The keys of what is said, wherever they stand."""
_PARTS = ("changes", "presets")
"""The keys of lists of what is shown."""
_EVENTS = frozenset(("told", "log"))
_CHOICES = frozenset(("legal", "board"))
"""The keys of what has texts in notation, and no messages."""


def read_messages(value: Any) -> Said:
    """Return what is said, of which messages may have been sent as JSON."""
    return msgspec.convert(value, Said)  # type: ignore[no-any-return]


def sayings(*said: Said) -> list[Message]:
    """Return messages one after the other."""
    return [one for some in said for one in ([some] if isinstance(some, Message) else some) if isinstance(one, Message)]


def about(said: Said, event: Mapping[str, Any]) -> Said:
    """Return what is said of an event without what its messages find in the fields of the event."""
    if isinstance(said, str):
        return said
    if isinstance(said, list):
        return [_about(one, event) for one in said]
    return _about(said, event)


def _about(one: Message, event: Mapping[str, Any]) -> Message:
    given = {key: value for key, value in one.given.items() if key not in event or event[key] != value}
    return Message(one.id, given)


def tongue(language: Tongue) -> Tongue:
    """Return a language that catalogues can have, or None as it is: English in place of any other."""
    return language if language is None or language in LANGUAGES else ENGLISH
