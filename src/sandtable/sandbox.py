"""The sandbox: what processes are kept from where other people's code may run beside them: memory, environment, files.

A computer player is given a view, a study its file. This module keeps them from everything else, as far as a program
without special rights can. docs/hosting.md says what remains for the operating system.

`python -P -m sandtable.sandbox [--reads PATH] [--writes FOLDER] MODULE [WORD ...]` runs a module that may read its code
and write compiled rules, and touch nothing else of the machine but what is named (Linux 5.13 and later). The same holds
for processes that it starts.
"""

from __future__ import annotations

import argparse
import ctypes
import os
import struct
import sys
from collections.abc import Iterable
from pathlib import Path
from runpy import run_module

from sandtable.engine.compile.cache_folder import NoCacheFolder, cache_folder

if sys.platform != "win32":
    import resource

COMMAND = (sys.executable, "-P", "-m", "sandtable.sandbox")

NEEDED = (
    "PATH",
    "HOME",
    "USER",
    "LOGNAME",
    "SHELL",
    "TZ",
    "TERM",
    "TMPDIR",
    "TEMP",
    "TMP",
    "SYSTEMROOT",
    "VIRTUAL_ENV",
)
NEEDED_PREFIXES = ("LANG", "LC_", "LD_LIBRARY_", "DYLD_", "PYTHON", "CUDA_", "NUMBA_", "OMP_", "OPENBLAS_", "MKL_")
OF_OURS = ("SANDTABLE_CACHE", "SANDTABLE_BACKEND", "SANDTABLE_INTERPRETED")

_NO_CORE = 1  # byte: Linux applies 0 only to core files, 1 also to a program that receives core dumps
_SET_DUMPABLE, _NO_NEW_PRIVILEGES = 4, 38
_CREATE_RULESET, _ADD_RULE, _RESTRICT_SELF = 444, 445, 446
_SCOPED = 0b11  # neither signals nor abstract sockets leave the sandbox
_READ = 0b1101  # execute, read a file, list a folder
_READ_FILE = 0b100
_WRITE_FILE = 0b10
_MAKE_DEVICE_OR_LINK = 0b1_1110_0100_0000  # and pipes and sockets, which other programs might mistake for files
_ALL_OF_FILES = {1: 13, 2: 14, 3: 15, 4: 15}
_ALL_OF_FILES_NOW = 16
_ALL_OF_NETWORK = 0b11  # listen on and connect to TCP ports
_KNOWS_NETWORK, _KNOWS_TRUNCATE, _KNOWS_SCOPES = 4, 3, 6

_libc = ctypes.CDLL(None, use_errno=True) if sys.platform == "linux" else None


def environment(**more: str) -> dict[str, str]:
    """Return the variables that a player's process gets: where programs and languages are, and no more."""
    kept = {name: value for name, value in os.environ.items() if _is_needed(name)}
    return {**kept, **more}


def how_rules_run(backend: str) -> dict[str, str]:
    """Return the variables that tell a process how rules run: on this backend, or interpreted if they are to be
    compiled here and there is no cache folder.
    """
    try:
        return {"SANDTABLE_BACKEND": backend, "SANDTABLE_CACHE": str(cache_folder())}
    except NoCacheFolder:
        return {"SANDTABLE_BACKEND": backend if backend == "wasm" else "interpreted", "SANDTABLE_CACHE": ""}


def _is_needed(name: str) -> bool:
    return name in NEEDED or name in OF_OURS or name.startswith(NEEDED_PREFIXES)


def keep_to_itself() -> None:
    """Keep other processes of the same user from reading this one's memory, environment and open files (only the
    machine's administrator can), and keep crashes of this process and its children from writing core dumps.

    The first holds until this process runs another program, which must call this function itself.
    """
    if _libc is not None:
        _libc.prctl(_SET_DUMPABLE, 0, 0, 0, 0)
    if sys.platform != "win32":
        _, most = resource.getrlimit(resource.RLIMIT_CORE)
        least = _NO_CORE if most == resource.RLIM_INFINITY else min(most, _NO_CORE)
        resource.setrlimit(resource.RLIMIT_CORE, (least, least))


