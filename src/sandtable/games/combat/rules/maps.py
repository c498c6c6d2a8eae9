"""The maps that come with the game (rulebook sections 1.6 and 1.9). All look the same from both sides."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from sandtable.games.combat.rules.tables import HEIGHT, WIDTH

Piece = tuple[str, int, int, int, int]


def _both(*pieces: Piece) -> list[Piece]:
    """Return pieces together with their counterparts when the table is turned by 180 degrees."""
    turned = [
        (kind, WIDTH - 1 - x1, HEIGHT - 1 - y1, WIDTH - 1 - x0, HEIGHT - 1 - y0) for kind, x0, y0, x1, y1 in pieces
    ]
    return list(dict.fromkeys([*pieces, *turned]))


MAPS: Mapping[str, Mapping[str, Any]] = {
    "default": {
        "title": "The floor",
        "about": "Two houses, three groups of trees and four holes.",
        "pieces": _both(
            ("bldg", 14, 4, 19, 9),
            ("trees", 10, 20, 13, 25),
            ("trees", 22, 14, 25, 17),
            ("hole", 16, 14, 17, 15),
            ("hole", 20, 26, 21, 27),
        ),
    },
    "open": {"title": "Bare floor", "about": "No terrain at all.", "pieces": []},
    "village": {
        "title": "Village",
        "about": "Five houses around a square, and little other cover.",
        "pieces": _both(
            ("bldg", 12, 22, 17, 27),
            ("bldg", 10, 6, 13, 10),
            ("bldg", 22, 14, 25, 17),
            ("trees", 18, 4, 20, 6),
            ("trees", 21, 27, 22, 30),
            ("hole", 14, 16, 15, 17),
        ),
    },
    "orchard": {
        "title": "Orchard",
        "about": "Trees everywhere, a shed in the middle and holes on the way.",
        "pieces": _both(
            ("bldg", 22, 15, 25, 16),
            ("trees", 10, 4, 12, 8),
            ("trees", 14, 18, 16, 21),
            ("trees", 20, 22, 22, 25),
            ("trees", 19, 9, 20, 11),
            ("hole", 8, 14, 9, 15),
            ("hole", 23, 3, 24, 4),
        ),
    },
}
