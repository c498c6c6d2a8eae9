"""Tests of determinization: the state looks the same to its viewer, byte for byte, and play can go on from it."""

from __future__ import annotations

from random import Random

from tests.every_game.tables import cases, finish, need_secrets, somewhere, table

from sandtable.engine.game import Variant


def test_a_determinization_looks_the_same_and_can_be_played(variant: Variant) -> None:
    for seed in cases(80):
        rng = Random(seed)
        game = somewhere(variant, rng)
        for viewer in game.viewers:
            other = game.determinized(viewer, rng.getrandbits(64))
            assert other.packed(viewer) == game.packed(viewer), f"seed {seed}, viewer {viewer}"
            assert all(other.legal(seat) for seat in other.waiting), f"seed {seed}, viewer {viewer}"
            assert not other.chance_waits or other.outcomes(), f"seed {seed}, viewer {viewer}"


def test_a_determinized_game_can_be_played_to_its_end(variant: Variant) -> None:
    for seed in cases(30):
        rng = Random(seed)
        game = somewhere(variant, rng)
        other = game.determinized(rng.choice(game.viewers), rng.getrandbits(64))
        assert finish(other, rng).over


def test_determinized_states_differ(variant: Variant) -> None:
    """What the spectator cannot know is made up anew, at least some of the time."""
    need_secrets(variant)
    rng = Random(5)
    games = [somewhere(variant, rng) for _ in range(5)] + [table(variant, rng) for _ in range(5)]
    states = {game.determinized(game.spectator, seed).state() for game in games for seed in range(4)}
    assert len(states) > len(games)


def test_a_determinization_tells_nothing_of_the_true_game(variant: Variant) -> None:
    """A determinized game holds neither what was done and dealt in secret, nor what chance will bring."""
    for seed in cases(10):
        game = somewhere(variant, Random(seed))
        other = game.determinized(game.spectator, seed)
        assert (other.moves, other.opening) == ([], [])
        assert other.seed != game.seed and other.stream.drawn == 0
