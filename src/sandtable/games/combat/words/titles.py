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
ARTICLES = {"O": "an ", "SF": "", "APC": "an "}
"""What stands before the title of one unit of a type, where it is not `a `."""
TYPE_DOES = {
    "O": "While a side has a living Officer, all its units may act.",
    "SF": "Tougher than other troops, with +1 on all attacks.",
    "M": "Heals up to three soldiers within 1 ft each turn.",
    "S": "Has no special ability.",
    "J": "Fires one mounted weapon.",
    "MC": "Cannot attack.",
    "APC": "Fires two mounted weapons, each at its own target.",
    "T": "Fires its gun like a bazooka: +7 against vehicles.",
}
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
WEAPON_DOES = {
    "knife": " For hand-to-hand attacks only.",
    "gren": " Thrown in its own step, after sighted fire.",
    "baz": " Takes 1 ft off movement.",
    "mort": " At most 1 ft of movement.",
    "gun": " Built into the tank.",
    "melee": " Uses the best weapon carried, or none.",
}
STANCE_TITLES = {"st": "standing", "kn": "kneeling", "pr": "prone"}
STANCE_CLAUSE = {"st": "UC-POS-1", "kn": "UC-POS-2", "pr": "UC-POS-3"}
TERRAIN_TITLES = {"hole": "hole", "trees": "trees", "veh": "vehicle", "bldg": "building"}
TERRAIN_CLAUSE = {"hole": "UC-TER-1", "trees": "UC-TER-2", "veh": "UC-TER-3", "bldg": "UC-TER-4"}
TERRAIN_DOES = {
    "hole": "It does not block sight.",
    "trees": "They do not block sight.",
    "veh": "It covers soldiers next to it when it is in the line of fire.",
    "bldg": "It blocks sight, but units inside can see out and be seen.",
}
IN_TERRAIN = {"hole": "in a hole", "trees": "in trees", "veh": "behind a vehicle", "bldg": "in a building"}

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

BRIEF = {
    "UC-R-3": "Out of reach: too far, or something is in the way.",
    "UC-R-4": "The target is out of range.",
    "UC-R-8": "No line of sight: something is in the way.",
    "UC-R-11": "Another unit is already there.",
    "UC-R-12": "No unit can leave the table.",
    "UC-R-14": "This vehicle cannot mount that weapon, or no more of them.",
    "UC-R-24": "This side has no Officer, so its units cannot move.",
    "UC-R-25": "This unit is confused: without an Officer it does nothing in its own half-turn.",
    "UC-R-30": "This unit has already attacked in this half-turn.",
    "UC-R-31": "Soldiers name targets in step 2; vehicles fire in step 7, each weapon once.",
    "UC-R-46": "You are not asked about this unit now.",
    "UC-R-61": "A Medic heals wounded soldiers of its side within 1 ft, each once in a step.",
    "UC-R-62": "This unit has been killed.",
    "UC-R-66": "Vehicles have no position.",
    "UC-R-68": "Take turns to place units on free cells of your zone, vehicles on open ground.",
    "UC-R-73": "This unit has already acted in this step, or nothing would change.",
    "UC-R-95": "First finish with the unit that you chose.",
}
"""Short texts for rulings that say more than a refusal needs."""
