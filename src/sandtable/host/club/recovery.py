"""Recovery codes: ten words of letters that are shown once, each of which lets its account have a new password."""

from __future__ import annotations

import secrets

from sandtable.host.store.credentials import Credential
from sandtable.host.tokens import ID_LETTERS, digest

CODES = 10
GROUPS, LETTERS = 4, 4
"""Of a code: 16 letters, about 79 bits."""


def new_codes() -> list[str]:
    """Return new recovery codes."""
    return ["-".join(_group() for _ in range(GROUPS)) for _ in range(CODES)]


def credential_of(code: str) -> Credential:
    """Return what is kept of a code."""
    return Credential(hash_of(code), "recovery")


def hash_of(text: str) -> str:
    """Return the hash of a code as somebody has typed it, with or without dashes."""
    return digest("".join(letter for letter in text.casefold() if letter.isalnum()))


def _group() -> str:
    return "".join(secrets.choice(ID_LETTERS) for _ in range(LETTERS))
