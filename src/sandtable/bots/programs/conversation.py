"""A program that is started with its first question, and asked nothing more once it has failed to answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandtable.bots.programs.pipe import Fault, Pipe
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant


@dataclass(frozen=True)
class Chair:
    """The place of a program: what it is sent about its table before the game, and the seconds it has for an answer."""

    variant: Variant
    seats: tuple[str, ...]
    options: Mapping[str, Any]
    seat: int
    seed: int
    limit: float


class Conversation:
    """Questions and answers of one program in one game; what goes wrong is a Fault."""

    def __init__(self, words: Sequence[str], limit: float) -> None:
        self._words = words
        self._limit = limit
        self._pipe: Pipe | None = None
        self._lost: Fault | None = None

    @property
    def begun(self) -> bool:
        return self._pipe is not None

    def ask(self, question: bytes, lines: int = 1) -> bytes:
        """Return the lines that answer a question; raise Fault."""
        if self._lost:
            raise self._lost
        try:
            if self._pipe is None:
                self._pipe = Pipe(self._words, self._limit)
            return self._pipe.ask(question, lines)
        except Fault as fault:
            self.give_up(fault)
            raise

    def tell(self, message: bytes) -> None:
        """Send lines that need no answer."""
        if self._pipe is not None:
            self._pipe.tell(message)

    def give_up(self, fault: Fault) -> None:
        """End the program. It is asked nothing more, and each further question raises this fault."""
        self._lost = fault
        self.close(grace=0.0)

    def __reduce__(self) -> str:
        raise BadInput("an opponent that is a program cannot be copied or pickled: it runs in a process of its own")

    def close(self, **grace: float) -> None:
        pipe, self._pipe = self._pipe, None
        if pipe is not None:
            pipe.close(**grace)
