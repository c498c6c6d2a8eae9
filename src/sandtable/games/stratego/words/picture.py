"""The board as text for terminals."""

from __future__ import annotations

from collections.abc import Mapping

from msgspec import convert
from rich.text import Text

from sandtable.engine import draw_board, list_pieces
from sandtable.games.stratego.words.shown import StrategoView


def picture(view: Mapping[str, object], board: Mapping[str, object], width: int = 80) -> Text:
    """Return a view drawn from its viewer's side, with the captured pieces beneath."""
    text = draw_board(view, board, width)
    seen = convert(view, StrategoView)
    for verb, taken in (("captured", seen.captured), ("lost", seen.gone)):
        for seat, pieces in taken.items():
            if pieces:
                text.append(list_pieces(f"{seat} has {verb}", (piece.rank for piece in pieces), width))
    return text
