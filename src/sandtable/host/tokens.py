"""Tokens, invites and seeds from the system's entropy. Of tokens and invites only hashes are kept."""

from __future__ import annotations

import hashlib
import hmac
import secrets

SEED_BYTES = 32
ID_LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"  # none that are mistaken for others when read aloud


def new_secret() -> str:
    """A token or an invite, 192 bits."""
    return secrets.token_urlsafe(24)


def token_by(key: str, table: str, seat: str) -> str:
    """The token of a seat for whoever takes it with a key of their own: the same key gives the same token, so that it
    may be asked for again when an answer was lost. One key opens nothing else.
    """
    return hmac.digest(key.encode("utf-8", "surrogatepass"), f"{table} {seat}".encode(), "sha256").hex()


def player_seed(seed: bytes, seat: int) -> int:
    """The seed of a computer player at a table: 62 bits that tell nothing of the shuffles' own seed."""
    return int.from_bytes(hashlib.sha256(b"player %d " % seat + seed).digest()[:8], "big") >> 2


def new_seed() -> bytes:
    """The seed of every shuffle of one game."""
    return secrets.token_bytes(SEED_BYTES)


def new_id() -> str:
    """A table's public name."""
    return "".join(secrets.choice(ID_LETTERS) for _ in range(12))


def sent_by(authorization: str | None) -> str | None:
    """The token in a request's `Authorization`, if there is one."""
    kind, _, token = (authorization or "").partition(" ")
    return token.strip() if kind.lower() == "bearer" and token.strip() else None


def digest(secret: str) -> str:
    """What is kept of a token or an invite."""
    return hashlib.sha256(secret.encode("utf-8", "surrogatepass")).hexdigest()
