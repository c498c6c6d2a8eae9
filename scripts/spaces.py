"""Write docs/spaces.md, the sizes of every variant for learning programs: `python scripts/spaces.py`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from pathlib import Path

from sandtable.engine.game import Variant
from sandtable.games import of_this_house

PAGE = Path(__file__).resolve().parents[1] / "docs" / "spaces.md"
HEAD = """<!-- Made by `make docs` from the games: change those, not this page. -->

# Actions and observations

Look up here the sizes of every variant for learning programs, and what each number of an observation means. An
action is an integer: the game's rulebook says what each number does, and `str(action)` gives it in notation. The
legal action mask has one boolean for each action. An observation is an array of int8 made from one seat's view and
from nothing else. The score is 0 until a game ends.
"""


def page() -> str:
    """Return the page as it should be."""
    return "\n".join([HEAD, *(line for variant in of_this_house() for line in _section(variant))])


def _section(variant: Variant) -> Iterator[str]:
    fewest, most = variant.players
    defaults = variant.read_options({})
    game = variant.game
    yield f"## {variant.title}"
    yield ""
    yield f"`{variant.id}`, rules in [rules/{game.name}.md](rules/{game.name}.md)"
    yield ""
    yield "| | |"
    yield "|---|---|"
    yield f"| seats | {fewest if fewest == most else f'{fewest} to {most}'}: {', '.join(variant.seat_names)} |"
    yield f"| actions | {variant.actions:,} |"
    yield f"| outcomes of chance, at most | {game.outcomes} |"
    yield f"| plies, at most | {variant.most_plies(most, defaults):,} with the default options |"
    yield f"| one game | {game.schema.state.itemsize:,} bytes |"
    yield f"| observation | int8, shape {variant.observation.shape}, 0 to {variant.observation.high} |"
    yield ""
    yield f"| {'plane' if len(variant.observation.shape) > 1 else 'entry'} | holds |"
    yield "|---|---|"
    yield from _meanings(variant)
    yield ""


def _meanings(variant: Variant) -> Iterator[str]:
    """Yield a line for each index; indices with one meaning share a line."""
    numbered = enumerate(variant.observation.meaning)
    for meaning, group in groupby(numbered, key=lambda pair: pair[1]):
        indices = [index for index, _ in group]
        shown = f"{indices[0]}" if len(indices) == 1 else f"{indices[0]}-{indices[-1]}"
        yield f"| {shown} | {meaning} |"


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")


if __name__ == "__main__":
    main()
