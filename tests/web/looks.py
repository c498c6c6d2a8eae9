"""What every screen must be: accessible, and no wider than its window."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tests.web.conftest import DESKTOP, PHONE
from tests.web.person import Person

AXE = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
SCREENS = {"desktop": DESKTOP, "phone": PHONE}


def violations(person: Person, part: str = ":root") -> list[str]:
    """Return what axe-core finds in a part of the page, one finding a line."""
    if not person.page.evaluate("'axe' in window"):  # it is half a megabyte to read
        person.page.add_script_tag(path=AXE)
    found: list[dict[str, Any]] = person.page.evaluate(
        "part => axe.run(part, { resultTypes: ['violations'] }).then(({ violations }) => violations)", part
    )
    return [f"{one['id']}: {one['help']}: {[node['target'] for node in one['nodes']]}" for one in found]


def no_overflow(person: Person) -> None:
    too_wide = person.page.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert too_wide <= 0, f"the page is {too_wide} px wider than the window"


def check(person: Person, where: str) -> None:
    no_overflow(person)
    found = violations(person)
    assert not found, f"{where}: {found}"
