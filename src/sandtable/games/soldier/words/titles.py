"""The titles of cards and soldiers in sentences, what each card does, and the clause that says so."""

from __future__ import annotations

from sandtable.games.soldier.rules.cards import SIGNS, SOLDIER_SIGNS, WEAPONS

WEAPON_TITLES = {
    "Glock": "Glock", "Knife": "Knife", "Grenade": "Grenade", "M16": "M16", "M4": "M4", "NinjaStars": "Ninja Stars",
    "SniperRifle": "Sniper Rifle", "Pistol": "Pistol", "SmokeBomb": "Smoke Bomb",
}  # fmt: skip
TITLES = (
    "Advance", "Attack", "Block", "Retaliate", "Redirect", "Stun", "Retreat", "Training 1",
    "Training 2", "Training 3", *WEAPON_TITLES.values(), "Sniper", "Superhuman", "Adrenaline",
    "Interfere", "Radio for Help", "Mirror", "Bomb", "Dud", "Super Dud", "Persuasion",
)  # fmt: skip
SOLDIER_TITLES = tuple("Military Police" if sign == "MilitaryPolice" else sign for sign in SOLDIER_SIGNS)

_TRAINS = "Play it face up as your move. Four points earn you a soldier."
_STRENGTHENS = "Add it to an Attack, Block or Retaliate. The answer then needs a weapon or an intensity card too."
_DOES = {
    "Advance": "Starts a combat, together with an Attack: your soldier fights a soldier of another player.",
    "Attack": "The first card of a combat, after an Advance. Later it answers a Block or a Retaliate.",
    "Block": "Answers an Attack or a Retaliate. Only an Attack answers it; without one the combat is a tie.",
    "Retaliate": "Answers an Attack or a Retaliate. A player who cannot answer it loses.",
    "Redirect": "Instead of an answer, it turns the opening Attack on a soldier of another player.",
    "Stun": "Answers an Attack or a Retaliate: the combat is a tie, and the other fighter loses the next turn.",
    "Retreat": "Answers an Attack or a Retaliate: the combat ends, and nobody wins or loses.",
    "Sniper": "At any time: takes out a soldier of another player that is not in a combat. Only a Mirror saves it.",
    "Superhuman": _STRENGTHENS,
    "Adrenaline": _STRENGTHENS,
    "Interfere": "When you are not in the combat: your soldier takes the place of the attacked one.",
    "Radio": "Before you answer: take cards from a player who is not in the combat.",
    "Mirror": "Saves your soldier from a Sniper.",
    "Bomb": "At any time: every other player loses a soldier, and the turn begins again.",
    "Dud": "Saves you from a Bomb.",
    "SuperDud": "Saves everybody from a Bomb.",
    "Persuasion": "Has no effect: you can only discard it. At some tables it ends a combat.",
}
_WEAPON_DOES = (
    f"{_STRENGTHENS} With the soldier whose power weapon it is, the answer needs a power weapon, or a weapon and an "
    "intensity card."
)
_DOES |= dict.fromkeys(("T1", "T2", "T3"), _TRAINS) | dict.fromkeys(WEAPON_TITLES, _WEAPON_DOES)
DOES = tuple(_DOES[sign] for sign in SIGNS)
CLAUSES = (
    "US-COMBAT-1", "US-COMBAT-4", "US-ANS-3", "US-ANS-5", "US-REDIR-1", "US-ANS-8", "US-R-35",
    *["US-TRAIN-2"] * 3, *["US-BOOST-3"] * WEAPONS, "US-SNIPE-1", *["US-BOOST-2"] * 2,
    "US-INTER-1", "US-RADIO-1", "US-SNIPE-5", "US-BOMB-4", "US-BOMB-7", "US-BOMB-8", "US-R-62",
)  # fmt: skip
