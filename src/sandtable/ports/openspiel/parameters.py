"""A variant's options as OpenSpiel's game parameters, which are typed and have to survive its game strings.

OpenSpiel reads `first=0` as a number, so an option like `first` (0, 1 or random) is a number there: words among its
values are replaced by the numbers that the rules use for them. Documents are given as JSON or YAML; in game strings
they are percent-encoded, without commas and brackets.
"""

from __future__ import annotations

from collections.abc import Mapping
from urllib.parse import quote, unquote

import pyspiel

from sandtable.engine.document import is_written
from sandtable.engine.errors import BadInput
from sandtable.engine.game import Option, Plain, Value, Variant

PLAYERS = "players"


def specification(variant: Variant) -> dict[str, Plain]:
    """Return every parameter with its default."""
    defaults = {option.key: _written(option, option.default) for option in variant.options}
    return {PLAYERS: variant.players[0], **defaults}


def read_options(variant: Variant, given: Mapping[str, Plain]) -> dict[str, Value]:
    """Return the variant's options from its parameters; raise BadInput."""
    return variant.read_options({option.key: _read(option, given[option.key]) for option in variant.options})


def spelled(variant: Variant, given: Mapping[str, Plain]) -> dict[str, Plain]:
    """Return the parameters in a form that survives a game string."""
    documents = {option.key for option in variant.options if option.document}
    return {key: quote(str(value)) if key in documents and is_written(value) else value for key, value in given.items()}


def _written(option: Option, value: Plain) -> Plain:
    """Return the value that OpenSpiel gets for an option."""
    return value if isinstance(value, int) or _all_words(option) else option.code(value)


def _read(option: Option, given: Plain) -> Plain:
    if option.document:
        return given if is_written(given) else unquote(str(given))
    if isinstance(option.values, range) or _all_words(option):
        return given
    by_parameter = {_written(option, value): value for value in option.values}
    if given not in by_parameter and option.least <= int(given) <= option.most:
        return given
    if given not in by_parameter:
        known = ", ".join(str(k) if str(k) == str(v) else f"{k} for {v}" for k, v in by_parameter.items())
        raise BadInput(f"option {option.key} is {given!r}; it may be {known} ({option.ruling})")
    return by_parameter[given]


def _all_words(option: Option) -> bool:
    """Return whether OpenSpiel reads none of the option's values as a number or a truth value."""
    return option.most < 0 and all(
        isinstance(pyspiel.game_parameters_from_string(f"g(k={value})")["k"], str) for value in option.values
    )
