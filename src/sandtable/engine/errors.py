"""The errors that Sandtable raises."""

from __future__ import annotations

from typing import Any


class SandtableError(Exception):
    """Any refusal; the message is one sentence for people."""


class BadInput(SandtableError, ValueError):
    """Input that cannot be read at all: an unknown variant, an option out of range, text that is no action."""


class IllegalAction(SandtableError, ValueError):
    """An action that the rules forbid here. `clause` is the id of the rule, e.g. `ST-MOVE-3`; `said` is the sentence as
    the game says it: a text, or messages.
    """

    def __init__(self, clause: str, sentence: str, said: Any = None) -> None:
        super().__init__(f"{sentence} ({clause})")
        self.clause = clause
        self.sentence = sentence
        self.said = sentence if said is None else said

    def __reduce__(self) -> tuple[type[IllegalAction], tuple[str, str, Any]]:
        return type(self), (self.clause, self.sentence, self.said)


class MissingExtra(BadInput, ImportError):
    """A module whose extra packages are not installed; the message is the command that installs them."""

    def __init__(self, module: str, extra: str) -> None:
        super().__init__(f'{module} needs: pip install "sandtable[{extra}]"')
