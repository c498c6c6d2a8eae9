"""Names that have changed still work for one release, and say what replaces them."""

from __future__ import annotations

import os
import subprocess
import sys
from importlib import import_module

import pytest

import sandtable.umpire


@pytest.mark.parametrize("former", sandtable.umpire.NAMES)
def test_a_module_is_found_by_its_former_name(former: str) -> None:
    sys.modules.pop(former, None)
    with pytest.warns(DeprecationWarning, match=f"{sandtable.umpire.NAMES[former]} now"):
        found = import_module(former)
    assert found is import_module(sandtable.umpire.NAMES[former])


def test_the_former_variable_chooses_the_backend() -> None:
    environment = {name: value for name, value in os.environ.items() if name != "SANDTABLE_BACKEND"}
    program = "from sandtable.engine.compile.jit import BACKEND; print(BACKEND)"
    ran = subprocess.run(
        [sys.executable, "-c", program],
        capture_output=True, text=True, check=True, env=environment | {"SANDTABLE_LEG": "interpreted"},
    )  # fmt: skip
    assert ran.stdout == "interpreted\n"
    assert ran.stderr == "sandtable: SANDTABLE_LEG is SANDTABLE_BACKEND now; the former name goes in 0.3\n"
