"""Tests of the speed figures: what plays, how speeds are taken and reported. No test asks how fast anything is."""

from __future__ import annotations

import itertools
import json
import time
from collections.abc import Callable, Sequence
from importlib import metadata

import pytest
from tests.conftest import at_night

from bench import figures, peers, rounds, speed
from bench.peers import PEERS, Peer
from bench.rounds import Contender, Play, Progress
from sandtable.engine.errors import BadInput
from sandtable.games import variants


def three_plies() -> Play:
    return lambda: 3


def counter(name: str) -> Contender:
    return Contender("fake", name, three_plies)


def test_each_round_measures_everything_once_and_the_median_counts() -> None:
    first, second = counter("first"), counter("second")
    figures_to_come = {first: iter([5.0, 1.0, 100.0, 4.0, 2.0]), second: iter([30.0, 20.0, 10.0, 50.0, 40.0])}
    order: list[str] = []
    moved: list[tuple[int, int]] = []

    def measure(one: Contender) -> float:
        order.append(one.name)
        return next(figures_to_come[one])

    found = rounds.medians([first, second], measure, lambda done, total: moved.append((done, total)))
    assert found == [4.0, 30.0]
    assert order == ["first", "second"] * rounds.ROUNDS
    assert moved == [(done, 10) for done in range(1, 11)]


def test_a_speed_is_plies_by_processor_time(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count(100)  # a second passes between two looks at it
    monkeypatch.setattr(time, "process_time", lambda: float(next(clock)))
    played: list[int] = []

    def play() -> int:
        played.append(3)
        return 3

    def set_up() -> Play:
        return play

    assert rounds.speed(Contender("fake", "by the clock", set_up), 4.0) == 3.0
    assert len(played) == 1 + 4  # the first call is not counted


def test_speeds_are_taken_in_another_process() -> None:
    found = rounds.speeds([counter("first"), counter("second")], 0.001)
    assert len(found) == 2 and min(found) > 0
    assert not any(name in ("first", "second") for _, name in rounds._ready)


COMPILE_A_STUDY = speed.lots_measured, speed.sergeants_measured
"""At night; by day tests/studies measure games."""
OURS = [
    pytest.param(what, set_up, id, marks=pytest.mark.nightly if set_up in COMPILE_A_STUDY else at_night(id))
    for id in variants()
    for what, set_up, _ in speed.OURS
]


@pytest.mark.parametrize("what, set_up, id", OURS)
def test_ours_play(what: str, set_up: Callable[[str], Play], id: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(speed, "GAMES_AT_ONCE", 3)
    monkeypatch.setattr(speed, "SERGEANTS_AT_ONCE", 1)
    monkeypatch.setattr(speed, "STEPS", 2)
    play = set_up(id)
    assert all(play() > 0 for _ in range(3))


@pytest.mark.parametrize("peer", PEERS, ids=lambda peer: peer.name)
def test_peers_play(peer: Peer) -> None:
    if peer.missing:
        pytest.skip(f"{peer.name} is not installed: {peers.INSTALL}")
    first, *_ = peer.contenders()
    assert rounds.speed(first, 0.001) > 0


@pytest.fixture
def speeds_of_a_fake_run(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give speeds by name instead of measuring them; starts and commands are not measured at all."""
    known = {speed.COMPILED: 5000.0, ": quoridor": 2000.0}

    def speeds(contenders: Sequence[Contender], seconds: float, progress: Progress | None = None) -> list[float]:
        return [next((known[end] for end in known if one.name.endswith(end)), 100.0) for one in contenders]

    monkeypatch.setattr(speed, "speeds", speeds)
    monkeypatch.setattr(speed, "_start", lambda id, cold: 2.0 if cold else 1.0)
    monkeypatch.setattr(speed, "measure_commands", list)


def installed(monkeypatch: pytest.MonkeyPatch, *modules: str) -> None:
    monkeypatch.setattr(peers, "find_spec", lambda module: object() if module in modules else None)
    monkeypatch.setattr(metadata, "version", lambda package: "9.9")


def test_rows_of_a_run_beside_others(speeds_of_a_fake_run: None, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "pyspiel", "pettingzoo")  # but not what the classic games need
    rows = speed.measure(1.0, peers.peers())
    assert json.loads(json.dumps(rows)) == rows
    for row in rows:
        owner = "variant" if "variant" in row else "peer"
        assert list(row) == [owner, "what", "value", "unit", "ratio"]
    speeds = [row for row in rows if row["unit"] == speed.SPEED]
    assert [row["value"] for row in speeds] == sorted((row["value"] for row in speeds), reverse=True)
    ratios = {row["what"]: row["ratio"] for row in speeds}
    assert ratios["OpenSpiel 9.9: quoridor"] == 1.0
    assert ratios["OpenSpiel 9.9: hanabi"] == 0.05
    for id in variants():
        assert ratios[f"{id}: {speed.COMPILED}"] == 2.5
        assert {row["unit"] for row in rows if row.get("variant") == id} == {speed.SPEED, "s", "bytes"}
    absent = [row for row in rows if row["value"] is None]
    assert [row["peer"] for row in absent] == ["PettingZoo classic", "RLCard"]
    assert all('pip install "sandtable[bench]"' in row["what"] for row in absent)


def test_a_table_for_readers(speeds_of_a_fake_run: None, monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch, "pyspiel")
    cells = {first: others for first, *others in figures.table(speed.measure(1.0, peers.peers()))}
    assert cells["OpenSpiel 9.9: quoridor"] == ["2,000 plies/s", "1 x", "2.5 x"]
    assert cells["OpenSpiel 9.9: hanabi"] == ["100 plies/s", "0.05 x", "50 x"]
    [line] = [line for what, line in cells.items() if what.startswith("RLCard")]
    assert line == ["", "", ""]


def test_alone_there_are_no_ratios(speeds_of_a_fake_run: None) -> None:
    rows = speed.measure(1.0)
    assert rows and all(row["ratio"] is None and "variant" in row for row in rows)


def test_against_nothing_is_told_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    installed(monkeypatch)
    with pytest.raises(BadInput, match=r'pip install "sandtable\[bench\]"'):
        peers.peers()
