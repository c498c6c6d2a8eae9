"""What the rules need of numba beyond `njit`.

Everything that uses private parts of numba is in this file, for the versions that pyproject.toml allows;
`tests/engine/test_compiling.py` says what each of them is for.

1. A `Rule` is compiled only as a part of the drivers that use it: no machine code of its own, no wrapper for
   Python, no optimisation before it is joined with its callers. That halves the compiler's work.
2. A rule is compiled once for all integers: they reach it as int64, whatever their width, constants too.
3. The result type of each operator is looked up once per combination of types.
4. Only one process at a time writes a driver to disk, and loading one takes as little memory as possible.
5. Arrays are not reference-counted: rules allocate nothing, and the caller of a driver holds what it passes.
   Counting took longer than the rules.
6. An index is 0 or more. numba would count one below 0 from the end, as Python does, and look at every index for
   that: a fifth of the time of whole games. The backend `checked` refuses it.
7. An array of integers is read as one of halves in place (`halves`): a view would be a new array, which nobody counts.
"""

from __future__ import annotations

import copy
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from filelock import Timeout
from llvmlite import ir
from numba import types
from numba.core.caching import FunctionCache
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.errors import LoweringError
from numba.core.registry import CPUDispatcher, cpu_target
from numba.core.typing.typeof import typeof_impl
from numba.extending import lower_builtin, type_callable
from numba.np import arrayobj

from sandtable.engine.compile.backend import BACKEND
from sandtable.engine.compile.cache import lock
from sandtable.engine.compile.jit import halves
from sandtable.engine.compile.rule import Rule

Function = Callable[..., Any]


_HOW = {"nopython": True, "nogil": True, "_nrt": False, "error_model": "numpy", "boundscheck": BACKEND == "checked"}
_AS_PART = _HOW | {"no_cpython_wrapper": True, "no_cfunc_wrapper": True}


def _inner(part: Any) -> Any:
    """Return an inner part of numba as it is, without a type: numba gives few of them one."""
    return part


def dispatcher(function: Function) -> Any:
    """Return the driver `function`, compiled for the arguments of each call and kept beside its source."""
    driver = _inner(_Dispatcher)(function, targetoptions=dict(_HOW), pipeline_class=_RuleCompiler)
    driver._cache = _inner(_DriverCache)(function)
    return driver


class _Dispatcher(CPUDispatcher):
    """Takes every integer from other compiled functions as int64."""

    def get_call_template(self, args: Sequence[Any], kws: Any) -> Any:
        return super().get_call_template(tuple(map(_wide, args)), {name: _wide(arg) for name, arg in kws.items()})


def _wide(arg: Any) -> Any:
    plain = _inner(types).unliteral(arg)
    signed = isinstance(plain, types.Integer) and _inner(plain).signed
    return types.int64 if signed or isinstance(plain, types.IntEnumMember) else plain


class _DriverCache(FunctionCache):
    """A cache of drivers that one process at a time writes: a driver that another process is writing is not written
    twice.
    """

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        kept = _inner(super()).load_overload(sig, target_context)
        if kept is not None:
            kept.library._shared_module = None  # it joins a driver into others, and takes a third of the memory
        return kept

    def save_overload(self, sig: Any, data: Any) -> None:
        try:
            with lock(Path(self.cache_path).parent).acquire(timeout=0):
                _inner(super()).save_overload(sig, data)
        except Timeout:
            return


class _PartLibrary(JITCodeLibrary):
    """The code of a function that is only ever joined into others: it is neither optimised nor emitted by itself."""

    for_this_machine = True

    def _optimize_functions(self, module: Any) -> None:
        if self.for_this_machine:
            _inner(super())._optimize_functions(module)

    def _optimize_final_module(self) -> None:
        pass

    def _finalize_final_module(self) -> None:
        _inner(self)._finalize_dynamic_globals()
        self._finalized = True

    def get_pointer_to_function(self, name: str) -> int:
        _inner(self)._ensure_finalized()
        return 0

    @property
    def codegen(self) -> Any:
        return _WithoutEnvironments(self._codegen)


