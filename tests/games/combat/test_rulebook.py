"""Tests that the tables printed in the rulebook say what the rules use."""

from __future__ import annotations

import re

from tests.games.combat.situations import COMBAT

from sandtable.games.combat.rules import actions as a
from sandtable.games.combat.rules.maps import MAPS

BOOK = COMBAT.game.rulebook.markdown
CODES = {"building": "bldg", "buildings": "bldg", "trees": "trees", "hole": "hole", "holes": "hole"}


def rows(heading: str) -> list[list[str]]:
    """Return the cells of the tables under a heading, table heads included; true minus signs become hyphens."""
    section = BOOK.split(f"\n### {heading}")[1].split("\n##")[0]
    lines = [line for line in section.splitlines() if line.startswith("|") and "---" not in line]
    return [[cell.strip().strip("`") for cell in line.replace("−", "-").strip("|").split("|")] for line in lines]


def figure(cell: str) -> int:
    return int(cell.split()[0] or 0) if cell else 0


def test_troops_and_vehicles_are_printed_as_they_are() -> None:
    kinds = {kind["code"]: kind for kind in COMBAT.board["types"]}
    for title, code, _, toughness, movement, cost in rows("1.1 Troops")[1:]:
        kind = kinds.pop(code)
        assert (kind["title"], kind["toughness"], kind["movement"], kind["cost"]) == (
            title, figure(toughness), figure(movement), figure(cost),
        )  # fmt: skip
    for title, code, movement, toughness, _, cost, mounts, cells in rows("1.2 Vehicles")[1:]:
        kind = kinds.pop(code)
        assert (kind["title"], kind["toughness"], kind["movement"], kind["cost"], kind["mounts"], kind["size"]) == (
            title, figure(toughness), figure(movement), figure(cost), figure(mounts), figure(cells),
        )  # fmt: skip
    assert not kinds


def test_weapons_are_printed_as_they_are() -> None:
    weapons = {weapon["code"]: weapon for weapon in COMBAT.board["weapons"]}
    for title, code, feet, squared, melee, bonus, _, cost, kind in rows("1.3 Weapons")[1:]:
        weapon = weapons.pop(code)
        assert weapon["title"] == title.lower() and weapon["range"] == figure(feet)
        assert figure(squared) == (2 * figure(feet)) ** 2
        assert (weapon["melee"], weapon["ranged"]) == (figure(melee), figure(bonus))
        assert weapon["vehicles_only"] == ("vehicles only" in bonus)
        assert weapon["cost"] == (0 if cost == "built in" else figure(cost))
        assert weapon["class"] == kind.split(",")[0].removesuffix(" only") and weapon["heavy"] == ("heavy" in kind)
    assert not weapons


def test_positions_and_terrain_are_printed_as_they_are() -> None:
    positions = {one["code"]: one for one in COMBAT.board["positions"]}
    for _, code, movement, melee, toughness, thrown in rows("1.4 Positions")[1:]:
        one = positions.pop(code)
        found = (one["movement"], one["melee"], one["toughness"], one["thrown"])
        assert found == tuple(map(figure, (movement, melee, toughness, thrown)))
    terrain = {one["code"]: one for one in COMBAT.board["terrain"]}
    for _, code, ranged, thrown, toughness in rows("1.5 Terrain")[2:]:  # the first is the open
        one = terrain.pop(code)
        assert (one["ranged"], one["thrown"], one["toughness"]) == tuple(map(figure, (ranged, thrown, toughness)))
    assert not positions and not terrain


def test_the_options_are_printed_as_they_are() -> None:
    printed = {key.strip("` "): values for keys, values, _ in rows("3.11 The options")[1:] for key in keys.split(",")}
    assert set(printed) == {option.key for option in COMBAT.options}
    for option in COMBAT.options:
        if isinstance(option.values, range):
            assert printed[option.key] == str(option.default)
        else:
            values = [str(value) for value in option.values] + ["document"] * (option.document is not None)
            assert printed[option.key].split(" (")[0].split(", ") == values
            assert str(option.default) == values[0]


def test_maps_and_armies_are_printed_as_they_are() -> None:
    table = rows("1.9 Maps")
    for title, pieces in table[1:4]:
        name = re.search(r"\(`?(\w+)`?\)?", title)
        assert name
        assert turned(printed_pieces(pieces)) == {tuple(piece) for piece in MAPS[name[1]]["pieces"]}
    costs = [row for heading in ("1.7 Default", "1.9 Maps") for row in rows(heading) if row[0].startswith("**")]
    assert {cell for row in costs for cell in row if "unit" not in cell} == {"**300**"}
    counts = [figure(cell.strip("*")) for row in costs for cell in row if "unit" in cell]
    assert counts == [len(army["units"]) for army in COMBAT.board["armies"].values()]


def test_the_numbers_of_the_actions_are_printed_as_they_are() -> None:
    firsts = [
        a.END, a.RESIGN, a.UNIT, a.MOVING, a.DEPLOYING, a.DECLARING, a.FIGHTING, a.FIRING, a.CHANGING, a.HEALING,
        a.ANSWERING, a.BUYING, a.EQUIPPING, a.MOUNTING, a.CHOOSING, a.ACTIONS,
    ]  # fmt: skip
    lines = BOOK.split("| ids | action | count |")[1].splitlines()
    table = [[cell.strip() for cell in line.strip("|").split("|")] for line in lines if line.startswith("| ")]
    for (ids, _, count), first, beyond in zip(table, firsts, firsts[1:], strict=False):
        assert int(ids.split("–")[0]) == first and int(ids.split("–")[-1]) == beyond - 1
        assert int(count.replace(",", "")) == beyond - first
    assert len(table) == len(firsts) and table[-1][-1] == f"**{COMBAT.actions:,}**"


def printed_pieces(text: str) -> list[tuple[str, int, int, int, int]]:
    """Return the pieces in a text like `buildings 12–17, 22–27; 10–13, 6–10; hole ...`.

    A word holds for all ranges up to the next word.
    """
    pieces, kind = [], ""
    for part in text.split(";"):
        word = re.match(r"\s*([a-z]+) \d", part)
        kind = CODES[word[1]] if word else kind
        numbers = [int(number) for number in re.findall(r"\d+", part)]
        if numbers:
            x0, x1, y0, y1 = numbers
            pieces.append((kind, x0, y0, x1, y1))
    return pieces


def turned(pieces: list[tuple[str, int, int, int, int]]) -> set[tuple[str, int, int, int, int]]:
    """Return the pieces and their counterparts on the other half of the table."""
    others = [(kind, 47 - x1, 31 - y1, 47 - x0, 31 - y0) for kind, x0, y0, x1, y1 in pieces]
    return {*pieces, *others}
