"""Random numbers without memory: they depend on a player's seed and its view alone."""

from __future__ import annotations

from hashlib import blake2b

from sandtable.engine.record.view import Packed


def seeded_choice(seed: int, view: Packed) -> int:
    """Return a 64-bit number for one decision."""
    digest = blake2b(view.packed, digest_size=8, key=(seed % 2**256).to_bytes(32, "big"))
    return int.from_bytes(digest.digest(), "big")
