"""A player that is a program of the field, spoken to in the protocol that it knows; here too one process is one seat of
one game.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sandtable.bots.programs.conversation import Chair, Conversation
from sandtable.bots.programs.pipe import Fault
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Dialect
from sandtable.engine.record.view import Packed


class Speaker:
    """Asks a program for each choice. One whose answer cannot be read is asked no more: it is out of step."""

    def __init__(self, dialect: Dialect, words: Sequence[str], chair: Chair) -> None:
        self._conversation = Conversation(words, chair.limit)
        self._dialect = dialect
        self._seat = chair.seat
        self._schema = chair.variant.game.schema
        self._told: list[dict[str, Any]] = []
        self._planned: list[int] = []  # the rest of an answer that stands for several choices

    def hear(self, told: Sequence[dict[str, Any]]) -> None:
        """What its seat hears; the program is told with its next question."""
        self._told += told

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        if self._planned:
            return self._planned.pop(0)
        seen = self._schema.read_view(view.packed)
        question, lines = self._dialect.question(seen, self._seat, self._told)
        answer = self._conversation.ask(question.encode(), lines).decode(errors="replace")
        self._told = []
        try:
            action, *self._planned = self._dialect.read(seen, self._seat, answer.split("\n"))
        except BadInput as problem:
            fault = Fault(str(problem))
            self._conversation.give_up(fault)
            raise fault from problem
        return action

    def end(self, winners: Sequence[int]) -> None:
        """The game is over."""
        self._conversation.tell(self._dialect.farewell(self._told).encode())

    def close(self) -> None:
        self._conversation.close()
