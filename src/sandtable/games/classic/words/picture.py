"""The board as text for terminals."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import convert
from rich.text import Text

from sandtable.engine import draw_board, list_pieces

from .shown import ClassicView


def picture(view: Mapping[str, object], board: Mapping[str, object], width: int = 80) -> Text:
    """Return a view drawn from its viewer's side, with the captured pieces beneath."""
    text = draw_board(view, board, width)
    for seat, lost in convert(view, ClassicView).captured.items():
        if lost:
            text.append(list_pieces(f"{seat} has lost", lost, width))
    return text
