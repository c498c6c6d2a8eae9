"""Randomness, which is never part of a state.

There are two sources. `mix` and `below` are a splitmix64 generator for playouts and determinizations inside compiled
code. `ChanceStream` is the committed stream of a real game: its seed can be promised (by hash) before the game and
shown after it, and anyone with SHA-256 can recompute each draw: docs/chance.md.
"""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from operator import index
from typing import cast

import numpy as np

from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.compile.jit import as_int, kernel, word, zeros
from sandtable.engine.errors import BadInput
from sandtable.engine.record.arrays import Ints

_MASK = word(0xFFFFFFFFFFFFFFFF)
_GOLDEN = word(0x9E3779B97F4A7C15)
_FIRST = word(0xBF58476D1CE4E5B9)
_SECOND = word(0x94D049BB133111EB)
_30, _27, _31, _32 = word(30), word(27), word(31), word(32)


def generator(seed: int) -> Ints:
    """Return a generator for `below`: one 64-bit word."""
    start = seed & 0xFFFFFFFFFFFFFFFF
    if INTERPRETED:
        return [start]
    made = zeros(1, np.uint64)
    made[0] = start
    return cast(Ints, made)


@kernel
def mix(rng: Ints) -> int:
    """Return the next 64 random bits (splitmix64: Steele, Lea and Flood, 2014)."""
    z = (rng[0] + _GOLDEN) & _MASK
    rng[0] = z
    z = ((z ^ (z >> _30)) * _FIRST) & _MASK
    z = ((z ^ (z >> _27)) * _SECOND) & _MASK
    return z ^ (z >> _31)


@kernel
def below(rng: Ints, n: int) -> int:
    """Return a random number from 0 to n-1; the bias is under n / 2**32."""
    return as_int((as_int(mix(rng) >> _32) * n) >> 32)


@kernel
def draw(rng: Ints, weights: Ints, n: int) -> int:
    """Return a random outcome from 0 to n-1, with the given integer weights."""
    total = 0
    for k in range(n):
        total += weights[k]
    left = below(rng, total)
    for k in range(n):
        left -= weights[k]
        if left < 0:
            return k
    return n - 1


class ChanceStream:
    """The committed stream of one game.

    Draw number k (from 0) takes SHA-256 of the 32-byte seed followed by k as eight bytes, big-endian, as an integer x.
    With W the sum of the weights, x is used if it lies below the largest multiple of W; else k moves on. The outcome is
    the one in whose share x mod W falls.
    """

    def __init__(self, seed: bytes) -> None:
        if len(seed) != 32:
            raise ValueError("a seed has 32 bytes")
        self.seed = seed
        self.drawn = 0

    @property
    def commitment(self) -> str:
        """Return SHA-256 of the seed, in hex: what is promised before the game."""
        return hashlib.sha256(self.seed).hexdigest()

    def draw(self, weights: Sequence[int]) -> int:
        total = sum(weights)
        limit = (1 << 256) - (1 << 256) % total
        while True:
            x = int.from_bytes(hashlib.sha256(self.seed + self.drawn.to_bytes(8, "big")).digest(), "big")
            self.drawn += 1
            if x < limit:
                return _share(x % total, weights)


def _share(left: int, weights: Sequence[int]) -> int:
    for k, weight in enumerate(weights):
        left -= weight
        if left < 0:
            return k
    raise ValueError("chance has no outcome to choose from")


def seed_from_int(seed: int) -> bytes:
    """Return the 32-byte seed of an integer: the number itself, big-endian, or its SHA-256 if it does not fit."""
    if isinstance(seed, bool) or not hasattr(seed, "__index__"):
        raise BadInput(f"a seed is a whole number, not {seed!r}")
    seed = index(seed)
    if 0 <= seed < 1 << 256:
        return seed.to_bytes(32, "big")
    return hashlib.sha256(str(seed).encode()).digest()
