"""The keys of positions, and of mappings in them: what each means and how its value is read, said once."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from typing import Any, Generic, Self, TypeVar, overload

from sandtable.engine.errors import BadInput
from sandtable.scenarios.files import Malformed, Scenario
from sandtable.scenarios.values import Given, Reader, between

T = TypeVar("T")
MOST_NEW = 10_000


class Key(Generic[T]):
    """A key of a mapping in scenarios: what it means, how its value is read, and what holds where it is left out. That
    is what nothing is read as, unless another `default` is given.
    """

    def __init__(self, meaning: str, read: Reader[T], default: T | None = None) -> None:
        self.meaning, self.read, self.default = meaning, read, default

    def __set_name__(self, owner: type[Keys], name: str) -> None:
        self.name = name

    @overload
    def __get__(self, keys: None, kind: type[Keys]) -> Key[T]: ...

    @overload
    def __get__(self, keys: Keys, kind: type[Keys]) -> T: ...

    def __get__(self, keys: Keys | None, kind: type[Keys]) -> Key[T] | T:
        return self if keys is None else self.value(Given(None, keys.seats))  # what is given is an attribute of `keys`

    def value(self, given: Given) -> T:
        return self.read(given) if given.value is not None or self.default is None else self.default


class Keys:
    """The keys of a mapping in scenarios, such as a game's positions, with the values that one scenario gives."""

    def __init__(self, given: Mapping[str, object], seats: Sequence[str] = (), lines: Mapping[str, int] = {}) -> None:
        """Read the values in the order of the keys; raise Malformed with the line, if `lines` has it."""
        self.seats = seats
        self._given, self._lines = given, lines
        for name, key in self.declared().items():
            if name in given:
                with self.about(key):
                    vars(self)[name] = key.read(Given(given[name], seats))

    @classmethod
    def declared(cls) -> dict[str, Key[Any]]:
        found = (key for kind in cls.__mro__ for key in vars(kind).values())
        return {key.name: key for key in found if isinstance(key, Key)}

    @classmethod
    def described(cls) -> str:
        """Return the keys and their meanings as part of a sentence."""
        return "; ".join(f"`{name}`, {key.meaning}" for name, key in cls.declared().items())

    @classmethod
    def within(cls, given: Given) -> Self:
        """Return the values of such a mapping inside another; raise Malformed."""
        named = given.named()
        for name in named:
            if name not in cls.declared():
                raise Malformed(f"'{name}' is none of {', '.join(cls.declared())}")
        return cls({name: inner.value for name, inner in named.items()}, given.seats)

    def gives(self, key: Key[Any]) -> bool:
        """Return whether the scenario gives a value for a key."""
        return key.name in self._given

    @contextmanager
    def about(self, key: Key[Any]) -> Iterator[None]:
        """Let what is found wrong name this key and its line."""
        try:
            yield
        except (Malformed, BadInput) as error:
            raise Malformed(f"{key.name}: {error}", self._lines.get(key.name)) from error


class NewGames(Keys):
    """The keys of games that scenarios may also begin anew."""

    players = Key("how many play, where the position does not say it", between(1, MOST_NEW), 0)
    fresh = Key("so many new games in place of a position; the scenario is tried with each", between(1, MOST_NEW), 0)

    @classmethod
    def are_new_games(cls, scenario: Scenario) -> bool:
        """Return whether a scenario begins with new games; raise Malformed if it gives a position, too."""
        anew = cls.fresh.name in scenario.position
        if anew and set(scenario.position) - set(NewGames.declared()):
            raise Malformed(f"'{cls.fresh.name}' stands instead of a position", scenario.line_of(cls.fresh.name))
        return anew
