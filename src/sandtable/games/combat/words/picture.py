"""The floor as text for terminals: terrain, units, and a list of what everybody has."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import zip_longest
from typing import Any

from rich.text import Text

_COLOURS = {"West": "red", "East": "blue"}
_TERRAIN = {"bldg": ("#", "yellow"), "trees": (":", "green"), "hole": ("=", "magenta")}
_MARKER = ("+", "bold cyan")
_LETTERS = {"SF": "F", "MC": "C", "APC": "A"}  # the others are one letter already
_WIDTH = 38  # of a side's list: both fit into 80 columns
_TEN = 10  # cells between two figures of the scale


def picture(view: Mapping[str, Any], board: Mapping[str, Any]) -> Text:
    """A view, one character for a cell: West's units in capital and East's in small letters; no colour is needed."""
    text = Text()
    for line in _heading(view):
        text.append(f"{line}\n")
    cells = _cells(view, board)
    width, height = view["map"]["width"], view["map"]["height"]
    for y in reversed(range(height)):
        text.append(f"{y:>3} ", "dim")
        for x in range(width):
            text.append(*cells.get((x, y), (".", "dim")))
        text.append("\n")
    text.append("    " + "".join(f"{x:<{_TEN}}" for x in range(0, width, _TEN)) + "\n", "dim")
    text.append("    # building  : trees  = hole  + marker     2w two wounds  conf confused\n", "dim")
    for line in _lists(view):
        text.append(f"{line}\n")
    return text


def _heading(view: Mapping[str, Any]) -> Iterator[str]:
    if view["buying"]:
        return
    half = f"{view['half']}'s half-turn, {view['phase']}" if view["half"] else view["phase"]
    rounds = f", round {view['round']} of {view['rounds']}" if view["round"] else ""
    yield f"{view['scenario']}{rounds}: {half}"


def _cells(view: Mapping[str, Any], board: Mapping[str, Any]) -> dict[tuple[int, int], tuple[str, str]]:
    """What is drawn on the cells that are not open: the units over the markers over the terrain."""
    cells: dict[tuple[int, int], tuple[str, str]] = {}
    for piece in view["map"]["pieces"]:
        corners = (piece["x0"], piece["y0"], piece["x1"], piece["y1"])
        cells |= dict.fromkeys(_area(*corners), _TERRAIN[piece["type"]])
    for marker in view["map"]["markers"]:
        cells |= dict.fromkeys(_area(*marker), _MARKER)
    for unit in view["units"]:
        if unit["at"] and unit["state"] != "removed":
            x, y = unit["at"]
            reach = unit["size"] - 1
            cells |= dict.fromkeys(_area(x, y, x + reach, y + reach), _drawn(unit))
    return cells


def _area(x0: int, y0: int, x1: int, y1: int) -> Iterator[tuple[int, int]]:
    return ((x, y) for x in range(x0, x1 + 1) for y in range(y0, y1 + 1))


def _drawn(unit: Mapping[str, Any]) -> tuple[str, str]:
    letter = _LETTERS.get(unit["type"], unit["type"])
    shown = letter if unit["side"] == "West" else letter.lower()
    return shown, f"bold {_COLOURS[unit['side']]}" + (" strike" if unit["state"] == "killed" else "")


# -- the lists ---------------------------------------------------------------------------------------------------------


def _lists(view: Mapping[str, Any]) -> Iterator[str]:
    """Both sides beside each other; while armies are bought what the viewer has bought."""
    if view["buying"]:
        yield from _bought(view["buying"])
        return
    columns = [list(_side(view, side)) for side in view["seats"]]
    for left, right in zip_longest(*columns, fillvalue=""):
        yield f"{left:<{_WIDTH + 2}}{right}".rstrip()


def _bought(buying: Mapping[str, Any]) -> Iterator[str]:
    if buying["left"] is not None:
        yield f"{buying['left']} of {buying['points']} points left"
    for unit in buying["units"]:
        yield f"{_entry(unit['name'], [*unit['weapons'], *unit['mounts']])}, {unit['cost']} points"


def _side(view: Mapping[str, Any], side: str) -> Iterator[str]:
    """A side's score and its units, a line each to the end, so that a picture keeps its size."""
    markers = f", {view['markers'][side]} for markers" if view["map"]["markers"] else ""
    yield f"{side}: {view['score'][side]} points{markers}"
    for unit in view["units"]:
        if unit["side"] == side:
            line = _entry(unit["name"], list(_about(unit)))
            yield line if len(line) <= _WIDTH else f"{line[: _WIDTH - 1]}…"


def _entry(name: str, words: list[str]) -> str:
    return f"{name:<5} {' '.join(words)}".rstrip()


def _about(unit: Mapping[str, Any]) -> Iterator[str]:
    """Where a unit is, how it stands, what it has, and what is the matter with it."""
    if unit["at"]:
        yield "{},{}".format(*unit["at"])
    if unit["position"]:
        yield unit["position"]
    yield from unit["weapons"]
    yield from unit["mounts"]
    if unit["state"] in ("killed", "removed"):
        yield unit["state"]
    elif unit["wounds"]:
        yield f"{unit['wounds']}w"
    if unit["confused"]:
        yield "conf"
