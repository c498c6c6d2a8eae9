"""From LLVM's text to `rules.wasm`: optimised and emitted by llvmlite, linked by `wasm-ld`.

The module can be loaded at any address of a memory that others share (`__memory_base`), so the rules of several games
work on the same arrays. It brings no stack of its own either (`__stack_pointer`): every thread has an instance and a
stack.
"""

from __future__ import annotations

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm

from sandtable.engine.errors import SandtableError

TRIPLE = "wasm32-unknown-unknown"
FEATURES = "+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals,+simd128"


class NoLinker(SandtableError):
    """An error: there is no `wasm-ld` on this machine."""


def module(text: str, exports: Iterable[str]) -> bytes:
    """Return the WebAssembly module of LLVM's text, which exports these functions and nothing else."""
    names = list(exports)
    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    machine = llvm.Target.from_triple(TRIPLE).create_target_machine(
        cpu="generic", features=FEATURES, opt=3, reloc="pic", codemodel="default"
    )
    head = f'target datalayout = "{machine.target_data}"\ntarget triple = "{TRIPLE}"\n'
    parsed = llvm.parse_assembly(head + text)
    parsed.name = "rules"
    for function in parsed.functions:
        if not function.is_declaration and function.name not in names:
            function.linkage = "internal"
    _optimise(parsed, machine)
    return _linked(machine.emit_object(parsed), names)


def _optimise(parsed: Any, machine: Any) -> None:
    options = llvm.create_pipeline_tuning_options(speed_level=3)
    options.slp_vectorization = True
    builder = llvm.create_pass_builder(machine, options)
    builder.getModulePassManager().run(parsed, builder)
    parsed.verify()


def _linked(compiled: bytes, exports: Iterable[str]) -> bytes:
    """Return the object file as a module. It is linked under a fixed name in a folder of its own: no path comes in."""
    with tempfile.TemporaryDirectory() as folder:
        Path(folder, "rules.o").write_bytes(compiled)
        how = [
            "-shared",
            "--experimental-pic",
            "--no-entry",
            "--import-memory",
            f"--max-memory={1 << 32}",
            "--strip-all",
            "--gc-sections",
            "-O2",
        ]
        how += [f"--export={name}" for name in exports]
        command = [*_linker(), *how, "-o", "rules.wasm", "rules.o"]
        subprocess.run(command, cwd=folder, check=True, env={**os.environ, "ZIG_GLOBAL_CACHE_DIR": folder})
        return Path(folder, "rules.wasm").read_bytes()


def _linker() -> list[str]:
    if find_spec("ziglang"):
        return [sys.executable, "-m", "ziglang", "wasm-ld"]
    raise NoLinker("making rules.wasm needs a linker: pip install ziglang")
