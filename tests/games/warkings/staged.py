"""Positions of War Kings for the tests, as scenarios write them."""

from __future__ import annotations

from typing import Any

from sandtable.games import variant
from sandtable.scenarios.files import read_text

WAR_KINGS = variant("warkings")


def staged(position: str, options: str = "{}") -> Any:
    """Return the stage of a scenario with the position in YAML."""
    text = f"id: T\ngame: warkings\noptions: {options}\n{position}\nscript: [! 'A DISCARD EA']\nexpect: {{over: no}}\n"
    [scenario] = read_text(text.replace("[! 'A DISCARD EA']", "['! A DISCARD EA']"))
    return WAR_KINGS.game.stage(WAR_KINGS, scenario)
