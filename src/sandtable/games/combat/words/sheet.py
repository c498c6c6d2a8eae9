"""The rules reference sheet for printing: the tables of the rules, and the chances of attacks."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from pathlib import Path
from string import Template

from sandtable.games.combat.rules.sums import ways
from sandtable.games.combat.rules.tables import (
    GUN,
    JEEP,
    KILLS_FROM,
    MELEE,
    OPEN,
    PISTOL,
    RANGED,
    SOLDIER,
    STANCE_CODES,
    STANCE_TOUGHNESS,
    TERRAIN_CODES,
    TERRAIN_TOUGHNESS,
    TOUGHNESS,
    TYPE_CODES,
    TYPES,
    VEHICLE_BONUS,
    WEAPON_CODES,
    WEAPONS,
    WOUNDS_FROM,
)
from sandtable.games.combat.words.attack_sums import MAX_SUM, MIN_SUM, dice_for, percent
from sandtable.games.combat.words.show import describe_board
from sandtable.games.combat.words.shown import Board, TypeFacts, WeaponFacts
from sandtable.games.combat.words.titles import STANCE_TITLES, STEPS, TERRAIN_TITLES, TYPE_TITLES, WEAPON_TITLES

_PAGE = Template(Path(__file__).with_name("sheet.html").read_text("utf-8"))
_NOTHING = "–"


def sheet() -> str:
    """Return the sheet as a self-contained HTML page."""
    board = describe_board()
    sections = (
        _section("Troops", _troops(board)),
        _section("Vehicles", _vehicles(board)),
        _section("Weapons", _weapons(board)),
        _section("Positions", _stances(board)),
        _section("Terrain", _terrain(board)),
        _section("The turn", _turn()),
        _section("The attack", _attack()),
        _section("Wounds", _wounds()),
    )
    odds = (
        _section("Chances against a Soldier, in per cent", _against_soldiers()),
        _section("Chances against a vehicle, in per cent", _against_vehicles()),
        _section("Two dice", _dice()),
    )
    return _PAGE.substitute(sections="\n".join(sections), odds="\n".join(odds))


def _section(title: str, lines: Iterable[str]) -> str:
    return f"<section><h2>{title}</h2>{''.join(lines)}</section>"


def _cited(clause: str) -> str:
    return f"<small>{clause}</small>"


def _table(heads: Sequence[str], rows: Iterable[Sequence[object]], kind: str = "") -> Iterator[str]:
    """Yield a table with column headings; the first cell of each row is its heading."""
    yield f'<table class="{kind}">' if kind else "<table>"
    yield f"<thead><tr>{''.join(f'<th>{head}</th>' for head in heads)}</tr></thead><tbody>"
    for first, *cells in rows:
        yield f"<tr><th>{first}</th>{''.join(f'<td>{cell}</td>' for cell in cells)}</tr>"
    yield "</tbody></table>"


def _signed(number: int) -> str:
    return "0" if number == 0 else f"{number:+d}".replace("-", "−")


def _title(text: str) -> str:
    return escape(text[0].upper() + text[1:])


# -- the tables --------------------------------------------------------------------------------------------------------


def _troops(board: Board) -> Iterator[str]:
    rows = (
        (
            one.title,
            one.toughness,
            f"{one.movement} ft",
            one.bonus or "none",
            one.cost,
            _cited(one.clause),
        )
        for one in board.types
        if not one.vehicle
    )
    yield from _table(("", "toughness", "movement", "bonus", "cost", ""), rows)


def _vehicles(board: Board) -> Iterator[str]:
    rows = (
        (
            one.title,
            one.toughness,
            f"{one.movement} ft",
            _armament(one),
            f"{one.size} × {one.size}",
            one.cost,
            _cited(one.clause),
        )
        for one in board.types
        if one.vehicle
    )
    yield from _table(("", "toughness", "movement", "weapons", "cells", "cost", ""), rows)


def _armament(kind: TypeFacts) -> str:
    if kind.code == "T":
        return "tank gun"
    return {0: "none", 1: "1 mounted"}.get(kind.mounts, f"{kind.mounts} mounted")


def _weapons(board: Board) -> Iterator[str]:
    rows = (
        (
            _title(one.title),
            f"{one.range} ft",
            _signed(one.melee) if one.carried else _NOTHING,
            _NOTHING if one.weapon_class == "hand-to-hand" else _fire(one),
            (one.penalty or "").replace("-", "−"),
            one.cost or "built in",
            f"{one.weapon_class}{', heavy' if one.heavy else ''}",
            _cited(one.clause),
        )
        for one in board.weapons
    )
    yield from _table(("", "range", "hand-to-hand", "fire", "movement", "cost", "class", ""), rows)


def _fire(weapon: WeaponFacts) -> str:
    bonus = _signed(weapon.ranged)
    return f"{bonus} v vehicles" if weapon.vehicles_only else bonus


def _stances(board: Board) -> Iterator[str]:
    rows = (
        (
            _title(one.title),
            f"{one.movement} ft",
            _signed(one.melee),
            _signed(one.thrown),
            _signed(one.toughness),
            _cited(one.clause),
        )
        for one in board.positions
    )
    yield from _table(("", "movement", "own hand-to-hand", "own grenades", "toughness", ""), rows)


def _terrain(board: Board) -> Iterator[str]:
    rows = (
        (_title(one.title), *map(_signed, (one.ranged, one.thrown, one.toughness)), _cited(one.clause))
        for one in board.terrain
    )
    yield from _table(("", "own shots", "own grenades", "toughness", ""), rows)
    yield f"<p>Of two kinds of cover, only the better one counts. {_cited('UC-R-52')}</p>"


def _turn() -> Iterator[str]:
    steps = (f"<li><b>{title}</b>: {text} {_cited(clause)}</li>" for title, text, clause in STEPS.values())
    yield f"<ol>{''.join(steps)}</ol>"


def _attack() -> Iterator[str]:
    yield "<p>Two dice, plus the weapon, plus 1 for Special Forces, minus 1 for one or two wounds (not hand-to-hand), "
    yield "plus the attacker's position and terrain; minus the target's toughness, terrain and position. "
    yield f"{_cited('UC-ATK-2')}</p>"
    rows = (
        (f"{WOUNDS_FROM - 1} or less", "missed", _cited("UC-CHART-1")),
        (f"{WOUNDS_FROM} to {KILLS_FROM - 1}", "wounded", _cited("UC-CHART-2")),
        (f"{KILLS_FROM} or more", "killed", _cited("UC-R-54")),
    )
    yield from _table(("score", "", ""), rows)


def _wounds() -> Iterator[str]:
    rows = (
        ("1 wound", "half movement", "fire at −1", _cited("UC-WND-1")),
        ("2 wounds", "at most 1 ft", "fire at −1", _cited("UC-WND-3")),
        ("3 wounds", "at most 1 ft", "no fire", _cited("UC-WND-5")),
        ("4 wounds", "killed", "", _cited("UC-R-58")),
    )
    yield from _table(("", "movement", "attacks", ""), rows)


# -- the odds ----------------------------------------------------------------------------------------------------------


def _against_soldiers() -> Iterator[str]:
    """Yield the table of every weapon against every cover and stance of a Soldier."""
    covers = [(ground, stance) for ground in range(len(TERRAIN_CODES)) for stance in range(len(STANCE_CODES))]
    heads = "".join(
        f'<th class="group" colspan="{len(STANCE_CODES)}">{_ground(ground)}</th>'
        for ground in range(len(TERRAIN_CODES))
    )
    stances = "".join(f"<th{_group(stance)}>{STANCE_TITLES[STANCE_CODES[stance]]}</th>" for _, stance in covers)
    yield f'<table class="odds"><thead><tr><th></th>{heads}</tr><tr><th></th>{stances}</tr></thead><tbody>'
    for title, bonus in _soldiers_attacks():
        cells = "".join(
            f"<td{_group(stance)}>{_odds(bonus - _toughness(ground, stance))}</td>" for ground, stance in covers
        )
        yield f"<tr><th>{title}</th>{cells}</tr>"
    yield "</tbody></table>"
    yield (
        "<p>First number: the chance to wound or kill; in bold: the chance to kill. Against Special Forces, and for "
        "each −1 on the attack, read the column with 1 more toughness; each +1 makes up for one.</p>"
    )


def _group(stance: int) -> str:
    return "" if stance else ' class="group"'


def _ground(ground: int) -> str:
    return "in the open" if ground == OPEN else TERRAIN_TITLES[TERRAIN_CODES[ground]]


def _toughness(ground: int, stance: int) -> int:
    return int(TOUGHNESS[SOLDIER] + TERRAIN_TOUGHNESS[ground] + STANCE_TOUGHNESS[stance])


def _soldiers_attacks() -> Iterator[tuple[str, int]]:
    """Yield the attacks on soldiers with their bonuses: fire and grenades, then hand-to-hand."""
    for weapon in range(PISTOL, GUN + 1):
        yield _title(WEAPON_TITLES[WEAPON_CODES[weapon]]), int(RANGED[weapon])
    yield from _hand_to_hand()


def _hand_to_hand() -> Iterator[tuple[str, int]]:
    """Yield the hand-to-hand attacks with their bonuses, weapons of the same bonus together, the strongest first."""
    for bonus in sorted({int(MELEE[weapon]) for weapon in range(WEAPONS)}, reverse=True):
        same = [WEAPON_TITLES[WEAPON_CODES[k]] for k in range(WEAPONS) if MELEE[k] == bonus]
        yield f"Hand-to-hand, {', '.join(same) if bonus else 'other or none'}", bonus


def _against_vehicles() -> Iterator[str]:
    kinds = range(JEEP, TYPES)
    attacks = [
        (_title(WEAPON_TITLES[WEAPON_CODES[weapon]]), int(RANGED[weapon] + VEHICLE_BONUS[weapon]))
        for weapon in range(PISTOL, GUN + 1)
    ]
    rows = (
        (title, *(_odds(bonus - int(TOUGHNESS[kind])) for kind in kinds))
        for title, bonus in (*attacks, *_hand_to_hand())
    )
    yield from _table(("", *(TYPE_TITLES[TYPE_CODES[kind]] for kind in kinds)), rows, "odds")


def _odds(total: int) -> str:
    """Return the chances to wound or kill, and to kill, in per cent, as in `58 <b>3</b>`."""
    wounds, kills = dice_for(WOUNDS_FROM, total), dice_for(KILLS_FROM, total)
    if wounds is None:
        return _NOTHING
    killing = f" <b>{percent(ways(kills))}</b>" if kills is not None else ""
    return f"{percent(ways(wounds))}{killing}"


def _dice() -> Iterator[str]:
    sums = range(MIN_SUM, MAX_SUM + 1)
    rows = [("per cent", *(percent(ways(least)) for least in sums))]
    yield from _table(("at least", *sums), rows, "odds")
