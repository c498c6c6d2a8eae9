"""The sentences of one language: catalogues in Fluent's syntax, and what fills them in.

A catalogue is a file `words/XX.ftl` (https://projectfluent.org). The parser is Fluent's own; the part of it that fills
in a sentence is here, as the published one needs 40 MB of other packages. In the page `@fluent/bundle` does it, with
the same functions (`web/src/text/catalogue.ts`); a test compares what both say.

What a sentence may use, besides what all of Fluent has:

- `WHO($seat)` says who is on a seat, or on several, for a choice between variants: `you`, `one` for somebody else; of
  several also `you-and` (you and one other), `you-many`, `many` and `none`.
  What belongs to a seat can stand for it: `West.S1` for `West`.
- `PLAYERS($seat)` is their names without the reader's: `Ann`, `Ann, Bob and Cleo`.
- `NAME($card, of: "card", form: "some")` is the attribute `some` of the message `card-1S`, if `$card` is `1S`; without
  a form it is the message itself.
- `NAMES($cards, of: "card", form: "some")` is a list of the same for several, equal ones together. The attribute may
  use `$count`, which is 1 for NAME.

An argument that is true, false or null is the word `yes`, `no` or `none`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser, ast

SHARED = Path(__file__).parent / "words"
"""The folder with what every game says."""
Scope = Mapping[str, Any]
Part = Callable[[Scope], Any]
"""Returns the value of an expression: a text, a number, or a list of texts."""
_READER = "@"
"""The key in a scope of the players' names and the reader's seat. No argument has such a name."""
_WORDS = {True: "yes", False: "no", None: "none"}


class Language(NamedTuple):
    """What all sentences of a language have in common."""

    one: Callable[[float], bool]  # whether a number takes the singular
    and_: str
    thousands: str  # what stands between them
    point: str


LANGUAGES = {
    "en": Language(lambda number: number == 1, " and ", ",", "."),
    "de": Language(lambda number: number == 1, " und ", ".", ","),
    "fr": Language(lambda number: abs(number) < 2, " et ", "\u202f", ","),
}
"""The languages that sentences can be said in, by their codes."""


class BadCatalogue(Exception):
    """An error: a catalogue that cannot be read, or a sentence that names what is not there."""


class Catalogue:
    """The sentences of one language, by their ids. Raises BadCatalogue for a file with mistakes."""

    def __init__(self, language: str, texts: Iterable[str]) -> None:
        self.language = LANGUAGES[language]
        self._said: dict[str, Part] = {}
        parser = FluentParser()
        for text in texts:
            for entry in parser.parse(text).body:
                if isinstance(entry, ast.Junk):
                    raise BadCatalogue(f"{entry.annotations[0].message}: {(entry.content or '')[:60]!r}")
                if isinstance(entry, ast.Message | ast.Term):
                    self._take(entry)

    @property
    def ids(self) -> frozenset[str]:
        """The ids of all sentences, those of attributes as `card-1S.a`."""
        return frozenset(self._said)

    def say(self, id: str, given: Mapping[str, Any], names: Mapping[str, str], you: str | None = None) -> str:
        """Return a sentence. `names` are those of the players by their seats, `you` is the reader's seat.

        Raises BadCatalogue for a sentence that is not there, or an argument that is missing.
        """
        return self._word(self._find(id)({**given, _READER: (names, you)}))

    def _take(self, entry: ast.Message | ast.Term) -> None:
        id = f"-{entry.id.name}" if isinstance(entry, ast.Term) else str(entry.id.name)
        if entry.value is not None:
            self._said[id] = self._pattern(entry.value)
        for attribute in entry.attributes:
            self._said[f"{id}.{attribute.id.name}"] = self._pattern(attribute.value)

    def _find(self, id: str) -> Part:
        try:
            return self._said[id]
        except KeyError:
            raise BadCatalogue(f"there is no sentence {id!r}") from None

    def _word(self, value: Any) -> str:
        if isinstance(value, int | float):
            return f"{value:,}".translate({ord(","): self.language.thousands, ord("."): self.language.point})
        return value if isinstance(value, str) else self._list(value)

    def _list(self, names: Sequence[str]) -> str:
        words = [self._word(name) for name in names]
        return self.language.and_.join(filter(None, (", ".join(words[:-1]), *words[-1:])))

    def _pattern(self, pattern: ast.Pattern) -> Part:
        parts = [
            part.value if isinstance(part, ast.TextElement) else self._expression(part.expression)
            for part in pattern.elements
        ]
        if len(parts) == 1 and callable(parts[0]):
            return parts[0]
        return lambda scope: "".join(part if isinstance(part, str) else self._word(part(scope)) for part in parts)

    def _expression(self, one: Any) -> Part:
        match one:
            case ast.Placeable():
                return self._expression(one.expression)
            case ast.StringLiteral() | ast.NumberLiteral():
                value = one.parse()["value"]
                return lambda scope: value
            case ast.VariableReference():
                return _variable(one.id.name)
            case ast.MessageReference():
                id = f"{one.id.name}.{one.attribute.name}" if one.attribute else one.id.name
                return lambda scope: self._find(id)(scope)
            case ast.TermReference():
                return self._term(one)
            case ast.FunctionReference():
                return self._function(one)
            case ast.SelectExpression():
                return self._selection(one)
        raise BadCatalogue(f"{type(one).__name__} is nothing that a sentence may hold")

    def _term(self, one: ast.TermReference) -> Part:
        id = f"-{one.id.name}.{one.attribute.name}" if one.attribute else f"-{one.id.name}"
        given = _named(one.arguments)
        return lambda scope: self._find(id)(given)

    def _function(self, one: ast.FunctionReference) -> Part:
        (value,) = [self._expression(argument) for argument in one.arguments.positional]
        named = _named(one.arguments)
        match one.id.name:
            case "WHO":
                return lambda scope: _who(*_others(value(scope), scope))
            case "PLAYERS":
                return lambda scope: self._list([scope[_READER][0][seat] for seat in _others(value(scope), scope)[1]])
            case "NAME":
                return lambda scope: self._name(named, value(scope), 1)
            case "NAMES":
                return lambda scope: self._names(named, value(scope))
        raise BadCatalogue(f"there is no function {one.id.name}")

    def _name(self, named: Scope, value: str, count: int) -> str:
        form = f".{named['form']}" if "form" in named else ""
        return self._word(self._find(f"{named['of']}-{value}{form}")({"count": count}))

    def _names(self, named: Scope, values: Sequence[str]) -> str:
        return self._list([self._name(named, value, values.count(value)) for value in dict.fromkeys(values)])

    def _selection(self, one: ast.SelectExpression) -> Part:
        selector = self._expression(one.selector)
        variants = {_key(variant.key): self._pattern(variant.value) for variant in one.variants}
        default = next(self._pattern(variant.value) for variant in one.variants if variant.default)

        def select(scope: Scope) -> Any:
            value = selector(scope)
            if isinstance(value, int | float) and value not in variants:
                value = "one" if self.language.one(value) else "other"
            return variants.get(value, default)(scope)

        return select


def _others(seats: str | Sequence[str], scope: Scope) -> tuple[bool, list[str]]:
    """Return whether the reader is among these seats, and the others."""
    all_of_them = [seat.partition(".")[0] for seat in ([seats] if isinstance(seats, str) else seats)]
    others = [seat for seat in all_of_them if seat != scope[_READER][1]]
    return len(others) < len(all_of_them), others


def _who(you: bool, others: Sequence[str]) -> str:
    if you:
        return "you-many" if len(others) > 1 else "you-and" if others else "you"
    return "many" if len(others) > 1 else "one" if others else "none"


def _variable(name: str) -> Part:
    def variable(scope: Scope) -> Any:
        try:
            value = scope[name]
        except KeyError:
            raise BadCatalogue(f"the argument ${name} is missing") from None
        return _WORDS[value] if value is None or isinstance(value, bool) else value

    return variable


def _key(key: ast.Identifier | ast.NumberLiteral) -> str | float:
    return key.name if isinstance(key, ast.Identifier) else float(key.value)


def _named(arguments: ast.CallArguments | None) -> dict[str, Any]:
    return {one.name.name: one.value.parse()["value"] for one in arguments.named} if arguments else {}


@cache
def catalogue(folder: Path, language: str) -> Catalogue:
    """Return the sentences of a game in a language, with those of all games."""
    files = (SHARED / f"{language}.ftl", folder / f"{language}.ftl")
    return Catalogue(language, (file.read_text(encoding="utf-8") for file in files))