def version() -> int:
    """Return the version of Landlock, with which a process restricts itself; 0 if there is none."""
    return max(0, _libc.syscall(_CREATE_RULESET, None, 0, 1)) if _libc is not None else 0


def alone() -> None:
    """Keep this process and its children from signalling or inspecting other processes. Files stay accessible."""
    if version() >= _KNOWS_SCOPES:
        _restrict(_ruleset(0, 0))


def confine(reads: Iterable[Path], writes: Iterable[Path]) -> None:
    """Do the same as `alone`, and also keep them from opening files outside these folders, and connections."""
    known = version()
    if not known:
        return
    everything = (1 << _ALL_OF_FILES.get(known, _ALL_OF_FILES_NOW)) - 1
    rules = _ruleset(everything, _ALL_OF_NETWORK if known >= _KNOWS_NETWORK else 0)
    for path in reads:
        _allow(rules, path, _READ)
    for path in writes:
        _allow(rules, path, everything & ~_MAKE_DEVICE_OR_LINK)
    _restrict(rules)


def _ruleset(files: int, network: int) -> int:
    assert _libc is not None
    known = version()
    size = 8 if known < _KNOWS_NETWORK else 16 if known < _KNOWS_SCOPES else 24
    wanted = struct.pack("QQQ", files, network, _SCOPED)[:size]
    return int(_libc.syscall(_CREATE_RULESET, wanted, size, 0))


def _allow(rules: int, path: Path, access: int) -> None:
    """Allow access to a path. A path that does not exist needs no permission."""
    assert _libc is not None
    try:
        opened = os.open(path, os.O_PATH | os.O_CLOEXEC)
    except OSError:
        return
    of_files = _READ_FILE | 1 | (_WRITE_FILE if access != _READ else 0)
    _libc.syscall(_ADD_RULE, rules, 1, struct.pack("=Qi", access if path.is_dir() else access & of_files, opened), 0)
    os.close(opened)


def _restrict(rules: int) -> None:
    assert _libc is not None
    _libc.prctl(_NO_NEW_PRIVILEGES, 1, 0, 0, 0)
    failed = rules < 0 or _libc.syscall(_RESTRICT_SELF, rules, 0)
    if rules >= 0:
        os.close(rules)
    if failed:
        raise OSError(ctypes.get_errno(), "this process cannot be confined")


def _code() -> list[Path]:
    """Return the folders of Python and its libraries, and the files of the system that they read."""
    of_python = {sys.prefix, sys.base_prefix, sys.exec_prefix, *filter(None, sys.path)}
    of_system = ("/usr", "/lib", "/lib64", "/bin", "/etc/ld.so.cache", "/etc/localtime", "/sys/devices/system/cpu")
    return [Path(place) for place in (*sorted(of_python), *of_system, "/proc/cpuinfo", "/proc/meminfo")]


def main() -> None:
    parser = argparse.ArgumentParser(prog="sandbox")
    parser.add_argument("--reads", type=Path, action="append", default=[])
    parser.add_argument("--writes", type=Path, action="append", default=[])
    parser.add_argument("module")
    parser.add_argument("words", nargs=argparse.REMAINDER)
    asked = parser.parse_args()
    keep_to_itself()
    cache = os.environ.get("SANDTABLE_CACHE")
    devices = [Path("/dev/null"), Path("/dev/urandom"), Path("/dev/random")]
    confine([*_code(), *asked.reads], [*devices, *([Path(cache)] if cache else []), *asked.writes])
    sys.argv = [asked.module, *asked.words]
    run_module(asked.module, run_name="__main__", alter_sys=True)


if __name__ == "__main__":
    main()
