"""Writes tests/streams, updates as seats were sent them, by which the client's animations are tested:
`python scripts/streams.py`.

Each variant is played at random for a while, and watched by a seat or by somebody who has none. Kept is what has not
happened before: kinds of event in an order that is new. Where not everything happens under the usual rules,
tests/games/GAME/streams.json holds the options that are tried in turn. Sentences are left out, and of each view only
what has changed is kept, so that all of it stays small.
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
from sandtable.host.table.match import Act, AllSeated, Match

TESTS = Path(__file__).resolve().parents[1] / "tests"
FOLDER = TESTS / "streams"
GAMES = 24
LONGEST = 1500
LARGEST = 38_000
"""So many bytes of each variant are kept."""
SECRET_SET_UP = "setup"
"""What is laid out in secret is not told piece by piece."""


@dataclass
class Thread:
    """What one viewer sees of a game: the first view, and then, of each update that is kept, what had changed until it
    came, what it told, and what it changed.
    """

    now: Any
    view: Any
    updates: list[list[Any]] = field(default_factory=list)

    def add(self, before: Any, told: list[dict[str, Any]], after: Any) -> int:
        """How many bytes that takes."""
        self.updates.append([list(changes(self.now, before)), told, list(changes(before, after))])
        self.now = after
        return len(_compact(self.updates[-1]))


def streams() -> dict[str, str]:
    """Each file's name, and what should stand in it."""
    return {f"{variant.id}.json": _file(variant) for variant in of_this_house() if variant.at_tables}


def changes(old: Any, new: Any, path: tuple[str | int, ...] = ()) -> Iterator[list[Any]]:
    """What has to be set to make one value of another: `[path, value]`, or `[path]` for what is to be removed."""
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
    """One thread and its size, where there was anything new."""
    rng = Random(seed)
    match = Match(partial(_umpire, variant, rng.randint(*variant.players), seed))
    number = rng.choice([rng.randrange(len(match.seats)), match.spectator])
    match.watched = {number}
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
    tried = _tried(variant.game.name)
    options = dict(tried[seed % len(tried)])
    if any(option.key == "resign" for option in variant.options):
        options["resign"] = "no"
    return Umpire(variant, players, options, bytes([seed + 1]) * 32)


@cache
def _tried(game: str) -> list[dict[str, Any]]:
    """The options that a game is played with."""
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
