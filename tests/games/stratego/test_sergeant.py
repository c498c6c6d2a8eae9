"""Tests of the Sergeant in positions where looking one ply ahead is enough."""

from __future__ import annotations

import pytest
from tests.games.stratego.staged import LIGHTNING, staged

from sandtable.bots.levels import make
from sandtable.engine.umpire import Umpire
from sandtable.games.stratego.rules.board import TWO_PLAYER
from sandtable.games.stratego.rules.pieces import SIGNS
from sandtable.games.stratego.rules.schema import PIECES
from sandtable.games.stratego.setups.army import cell_of, faults

SEEDS = range(5)
SOUTH_REST = "F@a1 B@a2 4@j1"
NORTH_REST = "F@j10 B@i10 B@j9 9@a9 8@b10 4@c9 3@d9 2@a10 2@h9 2@g10 7@c10 5@d10"


def choices(umpire: Umpire) -> set[str]:
    """Return what players with different seeds choose for South."""
    view, legal = umpire.view(0), umpire.legal(0)
    return {umpire.say(0, make("sergeant", LIGHTNING, seed).choose(view, legal)) for seed in SEEDS}


@pytest.mark.parametrize(
    ("south", "north", "expected"),
    [
        pytest.param("7@e5!", "5@e6!.", {"e5-e6"}, id="takes what it knows it beats"),
        pytest.param("7@e5!", "7@e6!.", {"e5-e6"}, id="strikes first among equals"),
        pytest.param("S@e5", "10@e6!.", {"e5-e6"}, id="sends the Spy at the Marshall"),
        pytest.param("2@e4 8@f4", "B@e8!", {"e4-e8"}, id="sends a Scout at a known Bomb"),
        pytest.param("6@e4", "5@e6!.", {"e4-e6"}, id="uses a Captain's second space"),
        pytest.param("8@b2 4@h1", "5@b1!.", {"b2-b1"}, id="strikes at a piece beside its Flag"),
    ],
)
def test_it_attacks(south: str, north: str, expected: set[str]) -> None:
    assert choices(staged(f"{south} {SOUTH_REST}", f"{north} {NORTH_REST}")) == expected


def test_it_goes_for_the_one_piece_that_never_moved() -> None:
    assert choices(staged("4@e9 F@a1", "F@e10 9@a9.")) == {"e9-e10"}


def test_it_does_not_attack_what_it_knows_beats_it() -> None:
    assert not choices(staged(f"5@e5 {SOUTH_REST}", f"9@e6!. {NORTH_REST}")) & {"e5-e6"}


def test_it_flees_what_is_stronger() -> None:
    fled = choices(staged(f"8@e4! {SOUTH_REST}", f"9@e5!. {NORTH_REST}"))
    assert all(move.startswith("e4-") and move != "e4-e5" for move in fled)


def test_it_probes_with_cheap_pieces() -> None:
    """A General and a Scout stand beside pieces that never moved: the Scout should attack them."""
    probing = choices(staged(f"9@e8 2@f9 {SOUTH_REST}", f"10@i4. {NORTH_REST} 6@e9", quiet=60))
    assert probing <= {"f9-e9", "f9-h9"}


def test_it_brings_back_its_best_piece() -> None:
    umpire = staged(f"5@b9! {SOUTH_REST}", "F@j10 3@j9 9@h10", held="9 3 2")
    umpire.act(0, "b9-b10")
    assert all(choice.startswith("rescue 9@") for choice in choices(umpire))


def test_it_lays_out_the_arrangement_its_seed_draws() -> None:
    for seat in (0, 1):
        umpire = Umpire(LIGHTNING, seed=bytes(32))
        player = make("sergeant", LIGHTNING, 11)
        while seat in umpire.waiting:
            umpire.act(seat, player.choose(umpire.view(seat), umpire.legal(seat)))
        record = LIGHTNING.game.schema.read_view(umpire.view(seat).packed)
        zone = [TWO_PLAYER.zone(0)[k] for k in range(40)]
        first = seat * PIECES
        placed = [(SIGNS[record.rank[first + k]], k) for k in range(40) if record.rank[first + k] > 0]
        spaces = [(sign, TWO_PLAYER.names[TWO_PLAYER.number[zone[k]]]) for sign, k in placed]
        assert len(spaces) == 20
        assert faults(spaces) == []
        assert all(cell_of(space) == k for (_, space), (_, k) in zip(spaces, placed, strict=True))
