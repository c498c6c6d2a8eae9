"""What every computer player is held to: it goes by its view and its seed, and by nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

import pytest

from sandtable.games import variants
from sandtable.players.entrants import check
from sandtable.players.levels import USUAL, levels, make
from sandtable.umpire.errors import BadInput
from sandtable.umpire.game import Variant
from sandtable.umpire.jit import INTERPRETED
from sandtable.umpire.umpire import Umpire

EVERY_LEVEL_OF_EVERY_VARIANT = pytest.mark.parametrize(
    ("variant", "level"),
    [pytest.param(variant, id, id=f"{variant.id}-{id}") for variant in variants().values() for id in levels(variant)],
)


def play(variant: Variant, level: str, seed: int) -> Iterator[tuple[Umpire, int, int]]:
    """A game among players of one level: before each decision the umpire, the seat and its choice."""
    umpire = Umpire(variant, seed=seed.to_bytes(32, "big"))
    players = [make(level, variant, seed + seat) for seat in range(len(umpire.seats))]
    while not umpire.over:
        seat = umpire.waiting[0]
        choice = players[seat].choose(umpire.view(seat), umpire.legal(seat))
        yield umpire, seat, choice
        umpire.act(seat, choice)


@EVERY_LEVEL_OF_EVERY_VARIANT
def test_every_choice_is_a_legal_one(variant: Variant, level: str) -> None:
    for umpire, seat, choice in islice(play(variant, level, 1), 150):
        assert choice in umpire.legal(seat)


@EVERY_LEVEL_OF_EVERY_VARIANT
def test_what_a_player_cannot_know_does_not_change_its_choice(variant: Variant, level: str) -> None:
    """All that is hidden from the player is made up anew; a newcomer with its seed chooses the same."""
    for k, (umpire, seat, choice) in enumerate(islice(play(variant, level, 2), 150)):
        if k % 5 == 0:
            other = umpire.redealt(seat, seed=k)
            assert make(level, variant, 2 + seat).choose(other.view(seat), other.legal(seat)) == choice


@EVERY_LEVEL_OF_EVERY_VARIANT
def test_another_seed_plays_another_game(variant: Variant, level: str) -> None:
    def choices(seed: int) -> list[int]:
        return [choice for _, _, choice in islice(play(variant, level, seed), 60)]

    assert choices(3) == choices(3)
    assert choices(3) != choices(4)


def test_an_unknown_level_is_refused_in_one_line() -> None:
    with pytest.raises(BadInput, match="has no computer player 'admiral'"):
        make("admiral", next(iter(variants().values())), 1)


def test_levels_introduce_themselves() -> None:
    for variant in variants().values():
        known = levels(variant)
        assert list(known)[:1] == ["recruit"] and USUAL in known
        for id, level in known.items():
            assert level.id == id
            assert level.title
            assert level.text.endswith(".")


def test_a_level_that_cannot_play_on_this_leg_is_not_entered_where_strength_is_measured() -> None:
    lightning = variants()["stratego-lightning"]
    if INTERPRETED:
        with pytest.raises(BadInput, match="need compiled rules"):
            check("lieutenant", lightning)
    else:
        check("lieutenant", lightning)
