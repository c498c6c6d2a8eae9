"""Tests of War Kings' outlook: how a review says a game stood."""

from __future__ import annotations

import pytest
from tests.games.warkings.staged import staged

from sandtable.games.warkings.player.outlook import outlook
from sandtable.review.turning import standing


def outlooks(*hands: str) -> list[int]:
    """Return each seat's outlook; the first seat is on turn."""
    held = ", ".join(f"{seat}: [{hand}]" for seat, hand in zip("ABCDEF", hands, strict=False))
    game = staged(f"players: {len(hands)}\nhands: {{{held}}}\npile: [1S, EA]\nopen: [ADV]").umpire
    state = game.game.schema.read_state(game.laid_open())
    return [int(outlook(state, seat)) for seat in range(len(hands))]


@pytest.mark.parametrize("players", [2, 3, 4, 6])
def test_who_has_fewer_sets_to_discard_is_ahead(players: int) -> None:
    found = outlooks("1S", *["1S, 2S, 3S"] * (players - 1))
    assert standing(found[0]) in ("ahead", "far_ahead") and max(found[1:]) < 0


def test_two_players_with_the_same_hands_stand_even_whoever_is_on_turn() -> None:
    assert outlooks("1S, 2S, 3S", "1S, 2S, 3S") == [0, 0]


def test_cards_decide_more_than_a_lead_between_two() -> None:
    """Two in three of the games that look like this were won."""
    assert standing(outlooks("1S", "1S, 2S, 3S")[0]) == "ahead"
