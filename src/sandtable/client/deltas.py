"""How a program applies the deltas of a table. docs/protocol.md shows this file."""

from __future__ import annotations

from typing import Any


def changed(old: Any, change: Any) -> Any:
    """Return a value after a change."""
    if isinstance(change, list):
        return change[0]
    if isinstance(old, list):
        at, count, items = change.get("~", (0, 0, []))
        old = old[:at] + items + old[at + count :]
        return [changed(x, change[str(i)]) if str(i) in change else x for i, x in enumerate(old)]
    kept = {key: x for key, x in old.items() if key not in change}
    return kept | {key: changed(old.get(key), part) for key, part in change.items() if part != []}


def follow(held: Any, message: Any) -> Any:
    """Return what a viewer holds after a `resync`, `stale` or `delta`; None: ask for a resync."""
    seq, ask = message["seq"], message.get("ask")
    if message["type"] in ("resync", "stale"):
        of, choices = (seq, message["legal"]) if ask else (None, [])
        return {"n": message["n"], "view": message["view"], "ask": ask, "of": of, "choices": choices}
    new, of, choices = message.get("legal"), held["of"], held["choices"]
    if message["n"] != held["n"] + 1 or (new and new.get("of") not in (None, of)):
        return None
    if new is not None:
        by_id = {choice["id"]: choice for choice in choices if "of" in new and choice["id"] not in new.get("gone", [])}
        for columns in new.get("come", []):
            for i, id in enumerate(columns["id"]):
                choice = {field: values[i % len(values)] for field, values in columns.items()}
                if "pattern" in choice:
                    choice["text"] = choice.pop("pattern").format_map(choice)
                by_id[id] = choice
        choices = sorted(by_id.values(), key=lambda choice: choice["id"])
    view, of = changed(held["view"], message.get("view", {})), seq if ask else of
    return {"n": message["n"], "view": view, "ask": ask, "of": of, "choices": choices}
