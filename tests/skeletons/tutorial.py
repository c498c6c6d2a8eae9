"""The steps of docs/a-new-game.md, carried out: write files, and replace or add text in them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

PAGE = Path(__file__).parents[2] / "docs" / "a-new-game.md"
TOLD = re.compile(
    r"In\s`(?P<edited>[^`]+)`,\s(?P<how>replace|after)\s*```\w+\n(?P<old>.*?)```\s*(?:with|add)\s*```\w+\n(?P<new>.*?)```"
    r"|[Ww]rite `(?P<written>[^`]+)`:\s*```\w+\n(?P<text>.*?)```"
    r"|```sh\n(?P<commands>.*?)```",
    re.DOTALL,
)


@dataclass(frozen=True)
class Step:
    """What one section of the page tells the reader to do."""

    title: str
    text: str

    def carry_out(self, folder: Path) -> list[str]:
        """Change the files in `folder` as the page says, and return the commands that it says to run."""
        commands: list[str] = []
        for told in TOLD.finditer(self.text):
            if told["edited"]:
                _edit(folder / told["edited"], told["how"], told["old"], told["new"])
            elif told["written"]:
                (folder / told["written"]).write_text(told["text"], encoding="utf-8")
            else:
                commands += told["commands"].splitlines()
        return commands


def _edit(path: Path, how: str, old: str, new: str) -> None:
    text = path.read_text(encoding="utf-8")
    assert text.count(old) == 1, f"{path.name} holds this {text.count(old)} times, not once:\n{old}"
    path.write_text(text.replace(old, new if how == "replace" else old + new), encoding="utf-8")


def steps() -> Iterator[Step]:
    """Yield the sections that begin a game or add to it, in order."""
    page = PAGE.read_text(encoding="utf-8")
    for section in re.split(r"^## ", page, flags=re.MULTILINE)[1:]:
        title, _, text = section.partition("\n")
        yield Step(title, text)
