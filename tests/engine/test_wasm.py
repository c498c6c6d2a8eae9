"""Tests of the backend that runs `rules.wasm`: its memory, its calls, and what stops a call."""

from __future__ import annotations

import gc
import os
import subprocess
import sys
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import pytest
import wasmtime
from tests import toy

from sandtable.batches.batch import Batch
from sandtable.engine.compile.backend import WASM
from sandtable.engine.compile.wasm import artefact, machine
from sandtable.engine.compile.wasm.calls import Rules, drivers
from sandtable.engine.compile.wasm.room import blank, room, zeros
from sandtable.engine.driver_types import FILE, driver_types
from sandtable.games import variant

FOUND = toy.GAME.folder / "rules.wasm"


@pytest.fixture(scope="module")
def made() -> artefact.Artefact:
    return artefact.unpacked(FOUND.read_bytes())


@pytest.fixture(scope="module")
def rules(made: artefact.Artefact) -> Any:
    return drivers(Rules("toy", made), made, {"state": toy.GAME.schema.state, "view": toy.GAME.schema.view})


@pytest.fixture
def table(rules: Any) -> Iterator[tuple[Any, Any, Any]]:
    """Return a game that has begun, room for a view, and room for choices."""
    numbers = toy.TOY.setting(2, toy.TOY.read_options({}))
    setting = zeros((len(numbers),), np.int64)
    setting[:] = numbers
    states, views = zeros((1,), toy.GAME.schema.state), zeros((1,), toy.GAME.schema.view)
    rules.start_at(states, 0, setting)
    yield states, views, zeros((toy.TOY.actions,), np.int64)


def test_what_is_packed_is_unpacked(made: artefact.Artefact) -> None:
    empty = artefact.Artefact(b"\0asm\1\0\0\0", made.sources, made.records, made.faces)
    again = artefact.unpacked(artefact.packed(empty))
    assert (again.sources, again.records, again.faces) == (made.sources, made.records, made.faces)
    with pytest.raises(ValueError, match="no WebAssembly"):
        artefact.unpacked(b"rules")


def test_a_file_with_a_damaged_byte_is_refused() -> None:
    """Most such files are still valid WebAssembly."""
    found = FOUND.read_bytes()
    assert artefact.packed(artefact.unpacked(found)) == found
    for at in range(8, len(found), len(found) // 40):
        with pytest.raises(ValueError, match=r"^it is damaged$"):
            artefact.unpacked(found[:at] + bytes([found[at] ^ 1]) + found[at + 1 :])


def test_a_module_for_threads_differs_in_one_bit(made: artefact.Artefact) -> None:
    pairs = zip(made.module, made.shared, strict=True)
    assert [one ^ other for one, other in pairs if one != other] == [2]


def test_arrays_are_zero_and_their_places_are_used_again() -> None:
    first = zeros((100,), np.int64)
    at = room().address(first)
    first[:] = 7
    half = first[50:]
    del first
    gc.collect()
    assert half[0] == 7 and room().address(zeros((100,), np.int64)) != at, "a view keeps the place"
    del half
    gc.collect()
    again = zeros((100,), np.int64)
    assert room().address(again) == at and not again.any()
    assert blank((3, 4), np.int8).shape == (3, 4)


def test_memory_grows_and_stays_where_it_is(rules: Any, table: tuple[Any, Any, Any]) -> None:
    states, views, out = table
    before = states.tobytes(), room().memory.base
    large = zeros((40_000_000,), np.int8)
    large[-1] = 1
    assert (states.tobytes(), room().memory.base) == before
    assert rules.ask(states, 0, 0, views, 0, out) >= 0


@pytest.mark.skipif(not WASM, reason="about the memory of compiled rules")
def test_what_callers_keep_leaves_room_for_the_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """A researcher keeps more observations than the rules have memory."""
    near, far = (Batch(variant("warkings"), 8, seed=1) for _ in range(2))
    near.reset()
    far.reset()
    seen, mask = near.observe(), near.legal()
    assert room().address(seen) is not None
    monkeypatch.setattr("sandtable.engine.compile.wasm.room.FOR_RESULTS", 0)
    kept = far.observe()
    assert room().address(kept) is None
    assert np.array_equal(kept, seen) and np.array_equal(far.legal(), mask)
    stepped = near.step(mask.argmax(axis=1))
    assert room().address(stepped.rewards) is None and room().address(stepped.done) is None


def test_arrays_from_elsewhere_are_read_and_written(rules: Any, table: tuple[Any, Any, Any]) -> None:
    states, views, out = table
    n = rules.ask(states, 0, 0, views, 0, out)
    copied, elsewhere = states.copy(), np.zeros(toy.TOY.actions, np.int64)
    assert rules.ask(copied, 0, 0, views, 0, elsewhere) == n
    assert elsewhere.tolist() == out.tolist()


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        ([0], "a driver takes an array of int64 with 1 dimensions, not list"),
        (np.zeros((2, 2)), "not float64 with 2"),
    ],
)
def test_what_is_no_fitting_array_is_refused(rules: Any, table: tuple[Any, Any, Any], wrong: Any, said: str) -> None:
    states, views, _ = table
    with pytest.raises(TypeError, match=said):
        rules.ask(states, 0, 0, views, 0, wrong)
    with pytest.raises(TypeError, match="records of another game"):
        rules.ask(views, 0, 0, views, 0, wrong)


