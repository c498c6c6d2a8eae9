"""The games there are: every folder beside this file, and every installed package that says it is one.

A package of another author names its module, with `GAME` and `VARIANTS` like those here, in its `pyproject.toml`:

    [project.entry-points."sandtable.games"]
    skirmish = "skirmish"
"""

from __future__ import annotations

import copyreg
import warnings
from functools import cache
from importlib import import_module
from importlib.metadata import EntryPoint, entry_points
from pkgutil import iter_modules
from types import ModuleType

from sandtable.engine import BadInput, Game, Variant

GROUP = "sandtable.games"


@cache
def _house() -> dict[str, str]:
    """The games of this house: the module of each, by its name."""
    return {found.name: f"{__name__}.{found.name}" for found in iter_modules(__path__) if found.ispkg}


@cache
def _guests() -> dict[str, EntryPoint]:
    """The games of other packages. A name that is taken stays with who has it."""
    return {point.name: point for point in entry_points(group=GROUP) if point.name not in _house()}


def _modules() -> list[ModuleType]:
    """Every game's module, in the order of the lobby: this house's games first."""
    house = [import_module(module) for module in _house().values()]
    guests = [_guest(name) for name in sorted(_guests())]
    return [*sorted(house, key=lambda module: (module.GAME.lobby_position, module.GAME.name)), *filter(None, guests)]


@cache
def _guest(name: str) -> ModuleType | None:
    """Another package's game; one that cannot be used is left out with a warning, and keeps nobody from the others."""
    point = _guests()[name]
    try:
        module: ModuleType = point.load()
        game = module.GAME
        strangers = [variant.id for variant in module.VARIANTS if variant.id.partition("-")[0] != name]
    except Exception as error:  # whatever another's code does
        warnings.warn(f"the game {name} ({point.value}) cannot be loaded: {error!r}", stacklevel=2)
        return None
    if game.name != name or strangers:
        wrong = ", ".join(strangers) or f"game {game.name}"
        said = (
            f"the game {name} ({point.value}) is left out: the names of its variants begin with {name}, unlike {wrong}"
        )
        warnings.warn(said, stacklevel=2)
        return None
    return module


class Variants(dict[str, Variant]):
    """Variants by their ids. Printed, they are a list with a line for each."""

    def __repr__(self) -> str:
        width = max(map(len, self), default=0)
        return "\n".join(f"{id:{width}}  {one.title}, {one.sizes} players" for id, one in self.items())


@cache
def variants() -> Variants:
    """Every variant there is, by its id."""
    return Variants({variant.id: variant for game in _modules() for variant in game.VARIANTS})


def at_tables() -> dict[str, Variant]:
    """Those that people can play at tables in a browser."""
    return {id: variant for id, variant in variants().items() if variant.at_tables}


def of_this_house() -> list[Variant]:
    """The variants of the games in this package, without those of others."""
    return [variant for variant in variants().values() if variant.game.name in _house()]


def games() -> tuple[Game, ...]:
    """Every game: a family of variants with one set of rules."""
    return tuple(game.GAME for game in _modules())


def variant(id: str) -> Variant:
    """A variant by its id; raises BadInput."""
    found = (_of_its_game(id) or variants().get(id)) if isinstance(id, str) else None
    if found is None:
        raise BadInput(f"there is no variant {id!r}; there is {', '.join(variants())}")
    return found


@cache
def _of_its_game(id: str) -> Variant | None:
    """The variant, found by its game's name, with which its id begins: no other game has to be loaded."""
    name = id.partition("-")[0]
    module: ModuleType | None = None
    if name in _house():
        module = import_module(_house()[name])
    elif name in _guests():
        module = _guest(name)
    return next((variant for variant in module.VARIANTS if variant.id == id), None) if module else None


copyreg.pickle(Variant, lambda chosen: (variant, (chosen.id,)))  # games are pickled with the name of their rules
