"""The titles of units, weapons, stances, terrain and steps in English, for tables, and the clause for each."""

from __future__ import annotations

TYPE_TITLES = {
    "O": "Officer", "SF": "Special Forces", "M": "Medic", "S": "Soldier",
    "J": "Jeep", "MC": "Motorcycle", "APC": "APC", "T": "Tank",
}  # fmt: skip
CALLING_TITLES = {
    "O": "Officer", "SF": "Special Forces", "M": "Medic", "S": "Soldier",
    "J": "Jeep", "MC": "Motorcycle", "APC": "APC", "T": "Tank",
    "rifle": "Rifleman", "mg": "Machine gunner", "baz": "Bazooka gunner", "mort": "Mortar gunner",
}  # fmt: skip
"""What people call a unit: by its type, Soldiers by the weapon that they are there for."""
TYPE_BONUS = {"O": "lets all units act", "SF": "+1 toughness and attacks", "M": "heals up to three soldiers"}
TYPE_CLAUSE = {
    "O": "UC-TROOP-1", "SF": "UC-TROOP-3", "M": "UC-TROOP-5", "S": "UC-TROOP-7",
    "J": "UC-VEH-1", "MC": "UC-VEH-2", "APC": "UC-VEH-3", "T": "UC-VEH-4",
}  # fmt: skip
WEAPON_TITLES = {
    "knife": "knife", "pistol": "pistol", "rifle": "rifle", "mg": "machine gun", "gren": "grenade", "baz": "bazooka",
    "mort": "mortar", "gun": "tank gun", "melee": "hand-to-hand",
}  # fmt: skip
WEAPON_CLAUSE = {
    "knife": "UC-WPN-1", "pistol": "UC-WPN-2", "rifle": "UC-WPN-3", "mg": "UC-WPN-4", "gren": "UC-WPN-5",
    "baz": "UC-WPN-6", "mort": "UC-WPN-7", "gun": "UC-R-29", "melee": "UC-R-37",
}  # fmt: skip
STANCE_TITLES = {"st": "standing", "kn": "kneeling", "pr": "prone"}
STANCE_CLAUSE = {"st": "UC-POS-1", "kn": "UC-POS-2", "pr": "UC-POS-3"}
TERRAIN_TITLES = {"hole": "hole", "trees": "trees", "veh": "vehicle", "bldg": "building"}
TERRAIN_CLAUSE = {"hole": "UC-TER-1", "trees": "UC-TER-2", "veh": "UC-TER-3", "bldg": "UC-TER-4"}
STEPS = {
    "move": ("Move", "Each unit may move once.", "UC-TURN-1"),
    "declare": ("Name targets", "Each soldier that will fire names a weapon and a target.", "UC-TURN-2"),
    "dirt": ("Hit the dirt", "Each targeted soldier may hit the dirt: it lies down at once.", "UC-TURN-3"),
    "sighted": ("Sighted fire", "The shots are rolled in the order in which they were named.", "UC-TURN-4"),
    "grenades": ("Grenades", "The grenades are rolled in the order in which they were named.", "UC-TURN-5"),
    "melee": ("Hand-to-hand", "Soldiers that have not attacked may attack an enemy within 1 ft.", "UC-TURN-6"),
    "vehicles": ("Vehicles fire", "Each mounted weapon and each tank gun may fire once.", "UC-TURN-7"),
    "position": ("Positions", "Each soldier may stand, kneel or lie down for the next turn.", "UC-TURN-8"),
    "heal": ("Heal", "Medics heal soldiers within 1 ft.", "UC-TURN-9"),
    "removal": ("Casualties", "Killed units are removed, and their points are counted.", "UC-TURN-10"),
}
"""The ten steps of a half-turn, in order: title, what happens, the clause."""
