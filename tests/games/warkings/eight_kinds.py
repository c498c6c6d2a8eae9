"""War Kings with an eighth kind of card: a copy of the game with one row more in its table of cards."""

from __future__ import annotations

import shutil
import sys
from importlib import import_module
from pathlib import Path

from sandtable.engine import event_types
from sandtable.engine.game import Variant
from sandtable.games import warkings

NAME = "warkings_of_eight"
ROW = '    Card("4S", "4 Soldiers", "Quadruple Soldier", "green", 20, 0, 15, 4, "RT-CARD-3", "RT-CARD-3"),\n'
BEFORE = '    Card("ADV",'


def made_in(folder: Path) -> Variant:
    """Return the game with eight kinds, made in an empty folder."""
    home, source = folder / NAME, Path(warkings.__file__).parent
    for file in (*source.rglob("*.py"), *source.glob("*.md")):
        copy = home / file.relative_to(source)
        copy.parent.mkdir(parents=True, exist_ok=True)
        if file.suffix == ".py":
            text = file.read_text(encoding="utf-8").replace("sandtable.games.warkings", NAME)
            copy.write_text(text, encoding="utf-8")
        else:
            shutil.copy(file, copy)
    cards = home / "rules" / "cards.py"
    text = cards.read_text(encoding="utf-8")
    assert text.count(BEFORE) == 1
    cards.write_text(text.replace(BEFORE, ROW + BEFORE), encoding="utf-8")
    event_types.main([str(home)])
    forget()
    game: Variant = import_module(NAME).WAR_KINGS
    return game


def forget() -> None:
    """Forget the modules of the copy."""
    for name in [name for name in sys.modules if name.partition(".")[0] == NAME]:
        del sys.modules[name]
