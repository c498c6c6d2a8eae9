"""Write the table of disclosures into docs/two-worlds.md: `python scripts/disclosures.py`."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

from sandtable.games import of_this_house
from sandtable.infoflow.report import follow

PAGE = Path(__file__).resolve().parents[1] / "docs" / "two-worlds.md"
TABLE = re.compile(r"(<!-- disclosures -->\n\n).*?(?=<!-- end of disclosures -->)", re.DOTALL)


def page() -> str:
    """Return the page as it should be."""
    return TABLE.sub(lambda found: found[1] + "\n".join(_table()) + "\n\n", PAGE.read_text(encoding="utf-8"))


def _table() -> Iterator[str]:
    yield "| disclosure | clause | lets out | to | why it tells nothing more |"
    yield "|---|---|---|---|---|"
    for game in dict.fromkeys(variant.game for variant in of_this_house()):
        for one in follow(game.schema, game.rules, game.events).disclosures:
            disclosure = one.disclosure
            what = ", ".join(f"`{name}`" for name in disclosure.what)
            to = "single seats" if disclosure.privately else "all"
            yield f"| {game.name}/{one.place} | {disclosure.clause} | {what} | {to} | {disclosure.why} |"


def main() -> None:
    PAGE.write_text(page(), encoding="utf-8")
    print("-- docs/two-worlds.md")


if __name__ == "__main__":
    main()
