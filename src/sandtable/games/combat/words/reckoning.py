"""The sum of an attack, as data and in words: what is added to the dice, what is subtracted, what that comes to."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sandtable.games.combat.rules.tables import (
    GRENADE,
    HANDS,
    POSITION_CODES,
    TERRAIN_CODES,
    WEAPON_CODES,
)
from sandtable.games.combat.words.titles import POSITION_TITLES, TERRAIN_TITLES, TYPE_TITLES, WEAPON_TITLES

FACES = 36  # ways in which two dice fall
LEAST, MOST = 2, 12


@dataclass(frozen=True)
class Figures:
    """What an attack is reckoned from, as the rules give it: the first five are added, the next three subtracted."""

    weapon_bonus: int
    special: int
    wound: int
    position: int  # of the attacker
    terrain: int  # what the terrain table's column for such attacks says
    toughness: int
    cover: int
    stance: int  # of the target
    charged: int  # the governing terrain that `terrain` is for
    ground: int  # the target's

    @property
    def total(self) -> int:
        """The score without the dice."""
        added = self.weapon_bonus + self.special + self.wound + self.position + self.terrain
        return added - self.toughness - self.cover - self.stance


def terms(weapon: int, figures: Figures) -> list[dict[str, Any]]:
    """The figures that are not nothing, and the weapon's always."""
    column = "hand-to-hand" if weapon == HANDS else "thrown" if weapon == GRENADE else "ranged"
    stands = POSITION_TITLES[POSITION_CODES[-figures.position]]
    ground = _terrain(figures.charged)
    found = [
        (figures.special, TYPE_TITLES["SF"]),
        (figures.wound, "wounded"),
        (figures.position, f"{stands} ({column})"),
        (figures.terrain, f"{ground} ({column})"),
        (-figures.toughness, "toughness"),
        (-figures.cover, _terrain(figures.ground)),
        (-figures.stance, POSITION_TITLES[POSITION_CODES[figures.stance]]),
    ]
    first = {"value": figures.weapon_bonus, "text": WEAPON_TITLES[WEAPON_CODES[weapon]]}
    return [first, *({"value": value, "text": text} for value, text in found if value)]


def _terrain(kind: int) -> str:
    return TERRAIN_TITLES.get(TERRAIN_CODES[kind], "open ground")


def written(found: Sequence[dict[str, Any]]) -> str:
    """Terms as they stand behind the dice: `+ 3 machine gun - 3 toughness`."""
    return " ".join(f"{'-' if term['value'] < 0 else '+'} {abs(term['value'])} {term['text']}" for term in found)


# -- what it comes to --------------------------------------------------------------------------------------------------


def chances(least: int | None) -> int:
    """In how many of 36 ways two dice show at least so much."""
    if least is None:
        return 0
    return sum(1 for one in range(1, 7) for other in range(1, 7) if one + other >= least)


def dice_for(score: int, total: int) -> int | None:
    """The least sum of the dice that makes the score; None where none does."""
    needed = max(LEAST, score - total)
    return needed if needed <= MOST else None


def reckon(weapon: int, figures: Figures, wounds_from: int | None, kills_from: int) -> dict[str, Any]:
    """The whole sum. `wounds_from` and `kills_from` are the least scores for either; None: wounding changes nothing."""
    found = terms(weapon, figures)
    wounds_on = None if wounds_from is None else dice_for(wounds_from, figures.total)
    kills_on = dice_for(kills_from, figures.total)
    return {
        "terms": found,
        "total": figures.total,
        "wounds_on": wounds_on,
        "kills_on": kills_on,
        "wound": max(chances(wounds_on), chances(kills_on)),
        "kill": chances(kills_on),
        "text": f"2d6 {written(found)}: {_prospects(wounds_on, kills_on)}",
    }


def _prospects(wounds_on: int | None, kills_on: int | None) -> str:
    """`wounds on 9 or more (28 %), cannot kill`."""
    if kills_on is not None and (wounds_on is None or kills_on <= wounds_on):
        return f"kills on {_from(kills_on)}"
    if wounds_on is None:
        return "cannot hurt the target"
    kills = "cannot kill" if kills_on is None else f"kills on {_from(kills_on)}"
    return f"wounds on {_from(wounds_on)}, {kills}"


def _from(least: int) -> str:
    more = "" if least == MOST else " or more"
    return f"{least}{more} ({percent(chances(least))} %)"


def percent(chance: int) -> int:
    """36ths as a percentage, to the nearest whole one."""
    return round(100 * chance / FACES)
