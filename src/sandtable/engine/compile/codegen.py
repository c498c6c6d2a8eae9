"""Makes the drivers of one game: a real module, with the game's rules in it.

`observe` is generated here from the schema and nowhere else: it is the only code that turns a state into a view.
`settle` is too: it is the only code that fills in what players have agreed on.
"""

from __future__ import annotations

import importlib.util
import os
import sys
from math import prod
from pathlib import Path
from types import ModuleType

from sandtable.engine.compile.jit import BACKEND, INTERPRETED
from sandtable.engine.record.schema import Field, Schema

RULES = ("start", "why", "legal", "apply", "chances", "redeal", "encode", "score")
"""What a game's rules module must define."""

_TEMPLATES = Path(__file__).parents[1] / "templates"


def weave(
    name: str,
    home: Path,
    schema: Schema,
    rules: ModuleType,
    thinker: ModuleType | None = None,
    measures: ModuleType | None = None,
) -> ModuleType:
    """The drivers of the game `name`, whose sources lie in `home`, as a module.

    `thinker` holds `survey` and `appraise` for computer players, `measures` what studies count.
    """
    source = _source(name, schema, rules, thinker, measures)
    module_name = f"sandtable_drivers_{name}"
    if INTERPRETED:
        return _run(module_name, source)
    from sandtable.engine.compile.cache import open_folder

    folder = machine_code(name, home, schema, rules, thinker, measures, BACKEND)
    open_folder(folder)
    return _load(module_name, source, folder)


def machine_code(
    name: str,
    home: Path,
    schema: Schema,
    rules: ModuleType,
    thinker: ModuleType | None,
    measures: ModuleType | None,
    backend: str,
) -> Path:
    """Where the compiled drivers are kept, on a backend that need not be the present one."""
    from sandtable.engine.compile.cache import folder_for  # not needed where nothing is compiled

    return folder_for(name, backend, home, _source(name, schema, rules, thinker, measures))


def _source(
    name: str, schema: Schema, rules: ModuleType, thinker: ModuleType | None, measures: ModuleType | None
) -> str:
    missing = [rule for rule in RULES if not hasattr(rules, rule)]
    if missing:
        raise TypeError(f"the rules of {name} lack {', '.join(missing)}")
    return "\n\n\n".join(
        [
            f'"""Drivers of {name}, woven by sandtable.engine.compile.codegen."""',
            "from math import log\n\n"
            "from sandtable.engine.record.chance import below, draw, mix\n"
            "from sandtable.engine.compile.jit import driver, kernel\n"
            "from sandtable.engine.record.schema import CHANCE, UNKNOWN, WAITING_BITS\n"
            f"from {rules.__name__} import {', '.join(RULES)}",
            observe_source(schema),
            _wipe_source(schema),
            settle_source(schema),
            _recall_source(schema),
            _template("drivers"),
            _template("networks"),
            *([_sum_source(rules)] if hasattr(rules, "sum_up") else []),
            *([_thoughts_source(schema, thinker)] if thinker else []),
            _contests_source(thinker, measures),
        ]
    )


def weave_kernel(name: str, drivers: ModuleType) -> ModuleType:
    """The kernel of the game `name` for a GPU, as a module that holds `play`; needs numba-cuda."""
    source = "\n\n\n".join(
        [
            f'"""The GPU kernel of {name}, woven by sandtable.engine.compile.codegen."""',
            f"import numpy as np\nfrom numba import cuda\nfrom {drivers.__name__} import playouts",
            _template("cuda"),
        ]
    )
    assert drivers.__file__
    return _load(f"sandtable_cuda_{name}", source, Path(drivers.__file__).parent)


def _template(name: str) -> str:
    """The text of a template, which is pasted into the generated module."""
    return (_TEMPLATES / f"{name}.py").read_text(encoding="utf-8")


def _load(module_name: str, source: str, folder: Path) -> ModuleType:
    """A module of this text, in a file of its own: numba keeps machine code beside it."""
    path = folder / f"{module_name}.py"
    if not path.exists() or path.read_text(encoding="utf-8") != source:
        fresh = path.with_suffix(f".{os.getpid()}.new")
        fresh.write_text(source, encoding="utf-8")
        fresh.replace(path)
    spec = importlib.util.spec_from_file_location(module_name, path)
    assert spec and spec.loader
    module = importlib.util.module_from_spec(spec)
    sys.modules[module_name] = module
    spec.loader.exec_module(module)
    return module


def _run(module_name: str, source: str) -> ModuleType:
    """The same where nothing is compiled: without a file."""
    module = ModuleType(module_name)
    exec(compile(source, f"<{module_name}>", "exec"), module.__dict__)
    return module


def _loops(field: Field, lines: list[str], body: str, indent: str = "    ") -> None:
    """Append nested loops over every element of a field; `{f}` is the field, `{i}` the indices."""
    indices = ""
    for depth, size in enumerate(field.shape):
        lines.append(f"{indent}for i{depth} in range({size}):")
        indent += "    "
        indices += f"[i{depth}]"
    lines.extend(indent + line for line in body.format(f=field.name, i=indices).split("\n"))


