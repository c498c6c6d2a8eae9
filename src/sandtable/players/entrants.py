"""Who can be entered where computer players meet: a level by its name, `random`, a habit as `exploit:NAME`, or a
program as `process:COMMAND` or by the name of another protocol that its game speaks."""

from __future__ import annotations

import re
import shlex
import shutil

from sandtable.players.conversation import Chair
from sandtable.players.dialect import Speaker
from sandtable.players.exploiter import Exploiter, Habit, exploits
from sandtable.players.levels import Player, levels, make
from sandtable.players.pipe import check_system
from sandtable.players.process import Program
from sandtable.players.random import Random
from sandtable.umpire.errors import BadInput
from sandtable.umpire.game import Variant

OURS = "process"
"""The language in which programs are spoken to in every game."""
EXPLOIT = "exploit:"
RANDOM = "random"
"""Whoever does anything that is allowed: what all others are measured against, and no opponent for people."""

_ENTRANT = re.compile(r'((?:[^,"]|"[^"]*")+)(?:,|$)')  # a comma in double quotes parts nothing


def split(names: str) -> list[str]:
    """The entrants of a list; raises BadInput."""
    found = _ENTRANT.findall(names)
    if not found or len(",".join(found)) != len(names):
        raise BadInput(f"computer players are written A,B[,..], with every quote closed, not {names!r}")
    return [name.strip() for name in found]


def habits(variant: Variant) -> dict[str, Habit]:
    """The habits of a variant by the names of those who enter with them."""
    return {f"{EXPLOIT}{name}": habit for name, habit in exploits(variant).items()}


def check(name: str, variant: Variant) -> None:
    """Raises BadInput unless there is such a level, or such a program on this machine."""
    language, words = _command(name, variant)
    if name.startswith(EXPLOIT):
        if name not in habits(variant):
            raise BadInput(f"there is no {name!r}; {variant.title} has {', '.join(habits(variant)) or 'none'}")
        return
    if language is None:
        if name not in levels(variant) and name != RANDOM:
            commands = (f'{language}:"COMMAND"' for language in _languages(variant))
            known = ", ".join((*levels(variant), RANDOM, *commands))
            raise BadInput(f"there is no computer player {name!r}; {variant.title} has {known}")
        if name != RANDOM and not levels(variant)[name].ready:
            raise BadInput(f"{name} makes playouts, which need compiled rules (SANDTABLE_LEG=compiled)")
        return
    check_system()
    if not words or shutil.which(words[0]) is None:
        raise BadInput(f"{name}: there is no such program that can be run")


def enter(name: str, chair: Chair) -> Player:
    """The player for one seat of one game."""
    if name.startswith(EXPLOIT):
        return Exploiter(chair.variant, chair.seed, habits(chair.variant)[name])
    if name == RANDOM:
        return Random(chair.seed)
    language, words = _command(name, chair.variant)
    if language is None:
        return make(name, chair.variant, chair.seed)
    return Program(words, chair) if language == OURS else Speaker(chair.variant.game.dialects[language], words, chair)


def _languages(variant: Variant) -> tuple[str, ...]:
    return (OURS, *variant.game.dialects)


def _command(name: str, variant: Variant) -> tuple[str | None, list[str]]:
    """The language of a program and the words of its command; None for a level."""
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
