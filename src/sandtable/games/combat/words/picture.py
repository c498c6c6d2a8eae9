"""The floor as text for terminals: terrain, units, and a list of each side's units."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import chain, zip_longest
from textwrap import wrap

from msgspec import convert
from rich.text import Text

from sandtable.games.combat.words.shown import Buying, CombatView, Unit

_COLOURS = {"West": "red", "East": "blue"}
_TERRAIN = {"bldg": ("#", "yellow"), "trees": (":", "green"), "hole": ("=", "magenta")}
_MARKER = ("+", "bold cyan")
_LETTERS = {"SF": "F", "MC": "C", "APC": "A"}  # the other codes are single letters
_WIDTH = 38  # columns of a side's list, so that both fit into 80
_LEGEND = "#_building  :_trees  =_hole{markers}     2w_two_wounds  conf_confused"
_TEN = 10  # cells between two numbers of the scale


def picture(view: Mapping[str, object], board: Mapping[str, object], width: int = 80) -> Text:
    """Return a view as text, one character for a cell.

    West's units are capital and East's small letters, so that no colour is needed. The lists of the two sides stand
    side by side if `width` columns have room for both.
    """
    seen = convert(view, CombatView)
    text = Text()
    for line in _heading(seen):
        text.append(_folded(line, width))
    cells = _cells(seen)
    breadth, height = seen.map.width, seen.map.height
    for y in reversed(range(height)):
        text.append(f"{y:>3} ", "dim")
        for x in range(breadth):
            text.append(*cells.get((x, y), (".", "dim")))
        text.append("\n")
    text.append("    " + "".join(f"{x:<{_TEN}}" for x in range(0, breadth, _TEN)) + "\n", "dim")
    legend = _LEGEND.format(markers="  +_marker" if seen.map.markers else "")
    text.append(_folded(legend, width, "    ").replace("_", " "), "dim")
    for line in _lists(seen, width):
        text.append(_folded(line, width))
    return text


def _folded(line: str, width: int, before: str = "") -> str:
    return "\n".join(wrap(line, width, initial_indent=before, subsequent_indent="    ")) + "\n"


def _heading(view: CombatView) -> Iterator[str]:
    if view.buying:
        return
    half = f"{view.half}'s half-turn, {view.phase}" if view.half else view.phase
    rounds = f", round {view.round} of {view.rounds}" if view.round else ""
    yield f"{view.scenario}{rounds}: {half}"


def _cells(view: CombatView) -> dict[tuple[int, int], tuple[str, str]]:
    """Return character and style of the cells that are not open: units over markers over terrain."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for piece in view.map.pieces:
        corners = (piece.x0, piece.y0, piece.x1, piece.y1)
        cells |= dict.fromkeys(_area(*corners), _TERRAIN[piece.type])
    for marker in view.map.markers:
        cells |= dict.fromkeys(_area(*marker), _MARKER)
    for unit in view.units:
        if unit.at and unit.state != "removed":
            x, y = unit.at
            reach = unit.size - 1
            cells |= dict.fromkeys(_area(x, y, x + reach, y + reach), _drawn(unit))
    return cells


def _area(x0: int, y0: int, x1: int, y1: int) -> Iterator[tuple[int, int]]:
    return ((x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1))


def _drawn(unit: Unit) -> tuple[str, str]:
    letter = _LETTERS.get(unit.type, unit.type)
    shown = letter if unit.side == "West" else letter.lower()
    return shown, f"bold {_COLOURS[unit.side]}" + (" strike" if unit.state == "killed" else "")


# -- the lists ---------------------------------------------------------------------------------------------------------


def _lists(view: CombatView, width: int) -> Iterator[str]:
    """Yield the lists of both sides, side by side or one below the other.

    While armies are bought, yield what the viewer has bought instead.
    """
    if view.buying:
        yield from _bought(view.buying)
        return
    columns = [list(_side(view, side)) for side in view.seats]
    if width < 2 * _WIDTH + 2:
        yield from chain.from_iterable(columns)
        return
    for left, right in zip_longest(*(map(_cut, column) for column in columns), fillvalue=""):
        yield f"{left:<{_WIDTH + 2}}{right}".rstrip()


def _cut(line: str) -> str:
    """Return a line cut to the width of a side's list."""
    return line if len(line) <= _WIDTH else f"{line[: _WIDTH - 2]}.."


def _bought(buying: Buying) -> Iterator[str]:
    if buying.left is not None:
        yield f"{buying.left} of {buying.points} points left"
    for unit in buying.units:
        yield f"{_entry(unit.name, [*unit.weapons, *unit.mounts])}, {unit.cost} points"


def _side(view: CombatView, side: str) -> Iterator[str]:
    """Yield a side's score and its units, a line each; dead units stay, so that the picture keeps its size."""
    markers = f", {view.markers[side]} for markers" if view.map.markers else ""
    yield f"{side}: {view.score[side]} points{markers}"
    for unit in view.units:
        if unit.side == side:
            yield _entry(unit.name, list(_about(unit)))


def _entry(name: str, words: list[str]) -> str:
    return f"{name:<5} {' '.join(words)}".rstrip()


def _about(unit: Unit) -> Iterator[str]:
    """Yield the words about a unit: its cell, position, weapons, and its state or wounds."""
    if unit.at:
        yield "{},{}".format(*unit.at)
    if unit.position:
        yield unit.position
    yield from unit.weapons
    yield from unit.mounts
    if unit.state in ("killed", "removed"):
        yield unit.state
    elif unit.wounds:
        yield f"{unit.wounds}w"
    if unit.confused:
        yield "conf"