def observe_source(schema: Schema) -> str:
    """The text of `observe(s, viewer, v)`: every field of the view by its declared audience."""
    lines = ["@kernel", "def observe(s, viewer, v):", "    v.viewer = viewer"]
    for field in schema.seen:
        if field.audience.kind == "public":
            _loops(field, lines, "v.{f}{i} = s.{f}{i}")
        elif field.audience.kind == "own":
            _loops(field, lines, "v.{f}{i} = s.{f}{i} if i0 == viewer else UNKNOWN")
        else:
            mask = field.audience.mask
            _loops(field, lines, f"v.{{f}}{{i}} = s.{{f}}{{i}} if s.{mask}{{i}} >> viewer & 1 else UNKNOWN")
    return "\n".join(lines)


def _wipe_source(schema: Schema) -> str:
    lines = ["@kernel", "def wipe(s):"]
    for field in schema.fields:
        _loops(field, lines, "s.{f}{i} = 0")
    return "\n".join(lines)


def settle_source(schema: Schema) -> str:
    """`settle(s, setting)`: the fields that options fill, from numbers in the order of `Schema.setting`."""
    lines, first = ["@kernel", "def settle(s, setting):"], 0
    for field in schema.settings:
        place = str(first)
        for depth in range(len(field.shape)):
            place += f" + i{depth} * {prod(field.shape[depth + 1 :])}"
        _loops(field, lines, f"s.{{f}}{{i}} = setting[{place}]")
        first += field.words
    return "\n".join(lines)


def _recall_source(schema: Schema) -> str:
    """`recall(v, s)`: copy into a state all that a view holds; the game's `redeal` makes up the rest."""
    lines = ["@kernel", "def recall(v, s):"]
    for field in schema.seen:
        _loops(field, lines, "s.{f}{i} = v.{f}{i}")
    return "\n".join(lines)


def _sum_source(rules: ModuleType) -> str:
    """`sum_up_at(views, j, a, out)`: the numbers behind an act; only games that show sums have it."""
    return (
        f"from {rules.__name__} import sum_up\n\n\n"
        "@driver\n"
        "def sum_up_at(views, j, a, out):\n"
        "    return sum_up(views[j], views[j].viewer, a, out)\n"
    )


def _thoughts_source(schema: Schema, thinker: ModuleType) -> str:
    """What players call that look one ply ahead, and what reviews and, where the game has an `estimate`, players call
    that try choices out.
    """
    return "\n\n\n".join(
        [
            f"from {thinker.__name__} import appraise, survey",
            _template("one_ply"),
            "from sandtable.engine.strength import CERTAIN, LIKELIHOOD",
            _estimate_source(thinker),
            *(_given(thinker, name, without) for name, without in _BELIEFS.items()),
            _duplicate_source(schema),
            _template("rollouts"),
            *([_template("search")] if hasattr(thinker, "estimate") else []),
        ]
    )


def _estimate_source(thinker: ModuleType) -> str:
    """What a position is worth where playouts are cut."""
    if not hasattr(thinker, "estimate") and hasattr(thinker, "outlook"):
        return f"from {thinker.__name__} import outlook as estimate"
    return _given(thinker, "estimate", "def estimate(s, seat):\n    return 0")


_BELIEFS = {
    "weigh_world": "def weigh_world(v, s, memory):\n    return 0",
    "heed": "def heed(now, before, memory):\n    return",
}
"""What a game may say of how likely a world is, and what stands for it in games that hold all alike."""


def _given(module: ModuleType | None, name: str, without: str) -> str:
    return f"from {module.__name__} import {name}" if module and hasattr(module, name) else f"@kernel\n{without}"


def _contests_source(thinker: ModuleType | None, measures: ModuleType | None) -> str:
    """Whole games between players, and what is measured of them."""
    drill = f"notes[{thinker.DRILL}] = drill" if thinker and hasattr(thinker, "DRILL") else "return"
    return "\n\n\n".join(
        [
            f"@kernel\ndef arranged(notes, drill):\n    {drill}",
            *(_given(measures, name, without) for name, without in _MEASURES.items()),
            *([] if hasattr(thinker, "estimate") else [_WITHOUT_SEARCH]),
            *([] if thinker else [_WITHOUT_THOUGHTS]),
            _template("matches"),
        ]
    )


_MEASURES = {
    "uses": "def uses(v, seat, a):\n    return 0",
    "commits": "def commits(v, seat, a):\n    return uses(v, seat, a)",
    "count": "def count(s, seat, ev, counts, held):\n    return",
    "hold": "def hold(s, seat, held):\n    return",
}
"""What a game may count of itself, and what stands for it in games that count nothing."""
_WITHOUT_SEARCH = (
    "@kernel\ndef improved(views, states, acts, n, notes, out, worths, tally, memory, rng, luck, *budget):\n"
    "    return acts[0]"
)
_WITHOUT_THOUGHTS = """SURE = 1000


@kernel
def favourite(v, acts, n, notes, rng):
    return acts[below(rng, n)]


@kernel
def absent_minded(v, acts, n, notes, rng, misses):
    return acts[below(rng, n)]


@kernel
def heed(now, before, memory):
    return


@kernel
def worth_of(s, seat):
    return int(score(s, seat) * SURE) if s.waiting == 0 else 0"""
"""What stands for thoughts in games without a thinker: lots."""


def _duplicate_source(schema: Schema) -> str:
    """`duplicate(s, t)`: the state `t` becomes what `s` is."""
    lines = ["@kernel", "def duplicate(s, t):"]
    for field in schema.fields:
        _loops(field, lines, "t.{f}{i} = s.{f}{i}")
    return "\n".join(lines)
