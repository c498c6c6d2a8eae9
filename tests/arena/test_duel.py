"""Tests of duels: the shape of a report, and that the seed alone determines every game."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Sequence
from multiprocessing import active_children
from pathlib import Path

import pytest

from sandtable.arena import duel
from sandtable.arena.duel import BATCH, Outcome, Terms, run_duel, seating
from sandtable.bots.levels import Level, levels
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant
from sandtable.engine.record.view import Packed
from sandtable.games import variant

WARKINGS, LIGHTNING = variant("warkings"), variant("stratego-lightning")
CLOCK = {"seconds", "steps_per_s"}


def without_clock(report: dict[str, object]) -> dict[str, object]:
    return {key: value for key, value in report.items() if key not in CLOCK}


def test_a_report_has_the_promised_shape() -> None:
    report = run_duel(WARKINGS, ["sergeant", "recruit"], 4, seed=1)
    assert list(report) == [
        "variant", "bots", "games", "wins", "wins_by_seat", "draws",
        "plies_median", "steps_per_s", "seconds", "errors", "void",
    ]  # fmt: skip
    assert report["variant"] == "warkings"
    assert report["bots"] == ["sergeant", "recruit"]
    assert report["games"] == 4 == sum(report["wins"]) + report["draws"]
    assert sum(report["wins"]) == sum(report["wins_by_seat"])
    assert report["errors"] == 0
    assert report["plies_median"] > 10
    assert json.loads(json.dumps(report)) == report


def test_a_seed_gives_the_same_games_on_any_number_of_processes(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(duel, "BATCH", 2)
    alone = run_duel(WARKINGS, ["sergeant", "recruit"], 6, seed=5, processes=1)
    shared = run_duel(WARKINGS, ["sergeant", "recruit"], 6, seed=5, processes=2)
    assert without_clock(alone) == without_clock(shared)


def test_another_seed_gives_other_games() -> None:
    terms = [duel.Terms(WARKINGS.id, ("recruit", "recruit"), seed, None, ()) for seed in (1, 2)]
    assert duel.play_one(terms[0], 0) == duel.play_one(terms[0], 0) != duel.play_one(terms[1], 0)


def test_progress_is_told_game_by_game() -> None:
    told: list[tuple[int, int]] = []
    run_duel(WARKINGS, ["recruit"], 3, seed=1, progress=lambda done, games: told.append((done, games)))
    assert told == [(1, 3), (2, 3), (3, 3)]


def test_bots_move_on_by_a_seat_a_game_and_the_last_fills_the_table() -> None:
    assert [seating(2, 2, game) for game in range(3)] == [(0, 1), (1, 0), (0, 1)]
    assert [seating(2, 4, game) for game in range(2)] == [(0, 1, 1, 1), (1, 1, 1, 0)]
    assert seating(1, 3, 7) == (0, 0, 0)


class Faulty:
    """A bot that fails at every other decision, by an illegal action or by an exception."""

    def __init__(self, variant: Variant, seed: int) -> None:
        self.decisions = 0

    def choose(self, view: Packed, legal: Sequence[int]) -> int:
        self.decisions += 1
        if self.decisions % 4 == 0:
            raise RuntimeError("lost my head")
        return 10**6 if self.decisions % 2 else legal[0]


def test_a_bots_faults_are_counted_and_the_game_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    faulty = {**levels(WARKINGS), "faulty": Level("faulty", "Faulty", "Fails.", Faulty)}
    monkeypatch.setattr("sandtable.bots.levels.levels", lambda variant: faulty)
    monkeypatch.setattr("sandtable.bots.specs.levels", lambda variant: faulty)
    report = run_duel(WARKINGS, ["faulty", "recruit"], 6, seed=1, on_error="random")
    assert report["errors"] > 20
    assert report["games"] == 6


@pytest.mark.parametrize(
    ("bots", "games", "said"),
    [
        (["sergeant", "admiral"], 2, "admiral"),
        (["sergeant", "recruit", "recruit"], 2, "2 seats"),
        ([], 2, "2 seats"),
        (["recruit"], 0, "at least one game"),
    ],
)
def test_what_makes_no_duel_is_refused(bots: list[str], games: int, said: str) -> None:
    with pytest.raises(BadInput, match=said):
        run_duel(LIGHTNING, bots, games, seed=1)


def test_sergeant_beats_chance() -> None:
    report = run_duel(WARKINGS, ["sergeant", "random"], 40, seed=7)
    assert report["wins"][0] >= 38


def long_batch(terms: Terms, batch: range) -> list[Outcome]:
    """Play a batch in a helper process: the first batch returns at once, all others take long and leave a trace."""
    if batch.start > BATCH:
        time.sleep(60)
        Path(os.environ["TRACE"]).touch()
    return [Outcome((), (0, 0), 1, 0) for _ in batch]


def test_an_interrupted_duel_does_not_play_its_batches_to_their_ends(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    def interrupt(done: int, games: int) -> None:
        if done > BATCH:
            raise KeyboardInterrupt

    monkeypatch.setenv("TRACE", str(tmp_path / "played"))
    monkeypatch.setattr(duel, "_play_batch", long_batch)
    with pytest.raises(KeyboardInterrupt):
        run_duel(WARKINGS, ["recruit"], 4 * BATCH, seed=1, processes=2, progress=interrupt)
    assert not active_children() and not (tmp_path / "played").exists()
