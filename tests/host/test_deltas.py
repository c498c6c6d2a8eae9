"""Tests of deltas: the function in docs/protocol.md makes of them what full updates say, in every game."""

from __future__ import annotations

import random
import re
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.every_game.tables import need_tables
from tests.host.delta_pairs import pairs
from tests.host.games import NORTH, SOUTH, begun_match, submit

import sandtable.host.table.match
from sandtable.engine.game import Variant
from sandtable.engine.umpire import Umpire
from sandtable.host.protocol import encode
from sandtable.host.protocol.news import Ask, Delta, NewChoices, Resync
from sandtable.host.table.changes import SPLICE, change_of, choices_change
from sandtable.host.table.given import Act
from sandtable.host.table.match import LATEST, Match

PAGE = Path(__file__).parents[2] / "docs" / "protocol.md"
ACTS = 120
Json = dict[str, Any]
Follow = Callable[[Json | None, Json], Json | None]


@pytest.fixture(scope="module")
def printed() -> dict[str, Any]:
    """The functions of the page, as they are printed there."""
    [block] = re.findall(r"^```python\n(.*?)^```", PAGE.read_text(encoding="utf-8"), re.MULTILINE | re.DOTALL)
    names: dict[str, Any] = {}
    exec(compile(block, str(PAGE), "exec"), names)
    return names


@pytest.fixture
def follow(printed: dict[str, Any]) -> Follow:
    found: Follow = printed["follow"]
    return found


def read(message: bytes) -> Json:
    return dict(msgspec.json.decode(message))


def whole(match: Match, viewer: int) -> Json:
    """Return a resync as a viewer gets it who follows by deltas."""
    return read(encode(match.resync(viewer, deltas=True)))


def says(held: Json | None, update: Json) -> bool:
    """Return whether a viewer holds what an update or a resync says."""
    assert held is not None
    now = {**held, "legal": held["choices"] if held["ask"] else []}
    return all(now[key] == update[key] for key in ("n", "view", "ask", "legal"))


def random_game(variant: Variant, seed: int) -> Iterator[Match]:
    """Play a random game; yield the match at its beginning and after each act."""
    rng = random.Random(seed)
    match = Match(lambda: Umpire(variant, variant.players[1], seed=bytes([seed]) * 32))
    yield match
    for _ in range(ACTS):
        asked = [viewer for viewer in match.viewers.values() if viewer.question]
        if match.over or not asked:
            return
        viewer = rng.choice(asked)
        match.act(Act(viewer.number, rng.choice(viewer.question), viewer.seq))
        yield match


# ---- they say what updates say ----


@pytest.mark.parametrize("seed", range(2))
def test_whoever_follows_by_deltas_holds_what_updates_say(variant: Variant, follow: Follow, seed: int) -> None:
    need_tables(variant)
    held: dict[int, Json | None] = {}
    for match in random_game(variant, seed):
        for number in match.viewers:
            before = held.get(number)
            if before is None:
                match.follow(match.viewers, match.viewers)
                held[number] = follow(None, whole(match, number))
                continue
            updates = match.since(number, before["n"])
            deltas = match.since(number, before["n"], deltas=True)
            assert updates is not None and deltas is not None and len(updates) == len(deltas)
            for update, delta in zip(map(read, updates), map(read, deltas), strict=True):
                held[number] = follow(held[number], delta)
                assert says(held[number], update) and delta.get("told", []) == update["told"]
            assert says(held[number], read(encode(match.resync(number))))


@pytest.mark.parametrize("seed", range(2))
def test_whoever_comes_at_any_time_follows_from_there(variant: Variant, follow: Follow, seed: int) -> None:
    """One page comes anew before each act, and another goes and comes back all the time."""
    need_tables(variant)
    rng = random.Random(seed)
    held: dict[int, Json | None] = {}
    for match in random_game(variant, seed):
        here = [number for number in match.viewers if rng.random() < 0.6]
        for number in here:
            before = held.get(number)
            missed = None if before is None else match.since(number, before["n"], deltas=True)
            for delta in missed or []:
                held[number] = held[number] and follow(held[number], read(delta))
            if held.get(number) is None or missed is None:
                held[number] = follow(None, whole(match, number))
            assert says(held[number], read(encode(match.resync(number))))
            if rng.random() < 0.3:
                whole(match, number)  # for another page of the same viewer
        match.follow((), here)


