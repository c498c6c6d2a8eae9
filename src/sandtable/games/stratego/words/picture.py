"""The board as text for terminals."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from rich.text import Text

from sandtable.engine import draw_board, list_pieces


def picture(view: Mapping[str, Any], board: Mapping[str, Any], width: int = 80) -> Text:
    """Return a view drawn from its viewer's side, with the captured pieces beneath."""
    text = draw_board(view, board, width)
    for key, verb in (("captured", "captured"), ("gone", "lost")):
        for seat, pieces in view[key].items():
            if pieces:
                text.append(list_pieces(f"{seat} has {verb}", (piece["rank"] for piece in pieces), width))
    return text
