"""The requests that the description of a server lists, each with the shortest body that it takes."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, Any]]:
    """Yield the method, the path and a body of every request. The path has the parameters that it needs."""
    parts = document["components"]["schemas"]
    for path, described in document["paths"].items():
        for method, operation in described.items():
            body = operation.get("requestBody", {"content": {"application/json": {"schema": {}}}})
            needed = [
                f"{one['name']}={example(one['schema'], parts)}"
                for one in operation.get("parameters", ())
                if one["in"] == "query" and one.get("required")
            ]
            query = f"?{'&'.join(needed)}" if needed else ""
            yield method.upper(), path + query, example(body["content"]["application/json"]["schema"], parts)


def example(schema: dict[str, Any], parts: dict[str, Any]) -> Any:
    """Return the shortest value of a schema."""
    schema = parts[schema["$ref"].rpartition("/")[2]] if "$ref" in schema else schema
    for several in ("anyOf", "oneOf", "allOf"):
        if several in schema:
            return example(schema[several][0], parts)
    if "enum" in schema:
        return schema["enum"][0]
    match schema.get("type"):
        case "object":
            needed = schema.get("required", [])
            return {name: example(schema["properties"][name], parts) for name in needed}
        case "array":
            return [example(schema["items"], parts)] * schema.get("minItems", 0)
        case "string":
            return "x" * max(1, schema.get("minLength", 0))
        case "integer" | "number":
            return max(1, schema.get("minimum", 0))
        case "boolean":
            return True
    return None
