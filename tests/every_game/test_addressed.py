"""Tests that sentences call their reader you, and others by name (docs/style.md)."""

from __future__ import annotations

import re
from random import Random

from tests.every_game.tables import cases

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire

NAMES = ("Zeno", "Xaver", "Yorick", "Walda", "Quirin", "Ursel")
LONGEST = 200
ACTS = 120
THIRD_PERSON = re.compile(r"\b[Yy]ou (?:is|has|does|draws|takes|moves|attacks|wins|loses|plays|lays|gets|holds|goes)\b")
OUTDATED = re.compile(
    r"\b(?:whoever|who (?:comes|can|cannot|could|may|has|holds)\b.*\b(?:is|loses|wins)|the own|stands? there no|"
    r"all armies stand|is to attack|by lot)\b",
    re.IGNORECASE,
)


def spoken(game: Umpire, viewer: int) -> list[str]:
    """Return the sentences that a viewer reads at a moment, except those of events."""
    result = game.view(viewer)["result"]
    return [game.ask(viewer), *([result["text"]] if result else [])]


def test_a_viewer_is_you_and_others_are_named(variant: Variant) -> None:
    for seed in cases(4):
        rng = Random(seed)
        game = Umpire(variant, seed=seed.to_bytes(32, "big"))
        game.names, game.addresses = NAMES[: len(game.seats)], True
        viewer = rng.randrange(len(game.seats))
        own = re.compile(rf"\b{NAMES[viewer]}\b")
        sentences = [event["text"] for step in game.opening for event in game.told(step, viewer)]
        for _ in range(ACTS):
            if game.over:
                break
            seat = rng.choice(game.waiting)
            told = [event for step in game.act(seat, rng.choice(game.legal(seat))) for event in game.told(step, viewer)]
            sentences += [event["text"] for event in told] + [game.headline(told, viewer)] + spoken(game, viewer)
        for text in sentences:
            assert not own.search(text), f"seed {seed}: {text}"
            assert not THIRD_PERSON.search(text), f"seed {seed}: {text}"
            assert not OUTDATED.search(text), f"seed {seed}: {text}"
            assert len(text) <= LONGEST and "!" not in text, f"seed {seed}: {text}"
            assert not re.match(r"you\b|your\b", text) and not re.search(r"[.!?] your?\b", text), f"seed {seed}: {text}"
            assert "[" not in text and "{" not in text, f"seed {seed}: {text}"
