"""The sum of an attack, as data and in words: what is added to the dice, what is subtracted, and the chances."""

from __future__ import annotations

from dataclasses import dataclass

from sandtable.engine import Message
from sandtable.games.combat.rules.sums import WAYS, ways
from sandtable.games.combat.rules.tables import (
    GRENADE,
    HANDS,
    STANCE_CODES,
    TERRAIN_CODES,
    WEAPON_CODES,
)
from sandtable.games.combat.words import said
from sandtable.games.combat.words.shown import Sum, Term
from sandtable.games.combat.words.titles import STANCE_TITLES, TERRAIN_TITLES, TYPE_TITLES, WEAPON_TITLES

MIN_SUM, MAX_SUM = 2, 12


@dataclass(frozen=True)
class Terms:
    """The terms of an attack's sum, as the rules give them.

    The first five are added, the next three subtracted; the last two are terrains.
    """

    weapon_bonus: int
    special: int
    wound: int
    stance: int  # of the attacker
    terrain: int  # what the terrain table's column for such attacks adds
    toughness: int
    cover: int
    target_stance: int
    charged: int  # the governing terrain that gives `terrain`
    ground: int  # the governing terrain of the target

    @property
    def total(self) -> int:
        """The attack score without the dice."""
        added = self.weapon_bonus + self.special + self.wound + self.stance + self.terrain
        return added - self.toughness - self.cover - self.target_stance


def terms_of(weapon: int, *numbers: int) -> list[Term]:
    """Return the terms of an attack with this weapon from the numbers of `Terms`, in their order."""
    return named(weapon, Terms(*numbers))


def named(weapon: int, terms: Terms) -> list[Term]:
    """Return the terms with their names: the weapon's always, others unless they are 0."""
    column = "hand-to-hand" if weapon == HANDS else "thrown" if weapon == GRENADE else "ranged"
    stands = STANCE_TITLES[STANCE_CODES[-terms.stance]]
    ground = _terrain(terms.charged)
    found = [
        (terms.special, TYPE_TITLES["SF"]),
        (terms.wound, "wounded"),
        (terms.stance, f"{stands} ({column})"),
        (terms.terrain, f"{ground} ({column})"),
        (-terms.toughness, "toughness"),
        (-terms.cover, _terrain(terms.ground)),
        (-terms.target_stance, STANCE_TITLES[STANCE_CODES[terms.target_stance]]),
    ]
    first = Term(value=terms.weapon_bonus, text=WEAPON_TITLES[WEAPON_CODES[weapon]])
    return [first, *(Term(value=value, text=text) for value, text in found if value)]


def _terrain(kind: int) -> str:
    return TERRAIN_TITLES.get(TERRAIN_CODES[kind], "open ground")


# -- what it comes to --------------------------------------------------------------------------------------------------


def dice_for(score: int, total: int) -> int | None:
    """Return the least sum of two dice that reaches the score; None if 12 does not."""
    needed = max(MIN_SUM, score - total)
    return needed if needed <= MAX_SUM else None


def attack_sum(weapon: int, terms: Terms, wounds_from: int | None, kills_from: int) -> Sum:
    """Return the whole sum of an attack with its chances.

    `wounds_from` and `kills_from` are the least scores that wound and that kill. `wounds_from` is None if a wound would
    change nothing. The chances `wound` and `kill` are of 36; `wound` includes killing.
    """
    wounds_on = None if wounds_from is None else dice_for(wounds_from, terms.total)
    kills_on = dice_for(kills_from, terms.total)
    return Sum(
        terms=named(weapon, terms),
        total=terms.total,
        wounds_on=wounds_on,
        kills_on=kills_on,
        wound=max(_ways(wounds_on), _ways(kills_on)),
        kill=_ways(kills_on),
        text=[*_odds(wounds_on, kills_on), said.sum_dice(), *_written(weapon, terms)],
    )


def _ways(least: int | None) -> int:
    return 0 if least is None else ways(least)


def _odds(wounds_on: int | None, kills_on: int | None) -> list[Message]:
    """Return the chances, as in `Wounds on 9 or more: 28 %. It cannot kill.`"""
    kills = said.odds_no_kill() if kills_on is None else _from("odds-kills", kills_on)
    if kills_on is not None and (wounds_on is None or kills_on <= wounds_on):
        return [kills]
    return [said.odds_none()] if wounds_on is None else [_from("odds-wounds", wounds_on), kills]


def _from(odds: str, least: int) -> Message:
    return Message(odds, {"least": least, "chance": percent(ways(least))})


def percent(of: int) -> int:
    """Return outcomes of 36 as a percentage, rounded to a whole number."""
    return round(100 * of / WAYS)


def _written(weapon: int, terms: Terms) -> list[Message]:
    """Return the terms as they follow the dice, as in `+ 3 machine gun − 3 toughness`."""
    charged, ground = TERRAIN_CODES[terms.charged], TERRAIN_CODES[terms.ground]
    found: list[tuple[int, str, dict[str, str]]] = [
        (terms.special, "sum-special", {}),
        (terms.wound, "sum-wound", {}),
        (terms.stance, "sum-position", {"position": STANCE_CODES[-terms.stance]}),
        (terms.terrain, "sum-terrain", {"terrain": charged}),
        (-terms.toughness, "sum-toughness", {}),
        (-terms.cover, "sum-cover", {"terrain": ground}),
        (-terms.target_stance, "sum-target", {"position": STANCE_CODES[terms.target_stance]}),
    ]
    found = [one for one in found if one[0]]
    return [
        Message(id, {"sign": "−" if value < 0 else "+", "value": abs(value), **about})
        for value, id, about in [(terms.weapon_bonus, "sum-weapon", {"weapon": WEAPON_CODES[weapon]}), *found]
    ]
