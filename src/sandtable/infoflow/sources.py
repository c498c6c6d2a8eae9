"""The source text of a rule function, as a syntax tree, and what its names stand for."""

from __future__ import annotations

import ast
import builtins
import inspect
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from sandtable.engine.compile.rule import Rule
from sandtable.engine.text_files import read_text

Function = Callable[..., Any]


@cache
def _module(path: str) -> dict[int, ast.FunctionDef]:
    """Return the functions of a file by the line on which they, or their decorators, begin."""
    tree = ast.parse(read_text(Path(path)))
    functions = [node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef)]
    return {min([node.lineno, *(d.lineno for d in node.decorator_list)]): node for node in functions}


def tree_of(function: Function) -> ast.FunctionDef:
    return _module(function.__code__.co_filename)[function.__code__.co_firstlineno]


def as_rule(value: Any) -> Function | None:
    """Return the function to follow when this is called; None if it has no source of its own in a file."""
    function = value.function if isinstance(value, Rule) else value
    has_text = inspect.isfunction(function) and function.__name__ != "<lambda>" and not function.__closure__
    return function if has_text else None


class Unknown(Exception):
    """An error: a name that the rules cannot know."""


def meaning(function: Function, node: ast.expr) -> Any:
    """Return what a global name, or an attribute of one, stands for in the function's file."""
    if isinstance(node, ast.Attribute):
        return getattr(meaning(function, node.value), node.attr)
    if not isinstance(node, ast.Name):
        raise Unknown(ast.unparse(node))
    if node.id in function.__globals__:
        return function.__globals__[node.id]
    if hasattr(builtins, node.id):
        return getattr(builtins, node.id)
    raise Unknown(node.id)
