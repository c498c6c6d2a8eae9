"""Tests of the rulebook reader, and of the numbers of clauses."""

from pathlib import Path

import pytest

from sandtable.engine.clause_numbers import numbers_file
from sandtable.engine.clauses import Rulebook, RulebookError, load_rulebook, parse

GAMES = Path(__file__).parents[2] / "src/sandtable/games"
RULEBOOKS = sorted(GAMES.glob("*/rules.md"))

SMALL = """# A small game

| key | variant |
|---|---|
| `S` | `small-short` |
| `L` | `small-long` |

## 1. Turns

| id | kind | variants | rule |
|---|---|---|---|
| SM-TURN-1 | clause | all | One moves. |
| SM-TURN-2 | clause | L | Then the other \\| others. |
| SM-TURN-3 | definition | S | The board is flat. |

## 2. Rulings

| id | kind | variants | question | ruling | option |
|---|---|---|---|---|---|
| SM-R-1 | ruling | all | Who starts? | The elder. | `first: elder/younger` |

## 3. Drawing

```
| SM-TURN-1 | clause | in a drawing it is no clause |
```

| id | decision |
|---|---|
| SM-A-1 | `MOVE` |
"""


def test_clauses_are_read_with_kind_section_and_variants() -> None:
    book = parse(SMALL, "small.md")
    assert book.title == "A small game"
    assert list(book.clauses) == ["SM-TURN-1", "SM-TURN-2", "SM-TURN-3", "SM-R-1"]
    assert book.clauses["SM-TURN-2"].text == "Then the other | others."
    assert book.clauses["SM-TURN-2"].section == "1. Turns"
    assert book.clauses["SM-TURN-3"].kind == "definition"
    assert [clause.id for clause in book.applying("small-short")] == ["SM-TURN-1", "SM-TURN-3", "SM-R-1"]


def test_a_ruling_has_question_answer_and_option() -> None:
    ruling = parse(SMALL, "small.md").clauses["SM-R-1"]
    assert (ruling.kind, ruling.question, ruling.text) == ("ruling", "Who starts?", "The elder.")
    assert ruling.option == "`first: elder/younger`"


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("SM-TURN-2 |", "SM-TURN-1 |", "small.md:13: SM-TURN-1 stands in the rulebook twice"),
        ("| SM-R-1 | ruling", "| SM-R-1 | rumour", "small.md:20: SM-R-1 is of kind 'rumour'"),
        ("| SM-R-1 |", "| first |", "small.md:20: 'first' is no clause id"),
        ("One moves.", "", "small.md:12: SM-TURN-1 has no text"),
        ("clause | L |", "clause | X |", "small.md:13: 'X' is no variant"),
        ("One moves. |", "One | moves. |", "small.md:12: the row has 5 cells"),
        ("# A small game", "", "small.md: the rulebook has no title"),
    ],
)
def test_a_faulty_rulebook_is_refused_with_its_line(old: str, new: str, message: str) -> None:
    with pytest.raises(RulebookError) as caught:
        parse(SMALL.replace(old, new, 1), "small.md")
    assert str(caught.value).startswith(message)


def test_numbers_once_given_stay(tmp_path: Path) -> None:
    rules, ids = tmp_path / "rules.md", tmp_path / "rules" / "clause_ids.py"
    ids.parent.mkdir()
    rules.write_text(SMALL)
    ids.write_text(numbers_file(tmp_path))
    first = ids.read_text()
    assert "    SM_TURN_1 = 1\n" in first and "    SM_R_1 = 4\n" in first
    rules.write_text(SMALL.replace("| SM-TURN-3 |", "| SM-TURN-4 | clause | all | New. |\n| SM-TURN-5 |"))
    second = numbers_file(tmp_path)
    assert second.startswith(first), "a withdrawn id keeps its number"
    assert second.endswith("    SM_TURN_4 = 5\n    SM_TURN_5 = 6\n")


@pytest.mark.parametrize("path", RULEBOOKS, ids=lambda path: path.parent.name)
def test_the_rulebooks_of_the_games_are_sound(path: Path) -> None:
    book = load_rulebook(path)
    assert book.clauses
    assert all(clause.text.endswith((".", ")")) for clause in book.clauses.values())
    assert (path.parent / "rules" / "clause_ids.py").read_text() == numbers_file(path.parent), (
        f"clause numbers are stale: python -m sandtable.engine.clause_numbers {path.parent}"
    )


def test_numbers_and_ids_answer_each_other() -> None:
    book = Rulebook("t", (), {}, {"SM-R-1": 7})
    assert book.number("SM-R-1") == 7
    assert book.id(7) == "SM-R-1"
    with pytest.raises(KeyError):
        book.id(8)
