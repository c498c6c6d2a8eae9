"""The cells of a study: each is one way to play, with its players."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sandtable.bots.compiled_specs import plans, runs_compiled
from sandtable.bots.specs import check
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Value, Variant
from sandtable.games import variant as find
from sandtable.studies.study import Study, need_games

SETUPS = ("first_setup", "second_setup")
OWN_KEYS = ("games", "meet", "name", "players", "restrict", "seats", *SETUPS)
"""The keys of a cell besides the options of its game."""


@dataclass(frozen=True)
class Cell:
    """One way to play. `players` fill the seats as in a duel: the last one takes all remaining seats."""

    number: int
    name: str
    variant: Variant
    seats: int
    options: Mapping[str, Value]
    players: tuple[str, ...]
    games: int  # number of games, or the greatest number
    restrict: tuple[str, ...] = ()  # parts of the game that the first player may not use
    setups: tuple[str, ...] = ()  # named set-ups, by seat; "" is one drawn at random

    @property
    def barred(self) -> int:
        """The parts in `restrict` as bits."""
        parts = list(parts_of(self.variant))
        return sum(1 << parts.index(part) for part in self.restrict)

    @property
    def seat_names(self) -> tuple[str, ...]:
        return self.variant.seats(self.seats)


def parts_of(variant: Variant) -> Mapping[str, str]:
    """Return the parts of the game that can be forbidden and are counted: titles by key."""
    return variant.game.measures.parts


def cells_of(study: Study) -> list[Cell]:
    """Return the cells of a study, checked; raise BadInput that names the cell."""
    chosen = find(study.game)
    cells = []
    for number, setting in enumerate(study.settings):
        name = str(setting.get("name") or _name(setting)) or study.title
        try:
            cells.append(_cell(number, name, chosen, study, setting))
        except BadInput as problem:
            where = f"cell {name!r}: " if setting else ""
            raise BadInput(f"{where}{problem}") from None
    names = [cell.name for cell in cells]
    twice = next((name for name in names if names.count(name) > 1), None)
    if twice is not None:
        raise BadInput(f"two cells are called {twice!r}: give each a `name` of its own")
    return cells


def _name(setting: Mapping[str, Any]) -> str:
    return ", ".join(f"{key} {_said(value)}" for key, value in setting.items())


def _said(value: Any) -> str:
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, dict):  # the document of an option
        return str(value.get("name") or "a document")
    return " and ".join(map(_said, value)) or "nothing" if isinstance(value, list) else str(value)


def _cell(number: int, name: str, variant: Variant, study: Study, setting: Mapping[str, Any]) -> Cell:
    seats = len(variant.seats(setting.get("seats", study.seats)))
    players = _players(study, setting, seats)
    restrict = _names("restrict", setting.get("restrict", []))
    if not 1 <= len(players) <= seats:
        raise BadInput(f"this table has {seats} seats: name 1 to {seats} players, not {len(players)}")
    for player in players:
        check(player, variant)
    known = parts_of(variant)
    for part in restrict:
        if part not in known:
            raise BadInput(f"restrict: {variant.title} has no part {part!r}; it has {', '.join(known) or 'none'}")
    own = {key: value for key, value in setting.items() if key not in OWN_KEYS}
    options = variant.read_options({**study.options, **own})
    games = need_games(setting.get("games", study.games))
    setups = _setups(setting, variant, seats, players)
    return Cell(number, name, variant, seats, options, players, games, restrict, setups)


def _setups(setting: Mapping[str, Any], variant: Variant, seats: int, players: Sequence[str]) -> tuple[str, ...]:
    """Return the set-up of each seat; empty if the two sides' set-ups are not given."""
    chosen = [str(setting.get(key, "")) for key in SETUPS]
    if not any(chosen):
        return ()
    sides = variant.teams or tuple((seat,) for seat in range(seats))
    known = plans(variant)
    for key, name in zip(SETUPS, chosen, strict=True):
        if name and name not in known:
            raise BadInput(f"{key}: {variant.title} has no set-up {name!r}; it has {', '.join(known) or 'none'}")
    if len(sides) != len(chosen) or not all(runs_compiled(player, variant) for player in players):
        raise BadInput("set-ups are given to two sides of levels")
    return tuple(chosen[next(number for number, side in enumerate(sides) if seat in side)] for seat in range(seats))


def _players(study: Study, setting: Mapping[str, Any], seats: int) -> tuple[str, ...]:
    """Return the players; two who `meet` alternate round the table, so that each has half of the seats, or one side."""
    if "meet" not in setting:
        return _names("players", setting.get("players", list(study.players)))
    two = _names("meet", setting["meet"])
    if len(set(two)) != 2 or "players" in setting:
        raise BadInput("meet: two players, in the place of `players`")
    if seats % 2:
        raise BadInput(f"meet: two players share an even number of seats, not {seats}")
    return two * (seats // 2)


def _names(key: str, value: Any) -> tuple[str, ...]:
    listed = [value] if isinstance(value, str) else value
    if not isinstance(listed, list) or not all(isinstance(one, str) for one in listed):
        raise BadInput(f"{key} is a list of names, not {value!r}")
    return tuple(listed)
