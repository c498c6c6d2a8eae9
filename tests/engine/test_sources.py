"""Tests of what a hash of sources depends on: on all that compiled code can, and on nothing that is for readers."""

from __future__ import annotations

import io
import tokenize
from itertools import islice
from pathlib import Path
from random import Random

import pytest

from sandtable.engine.compile.source_text import read
from sandtable.engine.compile.sources import rules_digest, sources
from sandtable.engine.text_files import read_text
from sandtable.games import of_this_house

RULE = '''"""Rules."""

from siege.numbers import LIMIT


@kernel
def rule(
    n: int,  # how many
    mark: str = "#",
) -> int:
    """Return what it takes.

    Even if it is "much".
    """
    names = {"one": 1, 'two': 2}  # the player's
    return n + LIMIT + names[f"{mark}'s"]
'''
FILES = {
    source.path: name
    for game in {variant.game for variant in of_this_house()}
    for name, source in sources(game.folder).items()
}
"""The sources of all games, with their names."""
SAMPLE = sorted(FILES, key=FILES.__getitem__)[::7]


def meaning(text: str) -> str:
    return read(text).meaning


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ('"""Rules."""', '"""The rules."""'),
        ('"""Rules."""', "# The rules\n"),
        ("\n\n\n@kernel", "\n@kernel"),
        ("# how many", '# how many, "in all'),
        ("# how many", ""),
        ("# the player's", "# theirs"),
        ('"much"', "'much' #"),
        ("    names =", "\n    # counted\n\n    names ="),
        ("    return", '    r"""What comes of it."""\n    return'),
    ],
)
def test_what_is_for_readers_does_not_count(old: str, new: str) -> None:
    assert old in RULE and meaning(RULE) == meaning(RULE.replace(old, new))


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("x = '#1'\n", "x = '#2'\n"),
        ('x = """\n# 1\n"""\n', 'x = """\n# 2\n"""\n'),
        ('x = {\n    1:\n    """a"""\n}\n', 'x = {\n    1:\n    """b"""\n}\n'),
        ('x = [\n    "a"\n    "b"\n]\n', 'x = [\n    "a"\n    "c"\n]\n'),
        ("if x:\n    y = 1\nz = 2\n", "if x:\n    y = 1\n    z = 2\n"),
        ("x = 1 \\\n\n+2\n", "x = 1 \\\n+2\n"),
        ('x = "a" "b"\n', 'x = "a", "b"\n'),
        ("x = r'\\'#1'\n", "x = r'\\'#2'\n"),
        ("x = b'a'\n", "x = 'a'\n"),
        ('x = f"{a["#1"]}"\n', 'x = f"{a["#2"]}"\n'),
        ('x = f"{a:{b["#1"]}}"\n', 'x = f"{a:{b["#2"]}}"\n'),
        ('x = f"}}{a:{b["#1"]}}"\n', 'x = f"}}{a:{b["#2"]}}"\n'),
        ('x = f"{a[\'}\'] + b["#1"]}"\n', 'x = f"{a[\'}\'] + b["#2"]}"\n'),
        ('x = f"""{a["""#1"""]}"""\n', 'x = f"""{a["""#2"""]}"""\n'),
        ("x = rf'{a['#1']}'\n", "x = rf'{a['#2']}'\n"),
        ('x = f"{\na #"\n+ 1}"\n', 'x = f"{\na #"\n+ 2}"\n'),
    ],
)
def test_whatever_may_change_a_rule_counts(one: str, other: str) -> None:
    assert meaning(one) != meaning(other)


@pytest.mark.parametrize("path", SAMPLE, ids=map(FILES.__getitem__, SAMPLE))
def test_every_token_of_a_rule_counts(path: Path) -> None:
    text = read_text(path)
    lines = text.splitlines(keepends=True)
    starts = [sum(map(len, lines[:k])) for k in range(len(lines))]
    found = list(tokenize.generate_tokens(io.StringIO(text).readline))
    chance = Random(len(text))
    counting = {tokenize.NUMBER, tokenize.NAME, tokenize.OP}
    words = (token for token in chance.sample(found, len(found)) if token.type in counting)
    for token in islice(words, 12):
        at = starts[token.start[0] - 1] + token.start[1]
        changed = "1" + token.string if token.type == tokenize.NUMBER else token.string + token.string[-1]
        assert meaning(text[:at] + changed + text[at + len(token.string) :]) != meaning(text), token
    comments = [token for token in found if token.type == tokenize.COMMENT]
    for token in comments:
        at = starts[token.start[0] - 1] + token.start[1]
        assert meaning(text[:at] + "# else" + text[at + len(token.string) :]) == meaning(text), token


@pytest.mark.parametrize(
    "statement",
    [
        "from siege.numbers import LIMIT",
        "from siege import numbers",
        "from siege import (  # all of them\n    others,\n    numbers as n,\n)",
        "import siege.numbers as n",
        "x = 1; from .numbers import LIMIT",
        'x = f"{a["b"]}"\nfrom siege import numbers',
        "from siege import others, \\\n    numbers",
    ],
)
def test_a_file_that_a_rule_takes_numbers_from_counts(statement: str, tmp_path: Path) -> None:
    (tmp_path / "law.py").write_text(f"{statement}\n\n@kernel\ndef rule(n):\n    return n\n")
    (tmp_path / "words.py").write_text("TEXT = 'a move'\n")

    def digest(limit: int) -> str:
        (tmp_path / "numbers.py").write_text(f"LIMIT = {limit}\n")
        return rules_digest(tmp_path, "")

    before = digest(3)
    assert digest(4) != before == digest(3)
    (tmp_path / "words.py").write_text("TEXT = 'another move'\n")
    assert digest(3) == before


def test_a_file_under_another_name_counts(tmp_path: Path) -> None:
    """Two files that change places are other rules, wherever the game lies."""
    for place in ("game", "rules"):
        (tmp_path / place).mkdir()
        (tmp_path / place / "law.py").write_text("@kernel\ndef rule(n):\n    return n\n")
    before = rules_digest(tmp_path / "game", "")
    assert rules_digest(tmp_path / "rules", "") == before
    (tmp_path / "game" / "law.py").rename(tmp_path / "game" / "lore.py")
    assert rules_digest(tmp_path / "game", "") != before
