"""A player that is a program of the field and speaks a dialect; here too each process plays one seat of one game."""

from __future__ import annotations

from collections.abc import Sequence

from sandtable.bots.programs.conversation import Chair, Conversation
from sandtable.bots.programs.pipe import Fault
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Dialect
from sandtable.engine.json_data import Json
from sandtable.engine.record.view import Packed


class Speaker:
    """A player that asks a program for each choice. After an answer that cannot be read the program is out of step and
    is asked nothing more.
    """

    def __init__(self, dialect: Dialect, words: Sequence[str], chair: Chair) -> None:
        self._conversation = Conversation(words, chair.limit)
        self._dialect = dialect
        self._seat = chair.seat
        self._schema = chair.variant.game.schema
        self._told: list[Json] = []
        self._planned: list[int] = []  # the rest of an answer that stands for several choices

    def hear(self, told: Sequence[Json]) -> None:
        """Note what the seat is told; the program is sent it with its next question."""
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
        """Tell the program that the game is over."""
        self._conversation.tell(self._dialect.farewell(self._told).encode())

    def close(self) -> None:
        self._conversation.close()
