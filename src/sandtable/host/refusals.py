"""The host's answers to requests that it does not carry out."""

from __future__ import annotations

from typing import Any

from msgspec import UNSET, UnsetType

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.languages import ENGLISH
from sandtable.engine.messages import Message, Reader, Said, sayings
from sandtable.host.said import in_words


class Refusal(Exception):
    """A request is not carried out. `error` is a word for programs, `said` one sentence for people or several, and
    `message` the same in English; `status` is the HTTP status.

    A sentence is named by its id in `words/`, and `about` is what it is about. What stands before the first hyphen of
    the id is the error, unless that is given.
    """

    counted = True

    def __init__(self, status: int, said: str | list[Message], /, *, error: str = "", **about: Any) -> None:
        self.said: Said = [Message(said, about)] if isinstance(said, str) else said
        self.status, self.clause = status, None
        self.error = error or self.said[0].id.partition("-")[0]
        super().__init__(self.message)

    clause: str | None

    @property
    def message(self) -> str:
        """The sentence in English."""
        return self.in_words(ENGLISH)

    @property
    def as_messages(self) -> list[Message] | UnsetType:
        """The sentence as messages, if the rules of a game have not said it as a text."""
        return UNSET if isinstance(self.said, str) else sayings(self.said)

    def in_words(self, language: str) -> str:
        """Return the sentence in a language."""
        return in_words(self.said, language)


class Discreet(Refusal):
    """A refusal by the rules, in the partners' channel or of a sealed answer. It is not counted, because counts must
    not reveal anything of games.
    """

    counted = False


class ByRules(Discreet):
    """A refusal by the rules of a game, in the game's own words. `reader` is the player who is refused."""

    def __init__(self, problem: IllegalAction, reader: Reader) -> None:
        self._reader = reader
        self.said, self._english = problem.said, problem.sentence
        self.status, self.error, self.clause = 422, "illegal", problem.clause
        Exception.__init__(self, problem.sentence)

    def in_words(self, language: str) -> str:
        """Return the sentence in a language, or in English if the game has no catalogues."""
        return self._reader._replace(language=language).say(self.said)


class Stale(Exception):
    """An act answers an earlier question. The answer to it is the present position."""

    message = in_words(Message("stale"))


NEWER_RELEASE = "newer_release"
HELD_BACK = [Message("held_back")]
"""The sentence for what a table shows only when nobody plays the same duel any more."""


def own_table() -> Refusal:
    """Return the refusal of a second seat at a table."""
    return Refusal(409, "own_table-seated")


def newer_release() -> Refusal:
    """Return the refusal of a table that only a server of a newer release can carry out.

    Nothing has been changed, so the request may be sent to another server.
    """
    return Refusal(503, "newer_release")


def from_rules(problem: BadInput | IllegalAction, reader: Reader) -> Refusal:
    """Return the refusal for an error of the umpire. `reader` is the player who is refused."""
    if isinstance(problem, IllegalAction):
        return ByRules(problem, reader)
    return Discreet(400, "unreadable", why=str(problem))