def test_an_address_outside_the_memory_ends_the_call_and_nothing_else(rules: Any, table: tuple[Any, Any, Any]) -> None:
    states, views, out = table
    n = rules.ask(states, 0, 0, views, 0, out)
    with pytest.raises(machine.RulesStopped, match=r"^The rules of toy stopped in ask: an address lies outside"):
        rules.ask(states, 1 << 25, 0, views, 0, out)
    assert rules.ask(states, 0, 0, views, 0, out) == n


WITHOUT_END = """(module (import "env" "memory" (memory 1 65536 shared))
  (func (export "loop") (loop br 0)) (func $deep (export "deep") (call $deep)) (func (export "off") unreachable))"""


@pytest.mark.parametrize(
    ("function", "said"),
    [("loop", "ran for too long"), ("deep", "calls itself without end"), ("off", "no rule leads to")],
)
def test_what_has_no_end_is_stopped(function: str, said: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(machine, "bounded", lambda: True)  # as where there are games of other packages
    instance = machine.Instance(machine.module(bytes(wasmtime.wat2wasm(WITHOUT_END))), machine.Memory(), 0, 0)
    call, _ = instance.caller(function, 0, 1)

    def tick_twice() -> None:
        machine.clock().tick()
        machine.clock().tick()

    ticks = threading.Timer(0.2, tick_twice)
    ticks.start()
    with pytest.raises(machine.RulesStopped, match=said):
        call()
    ticks.join()


def test_every_thread_has_an_instance(rules: Any, table: tuple[Any, Any, Any]) -> None:
    states, _, _ = table

    def asked(_: int) -> list[int]:
        views, out = zeros((1,), toy.GAME.schema.view), zeros((toy.TOY.actions,), np.int64)
        for _ in range(200):
            n = rules.ask(states, 0, 0, views, 0, out)
        return list(map(int, out[:n]))

    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(asked, range(8)))
    assert found == [found[0]] * 8


PLAIN = """
import sys, sandtable
game = sandtable.make("warkings", 2, seed=1)
game.legal(game.to_act[0])
print([name for name in ("numba", "llvmlite", "wasmtime") if name in sys.modules])
"""


def test_a_game_is_played_without_a_compiler() -> None:
    here = {**os.environ, "SANDTABLE_BACKEND": "wasm"}
    ran = subprocess.run([sys.executable, "-c", PLAIN], env=here, capture_output=True, text=True)
    assert (ran.stdout, ran.stderr) == ("['wasmtime']\n", "")


CHANGED = """
import dataclasses, pathlib, sys
from sandtable.batches.batch import Batch
from sandtable.games import variant
chosen = variant("warkings")
if sys.argv[1:]:
    object.__setattr__(chosen.game, "drivers_source", chosen.game.drivers_source + "\\nCHANGED = 1")
batch = Batch(chosen, 3, 2, seed=4)
batch.reset()
for _ in range(30):
    listed = batch.legal(as_list=True)
    batch.step(listed.actions[listed.offsets[:-1]])
print(batch.states.tobytes().hex(), batch.observe().sum())
"""


def test_changed_rules_are_interpreted_with_the_same_bytes() -> None:
    here = {**os.environ, "SANDTABLE_BACKEND": "wasm"}
    run = [subprocess.run([sys.executable, "-c", CHANGED, *more], env=here, capture_output=True, text=True)
           for more in ([], ["changed"])]  # fmt: skip
    assert run[0].stderr == "" and run[0].stdout == run[1].stdout != ""
    assert run[1].stderr.startswith("The rules of warkings are interpreted, which is slower: rules.wasm was made")


def test_the_types_of_drivers_are_fresh() -> None:
    fresh = FILE.read_text(encoding="utf-8") == driver_types()
    assert fresh, "run `python -m sandtable.engine.driver_types`"
