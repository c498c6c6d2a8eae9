"""Tests for every bot: its choice depends on its view and its seed, and on nothing else."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from itertools import islice

import pytest
from tests.conftest import at_night

from sandtable.bots.advice import adviser
from sandtable.bots.levels import USUAL, levels, make
from sandtable.bots.specs import check
from sandtable.bots.watcher import Watcher
from sandtable.engine.compile.backend import INTERPRETED
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.record.view import PackedView
from sandtable.engine.umpire import Umpire
from sandtable.games import variants

LEVELS = [(variant, id) for variant in variants().values() for id, level in levels(variant).items() if level.ready]
LONGEST = {("combat", "general"), ("stratego-alliance-lightning", "general")}
"""Their few decisions take half a minute. By day Generals of two other variants are tried."""


def when(variant: Variant, level: str) -> tuple[pytest.MarkDecorator, ...]:
    """Return the marks for the tests of a level."""
    return (pytest.mark.nightly,) if (variant.id, level) in LONGEST else at_night(variant.id)


EVERY_LEVEL_OF_EVERY_VARIANT = pytest.mark.parametrize(
    ("variant", "level"),
    [pytest.param(variant, id, id=f"{variant.id}-{id}", marks=when(variant, id)) for variant, id in LEVELS],
)
"""Those that play on this backend: for others the usual player stands in."""


DECISIONS, SEVERAL, FEWER, PLAYED = 150, 12, 4, 90
SHORT = {"stratego-barrage": 40, "stratego-small": 40}  # of a set-up of sixteen pieces, and soon over


def is_slow(variant: Variant, level: str) -> bool:
    """Return whether a level makes playouts: hundreds of its decisions would take minutes."""
    return levels(variant)[level].seconds > 0


class Sitting:
    """A game among players of one level.

    If the level makes playouts, players of the usual level make the first decisions of the game. `seen` holds for each
    seat the views that its player was shown, in order, if it is a watcher.
    """

    def __init__(self, variant: Variant, level: str, seed: int) -> None:
        self.umpire = Umpire(variant, seed=seed.to_bytes(32, "big"))
        seats = range(len(self.umpire.seats))
        self.seen: list[list[PackedView]] = [[] for _ in seats]
        self._usual = [make(USUAL, variant, seed + seat) for seat in seats]
        self._players = [make(level, variant, seed + seat) for seat in seats]
        self._opening = SHORT.get(variant.id, PLAYED) if is_slow(variant, level) else 0

    def play(self) -> Iterator[tuple[int, int]]:
        """Yield the seat and its choice before each of the level's decisions."""
        umpire = self.umpire
        while not umpire.over:
            for seat, player in enumerate(self._players):
                if isinstance(player, Watcher):
                    self.seen[seat].append(PackedView(umpire.packed(seat)))
                    player.see(self.seen[seat][-1])
            seat = umpire.waiting[0]
            players = self._usual if umpire.decisions < self._opening else self._players
            choice = players[seat].choose(umpire.view(seat), umpire.legal(seat))
            if players is self._players:
                yield seat, choice
            umpire.act(seat, choice)


def some(variant: Variant, level: str, sitting: Sitting) -> Iterator[tuple[int, int]]:
    return islice(sitting.play(), FEWER if is_slow(variant, level) else DECISIONS)


@EVERY_LEVEL_OF_EVERY_VARIANT
def test_every_choice_is_a_legal_one(variant: Variant, level: str) -> None:
    sitting = Sitting(variant, level, 1)
    for seat, choice in some(variant, level, sitting):
        assert choice in sitting.umpire.legal(seat)


@EVERY_LEVEL_OF_EVERY_VARIANT
def test_what_a_player_cannot_know_does_not_change_its_choice(variant: Variant, level: str) -> None:
    """A new player makes the same choice in a game where all that is hidden from its seat was made up anew.

    The new player has the same seed and is shown what its seat has seen, in order.
    """
    sitting = Sitting(variant, level, 2)
    each = 2 if is_slow(variant, level) else 5
    for k, (seat, choice) in enumerate(some(variant, level, sitting)):
        if k % each == 0:
            other, newcomer = sitting.umpire.determinized(seat, seed=k), make(level, variant, 2 + seat)
            for seen in sitting.seen[seat]:
                assert isinstance(newcomer, Watcher)
                newcomer.see(seen)
            assert newcomer.choose(other.view(seat), other.legal(seat)) == choice


@EVERY_LEVEL_OF_EVERY_VARIANT
def test_another_seed_plays_another_game(variant: Variant, level: str) -> None:
    def choices(seed: int) -> list[int]:
        most = SEVERAL if is_slow(variant, level) else 60
        return [choice for _, choice in islice(Sitting(variant, level, seed).play(), most)]

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


def test_every_level_says_how_strong_it_is() -> None:
    for variant in variants().values():
        ratings = {id: level.rating for id, level in levels(variant).items()}
        measured = [rating for rating in ratings.values() if rating is not None]
        assert len(measured) == len(ratings) and measured == sorted(set(measured)), variant.id
        assert ratings[USUAL] == 0
        said = {id: level.describe()["text"] for id, level in levels(variant).items()}
        assert all((" games against the Sergeant." in str(text)) == (id != USUAL) for id, text in said.items())


WON = {-800: 1, -120: 33, 120: 67, 800: 99, None: None}


def test_a_rating_in_words() -> None:
    general = levels(variants()["stratego-lightning"])["general"]
    said = {won: replace(general, rating=rating).describe()["text"] for rating, won in WON.items()}
    assert said.pop(None) == general.text
    assert said == {won: f"{general.text} Wins {won} of 100 games against the Sergeant." for won in said}


def test_a_level_that_cannot_play_on_this_leg_is_not_entered_where_strength_is_measured() -> None:
    lightning = variants()["stratego-lightning"]
    if INTERPRETED:
        with pytest.raises(BadInput, match="interpreted rules are too slow"):
            check("lieutenant", lightning)
    else:
        check("lieutenant", lightning)


def test_the_strongest_level_that_can_play_gives_advice() -> None:
    for variant in variants().values():
        ready = [id for id, level in levels(variant).items() if level.ready]
        assert adviser(variant) == ready[-1]
    assert adviser(variants()["combat"]) == ("lieutenant" if INTERPRETED else "general")
