"""What a computer player would do on a seat, and why, from that seat's view alone."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sandtable.bots.levels import Player, levels
from sandtable.engine.compile.jit import scratch
from sandtable.engine.game import Variant
from sandtable.engine.record.view import Packed, PackedView


@dataclass(frozen=True, slots=True)
class Advice:
    """A choice, in notation (both picks together, if an act takes two), and the strongest reason for it."""

    action: int
    text: str
    why: str


def adviser(variant: Variant) -> str:
    """Return the id of the level that gives advice: the strongest that plays on this backend."""
    return [id for id, level in levels(variant).items() if level.ready][-1]


def advise(variant: Variant, player: Player, view: Packed, legal: Sequence[int]) -> Advice:
    """Return the player's choice for the seat with this view; the game must give reasons."""
    game = variant.game
    assert game.reason is not None
    action = last = int(player.choose(view, legal))
    packed = view.packed
    if action in game.first_picks:
        packed, choices = _after(variant, packed, action)
        last = int(player.choose(PackedView(packed), choices))
    seen = game.schema.read_view(packed)
    seat = int(seen.viewer)
    return Advice(action, game.words.say(seen, seat, last), game.reason(seen, seat, last))


def _after(variant: Variant, packed: bytes, action: int) -> tuple[bytes, list[int]]:
    """Return the view and the choices after a first pick, made from the view before it."""
    schema, out = variant.game.schema, scratch(variant.actions)
    states, views = schema.states(1), schema.views(1)
    schema.unpack_view(packed, views, 0)
    n = variant.game.drivers.simulate(views, 0, action, states, 0, variant.game.events.buffer(), out)
    return schema.pack(views, 0), sorted(int(choice) for choice in out[:n])
