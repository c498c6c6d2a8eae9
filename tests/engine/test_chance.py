"""Tests of randomness: the committed stream of a game, and the generator of playouts."""

from __future__ import annotations

import hashlib
from collections import Counter
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.kernels import as_drivers_have_it

from sandtable.engine.compile.jit import scratch
from sandtable.engine.errors import BadInput
from sandtable.engine.record import chance
from sandtable.engine.record.chance import ChanceStream, generator, seed_from_int

mix, below, draw = map(as_drivers_have_it, (chance.mix, chance.below, chance.draw))

SEEDS = st.binary(min_size=32, max_size=32)
WEIGHTS = st.lists(st.integers(0, 50), min_size=1, max_size=8).filter(any)


def test_the_generator_is_splitmix64() -> None:
    rng = generator(1234567)  # the numbers of the published reference program for this seed
    assert [int(mix(rng)) for _ in range(3)] == [6457827717110365317, 3203168211198807973, 9817491932198370423]


@given(st.integers(0, 2**64 - 1), st.integers(1, 10_000))
def test_below_stays_below(seed: int, n: int) -> None:
    rng = generator(seed)
    assert all(0 <= below(rng, n) < n for _ in range(5))


def test_below_is_fair_enough() -> None:
    rng = generator(7)
    drawn = Counter(int(below(rng, 6)) for _ in range(6000))
    assert set(drawn) == set(range(6)) and all(850 < count < 1150 for count in drawn.values())


@given(st.integers(0, 2**64 - 1), WEIGHTS)
def test_what_weighs_nothing_is_never_drawn(seed: int, weights: list[int]) -> None:
    rng, table = generator(seed), scratch(len(weights))
    for k, weight in enumerate(weights):
        table[k] = weight
    assert weights[draw(rng, table, len(weights))] > 0
    stream = ChanceStream(seed.to_bytes(32, "big"))
    assert all(weights[stream.draw(weights)] > 0 for _ in range(5))


@given(SEEDS, WEIGHTS)
def test_a_draw_can_be_recomputed_by_anyone(seed: bytes, weights: list[int]) -> None:
    """A draw is as documented: the outcome in whose share SHA-256(seed, 0) mod the sum of weights falls."""
    number = int.from_bytes(hashlib.sha256(seed + bytes(8)).digest(), "big")
    shares = [k for k, weight in enumerate(weights) for _ in range(weight)]
    assert ChanceStream(seed).draw(weights) == shares[number % len(shares)]


@given(SEEDS)
def test_the_same_seed_draws_the_same(seed: bytes) -> None:
    one, other = ChanceStream(seed), ChanceStream(seed)
    assert [one.draw([1, 2, 3]) for _ in range(9)] == [other.draw([1, 2, 3]) for _ in range(9)]
    assert one.drawn == other.drawn >= 9


def test_weights_are_kept_to() -> None:
    stream = ChanceStream(bytes(32))
    drawn = Counter(stream.draw([1, 0, 3]) for _ in range(4000))
    assert drawn[1] == 0 and 850 < drawn[0] < 1150


def test_the_promise_is_the_hash_of_the_seed() -> None:
    seed = bytes(range(32))
    assert ChanceStream(seed).commitment == hashlib.sha256(seed).hexdigest()


@pytest.mark.parametrize("length", [0, 31, 33])
def test_a_seed_has_32_bytes(length: int) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        ChanceStream(bytes(length))


def test_whole_numbers_make_seeds() -> None:
    assert seed_from_int(258) == bytes(30) + b"\x01\x02"
    assert len(seed_from_int(-1)) == len(seed_from_int(1 << 256)) == 32
    assert len({seed_from_int(n) for n in (-1, 0, 1, 1 << 256)}) == 4


@pytest.mark.parametrize("seed", ["x", 1.5, True, [1]])
def test_nothing_else_makes_a_seed(seed: Any) -> None:
    with pytest.raises(BadInput, match="whole number"):
        seed_from_int(seed)
