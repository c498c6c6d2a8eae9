"""The cards and soldiers: their kinds, counts, groups and power weapons (rulebook section 1)."""

from __future__ import annotations

from sandtable.engine import table

# The kinds of common card, in the order in which actions are numbered.
ADVANCE, ATTACK, BLOCK, RETALIATE, REDIRECT, STUN, RETREAT = range(7)
TRAINING = 7  # + points - 1
WEAPON = 10  # + number of the weapon
SNIPER = 19
INTENSITY = 20  # + number of the intensity
INTERFERE, RADIO, MIRROR, BOMB, DUD, SUPER_DUD, PERSUASION = range(22, 29)
KINDS = 29
LAY_KINDS = (ATTACK, BLOCK, RETALIATE, STUN, RETREAT)  # the first three must be answered
MOST_POINTS = 3
WEAPONS = 9
INTENSITIES = 2
SOLDIERS = 14

SIGNS = (
    "Advance", "Attack", "Block", "Retaliate", "Redirect", "Stun", "Retreat", "T1", "T2", "T3",
    "Glock", "Knife", "Grenade", "M16", "M4", "NinjaStars", "SniperRifle", "Pistol", "SmokeBomb",
    "Sniper", "Superhuman", "Adrenaline", "Interfere", "Radio", "Mirror", "Bomb", "Dud", "SuperDud", "Persuasion",
)  # fmt: skip
COUNTS = (12, 16, 9, 10, 4, 4, 4, 18, 9, 5, *[1] * WEAPONS, 2, 2, 2, 2, 2, 1, 1, 1, 1, 1)  # US-R-2 to US-R-6
GROUPS = (
    *["action"] * 7, *["training"] * 3, *["weapon"] * WEAPONS, "sniper", *["intensity"] * INTENSITIES, *["special"] * 7,
)  # fmt: skip
CARDS = sum(COUNTS)

# The soldiers, and the power weapon of each in the same order (US-R-7).
SOLDIER_SIGNS = (
    "Rifleman", "Marine", "Paratrooper", "Ranger", "Commando", "Frogman", "Grenadier", "Sapper", "Officer", "Pilot",
    "MilitaryPolice", "Ninja", "Marksman", "Scout",
)  # fmt: skip
POWER_SIGNS = (
    "M16", "M16", "M4", "M4", "Knife", "Knife", "Grenade", "Grenade", "Pistol", "Pistol", "Glock", "NinjaStars",
    "SniperRifle", "SmokeBomb",
)  # fmt: skip

KIND_OF = {sign: kind for kind, sign in enumerate(SIGNS)}
SOLDIER_OF = {sign: soldier for soldier, sign in enumerate(SOLDIER_SIGNS)}

COUNT = table(COUNTS)
POWER = table([KIND_OF[sign] - WEAPON for sign in POWER_SIGNS])  # by soldier: the number of its power weapon
