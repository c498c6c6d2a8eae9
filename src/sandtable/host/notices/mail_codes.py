"""The codes in mails: one that confirms an address, and one that stops mails without a login.

A code is the player's id and a keyed hash of the id and the address, so nothing is stored for it.
"""

from __future__ import annotations

import base64
import hmac
import secrets
from typing import Literal

Purpose = Literal["confirm", "stop"]
KEY_BYTES = 32
LONGEST_ID = 32


def new_key() -> bytes:
    """Return a new key for codes."""
    return secrets.token_bytes(KEY_BYTES)


class MailCodes:
    """The codes of one server, or of all that share a database."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def code(self, purpose: Purpose, player: str, mail: str) -> str:
        """Return the code for a player and the player's address."""
        mark = hmac.digest(self._key, f"{purpose} {player} {mail}".encode(), "sha256")
        return f"{player}.{base64.urlsafe_b64encode(mark[:24]).decode()}"

    def is_right(self, code: str, purpose: Purpose, mail: str) -> bool:
        """Return whether a code is that of its player and this address."""
        right = self.code(purpose, player_of(code), mail)
        return hmac.compare_digest(right.encode(), code.encode("utf-8", "surrogatepass"))


def player_of(code: str) -> str:
    """Return the player whom a code names; an empty text if that is no id."""
    player = code.partition(".")[0]
    return player if len(player) <= LONGEST_ID and player.isascii() and player.isalnum() else ""