def test_a_delta_names_only_what_has_changed(variant: Variant, printed: dict[str, Any]) -> None:
    need_tables(variant)
    for _, old, change in changes_of_views(variant):
        assert unchanged(old, change, printed["changed"]) == []


def test_a_delta_that_names_what_has_not_changed_is_found(
    monkeypatch: pytest.MonkeyPatch, printed: dict[str, Any]
) -> None:
    """A leak is planted: the delta names a field that changed for somebody else."""

    def telling(old: Any, new: Any) -> Any:
        return {**change_of(old, new), "phase": [new["phase"]]}

    monkeypatch.setattr(sandtable.host.table.match, "change_of", telling)
    match = begun_match()
    before = read(encode(match.resync(SOUTH)))["view"]
    submit(match, SOUTH, "a4-a5")
    delta = read((match.since(SOUTH, match.viewers[SOUTH].n - 1, deltas=True) or [])[0])
    assert unchanged(before, delta["view"], printed["changed"]) == ["phase"]


def changes_of_views(variant: Variant) -> Iterator[tuple[int, Json, Any]]:
    """Return each viewer's views and their changes in the course of a game."""
    views: dict[int, Json] = {}
    for match in random_game(variant, 1):
        for number in match.viewers:
            view = read(encode(match.view(number)))
            if number in views and views[number] != view:
                yield number, views[number], change_of(views[number], view)
            views[number] = view


def unchanged(old: Any, change: Any, changed: Callable[[Any, Any], Any], at: str = "") -> list[str]:
    """Return the parts that a change names although they stay as they are."""
    if change == {} or isinstance(change, list):
        return [at] if change != [] and changed(old, change) == old else []
    found: list[str] = []
    if isinstance(old, list):
        splice = {SPLICE: change[SPLICE]} if SPLICE in change else {}
        spliced = changed(old, splice)
        found += [at] if splice and spliced == old else []
        old = spliced
    for key, part in change.items():
        if key == SPLICE:
            continue
        path = f"{at}.{key}" if at else key
        if isinstance(old, dict) and key not in old:
            found += [path] if part == [] else []
        else:
            found += unchanged(old[int(key)] if isinstance(old, list) else old[key], part, changed, path)
    return found


def test_no_view_has_the_key_of_a_splice(variant: Variant) -> None:
    need_tables(variant)
    for match in random_game(variant, 2):
        for number in match.viewers:
            assert f'"{SPLICE}":' not in encode(match.view(number)).decode()


# ---- any values ----

JSON = st.recursive(
    st.none() | st.booleans() | st.integers(2, 6) | st.text("ab", max_size=2),
    lambda inner: st.lists(inner, max_size=5) | st.dictionaries(st.text("abc", max_size=2), inner, max_size=5),
    max_leaves=12,
)


EXAMPLES = [200, pytest.param(2000, marks=pytest.mark.nightly)]


@pytest.mark.parametrize("examples", EXAMPLES)
def test_a_change_makes_one_value_of_any_other(printed: dict[str, Any], examples: int) -> None:
    @settings(max_examples=examples, deadline=None, derandomize=True)
    @given(JSON, JSON)
    def makes_one(old: Any, new: Any) -> None:
        change = read_any(encode(change_of(old, new)))
        now = old if change == {} else printed["changed"](old, change)
        assert in_order(now) == in_order(new)

    makes_one()


@pytest.mark.parametrize("count", [2000, pytest.param(1_000_000, marks=pytest.mark.nightly)])
def test_changes_of_random_values_are_applied(printed: dict[str, Any], count: int) -> None:
    changed = printed["changed"]
    for old, change, new in pairs(count):
        assert (old if change == {} else changed(old, change)) == new


