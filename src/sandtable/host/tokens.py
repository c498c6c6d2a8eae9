"""Tokens, invites and seeds from the system's entropy. Of tokens and invites only hashes are stored."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SEED_BYTES = 32
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # without letters that are mistaken for others when read aloud


BOT_MARK = "bot_"
"""What the tokens of bots begin with."""


def new_bot_token() -> str:
    """Return a new token of a bot."""
    return BOT_MARK + new_secret()


def is_of_bot(token: str) -> bool:
    """Return whether a token is written as one of a bot."""
    return token.startswith(BOT_MARK)


def new_secret() -> str:
    """Return a new token or invite, of 192 bits."""
    return secrets.token_urlsafe(24)


def token_by(key: str, table: str, seat: str) -> str:
    """Return the token of a seat for a caller who chose a key.

    The same key gives the same token, so that the caller can ask again when an answer was lost. A key is good for one
    seat of one table.
    """
    return hmac.digest(key.encode("utf-8", "surrogatepass"), f"{table} {seat}".encode(), "sha256").hex()


def player_seed(seed: bytes, seat: int) -> int:
    """Return the seed of a computer player at a table: 62 bits that reveal nothing about the seed of the shuffles."""
    return int.from_bytes(hashlib.sha256(b"player %d " % seat + seed).digest()[:8], "big") >> 2


def new_seed() -> bytes:
    """Return a new seed for all chance of one game."""
    return secrets.token_bytes(SEED_BYTES)


def new_id() -> str:
    """Return a new public id of a table."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def sent_by(authorization: str | None) -> str | None:
    """Return the token in a request's `Authorization` header, or None."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def digest(secret: str) -> str:
    """Return the hash that is stored of a token or an invite."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
