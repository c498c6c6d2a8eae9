"""Player specs, bots as text: a level by its name, `random`, a habit as `baseline:NAME`, a net as `net:FILE`
(`bots/networks.py`), a Python class as `module:Class`, or a program as `process:COMMAND` or by the name of a dialect
that its game knows.

A class is called with the variant and a seed, once for each seat of each game; it chooses by `choose(view, legal)`, as
`bots.levels.Player` says.
"""

from __future__ import annotations

import re
import shlex
import shutil
import sys
from collections.abc import Callable
from importlib import import_module
from importlib.util import find_spec
from inspect import signature

from sandtable.bots.baselines import Baseline, baselines
from sandtable.bots.levels import Player, levels, make
from sandtable.bots.networks import PREFIX as NET
from sandtable.bots.networks import NetPlayer, named
from sandtable.bots.programs.conversation import Chair
from sandtable.bots.programs.dialect import Speaker
from sandtable.bots.programs.pipe import check_system
from sandtable.bots.programs.process import Program
from sandtable.bots.random import Random
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Variant

OURS = "process"
"""The protocol for programs that works in every game."""
BASELINE = "baseline:"
_FORMER_BASELINE = "exploit:"  # deprecated, to be removed in 0.3
RANDOM = "random"
"""The player that takes any legal action: all others are measured against it, and it is no opponent for people."""

_CLASS = re.compile(r"[A-Za-z_]\w*(?:\.[A-Za-z_]\w*)*:[A-Za-z_]\w*", re.ASCII)
_ENTRANT = re.compile(r'((?:[^,"]|"[^"]*")+)(?:,|$)')  # a comma in double quotes does not separate


def split(names: str) -> list[str]:
    """Return the player specs of a list; raise BadInput."""
    found = _ENTRANT.findall(names)
    if not found or len(",".join(found)) != len(names):
        raise BadInput(f"computer players are written A,B[,..], with every quote closed, not {names!r}")
    return [name.strip() for name in found]


def habits(variant: Variant) -> list[str]:
    """Return the player specs of a variant's baselines."""
    return [f"{BASELINE}{name}" for name in baselines(variant)]


def check(name: str, variant: Variant) -> None:
    """Raise BadInput unless there is such a level, or such a program on this machine."""
    language, words = _command(name, variant)
    if name.startswith(NET):
        named(name, variant)
        return
    if name.startswith((BASELINE, _FORMER_BASELINE)):
        if _habit(name) not in baselines(variant):
            raise BadInput(f"there is no {name!r}; {variant.title} has {', '.join(habits(variant)) or 'none'}")
        return
    if _is_class(name, variant):
        _class(name)
        return
    if language is None:
        if name not in levels(variant) and name != RANDOM:
            commands = (f'{language}:"COMMAND"' for language in _languages(variant))
            known = ", ".join((*levels(variant), RANDOM, "net:FILE", "module:Class", *commands))
            raise BadInput(f"there is no computer player {name!r}; {variant.title} has {known}")
        if name != RANDOM and not levels(variant)[name].ready:
            raise BadInput(f"{name} makes playouts, for which interpreted rules are too slow")
        return
    check_system()
    if not words or shutil.which(words[0]) is None:
        raise BadInput(f"{name}: there is no such program that can be run")


def enter(name: str, chair: Chair) -> Player:
    """Return a player for one seat of one game."""
    if name.startswith(NET):
        return NetPlayer(chair.variant, chair.seed, named(name, chair.variant))
    if name.startswith((BASELINE, _FORMER_BASELINE)):
        return Baseline(chair.variant, chair.seed, _habit(name))
    if name == RANDOM:
        return Random(chair.seed)
    if _is_class(name, chair.variant):
        return _class(name)(chair.variant, chair.seed)
    language, words = _command(name, chair.variant)
    if language is None:
        return make(name, chair.variant, chair.seed)
    return Program(words, chair) if language == OURS else Speaker(chair.variant.game.dialects[language], words, chair)


def _habit(name: str) -> str:
    """Return the name of a baseline's habit."""
    return name.removeprefix(BASELINE).removeprefix(_FORMER_BASELINE)


def check_class(name: str) -> None:
    """Raise BadInput if a spec is written as a Python class of which no player can be made, in whatever game."""
    if _names_class(name):
        _class(name)


def _is_class(name: str, variant: Variant) -> bool:
    """Return whether the spec is written as a Python class, and there is a module of that name."""
    return name.partition(":")[0] not in _languages(variant) and _names_class(name)


def _names_class(name: str) -> bool:
    module = name.partition(":")[0]
    if _CLASS.fullmatch(name) is None:
        return False
    if "" not in sys.path:  # the working directory
        sys.path.insert(0, "")
    return find_spec(module.partition(".")[0]) is not None


def _class(name: str) -> Callable[[Variant, int], Player]:
    """Return the class that the spec names; raise BadInput."""
    module, _, attribute = name.partition(":")
    try:
        found = getattr(import_module(module), attribute, None)
    except Exception as problem:  # the module's own code may raise anything
        raise BadInput(f"{name}: the module cannot be loaded ({problem or type(problem).__name__})") from problem
    if not callable(found) or not hasattr(found, "choose"):
        raise BadInput(f"{name}: there is no class of that name with a method `choose(view, legal)`")
    made: Callable[[Variant, int], Player] = found
    try:
        signature(made).bind(None, 0)
    except TypeError:
        words = "the class must be made from a variant and a seed, `__init__(self, variant, seed)`"
        raise BadInput(f"{name}: {words}") from None
    except ValueError:  # a class that is not written in Python need not say what it takes
        pass
    return made


def _languages(variant: Variant) -> tuple[str, ...]:
    return (OURS, *variant.game.dialects)


def _command(name: str, variant: Variant) -> tuple[str | None, list[str]]:
    """Return the protocol of a program and the words of its command; None for a level."""
    language, colon, command = name.partition(":")
    if not colon or language not in _languages(variant):
        return None, []
    command = command.strip()
    if command.count('"') == 2 and command[0] == command[-1] == '"':  # quotes that the shell has left
        command = command[1:-1]
    try:
        return language, shlex.split(command)
    except ValueError as problem:
        raise BadInput(f"{name}: {str(problem).lower()}") from problem
