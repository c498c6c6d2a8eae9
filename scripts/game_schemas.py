"""Write schemas.json of each game, JSON Schemas of what its viewers are sent: `python -m scripts.game_schemas`.

They are read off what is sent in many games at random, with the options of tests/games/GAME/streams.json, in one by
changed rules, and in all scenarios. A field that was always there is required. Objects whose keys are not fields, such
as those by seat, have one schema for all their values. Events and choices have one schema for each kind.
"""

from __future__ import annotations

import json
import re
from collections import defaultdict
from collections.abc import Iterator, Mapping
from contextlib import suppress
from dataclasses import replace
from functools import partial
from random import Random
from types import MappingProxyType
from typing import Any

from scripts.streams import tried

from sandtable.engine.errors import SandtableError
from sandtable.engine.game import Game, Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import of_this_house
from sandtable.games import variant as find
from sandtable.host.protocol import encode
from sandtable.host.table.given import Act, AllSeated
from sandtable.host.table.match import Match
from sandtable.host.table.speaking import in_words
from sandtable.host.wire.game_schemas import FILE
from sandtable.scenarios.demonstration import Demonstration
from sandtable.scenarios.examples import scenarios
from sandtable.scenarios.keys import NewGames

GAMES = 10
LONGEST = 500
"""Acts of a game that are watched."""
CHANGED = {
    "stratego": {"counts": {"Scout": 1}},
    "soldier": {"counts": {"Mirror": 3}},
    "warkings": {"draws": {"2 Scroll": 3}},
}
"""A document for each game whose rules players may change: tables with one are sent more."""
WORDS = ("kind", "phase", "game")
"""The fields of which every value that was seen is listed."""
ABOUT_EVENTS = {
    "text": "the event in a sentence",
    "clause": "of the rulebook; null where none is named",
    "n": "the update that it came in: what happened together",
    "headline": "one sentence for all that happened together; the first event of an update may have it",
    "move": "the position that it led to, as in the replay; the first event of an update has it",
}
_FIELD = re.compile(r"[a-z][a-z_]*[01]?")


class Shape:
    """What all values have in common that were seen in one place."""

    def __init__(self) -> None:
        self._types: set[str] = set()
        self._words: set[str] = set()
        self._objects = 0
        self._fields: dict[str, Shape] = defaultdict(Shape)
        self._seen: dict[str, int] = defaultdict(int)
        self._items: Shape | None = None

    def see(self, value: Any) -> None:
        """Take in one more value."""
        match value:
            case None:
                self._types.add("null")
            case bool():
                self._types.add("boolean")
            case int():
                self._types.add("integer")
            case float():
                self._types.add("number")
            case str():
                self._types.add("string")
                self._words.add(value)
            case list():
                self._types.add("array")
                self._items = self._items or Shape()
                for item in value:
                    self._items.see(item)
            case dict():
                self._types.add("object")
                self._objects += 1
                for key, part in value.items():
                    self._seen[key] += 1
                    self._fields[key].see(part)

    @property
    def _is_map(self) -> bool:
        always = any(count == self._objects for count in self._seen.values())
        return not always or not all(map(_FIELD.fullmatch, self._seen))

    def schema(self, name: str = "") -> dict[str, Any]:
        """Return the schema of the value of a field with this name."""
        types = sorted(self._types - ({"integer"} if "number" in self._types else set()))
        if types in ([], ["null"]):  # nothing else was seen, which says nothing of what else there may be
            return {}
        schema: dict[str, Any] = {"type": types[0] if len(types) == 1 else types}
        if name in WORDS and types == ["string"]:
            schema["enum"] = sorted(self._words)
        if self._items is not None:
            schema["items"] = self._items.schema()
        if self._objects and self._is_map:
            values = Shape()
            for part in self._fields.values():
                values.join(part)
            schema["additionalProperties"] = values.schema()
        elif self._objects:
            schema["properties"] = {key: part.schema(key) for key, part in sorted(self._fields.items())}
            schema["required"] = sorted(key for key, count in self._seen.items() if count == self._objects)
        return schema

    def join(self, other: Shape) -> None:
        """Take in all values that another shape has seen."""
        self._types |= other._types
        self._words |= other._words
        self._objects += other._objects
        for key, part in other._fields.items():
            self._fields[key].join(part)
            self._seen[key] += other._seen[key]
        if other._items is not None:
            self._items = self._items or Shape()
            self._items.join(other._items)


