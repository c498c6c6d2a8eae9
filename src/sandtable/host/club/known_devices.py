"""Marks of browsers in which somebody has logged in to an account, kept beside the session and beyond it.

Tries to log in are limited by name, and anybody may use up the tries of a name. A browser with a mark of the account
has tries of its own, so a stranger keeps no holder out of a browser that the account is known in. What moderators have
done about the account holds for guests in that browser, too (`moderation.py`). A mark opens nothing.
"""

from __future__ import annotations

import base64
import hmac
import secrets

KEY_BYTES = 32


def new_key() -> bytes:
    """Return a new key for marks."""
    return secrets.token_bytes(KEY_BYTES)


class KnownDevices:
    """The marks of one server, or of all that share a database. Nothing is stored for them."""

    def __init__(self, key: bytes) -> None:
        self._key = key

    def mark(self, player: str) -> str:
        """Return a new mark for a browser in which somebody has logged in to this account."""
        device = secrets.token_hex(8)
        return f"{device}.{self._proof(player, device)}"

    def device(self, mark: str | None, player: str) -> str | None:
        """Return the device of a mark, or None if it is not one of this account."""
        device, _, proof = (mark or "").partition(".")
        right = hmac.compare_digest(proof.encode("utf-8", "surrogatepass"), self._proof(player, device).encode())
        return device if right else None

    def _proof(self, player: str, device: str) -> str:
        made = hmac.digest(self._key, f"{player} {device}".encode("utf-8", "surrogatepass"), "sha256")
        return base64.urlsafe_b64encode(made[:24]).decode()
