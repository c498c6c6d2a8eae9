"""The titles of units, weapons, stances, terrain and steps in sentences, what each does, and the clause for it."""

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
TYPE_DOES = {
    "O": "As long as one of them lives, all units of the side act.",
    "SF": "Tougher than other troops, and +1 on all attacks.",
    "M": "Heals up to three soldiers within 1 ft at the end of its side's half-turn.",
    "S": "Has no bonus of its own.",
    "J": "Fires one mounted weapon.",
    "MC": "Cannot attack.",
    "APC": "Fires two mounted weapons, each at a target of its own.",
    "T": "Fires its gun as a bazooka: +7 against vehicles.",
}
TYPE_BONUS = {"O": "lets all troops move", "SF": "+1 toughness and attacks", "M": "heals wounds, three soldiers"}
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
WEAPON_DOES = {
    "knife": " For hand-to-hand attacks alone.",
    "gren": " It is thrown, in a step of its own after sighted fire.",
    "baz": " One foot less of movement.",
    "mort": " At most 1 ft of movement.",
    "gun": " Built into the tank.",
    "melee": " With the best weapon carried, or none.",
}
STANCE_TITLES = {"st": "standing", "kn": "kneeling", "pr": "prone"}
STANCE_CLAUSE = {"st": "UC-POS-1", "kn": "UC-POS-2", "pr": "UC-POS-3"}
TERRAIN_TITLES = {"hole": "hole", "trees": "trees", "veh": "vehicle", "bldg": "building"}
TERRAIN_CLAUSE = {"hole": "UC-TER-1", "trees": "UC-TER-2", "veh": "UC-TER-3", "bldg": "UC-TER-4"}
TERRAIN_DOES = {
    "hole": "It does not block sight.",
    "trees": "They do not block sight.",
    "veh": "It covers soldiers beside it along lines that it stands in.",
    "bldg": "Nobody sees through it; who is inside sees and is seen.",
}
IN_TERRAIN = {"hole": "in a hole", "trees": "in trees", "veh": "behind a vehicle", "bldg": "in a building"}

STEPS = {
    "move": ("Move", "Each unit may move once.", "UC-TURN-1"),
    "declare": ("Name targets", "Each soldier that is to fire names weapon and target.", "UC-TURN-2"),
    "dirt": ("Hit the dirt", "The other side may let targeted soldiers hit the dirt.", "UC-TURN-3"),
    "sighted": ("Sighted fire", "Declared shots are resolved in order.", "UC-TURN-4"),
    "grenades": ("Grenades", "Declared grenades are resolved in order.", "UC-TURN-5"),
    "melee": ("Hand-to-hand", "Soldiers that have not attacked may do so within 1 ft.", "UC-TURN-6"),
    "vehicles": ("Vehicles fire", "Each mounted weapon, and a tank's gun, may fire once.", "UC-TURN-7"),
    "position": ("Positions", "Each soldier may stand, kneel or lie down for the next turn.", "UC-TURN-8"),
    "heal": ("Heal", "Medics heal soldiers within 1 ft.", "UC-TURN-9"),
    "removal": ("Casualties", "The killed are removed, and points are counted.", "UC-TURN-10"),
}
"""The ten steps of a half-turn, in order: title, what happens, the clause."""

BRIEF = {
    "UC-R-3": "That is out of reach: its feet of movement, and what is in the way, do not let it get there.",
    "UC-R-4": "That is out of range.",
    "UC-R-8": "There is no line of sight: something stands between.",
    "UC-R-11": "Another unit is there, and no two stand on one cell.",
    "UC-R-12": "No unit can leave the table.",
    "UC-R-14": "No vehicle mounts that, or no more of it.",
    "UC-R-24": "Without an Officer its side's units do not move.",
    "UC-R-25": "It is confused for want of an Officer, and does nothing in its own half-turn.",
    "UC-R-30": "It has had its attack of this half-turn.",
    "UC-R-31": "Soldiers declare in step 2; vehicles fire in step 7, each of their weapons once.",
    "UC-R-46": "Whether it hits the dirt is not being asked now.",
    "UC-R-61": "A Medic heals wounded soldiers of its own side within 1 ft, nobody twice in a step.",
    "UC-R-62": "It is killed, and out of action from then on.",
    "UC-R-66": "Vehicles have no position.",
    "UC-R-68": "Units are placed in turns, wholly in the own zone and on free cells, vehicles on open ground.",
    "UC-R-73": "A unit acts once in a step, and to stay as it is is no act.",
    "UC-R-95": "A unit that is picked acts first.",
}
"""Rulings that say more than a refusal needs, in a sentence."""
