"""Write tests/streams, which test the client's animations: `python scripts/streams.py`.

They hold updates as seats were sent them. Each variant is played at random for a while, and watched by a seat or by the
spectators. Only what has not happened before is kept: kinds of event in a new order. If the usual rules do not make
everything happen, tests/games/GAME/streams.json holds the options to try in turn. Sentences are left out, and of each
view only changes are kept, so that the files stay small.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.games import of_this_house
from sandtable.host.protocol import encode
from sandtable.host.table.given import Act, AllSeated
from sandtable.host.table.match import Match

TESTS = Path(__file__).resolve().parents[1] / "tests"
FOLDER = TESTS / "streams"
GAMES = 24
LONGEST = 1500
LARGEST = 38_000
"""The most bytes that are kept of each variant."""
SECRET_SET_UP = "setup"
"""The phase of secret set-ups, which are skipped: viewers are not told of them piece by piece."""


@dataclass
class Thread:
    """One viewer's game: the first view, and for each update that is kept what changed before it, what it told, and
    what it changed.
    """

    now: Any
    view: Any
    updates: list[list[Any]] = field(default_factory=list)

    def add(self, before: Any, told: list[dict[str, Any]], after: Any) -> int:
        """Add an update; return how many bytes it takes."""
        self.updates.append([list(changes(self.now, before)), told, list(changes(before, after))])
        self.now = after
        return len(_compact(self.updates[-1]))


def streams() -> dict[str, str]:
    """Return the contents of each file by its name."""
    return {f"{variant.id}.json": _file(variant) for variant in of_this_house() if variant.at_tables}


def changes(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> Iterator[list[Any]]:
    """Yield the changes that turn one value into another: `[path, value]`, or `[path]` for what is to be removed."""
    if old == new and type(old) is type(new):
        return
    if isinstance(old, dict) and isinstance(new, dict):
        yield from ([[*path, key]] for key in old if key not in new)
        for key, value in new.items():
            yield from changes(old[key], value, (*path, key)) if key in old else [[[*path, key], value]]
    elif isinstance(old, list) and isinstance(new, list):
        for i, value in enumerate(new):
            yield from changes(old[i], value, (*path, i)) if i < len(old) else [[[*path, i], value]]
        if len(new) < len(old):
            yield [[*path, "length"], len(new)]
    else:
        yield [list(path), new]


def _file(variant: Variant) -> str:
    known: set[tuple[str, ...]] = set()
    threads: list[Thread] = []
    room = LARGEST
    for seed in range(GAMES):
        for thread, size in _game(variant, seed, known, room):
            threads.append(thread)
            room -= size
    return "[\n" + ",\n".join(_compact({"view": each.view, "updates": each.updates}) for each in threads) + "\n]\n"


def _game(variant: Variant, seed: int, known: set[tuple[str, ...]], room: int) -> Iterator[tuple[Thread, int]]:
    """Yield a thread and its size, if there was anything new."""
    rng = Random(seed)
    match = Match(partial(_umpire, variant, rng.randint(*variant.players), seed))
    number = rng.choice([rng.randrange(len(match.seats)), match.spectator])
    match.take(AllSeated())
    while match.view(number)["phase"] == SECRET_SET_UP:
        _act(match, rng)
    view = _plain(match.view(number))
    thread: Thread | None = None
    size = 0
    while not match.over and len(match.played) < LONGEST and size < room:
        n = match.viewers[number].n
        _act(match, rng)
        if match.viewers[number].n == n:
            continue
        update = json.loads(match.latest(number))
        told = [{key: value for key, value in each.items() if key != "text"} for each in update["told"]]
        order = tuple(dict.fromkeys(each["kind"] for each in told))
        if order not in known:
            known.add(order)
            if thread is None:
                thread = Thread(view, view)
                size += len(_compact(view))
            size += thread.add(view, told, update["view"])
        view = update["view"]
    if thread:
        yield thread, size


def _umpire(variant: Variant, players: int, seed: int) -> Umpire:
    options_tried = tried(variant.game.name)
    options = dict(options_tried[seed % len(options_tried)])
    if any(option.key == "resign" for option in variant.options):
        options["resign"] = "no"
    return Umpire(variant, players, options, bytes([seed + 1]) * 32)


@cache
def tried(game: str) -> list[dict[str, Any]]:
    """Return the options that a game is played with."""
    file = TESTS / "games" / game / "streams.json"
    return list(json.loads(file.read_text(encoding="utf-8"))) if file.exists() else [{}]


def _act(match: Match, rng: Random) -> None:
    viewer = rng.choice([each for each in match.viewers.values() if each.question])
    match.act(Act(viewer.number, rng.choice(viewer.question), viewer.seq))


def _plain(view: Any) -> Any:
    return json.loads(encode(view))


def _compact(value: Any) -> str:
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def main() -> None:
    FOLDER.mkdir(exist_ok=True)
    for name, text in streams().items():
        (FOLDER / name).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
