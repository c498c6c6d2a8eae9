"""A player that is a separate program, in any language: it reads and writes one JSON object a line and is sent what its
seat sees, nothing else.

One process plays one seat of one game: nothing that it remembers can pass from seat to seat or from game to game, so
that each game of a duel stands alone, on any number of processes. docs/programs.md describes the messages.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sandtable.bots.programs.conversation import Chair, Conversation
from sandtable.bots.programs.pipe import Fault
from sandtable.engine.json_data import Json
from sandtable.engine.record.view import Packed

PROTOCOL = 1
_SHOWN = 60  # letters of an unreadable answer that are quoted


class Program:
    """A player that asks a program for each choice. What goes wrong is a Fault; a program that gave no answer is asked
    nothing more.
    """

    def __init__(self, words: Sequence[str], chair: Chair) -> None:
        self._conversation = Conversation(words, chair.limit)
        self._chair = chair
        self._game = chair.variant.game
        self._told: list[Json] = []
        self._planned: list[int] = []  # the rest of a text that stands for several choices

    def hear(self, told: Sequence[Json]) -> None:
        """Note what the seat is told; the program is sent it with its next question."""
        self._told += told

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        if self._planned:
            return self._planned.pop(0)
        chair, seen = self._chair, self._game.schema.read_view(view.packed)
        words = self._game.words
        question = {
            "type": "choose",
            "view": self._game.show_in_english(seen, chair.seats, chair.variant.id),
            "legal": [{"id": action, "text": words.say(seen, chair.seat, action)} for action in legal],
            "told": self._told,
        }
        answer = _read(self._ask(question))
        if isinstance(answer, str):
            answer, *self._planned = words.read(seen, chair.seat, answer, chair.seats)
        return answer

    def _ask(self, question: Json) -> bytes:
        hello = b"" if self._conversation.begun else _line(self._hello())
        answer = self._conversation.ask(hello + _line(question))
        self._told = []
        return answer

    def _hello(self) -> Json:
        chair = self._chair
        return {
            "type": "hello",
            "protocol": PROTOCOL,
            "variant": chair.variant.id,
            "options": chair.options,
            "seats": chair.seats,
            "seat": chair.seat,
            "seed": chair.seed,
        }

    def end(self, winners: Sequence[int]) -> None:
        """Tell the program that the game is over."""
        seats = [self._chair.seats[seat] for seat in winners]
        self._conversation.tell(_line({"type": "end", "winners": seats, "told": self._told}))

    def close(self) -> None:
        self._conversation.close()


def _line(message: Mapping[str, Any]) -> bytes:
    return json.dumps(message, separators=(",", ":")).encode() + b"\n"


def _read(line: bytes) -> int | str:
    """Return the action that an answer names, by its number or its text; raise Fault."""
    try:
        answer = json.loads(line)
    except (ValueError, RecursionError):
        answer = None
    action = answer.get("action") if isinstance(answer, dict) else None
    if isinstance(action, bool) or not isinstance(action, int | str):
        shown = line[:_SHOWN].decode(errors="replace") + ("..." if len(line) > _SHOWN else "")
        raise Fault(f'answered {shown!r} instead of {{"action": ...}}')
    return action