class _WithoutEnvironments:
    """Leaves the Python environment of a function out of its machine code: a part has none yet."""

    def __init__(self, codegen: Any) -> None:
        self._codegen = codegen

    def set_env(self, name: str, env: Any) -> None:
        pass

    def __getattr__(self, name: str) -> Any:
        return getattr(self._codegen, name)


class _RuleCompiler(Compiler):
    """Compiles functions whose indices are 0 or more."""

    def __init__(self, typingctx: Any, targetctx: Any, library: Any, args: Any, return_type: Any, flags: Any,
                 locals: Any) -> None:  # fmt: skip
        own = copy.copy(targetctx)
        own.takes_indices_as_given = True
        _inner(super()).__init__(typingctx, own, library, args, return_type, flags, locals)


class _PartCompiler(_RuleCompiler):
    def __init__(self, typingctx: Any, targetctx: Any, library: Any, args: Any, return_type: Any, flags: Any,
                 locals: Any) -> None:  # fmt: skip
        part = _inner(_PartLibrary)(targetctx.codegen(), "part")
        _inner(super()).__init__(typingctx, targetctx, part, args, return_type, flags, locals)


def for_another_machine() -> None:
    """Leave all code as it is written from here on: what is usual on this machine must not come into it."""
    _PartLibrary.for_this_machine = False


def as_part(function: Function) -> Any:
    """Return a function that is compiled to be joined into others, or for another machine."""
    return _Dispatcher(function, targetoptions=dict(_AS_PART), pipeline_class=_PartCompiler)


_parts: dict[Rule, Any] = {}


def part(rule: Rule) -> Any:
    """Return a rule as numba sees it in the functions that call it."""
    if rule not in _parts:
        _parts[rule] = as_part(rule.function)
    return _parts[rule]


def signatures() -> int:
    """Return for how many combinations of rules and argument types this process has compiled."""
    return sum(len(one.signatures) for one in _parts.values())


@typeof_impl.register(Rule)
def _type_of_rule(rule: Rule, context: Any) -> Any:
    return types.Dispatcher(part(rule))


def _remember_operators() -> None:
    """Look up each operator once per combination of types; numba tries dozens of candidates for every `+`."""
    context = cpu_target.typing_context
    usual = context._resolve_user_function_type
    known: dict[Any, Any] = {}

    def resolve(func: Any, args: Any, kws: Any, literals: Any = None) -> Any:
        if kws or getattr(func, "__module__", None) != "_operator":
            return usual(func, args, kws, literals)
        key = func, args
        if key not in known:
            known[key] = usual(func, args, kws, literals)
        return known[key]

    context._resolve_user_function_type = resolve


_remember_operators()


def _take_indices_as_given() -> None:
    """Leave the indices of rules as they are; other functions of this process count from the end as usual."""
    usual = _inner(arrayobj.fix_integer_index)

    def index(context: Any, builder: Any, type: Any, given: Any, size: Any) -> Any:
        if not hasattr(context, "takes_indices_as_given"):
            return usual(context, builder, type, given, size)
        if isinstance(given, ir.Constant) and given.constant < 0:
            raise LoweringError(f"an index of rules is 0 or more, not {given.constant}")
        return context.cast(builder, given, type, types.intp)

    arrayobj.fix_integer_index = index


_take_indices_as_given()


_HALVES = types.Array(types.int32, 1, "C")


def _halves(context: Any, builder: Any, signature: Any, arguments: Sequence[Any]) -> Any:
    """Give the same memory as an array of int32."""
    make = _inner(arrayobj).make_array
    whole, found = make(signature.args[0])(context, builder, arguments[0]), make(_HALVES)(context, builder)
    size = context.get_constant(types.intp, 4)
    _inner(arrayobj).populate_array(
        found,
        data=builder.bitcast(whole.data, found.data.type),
        shape=[builder.mul(whole.nitems, context.get_constant(types.intp, 2))],
        strides=[size],
        itemsize=size,
        meminfo=whole.meminfo,
        parent=None,
    )
    return found._getvalue()


_inner(type_callable)(halves)(lambda context: lambda notes: _HALVES)
_inner(lower_builtin)(halves, types.Array)(_halves)
