"""The one place that knows wasmtime: the memory that all games share, modules, their instances, and calls.

A call through `wasmtime.Func` takes 90 us; through `wasmtime_func_call_unchecked`, with the values where the library
wants them, 0.5 us. So this module uses inner names of wasmtime-py, for the versions that pyproject.toml allows.
"""

from __future__ import annotations

import ctypes
import sys
import threading
import time
from collections.abc import Callable, Mapping
from functools import cache
from importlib.metadata import entry_points
from typing import Any

import wasmtime
from wasmtime import _ffi as inner

from sandtable.engine.errors import SandtableError

PAGE = 1 << 16
_PAGES = 1 << 16  # 4 GiB: wasmtime reserves as many addresses, so a memory that grows stays where it is
NEVER = -1
VALUE = 16
"""Bytes of a value that is passed to a function or returned."""

TICK = 5.0
"""Seconds between two ticks of the clock by which calls are bounded."""
MINUTE = 12  # ticks

Call = Callable[[], None]


class RulesStopped(SandtableError):
    """An error: rules came to an end that no rule foresees, such as an address outside their memory."""


@cache
def bounded() -> bool:
    """Return whether calls are bounded in time: where there are games of other packages, whose rules may have no end.

    Tests hold that play ends in the games of this house. To look at a clock in every loop takes a tenth of the time of
    computer players that search, and more than half of that of an observation.
    """
    return bool(entry_points(group="sandtable.games"))


def _engine() -> Any:
    return engine(bounded())


@cache
def engine(bounded: bool) -> Any:
    """Return what translates modules and runs them; whether calls are bounded is part of the machine code."""
    config = wasmtime.Config()
    config.wasm_threads = True
    config.shared_memory = True
    config.parallel_compilation = False  # its threads would be missing in a process that was forked
    config.epoch_interruption = bounded
    return wasmtime.Engine(config)


class _Clock:
    """Counts ticks while there are instances, so that a loop without end comes to one."""

    def __init__(self) -> None:
        self.now = 0
        threading.Thread(target=self._run, name="rules clock", daemon=True).start()

    def _run(self) -> None:
        while True:
            time.sleep(TICK)
            self.tick()

    def tick(self) -> None:
        _engine().increment_epoch()
        self.now += 1


@cache
def clock() -> _Clock:
    """Return the clock of this process; it is started at the first use."""
    return _Clock()


class _Shared(wasmtime.SharedMemory):
    """A memory that can be given to an instance: wasmtime 50's own class passes the address of its address.

    It lasts as long as the process: its own end would come after that of the library that frees it.
    """

    def _delete(self, ptr: Any) -> None:
        pass

    def _as_extern(self) -> Any:
        return inner.wasmtime_extern_t(
            inner.WASMTIME_EXTERN_SHAREDMEMORY, inner.wasmtime_extern_union(sharedmemory=self.ptr())
        )


