"""Former names of `sandtable.engine` and `sandtable.scenarios`, for games of other packages: they go in 0.3.

`import sandtable.umpire.jit` gives `sandtable.engine.compile.jit`, with a DeprecationWarning that says so.
"""

from __future__ import annotations

import sys
import warnings
from collections.abc import Sequence
from importlib import import_module
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from importlib.util import spec_from_loader
from types import ModuleType

_MOVED = {
    "engine": (
        "clauses clause_numbers document errors game languages lengths=durations figures=statistics reasons records"
        " seen=view_reader situation spelling squares=board_text strength talking=partners text_files umpire yaml_text"
    ),
    "engine.record": "chance disclosures=disclosure events observation schema view",
    "engine.compile": "cache cache_folder compiling=numba_backend jit weave=codegen",
    "scenarios": (
        "demonstration examples lessons positions scenario=runner scenario_files=files scenario_values=values"
        " scenario_writing=writing short"
    ),
}
NAMES = {
    f"{__name__}.{old}": f"sandtable.{package}.{new or old}"
    for package, modules in _MOVED.items()
    for old, _, new in (module.partition("=") for module in modules.split())
}
"""The present name of each module, by its former one."""


class _Finder(MetaPathFinder, Loader):
    """Loads the module of the present name in place of one that is asked for by its former name."""

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        return spec_from_loader(fullname, self) if fullname in NAMES else None

    def exec_module(self, module: ModuleType) -> None:
        name = module.__name__
        warnings.warn(
            f"{name} is now {NAMES[name]}; the old name will be removed in 0.3", DeprecationWarning, stacklevel=2
        )
        sys.modules[name] = import_module(NAMES[name])


sys.meta_path.insert(0, _Finder())
