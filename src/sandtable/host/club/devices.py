"""What a browser is called in the list of a player's devices."""

from __future__ import annotations

from dataclasses import dataclass

BROWSERS = (
    ("Edg", "Edge"),
    ("OPR/", "Opera"),
    ("SamsungBrowser", "Samsung Internet"),
    ("FxiOS", "Firefox"),
    ("Firefox", "Firefox"),
    ("CriOS", "Chrome"),
    ("Chrom", "Chrome"),
    ("Safari", "Safari"),
)
"""What stands in the User-Agent, and the name. Most browsers name others too, so the first that fits counts."""
SYSTEMS = (
    ("iPhone", "iPhone"),
    ("iPad", "iPad"),
    ("Android", "Android"),
    ("Windows", "Windows"),
    ("CrOS", "ChromeOS"),
    ("Mac OS", "macOS"),
    ("Linux", "Linux"),
)


@dataclass(frozen=True, slots=True)
class Device:
    """A browser and its system, such as Firefox on Linux. An empty text: it is not known."""

    browser: str
    system: str


NO_DEVICE = Device("", "")
"""The device of something that is no browser."""


def device_of(user_agent: str) -> Device:
    """Return the device that a browser says it runs on. Nothing else of the User-Agent is kept."""
    return Device(_first(BROWSERS, user_agent), _first(SYSTEMS, user_agent))


def _first(known: tuple[tuple[str, str], ...], user_agent: str) -> str:
    return next((name for mark, name in known if mark in user_agent), "")
