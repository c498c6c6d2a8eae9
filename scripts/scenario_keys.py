"""Write docs/scenarios.md, how scenario files are written: `python scripts/scenario_keys.py`."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import groupby
from pathlib import Path

from sandtable.engine.game import Variant
from sandtable.games import of_this_house

PAGE = Path(__file__).resolve().parents[1] / "docs" / "scenarios.md"
HEAD = """<!-- Made by `make docs` from the games' stages: change those, not this page. -->

# Scenarios

Write a scenario to say exactly what the rules must do in one position. A file is a stream of YAML 1.1 documents;
`sandtable scenario FILE` runs them. Every game has these keys:

| key | meaning |
|---|---|
| `id`, `title` | unique; one line |
| `game`, `options` | the variant's id; rule options by their keys |
| `clauses` | the clauses and rulings that it tests |
| `shows` | optional: those of them that it shows more clearly than any other scenario; players then see it |
| position keys | the game's own; without them the game starts from the beginning |
| `script` | steps: `SEAT ACTION`; `! SEAT ACTION -- CLAUSE\\|CLAUSE` must be refused (by one of these); \
`? SEAT: a \\| b` are exactly its choices, `? SEAT e4: e5 \\| e6` those that begin with `e4` |
| `expect` | what must hold after the last step |

A malformed scenario fails, and the message gives its file, line and reason.

You need not write a position by hand. *Save as scenario* below the replay of a finished game writes one, and so
does `sandtable scenario --from RECORD --at N`: the position after action N of a record, a place in the script for
the question, and the seat that is to act. Some moments, such as the middle of an exchange, cannot be written as a
position. The file then holds an earlier position, and its script continues from there, with the outcomes of chance.
Nobody knows the order of a pile that has not been drawn from yet: the file holds it sorted, and you may change the
order.
"""


def page() -> str:
    """Return the page as it should be."""
    by_game = groupby(of_this_house(), key=lambda variant: variant.game.name)
    return "\n".join([HEAD, *(line for _, family in by_game for line in _section(list(family)))])


def _section(family: list[Variant]) -> Iterator[str]:
    """Yield what the stage of one game declares."""
    stage = family[0].game.stage
    yield f"## {family[0].title.partition(':')[0] if len(family) > 1 else family[0].title}"
    yield ""
    yield ", ".join(f"`{variant.id}`" for variant in family)
    yield ""
    yield " ".join(stage.about.split())
    yield ""
    yield from _table("position", {name: key.meaning for name, key in stage.position.declared().items()})
    yield from _table("expect", {name: one.meaning for name, one in stage.expectations.items()})


def _table(title: str, keys: Mapping[str, str]) -> Iterator[str]:
    yield f"| {title} | meaning |"
    yield "|---|---|"
    yield from (f"| `{key}` | {meaning} |" for key, meaning in keys.items())
    yield ""


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
