"""Derive the table of people's set-ups (how often each rank is on each home space) from the Gravon games.

    python scripts/derive_setup_table.py [../shared/data/ultimate-lightning-gravon.csv]

The games themselves are not part of this repository; the table of counts is, with its source named in it.
"""

import csv
import sys
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
GAMES = ROOT.parent / "shared" / "data" / "ultimate-lightning-gravon.csv"
TABLE = ROOT / "src" / "sandtable" / "games" / "stratego" / "setups" / "counts.py"

CODES = ("B", "S", "2", "3", "4", "5", "6", "7", "8", "9", "10", "F")
RED = dict(zip("BCDEFGHIJKLM", CODES, strict=True))
BLUE = dict(zip("NOPQRSTUVWXY", CODES, strict=True))

HEAD = '''"""On which home spaces people put which piece: counts over games of Ultimate Lightning on Gravon.

Derived by scripts/derive_setup_table.py from the 555 games of https://github.com/rhalbersma/gravon (Boost
Software License 1.0); the games themselves are not part of this repository. COUNTS[rank][row][column]: row 0
is the own back row; the columns are a to e, each counted together with its mirror image j to f.
"""

'''


def setups(field: str) -> tuple[dict[tuple[int, int], str], dict[tuple[int, int], str]]:
    """Return both set-ups of a game by (row, column), each as its owner sees it: row 0 is the own back row."""
    red = {divmod(i, 10): RED[field[i]] for i in range(40) if field[i] in RED}
    blue = {divmod(99 - i, 10): BLUE[field[i]] for i in range(60, 100) if field[i] in BLUE}
    return red, blue


def count(games: Path) -> tuple[int, dict[str, list[list[int]]]]:
    """Return the number of set-ups, and counts[rank][row][column], left and right counted together."""
    counts: Counter[tuple[str, int, int]] = Counter()
    total = 0
    with games.open(newline="") as lines:
        for game in csv.DictReader(lines):
            for arrangement in setups(game["field_content"]):
                total += 1
                for (row, column), code in arrangement.items():
                    counts[code, row, min(column, 9 - column)] += 1
    figures = {code: [[counts[code, row, column] for column in range(5)] for row in range(4)] for code in CODES}
    return total, figures


def main() -> None:
    games = Path(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    if not games.is_file():
        sys.exit(f"no such file: {games}")
    total, counts = count(games)
    blocks = (
        f'    "{code}": [\n' + "".join(f"        {row},\n" for row in rows) + "    ],\n"
        for code, rows in counts.items()
    )
    TABLE.write_text(f"{HEAD}SETUPS = {total}\nCOUNTS = {{\n{''.join(blocks)}}}\n")
    print(f"{TABLE.relative_to(ROOT)}: {total} set-ups")


if __name__ == "__main__":
    main()
