"""The host's answers to requests that it does not carry out."""

from __future__ import annotations

from sandtable.engine.errors import BadInput, IllegalAction
from sandtable.engine.messages import Said


class Refusal(Exception):
    """A request is not carried out. `error` is a word for programs, `message` a sentence for people, `said` the same
    as messages if a game has said it, `status` the HTTP status.
    """

    counted = True

    def __init__(
        self, status: int, error: str, message: str, clause: str | None = None, said: Said | None = None
    ) -> None:
        super().__init__(message)
        self.status, self.error, self.message, self.clause = status, error, message, clause
        self.said: Said = message if said is None else said


class Discreet(Refusal):
    """A refusal by the rules, in the partners' channel or of a sealed answer. It is not counted, because counts must
    not reveal anything of games.
    """

    counted = False


class Stale(Exception):
    """An act answers an earlier question. The answer to it is the present position."""

    message = "The game has moved on. Here is the current position."


HELD_BACK = "This is Today's duel. It can be watched and replayed when the day is over, at midnight UTC."
"""The sentence for what a table shows only when nobody plays the same duel any more."""

NEWER_RELEASE = "newer_release"


def own_table() -> Refusal:
    """Return the refusal of a second seat at a table."""
    return Refusal(409, "own_table", "You have a seat at this table already.")


def newer_release() -> Refusal:
    """Return the refusal of a table that only a server of a newer release can carry out.

    Nothing has been changed, so the request may be sent to another server.
    """
    return Refusal(
        503,
        NEWER_RELEASE,
        "This table needs a newer release than this server has. Another server may have it: try again in a moment.",
    )


def from_rules(problem: BadInput | IllegalAction) -> Refusal:
    """Return the refusal for an error of the umpire."""
    if isinstance(problem, IllegalAction):
        return Discreet(422, "illegal", problem.sentence, problem.clause, problem.said)
    return Discreet(400, "unreadable", str(problem))
