"""Options whose value may be written out: a map, an army. They are read strictly and never from a path."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

import yaml

from sandtable.umpire.errors import BadInput

LONGEST = 16 * 1024  # characters of a document as text


@dataclass(frozen=True)
class Document:
    """What an option may hold besides the names of what comes with the game."""

    about: str  # in a sentence
    schema: Mapping[str, Any]  # JSON schema: the form; what is allowed beyond it is for `read` to say
    read: Callable[[Mapping[str, Any]], dict[str, Any]]  # the document in its normal form; raises BadInput
    pack: Callable[[Any], Sequence[int]]  # a name or a normal form as the numbers that `start` is given

    def describe(self) -> dict[str, Any]:
        return {"about": self.about, "schema": dict(self.schema)}


class _Loader(yaml.SafeLoader):
    """YAML in which no key may stand twice and nothing is repeated by an anchor."""

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        keys = [key.value for key, _ in node.value if isinstance(key, yaml.ScalarNode)]
        for key in keys:
            if keys.count(key) > 1:
                raise BadInput(f"the key {key!r} stands twice")
        return super().construct_mapping(node, deep)

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise BadInput("a document holds no references (*)")
        return super().compose_node(parent, index)


def is_written(value: Any) -> bool:
    """Whether a value is a document, or the text of one, and no name."""
    return isinstance(value, Mapping) or (isinstance(value, str) and (value.lstrip().startswith("{") or "\n" in value))


def written(value: Any) -> Mapping[str, Any]:
    """The mapping that a document or its text (YAML or JSON) holds; raises BadInput."""
    if isinstance(value, Mapping):
        return value
    if len(value) > LONGEST:
        raise BadInput(f"the document has {len(value)} characters; it may have {LONGEST}")
    try:
        held = _Loader(value).get_single_data()
    except yaml.MarkedYAMLError as error:
        line = f" in line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise BadInput(f"the document is not YAML{line}: {error.problem or error.context}") from None
    except (yaml.YAMLError, RecursionError, OverflowError, ValueError) as error:
        if isinstance(error, BadInput):
            raise
        raise BadInput(f"the document is not YAML: {' '.join(str(error).split())[:200]}") from None
    if not isinstance(held, Mapping):
        raise BadInput("a document is a mapping with keys")
    return held