in_order = msgspec.json.Encoder(order="sorted").encode


def read_any(message: bytes) -> Any:
    return msgspec.json.decode(message)


def test_equal_values_have_no_change() -> None:
    assert change_of({"a": [1, {"b": None}]}, {"a": [1, {"b": None}]}) == {}


# ---- any choices ----

WORD = st.sampled_from(["a", "{x}", "}", "b c", "1", "2"])
CHOICE = st.fixed_dictionaries(
    {"kind": st.sampled_from(["move", "end"]), "text": st.lists(WORD, max_size=3).map(" ".join), "x": st.integers(1, 2)}
)
CHOICES = st.dictionaries(st.integers(0, 9), CHOICE, max_size=6).map(
    lambda found: [{"id": id, **choice} for id, choice in sorted(found.items())]
)


@pytest.mark.parametrize("examples", EXAMPLES)
def test_choices_are_put_together_from_what_has_changed(printed: dict[str, Any], examples: int) -> None:
    @settings(max_examples=examples, deadline=None, derandomize=True)
    @given(CHOICES, CHOICES)
    def are_put_together(old: list[Json], new: list[Json]) -> None:
        gone, come = choices_change(old, new)
        legal = NewChoices(None, [], come) if gone is None else NewChoices(1, gone, come)
        ask = Ask("play", "Your turn.", None)
        held = {"n": 1, "view": {}, "ask": None, "of": 1, "choices": old}
        now = printed["follow"](held, read(encode(Delta(2, 2, {}, legal, ask, []))))
        assert now["choices"] == new

    are_put_together()


def test_texts_that_are_made_of_other_fields_are_a_pattern() -> None:
    choices = [
        {"id": id, "kind": "move", "text": f"move S5 {x},{x + 1}", "unit": "West.S5", "x": x, "y": x + 1}
        for id, x in enumerate((3, 3, 7))
    ]
    _, [columns] = choices_change([], choices)
    assert columns["pattern"] == ["move S5 {x},{y}"] and "text" not in columns


# ---- what does not fit ----


def test_what_was_missed_is_not_made_up(follow: Follow) -> None:
    match = begun_match()
    held = follow(None, whole(match, NORTH))
    n = match.viewers[NORTH].n
    for seat, action in ((SOUTH, "a4-a5"), (NORTH, "b7-b6"), (SOUTH, "a5-a6")):
        submit(match, seat, action)
    first, second, third = map(read, match.since(NORTH, n, deltas=True) or [])
    assert held is not None and follow(held, second) is None, "a number is missing"
    later = follow(follow(held, first), second)
    assert later is not None and follow({**later, "of": 0}, {**third, "ask": first["ask"], "legal": {"of": 9}}) is None


def test_choices_are_told_anew_to_a_page_that_came_while_nothing_was_asked(follow: Follow) -> None:
    match = begun_match()
    submit(match, SOUTH, "a4-a5")
    held = follow(None, whole(match, SOUTH))
    assert held is not None and held["choices"] == [] and held["of"] is None
    submit(match, NORTH, "b7-b6")
    delta = read((match.since(SOUTH, held["n"], deltas=True) or [])[0])
    assert "of" not in delta["legal"]
    assert says(follow(held, delta), read(encode(match.resync(SOUTH))))


def test_a_resync_holds_the_latest_lines_and_says_how_many_came_before() -> None:
    match = begun_match()
    while len(match.viewers[SOUTH].log) <= LATEST:
        for seat in (SOUTH, NORTH):
            submit(match, seat, match.umpire.legal(seat)[0])
    full, latest = match.resync(SOUTH), match.resync(SOUTH, deltas=True)
    assert isinstance(latest, Resync) and len(latest.log) == LATEST and latest.earlier > 0 == full.earlier
    assert full.log[latest.earlier :] == latest.log
