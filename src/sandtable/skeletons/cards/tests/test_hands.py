"""Nobody sees another player's hand."""

import pytest

import sandtable


@pytest.mark.clause("SK-DEAL-1", "SK-R-1")
@pytest.mark.parametrize("hand", [3, 4])
def test_players_see_their_own_cards_alone(hand: int) -> None:
    game = sandtable.make("skirmish", players=3, seed=1, options={"hand": hand})
    assert [len(game.view(seat)["hand"]) for seat in game.seats] == [hand, hand, hand]
    assert game.view(None)["hand"] is None
    assert game.view("North")["hands"] == {"North": hand, "East": hand, "South": hand}
