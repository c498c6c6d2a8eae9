"""Boxes of elements on the page."""

from __future__ import annotations

from playwright.sync_api import Locator
from tests.web.person import Person

Box = dict[str, float]


def box(found: Locator) -> Box:
    measured = found.bounding_box()
    assert measured, "it is not there"
    return {key: float(round(measured[key])) for key in ("x", "y", "width", "height")}


def seen_whole(person: Person, found: Locator) -> Box:
    """Check that an element lies entirely in the window; return its box."""
    place, window = box(found), person.page.viewport_size
    assert window
    assert place["x"] >= -1 and place["y"] >= -1, place
    assert place["x"] + place["width"] <= window["width"] + 1, place
    assert place["y"] + place["height"] <= window["height"] + 1, place
    return place


def apart(one: Box, other: Box) -> bool:
    """Return whether neither box covers any of the other."""
    across = one["x"] + one["width"] <= other["x"] + 1 or other["x"] + other["width"] <= one["x"] + 1
    return across or one["y"] + one["height"] <= other["y"] + 1 or other["y"] + other["height"] <= one["y"] + 1
