"""What is made from the sources: a page for each game's rulebook, and the files that scripts write."""

from __future__ import annotations

import json
import re

from tools.install import PYTHON
from tools.steps import ROOT, Failed, run, say

RULEBOOKS = ROOT / "src" / "sandtable" / "games"
PAGES = ROOT / "docs" / "rules"
TYPED = sorted(
    schema.parents[1]
    for folder in (RULEBOOKS, ROOT / "src" / "sandtable" / "skeletons", ROOT / "tests")
    for schema in folder.glob("*/rules/schema.py")
)
"""The folders of games whose fields are written as types."""
DECLARED = [folder for folder in TYPED if (folder / "rules" / "tell.py").exists()]
SPEAKING = [folder for folder in TYPED if (folder / "words" / "en.ftl").exists()]
"""Those of games that declare their events, of which rules and classes are made."""


def made() -> dict[str, str]:
    """Return the contents of each page by its file name."""
    pages = {}
    for rulebook in sorted(RULEBOOKS.glob("*/rules.md")):
        source = rulebook.relative_to(ROOT).as_posix()
        note = f"<!-- Made by `make docs` from {source}: change that file, not this one. -->\n\n"
        tests = f"[clause_map.json](../../{rulebook.with_name('clause_map.json').relative_to(ROOT).as_posix()})"
        last = f"\n## Tests\n\nWhich tests and scenarios hold a clause: `sandtable rules VARIANT CLAUSE`, or {tests}.\n"
        pages[f"{rulebook.parent.name}.md"] = note + rulebook.read_text(encoding="utf-8") + last
    return pages


PLAYERS = ROOT / "docs" / "players.md"
SHORT = re.compile(r"(<!-- in short: (\w+) -->\n\n).*?(?=<!-- in short: |<!-- that was in short -->)", re.DOTALL)

OWN_SECTION = re.compile(r"^## (.+) in short\n\n<!-- (\S+) -->$", re.MULTILINE)
LENGTHS = re.compile(r"(<!-- lengths -->\n\n).*?(?=<!-- those were the lengths -->)", re.DOTALL)


def players() -> str:
    """Return the page for players, with the short description of every game from its folder."""
    page = PLAYERS.read_text(encoding="utf-8")
    page = SHORT.sub(
        lambda found: f"{found[1]}{(RULEBOOKS / found[2] / 'short.md').read_text(encoding='utf-8')}\n", page
    )
    return LENGTHS.sub(lambda found: f"{found[1]}{_lengths()}\n", page)


def _lengths() -> str:
    """Return a table of how long games take."""
    rows = ["| Game | Players | Minutes |", "|---|---|---|"]
    for file in sorted(RULEBOOKS.glob("*/lengths.json")):
        short = file.with_name("short.md").read_text(encoding="utf-8")
        game = short.splitlines()[0].removeprefix("## ").removesuffix(" in short")
        titles = {variant: title for title, variant in OWN_SECTION.findall(short)}
        measured = json.loads(file.read_text(encoding="utf-8"))
        for variant, by_seats in measured.items():
            own = variant.removeprefix(f"{file.parent.name}-").replace("-", " ").title()
            name = titles.get(variant, own) if len(measured) > 1 else game
            rows += [f"| {name} | {seats} | {low} to {high} |" for seats, (low, high) in by_seats.items()]
    return "\n".join(rows) + "\n"


def written() -> dict[str, str]:
    return {page.name: page.read_text(encoding="utf-8") for page in sorted(PAGES.glob("*.md"))}


def write() -> int:
    if PYTHON.exists():  # the project's own reader finds which tests hold which clause
        # First the code that is made: everything else imports it.
        run(PYTHON, "-m", "sandtable.engine.field_types", *TYPED)
        run(PYTHON, "-m", "sandtable.engine.event_types", *DECLARED)
        run(PYTHON, "-m", "sandtable.engine.message_types", *SPEAKING)
        run(PYTHON, "-m", "sandtable.engine.driver_types")
        run(PYTHON, ROOT / "scripts" / "clause_map.py")
        run(PYTHON, ROOT / "scripts" / "examples.py")
        run(PYTHON, ROOT / "scripts" / "spaces.py")
        run(PYTHON, ROOT / "scripts" / "scenario_keys.py")
        run(PYTHON, ROOT / "scripts" / "sheets.py")
        run(PYTHON, ROOT / "scripts" / "protocol_page.py")
        run(PYTHON, "-m", "scripts.protocol_types")
        run(PYTHON, "-m", "scripts.shown_types")
        run(PYTHON, ROOT / "scripts" / "streams.py")
        run(PYTHON, ROOT / "scripts" / "disclosures.py")
    PLAYERS.write_text(players(), encoding="utf-8")
    PAGES.mkdir(parents=True, exist_ok=True)
    pages = made()
    for name in written().keys() - pages.keys():
        (PAGES / name).unlink()
    for name, text in pages.items():
        (PAGES / name).write_text(text, encoding="utf-8")
        say(f"-- docs/rules/{name}")
    return 0


def need_fresh() -> None:
    if players() != PLAYERS.read_text(encoding="utf-8"):
        raise Failed("docs/players.md does not match the games in short any more: run `make docs`.")
    if made() != written():
        raise Failed("The pages in docs/rules do not match the rulebooks any more: run `make docs`.")
