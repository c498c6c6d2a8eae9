"""Tests of golden playthroughs: every viewer's views and what it was told, printed and compared as text."""

from __future__ import annotations

import json
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from tests.every_game.kept import compare_text
from tests.every_game.tables import Table, table

from sandtable.engine.game import Variant
from sandtable.engine.record.schema import CHANCE


def leaves(value: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield every plain value within a view with its path; an item of a list of pieces is named by its number."""
    if isinstance(value, dict) and value:
        for key, part in value.items():
            yield from leaves(part, f"{path}.{key}" if path else key)
    elif isinstance(value, list) and value and isinstance(value[0], dict):
        for k, part in enumerate(value):
            yield from leaves(part, f"{path}[{part.get('id', k)}]")
    else:
        yield path, json.dumps(value)


def changes(old: dict[str, str], new: dict[str, str]) -> str:
    """Return what has changed from one view to the next, in one line."""
    parts = [f"{path}={value}" for path, value in new.items() if old.get(path) != value]
    parts += [f"-{path}" for path in old if path not in new]
    return " ".join(parts)


def grouped(verb: str, lines: dict[str, str]) -> Iterator[str]:
    """Yield one line for all viewers with the same text, and none for those without any."""
    for text in dict.fromkeys(lines.values()):
        if text:
            yield f"  {', '.join(name for name, line in lines.items() if line == text)} {verb}: {text}"


def playthrough(game: Table, rng: Random, decisions: int) -> Iterator[str]:
    viewers = dict(zip([*game.seats, "Spectator"], game.viewers, strict=True))
    yield f"{game.variant.id}, rules {game.game.version}, options {json.dumps(game.options)}"
    views: dict[str, dict[str, str]] = {name: {} for name in viewers}
    for number in range(decisions + 1):
        if number:
            step = game.replay(*game.pick(rng))
            yield f"{number}. {'chance' if step.seat == CHANCE else game.seats[step.seat]} {step.text}"
            told = {name: game.told(step, viewer) for name, viewer in viewers.items()}
            yield from grouped("told", {name: _sentences(events) for name, events in told.items()})
        new = {name: dict(leaves(game.view(viewer))) for name, viewer in viewers.items()}
        yield from grouped("view", {name: changes(views[name], new[name]) for name in viewers})
        views = new
        if game.over:
            return


def _sentences(events: list[dict[str, Any]]) -> str:
    return " ".join(f"{event['text']} [{event['clause']}]" for event in events)


@pytest.mark.parametrize("seed", [1, 2])
def test_playthrough(variant: Variant, seed: int) -> None:
    rng = Random(seed)
    text = "\n".join(playthrough(table(variant, rng), rng, 90)) + "\n"
    compare_text(variant, f"golden/{variant.id}-{seed}.txt", text)
