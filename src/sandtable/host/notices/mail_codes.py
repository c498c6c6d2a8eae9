"""The codes in mails: one that confirms an address, one that stops mails without a login, and one that lets the holder
of an account choose a new password.

A code is the player's id and a keyed hash of the id and the address, so nothing is stored for it. The last one is good
until a time that it names, and only as long as the account has the password that it was made for.
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
        return f"{player}.{self._mark(f'{purpose} {player} {mail}')}"

    def is_right(self, code: str, purpose: Purpose, mail: str) -> bool:
        """Return whether a code is that of its player and this address."""
        return _same(self.code(purpose, player_of(code), mail), code)

    def recovery(self, player: str, mail: str, password: str | None, until: int) -> str:
        """Return the code for a player with this address and this slow hash of a password, who may choose another."""
        return f"{player}.{until}.{self._mark(f'recover {player} {mail} {until} {password}')}"

    def is_right_recovery(self, code: str, mail: str, password: str | None) -> bool:
        """Return whether a code is that of its player, with this address and password, until the time that it names."""
        return _same(self.recovery(player_of(code), mail, password, until_of(code)), code)

    def _mark(self, text: str) -> str:
        return base64.urlsafe_b64encode(hmac.digest(self._key, text.encode(), "sha256")[:24]).decode()


def until_of(code: str) -> int:
    """Return until when a code for a new password is good, in seconds since 1970; 0: never."""
    until = code.split(".", 2)[1:2]
    return int(until[0]) if until and until[0].isascii() and until[0].isdigit() and len(until[0]) < 20 else 0


def _same(right: str, code: str) -> bool:
    return hmac.compare_digest(right.encode(), code.encode("utf-8", "surrogatepass"))


def player_of(code: str) -> str:
    """Return the player whom a code names; an empty text if that is no id."""
    player = code.partition(".")[0]
    return player if len(player) <= LONGEST_ID and player.isascii() and player.isalnum() else ""
