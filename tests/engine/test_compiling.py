"""Tests of what the rules need of numba's internals: each says what would break under another version of numba."""

from __future__ import annotations

import ast
import importlib.util
import sys
from collections.abc import Callable
from importlib.metadata import version
from pathlib import Path
from types import ModuleType

import numba
import numpy as np
import pytest
from numba.core.errors import LoweringError, TypingError

from sandtable.engine.compile import codegen, numba_backend
from sandtable.engine.compile.cache import lock
from sandtable.engine.compile.rule import Rule

RULES = """
import numpy as np

from sandtable.engine.compile.jit import halves as in_halves
from sandtable.engine.compile.rule import Rule

@Rule
def double(n):
    return n * 2

@Rule
def element(row, k):
    return row[k]

@Rule
def halves(n):
    return n / 2 + n // 2

def all_widths(row):
    return double(row[0]) + double(row[0] + 1) + double(7) + element(row, 1)

def kinds(n, x):
    return n + n, x + x, n + x, halves(n)

def first_row(rows):
    return element(rows[0], 1)

def allocates(n):
    return np.zeros(n)[0]

def pick(row, k):
    return row[k]

def last(row):
    return row[-1]

def write_halves(notes):
    narrow = in_halves(notes)
    narrow[0], narrow[3] = 7, -1
    return element(narrow, 3) + narrow.shape[0]
"""


@pytest.fixture
def rules(tmp_path: Path) -> ModuleType:
    """Return a module that is new for each test, because numba keeps what it compiles beside the source."""
    path = tmp_path / "compiling_rules.py"
    path.write_text(RULES)
    spec = importlib.util.spec_from_file_location("compiling_rules", path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules["compiling_rules"] = module
    spec.loader.exec_module(module)
    return module


def test_numba_is_of_a_version_that_was_looked_at() -> None:
    assert version("numba").startswith("0.68.")


def test_a_rule_is_compiled_once_for_integers_of_all_widths_and_constants(rules: ModuleType) -> None:
    driver = numba_backend.dispatcher(rules.all_widths)
    assert driver(np.array([5, 9], dtype=np.int16)) == 10 + 12 + 14 + 9
    assert len(numba_backend.part(rules.double).signatures) == 1


def test_a_rule_has_no_machine_code_of_its_own(rules: ModuleType) -> None:
    numba_backend.dispatcher(rules.all_widths)(np.array([5, 9], dtype=np.int16))
    (made,) = numba_backend.part(rules.double).overloads.values()
    assert isinstance(made.library, numba_backend._PartLibrary)
    assert made.library.get_pointer_to_function(made.fndesc.llvm_func_name) == 0


def test_nobody_counts_references_to_arrays(rules: ModuleType) -> None:
    driver = numba_backend.dispatcher(rules.first_row)
    assert driver(np.array([[5, 9]], dtype=np.int16)) == 9
    (code,) = driver.inspect_llvm().values()
    assert "element" in code and "incref" not in code and "decref" not in code


def test_what_allocates_is_not_compiled(rules: ModuleType) -> None:
    with pytest.raises(TypingError, match="array passed into the function"):
        numba_backend.dispatcher(rules.allocates)(3)


def test_indices_are_taken_as_they_are(rules: ModuleType) -> None:
    driver = numba_backend.dispatcher(rules.pick)
    assert driver(np.array([5, 9], dtype=np.int16), 1) == 9
    (code,) = driver.inspect_llvm().values()
    assert "load i16" in code and "select i1" not in code
    with pytest.raises(LoweringError, match="an index of rules is 0 or more, not -1"):
        numba_backend.dispatcher(rules.last)(np.array([5, 9], dtype=np.int16))


def test_halves_are_the_same_memory(rules: ModuleType) -> None:
    notes = np.zeros(3, dtype=np.int64)
    assert numba_backend.dispatcher(rules.write_halves)(notes) == -1 + 6
    assert notes.tolist() == [7, -1 << 32, 0]


def test_checked_rules_refuse_an_index_below_0(rules: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(numba_backend._HOW, "boundscheck", True)
    driver, row = numba_backend.dispatcher(rules.pick), np.array([5, 9], dtype=np.int16)
    assert driver(row, 0) == 5
    for outside in (-1, 2):
        with pytest.raises(IndexError):
            driver(row, outside)


def test_other_functions_count_from_the_end_as_usual(rules: ModuleType) -> None:
    assert numba.njit(rules.last)(np.array([5, 9], dtype=np.int16)) == 9


def test_from_python_a_rule_is_plain_python_and_gives_plain_numbers(rules: ModuleType) -> None:
    answer = rules.element(np.array([5, 9], dtype=np.int32), 1)
    assert (answer, type(answer)) == (9, int)
    assert rules.double("ab") == "abab"


def test_operators_are_remembered_by_the_types_they_join(rules: ModuleType) -> None:
    driver = numba_backend.dispatcher(rules.kinds)
    assert driver(3, 0.5) == (6, 1.0, 3.5, 2.5)
    assert driver(0.5, 3) == (1.0, 6, 3.5, 0.25)


def test_a_driver_is_kept_and_loaded_without_what_only_joining_needs(rules: ModuleType) -> None:
    row = np.array([5, 9], dtype=np.int16)
    numba_backend.dispatcher(rules.all_widths)(row)
    again = numba_backend.dispatcher(rules.all_widths)
    assert again(row) == 45
    assert sum(again.stats.cache_hits.values()) == 1
    (loaded,) = again.overloads.values()
    assert loaded.library._shared_module is None


def test_what_another_process_is_writing_is_not_written_here(
    rules: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with lock(tmp_path):
        held = type(lock(tmp_path))(tmp_path / "lock")  # a lock of the same file, as another process has it
        monkeypatch.setattr(numba_backend, "lock", lambda folder: held)
        assert numba_backend.dispatcher(rules.all_widths)(np.array([5, 9], dtype=np.int16)) == 45
    assert not list(tmp_path.rglob("*.nbc"))


def test_drivers_call_rules_and_no_drivers() -> None:
    """A driver that is loaded from the cache cannot be linked into another."""
    tree = ast.parse(codegen._template("drivers"))
    functions = [node for node in tree.body if isinstance(node, ast.FunctionDef)]
    drivers = {node.name for node in functions if _decorator(node) == "driver"}
    called = {(node.name, name.id) for node in functions for name in ast.walk(node) if isinstance(name, ast.Name)}
    assert len(drivers) > 15 and not {pair for pair in called if pair[1] in drivers}


def _decorator(node: ast.FunctionDef) -> str:
    (one,) = node.decorator_list
    assert isinstance(one, ast.Name)
    return one.id


def test_a_rule_stands_for_its_function(rules: ModuleType) -> None:
    """A rule has the name and the docstring of its function, because tools read them."""
    made: Callable[..., int] = Rule(rules.all_widths)
    assert made.__name__ == "all_widths"


def test_templates_define_no_function_twice() -> None:
    """They become one module, in which a second function of a name would replace the first."""
    defined: dict[str, str] = {}
    for path in sorted((Path(codegen.__file__).parents[1] / "templates").glob("*.py")):
        if not path.name.startswith("without_"):  # these stand in for others
            for node in ast.parse(path.read_text(encoding="utf-8")).body:
                if isinstance(node, ast.FunctionDef):
                    assert node.name not in defined, f"{path.name} and {defined[node.name]} define {node.name}"
                    defined[node.name] = path.name
    assert {"play_out", "play_plan"} <= set(defined)