class Memory:
    """The memory of all rules in this process. It grows, but never moves."""

    def __init__(self) -> None:
        limits = wasmtime.Limits(1, _PAGES)
        self.inner = _Shared(_engine(), wasmtime.MemoryType(limits, shared=True))
        self.base: int = ctypes.addressof(self.inner.data_ptr().contents)
        whole = (ctypes.c_ubyte * (PAGE * _PAGES)).from_address(self.base)
        self.bytes = memoryview(whole).cast("B")

    def grow(self, size: int) -> int:
        """Make the memory at least `size` bytes long; return how long it is. Raises MemoryError."""
        now: int = self.inner.data_len()
        if size > now:
            try:
                self.inner.grow(-(-(size - now) // PAGE))
            except wasmtime.WasmtimeError:
                raise MemoryError(f"rules have 4 GiB of memory at most, and {size} bytes are needed") from None
        return int(self.inner.data_len())


def module(code: bytes) -> Any:
    """Return a module for `Instance`, translated into machine code. Raises ValueError for bytes that are none."""
    try:
        made = wasmtime.Module(_engine(), code)
    except wasmtime.WasmtimeError:
        raise ValueError("it is damaged") from None
    _give_back()
    return made


def _give_back() -> None:
    """Give memory back to the system: translating takes megabytes, which GNU's library would keep."""
    if sys.platform == "linux" and (trim := getattr(ctypes.CDLL(None), "malloc_trim", None)):
        trim(0)


class Instance:
    """The functions of a module for one thread: in a memory that others share, with tables and a stack of its own."""

    def __init__(self, module: Any, memory: Memory, tables: int, stack: int) -> None:
        self._store = wasmtime.Store(_engine())
        self._bound = NEVER, NEVER  # the tick at which a bound was set last, and for how many ticks
        number, fixed = wasmtime.ValType.i32(), wasmtime.GlobalType(wasmtime.ValType.i32(), False)
        changing = wasmtime.GlobalType(number, True)
        given: Mapping[str, Any] = {
            "memory": memory.inner,
            "__memory_base": wasmtime.Global(self._store, fixed, wasmtime.Val.i32(_signed(tables))),
            "__table_base": wasmtime.Global(self._store, fixed, wasmtime.Val.i32(0)),
            "__stack_pointer": wasmtime.Global(self._store, changing, wasmtime.Val.i32(_signed(stack))),
        }
        wanted = [given[one.name] for one in module.imports]
        self._limit(MINUTE)
        exports: Any = wasmtime.Instance(self._store, module, wanted).exports(self._store)
        self._exports = exports
        if relocate := exports.get("__wasm_apply_data_relocs"):
            relocate(self._store)

    def caller(self, export: str, values: int, ticks: int) -> tuple[Call, memoryview]:
        """Return what calls a function once, and the bytes in which it finds its arguments and leaves its result.

        A call is stopped after so many ticks of the clock, if calls are bounded.
        """
        function = self._exports[export]._func
        block = (ctypes.c_ubyte * (VALUE * max(values, 1)))()
        trap = ctypes.c_void_p()
        context = ctypes.cast(self._store._context(), ctypes.c_void_p).value
        run = _call_unchecked()
        passed = context, ctypes.addressof(function), ctypes.addressof(block), values, ctypes.addressof(trap)
        given = tuple(map(ctypes.c_void_p.from_param, passed))
        kept = self._store, function, block, trap

        def call() -> None:
            problem = run(*given)
            if problem or trap.value:
                raise RulesStopped(_sentence(problem, kept[3]))

        def call_bounded() -> None:
            self._limit(ticks)
            call()

        return call_bounded if bounded() else call, memoryview(block).cast("B")

    def _limit(self, ticks: int) -> None:
        """Stop calls so many ticks from now, if calls are bounded."""
        if bounded() and self._bound != (clock().now, ticks):
            self._bound = clock().now, ticks
            self._store.set_epoch_deadline(ticks)


@cache
def _call_unchecked() -> Any:
    """Return wasmtime's function without the types of its arguments: ctypes passes on those that are made before.

    To make five of them from numbers takes several times as long as the call.
    """
    usual = inner.dll.wasmtime_func_call_unchecked
    return ctypes.CFUNCTYPE(ctypes.c_size_t)(ctypes.cast(usual, ctypes.c_void_p).value or 0)


def _signed(address: int) -> int:
    return address - (1 << 32) if address >= 1 << 31 else address


def _sentence(problem: int, trap: ctypes.c_void_p) -> str:
    """Return why a call stopped, in wasmtime's words, and free what it told."""
    if problem:
        return str(wasmtime.WasmtimeError._from_ptr(ctypes.cast(problem, ctypes.POINTER(inner.wasmtime_error_t))))
    told = wasmtime.Trap._from_ptr(ctypes.cast(trap, ctypes.POINTER(inner.wasm_trap_t)))
    trap.value = None
    known = _STOPPED.get(told.trap_code) if told.trap_code else None
    return known or told.message.splitlines()[0]


_STOPPED = {
    wasmtime.TrapCode.MEMORY_OUT_OF_BOUNDS: "an address lies outside the memory",
    wasmtime.TrapCode.STACK_OVERFLOW: "the stack is full: a function calls itself without end",
    wasmtime.TrapCode.UNREACHABLE: "a place was reached that no rule leads to",
    wasmtime.TrapCode.INTERRUPT: "it ran for too long",
}
