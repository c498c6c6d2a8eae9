"""Tests of the stated lengths of games: every game that people play at tables says how long it takes."""

from pathlib import Path

import pytest

from sandtable.engine.durations import lengths
from sandtable.engine.game import Variant
from sandtable.games import at_tables


@pytest.mark.parametrize("variant", at_tables().values(), ids=at_tables())
def test_every_variant_says_it_for_every_number_of_players(variant: Variant) -> None:
    measured = lengths(variant.game.folder)[variant.id]
    least, most = variant.players
    assert list(measured) == [str(seats) for seats in range(least, most + 1)]
    assert all(1 <= low <= high for low, high in measured.values())


def test_a_game_without_the_file_says_nothing(tmp_path: Path) -> None:
    assert lengths(tmp_path) == {}