class Kinds:
    """The shapes of values that say their `kind`."""

    def __init__(self) -> None:
        self._shapes: dict[str, Shape] = defaultdict(Shape)

    def see(self, value: dict[str, Any]) -> None:
        """Take in one more value."""
        self._shapes[value["kind"]].see(value)

    def schema(self) -> dict[str, Any]:
        """Return the schema of all kinds."""
        return {"anyOf": [shape.schema() for _, shape in sorted(self._shapes.items())]}


class Seen:
    """All that was seen of one game."""

    def __init__(self) -> None:
        self._view, self._choice, self._told = Shape(), Kinds(), Kinds()

    def update(self, update: dict[str, Any]) -> None:
        """Take in an update."""
        self._view.see(update["view"])
        for choice in update["legal"]:
            self._choice.see(choice)
        for event in update["told"]:
            self._told.see(event)

    def schemas(self) -> dict[str, Any]:
        """Return the schema of each part of an update. A question is of the kind of its phase."""
        view, told = self._view.schema(), self._told.schema()
        for kind in told["anyOf"]:
            for field, words in ABOUT_EVENTS.items():
                if field in kind["properties"]:
                    kind["properties"][field]["description"] = words
        ask = {
            "type": "object",
            "properties": {
                "kind": view["properties"]["phase"],
                "text": {"type": "string"},
                "notation": {"type": ["null", "string"]},
            },
            "required": ["kind", "text", "notation"],
        }
        return {"view": view, "choice": self._choice.schema(), "told": told, "ask": ask}


def schemas(game: Game) -> dict[str, Any]:
    """Return the schemas of a game, without those that follow from its types; none if all do."""
    if game.shown is not None and game.shown.told is not None:
        return {}
    seen = Seen()
    for variant in of_this_house():
        if variant.game is game and variant.at_tables:
            for seed in range(GAMES):
                for update in played(variant, seed, LONGEST):
                    seen.update(update)
            if changed := changed_options(variant):
                for update in played(variant, GAMES, LONGEST, changed):
                    seen.update(update)
    for update in _shown(game):
        seen.update(update)
    found = seen.schemas()
    return found if game.shown is None else {"told": found["told"]}


def changed_options(variant: Variant) -> dict[str, Any]:
    """Return the options of a table whose rules a document changes; none if they cannot be changed."""
    return {option.key: CHANGED[variant.game.name] for option in variant.options if option.amends}


def played(
    variant: Variant, seed: int, longest: int, changed: Mapping[str, Any] = MappingProxyType({})
) -> Iterator[dict[str, Any]]:
    """Yield updates of a game at random, each as one of its viewers is sent it."""
    rng = Random(seed)
    options = tried(variant.game.name)
    players = rng.randint(*variant.players)
    given = {**options[seed % len(options)], **changed}
    match = Match(partial(Umpire, variant, players, given, bytes([seed + 1]) * 32))
    match.follow(match.viewers, match.viewers)
    match.take(AllSeated())
    while not match.over and len(match.played) < longest:
        asked = [each for each in match.viewers.values() if each.question]
        viewer = rng.choice(asked)
        yield _in_english(match, viewer.number, match.latest(viewer.number))
        match.act(Act(viewer.number, rng.choice(viewer.question), viewer.seq))
        number = rng.choice([*match.viewers])
        yield _in_english(match, number, match.latest(number))
    for number in match.viewers:
        whole = _in_english(match, number, encode(match.resync(number)))
        yield {**whole, "told": whole["log"]}  # with what was told before the first update


def _in_english(match: Match, viewer: int, sent: bytes) -> dict[str, Any]:
    found: dict[str, Any] = json.loads(in_words(match.umpire.reader(viewer), sent))
    return found


def _shown(game: Game) -> Iterator[dict[str, Any]]:
    """Yield views, choices and events of all scenarios as parts of updates."""
    for scenario in scenarios(game.folder):
        with suppress(SandtableError):  # the position cannot be, or one of its steps is refused
            play = Demonstration(
                replace(scenario, seed=1) if NewGames(scenario.position).fresh else scenario, find(scenario.game)
            )
            for moment in (play.seen(""), *map(play.moment, scenario.script)):
                umpire = play.umpire
                for seat, view in enumerate(moment.views.values()):
                    asked = seat < len(umpire.seats) and umpire.legal(seat)
                    legal = umpire.offer(seat) if asked else []
                    yield json.loads(encode({"view": view, "legal": legal, "told": moment.told, "ask": None}))


def main() -> None:
    for game in {variant.game for variant in of_this_house() if variant.at_tables}:
        if found := schemas(game):
            text = json.dumps(found, indent=1, ensure_ascii=False)
            (game.folder / FILE).write_text(f"{text}\n", encoding="utf-8")


if __name__ == "__main__":
    main()
