"""The table as text for terminals: the viewer's hand, the piles, the other hands and the effects in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from textwrap import wrap

from msgspec import convert
from rich.text import Text

from sandtable.games.warkings.words.counting import cards
from sandtable.games.warkings.words.shown import Board, WarkingsView

_LABEL = 14  # columns of the label before a line
_LEAST = 12  # the fewest columns of a line, even in narrow terminals


def picture(view: Mapping[str, object], board: Mapping[str, object], width: int = 80) -> Text:
    """Return a view as a few lines. Cards are written by their signs, so that no colour is needed."""
    drawn = convert(board, Board)
    colours = {card.kind: card.colour for card in drawn.cards}
    text = Text()
    for label, whole in _lines(convert(view, WarkingsView)):
        for k, line in enumerate(wrap(whole, max(width - _LABEL - 2, _LEAST))):
            text.append(f"{'' if k else label:>{_LABEL - 2}}  ", "dim")
            for word in line.split(" "):
                text.append(f"{word} ", f"bold {colours[word]}" if word in colours else "")
            text.append("\n")
    return text


def _lines(view: WarkingsView) -> Iterator[tuple[str, str]]:
    for hand in view.hands:
        mark = ">" if hand.seat == view.turn else " "
        seen = f"   seen: {' '.join(hand.known)}" if hand.known else ""
        yield f"{mark} {hand.seat}", f"{cards(hand.size)}{seen}"
    on_top = "the enemy attack on top, " if view.draw_pile.enemy_on_top else ""
    yield "draw pile", f"{on_top}{cards(view.draw_pile.size)}"
    yield "open pile", f"{view.open.top or 'nothing'}   {cards(view.open.size)}"
    if view.aside:
        yield "discard", " ".join(view.aside)
    if view.effect:
        yield "effect", f"{view.effect.kind} on {view.effect.on}"
    if view.last_round:
        yield "last round", f"ends with {view.last_round.until}'s turn"
    if view.hand is not None:
        held = " ".join(kind for kind, count in view.hand.items() for _ in range(count))
        yield "your hand", f"{held or 'nothing'}   = {view.counted.text if view.counted else 0}"
    if view.result:
        for seat, shown in view.result.hands.items():
            yield f"{seat} has", f"{' '.join(shown.cards) or 'no cards'}   {shown.text}"
