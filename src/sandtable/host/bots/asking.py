"""The questions to bot processes and their answers, and what a bot process is to the host."""

from __future__ import annotations

from typing import Literal, Protocol

import msgspec
from msgspec import Struct

from sandtable.engine.partners import Spoken

LENGTH_BYTES = 4

Wanted = Literal["choice", "hint", "word", "estimate", "review"]
"""The kinds of questions: for an action; for an action with a sentence that gives the reason; for a message to the
partner; for an estimate of the game, in thousandths; for a part of the review of a finished game."""


class Question(Struct, array_like=True):
    """A question to a bot: for one decision, or about the view of its seat."""

    level: str
    variant: str
    packed: bytes
    legal: list[int]
    seed: int
    seen: list[bytes] = []  # for bots that remember: all that the seat has seen, in order
    wants: Wanted = "choice"
    talk: list[Spoken] = []  # the messages of its team, if it has partners
    task: bytes = b""  # for a review, which has no view


class Choice(Struct, array_like=True):
    """The answer of a bot, or the problem that prevented one."""

    action: int | None
    problem: str | None = None
    text: str = ""  # the action in notation, for a hint; or the message to the partner
    why: str = ""
    place: str | None = None
    found: bytes = b""  # the answer to a task
    at_once: bool = False  # whether the bot made no playouts, because it follows a plan or has none to make here


class Lost(Exception):
    """The connection to a bot process on another machine ended before its answer came."""


class Worker(Protocol):
    """A bot process, on this machine or on another one. It answers one question at a time."""

    async def ask(self, question: Question) -> Choice:
        """Return the answer to a question; raise Lost, or another error if the process has failed."""

    async def kill(self) -> None:
        """End it, even while it is thinking."""


pack = msgspec.msgpack.Encoder().encode
read_question = msgspec.msgpack.Decoder(Question).decode
read_choice = msgspec.msgpack.Decoder(Choice).decode


def frame(message: Struct) -> bytes:
    """Return a message with its length before it."""
    body = pack(message)
    return len(body).to_bytes(LENGTH_BYTES, "big") + body
