"""Strict YAML for documents that people write."""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import yaml

from sandtable.engine.errors import BadInput
from sandtable.engine.strictness import DEEPEST, TOO_DEEP, once


class _Loader(yaml.SafeLoader):
    """A YAML loader that refuses repeated keys, anchors and deep nesting."""

    flow_level: int

    def fetch_flow_collection_start(self, token: type[yaml.Token]) -> None:
        # Before anything is nested, the scanner reads on for every bracket: that takes the square of their number.
        if self.flow_level >= DEEPEST:
            raise BadInput(TOO_DEEP)
        super().fetch_flow_collection_start(token)

    def construct_mapping(self, node: yaml.MappingNode, deep: bool = False) -> dict[Hashable, Any]:
        once([(key.value, None) for key, _ in node.value if isinstance(key, yaml.ScalarNode)])
        return super().construct_mapping(node, deep)

    def compose_node(self, parent: yaml.Node | None, index: int) -> yaml.Node | None:
        if self.check_event(yaml.AliasEvent):
            raise BadInput("a document holds no references (*)")
        return super().compose_node(parent, index)


def read_yaml(text: str) -> Any:
    """Return what a YAML text holds; raises BadInput."""
    try:
        return _Loader(text).get_single_data()
    except yaml.MarkedYAMLError as error:
        line = f" in line {error.problem_mark.line + 1}" if error.problem_mark else ""
        raise BadInput(f"the document is not YAML{line}: {error.problem or error.context}") from None
    except RecursionError:
        raise BadInput(TOO_DEEP) from None
    except BadInput:
        raise
    except (yaml.YAMLError, ValueError, OverflowError) as error:
        raise BadInput(f"the document is not YAML: {' '.join(str(error).split())[:200]}") from None
