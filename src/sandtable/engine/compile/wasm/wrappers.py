"""The functions that `rules.wasm` exports: each calls a driver of numba's with plain 32-bit numbers and addresses.

An array is passed as its address and one size for each dimension, a number as an integer. The wrappers are LLVM's text.
"""

from __future__ import annotations

from collections.abc import Mapping

from sandtable.engine.compile.faces import ARRAYS, RECORDS, Argument, Face, exported
from sandtable.engine.compile.wasm.ir import Compiled

_SIZES = {"int64": 8, "uint64": 8, "float64": 8, "int32": 4, "float32": 4, "int8": 1, "bool": 1}
_STORED = {"bool": "i8", "int8": "i8", "int16": "i16", "int32": "i32", "int64": "i64", "float64": "double"}
"""How numba stores a result, by the type that it found."""


def wrappers(faces: Mapping[str, Face], compiled: Mapping[str, Compiled], records: Mapping[str, int]) -> str:
    """Return the text of the wrappers of all drivers; `records` are the bytes of a state and of a view."""
    return "\n\n".join(_wrapper(face, compiled[face.name], records) for face in faces.values())


def _wrapper(face: Face, compiled: Compiled, records: Mapping[str, int]) -> str:
    parameters: list[str] = []
    body: list[str] = []
    passed: list[str] = []
    for k, argument in enumerate(face.arguments):
        if argument.dimensions:
            _pass_array(k, argument, _item_size(argument, records), parameters, body, passed)
        else:
            parameters.append(f"i32 %n{k}")
            body.append(f"%w{k} = sext i32 %n{k} to i64")
            passed.append(f"i64 %w{k}")
    given, stored = _RESULTS[face.result], _STORED.get(compiled.result, "ptr")
    lines = [
        f"define {given} @{exported(face.name)}({', '.join(parameters)}) {{",
        f"%result = alloca {stored}, align 8",
        "%problem = alloca ptr, align 8",
        *body,
        f"%code = call i32 @{compiled.symbol}(ptr %result, ptr %problem, {', '.join(passed)})",
        *_returned(face, compiled, stored),
        "}",
    ]
    return "\n".join(lines)


_RESULTS = {"None": "void", "int": "i32", "bool": "i32", "float": "double"}


def _returned(face: Face, compiled: Compiled, stored: str) -> list[str]:
    """Return the lines that read the result and return it."""
    if face.result == "None":
        return ["ret void"]
    read = f"%found = load {stored}, ptr %result"
    if face.result == "float":
        if stored == "double":
            return [read, "ret double %found"]
        return [read, f"%float = sitofp {stored} %found to double", "ret double %float"]
    if stored == "i32":
        return [read, "ret i32 %found"]
    how = "trunc" if stored == "i64" else "zext" if compiled.result == "bool" else "sext"
    return [read, f"%narrow = {how} {stored} %found to i32", "ret i32 %narrow"]


def _pass_array(
    k: int, argument: Argument, item: int, parameters: list[str], body: list[str], passed: list[str]
) -> None:
    """Pass an array as numba takes one: owners, how many items, their bytes, address, sizes and strides."""
    count = argument.dimensions
    parameters.append(f"ptr %p{k}")
    parameters += [f"i32 %n{k}.{axis}" for axis in range(count)]
    body += [f"%w{k}.{axis} = zext i32 %n{k}.{axis} to i64" for axis in range(count)]
    strides = [str(item)]  # of the last axis first
    for axis in range(count - 1, 0, -1):
        body.append(f"%s{k}.{axis - 1} = mul i64 %w{k}.{axis}, {strides[-1]}")
        strides.append(f"%s{k}.{axis - 1}")
    body.append(f"%b{k} = mul i64 %w{k}.0, {strides[-1]}")
    body.append(f"%c{k} = udiv i64 %b{k}, {item}")
    passed += ["ptr null", "ptr null", f"i64 %c{k}", f"i64 {item}", f"ptr %p{k}"]
    passed += [f"i64 %w{k}.{axis}" for axis in range(count)]
    passed += [f"i64 {stride}" for stride in reversed(strides)]


def _item_size(argument: Argument, records: Mapping[str, int]) -> int:
    if argument.kind in RECORDS:
        return records[RECORDS[argument.kind]]
    return _SIZES[ARRAYS[argument.kind][0]]
