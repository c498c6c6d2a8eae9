"""How rules are run: compiled by numba, compiled with bounds checks, or interpreted.

The same source runs on all three legs; `SANDTABLE_LEG` chooses (`compiled`, `checked`, `interpreted`).

numba's cache watches only the file of the function it stored, so a change in an imported file would leave stale
machine code behind. The cache folder is therefore named after a hash of every source that takes part.
"""

from __future__ import annotations

import ast
import hashlib
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterable
from pathlib import Path
from typing import Any, TypeVar

import numpy as np
import platformdirs

LEG = os.environ.get("SANDTABLE_LEG", "compiled")
if LEG not in ("compiled", "checked", "interpreted"):
    raise SystemExit(f"SANDTABLE_LEG is {LEG!r}; it must be compiled, checked or interpreted")
INTERPRETED = LEG == "interpreted"

# A state or view record: a NumPy record when compiled, a list stand-in when interpreted.
Record = Any

F = TypeVar("F", bound=Callable[..., Any])

_PACKAGE = Path(__file__).resolve().parent.parent
_KERNELS = re.compile(r"^@kernel$", re.MULTILINE)


def _imports(tree: ast.AST) -> Iterable[str]:
    for node in ast.walk(tree):
        if isinstance(node, ast.ImportFrom) and node.module and not node.level:
            yield node.module
            yield from (f"{node.module}.{name.name}" for name in node.names)


def kernel_sources(folders: Iterable[Path]) -> dict[Path, ast.Module]:
    """Every file that holds kernels and, through their imports, every file they take constants from, parsed."""
    paths = [path for folder in folders for path in sorted(folder.rglob("*.py"))]
    by_module = {".".join(path.relative_to(_PACKAGE.parent).with_suffix("").parts): path for path in paths}
    wanted = [path for path in paths if _KERNELS.search(path.read_text(encoding="utf-8"))]
    found: dict[Path, ast.Module] = {}
    while wanted:
        path = wanted.pop()
        if path not in found:
            found[path] = ast.parse(path.read_text(encoding="utf-8"))
            wanted.extend(by_module[name] for name in _imports(found[path]) if name in by_module)
    return dict(sorted(found.items()))


def _digest() -> str:
    """A hash of all that the machine code depends on: sources and where they lie, versions, leg."""
    digest = hashlib.sha256(f"{LEG} {sys.version} {np.__version__} {_PACKAGE}".encode())
    sources = kernel_sources([_PACKAGE / "umpire", _PACKAGE / "games"])
    extra = [Path(folder) for folder in os.environ.get("SANDTABLE_KERNELS", "").split(os.pathsep) if folder]
    for path in (path for folder in extra for path in sorted(folder.rglob("*.py"))):
        sources[path] = ast.parse(path.read_text(encoding="utf-8"))
    for path, tree in sources.items():
        digest.update(path.name.encode() + b"\0" + _meaning(tree).encode())
    return digest.hexdigest()[:16]


def _meaning(tree: ast.Module) -> str:
    """A source without its comments, layout and docstrings: what compiled code can depend on."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Module | ast.FunctionDef | ast.ClassDef) and ast.get_docstring(node) is not None:
            node.body = node.body[1:]
    return ast.dump(tree)


def _writable_cache() -> Path:
    base = os.environ.get("SANDTABLE_CACHE")
    folder = Path(base) if base else Path(platformdirs.user_cache_dir("sandtable", appauthor=False))
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError:
        return Path(tempfile.gettempdir()) / f"sandtable-{os.getuid() if hasattr(os, 'getuid') else 'cache'}"


CACHE = _writable_cache() / f"kernels-{_digest()}"
CACHE.mkdir(parents=True, exist_ok=True)

if INTERPRETED:

    def kernel(function: F) -> F:
        """A rule function, left as it is."""
        return function

    inlined = kernel
    as_int: Any = int
    word: Any = int
else:
    os.environ["NUMBA_CACHE_DIR"] = str(CACHE)
    if LEG == "checked":
        os.environ["NUMBA_BOUNDSCHECK"] = "1"
    import numba

    numba.config.reload_config()  # type: ignore[no-untyped-call]
    _how: dict[str, Any] = {"cache": True, "nogil": True, "error_model": "numpy", "boundscheck": LEG == "checked"}

    def kernel(function: F) -> F:
        """A rule function, compiled at its first call and kept in the cache."""
        compiled: Any = numba.njit(**_how)(function)
        _widen(compiled)
        return compiled

    def _widen(compiled: Any) -> None:
        """Let rules that call this one pass every integer as int64.

        numba would compile it anew for each width, and for each constant that is passed: this halves the waiting.
        """
        resolve = compiled.get_call_template

        def widened(args: tuple[Any, ...], kws: dict[str, Any]) -> Any:
            return resolve(tuple(map(_wide, args)), {name: _wide(arg) for name, arg in kws.items()})

        compiled.get_call_template = widened

    def _wide(arg: Any) -> Any:
        types: Any = numba.types
        plain = types.unliteral(arg)
        signed = isinstance(plain, types.Integer) and plain.signed
        return types.int64 if signed or isinstance(plain, types.IntEnumMember) else plain

    def inlined(function: F) -> F:
        """A rule function that is written out wherever it is called, for the few that are called most."""
        compiled: Any = numba.njit(inline="always", **_how)(function)
        return compiled

    as_int = np.int64
    word = np.uint64


def table(values: Any) -> Any:
    """A constant table for use inside rules: an array when compiled, nested lists when interpreted."""
    array = np.asarray(values, dtype=np.int32)
    return array.tolist() if INTERPRETED else array


def scratch(size: int) -> Any:
    """Room for `size` integers that a rule may write into (lists of actions, weights)."""
    return [0] * size if INTERPRETED else np.zeros(size, dtype=np.int64)
