"""What a seat may expect of a game: the average of the game's `estimate` over worlds that look like what it sees."""

from __future__ import annotations

from sandtable.players.lot import lot
from sandtable.umpire.chance import generator
from sandtable.umpire.game import Variant
from sandtable.umpire.view import Packed

WORLDS = 12


def estimates(variant: Variant) -> bool:
    """Whether there is anything to be said of a game that is not over."""
    return hasattr(variant.game.thinker, "estimate")


def expected(variant: Variant, view: Packed, seed: int) -> int:
    """-1000, a game that is lost, to 1000, one that is won. The same seed and view give the same number."""
    game = variant.game
    assert game.thinker is not None
    views, states = game.schema.views(1), game.schema.states(1)
    game.schema.unpack_view(view.packed, views, 0)
    rng, found = generator(lot(seed, view)), []
    seat = int(game.schema.read_view(view.packed).viewer)
    for _ in range(WORLDS):
        if game.drivers.redeal_at(views, 0, rng, states, 0):
            state = game.schema.read_state(game.schema.pack(states, 0))
            found.append(int(game.thinker.estimate(state, seat)))
    return sum(found) // len(found) if found else 0
