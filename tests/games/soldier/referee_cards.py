"""The cards of Ultimate Soldier as the second referee knows them: tables 1.2 and 1.3, section 6.2a and the boosts."""

from __future__ import annotations

from typing import NamedTuple

WEAPONS = ("Glock", "Knife", "Grenade", "M16", "M4", "NinjaStars", "SniperRifle", "Pistol", "SmokeBomb")
INTENSITIES = ("Superhuman", "Adrenaline")
DECK = {"Advance": 12, "Attack": 16, "Block": 9, "Retaliate": 10, "Redirect": 4, "Stun": 4, "Retreat": 4}
DECK |= {"T1": 18, "T2": 9, "T3": 5}
DECK |= dict.fromkeys(WEAPONS, 1)
DECK |= {"Sniper": 2, "Superhuman": 2, "Adrenaline": 2}
DECK |= {"Interfere": 2, "Radio": 2, "Mirror": 1, "Bomb": 1, "Dud": 1, "SuperDud": 1, "Persuasion": 1}
POWER = {
    "Rifleman": "M16",
    "Marine": "M16",
    "Paratrooper": "M4",
    "Ranger": "M4",
    "Commando": "Knife",
    "Frogman": "Knife",
    "Grenadier": "Grenade",
    "Sapper": "Grenade",
    "Officer": "Pistol",
    "Pilot": "Pistol",
    "MilitaryPolice": "Glock",
    "Ninja": "NinjaStars",
    "Marksman": "SniperRifle",
    "Scout": "SmokeBomb",
}
"""Every soldier with its power weapon."""
SEATS = "ABCD"


class Boosts(NamedTuple):
    """The cards laid together with an action card; `power` is set if the weapon is the laying soldier's own."""

    weapon: str = ""
    intensity: str = ""
    power: bool = False

    @property
    def cards(self) -> list[str]:
        return [card for card in (self.weapon, self.intensity) if card]

    @property
    def strength(self) -> int:
        return bool(self.weapon) + self.power + bool(self.intensity)

    def demand(self, rule: str) -> str:
        """Return what an answer must add, in one word (US-R-39)."""
        if rule == "strength":
            return "strength" if self.strength else "none"
        return "power" if self.power else "ordinary" if self.cards else "none"

    def meets(self, other: Boosts, rule: str) -> bool:
        """Return whether an answer with these boosts matches a lay with the other boosts."""
        if rule == "strength":
            return self.strength >= other.strength
        if other.power:
            return self.power or len(self.cards) == 2
        return bool(self.cards or not other.cards)

    def spare(self, other: Boosts, rule: str) -> bool:
        """Return whether a card could be left off and the other boosts would still be met (US-R-42)."""
        less = [self._replace(weapon="", power=False), self._replace(intensity="")]
        return any(some != self and some.meets(other, rule) for some in less)
