"""Writes the numbers of a game's clauses: `python -m sandtable.engine.clause_numbers FOLDER...`.

Compiled code cites clauses as small integers, and those integers end up in stored games. So a number never changes: the
file `rules/clause_ids.py` beside a rulebook is read first, and new ids get the next free numbers.
"""

import re
import sys
from pathlib import Path

from sandtable.engine.clauses import member_id, member_name, parse
from sandtable.engine.text_files import read_text

NUMBERS = Path("rules", "clause_ids.py")
MEMBER = re.compile(r"^    ([A-Z0-9_]+) = (\d+)$", re.MULTILINE)
HEADER = '''"""The number of every clause, for code that is compiled and cites clauses as integers.

Made from rules.md by `python -m sandtable.engine.clause_numbers`; numbers are only ever added.
"""

from enum import IntEnum


class C(IntEnum):
    """A clause's number; the member is called as the clause's id, with underscores."""

'''


def numbers_file(folder: Path) -> str:
    """Return the text of `rules/clause_ids.py` for the rulebook in `folder` and the numbers given so far."""
    given = _given(folder / NUMBERS)
    book = parse(read_text(folder / "rules.md"), str(folder / "rules.md"))
    for id in book.clauses:
        given.setdefault(id, max(given.values(), default=0) + 1)
    members = sorted(given.items(), key=lambda item: item[1])
    return HEADER + "".join(f"    {member_name(id)} = {number}\n" for id, number in members)


def _given(path: Path) -> dict[str, int]:
    if not path.exists():
        return {}
    found = MEMBER.findall(path.read_text(encoding="utf-8"))
    return {member_id(name): int(number) for name, number in found}


def main(folders: list[str]) -> None:
    for folder in map(Path, folders):
        (folder / NUMBERS).write_text(numbers_file(folder), encoding="utf-8")
        print(f"{folder / NUMBERS} written")


if __name__ == "__main__":
    main(sys.argv[1:])
