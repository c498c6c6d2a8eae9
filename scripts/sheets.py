"""Write docs/sheets/, the pages that players print: `python scripts/sheets.py`."""

from __future__ import annotations

from pathlib import Path

from sandtable.games import games

FOLDER = Path(__file__).resolve().parents[1] / "docs" / "sheets"
NOTE = "<!-- Made by `make docs` from the tables that the rules use: change those, not this page. -->\n"


def sheets() -> dict[str, str]:
    """Return the contents of each page by its file name."""
    return {f"{game.name}.html": NOTE + game.sheet() for game in games() if game.sheet}


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in sheets().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
