"""The time and memory of short commands, which people wait for."""

from __future__ import annotations

import json
import tempfile
from collections.abc import Iterator
from pathlib import Path
from random import Random
from statistics import median

from bench.rows import ALL, Row, row
from bench.stopwatch import watch
from sandtable.api import make
from sandtable.engine.game import Variant
from sandtable.games import variants

RUNS = 3


def measure_commands() -> list[Row]:
    """Return the seconds and peak memory of each command: medians, after a run that is not counted."""
    first = next(iter(variants().values()))
    with tempfile.TemporaryDirectory() as folder:
        return [figure for what, arguments in commands(first, Path(folder)) for figure in _rows(what, arguments)]


def commands(variant: Variant, folder: Path) -> list[tuple[str, list[str]]]:
    """Return each command's title in the table and its arguments; the files that they read are in `folder`."""
    record, scenario = folder / "record.txt", folder / "scenario.yaml"
    actions = write_record(variant, record)
    write_scenario(variant, scenario)
    clause = next(iter(variant.game.rulebook.clauses))
    return [
        ("sandtable --help", ["--help"]),
        ("sandtable games", ["games"]),
        (f"sandtable rules {variant.id} {clause}", ["rules", variant.id, clause]),
        (f"sandtable verify, {variant.id}, {actions:,} actions", ["verify", str(record)]),
        (f"sandtable scenario, {variant.id}, one file", ["scenario", str(scenario)]),
    ]


def _rows(what: str, arguments: list[str]) -> Iterator[Row]:
    command = ["-m", "sandtable.cli", *arguments]
    watch(command)
    runs = [watch(command) for _ in range(RUNS)]
    yield row("variant", ALL, what, round(median(run.wall for run in runs), 2), "s")
    peaks = [run.peak for run in runs if run.peak is not None]
    if peaks:
        yield row("variant", ALL, f"{what}: peak memory", round(median(peaks)), "MB")


def write_record(variant: Variant, path: Path) -> int:
    """Write the record of a random game, always the same; returns how many actions it has."""
    game, rng = make(variant.id, seed=1), Random(1)
    while not game.over:
        seat = game.to_act[0]
        game.act(seat, rng.choice(game.legal(seat)))
    path.write_text(game.record(), encoding="utf-8")
    return game.umpire.decisions


def write_scenario(variant: Variant, path: Path) -> None:
    """Write a scenario: the first action of a new game."""
    game = make(variant.id, seed=1)
    seat = game.to_act[0]
    scenario = {"id": "BENCH-1", "game": variant.id, "script": [f"{seat} {game.legal(seat)[0]}"]}
    path.write_text(json.dumps(scenario), encoding="utf-8")
