"""What the host answers when it does not do what was asked."""

from __future__ import annotations

from sandtable.engine.errors import BadInput, IllegalAction


class Refusal(Exception):
    """Not done. `error` is a word for programs, `message` a sentence for people, `status` the HTTP one."""

    counted = True

    def __init__(self, status: int, error: str, message: str, clause: str | None = None) -> None:
        super().__init__(message)
        self.status, self.error, self.message, self.clause = status, error, message, clause


class Discreet(Refusal):
    """A refusal of the rules, among partners, or of an answer that is to be sealed. The server's counts tell nothing of
    games: it is not among them.
    """

    counted = False


class Stale(Exception):
    """The act answers an earlier question: the answer is how things stand now."""

    message = "This was meant for an earlier position. Here is the present one."


def from_rules(problem: BadInput | IllegalAction) -> Refusal:
    """The umpire's no, as the host says it."""
    if isinstance(problem, IllegalAction):
        return Discreet(422, "illegal", problem.sentence, problem.clause)
    return Discreet(400, "unreadable", str(problem))
