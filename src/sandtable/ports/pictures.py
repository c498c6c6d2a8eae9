"""The picture of a game as one viewer sees it."""

from __future__ import annotations

from rich.text import Text

from sandtable.engine.umpire import Umpire


def picture(umpire: Umpire, viewer: int) -> Text:
    """Return the game's picture of what a viewer sees, and below it what the viewer has to do, or how it ended."""
    view = umpire.view(viewer)
    drawn = umpire.game.picture(view, umpire.variant.board)
    text = drawn.copy() if isinstance(drawn, Text) else Text(drawn)
    text.rstrip()
    return text.append("\n\n" + (view["result"]["text"] if view["result"] else umpire.ask(viewer)))
